import { useId, useRef, type MouseEvent, type ReactNode } from 'react';
import { classNames } from './class-names.js';
import { Icon, type IconName } from './icon.js';
import { ToastsInDialog } from './toast.js';
import { useModal } from './use-modal.js';
import { uiTexts } from '../../i18n/ui.js';

export type DialogSize = 'normal' | 'fit' | 'wide' | 'full';

export interface DialogProps {
  open: boolean;
  /** Escape, the backdrop, the browser's Back or the close button; the owner then sets `open` to false. */
  onClose: () => void;
  title: ReactNode;
  size?: DialogSize;
  icon?: IconName;
  tone?: 'plain' | 'gold' | 'bad' | 'ok';
  /** The buttons at the foot, which stays while the body scrolls; the main one last. */
  actions?: ReactNode;
  /** Shows a cross in the corner; for dialogs without a button that closes. */
  closeButton?: boolean;
  /** Body without padding or heading: the child draws everything. The title is then read alone. */
  bare?: boolean;
  /** For choices that must not be lost by a tap beside the dialog. */
  keepOnBackdrop?: boolean;
  /** For a dialog that asks whether to leave the page: Back has opened it. */
  keepOnBack?: boolean;
  children: ReactNode;
}

/**
 * A modal dialog on the native element: the browser keeps focus inside and gives it back, and makes the page inert.
 * A bottom sheet below 40rem. It closes at once for focus and clicks, and fades for 700 ms.
 */
export function Dialog({
  open,
  onClose,
  title,
  size = 'normal',
  icon,
  tone = 'plain',
  actions,
  closeButton = false,
  bare = false,
  keepOnBackdrop = false,
  keepOnBack = false,
  children,
}: DialogProps) {
  const titleId = useId();
  const { dialog, hasContent } = useModal(open, onClose, keepOnBack);

  // Pressed and released beside it. Closing at the press would give the focus back before the press takes it away.
  const pressedBeside = useRef(false);
  const onPress = (event: MouseEvent<HTMLDialogElement>) => {
    pressedBeside.current = event.target === event.currentTarget;
  };
  const onBackdrop = (event: MouseEvent<HTMLDialogElement>) => {
    if (!keepOnBackdrop && pressedBeside.current && event.target === event.currentTarget) onClose();
  };

  return (
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events -- the backdrop; keys have Escape
    <dialog
      {...dialog}
      className={classNames('dialog', size !== 'normal' && `dialog--${size}`, bare && 'dialog--bare')}
      aria-labelledby={titleId}
      onMouseDown={onPress}
      onClick={onBackdrop}
    >
      {hasContent && (
        <>
          {closeButton && (
            <button type="button" className="dialog__close" aria-label={uiTexts.close} onClick={onClose}>
              <Icon name="close" />
            </button>
          )}
          <div className="dialog__body">
            {icon && (
              <div className={classNames('dialog__icon', tone !== 'plain' && `dialog__icon--${tone}`)}>
                <Icon name={icon} />
              </div>
            )}
            <h2 id={titleId} className={bare ? 'sr' : 'dialog__title'}>
              {title}
            </h2>
            {children}
          </div>
          {actions !== undefined && <div className="dialog__act">{actions}</div>}
          {open && <ToastsInDialog />}
        </>
      )}
    </dialog>
  );
}
