import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { Button } from '../../../components/ui/button.js';
import { useCloseOnBack } from '../../../components/ui/close-on-back.js';
import { useDoublePressGuard } from '../../../components/ui/double-press.js';
import { Icon } from '../../../components/ui/icon.js';
import { editorTexts as t } from '../../../i18n/editor.js';
import { liveTexts } from '../../../i18n/editor-live.js';
import type { SectionDefinition } from '../sections/section.types.js';
import { PreviewFrame } from './preview-frame.js';
import type { PreviewSource } from './use-preview-source.js';
import * as css from '../preview.module.css';

/** The preview over the form: the whole screen of a phone, a drawer on a tablet. */
export function PreviewSheet({
  source,
  place,
  onField,
  onClose,
  onPeek,
  save,
}: {
  source: PreviewSource;
  place: SectionDefinition['preview'] | undefined;
  onField: (name: string) => void;
  onClose: () => void;
  /** Shows the small preview below the form again; absent where it is shown. */
  onPeek: (() => void) | undefined;
  /** The section's Save button. */
  save: ReactNode;
}) {
  const ref = useRef<HTMLDialogElement>(null);
  // Closed before it is removed from the document: only then does the browser restore the focus.
  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  useCloseOnBack(true, onClose);
  const guard = useDoublePressGuard(true);
  return (
    <dialog
      ref={ref}
      className={css.pvSheet}
      aria-label={t.live}
      onClickCapture={guard}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onMouseDown={(event) => {
        if (event.target !== event.currentTarget || event.detail > 1) return;
        // By default the press moves the focus to the body, after the closing dialog has restored it.
        event.preventDefault();
        onClose();
      }}
    >
      <div className={css.pvSheetTop}>
        <span className={css.pvLive}>{t.live}</span>
        {onPeek && (
          <Button
            variant="second"
            size="sm"
            onClick={() => {
              onPeek();
              onClose();
            }}
          >
            {liveTexts.peekShow}
          </Button>
        )}
        <button type="button" className={css.pvSheetClose} aria-label={t.continueEdit} onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      <PreviewFrame source={source} place={place} scaled={false} onField={onField} />
      <div className={css.pvSheetFoot}>
        <Button variant="second" icon="pencil" onClick={onClose}>
          {t.continueEdit}
        </Button>
        {save}
      </div>
    </dialog>
  );
}
