import sharp from 'sharp';
import { luminance, luminanceContrast } from '../core/colour.mjs';

/**
 * Pixels of a picture in sRGB without alpha.
 * @typedef {{data: Uint8Array, width: number, height: number}} Pixels
 * @typedef {{x: number, y: number, width: number, height: number}} Box in px of the picture
 */

/** @returns {Promise<Pixels>} */
export async function readPixels(image) {
  const { data, info } = await image.removeAlpha().toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** @returns {Promise<Pixels>} */
export const decode = (bytes) => readPixels(sharp(bytes));

/** The part of a box that lies in the picture, in whole pixels. */
function inside({ width, height }, box) {
  const x = Math.max(0, Math.floor(box.x));
  const y = Math.max(0, Math.floor(box.y));
  return {
    x,
    y,
    right: Math.min(width, Math.ceil(box.x + box.width)),
    bottom: Math.min(height, Math.ceil(box.y + box.height)),
  };
}

const whole = ({ width, height }) => ({ x: 0, y: 0, width, height });

/** Pictures are compared by the averages of squares of this many px. */
const SQUARE = 5;
/** A difference of more than this many steps of 255, in the average of any colour, can be seen. */
const OTHER = 24;
/** Nor does it count where a square is the same 1 px away: places and sizes are rounded in more than one way. */
const SHIFTS = [-1, 0, 1]
  .flatMap((x) => [-1, 0, 1].map((y) => [x, y]))
  .sort((a, b) => Math.hypot(...a) - Math.hypot(...b));

/**
 * The share of a box's area that looks different in a second picture of the same size.
 * @param {Pixels} pixels
 * @param {Pixels} others
 * @param {Box} [box]
 */
export function differingShare(pixels, others, box = whole(pixels)) {
  const { x, y, right, bottom } = inside(pixels, box);
  let [differing, squares] = [0, 0];
  for (let top = y; top < bottom; top += SQUARE)
    for (let left = x; left < right; left += SQUARE) {
      const square = { left, top, right: Math.min(right, left + SQUARE), bottom: Math.min(bottom, top + SQUARE) };
      squares++;
      if (SHIFTS.every((shift) => differs(pixels, others, square, shift))) differing++;
    }
  return differing / Math.max(1, squares);
}

function differs({ data, width, height }, others, { left, top, right, bottom }, [shiftX, shiftY]) {
  const most = OTHER * (right - left) * (bottom - top);
  let [red, green, blue] = [0, 0, 0];
  for (let row = top; row < bottom; row++)
    for (let column = left; column < right; column++) {
      const at = (row * width + column) * 3;
      const otherColumn = Math.min(width - 1, Math.max(0, column + shiftX));
      const other = (Math.min(height - 1, Math.max(0, row + shiftY)) * width + otherColumn) * 3;
      red += data[at] - others.data[other];
      green += data[at + 1] - others.data[other + 1];
      blue += data[at + 2] - others.data[other + 2];
    }
  return Math.max(Math.abs(red), Math.abs(green), Math.abs(blue)) > most;
}

/** Relative luminance of a channel's value, before its weight. */
const LINEAR = Float64Array.from({ length: 256 }, (_, value) => luminance([value, value, value]));
const [RED, GREEN, BLUE] = [0.2126, 0.7152, 0.0722];
/** Contrasts are counted in steps of a fiftieth, from 1 to 21. */
const STEPS = 50;

/**
 * The 1st percentile of the contrast between a text colour and the pixels below it: the worst count, not the average.
 * @param {Pixels} pixels
 * @param {number[]} colour [r, g, b]
 * @param {Box} [box]
 */
export function worstContrast(pixels, colour, box = whole(pixels)) {
  const text = luminance(colour);
  const { x, y, right, bottom } = inside(pixels, box);
  const { data, width } = pixels;
  const counts = new Uint32Array(20 * STEPS + 1);
  for (let row = y; row < bottom; row++)
    for (let at = (row * width + x) * 3, end = (row * width + right) * 3; at < end; at += 3) {
      const below = RED * LINEAR[data[at]] + GREEN * LINEAR[data[at + 1]] + BLUE * LINEAR[data[at + 2]];
      counts[Math.floor((luminanceContrast(text, below) - 1) * STEPS)]++;
    }
  const least = Math.floor((Math.max(0, right - x) * Math.max(0, bottom - y)) / 100);
  let seen = 0;
  for (let step = 0; step < counts.length; step++) {
    seen += counts[step];
    if (seen > least) return 1 + step / STEPS;
  }
  return Infinity;
}

/** A cell shows something if its greys are further apart than this (of 255): a sky's gradient is not. */
const SOMETHING = 24;

/**
 * In which cells of a picture there is something, art or letters, in so many rows of about square cells.
 * @param {Pixels} pixels
 * @param {number} rows
 * @returns {boolean[][]} rows from the top, each from the left
 */
export function coveredCells({ data, width, height }, rows) {
  const columns = Math.max(1, Math.round((width / height) * rows));
  const edges = (count, size) => Array.from({ length: count + 1 }, (_, at) => Math.round((at * size) / count));
  const [xs, ys] = [edges(columns, width), edges(rows, height)];
  const isCovered = (column, row) => {
    let [least, most] = [Infinity, -Infinity];
    for (let y = ys[row]; y < ys[row + 1]; y++)
      for (let at = (y * width + xs[column]) * 3, end = (y * width + xs[column + 1]) * 3; at < end; at += 3) {
        const grey = (data[at] + data[at + 1] + data[at + 2]) / 3;
        least = Math.min(least, grey);
        most = Math.max(most, grey);
      }
    return most - least > SOMETHING;
  };
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_, column) => isCovered(column, row)),
  );
}

