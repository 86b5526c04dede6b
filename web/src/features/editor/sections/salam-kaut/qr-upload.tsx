import { useEffect, useId, useState } from 'react';
import { Button } from '../../../../components/ui/button.js';
import { Notice } from '../../../../components/ui/states.js';
import { mediaTexts as t } from '../../../../i18n/editor-media.js';
import { readBankQr, type QrReading } from './bank-qr.js';
import type { SectionProps } from '../section.types.js';
import { useObserved } from '../../../../lib/observed.js';
import { PictureField } from '../../media/picture-field.js';
import * as css from '../../media/media.module.css';

export function QrUpload({ bundle, media, disabled }: Pick<SectionProps, 'bundle' | 'media' | 'disabled'>) {
  const { store } = media.qr;
  const id = useId();
  const { picture, removed, problem, progress } = useObserved(store);
  const { qrUrl } = bundle.invitation.bankAccount;
  return (
    <div className={css.qrUpload} data-part="qr-upload">
      <PictureField
        id={id}
        words={{ label: t.qr, alt: t.qrAlt, choose: t.qrChoose, replace: t.qrReplace, hint: t.qrHint }}
        stored={removed ? null : qrUrl}
        picture={picture}
        error={problem ?? undefined}
        progress={progress}
        disabled={disabled}
        contain
        onChoose={(file) => void store.choose(file)}
        onReset={store.reset}
        onRemove={store.remove}
        onCancel={store.cancel}
      />
      {picture && <ReadQr key={picture.url} file={picture.file} />}
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

/** Whose account the chosen code is, or that it is none: guests would scan it in vain (M3). */
function ReadQr({ file }: { file: File }) {
  const [reading, setReading] = useState<QrReading>();
  useEffect(() => {
    let isOver = false;
    void readBankQr(file).then((read) => isOver || setReading(read));
    return () => {
      isOver = true;
    };
  }, [file]);
  if (reading === undefined) return null;
  const { tone, text } = wordsOf(reading);
  return (
    <Notice tone={tone} role="status">
      {text}
    </Notice>
  );
}

function wordsOf(reading: QrReading): { tone: 'warn' | 'ok'; text: string } {
  switch (reading.kind) {
    case 'none':
      return { tone: 'warn', text: t.qrNone };
    case 'other':
      return { tone: 'warn', text: t.qrOther };
    case 'payment':
      return { tone: 'ok', text: reading.name === '' ? t.qrFound : t.qrName(reading.name) };
  }
}
