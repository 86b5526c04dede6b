import { FORMAT_BYTES, pictureFormat } from './picture-file.js';

const bytes = (...parts: (string | number[])[]): Uint8Array =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === 'string' ? [...part].map((c) => c.charCodeAt(0)) : part)));
const box = (size: number, ...brands: string[]) =>
  bytes([0, 0, 0, size], 'ftyp', brands[0] ?? '', [0, 0, 0, 0], ...brands);

describe('I-15 the format of a picture, by its first bytes', () => {
  it.each([
    ['jpeg', bytes([0xff, 0xd8, 0xff, 0xe1])],
    ['png', bytes([0x89], 'PNG', [0x0d, 0x0a, 0x1a, 0x0a])],
    ['webp', bytes('RIFF', [1, 2, 3, 4], 'WEBPVP8 ')],
    ['avif', box(20, 'avif')],
    ['avif', box(24, 'mif1', 'avif')],
    ['heic', box(20, 'heic')],
    ['heic', box(28, 'mif1', 'msf1', 'heix')],
  ])('knows a %s', (format, file) => {
    expect(pictureFormat(file)).toBe(format);
    expect(pictureFormat(file.subarray(0, FORMAT_BYTES))).toBe(format);
  });

  it.each([
    ['nothing', bytes('')],
    ['a GIF', bytes('GIF89a')],
    ['an SVG', bytes('<svg xmlns="http://www.w3.org/2000/svg">')],
    ['a PDF', bytes('%PDF-1.7')],
    ['a video of the same container', box(20, 'qt  ')],
    ['a sound in RIFF', bytes('RIFF', [1, 2, 3, 4], 'WAVEfmt ')],
    ['half a PNG', bytes([0x89], 'PN')],
    ['a brand behind the end of its box', bytes([0, 0, 0, 16], 'ftypisom', [0, 0, 0, 0], 'heic')],
  ])('takes %s for none', (_name, file) => {
    expect(pictureFormat(file)).toBeUndefined();
  });
});
