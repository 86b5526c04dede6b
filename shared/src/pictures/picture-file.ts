/** Most bytes of a picture that is uploaded: the server refuses more, and forms say so before they send it. */
export const LARGEST_PICTURE_MB = 10;
export const LARGEST_PICTURE = LARGEST_PICTURE_MB * 1024 * 1024;

/** How many bytes of a file show its format. */
export const FORMAT_BYTES = 256;

export type PictureFormat = 'jpeg' | 'png' | 'webp' | 'avif' | 'heic';

const JPEG = [0xff, 0xd8, 0xff];
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const AVIF_BRANDS = new Set(['avif', 'avis']);
const HEIC_BRANDS = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs']);

/**
 * Which decoder may look at some bytes, by their beginning; nothing for everything that is never accepted. Not yet a
 * promise that they are a picture: that is the decoder's word.
 */
export function pictureFormat(bytes: Uint8Array): PictureFormat | undefined {
  if (beginsWith(bytes, JPEG)) return 'jpeg';
  if (beginsWith(bytes, PNG)) return 'png';
  if (letters(bytes, 0, 4) === 'RIFF' && letters(bytes, 8, 12) === 'WEBP') return 'webp';
  return letters(bytes, 4, 8) === 'ftyp' ? heifFormat(bytes) : undefined;
}

/** AVIF and HEIC are the same container: the brands name the codec. */
function heifFormat(bytes: Uint8Array): PictureFormat | undefined {
  const [a = 0, b = 0, c = 0, d = 0] = bytes;
  const end = Math.min(a * 2 ** 24 + b * 2 ** 16 + c * 2 ** 8 + d, bytes.length, FORMAT_BYTES);
  const brands = [letters(bytes, 8, 12)];
  for (let at = 16; at + 4 <= end; at += 4) brands.push(letters(bytes, at, at + 4));
  if (brands.some((brand) => AVIF_BRANDS.has(brand))) return 'avif';
  return brands.some((brand) => HEIC_BRANDS.has(brand)) ? 'heic' : undefined;
}

function beginsWith(bytes: Uint8Array, start: readonly number[]): boolean {
  return start.every((byte, index) => bytes[index] === byte);
}

function letters(bytes: Uint8Array, from: number, to: number): string {
  return String.fromCharCode(...bytes.subarray(from, to));
}
