import { seededRandom } from '../core/random.mjs';
import { linear, sculpture } from '../core/sculpt.mjs';
import { blend, smoothstep, spline } from '../core/vector.mjs';

/**
 * A pressed paku, sculpted in low relief and lit from the upper left: blades that taper and curl each in their own way,
 * brown at their tips, on a stalk that ends in a young coil.
 */

const TAU = 2 * Math.PI;
const LIGHT = {
  towards: [-0.52, -0.5, 0.72],
  key: [1.2, 1.14, 0.98],
  sky: [0.5, 0.5, 0.46],
  earth: [0.42, 0.38, 0.3],
  rim: [0.16, 0.16, 0.12],
  rimFrom: [0.8, 0.5, 0.2],
};

/** Linear tones of the plant: `leaf` several greens, `dry`, `rib`, `stalk`. */
export const pakuTones = ({ leaf, ...others }) => ({
  leaf: leaf.map(linear),
  ...Object.fromEntries(Object.entries(others).map(([name, hex]) => [name, linear(hex)])),
});

/** Smooth noise of two numbers, about -1 to 1. */
const mottle = (x, y, seed) =>
  Math.sin(x * 1.7 + seed) * Math.sin(y * 2.3 + seed * 1.3) * 0.6 + Math.sin(x * 4.1 + y * 3.3 + seed * 2.1) * 0.4;

/** Half the breadth of a blade at `v` of its length, 0 to 1: a short foot, a shoulder, a long taper. */
const breadth = (v) => (0.1 + 0.9 * smoothstep(-0.03, 0.09, v)) * Math.max(0, 1 - v ** 1.7) ** 0.9;

/**
 * A blade from (x, y) towards `angle` (radians, 0 is right). `bend` is its whole turn, `curl` how far its tip lifts,
 * `whole` how much of it is left: below 1 it is torn off.
 */
function blade({ x, y, angle, length, width, bend, curl, wave, lift, dry, tone, seed, whole = 1 }, tones) {
  const teeth = Math.round(length / 4.6);
  const tear = (u) => whole + (whole < 1 ? 0.05 * Math.sin(u * 13 + seed) + 0.03 * Math.sin(u * 31) : 0);
  const place = (u, v) => Math.min(1, v * tear(u));
  const at = (u, s) => {
    const v = place(u, s);
    const side = 2 * u - 1;
    const heading = angle + bend * v * v;
    // Along an arc whose turn grows towards the tip.
    const middle = angle + (bend * v * v) / 3;
    const [px, py] = [x + Math.cos(middle) * length * v, y + Math.sin(middle) * length * v];
    const notch = 1 - 0.085 * Math.abs(Math.sin(v * teeth * Math.PI)) ** 1.6 * Math.abs(side) ** 3;
    const across = side * width * breadth(v) * notch;
    const ripple = wave * Math.sin(v * 11 + seed + side) * Math.abs(side) ** 2;
    const z =
      lift + curl * length * v ** 3 + Math.abs(side) * width * 0.16 + ripple - 0.9 * Math.exp(-((side / 0.12) ** 2));
    // A blade leans towards the stalk's tip with its veins.
    return [px - Math.sin(heading) * across, py + Math.cos(heading) * across, z];
  };
  const paint = (u, s) => {
    const v = place(u, s);
    const side = 2 * u - 1;
    const far = Math.abs(side);
    const vein = Math.max(0, Math.sin((v * teeth + far * 1.5) * TAU)) ** 6 * smoothstep(0.1, 0.3, far);
    const age = mottle(v * 5, side * 2, seed);
    const edge = smoothstep(0.72, 1, far) * (0.3 + 0.3 * age);
    const brown = Math.min(
      1,
      dry * (smoothstep(0.5, 1, v) + 0.8 * edge) + 0.22 * Math.max(0, age) + (whole < 1 ? smoothstep(0.9, 1, s) : 0),
    );
    const green = blend(tone, tones.leaf[2], 0.35 * Math.max(0, -age) + 0.3 * (1 - smoothstep(0, 0.16, v)));
    const body = blend(blend(green, tones.rib, vein * 0.24), tones.dry, brown);
    const midrib = Math.exp(-((side / (0.05 + 0.1 * v)) ** 2)) * (1 - 0.7 * v);
    return { colour: blend(body, tones.rib, midrib * 0.8), through: 0.5, shine: 0.04, gloss: 8 };
  };
  return { at, paint, grid: [16, Math.max(20, teeth * 4)] };
}

