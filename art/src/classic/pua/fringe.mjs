import { linear } from '../../core/sculpt.mjs';
import { seededRandom } from '../../core/random.mjs';
import { blend, smoothstep } from '../../core/vector.mjs';

/** The end of a cloth: a row of twined weft, and the warp's ends, twisted into cords that hang over what is behind. */

/** Units of a pair of twined stitches, and of a cord. */
const STITCH = 5;
const CORD = 4;

/** The cords of one tile, each with its own sway, length and colour. */
function cordsOf(width, seed, colours) {
  const random = seededRandom(seed);
  return Array.from({ length: width / CORD }, (_, i) => ({
    x: (i + 0.5) * CORD + random.between(-0.3, 0.3),
    bend: random.between(-2.1, 2.1),
    wave: random.between(0.06, 0.13),
    phase: random.between(0, 6.28),
    end: random.between(0.86, 1),
    half: random.between(1.25, 1.6),
    turn: random.between(0, 6.28),
    near: random.next(),
    dyes: [colours[random.below(colours.length)], colours[random.below(colours.length)]],
  }));
}

/** Two strands that are wound round one another over the weft. */
export function twined(x, y, high, dyes) {
  const pair = x / STITCH + (y / high) * 0.55;
  const [turn, across] = [pair - Math.floor(pair), (y / high) * 2 - 1];
  const bulge = Math.sin(turn * Math.PI) ** 0.6 * Math.sqrt(Math.max(0, 1 - across * across * 0.9));
  const colour = Math.floor(pair) % 2 ? dyes[0] : dyes[1];
  return colour.map((c) => c * (0.25 + 0.85 * bulge - 0.2 * across));
}

/**
 * The fringe: (x, y) in units from where the cloth ends → linear colour over `behind`.
 * @param {{width: number, high: number, seed: number, dyes: import('./ikat.mjs').Dyes, behind: string}} how
 */
export function fringe({ width, high, seed, dyes, behind }) {
  const tones = ['ground', 'ground', 'rust', 'resist', 'black', 'ground'].map((name) => linear(dyes[name]));
  const cords = cordsOf(width, seed, tones).sort((a, b) => a.near - b.near);
  const wall = linear(behind);
  return (x, y) => {
    // The cloth above shades what is behind it.
    let colour = wall.map((c) => c * (0.35 + 0.65 * smoothstep(0, high * 0.7, y)));
    for (const cord of cords) {
      const t = y / high;
      const centre = cord.x + cord.bend * t * t + Math.sin(y * cord.wave * 2 + cord.phase) * 0.8 * t;
      let d = x - centre;
      if (d > width / 2) d -= width;
      if (d < -width / 2) d += width;
      if (d > 5 || d < -4) continue;
      // A knot holds the twist; below it the ends open.
      const knot = Math.exp(-(((y - 3.4) / 1.7) ** 2)) * 0.75;
      const open = smoothstep(cord.end - 0.2, cord.end, t);
      const half = cord.half + knot + open * 0.9;
      if (t > cord.end + 0.05) continue;
      // Its shadow falls to the right.
      const shadow = Math.exp(-(((d - 1.9) / 1.7) ** 2)) * 0.55;
      colour = colour.map((c) => c * (1 - shadow));
      const side = d / half;
      if (Math.abs(side) >= 1) continue;
      const strand = Math.sin(y * 1.15 + side * 1.9 + cord.turn);
      const hair = open > 0 ? 0.5 + 0.5 * Math.sin(side * 11 + cord.turn) : 1;
      const cover = open > 0 ? 1 - open * (1 - hair * smoothstep(cord.end + 0.05, cord.end - 0.06, t)) : 1;
      const round = Math.sqrt(1 - side * side);
      const light = (0.3 + 0.62 * round - 0.3 * side + 0.16 * strand) * (0.62 + 0.38 * smoothstep(0, 9, y)) * 1.08;
      const tone = blend(cord.dyes[0], cord.dyes[1], smoothstep(-0.3, 0.3, strand));
      colour = blend(
        colour,
        tone.map((c) => c * Math.max(0.1, light)),
        cover,
      );
    }
    return colour;
  };
}
