import { readFileSync, readdirSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateSync, crc32 } from 'node:zlib';
import { test } from '@playwright/test';

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
