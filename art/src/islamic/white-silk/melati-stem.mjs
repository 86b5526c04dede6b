import { linear, sculpture } from '../../core/sculpt.mjs';
import { seededRandom } from '../../core/random.mjs';
import { svgDocument } from '../../core/svg.mjs';
import { blend, pose, smoothstep, spline } from '../../core/vector.mjs';
import { tube } from '../../floral/moon-orchid.mjs';

/** A stem of melati, sculpted as it lies on cloth: pairs of leaves, buds, and flowers more or less open. */

export const STEM = { width: 480, height: 300 };
const TURN = Math.PI * 2;

const LIGHT = {
  towards: [-0.6, -0.64, 0.68],
  key: [0.72, 0.7, 0.65],
  sky: [0.68, 0.645, 0.575],
  earth: [0.64, 0.57, 0.47],
  rim: [0.2, 0.18, 0.14],
  rimFrom: [0.6, 0.6, 0.2],
};

/**
 * A leaf along a curve: ovate, glossy, folded a little at its middle vein, its rim waved.
 * @param {{points: number[][], half: number, lean: number, seed: number}} shape `half`: half its width; `lean`: one
 *   side higher than the other
 */
function leaf({ points, half, lean = 0, seed }, tones) {
  const line = spline(points);
  const width = (v) => half * Math.sin(Math.PI * Math.min(1, v * 0.97 + 0.015) ** 0.82) ** 0.72;
  const at = (u, v) => {
    const { p, tangent } = line(v);
    const side = 2 * u - 1;
    const w = width(v) * side;
    const flat = Math.hypot(tangent[0], tangent[1]) || 1;
    const wave = 0.09 * half * Math.sin(v * 12 + side * 1.6 + seed) * side ** 2;
    return [
      p[0] + (-tangent[1] / flat) * w,
      p[1] + (tangent[0] / flat) * w,
      p[2] + Math.abs(side) * width(v) * 0.24 + lean * w + wave,
    ];
  };
  const paint = (u, v) => {
    const side = 2 * u - 1;
    const w = Math.abs(side) * width(v);
    const middle = Math.exp(-((w / 1.1) ** 2));
    const vein = Math.max(0, Math.sin((v * 1.25 - Math.abs(side) ** 1.4 * 0.2) * 7 * TURN + seed)) ** 16;
    const mottled = 0.5 + 0.3 * Math.sin(v * 9 + seed * 2 + side * 2) + 0.2 * Math.sin(v * 31 + side * 13 + seed);
    const body = blend(tones.leafDeep, tones.leaf, mottled);
    const tip = smoothstep(0.9, 1, v) * 0.25;
    return {
      colour: blend(blend(body, tones.vein, Math.min(0.75, middle * 0.7 + vein * 0.24)), tones.brown, tip),
      through: 0.25,
      shine: 0.2,
      gloss: 16,
    };
  };
  return { at, paint, grid: [22, 44] };
}

/** A petal about the origin: it leaves its middle towards `turn`, `rise` radians up, and bends back by `curl`. */
function petal({ turn, length, wide, rise, curl, seed, foot = 0.1 }, tones) {
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  const at = (u, v0) => {
    const v = 0.01 + v0 * 0.985;
    const side = 2 * u - 1;
    const w = wide * length * Math.sin(Math.PI * (0.04 + 0.95 * v) ** 0.86) ** 0.6 * side;
    const bend = rise - curl * v;
    const r = foot + length * v * Math.cos(bend);
    const z =
      length * v * Math.sin(bend) + 1.3 * w * w * (0.4 + 0.6 * v) + 0.025 * Math.sin(v * 8 + side * 3 + seed) * side;
    return [c * r - s * w, s * r + c * w, z];
  };
  const paint = (u, v) => {
    const side = Math.abs(2 * u - 1);
    const streak = 0.5 + 0.5 * Math.sin((2 * u - 1) * 16 + seed);
    const colour = blend(
      blend(tones.throat, tones.petal, smoothstep(0.02, 0.5, v)),
      tones.shadow,
      0.1 * streak * (1 - side),
    );
    return { colour, through: 0.5, shine: 0.04, gloss: 8 };
  };
  return { at, paint, grid: [14, 18] };
}

const placed = (surfaces, where) => {
  const put = pose(where);
  return surfaces.map((surface) => ({ ...surface, at: (u, v) => put(surface.at(u, v)) }));
};

