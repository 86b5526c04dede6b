export type ImageFormat = 'jpeg' | 'png' | 'webp' | 'avif' | 'heic';

const AVIF_BRANDS = new Set(['avif', 'avis']);
const HEIC_BRANDS = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs']);
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/**
 * Which decoder may look at some bytes, by their beginning; nothing for everything that is never accepted. Not yet a
 * promise that they are a picture: that is the decoder's word.
 */
export function formatOf(bytes: Buffer): ImageFormat | undefined {
  if (bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return 'jpeg';
  if (bytes.subarray(0, 8).equals(PNG)) return 'png';
  if (bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP') return 'webp';
  return bytes.toString('latin1', 4, 8) === 'ftyp' ? heifFormat(bytes) : undefined;
}

/** AVIF and HEIC are the same container: the brands say with which codec. */
function heifFormat(bytes: Buffer): ImageFormat | undefined {
  const end = Math.min(bytes.length >= 4 ? bytes.readUInt32BE(0) : 0, bytes.length, 256);
  const brands = [bytes.toString('latin1', 8, 12)];
  for (let at = 16; at + 4 <= end; at += 4) brands.push(bytes.toString('latin1', at, at + 4));
  if (brands.some((brand) => AVIF_BRANDS.has(brand))) return 'avif';
  return brands.some((brand) => HEIC_BRANDS.has(brand)) ? 'heic' : undefined;
}

/** Whether a PNG moves: its first picture is read like any other, so only the chunk tells. */
export function isMovingPng(bytes: Buffer): boolean {
  let at = PNG.length;
  while (at + 8 <= bytes.length) {
    const type = bytes.toString('latin1', at + 4, at + 8);
    if (type === 'acTL') return true;
    if (type === 'IDAT' || type === 'IEND') return false;
    at += 12 + bytes.readUInt32BE(at);
  }
  return false;
}
