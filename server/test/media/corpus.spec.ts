import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { DomainError } from '../../src/common/domain-error.js';
import { encodeImage, LONGEST_SIDE } from '../../src/media/images/image-encoder.js';
import { MOST_PIXELS, MOST_SIDE, readImageHeader } from '../../src/media/images/image-header.js';
import { isTimeout, pictureLibrary } from '../../src/media/images/picture-library.js';
import { jpeg, plain, png } from './support/pictures.js';
import { hugePng, withChunk } from './support/png-chunks.js';

const HTML = Buffer.from('<html><script>alert("rahsia")</script></html>');
const SVG = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>',
);

/** The code of what is said below the field, of a refusal. */
async function refusal(bytes: Buffer): Promise<string | undefined> {
  const failed: unknown = await encodeImage(bytes, 80).then(
    () => undefined,
    (error: unknown) => error,
  );
  if (!(failed instanceof DomainError)) throw new Error(`not refused: ${String(failed)}`);
  expect(failed.code).toBe('invalid-file');
  return failed.details.fields?.[0]?.code;
}

async function frames(format: 'gif' | 'webp'): Promise<Buffer> {
  const inputs = await Promise.all(['#ff0000', '#00ff00'].map((colour) => plain(20, 20, colour).png().toBuffer()));
  const moving = sharp(inputs, { join: { animated: true } });
  return (format === 'gif' ? moving.gif() : moving.webp()).toBuffer();
}

describe('X28 what is accepted, by what it is', () => {
  it.each<[string, () => Promise<Buffer>]>([
    ['JPEG', () => jpeg()],
    ['PNG', () => png()],
    ['WebP', () => plain().webp().toBuffer()],
    ['AVIF', () => plain().avif().toBuffer()],
    ['PNG of 16 bits', () => plain().toColourspace('rgb16').png().toBuffer()],
    ['PNG with a palette', () => plain().png({ palette: true }).toBuffer()],
    ['grey JPEG', () => plain().greyscale().jpeg().toBuffer()],
    ['CMYK JPEG', () => plain().toColourspace('cmyk').jpeg().toBuffer()],
    ['progressive JPEG', () => plain().jpeg({ progressive: true }).toBuffer()],
  ])('%s becomes WebP in sRGB', async (_name, make) => {
    const { full, width, height, variants } = await encodeImage(await make(), 80);
    expect([width, height]).toEqual([60, 40]);
    expect(await sharp(full).metadata()).toMatchObject({ format: 'webp', space: 'srgb', width: 60, height: 40 });
    expect([...variants.keys()]).toEqual([640, 320]);
    const { data } = await sharp(full).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    expect(data.length).toBe(60 * 40 * 3);
  });

  it('transparency is kept', async () => {
    const hole = await sharp({ create: { width: 9, height: 9, channels: 4, background: '#00000000' } })
      .png()
      .toBuffer();
    const { full } = await encodeImage(hole, 80);
    expect((await sharp(full).metadata()).hasAlpha).toBe(true);
  });

  it.each<[string, () => Buffer | Promise<Buffer>, string]>([
    ['nothing', () => Buffer.alloc(0), 'imageFormat'],
    ['one byte', () => Buffer.from('a'), 'imageFormat'],
    ['a text', () => Buffer.from('hello'), 'imageFormat'],
    ['SVG', () => SVG, 'imageFormat'],
    ['SVG behind an XML line', () => Buffer.concat([Buffer.from('<?xml version="1.0"?>'), SVG]), 'imageFormat'],
    ['HTML', () => HTML, 'imageFormat'],
    ['PDF', () => Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>'), 'imageFormat'],
    ['GIF', () => plain().gif().toBuffer(), 'imageFormat'],
    ['GIF that is JavaScript too', () => Buffer.from('GIF89a/*\0\0*/=1;alert("rahsia")//'), 'imageFormat'],
    ['TIFF', () => plain().tiff().toBuffer(), 'imageFormat'],
    ['BMP', () => Buffer.concat([Buffer.from('BM'), Buffer.alloc(80)]), 'imageFormat'],
    ['ZIP', () => Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(80)]), 'imageFormat'],
    ['MP4', () => Buffer.concat([Buffer.from('\0\0\0\u0018ftypisom'), Buffer.alloc(80)]), 'imageFormat'],
    ['HTML before a PNG', async () => Buffer.concat([HTML, await png()]), 'imageFormat'],
    [
      'the beginning of a JPEG, then HTML',
      () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), HTML]),
      'imageBroken',
    ],
    [
      'the beginning of a PNG, then HTML',
      async () => Buffer.concat([(await png()).subarray(0, 8), HTML]),
      'imageBroken',
    ],
    ['WebP that is HTML', () => Buffer.concat([Buffer.from('RIFF\u0040\0\0\0WEBP'), HTML]), 'imageBroken'],
    ['AVIF that is HTML', () => Buffer.concat([Buffer.from('\0\0\0\u0018ftypavif'), HTML]), 'imageBroken'],
    ['PNG that is cut off', async () => (await png(300, 300)).subarray(0, 200), 'imageBroken'],
    ['JPEG that is cut off', async () => (await noise(300)).subarray(0, 9_000), 'imageBroken'],
    ['WebP that is cut off', async () => (await plain(300, 300).webp().toBuffer()).subarray(0, 60), 'imageBroken'],
    ['animated GIF', () => frames('gif'), 'imageFormat'],
    ['animated WebP', () => frames('webp'), 'imageMoves'],
    ['animated PNG', async () => withChunk(await png(), 'acTL', Buffer.from([0, 0, 0, 2, 0, 0, 0, 0])), 'imageMoves'],
  ])('%s is refused, with a reason', async (_name, make, code) => {
    expect(await refusal(await make())).toBe(code);
  });
});

