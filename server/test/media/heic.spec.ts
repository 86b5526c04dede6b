import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { decodeHeic } from '../../src/media/images/heic-decoder.js';
import { encodeImage } from '../../src/media/images/image-encoder.js';

/**
 * Pictures like those of a phone, of four quarters: red, green, blue and grey. `phone.heic` is HEVC with GPS and a
 * turn by 90 degrees in its container; `phone-p3.heic` has the colours of a Display P3 profile. Made by heif-enc.
 */
const sample = (name: string): Buffer => readFileSync(join(import.meta.dirname, 'samples', name));
const RED = [208, 32, 32];
const GREEN = [32, 160, 32];
const BLUE = [32, 32, 208];
const GREY = [136, 136, 136];

/** The colours in the corners of a picture, clockwise from the top left. */
async function corners(image: Buffer): Promise<number[][]> {
  const { data, info } = await sharp(image).raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number): number[] => [
    ...data.subarray((y * info.width + x) * info.channels).subarray(0, 3),
  ];
  const right = info.width - 6;
  const bottom = info.height - 6;
  return [at(5, 5), at(right, 5), at(right, bottom), at(5, bottom)];
}

function expectColours(seen: number[][], wanted: number[][]): void {
  const distance = seen.map((colour, i) =>
    Math.max(...colour.map((part, c) => Math.abs(part - (wanted[i]?.[c] ?? 0)))),
  );
  expect({ seen, far: distance.filter((d) => d > 8) }).toEqual({ seen, far: [] });
}

it('X28 X30 a HEIC of a phone is decoded, is upright as its container says, and loses its location', async () => {
  expect(sample('phone.heic').includes('SeriKad Telefon')).toBe(true);
  const { full, width, height } = await encodeImage(sample('phone.heic'), 90);
  expect([width, height]).toEqual([128, 192]);
  expectColours(await corners(full), [BLUE, RED, GREEN, GREY]);
  const { format, exif, icc, xmp, orientation } = await sharp(full).metadata();
  expect({ format, exif, icc, xmp, orientation }).toEqual({ format: 'webp' });
  expect(full.includes('SeriKad')).toBe(false);
});

it('a HEIC in the colours of its profile becomes sRGB', async () => {
  expect((await sharp(sample('phone-p3.heic')).metadata()).icc).toBeInstanceOf(Uint8Array);
  const { full } = await encodeImage(sample('phone-p3.heic'), 90);
  expectColours(await corners(full), [RED, GREEN, GREY, BLUE]);
});

const CODES = (code: string): object => ({ code: 'invalid-file', details: { fields: [{ field: 'image', code }] } });
it.each([
  ['only a beginning', () => sample('phone.heic').subarray(0, 40)],
  ['broken boxes', () => Buffer.concat([sample('phone.heic').subarray(0, 40), Buffer.alloc(900, 0xff)])],
])('X28 a HEIC that is %s is refused with what to do', async (_name, bytes) => {
  await expect(encodeImage(bytes(), 90)).rejects.toMatchObject(CODES('imageHeic'));
});

it('X31 a HEIC is not decoded when it has too many pixels, and not longer than it may take', async () => {
  expect((await decodeHeic(sample('phone.heic'), 128 * 192)).kind).toBe('pixels');
  expect((await decodeHeic(sample('phone.heic'), 128 * 192 - 1)).kind).toBe('too-large');
  expect((await decodeHeic(sample('phone.heic'), 1e9, 5)).kind).toBe('unreadable');
});

it('X31 the event loop goes on while a HEIC is decoded', async () => {
  let turns = 0;
  const timer = setInterval(() => (turns += 1), 5);
  await decodeHeic(sample('phone.heic'), 1e9);
  clearInterval(timer);
  expect(turns).toBeGreaterThan(3);
});
