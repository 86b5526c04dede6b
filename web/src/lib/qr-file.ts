export type QrFormat = 'svg' | 'png';

/** The width of a PNG, in px: 8 cm at 300 dots per inch. */
const PNG_WIDTH = 960;

/** A link as a QR code; the encoder loads with the first. */
export async function qrSvg(link: string): Promise<string> {
  const { default: encodeQR } = await import('qr');
  return encodeQR(link, 'svg', { ecc: 'medium', border: 4 });
}

export function svgAddress(svg: string): string {
  return `data:image/svg+xml;utf8,${encodeURIComponent(svg)}`;
}

/** A QR code to print, named by whom it is for. */
export async function qrFile(svg: string, title: string, format: QrFormat): Promise<File> {
  const words = title
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu)
    ?.join('-');
  const name = `qr-${words ?? 'keluarga'}.${format}`;
  if (format === 'svg') return new File([svg], name, { type: 'image/svg+xml' });
  return new File([await drawn(svg)], name, { type: 'image/png' });
}

async function drawn(svg: string): Promise<Blob> {
  const picture = new Image(PNG_WIDTH, PNG_WIDTH);
  picture.src = svgAddress(svg);
  await picture.decode();
  const canvas = document.createElement('canvas');
  canvas.width = PNG_WIDTH;
  canvas.height = PNG_WIDTH;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('the browser has no canvas');
  context.imageSmoothingEnabled = false;
  context.fillStyle = '#fff';
  context.fillRect(0, 0, PNG_WIDTH, PNG_WIDTH);
  context.drawImage(picture, 0, 0, PNG_WIDTH, PNG_WIDTH);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('the picture could not be written'))));
  });
}
