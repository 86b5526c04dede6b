import { useId } from 'react';
import { Button } from '../../../components/ui/button.js';
import { Notice } from '../../../components/ui/states.js';
import { mediaTexts as t } from '../../../i18n/ms/editor-media.js';
import type { MediaProps, QrPart } from './media.types.js';
import { useObserved } from '../../../lib/observed.js';
import { PictureField } from './picture-field.js';

/** The bank's QR code, beside the fields of the account. */
export function QrUpload({ bundle, part: { store }, disabled }: MediaProps<QrPart>) {
  const id = useId();
  const { picture, removed, problem, share } = useObserved(store);
  const { qrUrl } = bundle.invitation.bankAccount;
  return (
    <div className="qr-upload">
      <PictureField
        id={id}
        words={{ label: t.qr, alt: t.qrAlt, choose: t.qrChoose, replace: t.qrReplace, hint: t.qrHint }}
        stored={removed ? null : qrUrl}
        picture={picture}
        error={problem ?? undefined}
        share={share}
        disabled={disabled}
        contain
        onChoose={(file) => void store.choose(file)}
        onReset={store.reset}
        onRemove={store.remove}
        onCancel={store.cancel}
      />
      {removed && (
        <Notice
          tone="plain"
          icon="trash"
          role="status"
          actions={
            <Button variant="ghost" icon="undo" disabled={disabled} onClick={store.reset}>
              {t.undo}
            </Button>
          }
        >
          {t.qrRemoved}
        </Notice>
      )}
    </div>
  );
}
