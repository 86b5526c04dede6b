/**
 * Geometric motifs of linangkit on its grid of knots: stepped lozenges with hooks, hourglasses, chains and teeth. Each
 * is a rule (column, row from its middle) → name of a yarn, or undefined where the ground is.
 */

/** Knots after which the broad bands repeat. */
export const PERIOD = 64;
export const COLUMNS = 128;

/** Rings of a lozenge from its heart, by |x| + |y|. */
const RINGS = [
  'white',
  'red',
  'red',
  'black',
  'yellow',
  'yellow',
  'black',
  'orange',
  'orange',
  'orange',
  'black',
  'green',
  'green',
];
/** Steps of the two hooks that grow from each side of a lozenge, in its upper right quarter. */
const HOOKS = new Set(
  [
    [4, 11],
    [4, 12],
    [4, 13],
    [4, 14],
    [4, 15],
    [4, 16],
    [5, 16],
    [6, 16],
    [7, 16],
    [8, 16],
    [8, 15],
    [8, 14],
    [7, 14],
    [11, 4],
    [12, 4],
    [13, 4],
    [14, 4],
    [15, 4],
    [16, 4],
    [16, 5],
    [16, 6],
    [16, 7],
    [16, 8],
    [15, 8],
    [14, 8],
    [14, 7],
  ].map(String),
);
const FILLS = { '6,15': 'orange', '5,14': 'orange', '15,6': 'orange', '14,6': 'orange' };

/** A lozenge of rings with two hooks on each side; 16 knots each way. */
export function hookedLozenge(x, y) {
  const [a, b] = [Math.abs(x), Math.abs(y)];
  const far = a + b;
  if (far < RINGS.length) return RINGS[far];
  if (far === 13) return 'black';
  if (far === 14 || far === 15) return 'white';
  if (HOOKS.has(`${a},${b}`)) return 'yellow';
  return FILLS[`${a},${b}`] ?? (a === 0 && b === 17 ? 'red' : undefined);
}

/** An hourglass: two stepped triangles tip to tip, a small lozenge at each side; 12 knots across, 16 down. */
export function hourglass(x, y) {
  const [a, b] = [Math.abs(x), Math.abs(y)];
  const wide = b * 0.7;
  if (b <= 16 && a <= wide) {
    const inside = Math.min(wide - a, (16 - b) * 0.7);
    if (inside < 1.15) return 'red';
    if (inside < 2.1) return 'black';
    if (inside < 3.5) return 'magenta';
    if (inside < 4.2) return 'black';
    return 'yellow';
  }
  const side = Math.abs(a - 8) + b;
  if (side <= 0) return 'white';
  if (side <= 2) return 'green';
  if (side === 3) return 'black';
  if (side === 4) return 'white';
  return undefined;
}

const around = (x, period) => ((((x + period / 2) % period) + period) % period) - period / 2;

/** A small lozenge between the great ones, four to each; 3 knots each way. */
function bud(x, y) {
  const far = Math.abs(Math.abs(x) - 16) + Math.abs(Math.abs(y) - 14);
  return ['yellow', 'magenta', 'black', 'white'][far];
}

/** Broad band: lozenges and hourglasses in turn; `row` from its middle, `shift` in knots. */
export function broad(column, row, shift = 0) {
  const middle = around(column - COLUMNS / 2 - shift, PERIOD);
  const lozenge = hookedLozenge(middle, row);
  if (lozenge) return lozenge;
  return bud(middle, row) ?? hourglass(around(column - COLUMNS / 2 - shift + PERIOD / 2, PERIOD), row);
}

const CHAIN = ['orange', 'green', 'magenta', 'yellow'];

/** A chain of lozenges of `half` knots on red, in four colours in turn; `row` from its middle. */
export function chain(column, row, half) {
  const period = COLUMNS / 8;
  const number = Math.floor((column + period / 2) / period);
  const far = Math.abs(around(column, period)) + Math.abs(row);
  if (far === 0) return 'white';
  if (far < half - 3) return CHAIN[number % 4];
  if (far < half - 2) return 'black';
  if (far < half) return 'white';
  if (far === half) return 'black';
  return 'red';
}

const TOOTH = ['white', 'white', 'black', 'orange', 'orange', 'black', 'yellow', 'yellow'];

/** Stepped teeth that grow upwards, `row` below their tips; above them nothing. */
export function teeth(column, row) {
  const away = Math.abs(around(column, 16));
  const depth = row - away - 1;
  if (depth >= 0) return TOOTH[Math.min(depth, TOOTH.length - 1)];
  // A single knot above every second tip.
  return row === 0 && away === 0 ? 'red' : null;
}
