import { linear } from '../../core/sculpt.mjs';
import { seededRandom } from '../../core/random.mjs';
import { ball, box, cloth, folds, noise, put, revolved, sheet, TURN } from '../models/forms.mjs';
import { leaf, rose } from '../models/flowers.mjs';
import { BRASS, GOLD, matt, velvet, wood } from '../models/materials.mjs';
import { bungaTelur, garland, kompang, songkok, tray } from '../models/customs.mjs';
import { candle, flame, pelita } from '../models/lamps.mjs';
import { band, stoneRing } from '../models/rings.mjs';

/** Classic: maroon and gold, warm light from one side, dark behind. */

const GRADE = {
  exposure: 0.95,
  lights: [1.04, 0.985, 0.92],
  shadows: [1.08, 0.92, 0.9],
  fade: [0.03, 0.98],
  contrast: 1.05,
  glow: 0.14,
  vignette: 0.36,
  grain: 0.024,
};
const LAMP = { at: [-44, 40, 24], a: [0, 14, 0], b: [9, 0, 18], power: [12, 8.6, 5.4] };
/** Dark, but for a lit wall at the left and a pale one behind the camera, which metal mirrors. */
const hall = (d) => {
  const k = Math.max(0.15, 0.5 + 0.3 * d[1] - 0.3 * d[0]);
  const wall = Math.max(0, d[2] * 0.8 + d[1] * 0.5 - 0.35 * d[0] - 0.35);
  return [0.2 * k + 0.9 * wall, 0.11 * k + 0.6 * wall, 0.08 * k + 0.36 * wall];
};
const CRIMSON = { petal: '#9c2230', rim: '#c04a4c', foot: '#5e1420' };
const CREAM = { petal: '#efdcbc', rim: '#faf0dc', foot: '#c9b06c' };
const AMBER = { petal: '#d89a44', rim: '#efc478', foot: '#a9641f' };

/** Songket: gold thread on maroon, woven by our own rows: stars in a net, a border of bamboo shoots. */
function songket({ ground = '#5c0f1e', scale = 1, border = 0.8 } = {}) {
  const [base, thread] = [linear(ground), [0.86, 0.58, 0.22]];
  const gold = (u, v) => {
    const [x, y] = [u * 60 * scale, v * 60 * scale];
    // Threads of the weft: a motif ends on whole ones.
    const [i, j] = [Math.floor(x * 5) / 5, Math.floor(y * 7) / 7];
    if (v > border) {
      const w = (v - border) * 60 * scale;
      const [p, h] = [Math.abs(((i * 0.5) % 1) - 0.5) * 2, Math.floor(w * 7) / 7 / 5];
      const line = h < 0.06 || (h > 0.1 && h < 0.13) || h > 1.14;
      const shoot =
        h > 0.16 &&
        h < 1.1 &&
        p < 0.94 * (1 - (h - 0.16) / 0.94) &&
        !(p < 0.62 * (1 - (h - 0.2) / 0.76) && p > 0.4 * (1 - (h - 0.2) / 0.6));
      return line || shoot;
    }
    const cell = 4.2;
    const [a, b] = [Math.abs(((i / cell) % 1) - 0.5), Math.abs(((j / cell) % 1) - 0.5)];
    const net = Math.abs(a + b - 0.5) < 0.035;
    const r = Math.hypot(a, b);
    const t = Math.atan2(b, a);
    const flower = r < 0.15 * (0.66 + 0.34 * Math.cos(t * 8)) && r > 0.03;
    const [c, e] = [0.5 - a, 0.5 - b];
    const small = c + e < 0.1;
    const ring = Math.abs(a + b - 0.3) < 0.018;
    return net || flower || small || ring;
  };
  return {
    colour: (u, v) => {
      const weft = 0.72 + 0.28 * Math.abs(Math.sin(v * 60 * scale * 7 * Math.PI));
      if (gold(u, v)) return thread.map((c) => c * weft * (0.9 + 0.2 * noise(u * 400, v * 300)));
      const warp = 0.8 + 0.3 * Math.abs(Math.sin(u * 60 * scale * 9 * Math.PI));
      return base.map((c) => c * warp);
    },
    metal: (u, v) => (gold(u, v) ? 0.85 : 0),
    rough: 0.42,
    sheen: [0.05, 0.012, 0.015],
  };
}

