import { linear } from '../../core/sculpt.mjs';
import { box, cloth, folds, noise, put, ripple, sheet, tube, strung } from '../models/forms.mjs';
import { leaf, petal, rose } from '../models/flowers.mjs';
import { BRASS, GOLD, linen, matt, PALE_GOLD, PEARL, satin, stone, wood } from '../models/materials.mjs';
import { beads, book, cup, oldCamera, vase, watch, wax } from '../models/keepsakes.mjs';
import { flame, pelita } from '../models/lamps.mjs';
import { band } from '../models/rings.mjs';

/** Vintage: prints that have faded to brown, from an afternoon indoors. */

const GRADE = {
  exposure: 0.55,
  lights: [1.03, 0.98, 0.88],
  shadows: [1.12, 1.0, 0.86],
  fade: [0.1, 0.95],
  saturation: 0.62,
  mono: [1.09, 0.98, 0.8],
  monoShare: 0.42,
  contrast: 0.96,
  glow: 0.12,
  vignette: 0.38,
  grain: 0.034,
};
const WINDOW = { at: [-44, 40, 14], a: [0, 16, 0], b: [7, 0, 18], power: [11, 9.6, 7.6] };
const parlour = (d) => {
  const k = Math.max(0.12, 0.5 + 0.3 * d[1] - 0.4 * d[0]);
  const wall = Math.max(0, d[2] * 0.7 + d[1] * 0.5 - 0.5 * d[0] - 0.4);
  return [0.34 * k + 0.6 * wall, 0.28 * k + 0.5 * wall, 0.21 * k + 0.36 * wall];
};
const TEA = { petal: '#e2b69c', rim: '#f1dbc8', foot: '#c89a6a' };
const ROSE = { petal: '#b9675e', rim: '#d99c8c', foot: '#8a4640' };
const TABLE = () => cloth([200, 170], () => 0, { ...wood('#6d4327', '#2b160b', 0.4), coat: 0.8, rough: 0.28 }, [2, 2]);
const PAPER = '#e9d9b8';

/** A sheet of paper, written on in lines of ink. */
function letter(width, height, seed = 1, lines = 15) {
  const [paper, ink] = [linear(PAPER), linear('#3d2a1e')];
  return {
    ...sheet(width, height, null, {
      lying: true,
      grid: [12, 16],
      bend: (u, v) => 0.35 * (Math.abs(v - 0.5) < 0.02 ? 0.5 : 0) + 0.3 * Math.sin(u * 2 + v * 3 + seed) ** 2,
    }),
    material: {
      colour: (u, v) => {
        const tone =
          0.9 +
          0.12 * noise(u * 6, v * 8, seed) -
          0.14 * Math.max(0, Math.max(Math.abs(u - 0.5), Math.abs(v - 0.5)) * 2 - 0.8);
        const n = v * (lines + 3) - 1.6;
        const row = Math.floor(n);
        const [x, y] = [u * width, (n - row - 0.5) * (height / (lines + 3))];
        const end = 0.92 - 0.3 * noise(row * 3.1, seed) * (row === lines - 1 ? 1.6 : 0.35);
        const word = noise(x * 0.62 + row * 17, seed * 3) > 0.3;
        const stroke =
          Math.abs(y - 0.13 * Math.sin(x * 7.4 + 2 * noise(x * 1.7, row) + row) - 0.08 * Math.sin(x * 2.9 + row * 5)) <
          0.045;
        const inked = row >= 0 && row < lines && u > 0.1 && u < end && word && stroke;
        return inked ? ink : paper.map((c) => c * tone);
      },
    },
  };
}

