import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { shareLinkTexts as t } from '../../i18n/share-link.js';
import { download } from '../../lib/download.js';
import { linkQrQuery } from '../../lib/queries/link-qr.js';
import { qrFile, type QrFormat } from '../../lib/qr-file.js';
import { svgAddress } from '../../lib/svg-picture.js';
import { Button } from '../ui/button.js';
import { useToast } from '../ui/toast.js';
import * as css from './share.module.css';

/** A link as a QR code, to be scanned from the screen or printed; the encoder loads with it. */
export function LinkQr({
  link,
  name,
  alt = t.qrAlt,
  children,
}: {
  link: string;
  /** Of the files. */
  name: string;
  alt?: string;
  /** Below the code. */
  children?: ReactNode;
}) {
  const toast = useToast();
  const { data: svg, isError, refetch } = useQuery(linkQrQuery(link));
  const save = (format: QrFormat) => {
    if (svg !== undefined) qrFile(svg, name, format).then(download, () => toast(t.qrFailed, 'bad'));
  };
  if (isError) {
    return (
      <p className={css.shareQr} role="alert">
        {t.qrFailed}{' '}
        <Button size="sm" variant="second" onClick={() => void refetch()}>
          {t.retry}
        </Button>
      </p>
    );
  }
  return (
    <figure className={css.shareQr}>
      {svg === undefined ? <span className="skel" /> : <img src={svgAddress(svg)} alt={alt} width="240" height="240" />}
      {children}
      <figcaption>{t.qrText}</figcaption>
      <div className="btn-row">
        <Button variant="second" size="sm" icon="download" onClick={() => save('svg')}>
          {t.qrSvg}
        </Button>
        <Button variant="second" size="sm" icon="download" onClick={() => save('png')}>
          {t.qrPng}
        </Button>
      </div>
    </figure>
  );
}