/** A flower: two whorls of petals, and a few that stand about its heart. `open` 0 to 1. */
function flower(where, { open = 1, seed = 1 }, tones) {
  const random = seededRandom(seed * 97 + 11);
  const shut = (1 - open) * 0.9;
  const whorl = (count, length, rise, curl, wide) =>
    Array.from({ length: count }, (_, i) =>
      petal(
        {
          turn: ((i + random.between(-0.17, 0.17)) / count) * TURN + length * 3 + seed,
          length: length * random.between(0.9, 1.06),
          wide: wide * random.between(0.9, 1.1),
          rise: rise + shut + random.between(-0.09, 0.12),
          curl: curl + random.between(-0.1, 0.14),
          seed: random.between(0, 6),
          foot: 0.06,
        },
        tones,
      ),
    );
  // Furled petals close the heart.
  const heart = {
    at: (u, v) => {
      const r = 0.13 * Math.sin(Math.PI * (0.15 + 0.85 * v)) ** 0.7 * (1 + 0.16 * Math.sin(u * TURN * 3 + v * 4));
      return [Math.cos(u * TURN) * r, Math.sin(u * TURN) * r, 0.02 + 0.3 * v];
    },
    paint: (u, v) => ({ colour: blend(tones.throat, tones.petal, smoothstep(0.1, 0.8, v)), through: 0.4 }),
    grid: [16, 10],
  };
  return placed(
    [...whorl(7, 1, 0.3, 0.44, 0.31), ...whorl(6, 0.8, 0.66, 0.6, 0.34), ...whorl(4, 0.54, 1.0, 0.6, 0.42), heart],
    where,
  );
}

/** A bud along z from its stalk at the origin, one unit long: furled petals over a calyx with narrow teeth. */
function bud(where, { seed = 1 }, tones) {
  const body = {
    at: (u, v) => {
      const swell =
        v < 0.3 ? 0.1 + 0.06 * smoothstep(0, 0.3, v) : 0.16 + 0.11 * Math.sin(Math.PI * ((v - 0.3) / 0.7) ** 0.8);
      const r = swell * (1 - smoothstep(0.68, 1, v)) ** 0.62;
      const angle = u * TURN;
      const furl = 1 + 0.07 * Math.sin(angle * 3 + v * 5 + seed) * smoothstep(0.3, 0.6, v);
      return [Math.cos(angle) * r * furl, Math.sin(angle) * r * furl, v];
    },
    paint: (u, v) => {
      const seam = Math.max(0, Math.sin(u * TURN * 3 + v * 5 + seed)) ** 6;
      const colour = blend(tones.throat, tones.petal, smoothstep(0.2, 0.5, v));
      return { colour: blend(colour, tones.shadow, 0.28 * seam), through: 0.35, shine: 0.1, gloss: 12 };
    },
    grid: [26, 26],
  };
  const teeth = Array.from({ length: 7 }, (_, i) => {
    const angle = (i / 7) * TURN + seed;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    return tube(
      spline([
        [c * 0.04, s * 0.04, -0.03],
        [c * 0.13, s * 0.13, 0.08],
        [c * 0.2, s * 0.2, 0.3],
        [c * 0.27, s * 0.27, 0.42],
      ]),
      (v) => 0.045 * (1 - v) + 0.008,
      () => ({ colour: tones.stalk, through: 0.2, shine: 0.08, gloss: 14 }),
      [8, 12],
    );
  });
  return placed([body, ...teeth], where);
}

/** A stalk through points. */
const stalk = (points, from, to, tones) =>
  tube(
    spline(points),
    (v) => from + (to - from) * v,
    (u, v) => ({
      colour: blend(tones.brown, tones.stalk, smoothstep(0, 0.35, v)),
      through: 0.1,
      shine: 0.1,
      gloss: 12,
    }),
    [12, 60],
  );

/** The way of the stem, from its cut end to the flowers. */
const SPINE = [
  [26, 262, 5],
  [104, 226, 9],
  [190, 178, 15],
  [268, 138, 22],
  [330, 108, 30],
];

const LEAVES = [
  {
    points: [
      [96, 230, 10],
      [86, 188, 24],
      [92, 142, 26],
      [112, 98, 12],
    ],
    half: 27,
    lean: 0.22,
    seed: 1,
  },
  {
    points: [
      [100, 228, 8],
      [140, 246, 18],
      [186, 262, 16],
      [232, 264, 5],
    ],
    half: 24,
    lean: -0.16,
    seed: 2.3,
  },
  {
    points: [
      [206, 170, 16],
      [204, 128, 32],
      [220, 84, 34],
      [252, 46, 18],
    ],
    half: 28,
    lean: 0.26,
    seed: 3.1,
  },
  {
    points: [
      [212, 166, 14],
      [250, 188, 26],
      [298, 208, 22],
      [348, 212, 8],
    ],
    half: 26,
    lean: -0.2,
    seed: 4.6,
  },
  {
    points: [
      [300, 122, 26],
      [296, 92, 38],
      [304, 62, 40],
      [322, 34, 30],
    ],
    half: 18,
    lean: 0.2,
    seed: 5.2,
  },
  {
    points: [
      [306, 120, 24],
      [334, 140, 34],
      [366, 158, 30],
      [402, 164, 20],
    ],
    half: 17,
    lean: -0.14,
    seed: 6.7,
  },
];

