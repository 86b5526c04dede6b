import { seededRandom } from '../../core/random.mjs';
import { blend, scaled, smoothstep, unit } from '../../core/vector.mjs';
import { betelLeaf } from './betel-leaf.mjs';
import { vessel } from './brass.mjs';
import { egg } from './stage.mjs';

/** What stands at the junjung's foot: the tepak sirih, a lacquered box with its cups and leaves, and bunga telur. */

/** A flat face between four corners, counted round it. */
const face = ([a, b, c, d], paint, grid = [30, 16]) => ({
  at: (u, v) => [0, 1, 2].map((k) => (a[k] * (1 - u) + b[k] * u) * (1 - v) + (d[k] * (1 - u) + c[k] * u) * v),
  paint,
  grid,
});

/** Gilt on lacquer: a border, and a running stem with blossoms within it. */
const gilded = (tones, across) => (u, v) => {
  const x = (u - 0.5) * across;
  const y = (v - 0.5) * 2;
  const rim = smoothstep(0.72, 0.76, Math.abs(y)) - smoothstep(0.86, 0.9, Math.abs(y));
  const phase = x * Math.PI;
  const stem = 0.36 * Math.sin(phase);
  const line = 1 - smoothstep(0.05, 0.1, Math.abs(y - stem));
  const cell = x - Math.round(x - 0.5) - 0.5;
  const heart = 0.22 * (Math.sin(phase) > 0 ? -1 : 1);
  const far = Math.hypot(cell * 1.5, (y - heart) * 0.8);
  const petals = 0.24 + 0.07 * Math.cos(5 * Math.atan2(y - heart, cell * 1.9));
  const bloom = (1 - smoothstep(petals - 0.04, petals, far)) * smoothstep(0.07, 0.1, far);
  const gold = Math.min(1, rim + line * 0.9 + bloom);
  return {
    colour: blend(tones.lacquer, scaled(tones.pale, 0.62), gold),
    shine: 0.12 + 0.25 * gold,
    gloss: 26,
  };
};

const brassFace = (tones) => (u, v) => ({
  colour: blend(tones.brass, tones.pale, 0.3 + 0.3 * Math.sin(u * 5 + v)),
  shine: 0.5,
  gloss: 26,
});

const CUP = [
  [8, 0],
  [9, 2],
  [7, 5],
  [12, 9],
  [14, 15],
  [13, 20],
  [12, 22],
  [7, 26],
  [2.4, 28],
  [2.8, 30.5],
  [0.2, 32.5],
];

/**
 * The tepak, turned by `yaw` radians about its middle `at`.
 * @param tones linear: lacquer, brass, dark, pale and those of a leaf
 */
export function tepak(at, yaw, tones, seed) {
  const random = seededRandom(seed);
  const [sin, cos] = [Math.sin(yaw), Math.cos(yaw)];
  const put = ([x, y, z]) => [at[0] + x * cos + z * sin, at[1] + y, at[2] - x * sin + z * cos];
  const ring = (half, deep, y) =>
    [
      [-half, y, deep],
      [half, y, deep],
      [half, y, -deep],
      [-half, y, -deep],
    ].map(put);
  /** The four walls between two rings. */
  const walls = (lower, upper, paint) =>
    [0, 1, 2, 3].map((n) => {
      const m = (n + 1) % 4;
      return face([upper[n], upper[m], lower[m], lower[n]], paint(n));
    });
  const brass = () => brassFace(tones);
  const rings = {
    plinth: ring(56, 33, 0),
    plinthTop: ring(56, 33, 5),
    foot: ring(49, 27, 8),
    lip: ring(66, 38, 43),
    rim: ring(68, 40, 43),
    rimTop: ring(68, 40, 48),
    inner: ring(61, 33, 48),
    floor: ring(58, 31, 30),
  };
  const cups = [
    [-38, 12],
    [-12, 16],
    [-40, -12],
    [-14, -14],
  ].map(([x, z]) => vessel(put([x, 30, z]), { profile: CUP, tones, grid: [36, 44] }));
  const sheaf = Array.from({ length: 9 }, (_, n) => {
    const lean = 0.5 + 0.08 * n + random.between(-0.05, 0.05);
    const along = unit([Math.sin(lean) * 0.9, Math.cos(lean), 0.34 + random.between(-0.1, 0.1)]);
    const across = unit([along[1] * 0.3, -along[0] * 0.3, 1]);
    return betelLeaf(
      {
        foot: put([8 + n * 3.4, 32, random.between(-12, 14)]),
        along,
        across: unit([0.5, -0.2, 0.7]),
        out: unit([-across[1] - 0.2, 0.5, 0.8]),
      },
      { length: random.between(42, 52), width: 16, roll: 0.8, flare: 0.12, seed: n },
      tones,
    );
  });
  return [
    ...walls(rings.plinth, rings.plinthTop, brass),
    ...walls(rings.plinthTop, rings.foot, brass),
    ...walls(rings.foot, rings.lip, (n) => gilded(tones, n % 2 ? 3 : 6)).map((wall) => ({ ...wall, grid: [60, 24] })),
    ...walls(rings.rim, rings.rimTop, brass),
    ...walls(rings.rimTop, rings.inner, brass),
    ...walls(rings.floor, rings.inner, () => () => ({ colour: scaled(tones.lacquer, 0.6) })),
    face(rings.floor, () => ({ colour: scaled(tones.lacquer, 0.5) })),
    ...cups,
    ...sheaf,
  ];
}

