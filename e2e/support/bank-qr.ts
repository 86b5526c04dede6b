import type { Page } from '@playwright/test';
import { encodeQR } from 'qr';
import type { Picture } from './pictures.ts';

/** A screenshot of a QR code, drawn in the page: `text` in the middle of white, as a banking app shows it. */
export async function qrPicture(page: Page, text: string): Promise<Picture> {
  const url = await page.evaluate(
    (rows) => {
      const canvas = document.createElement('canvas');
      canvas.width = 360;
      canvas.height = 640;
      const context = canvas.getContext('2d');
      if (!context) throw new Error('the browser has no canvas');
      context.fillStyle = '#fff';
      context.fillRect(0, 0, 360, 640);
      const side = 280 / rows.length;
      context.fillStyle = '#000';
      rows.forEach((row, y) =>
        row.forEach((isDark, x) => isDark && context.fillRect(40 + x * side, 160 + y * side, side, side)),
      );
      return canvas.toDataURL('image/png');
    },
    encodeQR(text, 'raw', { border: 2 }),
  );
  return { name: 'skrin.png', mimeType: 'image/png', buffer: Buffer.from(url.split(',')[1] ?? '', 'base64') };
}

/** The text of the code in a stored picture, and the picture's width and height. */
export async function codeIn(page: Page, address: string): Promise<{ text: string; size: [number, number] }> {
  const { decodeQR } = await import('qr/decode.js');
  // One character for each pixel: a list of numbers takes a minute to come over.
  const { reds, width, height } = await page.evaluate(async (src) => {
    const bitmap = await createImageBitmap(await (await fetch(src)).blob());
    const canvas = document.createElement('canvas');
    canvas.width = bitmap.width;
    canvas.height = bitmap.height;
    const context = canvas.getContext('2d');
    if (!context) throw new Error('the browser has no canvas');
    context.drawImage(bitmap, 0, 0);
    const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
    let reds = '';
    for (let at = 0; at < data.length; at += 4) reds += String.fromCharCode(data[at] ?? 0);
    return { reds, width: canvas.width, height: canvas.height };
  }, address);
  const data = Uint8ClampedArray.from({ length: reds.length * 4 }, (_, at) =>
    at % 4 === 3 ? 255 : reds.charCodeAt(Math.floor(at / 4)),
  );
  return { text: decodeQR({ data, width, height }), size: [width, height] };
}
