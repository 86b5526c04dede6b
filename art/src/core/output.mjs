import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { contentHash } from '../manifest.mjs';
import { rasterizeSvg } from './chromium.mjs';
import { readPicture } from './picture-file.mjs';
import { minifySvg } from './svg.mjs';

/** Writes `<role>.<hash8>.<ext>` and removes what an earlier drawing of the role left behind. */
function writeHashed(folder, role, extension, bytes) {
  const name = `${role}.${contentHash(bytes)}.${extension}`;
  const stale = new RegExp(`^${role}\\.[0-9a-f]{8}\\.${extension}$`);
  for (const file of fs.readdirSync(folder))
    if (stale.test(file) && file !== name) fs.unlinkSync(path.join(folder, file));
  fs.writeFileSync(path.join(folder, name), bytes);
  console.log(`  ${name} ${(bytes.length / 1024).toFixed(1)} KB`);
}

/** AVIF qualities to try, best first, until a watercolour fits its budget. */
const AVIF_QUALITIES = [46, 42, 38, 34, 30];
export const WATERCOLOUR_BUDGET = 40 * 1024;

async function encodeAvif(image) {
  let bytes;
  for (const quality of AVIF_QUALITIES) {
    bytes = await image.clone().avif({ quality, effort: 7 }).toBuffer();
    if (bytes.length <= WATERCOLOUR_BUDGET) break;
  }
  return bytes;
}

/**
 * Writes one role's files.
 * @param {{role: string, format: 'watercolour'|'picture'|'vector', width: number, height: number, pixels?: number,
 *   quality?: number, alphaQuality?: number, scale?: number}} spec
 * @param {string|{file: string}} drawing SVG, or a picture file
 * @param {string} [files] folder of picture files
 */
export async function writeRole(folder, spec, drawing, files) {
  const { role, format, pixels, quality = 74, alphaQuality = 70, scale = 2 } = spec;
  const isFile = typeof drawing !== 'string';
  if (format === 'vector' && !isFile) return writeHashed(folder, role, 'svg', Buffer.from(minifySvg(drawing)));
  const png = isFile ? (await readPicture(drawing, spec, files)).png : await rasterizeSvg(drawing, scale);
  // Decoded once to raw pixels, so that both formats start from the same picture.
  const resized = await sharp(png)
    .resize(pixels ? { width: pixels } : {})
    .png()
    .toBuffer();
  const webp = await sharp(resized).webp({ quality, alphaQuality, effort: 6, smartSubsample: true }).toBuffer();
  if (format === 'watercolour') writeHashed(folder, role, 'avif', await encodeAvif(sharp(resized)));
  return writeHashed(folder, role, 'webp', webp);
}

/** A photograph of a sample's gallery, at most this many bytes. */
export const PHOTO_BUDGET = 40 * 1024;
const PHOTO_QUALITIES = [88, 84, 80, 74, 68, 62, 56, 50];

/** Writes a photograph that is a PNG already, as the best WebP within its budget. */
export async function writePhoto(folder, role, png) {
  let bytes;
  for (const quality of PHOTO_QUALITIES) {
    bytes = await sharp(png).webp({ quality, effort: 6, smartSubsample: true }).toBuffer();
    if (bytes.length <= PHOTO_BUDGET) break;
  }
  return writeHashed(folder, role, 'webp', bytes);
}