/** A camera on an album, a print beside. */
function camera() {
  const cover = { colour: linear('#4b2a1c'), coat: 0.5, rough: 0.4 };
  return {
    surfaces: [
      TABLE(),
      put(book({ width: 30, depth: 23, height: 3.4, cover, edge: '#d8c49a' }), { at: [1, 0, -3], yaw: 10 }),
      put(oldCamera(), { at: [-0.6, 3.4, -1.4], yaw: -18 }),
      put(
        [
          tube(
            [
              [-6.6, 8.6, 0],
              [-12, 6, 4],
              [-15, 3.8, 9],
              [-11, 0.8, 15],
              [-2, 0.4, 17.6],
              [7, 0.4, 15],
            ],
            0.34,
            { colour: linear('#3a2015'), coat: 0.6, rough: 0.4 },
            [8, 60],
          ),
        ],
        { at: [0, 0, 0] },
      ),
      put([letter(12, 16, 4)], { at: [14.5, 0.1, 13], yaw: -22 }),
      put(rose({ tones: TEA, seed: 4, open: 0.8 }), { at: [13, 5.4, -8], size: 3.6, pitch: 24 }),
      put(rose({ tones: ROSE, seed: 6, open: 0.7 }), { at: [17.6, 2.2, -3.4], size: 3, pitch: 30, roll: -20 }),
      put(leaf({ seed: 2, hex: '#6a7350' }), { at: [12, 4.4, -5], size: 5, yaw: -20, pitch: 6 }),
      put([sheet(240, 160, stone('#8d7a5e', 0.14, 0.06))], { at: [0, 50, -52] }),
    ],
    lights: [WINDOW],
    sky: parlour,
    camera: { from: [5, 21, 48], to: [1.2, 5, 0], view: 33, aperture: 1.2, focus: [-1, 7, 3] },
  };
}

/** Letters sealed with wax, tied with a ribbon. */
function letters() {
  const envelope = (at, yaw, hex) => [
    put([box([19, 0.35, 13], 0.1, stone(hex, 0.09, 0.4))], { at, yaw }),
    put(
      [
        {
          ...sheet(1, 1, stone(hex, 0.09, 0.4)),
          grid: [8, 8],
          at: (u, v) => [(u - 0.5) * 19 * (1 - v), 0.4 + 0.35 * v, -6.5 + v * 8.6],
        },
      ],
      { at, yaw },
    ),
  ];
  return {
    surfaces: [
      TABLE(),
      put([letter(20, 27, 2, 19)], { at: [5, 0.1, 3], yaw: 24 }),
      envelope([-4, 0.3, 6], 38, '#dcc79c'),
      envelope([-1.5, 0.8, 2], 12, '#e6d5b0'),
      put([wax('#7c2a22', 1.7)], { at: [-1.1, 1.6, 3.6], yaw: 40 }),
      put(rose({ tones: ROSE, seed: 3, open: 0.75 }), { at: [8, 1.6, -7], size: 4, pitch: 40, roll: -20 }),
      put(rose({ tones: TEA, seed: 9, open: 0.6 }), { at: [3, 1.4, -11], size: 3.2, pitch: 40, roll: 10 }),
      tube(
        [
          [9, 0.6, -6],
          [13, 0.8, 2],
          [15.4, 0.5, 11],
        ],
        0.22,
        matt('#5f6640'),
        [8, 20],
      ),
      [
        [10.6, -3, 60],
        [12, 1, 130],
        [14, 5, 70],
      ].map(([x, z, yaw], i) => put(leaf({ seed: i, hex: '#6d7550' }), { at: [x, 0.7, z], size: 4.4, yaw, pitch: -8 })),
      put([...pelita()], { at: [-14, 0, -12], size: 1.3 }),
      flame([-11, 6.4, -12], { height: 2.2 }).surfaces,
      put(
        [
          tube(
            [
              [0, 0, 0],
              [0, 0, 15],
            ],
            (v) => 0.12 + 0.3 * Math.min(1, v * 7),
            { ...wood('#3b2415', '#180c06', 2), coat: 1 },
            [14, 40],
          ),
        ],
        { at: [9.6, 0.7, 9], yaw: -54 },
      ),
      [0, 1, 2].map((i) =>
        put(petal({ seed: i, hex: '#b9675e', rim: '#d99c8c' }), {
          at: [
            [-9, 0.5, -2],
            [2.6, 1.5, 11.6],
            [6, 0.7, 14],
          ][i],
          size: 1.8,
          yaw: i * 100,
        }),
      ),
    ],
    lights: [WINDOW, flame([-11, 6.4, -12], { radius: 1, power: [22, 12, 4] }).light],
    sky: parlour,
    camera: { from: [4, 36, 34], to: [0.2, 1, 0.6], view: 34, aperture: 1.2, focus: [-1, 1.6, 3.4] },
  };
}

