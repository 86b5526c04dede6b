import sharp from 'sharp';
import { seededRandom } from '../../core/random.mjs';
import { linear } from '../../core/sculpt.mjs';
import { blend, smoothstep } from '../../core/vector.mjs';

/**
 * Warp ikat as the loom shows it: threads run downwards, were dyed before they were woven and have shifted a little
 * against each other, so that shapes step from bundle to bundle and their ends are feathered along the threads.
 */

/** User units of a warp thread, and threads that were tied together for the dye. */
export const PITCH = 1;
const BUNDLE = 2;
/** Units of two passes of the weft. */
const RIB = 1.5;
/** Units after which plain cloth repeats downwards. */
export const CLOTH = 96;
/** Pixels of a unit at which a pattern is sampled. */
const MAP = 4;

/** Inks of a pattern's drawing: what the dye did not reach, what one bath reached, and what was dyed black. */
export const RESIST = '#ff0000';
export const RUST = '#00ff00';
export const BLACK = '#0000ff';

/** Drawn pattern → shares of resist, rust and black at a place, `width` × `height` units; it repeats sideways. */
async function patternMap(markup, width, height) {
  const [columns, rows] = [width * MAP, Math.round(height * MAP)];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${columns}" height="${rows}" viewBox="0 0 ${width} ${height}"><rect width="100%" height="100%"/>${markup}</svg>`;
  const bytes = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer();
  return (x, y) => {
    const i = ((Math.floor(x * MAP) % columns) + columns) % columns;
    const j = Math.max(0, Math.min(rows - 1, Math.floor(y * MAP)));
    const at = (j * columns + i) * 3;
    return [bytes[at] / 255, bytes[at + 1] / 255, bytes[at + 2] / 255];
  };
}

/** What each warp thread has of its own. */
function threadsOf(count, seed) {
  const random = seededRandom(seed);
  const bundles = Array.from({ length: Math.ceil(count / BUNDLE) }, () => random.between(-1, 1));
  return Array.from({ length: count }, (_, i) => ({
    shift: bundles[Math.floor(i / BUNDLE)] + random.between(-1.1, 1.1) + 0.7 * Math.sin((i / count) * Math.PI * 10),
    tone: random.between(0.86, 1.12),
    stain: random.next() ** 3 * 0.34,
    phase: random.between(0, 6.28),
    lift: random.between(-0.12, 0.12),
  }));
}

/** Taps along the thread by which dye has crept below the ties: offset in units, weight. */
const CREEP = [
  [-1.8, 0.08],
  [-0.9, 0.2],
  [0, 0.44],
  [0.9, 0.2],
  [1.8, 0.08],
];

/**
 * The light of a round warp thread between its neighbours, from the upper left.
 * @param {number} across 0 to 1 over the thread
 */
function threadLight(across, y, i, depth) {
  const d = across * 2 - 1;
  const round = Math.sqrt(Math.max(0, 1 - d * d * 0.92));
  const rib = Math.cos((y / RIB + (i % 2) * 0.5) * 2 * Math.PI);
  const slope = Math.sin((y / RIB + (i % 2) * 0.5) * 2 * Math.PI);
  return 1 - depth * (0.62 * (1 - round) + 0.16 * d + 0.2 * (0.5 - 0.5 * rib) - 0.1 * slope - 0.1);
}

/**
 * A rule for samples of ikat cloth: (x, y) in units → linear colour, and the shares of the three inks there.
 * @param {{width: number, height: number, pattern?: string, seed: number, dyes: Dyes, depth?: number, fold?: number,
 *   stripes?: (x: number) => string | null}} how `pattern` in the three inks; `depth` of the weave's own light and
 *   `fold` that of the hanging cloth; `stripes` names the dye of threads that have one colour throughout
 *
 * @typedef {{ground: string, resist: string, rust: string, black: string}} Dyes
 */
export async function ikat({ width, height, pattern, seed, dyes, depth = 1, stripes, fold = 0.1 }) {
  const count = Math.round(width / PITCH);
  const threads = threadsOf(count, seed);
  const at = pattern ? await patternMap(pattern, width, height) : () => [0, 0, 0];
  const dye = Object.fromEntries(Object.entries(dyes).map(([name, hex]) => [name, linear(hex)]));
  return (x, y) => {
    const i = ((Math.floor(x / PITCH) % count) + count) % count;
    const { shift, tone, stain, phase, lift } = threads[i];
    const solid = stripes?.((i + 0.5) * PITCH);
    let colour = solid && dye[solid];
    const sum = [0, 0, 0];
    if (!solid) {
      const middle = (Math.floor(i / BUNDLE) + 0.5) * BUNDLE * PITCH;
      for (const [offset, weight] of CREEP)
        at(middle, y + shift + offset).forEach((share, k) => (sum[k] += share * weight));
      const [resist, rust, black] = sum;
      colour = blend(dye.ground, dye.rust, rust);
      colour = blend(colour, dye.black, black);
      colour = blend(colour, blend(dye.resist, dye.rust, stain), smoothstep(0.06, 0.86, resist));
    }
    const wave = (y / CLOTH) * 2 * Math.PI;
    const along = 1 + 0.05 * Math.sin(wave * 3 + phase) + 0.035 * Math.sin(wave * 10 + phase * 2.3);
    const turn = (x / width) * 2 * Math.PI;
    const folds = 1 + fold * (0.62 * Math.sin(turn * 2 + 0.9) + 0.38 * Math.sin(turn * 3 - 0.4));
    const light = threadLight(x / PITCH - Math.floor(x / PITCH), y, i, depth) + lift * depth;
    const lit = light * (1 + (tone - 1) * depth) * along * folds;
    return { colour: colour.map((c) => c * lit), shares: sum };
  };
}

/** How far a thread's dyed end reaches: -1 to 1, another one for each thread. */
export const reachOf = (x) => Math.sin(Math.floor(x / PITCH) * 12.9898) * Math.sin(Math.floor(x / PITCH) * 4.137 + 1);
