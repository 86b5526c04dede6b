import type { Sharp } from 'sharp';
import { pictureLibrary } from './picture-library.js';

/** Most bytes of a profile in one segment of a JPEG; those of phones have some hundred. */
export const LARGEST_PROFILE = 65_000;

/**
 * Converts pixels with an ICC profile (phones: Display P3) to sRGB. sharp takes no profile for raw pixels, so they pass
 * through a JPEG of full quality that carries it.
 * @param pixels at most a few megapixels, opaque
 */
export async function toSrgb(pixels: Sharp, profile: Buffer): Promise<Sharp> {
  if (profile.length > LARGEST_PROFILE) return pixels;
  const jpeg = await pixels.removeAlpha().jpeg({ quality: 100, chromaSubsampling: '4:4:4' }).toBuffer();
  const marker = Buffer.from('ICC_PROFILE\0\u0001\u0001', 'latin1');
  const head = Buffer.from([0xff, 0xe2, 0, 0]);
  head.writeUInt16BE(2 + marker.length + profile.length, 2);
  const sharp = await pictureLibrary();
  return sharp(Buffer.concat([jpeg.subarray(0, 2), head, marker, profile, jpeg.subarray(2)]));
}