/** A pocket watch and pearls on lace. */
function pearls() {
  const hole = (x, z) => {
    const [a, b] = [x / 2.2 - Math.round(x / 2.2), z / 2.2 - Math.round(z / 2.2)];
    const r = Math.hypot(a, b);
    const t = Math.atan2(b, a);
    const flower = r < 0.32 + 0.1 * Math.cos(t * 6) && r > 0.09;
    const [c, e] = [0.5 - Math.abs(a), 0.5 - Math.abs(b)];
    return (flower && Math.abs(Math.cos(t * 3)) > 0.24 && r > 0.14) || Math.hypot(c, e) < 0.15;
  };
  const height = folds([
    [20, -7, 3, 0.6],
    [-14, 8, 3, 0.6],
    [40, 2, 2, 0.2],
  ]);
  const lace = {
    ...cloth(
      [46, 40],
      (x, z) => height(x, z) + 0.25,
      { colour: linear('#eee0c4'), through: 0.25, alpha: (u, v) => (hole((u - 0.5) * 46, (v - 0.5) * 40) ? 0 : 1) },
      [120, 100],
    ),
  };
  const line = (t) => {
    const [x, z] = [-4.6 + 7.4 * Math.cos(t * 4.6 + 1.2) + 1.2 * Math.sin(t * 9), -2.4 + 7.4 * Math.sin(t * 4.6 + 1.2)];
    return [x, height(x, z) + 0.75, z];
  };
  return {
    surfaces: [
      cloth([160, 140], (x, z) => height(x, z), satin('#6b4438', 0.5), [120, 120]),
      lace,
      put(watch(PALE_GOLD), { at: [1.8, height(1.8, 2.4) + 0.3, 2.4], yaw: -24, size: 1.5 }),
      beads(strung(line, 1.0), 0.49, PEARL, 0.05),
      tube(
        [
          [3.6, 1.2, -2.6],
          [6, 1, -4.4],
          [9, 1.1, -3],
          [12, 0.9, -5],
          [17, 0.8, -4],
        ],
        0.12,
        { ...PALE_GOLD, rough: 0.3 },
        [8, 80],
      ),
      put(rose({ tones: TEA, seed: 7, open: 0.8 }), { at: [-8.4, 1.2, -9], size: 4, pitch: 28, roll: -14 }),
      put(rose({ tones: ROSE, seed: 8, open: 0.65 }), { at: [-1.4, 1.2, -12], size: 3.2, pitch: 28 }),
      put([...band(GOLD, { radius: 1, width: 0.36 })], { at: [7, 1.3, 7.4], yaw: 40, pitch: 0 }),
      put([...band(GOLD, { radius: 0.9, width: 0.24 })], { at: [8.6, 0.7, 7.6], pitch: 84 }),
    ],
    lights: [WINDOW],
    sky: parlour,
    camera: { from: [3, 22, 22], to: [0.4, 0.6, -0.8], view: 35, aperture: 0.9, focus: [1.8, 1.4, 3] },
  };
}

/** Tea for two, old books. */
function tea() {
  const china = { colour: (u, v) => (v > 0.8 && v < 0.86 ? [0.6, 0.4, 0.16] : linear('#efe5d2')), coat: 1, rough: 0.1 };
  const cover = (hex) => ({ colour: linear(hex), coat: 0.4, rough: 0.45 });
  return {
    surfaces: [
      TABLE(),
      put([cloth([70, 44], (x, z) => 0.06 + 0.06 * ripple(x * 0.3, z * 0.3), linen('#e6d8ba', 8), [60, 40])], {
        at: [0, 0, 4],
        yaw: -8,
      }),
      put(cup(china), { at: [2, 0.15, 5], yaw: -30 }),
      put(cup(china), { at: [-12, 0.15, -6], yaw: 40 }),
      put(book({ width: 15, depth: 21, height: 3, cover: cover('#5c2f22') }), { at: [9, 0, -13], yaw: 70 }),
      put(book({ width: 14, depth: 19, height: 2.6, cover: cover('#55573c') }), { at: [8, 3, -13], yaw: 82 }),
      put(
        vase(
          [
            [0, 0],
            [2.4, 0.1],
            [3.2, 2.4],
            [2.4, 5.4],
            [1.5, 7],
            [1.9, 8],
            [1.6, 8],
            [1.2, 6],
          ],
          BRASS,
        ),
        { at: [8, 5.6, -13] },
      ),
      [
        [0, 11, 0, TEA, 3.6],
        [-3, 9.6, 1.4, ROSE, 2.9],
        [3, 9.8, 1.2, TEA, 2.8],
        [0.6, 8.6, 3, ROSE, 2.4],
      ].map(([x, y, z, tones, size], i) =>
        put(rose({ tones, seed: i + 3, open: 0.78 }), {
          at: [8 + x, 5 + y, -13 + z],
          size,
          roll: -x * 10,
          pitch: 30 + z * 8,
        }),
      ),
      Array.from({ length: 8 }, (_, i) =>
        put(leaf({ seed: i, hex: '#6a7350' }), { at: [8, 13.4, -13], size: 5, yaw: i * 45, pitch: 4 - (i % 3) * 8 }),
      ),
      put([letter(11, 15, 6)], { at: [14, 0.3, 9], yaw: -34 }),
      put([sheet(240, 160, stone('#94805f', 0.14, 0.06))], { at: [0, 50, -52] }),
    ],
    lights: [WINDOW],
    sky: parlour,
    camera: { from: [4, 24, 44], to: [0.6, 6, -3], view: 33, aperture: 1.2, focus: [2, 5, 8] },
  };
}

