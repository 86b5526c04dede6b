import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';

/** Rounding of whole pixels may bend a picture's ratio by this much. */
const RATIO_TOLERANCE = 0.02;
const FORMATS = ['png', 'jpeg'];

/** Where a design has the picture files of its drawing: `src/designs/<id>/`. */
export const pictureFolder = (id) => new URL(`../designs/${id}/`, import.meta.url).pathname;

/**
 * A picture file in place of a drawing.
 * @param {{file: string}} picture its path within the folder
 * @param {{role: string, format: string, width: number, height: number, pixels?: number}} spec of the role
 * @param {string} folder of `pictureFolder`
 * @returns {Promise<{png: Buffer, width: number, height: number}>} upright, in its own pixels
 * @throws Error that names the file and what is wrong with it
 */
export async function readPicture({ file }, { role, format, width, height, pixels = width }, folder) {
  const wrong = (what) => new Error(`${role}: ${file} ${what}`);
  if (format === 'vector') throw wrong('is a picture, but the layout has lines there: return an SVG');
  const from = path.resolve(folder, file);
  if (!from.startsWith(path.resolve(folder) + path.sep)) throw wrong(`is not in ${folder}`);
  if (!fs.existsSync(from)) throw wrong(`is not there: put it into ${folder}`);
  const picture = sharp(from).autoOrient();
  const found = await picture.metadata().catch(() => ({}));
  if (!FORMATS.includes(found.format)) throw wrong('is neither PNG nor JPEG');
  const { data, info } = await picture.toColourspace('srgb').png().toBuffer({ resolveWithObject: true });
  const bend = info.width / info.height / (width / height) - 1;
  if (Math.abs(bend) > RATIO_TOLERANCE)
    throw wrong(`has ${info.width} × ${info.height} px, which is not the ratio of its box ${width} × ${height}`);
  if (info.width < pixels) throw wrong(`is ${info.width} px wide, at least ${pixels}`);
  return { png: data, width: info.width, height: info.height };
}