/** A JPEG that doesn't shrink to nothing. */
async function noise(side: number): Promise<Buffer> {
  const data = Buffer.from(Array.from({ length: side * side * 3 }, (_, i) => (i * 7_919) % 253));
  return sharp(data, { raw: { width: side, height: side, channels: 3 } })
    .jpeg()
    .toBuffer();
}

describe('X30 what is left of a file', () => {
  const SECRET = 'RahsiaKamera';
  async function photo(orientation: number): Promise<Buffer> {
    return plain(80, 40, '#d02020')
      .composite([{ input: await plain(40, 40, '#2020d0').png().toBuffer(), left: 0, top: 0 }])
      .jpeg({ quality: 95 })
      .withExif({
        IFD0: { Make: SECRET, Orientation: String(orientation), Copyright: SECRET },
        IFD3: {
          GPSLatitudeRef: 'N',
          GPSLatitude: '3/1 8/1 20/1',
          GPSLongitudeRef: 'E',
          GPSLongitude: '101/1 41/1 0/1',
        },
      })
      .withIccProfile('p3')
      .withXmp(
        `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="${SECRET}"/></rdf:RDF></x:xmpmeta>`,
      )
      .withMetadata({ orientation })
      .toBuffer();
  }

  it('is no place, no camera, no profile and no text, in none of its files', async () => {
    const source = await photo(1);
    expect(source.includes(SECRET) && (await sharp(source).metadata()).exif !== undefined).toBe(true);
    const { full, variants } = await encodeImage(source, 80);
    for (const file of [full, ...variants.values()]) {
      const { exif, xmp, icc, iptc, orientation } = await sharp(file).metadata();
      expect({ exif, xmp, icc, iptc, orientation }).toEqual({});
      for (const word of [SECRET, 'Exif', 'EXIF', 'XMP ', 'xmpmeta', 'ICCP', 'GPS'])
        expect(file.includes(word)).toBe(false);
    }
  });

  it.each([
    [1, 80, 40, 'left'],
    [3, 80, 40, 'right'],
    [6, 40, 80, 'top'],
    [8, 40, 80, 'bottom'],
  ])('is upright as its orientation %d says', async (orientation, width, height, blue) => {
    const encoded = await encodeImage(await photo(orientation), 95);
    expect([encoded.width, encoded.height]).toEqual([width, height]);
    const { data } = await sharp(encoded.full).raw().toBuffer({ resolveWithObject: true });
    const places = { left: [5, 20], right: [75, 20], top: [20, 5], bottom: [20, 75] } as const;
    const blues = Object.entries(places).filter(([, [x, y]]) => {
      if (x >= width || y >= height) return false;
      const at = (y * width + x) * 3;
      return (data[at + 2] ?? 0) > 150 && (data[at] ?? 255) < 100;
    });
    expect(blues.map(([name]) => name)).toContain(blue);
  });

  it('is nothing that followed the picture in the file', async () => {
    for (const source of [await png(), await jpeg(), await plain().webp().toBuffer()]) {
      const { full, variants } = await encodeImage(Buffer.concat([source, HTML]), 80);
      for (const file of [full, ...variants.values()]) {
        expect(file.includes('rahsia')).toBe(false);
        expect(file.readUInt32LE(4) + 8).toBe(file.length);
      }
    }
    const commented = withChunk(await png(), 'tEXt', Buffer.from('Comment\0<script>rahsia</script>'));
    expect((await encodeImage(commented, 80)).full.includes('rahsia')).toBe(false);
  });
});

