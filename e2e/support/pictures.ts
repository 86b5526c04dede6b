import { readFileSync, readdirSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateSync, crc32 } from 'node:zlib';
import { test, type Page } from '@playwright/test';

/** A file as a person chooses it. */
export interface Picture {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

const ROOT = join(import.meta.dirname, '../../server');

/** A photograph-like picture that the shop ships: the n-th of its covers. */
export function photo(n: number, name = `foto-${n}.webp`): Picture {
  const folder = join(ROOT, 'catalogue', `cv${String(n).padStart(4, '0')}`);
  const file = readdirSync(folder, { recursive: true, encoding: 'utf8' }).find((entry) => entry.endsWith('.webp'));
  if (file === undefined) throw new Error(`no picture below ${folder}`);
  return { name, mimeType: 'image/webp', buffer: readFileSync(join(folder, file)) };
}

/** A JPEG of a size, drawn by the browser: a gate in front of a hall. */
export async function drawn(page: Page, name: string, width: number, height: number): Promise<Picture> {
  const address = await page.evaluate(
    ([w, h]) => {
      const canvas = Object.assign(document.createElement('canvas'), { width: w, height: h });
      const paint = canvas.getContext('2d');
      if (!paint) throw new Error('no canvas');
      const sky = paint.createLinearGradient(0, 0, 0, h);
      sky.addColorStop(0, '#8fc0e6');
      sky.addColorStop(0.65, '#f3e7d2');
      paint.fillStyle = sky;
      paint.fillRect(0, 0, w, h);
      const part = (colour: string, x: number, y: number, wide: number, high: number): void => {
        paint.fillStyle = colour;
        paint.fillRect(x * w, y * h, wide * w, high * h);
      };
      part('#5f7f52', 0, 0.7, 1, 0.3);
      part('#d9c7ad', 0.2, 0.42, 0.6, 0.3);
      part('#7e2f40', 0.16, 0.36, 0.68, 0.07);
      for (let i = 0; i < 6; i += 1) part('#6b5a45', 0.25 + i * 0.09, 0.48, 0.04, 0.16);
      part('#c9b08b', 0.38, 0.7, 0.24, 0.3);
      part('#3c3330', 0.3, 0.5, 0.03, 0.42);
      part('#3c3330', 0.67, 0.5, 0.03, 0.42);
      part('#1f5b3a', 0.28, 0.5, 0.44, 0.1);
      paint.fillStyle = '#fff';
      paint.font = `bold ${w * 0.06}px sans-serif`;
      paint.textAlign = 'center';
      paint.fillText('PINTU 2', w / 2, h * 0.55 + w * 0.02);
      return canvas.toDataURL('image/jpeg', 0.9);
    },
    [width, height] as const,
  );
  return { name, mimeType: 'image/jpeg', buffer: Buffer.from(address.split(',')[1] ?? '', 'base64') };
}

/** As an iPhone makes them; Chromium itself cannot draw it. */
export function heic(name = 'IMG_2291.HEIC'): Picture {
  return { name, mimeType: 'image/heic', buffer: readFileSync(join(ROOT, 'test/media/samples/phone.heic')) };
}

/** A picture of noise: no compression makes it small, so that its upload takes a while. */
export function heavy(name: string, side = 900): Picture {
  const row = 1 + side * 3;
  const pixels = Buffer.alloc(row * side);
  let seed = 7;
  for (let at = 0; at < pixels.length; at += 1) {
    seed = (seed * 1103515245 + 12345) & 0x7fffffff;
    pixels[at] = at % row === 0 ? 0 : seed >> 16;
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  // Eight bits each of red, green and blue.
  header.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const chunks = [chunk('IHDR', header), chunk('IDAT', deflateSync(pixels, { level: 1 })), chunk('IEND')];
  return { name, mimeType: 'image/png', buffer: Buffer.concat([signature, ...chunks]) };
}

function chunk(type: string, data: Buffer = Buffer.alloc(0)): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

/** No picture, whatever it is called. */
export function video(name = 'IMG_2291.mov'): Picture {
  return { name, mimeType: 'video/quicktime', buffer: Buffer.from('\0\0\0\x14ftypqt  \0\0\0\0qt  ', 'latin1') };
}

/** A picture of more bytes than may be uploaded: its path, as so many bytes take long to hand to a browser. */
export function tooLarge(): string {
  const path = test.info().outputPath('besar.jpg');
  writeFileSync(path, Uint8Array.from([0xff, 0xd8, 0xff, 0xe0]));
  truncateSync(path, 10 * 1024 * 1024 + 1);
  return path;
}