/** Kompang leaning on a songket. */
function drums() {
  return {
    surfaces: [
      put(kompang({}), { at: [-1, 11.2, 0], pitch: -14, yaw: 44 }),
      put(kompang({ skin: '#dfc79a' }), { at: [16, 11, -13], pitch: -18, yaw: -14, roll: 40 }),
      put(kompang({ skin: '#ead7b0' }), { at: [-20, 10.6, -18], pitch: -20, yaw: 50, roll: 90 }),
      put(
        [
          cloth(
            [120, 80],
            folds([
              [4, -24, 4, 1.4],
              [10, 26, 3, 1.6],
              [-6, 20, 2.4, 1.2],
              [2, 33, 3, 2],
            ]),
            songket({ scale: 1.7, border: 0.9 }),
            [220, 160],
          ),
        ],
        { at: [0, 0, -2], yaw: 8 },
      ),
      put([sheet(260, 160, velvet('#3d0a14', '#8a2a34', 0.4))], { at: [0, 50, -50] }),
      garland((t) => [-18 + 34 * t, 0.8 + 0.5 * Math.sin(t * 8), 15 + 3 * Math.sin(t * 4)], 1.5, 1.05, 9),
    ],
    lights: [LAMP],
    sky: hall,
    camera: { from: [4, 18, 62], to: [1, 10, 0], view: 32, aperture: 1.3, focus: [-1, 11, 2] },
  };
}

/** A songkok on folded songket, jasmine and a lamp beside. */
function regalia() {
  const fall = (i) => (x, z) => 0.5 + 0.35 * Math.sin(z * 0.5 + i) * Math.exp(-Math.abs(z - 10) / 6);
  const cloths = [0, 1, 2].map((i) =>
    put([cloth([34, 26], fall(i), songket({ scale: 0.9, border: 0.62 }), [160, 120])], {
      at: [1 - i * 0.5, 0.6 + i * 0.9, 0.4 - i],
      yaw: 6 - i * 2,
    }),
  );
  const roses = [
    [-12, 13, CRIMSON, 4],
    [-8, 17, CREAM, 3.2],
  ].map(([x, z, tones, size], i) => put(rose({ tones, seed: i + 4, open: 0.8 }), { at: [x, 1, z], size, pitch: 26 }));
  return {
    surfaces: [
      put(songkok('#14100e'), { at: [1.5, 3.1, -2.4], yaw: 64, size: 0.92 }),
      cloths,
      put([box([33, 2.2, 25], 0.9, matt('#4a0d19'))], { at: [1, 0.1, 0], yaw: 5 }),
      garland((t) => [-4 + 21 * t, 0.8 + 0.5 * Math.sin(t * 8), 17.4 - 2.4 * Math.sin(t * 4)], 1.5, 1.1, 7),
      roses,
      put(leaf({ seed: 3, hex: '#3d6334' }), { at: [-9, 1, 12], size: 6, yaw: 60, pitch: -8 }),
      cloth([200, 160], () => 0, { ...wood('#5a2c18', '#240f08', 0.35), coat: 0.8, rough: 0.25 }, [2, 2]),
      put([sheet(260, 160, velvet('#4a0d19', '#9a3a42', 0.4))], { at: [0, 50, -52] }),
      put(pelita(), { at: [-16, 0, -18], size: 1.6 }),
      flame([-13.4, 8, -18], { height: 2.6 }).surfaces,
    ],
    lights: [
      { ...LAMP, power: [17, 12.4, 8] },
      { ...flame([-13.4, 8, -18], {}).light, radius: 1.2, power: [30, 16, 5] },
    ],
    sky: hall,
    camera: { from: [5, 22, 56], to: [-0.6, 6.2, 1.4], view: 32, aperture: 1.2, focus: [0, 6, 6] },
  };
}

