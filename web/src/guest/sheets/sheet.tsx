import {
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type PointerEvent,
  type ReactNode,
} from 'react';
import { useBrowserBack } from '../../platform/use-browser-back.js';
import { useGuest } from '../guest-context.js';
import { Icon } from '../ui/icon.js';

const CLOSING_MS = 700;
/** Pulled down further than this the sheet closes. */
const DRAG_TO_CLOSE = 90;
/** The document's class meanwhile: a selector with `:has` is too new for the oldest browsers. */
const HAS_SHEET = 'has-sheet';

export interface SheetProps {
  title: string;
  /** Called when the sheet has gone. */
  onClosed: () => void;
  onBack?: (() => void) | undefined;
  /** Set to close the sheet from outside. */
  closing?: boolean;
  /** Changes with what the sheet shows, so that it scrolls back up. */
  view?: string;
  /** Wider on a desktop, for pictures. */
  wide?: boolean;
  children: ReactNode;
}

/**
 * A dialog from the foot of the screen, a card on a desktop. Escape, the backdrop, the button, the browser's Back and a
 * pull downwards close it in 700 ms, and the focus returns to where it was.
 */
export function Sheet({ title, onClosed, onBack, closing = false, view = '', wide = false, children }: SheetProps) {
  const { texts, mode } = useGuest();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const pulledFrom = useRef<number | null>(null);
  const forgetEntry = useRef<() => Promise<void>>(() => Promise.resolve());
  const titleId = useId();
  const [firstView] = useState(view);

  const close = useCallback(() => {
    const element = dialog.current;
    if (!element || element.classList.contains('closing')) return;
    element.classList.add('closing');
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const gone = new Promise((resolve) => setTimeout(resolve, calm ? 0 : CLOSING_MS));
    // close() gives the focus back to what had it before.
    void Promise.all([gone, forgetEntry.current()]).then(() => element.close());
  }, []);
  const leaveEntry = useBrowserBack(mode === 'live', () => {
    if (onBack) onBack();
    else close();
    return onBack !== undefined;
  });
  useLayoutEffect(() => {
    forgetEntry.current = leaveEntry;
  }, [leaveEntry]);

  useEffect(() => {
    const element = dialog.current;
    if (element && !element.open) element.showModal();
    const { classList } = document.documentElement;
    classList.add(HAS_SHEET);
    return () => classList.remove(HAS_SHEET);
  }, []);

  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    if (body.current) body.current.scrollTop = 0;
  }, [view]);

  useEffect(() => {
    if (closing) close();
  }, [closing, close]);

  const pull = (event: PointerEvent): number => Math.max(0, event.clientY - (pulledFrom.current ?? event.clientY));
  const settle = (): void => {
    pulledFrom.current = null;
    if (dialog.current) dialog.current.style.transform = '';
  };
  const headProps = {
    onPointerDown: (event: PointerEvent<HTMLDivElement>) => {
      if (event.target instanceof Element && event.target.closest('button')) return;
      pulledFrom.current = event.clientY;
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: PointerEvent) => {
      if (pulledFrom.current !== null && dialog.current)
        dialog.current.style.transform = `translateY(${pull(event)}px)`;
    },
    onPointerUp: (event: PointerEvent) => {
      const far = pulledFrom.current !== null && pull(event) > DRAG_TO_CLOSE;
      settle();
      if (far) close();
    },
    onPointerCancel: settle,
  };

  return (
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events -- the backdrop; keys have Escape
    <dialog
      ref={dialog}
      className={wide ? 'sheet wide' : 'sheet'}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      onClose={onClosed}
      onClick={(event) => {
        if (event.target === event.currentTarget) close();
      }}
    >
      <div className="s-head" {...headProps}>
        <i className="grab" aria-hidden="true" />
        {onBack && (
          <button type="button" className="s-back" aria-label={texts.back} onClick={onBack}>
            <Icon name="back" />
          </button>
        )}
        <h2 ref={heading} id={titleId} tabIndex={-1}>
          {title}
        </h2>
        <button type="button" className="s-close" aria-label={texts.close} onClick={close}>
          <Icon name="close" />
        </button>
      </div>
      <div className={`s-body${view === firstView ? '' : ' swap'}`} ref={body} key={view}>
        {children}
      </div>
    </dialog>
  );
}
