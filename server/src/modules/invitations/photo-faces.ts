import type { PhotoLook } from '@serikad/shared/invitations/photo-look';
import { pictureLibrary } from '../../media/images/picture-library.js';

/** What is looked at: the photo in so many columns and rows. */
const COLUMNS = 48;
const ROWS = 64;
/** Rows of a face, and of the band that two faces beside each other are in. */
const FACE_ROWS = 9;
const BAND_ROWS = 12;
/** Columns of a row beyond which skin is sand, a wall or wood. */
const WIDEST = COLUMNS * 0.7;
/** Of a row's full strength: less is grain, or a hand. */
const LEAST = 0.02;
/**
 * Where people's faces are in most photos, in hundredths of the height; and how much less likely they are far from it.
 */
const USUAL_Y = 36;
const SPREAD = 30;
const FAR = 0.3;

/**
 * Where faces are likely: where skin is, above rather than below. Strong colours of clothes don't count; those like
 * skin do. The middle of two faces beside each other;
 * where there is none, the middle of the width at a height where most are.
 * @param picture the bytes of a WebP file of the shop's own
 */
export async function facesOf(picture: Buffer): Promise<Pick<PhotoLook, 'x' | 'y'>> {
  const sharp = await pictureLibrary();
  const pixels = await sharp(picture)
    .resize({ width: COLUMNS, height: ROWS, fit: 'fill' })
    .toColourspace('srgb')
    .flatten({ background: '#ffffff' })
    .raw()
    .toBuffer();
  const skin = Float64Array.from({ length: COLUMNS * ROWS }, (_, at) =>
    skinOf(pixels[at * 3] ?? 0, pixels[at * 3 + 1] ?? 0, pixels[at * 3 + 2] ?? 0),
  );
  const rows = Array.from({ length: ROWS }, (_, row) => {
    const found = sum(skin.subarray(row * COLUMNS, (row + 1) * COLUMNS));
    return found > WIDEST ? 0 : found;
  });
  const strengths = rows.map((_, row) => around(rows, row, FACE_ROWS) * likelihood(((row + 0.5) / ROWS) * 100));
  const best = strengths.indexOf(Math.max(...strengths));
  if ((strengths[best] ?? 0) < LEAST * COLUMNS * FACE_ROWS) return { x: 50, y: USUAL_Y };
  return middleOf(skin, best);
}

/** Whether a colour is that of skin, of any tone: 1 or 0, by its chroma in YCbCr. */
function skinOf(red: number, green: number, blue: number): number {
  const cb = 128 - 0.169 * red - 0.331 * green + 0.5 * blue;
  const cr = 128 + 0.5 * red - 0.419 * green - 0.081 * blue;
  return cr >= 137 && cr <= 175 && cb >= 80 && cb <= 123 && red > green && green > blue ? 1 : 0;
}

const likelihood = (y: number): number => FAR + (1 - FAR) * Math.exp(-(((y - USUAL_Y) / SPREAD) ** 2));

const sum = (values: ArrayLike<number>): number => Array.from(values).reduce((total, value) => total + value, 0);

const around = (values: readonly number[], at: number, length: number): number =>
  sum(values.slice(Math.max(0, at - (length >> 1)), at + (length >> 1) + 1));

/** The middle of what is skin in the rows around one. */
function middleOf(skin: Float64Array, row: number): Pick<PhotoLook, 'x' | 'y'> {
  let [weight, x, y] = [0, 0, 0];
  for (let at = Math.max(0, row - BAND_ROWS / 2) * COLUMNS; at < (row + BAND_ROWS / 2) * COLUMNS; at += 1) {
    const part = skin[at] ?? 0;
    weight += part;
    x += part * ((at % COLUMNS) + 0.5);
    y += part * (Math.floor(at / COLUMNS) + 0.5);
  }
  return { x: Math.round((x / weight / COLUMNS) * 100), y: Math.round((y / weight / ROWS) * 100) };
}