/** A step between neighbouring pixels above this (of 255) is an ornament's edge; grain and soft shadows stay below. */
const EDGE = 22;

/**
 * The share of pixels that differ sharply from their right or lower neighbour.
 * @param {Pixels} pixels
 * @param {Box} [box]
 */
export function edgeShare(pixels, box = whole(pixels)) {
  const { x, y, right, bottom } = inside(pixels, box);
  const { data, width } = pixels;
  const grey = (at) => (data[at] + data[at + 1] + data[at + 2]) / 3;
  let edges = 0;
  for (let row = y; row < bottom - 1; row++)
    for (let column = x; column < right - 1; column++) {
      const at = (row * width + column) * 3;
      const here = grey(at);
      if (Math.max(Math.abs(here - grey(at + 3)), Math.abs(here - grey(at + width * 3))) > EDGE) edges++;
    }
  const area = (right - x) * (bottom - y);
  return area > 0 ? edges / area : 0;
}

/** A gap between slices is at most so many rows high; the rows further away, up to FAR, tell what is usual there. */
const NEAR = 4;
const FAR = 12;

/**
 * How much the rows at a join break with each other, in steps (of 255) beyond what rows around it do.
 * @param {Pixels} pixels
 * @param {number} row the first one below the join
 * @param {Box} [box] whose columns are looked at
 */
export function seamStep(pixels, row, box = whole(pixels)) {
  const { x, right } = inside(pixels, box);
  const { data, width, height } = pixels;
  const difference = (below) => {
    let sum = 0;
    for (let at = (below * width + x) * 3, end = (below * width + right) * 3; at < end; at++)
      sum += Math.abs(data[at] - data[at - width * 3]);
    return sum / Math.max(1, (right - x) * 3);
  };
  const near = [0];
  const far = [0];
  for (let other = Math.max(1, row - FAR); other <= Math.min(height - 1, row + FAR); other++)
    (Math.abs(other - row) <= NEAR ? near : far).push(difference(other));
  return Math.max(...near) - Math.max(...far);
}

/** Art differs from what is below it by so many steps (of 255), and nothing by so few. */
const ART = 24;
const NOTHING = 9;

/**
 * The longest stretch along a straight side of a picture at which its art stops at once.
 * @param {Pixels} pixels
 * @param {Pixels} artless the same place without art
 * @param {{side: 'left'|'right'|'top'|'bottom', at: number, from: number, to: number}} end `at`: across the side
 * @returns {number} px
 */
export function artRun(pixels, artless, { side, at, from, to }) {
  const across = side === 'left' || side === 'right' ? 'x' : 'y';
  const out = side === 'left' || side === 'top' ? -1 : 1;
  const { width, height } = pixels;
  const difference = (place, along) => {
    const [x, y] = across === 'x' ? [place, along] : [along, place];
    if (x < 0 || y < 0 || x >= width || y >= height) return 0;
    const i = (y * width + x) * 3;
    let most = 0;
    for (let channel = i; channel < i + 3; channel++)
      most = Math.max(most, Math.abs(pixels.data[channel] - artless.data[channel]));
    return most;
  };
  const edge = Math.round(at) - (out > 0 ? 1 : 0);
  let [run, longest] = [0, 0];
  for (let along = Math.max(0, Math.ceil(from)); along < to; along++) {
    const inside = Math.max(difference(edge - out, along), difference(edge, along));
    const outside = Math.max(difference(edge + 2 * out, along), difference(edge + 3 * out, along));
    run = inside > ART && outside < NOTHING ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  return longest;
}

/**
 * A line is so many steps (of 255) lighter or darker than the rows on both sides of it;
 * where it is calm, at most so many.
 */
const LINE = 6;
const CALM = 3;
/** Rows on both sides of a join by which a column is calm. */
const AROUND = 20;

/**
 * In how many columns a line crosses along a join where nothing else does.
 * @param {Pixels} pixels
 * @param {number} row the first one below the join
 * @param {Box} [box] whose columns are looked at
 */
export function hairlineColumns(pixels, row, box = whole(pixels)) {
  const { x, right } = inside(pixels, box);
  const { data, width, height } = pixels;
  if (row < AROUND + 3 || row + AROUND + 3 >= height) return 0;
  const grey = (at) => (data[at] + data[at + 1] + data[at + 2]) / 3;
  const step = (column, line) => {
    const at = (line * width + column) * 3;
    const here = grey(at);
    const [above, below] = [here - grey(at - width * 6), here - grey(at + width * 6)];
    return above * below > 0 ? Math.min(Math.abs(above), Math.abs(below)) : 0;
  };
  const most = (column, from, to) => {
    let found = 0;
    for (let line = row + from; line <= row + to; line++) found = Math.max(found, step(column, line));
    return found;
  };
  let columns = 0;
  for (let column = x; column < right; column++)
    if (most(column, -2, 1) > LINE && most(column, -AROUND, -3) <= CALM && most(column, 2, AROUND) <= CALM) columns++;
  return columns;
}
