import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { DomainError } from '../../src/common/domain-error.js';
import { declaredSizes } from '../../src/media/images/heif-pictures.js';
import { encodeImage } from '../../src/media/images/image-encoder.js';
import { readImageHeader } from '../../src/media/images/image-header.js';
import { withoutTexts } from '../../src/media/images/png-chunks.js';
import { avifWithAlpha } from './support/heif.js';
import { size } from './support/heif-boxes.js';
import { jpeg, plain, png } from './support/pictures.js';
import { chunk, withChunk } from './support/png-chunks.js';

const MEGABYTE = 1024 * 1024;
const sample = (name: string): Buffer => readFileSync(join(import.meta.dirname, 'samples', name));

/** How an upload is answered: `stored`, or the code below the field. */
async function outcome(bytes: Buffer): Promise<string | undefined> {
  try {
    await encodeImage(bytes, 80);
    return 'stored';
  } catch (error) {
    if (error instanceof DomainError) return error.details.fields?.[0]?.code;
    throw error;
  }
}

describe('texts in a PNG', () => {
  const packed = (megabytes: number): Buffer => deflateSync(Buffer.alloc(megabytes * MEGABYTE, 'a'), { level: 9 });
  /** Each of the three kinds, as many times. */
  async function withTexts(times: number, megabytes: number): Promise<Buffer> {
    let image = await png();
    for (let n = 0; n < times; n += 1) {
      image = withChunk(image, 'zTXt', Buffer.concat([Buffer.from(`z${n}\0\0`), packed(megabytes)]));
      image = withChunk(image, 'iTXt', Buffer.concat([Buffer.from(`i${n}\0\u0001\0\0\0`), packed(megabytes)]));
      image = withChunk(image, 'tEXt', Buffer.from(`t${n}\0text`));
    }
    return image;
  }

  it('100 MB of packed texts in 100 KB are never unpacked', async () => {
    const bomb = await withTexts(10, 5);
    expect(bomb.length).toBeLessThan(120_000);
    await encodeImage(await png(), 80);
    const before = process.memoryUsage().rss;
    expect(await outcome(bomb)).toBe('stored');
    expect(process.memoryUsage().rss - before).toBeLessThan(60 * MEGABYTE);
  });

  it('control: sharp by itself makes a string of each', async () => {
    const { comments = [] } = await sharp(await withTexts(2, 1)).metadata();
    expect(comments.filter(({ text }) => text.length === MEGABYTE)).toHaveLength(4);
  });

  it('nothing but the texts is taken out, wherever they are', async () => {
    const image = await png(300, 300);
    expect(withoutTexts(image)).toBe(image);
    expect(withoutTexts(await withTexts(3, 1)).equals(await png())).toBe(true);
    const end = image.length - 12;
    const behind = Buffer.concat([image.subarray(0, end), chunk('tEXt', Buffer.from('a\0b')), image.subarray(end)]);
    expect(withoutTexts(behind).equals(image)).toBe(true);
    const cut = Buffer.concat([image.subarray(0, 33), Buffer.from([0xff, 0xff, 0xff, 0xff]), Buffer.from('zTXt')]);
    expect(withoutTexts(cut).length).toBeLessThanOrEqual(cut.length);
    expect(await outcome(cut)).toBe('imageBroken');
  });
});

describe('the other pictures of an AVIF or HEIC', () => {
  it('a transparency that is larger than a picture may be is refused by its declared size', async () => {
    expect(await outcome(await avifWithAlpha(size(64, 64)))).toBe('stored');
    expect(await outcome(await avifWithAlpha(size(10_000, 10_000)))).toBe('imageWholePixels:16');
  });

  it('one whose size the container does not declare exactly once is refused: it would be decoded however large it is', async () => {
    expect(await outcome(await avifWithAlpha())).toBe('imageBroken');
    expect(await outcome(await avifWithAlpha(size(64, 64), size(10_000, 10_000)))).toBe('imageBroken');
  });

  it.each<[string, () => Promise<Buffer> | Buffer, number]>([
    ['an AVIF', () => plain(90, 50).avif().toBuffer(), 1],
    ['an AVIF with transparency', () => plain(90, 50).ensureAlpha(0.5).avif().toBuffer(), 2],
    ['a HEIC of one picture', () => sample('tile-512.heic'), 1],
    ['a HEIC of a phone', () => sample('phone.heic'), 1],
    ['a HEIC of a phone in Display P3', () => sample('phone-p3.heic'), 1],
    ['a HEIC with something behind its boxes', () => Buffer.concat([sample('phone.heic'), Buffer.from('more')]), 1],
  ])('%s is read as before', async (_name, make, least) => {
    const bytes = await make();
    const sizes = declaredSizes(bytes) ?? [];
    const { width, height } = await sharp(bytes).metadata();
    expect(sizes.length).toBeGreaterThanOrEqual(least);
    // One that is turned has its sides declared as they are stored.
    expect(sizes.map((each) => each.width * each.height)).toContain(width * height);
    expect(await outcome(bytes)).toBe('stored');
  });

  it('a file that is cut anywhere is refused without another error', async () => {
    const bytes = await avifWithAlpha(size(64, 64));
    for (let length = 12; length < bytes.length; length += 7) {
      expect(['imageBroken', 'imageFormat', 'stored']).toContain(await outcome(bytes.subarray(0, length)));
    }
  });
});

it('a profile is kept with the header only where the server uses it itself', async () => {
  const profile = Buffer.alloc(900_000, 7);
  const parts = Array.from({ length: 15 }, (_, part) => {
    const data = profile.subarray(part * 60_000, (part + 1) * 60_000);
    const head = Buffer.from([0xff, 0xe2, (16 + data.length) >> 8, (16 + data.length) & 255]);
    return Buffer.concat([head, Buffer.from('ICC_PROFILE\0'), Buffer.from([part + 1, 15]), data]);
  });
  const image = await jpeg();
  const heavy = Buffer.concat([image.subarray(0, 2), ...parts, image.subarray(2)]);
  expect((await sharp(heavy).metadata()).icc).toHaveLength(900_000);
  expect(await readImageHeader(heavy)).toEqual({ format: 'jpeg', isLarge: false, hasAlpha: false });
  expect((await readImageHeader(sample('phone-p3.heic'))).icc?.length).toBeGreaterThan(100);
});