/** Rings on songket. */
function rings() {
  const fall = folds([
    [24, -9, 3.4, 2.2],
    [18, 9, 3, 1.6],
    [30, 18, 3.6, 2],
    [12, -20, 4, 2.6],
    [22, 0, 2, 0.5],
  ]);
  return {
    surfaces: [
      cloth([70, 70], fall, songket({ scale: 1.7, border: 2 }), [260, 260]),
      put(stoneRing(GOLD), { at: [-0.8, fall(-0.8, 0.4) + 1.0, 0.4], pitch: -14, yaw: 24 }),
      put(band(GOLD, { radius: 1.08, width: 0.42 }), { at: [1.5, fall(1.5, 1.6) + 0.45, 1.6], pitch: 72, yaw: -18 }),
      put(rose({ tones: CRIMSON, seed: 6, open: 0.8 }), { at: [-6, 1.6, -7.6], size: 4.4, pitch: 26, roll: -16 }),
      put(rose({ tones: CREAM, seed: 4, open: 0.8 }), { at: [3.4, 1.2, -9.4], size: 3.8, pitch: 26, roll: 16 }),
      garland(
        (t) => [-2 + 12 * t, fall(-2 + 12 * t, -3.4 - 2 * t) + 0.5, -3.4 - 2 * t + Math.sin(t * 6)],
        1.15,
        0.85,
        4,
      ),
    ],
    lights: [LAMP],
    sky: hall,
    camera: { from: [2, 11.5, 15], to: [-0.1, 1, -1.4], view: 37, aperture: 0.5, focus: [0, 1.2, 0.9] },
  };
}

/** A tepak sirih: betel leaves laid round, its small bowls, jasmine. */
function betel() {
  const random = seededRandom(14);
  const leaves = [];
  for (const [ring, [radius, count, size, lift]] of [
    [11.2, 17, 8.2, 0],
    [7.6, 13, 7.6, 0.9],
    [4, 9, 6.6, 1.8],
  ].entries())
    for (let i = 0; i < count; i++) {
      const a = ((i + ring * 0.4) / count) * TURN;
      leaves.push(
        put(
          leaf({
            form: 'heart',
            hex: ['#3f6d35', '#4b7d3c', '#356130'][(i + ring) % 3],
            rib: '#a9c27a',
            seed: i + ring * 9,
            droop: 0.16,
            fold: 0.22,
            coat: 0.9,
          }),
          {
            at: [
              Math.cos(a) * (radius - size * 0.5),
              4 + lift + random.between(0, 0.3),
              Math.sin(a) * (radius - size * 0.5),
            ],
            size: size * random.between(0.94, 1.08),
            yaw: 90 - (a * 180) / Math.PI,
            pitch: -4 - ring * 3,
            roll: random.between(-12, 12),
          },
        ),
      );
    }
  const pot = (at, fill) => [
    put(
      [
        revolved(
          [
            [0, 0],
            [1.5, 0],
            [1.2, 0.5],
            [2.4, 1.6],
            [2.5, 3],
            [2.1, 3.7],
            [2.25, 3.9],
            [1.95, 3.8],
            [1.9, 2.4],
            [0, 2.2],
          ],
          BRASS,
          { grid: [60, 50] },
        ),
      ],
      { at },
    ),
    fill(at),
  ];
  const heap = (hex, n, r) => (at) =>
    Array.from({ length: n }, (_, i) =>
      put(
        [
          ball(
            [r, r * 0.8, r],
            { colour: linear(hex).map((c) => c * (0.8 + 0.4 * noise(i * 1.7, 3))), rough: 0.5, coat: 0.3 },
            [10, 8],
          ),
        ],
        {
          at: [
            at[0] + random.between(-1.3, 1.3),
            at[1] + 3.1 + random.between(0, 0.7),
            at[2] + random.between(-1.3, 1.3),
          ],
        },
      ),
    );
  return {
    surfaces: [
      put(tray(16, BRASS), {}),
      leaves,
      pot([0, 6.2, 0], heap('#7b4a28', 26, 0.5)),
      pot([-5.2, 5.4, 3.2], heap('#f3ead6', 30, 0.42)),
      pot([5.2, 5.4, 3], heap('#b4612c', 26, 0.46)),
      garland((t) => [13.4 * Math.cos(0.5 + t * 2.4), 4.6, 13.4 * Math.sin(0.5 + t * 2.4)], 1.6, 1.15, 2),
      put(rose({ tones: CRIMSON, seed: 5, open: 0.8 }), { at: [-11.6, 5, -7], size: 3.6, pitch: 20 }),
      put(rose({ tones: AMBER, seed: 6, open: 0.8 }), { at: [-6.8, 5.4, -11], size: 3.2, pitch: 20 }),
      put(rose({ tones: CREAM, seed: 7, open: 0.8 }), { at: [11.6, 5, -8], size: 3.4, pitch: 20 }),
      put(
        [
          cloth(
            [150, 130],
            folds([
              [4, 24, 3, 1],
              [-4, -26, 4, 1.4],
              [50, 30, 3, 1],
            ]),
            songket({ scale: 2.4, border: 2 }),
            [200, 180],
          ),
        ],
        {},
      ),
      put([sheet(320, 220, velvet('#3a0912', '#8a2a34', 0.4))], { at: [0, 60, -60] }),
      [
        [-20, -26],
        [-29, -32],
        [24, -30],
      ].map(([x, z], i) => [
        put(candle('#f0dcb8', 2, 12 + i * 2), { at: [x, 0, z] }),
        flame([x + 0.1, 12 + i * 2, z], { height: 2.8 }).surfaces,
      ]),
    ],
    lights: [LAMP, { at: [-20, 14, -26], radius: 1.4, power: [24, 13, 4], hidden: true }],
    sky: hall,
    camera: { from: [5, 37, 42], to: [0, 4.6, -0.6], view: 34, aperture: 1.3, focus: [0, 8, 3] },
  };
}