const GOBLET = [
  [17, 0],
  [17.5, 2],
  [13, 4.5],
  [5.5, 9],
  [4, 15],
  [6, 18],
  [4.4, 21],
  [10, 26],
  [15.5, 34],
  [16.5, 42],
  [18, 45],
  [17, 46.5],
  [15, 45],
];
const fluted = (angle, v) => (v > 0.58 && v < 0.82 ? 0.9 * Math.abs(Math.cos(angle * 9)) - 0.3 : 0);

/** A rose of folded silk on a stem, with two leaves of gilt. */
function silkRose(at, size, tones, random) {
  const petals = [
    { count: 6, reach: 0.44, lean: 0.78, long: 0.8, wide: 0.46 },
    { count: 5, reach: 0.3, lean: 0.44, long: 0.84, wide: 0.4 },
    { count: 4, reach: 0.15, lean: 0.2, long: 0.8, wide: 0.28 },
  ].flatMap(({ count, reach, lean, long, wide }, tier) =>
    Array.from({ length: count }, (_, n) => {
      const a = ((n + 0.5 * (tier % 2) + random.between(-0.1, 0.1)) / count) * 2 * Math.PI;
      const [sx, sz] = [Math.sin(a), Math.cos(a)];
      return {
        at: (u, v) => {
          const t = 2 * u - 1;
          const w = wide * size * Math.sin(Math.PI * Math.min(0.86, 0.14 + v * 0.74)) ** 0.7;
          const turn = t * 1.05;
          const out =
            reach * size * (0.35 + 0.65 * v) +
            Math.sin(lean) * long * size * v * 0.55 +
            0.12 * size * v ** 3 -
            w * (1 - Math.cos(turn)) * 0.8;
          const y =
            Math.cos(lean) * long * size * v - 0.1 * size * v ** 4 * (1 + lean) + 0.03 * size * Math.sin(t * 4 + n);
          const side = w * Math.sin(turn);
          return [at[0] + sx * out + sz * side, at[1] + y, at[2] + sz * out - sx * side];
        },
        paint: (u, v) => ({
          colour: blend(tones.roseDeep, tones.rose, smoothstep(0.1, 0.85, v) * (0.8 + 0.2 * Math.abs(2 * u - 1))),
          through: 0.3,
          shine: 0.08,
          gloss: 8,
        }),
        grid: [14, 14],
      };
    }),
  );
  return [
    ...petals,
    egg([at[0], at[1] + size * 0.56, at[2]], size * 0.12, size * 0.2, [0, 1, 0], () => ({ colour: tones.roseDeep })),
  ];
}

/** A bunga telur: an egg in a small footed cup, and a silk rose that rises behind it. */
export function bungaTelur([x, y, z], lean, tones, seed) {
  const random = seededRandom(seed);
  const top = [x + lean * 22, y + 96, z - 6];
  const stem = {
    at: (u, v) => [
      x + lean * 22 * v ** 2 + Math.cos(u * 6.283) * 1.3,
      y + 44 + 54 * v,
      z - 10 + 4 * v + Math.sin(u * 6.283) * 1.3,
    ],
    paint: () => ({ colour: tones.leaf }),
    grid: [8, 16],
  };
  const leaf = (side) =>
    betelLeaf(
      {
        foot: [x + lean * 14 * 0.7, y + 74, z - 6],
        along: unit([side, 0.45, 0.3]),
        across: unit([0.1 * side, -0.35, 0.9]),
        out: unit([-0.35 * side, 0.85, 0.35]),
      },
      { length: 27, width: 9, roll: 0.7, flare: 0.05, droop: 0.2, seed },
      { ...tones, leaf: tones.brass, deep: tones.dark, lit: tones.pale, vein: tones.pale },
    );
  return [
    vessel([x, y, z], { profile: GOBLET, chased: fluted, tones, grid: [90, 70] }),
    egg(
      [x, y + 56, z],
      13.4,
      18,
      [0, 1, 0],
      (u, v) => ({ colour: scaled(tones.egg, 0.94 + 0.06 * v), through: 0.15, shine: 0.16, gloss: 14 }),
      [26, 22],
    ),
    stem,
    leaf(-1),
    leaf(1),
    ...silkRose(top, 21, tones, random),
  ];
}
