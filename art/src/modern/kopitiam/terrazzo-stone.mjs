import { linear } from '../../core/sculpt.mjs';
import { blend, scaled } from '../../core/vector.mjs';

/** Polished terrazzo as a rule of places: broken chips of three sizes in cement. */

/** An even number in [0, 1) for a cell; the same for the same numbers. */
function chance(i, j, k) {
  let h = Math.imul(i | 0, 374761393) ^ Math.imul(j | 0, 668265263) ^ Math.imul(k | 0, 2147483647 - 1013);
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  h = Math.imul(h ^ (h >>> 15), 2246822519 | 1);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
}

const wrap = (n, size) => (size ? ((n % size) + size) % size : n);

/** Chips of one size: the cell's edge in units, how many cells have one, and a number of its own. */
const SIZES = [
  { cell: 21, filled: 0.74, seed: 11 },
  { cell: 10, filled: 0.62, seed: 47 },
  { cell: 5, filled: 0.42, seed: 83 },
];

/** Which of a size's chips lies at (x, y): a number in [0, 1), or nothing. `repeat`: cells after which it repeats. */
function chipAt(x, y, { cell, filled, seed }, repeat) {
  const [ci, cj] = [Math.floor(x / cell), Math.floor(y / cell)];
  for (let di = -1; di <= 1; di++)
    for (let dj = -1; dj <= 1; dj++) {
      const [i, j] = [wrap(ci + di, repeat), wrap(cj + dj, repeat)];
      if (chance(i, j, seed) > filled) continue;
      const px = x - (ci + di + 0.5 + 0.44 * (chance(i, j, seed + 1) - 0.5)) * cell;
      const py = y - (cj + dj + 0.5 + 0.44 * (chance(i, j, seed + 2) - 0.5)) * cell;
      const size = cell * (0.22 + 0.22 * chance(i, j, seed + 3));
      const turn = chance(i, j, seed + 4) * 6.283;
      const corners = 5 + Math.floor(chance(i, j, seed + 5) * 3);
      let reach = 0;
      for (let n = 0; n < corners; n++) {
        const a = turn + ((n + 0.4 * (chance(i, j, seed + 10 + n) - 0.5)) / corners) * 6.283;
        reach = Math.max(
          reach,
          (px * Math.cos(a) + py * Math.sin(a)) / (size * (0.66 + 0.5 * chance(i, j, seed + 20 + n))),
        );
      }
      if (reach < 1) return chance(i, j, seed + 6);
    }
  return undefined;
}

/**
 * A stone: (x, y) in units → linear colour.
 * @param {{base: string, chips: string[]}} stone '#rrggbb'
 * @param {number} [repeat] its edge in units, a multiple of 210, if it is a tile
 */
export function terrazzo({ base, chips }, repeat) {
  const cement = linear(base);
  const colours = chips.map(linear);
  return (x, y) => {
    for (const size of SIZES) {
      const chip = chipAt(x, y, size, repeat && repeat / size.cell);
      if (chip === undefined) continue;
      const colour = colours[Math.floor(chip * colours.length)];
      return scaled(colour, 0.94 + 0.12 * ((chip * 97) % 1));
    }
    return blend(cement, scaled(cement, 0.9), chance(Math.floor(x * 1.3), Math.floor(y * 1.3), 5));
  };
}