/** A lamp beside a mirror's light: brass, roses that have dried, an old key. */
function lamp() {
  const fire = flame([3.05, 6.1, 0], { height: 2.8, radius: 1.1, power: [30, 16, 5] });
  const lay = (x, z, seed, tones, yaw) => [
    put(rose({ tones, seed, open: 0.55, petals: 26 }), { at: [x, 2, z], size: 2.7, pitch: 78, yaw }),
    tube(
      [
        [x, 1.6, z],
        [x - 5 * Math.sin((yaw * Math.PI) / 180), 0.8, z - 6 * Math.cos((yaw * Math.PI) / 180)],
        [x - 11 * Math.sin((yaw * Math.PI) / 180) + 1, 0.4, z - 13 * Math.cos((yaw * Math.PI) / 180)],
      ],
      0.17,
      matt('#54502f'),
      [8, 20],
    ),
    [0.3, 0.5].map((t, i) =>
      put(leaf({ seed: i + seed, hex: '#5f6142' }), {
        at: [x - 11 * t * Math.sin((yaw * Math.PI) / 180), 1, z - 13 * t * Math.cos((yaw * Math.PI) / 180)],
        size: 3.6,
        yaw: yaw + 110 + i * 130,
        pitch: -10,
      }),
    ),
  ];
  return {
    surfaces: [
      TABLE(),
      put(pelita(), { at: [0, 0, 0], size: 1.2 }),
      put([fire.surfaces], {}),
      put(book({ width: 16, depth: 22, height: 3.4, cover: { colour: linear('#43261a'), coat: 0.5, rough: 0.4 } }), {
        at: [-11, 0, -11],
        yaw: 60,
      }),
      put(book({ width: 14, depth: 19, height: 2.4, cover: { colour: linear('#5d4a2c'), coat: 0.4, rough: 0.4 } }), {
        at: [-11, 3.4, -11],
        yaw: 74,
      }),
      lay(8, 7.4, 4, ROSE, 60),
      lay(4.6, 11, 5, TEA, 74),
      put([letter(13, 18, 3)], { at: [-9, 0.15, 9], yaw: 30 }),
      put([...band(GOLD, { radius: 1, width: 0.36 })], { at: [-5.4, 1.4, 9], yaw: 30 }),
      put([...band(GOLD, { radius: 0.92, width: 0.26 })], { at: [-3.9, 0.5, 9.8], pitch: 88 }),
      put([sheet(240, 160, stone('#6d5a42', 0.16, 0.06))], { at: [0, 50, -44] }),
    ],
    lights: [{ ...WINDOW, power: [6.6, 5.8, 4.6] }, fire.light],
    sky: parlour,
    camera: { from: [3, 19, 42], to: [-0.4, 4.2, 0], view: 32, aperture: 1.1, focus: [0, 5, 3] },
  };
}

export const vintage = {
  'vintage-1': { scene: camera, grade: GRADE },
  'vintage-2': { scene: letters, grade: GRADE },
  'vintage-3': { scene: pearls, grade: GRADE },
  'vintage-4': { scene: tea, grade: GRADE },
  'vintage-5': { scene: lamp, grade: GRADE },
};
