import { linear } from '../../core/sculpt.mjs';
import { pixelImage } from '../../core/pixels.mjs';
import { seededRandom } from '../../core/random.mjs';
import { resolution } from '../../core/resolution.mjs';
import { blend, smoothstep } from '../../core/vector.mjs';
import { floatsOf } from '../loom.mjs';

/**
 * Antique gold thread on a black warp, shaded thread by thread: each float is a small round bar that dives at its ends.
 */

/** User units of a thread. */
export const PITCH = 1.25;

/** Slow light over the cloth, 0 to 1, the same at both ends of a piece of `columns` threads. */
const drift = (x, y, columns) => {
  const turn = (x / columns) * 2 * Math.PI;
  return (
    0.5 +
    0.2 * Math.sin(turn + y * 0.05) +
    0.14 * Math.sin(2 * turn - y * 0.16 + 1.3) +
    0.1 * Math.sin(3 * turn + y * 0.31)
  );
};

/** For each place of the loom: the float that covers it, with its own place and tone. */
function floatsByThread(piece, seed) {
  const random = seededRandom(seed);
  const of = new Array(piece.columns * piece.rows);
  for (let y = 0; y < piece.rows; y++)
    for (const [start, span] of floatsOf(piece, y)) {
      const float = {
        start,
        span,
        lift: random.between(-0.09, 0.09),
        tone: random.between(-0.2, 0.2),
        // Old thread: a few floats have lost their gold.
        worn: random.next() < 0.035 ? random.between(0.35, 0.75) : 1,
        phase: random.between(0, 6.28),
      };
      for (let x = start; x < start + span; x++) of[y * piece.columns + (x % piece.columns)] = float;
    }
  return of;
}

const toned = (value) => 255 * Math.min(1, Math.max(0, value)) ** (1 / 2.2);

/**
 * A piece of cloth as markup.
 * @param {object} piece of the loom
 * @param {{seed: number, gold: string[], warp: string, weft: string}} dye `gold`: shade, body, light, glint
 * @param {{scale?: number, clear?: boolean}} [how] `scale`: pixels of a unit; `clear`: without the black cloth
 * @returns {Promise<string>} `columns` × `PITCH` units wide
 */
export function goldCloth(piece, { seed, gold, warp, weft }, { scale = 2.2, clear = false } = {}) {
  const [shade, body, light, glint] = gold.map(linear);
  const [warpTone, weftTone] = [linear(warp), linear(weft)];
  const floats = floatsByThread(piece, seed);
  const [width, height] = [piece.columns * PITCH, piece.rows * PITCH];
  // Four samples a pixel each way would be finer than a thread's own light: two are enough.
  const fine = 2;
  const [columns, rows] = [Math.round(width * scale * resolution()), Math.round(height * scale * resolution())];
  /** Linear colour and cover of a place, in threads. */
  const sample = (x, y) => {
    const [i, j] = [Math.floor(x), Math.floor(y)];
    const float = floats[j * piece.columns + (((i % piece.columns) + piece.columns) % piece.columns)];
    if (!float) {
      // Black ribs of the warp, a trace of light on their upper sides.
      const rib = Math.sin((x - i) * Math.PI) ** 2;
      const row = 0.5 + 0.5 * Math.cos((y - j) * 2 * Math.PI);
      const above = j > 0 && floats[(j - 1) * piece.columns + (((i % piece.columns) + piece.columns) % piece.columns)];
      const dark = above ? 0.35 + 0.65 * smoothstep(0, 0.7, y - j) : 1;
      return { colour: blend(warpTone, weftTone, rib * 0.55 + row * 0.3).map((c) => c * dark), cover: 0 };
    }
    const along = (x - float.start + piece.columns) % piece.columns;
    const d = (y - j - 0.5 - float.lift) / 0.5;
    const end = Math.min(along, float.span - along);
    const dive = smoothstep(0, 0.55, end);
    const round = Math.sqrt(Math.max(0, 1 - d * d)) * (0.35 + 0.65 * dive);
    if (Math.abs(d) > 0.97) return { colour: warpTone.map((c) => c * 0.4), cover: 0.6 };
    const bow = 1 - Math.abs((along / float.span) * 2 - 1);
    const wound = 0.5 + 0.5 * Math.sin(along * 9 + d * 3.4 + float.phase);
    const bright = drift(x, y, piece.columns) + float.tone - 0.34 * (d + 0.28) + 0.2 * bow + 0.14 * (wound - 0.5);
    const lit = blend(shade, body, smoothstep(0.05, 0.5, bright));
    const higher = blend(lit, light, smoothstep(0.48, 0.86, bright));
    const spark = Math.exp(-(((d + 0.34) / 0.26) ** 2)) * smoothstep(0.56, 1, bright) * dive;
    const colour = blend(higher, glint, spark * 0.85).map((c) => c * (0.3 + 0.7 * round) * float.worn);
    return { colour, cover: 1 };
  };
  return pixelImage({ width, height, columns, rows }, (px, py) => {
    let [r, g, b, cover] = [0, 0, 0, 0];
    for (let a = 0; a < fine; a++)
      for (let c = 0; c < fine; c++) {
        const x = (((px + (a + 0.5) / fine) / columns) * width) / PITCH;
        const y = (((py + (c + 0.5) / fine) / rows) * height) / PITCH;
        const one = sample(x, y);
        const share = clear ? one.cover : 1;
        r += one.colour[0] * share;
        g += one.colour[1] * share;
        b += one.colour[2] * share;
        cover += share;
      }
    if (!cover) return [0, 0, 0, 0];
    return [toned(r / cover), toned(g / cover), toned(b / cover), (255 * cover) / fine ** 2];
  });
}
