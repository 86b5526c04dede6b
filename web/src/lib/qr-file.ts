import { pngOf } from './svg-picture.js';

export type QrFormat = 'svg' | 'png';

/** The width of a PNG, in px: 8 cm at 300 dots per inch. */
const PNG_WIDTH = 960;

/** A link as a QR code; the encoder loads with the first. */
export async function qrSvg(link: string): Promise<string> {
  const { default: encodeQR } = await import('qr');
  return encodeQR(link, 'svg', { ecc: 'medium', border: 4 });
}

/** A QR code to print, named by whom it is for. */
export async function qrFile(svg: string, title: string, format: QrFormat): Promise<File> {
  const words = title
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu)
    ?.join('-');
  const name = `qr-${words ?? 'keluarga'}.${format}`;
  if (format === 'svg') return new File([svg], name, { type: 'image/svg+xml' });
  return new File([await pngOf(svg, PNG_WIDTH)], name, { type: 'image/png' });
}