describe('X31 sizes', () => {
  it('a bomb of 16,000 x 16,000 pixels in some kilobytes is refused by its header, without its pixels', async () => {
    const bomb = hugePng(16_000, 16_000);
    expect(bomb.length).toBeLessThan(60_000);
    const before = process.memoryUsage().rss;
    expect(await refusal(bomb)).toBe('imagePixels:40');
    expect(process.memoryUsage().rss - before).toBeLessThan(100 * 1024 * 1024);
  });

  it('40 megapixels are read, one more row is not', async () => {
    expect(MOST_PIXELS).toBe(8_000 * 5_000);
    const { width, height } = await encodeImage(hugePng(8_000, 5_000), 80);
    expect([width, height]).toEqual([LONGEST_SIDE, 1_200]);
    expect(await refusal(hugePng(8_000, 5_001))).toBe('imagePixels:40');
  });

  it('a header that lies about its size is broken, not believed', async () => {
    const image = await png(300, 300);
    const lie = Buffer.from(image);
    lie.writeUInt32BE(5_000, 20);
    expect(await refusal(lie)).toBe('imageBroken');
  });

  it.each([
    [3_000, 2_000, [1_920, 1_280], [640, 427], [320, 213]],
    [2_000, 3_000, [1_280, 1_920], [640, 960], [320, 480]],
    [500, 400, [500, 400], [500, 400], [320, 256]],
    [100, 1, [100, 1], [100, 1], [100, 1]],
    [12_000, 3, [1_920, 1], [640, 1], [320, 1]],
  ])('%d x %d: at most 1920 a side, smaller files of 640 and 320, never enlarged', async (w, h, full, ...smaller) => {
    const encoded = await encodeImage(await png(w, h), 80);
    const sizes = await Promise.all(
      [encoded.full, ...encoded.variants.values()].map(async (file) => {
        const { width, height } = await sharp(file).metadata();
        return [width, height];
      }),
    );
    expect(sizes).toEqual([full, ...smaller]);
  });
});

