import { useEffect, useState } from 'react';
import { shareTexts as t } from '../../i18n/share.js';
import { Button } from '../ui/button.js';
import * as css from './share.module.css';

/** A link as a QR code; the encoder loads with it. */
export function LinkQr({ link }: { link: string }) {
  const [picture, setPicture] = useState<string>();
  const [failures, setFailures] = useState(0);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let left = false;
    import('qr').then(
      ({ default: encodeQR }) => {
        if (left) return;
        const svg = encodeQR(link, 'svg', { ecc: 'medium', border: 2 });
        setFailed(false);
        setPicture(`data:image/svg+xml;utf8,${encodeURIComponent(svg)}`);
      },
      () => {
        if (!left) setFailed(true);
      },
    );
    return () => {
      left = true;
    };
  }, [link, failures]);
  if (failed) {
    return (
      <p className={css.shareQr} role="alert">
        {t.qrFailed}{' '}
        <Button size="sm" variant="second" onClick={() => setFailures(failures + 1)}>
          {t.retry}
        </Button>
      </p>
    );
  }
  return (
    <figure className={css.shareQr}>
      {picture === undefined ? <span className="skel" /> : <img src={picture} alt={t.qrAlt} width="240" height="240" />}
      <figcaption>{t.qrText}</figcaption>
    </figure>
  );
}
