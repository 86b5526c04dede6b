import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { screenshotPage } from '../core/chromium.mjs';
import { CATALOGUE, COVER_WIDTHS } from '../manifest.mjs';
import { coverPage } from './page.mjs';

/** The cover is laid out at this size (a small phone's width, so that the small print stays readable) and drawn large. */
const COVER = { width: 420, height: 630 };
const COVER_PIXELS = 1440;
const PREVIEW = { width: 1200, height: 630 };

/** KB budgets; the grid shows up to 18 covers at once. */
export const COVER_BUDGETS = { 240: 22, 400: 22, 720: 60 };
export const PREVIEW_BUDGET = 200;

const FOLDERS = {
  designs: CATALOGUE,
  fonts: new URL('../../fonts/', import.meta.url).pathname,
};

const TEXT = { names: '.names', kicker: '.kicker', date: '.c-date', place: '.c-place' };

/** Encodes at falling quality until the file fits. */
async function encodeWithin(kilobytes, encode, qualities) {
  let bytes;
  for (const quality of qualities) {
    bytes = await encode(quality);
    if (bytes.length <= kilobytes * 1024) return bytes;
  }
  throw new Error(
    `A cover doesn't fit ${kilobytes} KB even at quality ${qualities.at(-1)}: it has ${bytes.length} bytes.`,
  );
}

async function writeCover(folder, picture, width) {
  const resized = sharp(picture).resize({ width });
  const avif = await encodeWithin(
    COVER_BUDGETS[width],
    (quality) => resized.clone().avif({ quality, effort: 5 }).toBuffer(),
    [58, 50, 43, 37, 32],
  );
  const files = {
    avif,
    webp: await resized.clone().webp({ quality: 78, effort: 6, smartSubsample: true }).toBuffer(),
    jpg: await resized.clone().jpeg({ quality: 80, mozjpeg: true }).toBuffer(),
  };
  for (const [extension, bytes] of Object.entries(files))
    fs.writeFileSync(path.join(folder, `cover-${width}.${extension}`), bytes);
  console.log(
    `  cover-${width} ${Object.entries(files)
      .map(([extension, bytes]) => `${extension} ${(bytes.length / 1024).toFixed(1)}`)
      .join(', ')} KB`,
  );
}

/**
 * Draws a design's covers, blank cover and link preview from its layers on disk.
 * @returns where the cover's text stands: { names, kicker, date, place } → { x, y, width, height } as parts of the
 *   cover's size (0…1), so that the check can look at the art below it.
 */
export async function drawCovers(design) {
  const folder = path.join(CATALOGUE, design.id);
  const shoot = (mode, size, scale) =>
    screenshotPage(coverPage(design, mode), { ...size, scale, folders: FOLDERS, measure: TEXT });
  const cover = await shoot('cover', COVER, COVER_PIXELS / COVER.width);
  for (const width of COVER_WIDTHS) await writeCover(folder, cover.png, width);

  const blank = await shoot('blank', COVER, COVER_PIXELS / COVER.width);
  const blankFile = await sharp(blank.png)
    .resize({ width: 720 })
    .webp({ quality: 80, effort: 6, smartSubsample: true })
    .toBuffer();
  fs.writeFileSync(path.join(folder, 'blank-720.webp'), blankFile);

  const preview = await shoot('wide', PREVIEW, 1);
  const jpg = await encodeWithin(
    PREVIEW_BUDGET,
    (quality) => sharp(preview.png).jpeg({ quality, mozjpeg: true }).toBuffer(),
    [84, 78, 72, 66],
  );
  fs.writeFileSync(path.join(folder, 'preview.jpg'), jpg);
  console.log(`  blank ${(blankFile.length / 1024).toFixed(1)} KB, preview ${(jpg.length / 1024).toFixed(1)} KB`);
  return cover.boxes;
}
