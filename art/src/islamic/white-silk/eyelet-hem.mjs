import { litField } from '../../core/heights.mjs';
import { linear } from '../../core/sculpt.mjs';
import { svgDocument } from '../../core/svg.mjs';
import { smoothstep } from '../../core/vector.mjs';
import { windowLight } from './cloth.mjs';

/**
 * The embroidered hem of a telekung: scallops, eyelets and satin stitch in white on white. Places are (p, v): p along
 * the hem, v upwards from its line, in units; it repeats after `SCALLOP`.
 */

export const SCALLOP = 31;

/** From the middle of the scallop below p. */
const across = (p) => p - (Math.floor(p / SCALLOP) + 0.5) * SCALLOP;

/** How far a place lies within the cloth; negative beyond its scallops. */
export const insideHem = (p, v) => v + Math.sqrt(Math.max(0, 17 ** 2 - across(p) ** 2)) - 7;

/** A drop or a round about (x, y), half sizes a and b: how far inside, in units; negative outside. */
const drop = (u, v, [x, y, a, b, turn]) => {
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  const [du, dv] = [(u - x) * c + (v - y) * s, (v - y) * c - (u - x) * s];
  return (1 - Math.hypot(du / a, dv / b)) * Math.min(a, b);
};

/** Eyelets of one scallop: a blossom of five drops, and rounds beside and above it. */
const EYELETS = [
  ...Array.from({ length: 5 }, (_, k) => {
    const turn = ((k * 72 + 90) * Math.PI) / 180;
    return [Math.cos(turn) * 5.6, 8 + Math.sin(turn) * 5.6, 3.6, 1.9, turn];
  }),
  [-15.5, 6, 1.7, 1.7, 0],
  [15.5, 6, 1.7, 1.7, 0],
  [-10.2, 25, 1.5, 1.5, 0],
  [0, 25, 1.5, 1.5, 0],
  [10.2, 25, 1.5, 1.5, 0],
];

/** Leaves in satin stitch on a waved stem above. */
const LEAVES = [
  [-8, 57, 6.2, 2.3, 0.9],
  [7.5, 46.5, 6.2, 2.3, -2.1],
  [-2, 49, 6.2, 2.3, 2.3],
  [13, 58, 6.2, 2.3, 0.2],
];

/** How far inside an eyelet a place is; negative on the cloth about it. */
export const eyelet = (p, v) => (v < -12 || v > 32 ? -9 : Math.max(...EYELETS.map((one) => drop(across(p), v, one))));

const ridge = (distance, half, height) =>
  Math.abs(distance) < half ? height * Math.sqrt(1 - (distance / half) ** 2) : 0;

/** Height of the stitches over the cloth. */
export function stitches(p, v) {
  const u = across(p);
  const edge = insideHem(p, v);
  const deep = eyelet(p, v);
  const ribs = 1.5 + 0.25 * Math.sin(Math.atan2(u, v + 7) * 46);
  const satin = Math.max(...LEAVES.map((one) => drop(u, v, one)));
  return Math.max(
    edge > 0 && edge < 5 ? ribs * Math.sin((Math.PI * edge) / 5) : 0,
    deep > -2 && deep < 0.2 ? 1.25 * Math.sin((Math.PI * (deep + 2)) / 2.2) : 0,
    ridge(v - 34, 2.2, 1 + 0.22 * Math.sin(p * 2.6)),
    ridge(v - 39.5, 1.1, 0.7),
    ridge(v - 52 - 4.2 * Math.sin((p / SCALLOP) * Math.PI * 2), 0.95, 0.8),
    satin > 0 ? (1.3 + 0.16 * Math.sin(u * 5 + v * 3)) * Math.min(1, satin * 1.1) : 0,
  );
}

const STRIP = { width: SCALLOP * 6, height: 96 };
/** Where the hem's line runs in the strip. */
const LINE = 74;

/** The hem by itself, hanging over what is below; `repeat-x`. It is faint at its head. */
export async function hem({ tone, below }) {
  const cloth = linear(tone);
  const up = (y) => LINE - y;
  return svgDocument({
    ...STRIP,
    body: await litField(
      {
        ...STRIP,
        pixels: 372,
        repeat: true,
        heightAt: (x, y) => {
          const inside = insideHem(x, up(y));
          if (inside <= 0 || eyelet(x, up(y)) > 0.25) return 0;
          return 4.2 * Math.sqrt(Math.min(1, inside / 2.2)) + stitches(x, up(y));
        },
        coverAt: (x, y) => smoothstep(-0.3, 0.8, insideHem(x, up(y))) * (1 - smoothstep(0.1, 0.7, eyelet(x, up(y)))),
        colourAt: () => cloth,
        fadeAt: (x, y) => smoothstep(0, 14, y),
        light: windowLight({ reach: 26, softness: 1.3, shade: below }),
      },
      { finer: 1.6 },
    ),
  });
}