/** The surfaces of the whole stem. @param tones linear */
function stemOf(tones) {
  const up = (points, from = 2.4, to = 1.8) => stalk(points, from, to, { ...tones, brown: tones.stalk });
  const tip = SPINE.at(-1);
  return [
    stalk(SPINE, 4.2, 2.8, tones),
    ...LEAVES.map((shape) => leaf(shape, tones)),
    // Stalks of flowers and buds.
    up([tip, [352, 98, 34], [376, 96, 40]]),
    up([tip, [346, 88, 38], [356, 64, 42]]),
    up([tip, [366, 112, 36], [398, 122, 36]]),
    up([tip, [340, 82, 40], [330, 58, 44]]),
    up([
      [352, 98, 34],
      [390, 84, 44],
      [420, 66, 46],
    ]),
    up([
      [356, 100, 34],
      [400, 102, 40],
      [436, 104, 40],
    ]),
    up([
      [268, 138, 22],
      [288, 152, 32],
      [306, 168, 38],
    ]),
    ...flower({ at: [378, 98, 48], size: 54, yaw: 12, pitch: -12, roll: 8 }, { open: 1, seed: 3 }, tones),
    ...flower({ at: [318, 176, 40], size: 43, yaw: -22, pitch: 30, roll: 40 }, { open: 0.86, seed: 8 }, tones),
    ...flower({ at: [352, 58, 42], size: 36, yaw: 4, pitch: -50, roll: 0 }, { open: 0.42, seed: 5 }, tones),
    ...bud({ at: [420, 66, 46], size: 45, yaw: 62, pitch: -30, roll: 0 }, { seed: 1 }, tones),
    ...bud({ at: [436, 104, 40], size: 40, yaw: 80, pitch: 4, roll: 0 }, { seed: 2 }, tones),
    ...bud({ at: [398, 122, 36], size: 43, yaw: 52, pitch: 42, roll: 0 }, { seed: 3 }, tones),
    ...bud({ at: [330, 58, 44], size: 36, yaw: -26, pitch: -62, roll: 0 }, { seed: 4 }, tones),
  ];
}

const tonesOf = (colours) => Object.fromEntries(Object.entries(colours).map(([name, hex]) => [name, linear(hex)]));

/** How its shadow lies on cloth: narrow where it touches, wide and faint beyond. */
const castFilter = (id, shade) =>
  `<filter id="${id}" x="-10%" y="-10%" width="125%" height="130%" color-interpolation-filters="sRGB"><feGaussianBlur in="SourceAlpha" stdDeviation="3.2"/><feOffset dx="5" dy="6" result="a"/><feGaussianBlur in="SourceAlpha" stdDeviation="9"/><feOffset dx="12" dy="14" result="b"/><feFlood flood-color="${shade}" flood-opacity=".5"/><feComposite in2="a" operator="in" result="near"/><feFlood flood-color="${shade}" flood-opacity=".34"/><feComposite in2="b" operator="in" result="far"/><feMerge><feMergeNode in="far"/><feMergeNode in="near"/><feMergeNode in="SourceGraphic"/></feMerge></filter>`;

/**
 * The stem as markup with its shadow, in a box of `STEM`.
 * @param {{tones: Record<string, string>, shade: string, pixels?: number}} art
 * @returns {Promise<{defs: string, body: string}>}
 */
export async function melatiStem({ tones, shade, pixels = 720 }) {
  // Modelled with its flowers at the right, laid with them at the left.
  const surfaces = stemOf(tonesOf(tones)).map((surface) => ({
    ...surface,
    at: (u, v) => {
      const [x, y, z] = surface.at(u, v);
      return [STEM.width - x, y, z];
    },
  }));
  const picture = await sculpture({ ...STEM, pixels, light: LIGHT, surfaces });
  return { defs: castFilter('cast', shade), body: `<g filter="url(#cast)">${picture}</g>` };
}

export async function melati(art) {
  const { defs, body } = await melatiStem(art);
  return svgDocument({ ...STEM, defs, body });
}