/** Bunga telur on a tray, red and gold. */
function eggs() {
  const spots = [
    [0, 5, 0],
    [-7, -2, 1],
    [7, -1, 2],
    [-3.4, -8, 3],
    [4, -8.6, 4],
    [-10.5, -9, 5],
    [11, -8.4, 6],
  ];
  return {
    surfaces: [
      put(tray(17, BRASS), { at: [0, 0, -2] }),
      spots.map(([x, z, i]) =>
        put(
          bungaTelur({
            egg: ['#f3e4ca', '#a5202c', '#efd9ae'][i % 3],
            bloom: [CRIMSON, CREAM, AMBER][i % 3],
            seed: i + 3,
          }),
          { at: [x, 6, z - 2], yaw: i * 51 },
        ),
      ),
      cloth(
        [160, 140],
        folds([
          [6, 22, 3, 1],
          [-4, 30, 4, 1.2],
        ]),
        songket({ scale: 2, border: 2 }),
        [200, 180],
      ),
      put([sheet(260, 180, velvet('#3d0a14', '#8a2a34', 0.4))], { at: [0, 50, -48] }),
      garland((t) => [17 * Math.cos(2.9 - t * 2.7), 4.6, -2 + 16.6 * Math.sin(2.9 - t * 2.7)], 1.6, 1.05, 2),
    ],
    lights: [LAMP],
    sky: hall,
    camera: { from: [4, 26, 46], to: [0, 7.6, -1], view: 33, aperture: 1.2, focus: [0, 8, 4] },
  };
}

export const classic = {
  'classic-1': { scene: betel, grade: GRADE },
  'classic-2': { scene: rings, grade: GRADE },
  'classic-3': { scene: regalia, grade: GRADE },
  'classic-4': { scene: eggs, grade: GRADE },
  'classic-5': { scene: drums, grade: GRADE },
};