/** The stalk, `thick` at its foot; paler where it is young. */
function stalk(spine, thick, tones, lift = 3) {
  const paint = (u, v) => ({
    colour: blend(
      blend(tones.stalk, tones.rib, smoothstep(0.08, 0.4, v) * 0.6),
      tones.dry,
      0.2 + 0.2 * Math.sin(v * 90),
    ),
    shine: 0.08,
    gloss: 14,
  });
  // A ribbon across the direction of the stalk, so that it is as thick wherever it turns.
  const at = (u, v) => {
    const { p, tangent } = spine(v);
    const r = thick * (1 - 0.8 * smoothstep(0, 0.32, v)) * (1 + 0.05 * Math.sin(v * 170)) + 0.5;
    const side = 2 * u - 1;
    return [
      p[0] - tangent[1] * side * r,
      p[1] + tangent[0] * side * r,
      lift + Math.sqrt(Math.max(0, 1 - side * side)) * r,
    ];
  };
  return { at, paint, grid: [8, 220] };
}

/** Points of a coil that continues (x, y), `turns` round its middle; it turns clockwise with `way` 1. */
function coil(cx, cy, radius, from, turns, way) {
  return Array.from({ length: Math.round(turns * 14) + 1 }, (_, i) => {
    const t = i / Math.round(turns * 14);
    const r = radius * (1 - 0.86 * t ** 0.8);
    const turn = from + way * turns * TAU * t;
    return [cx + Math.cos(turn) * r, cy + Math.sin(turn) * r, 2 + 5 * t];
  });
}

/**
 * Surfaces of a frond.
 * @param {{points: number[][], coiled?: object, reach: number, pairs: number, seed: number, bare: number, full: number,
 *   thick: number, broken?: number[]}} shape `points`: the stalk up to the coil; `bare`, `full`: the part of it below
 *   the first blade, and that with blades; `broken`: numbers of torn blades
 */
export function frond({ points, coiled, reach, pairs, seed, bare, full, thick, broken = [], slim = 0.115 }, tones) {
  const random = seededRandom(seed);
  const all = coiled ? [...points, ...coil(...coiled)] : points;
  const spine = spline(all);
  const surfaces = [];
  for (let i = 0; i < pairs; i++)
    for (const side of [-1, 1]) {
      const s = (i + (side > 0 ? 0.1 : 0.55)) / pairs;
      const { p, tangent } = spine(bare + (full - bare) * s ** 0.94);
      const along = Math.atan2(tangent[1], tangent[0]);
      const long = reach * Math.min(1, 0.62 + s * 2.4) * (1 - s) ** 0.62 * random.between(0.88, 1.08) + reach * 0.05;
      const number = i * 2 + (side > 0 ? 1 : 0);
      surfaces.push(
        blade(
          {
            x: p[0],
            y: p[1],
            angle: along + side * (1.36 - 0.5 * s + random.between(-0.11, 0.11)),
            length: long,
            width: long * slim * random.between(0.88, 1.12) + 1.2,
            bend: -side * random.between(0.1, 0.8) + random.between(-0.15, 0.15),
            curl: random.between(-0.02, 0.13),
            wave: random.between(0.5, 2.6),
            lift: random.between(-1.2, 1.8) + i * 0.12,
            dry: random.between(0.35, 1.1) * (1.35 - s),
            tone: blend(tones.leaf[random.below(2)], tones.leaf[3], random.between(0, 0.35) + 0.35 * s),
            seed: random.between(0, 9),
            whole: broken.includes(number) ? random.between(0.42, 0.6) : 1,
          },
          tones,
        ),
      );
    }
  if (coiled) surfaces.push(...coilBlades(random, spine, full, reach * 0.13, tones));
  surfaces.push(stalk(spine, thick, tones));
  return surfaces;
}

/** Blades that have not unfolded yet: small, close together, within the coil. */
function coilBlades(random, spine, from, reach, tones) {
  const surfaces = [];
  for (let i = 0; i < 46; i++) {
    const t = from + (0.995 - from) * (i / 46);
    const { p, tangent } = spine(t);
    const along = Math.atan2(tangent[1], tangent[0]);
    const size = reach * (1.15 - 0.8 * (i / 46));
    for (const side of [-1, 1])
      surfaces.push(
        blade(
          {
            x: p[0],
            y: p[1],
            angle: along + side * random.between(0.75, 1.1),
            length: size * random.between(0.8, 1.1),
            width: size * 0.24,
            bend: -side * random.between(0.4, 1.1),
            curl: 0.2,
            wave: 0.3,
            lift: 2 + i * 0.05,
            dry: 0.4,
            tone: blend(tones.leaf[3], tones.leaf[0], random.between(0, 0.6)),
            seed: random.between(0, 9),
          },
          tones,
        ),
      );
  }
  return surfaces;
}

/** The picture of these surfaces, on nothing. */
export const pressed = (size, pixels, surfaces) => sculpture({ ...size, pixels, light: LIGHT, surfaces });