describe('pictures that are small files and large in memory', () => {
  it.each([
    [20_000_000, 2],
    [4_000_000, 10],
    [40_000_000, 1],
    [1, 40_000_000],
    [400_000, 100],
    [40_000, 1_000],
    [MOST_SIDE + 1, 1],
    [1, MOST_SIDE + 1],
  ])('a PNG of %d x %d is refused by its header', async (width, height) => {
    expect(await refusal(hugePng(width, height))).toBe(`imageSide:${MOST_SIDE}`);
  });

  it.each([
    [MOST_SIDE, 2_441],
    [1, MOST_SIDE],
  ])('a PNG of %d x %d is read', async (width, height) => {
    expect((await encodeImage(hugePng(width, height), 80)).height).toBeLessThanOrEqual(LONGEST_SIDE);
  });

  it.each<[string, (image: Sharp) => Sharp]>([
    ['an AVIF', (image) => image.avif({ quality: 30, effort: 0 })],
    ['an interlaced PNG', (image) => image.png({ progressive: true, compressionLevel: 1 })],
    ['a PNG of 16 bits', (image) => image.toColourspace('rgb16').png({ compressionLevel: 1 })],
  ])('%s of 16 megapixels is read, one more row is not', async (_name, make) => {
    const { width, height } = await encodeImage(await make(plain(4_000, 4_000)).toBuffer(), 80);
    expect([width, height]).toEqual([LONGEST_SIDE, LONGEST_SIDE]);
    expect(await refusal(await make(plain(4_000, 4_001)).toBuffer())).toBe('imageWholePixels:16');
  });

  it('a CMYK JPEG of more than 6 megapixels is refused by its header', async () => {
    const image = await plain().toColourspace('cmyk').jpeg().toBuffer();
    const frame = image.indexOf(Buffer.from([0xff, 0xc0]));
    image.writeUInt16BE(2_001, frame + 5);
    image.writeUInt16BE(3_000, frame + 7);
    expect(await refusal(image)).toBe('imageWholePixels:6');
  });

  it.each([
    ['JPEG', (image: Sharp) => image.jpeg(), false],
    ['progressive JPEG', (image: Sharp) => image.jpeg({ progressive: true }), true],
    ['PNG', (image: Sharp) => image.png(), false],
    ['interlaced PNG', (image: Sharp) => image.png({ progressive: true }), true],
    ['PNG of 16 bits', (image: Sharp) => image.toColourspace('rgb16').png(), true],
    ['WebP', (image: Sharp) => image.webp({ effort: 0 }), true],
    ['AVIF', (image: Sharp) => image.avif({ effort: 0 }), true],
  ])('a %s of 9 megapixels is decoded alone or not, by its area', async (_name, make, isLarge) => {
    expect(await readImageHeader(await make(plain(3_000, 3_000)).toBuffer())).toMatchObject({ isLarge });
    expect(await readImageHeader(await make(plain(1_000, 1_000)).toBuffer())).toMatchObject({ isLarge: false });
  });

  it('a HEIC of more than 25 megapixels is refused by its header', async () => {
    const image = readFileSync(join(import.meta.dirname, 'samples', 'phone-p3.heic'));
    const at = image.indexOf('ispe') + 8;
    image.writeUInt32BE(5_000, at);
    image.writeUInt32BE(5_000, at + 4);
    expect(await readImageHeader(image)).toMatchObject({ format: 'heic', isLarge: true });
    image.writeUInt32BE(5_001, at);
    expect(await refusal(image)).toBe('imageWholePixels:25');
  });

  it('a HEIC whose picture is not of the size that its container declares is not decoded', async () => {
    const image = readFileSync(join(import.meta.dirname, 'samples', 'phone-p3.heic'));
    const at = image.indexOf('ispe') + 8;
    image.writeUInt32BE(20, at);
    image.writeUInt32BE(20, at + 4);
    expect(await refusal(image)).toBe('imageHeic');
  });

  it('a HEIC whose container declares too long a side is not decoded', async () => {
    const image = readFileSync(join(import.meta.dirname, 'samples', 'phone-p3.heic'));
    const declared = Buffer.from(image);
    const at = declared.indexOf('ispe') + 8;
    declared.writeUInt32BE(MOST_SIDE + 1, at);
    expect(await refusal(declared)).toBe(`imageSide:${MOST_SIDE}`);
  });

  it('a chain ends when its time is over', async () => {
    const open = await pictureLibrary(1);
    const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
    const source = { create: { width: 4_000, height: 4_000, channels: 3, background: '#808080', noise } } as const;
    const failed: unknown = await open(source)
      .median(25)
      .raw()
      .toBuffer()
      .catch((error: unknown) => error);
    expect(isTimeout(failed)).toBe(true);
  });

  it('no file but the one that sets the limits imports sharp itself', () => {
    const root = join(import.meta.dirname, '../../src');
    const importing = readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .filter((file) =>
        /^import (?!type).* from 'sharp'|import\('sharp'\)/m.test(readFileSync(join(root, file), 'utf8')),
      );
    expect(importing).toEqual(['media/images/picture-library.ts']);
  });
});
