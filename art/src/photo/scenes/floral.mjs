import { seededRandom } from '../../core/random.mjs';
import { cloth, folds, put, ripple, sheet, tube } from '../models/forms.mjs';
import { bud, leaf, melati, melatiBud, orchid, petal, rose } from '../models/flowers.mjs';
import { BRASS, GOLD, linen, matt, PALE_GOLD, satin } from '../models/materials.mjs';
import { bowl, bungaTelur, garland } from '../models/customs.mjs';
import { band, stoneRing } from '../models/rings.mjs';

/** Floral: morning light from the left, blush and ivory, much of it out of focus. */

const GRADE = {
  exposure: 0.5,
  lights: [1.02, 0.995, 0.97],
  shadows: [1.06, 0.97, 0.98],
  fade: [0.05, 0.985],
  saturation: 1.02,
  glow: 0.1,
  vignette: 0.14,
  grain: 0.02,
};
const BLUSH = { petal: '#e3a497', rim: '#f4d0c3', foot: '#e2c48e' };
const IVORY = { petal: '#f0d9bd', rim: '#faf0e2', foot: '#d8c88a' };
const DUSTY = { petal: '#c9776e', rim: '#e2a497', foot: '#b06a5c' };
const MOON = {
  petal: '#fbf6ef',
  blush: '#f0c9c6',
  throat: '#e7a2a5',
  gold: '#d9a443',
  wine: '#9a3f52',
  cap: '#f8eef0',
  green: '#a9b787',
  bud: '#dccdb0',
  leaf: '#4d6a45',
  leafLit: '#7f9a66',
  leafRim: '#8aa070',
  root: '#cfc7b2',
};

const WINDOW = { at: [-46, 44, 22], a: [0, 18, 0], b: [10, 0, 22], power: [9, 8.3, 7.4] };
const room = (d) => {
  const k = Math.max(0.12, 0.62 + 0.32 * d[1] - 0.34 * d[0]);
  return [0.62 * k, 0.53 * k, 0.48 * k];
};

/** Rings among the petals of a fallen rose. */
function rings() {
  const random = seededRandom(4);
  const height = folds([
    [20, -6, 3, 1],
    [28, 5, 2.4, 0.8],
    [14, 12, 3, 1.2],
    [24, -14, 3, 1.4],
    [32, 1, 1.4, 0.35],
  ]);
  const petals = Array.from({ length: 24 }, (_, i) => {
    const [x, z] = [random.between(-10, 10), random.between(-14, 5)];
    if (Math.hypot(x - 0.6, z - 0.6) < 3.1) return [];
    return put(petal({ hex: i % 3 ? '#dd9b8f' : '#efccb8', rim: '#f7dccf', seed: i }), {
      at: [x, height(x, z) + 0.5, z],
      size: random.between(1.9, 2.7),
      yaw: random.between(0, 360),
      pitch: random.between(-22, 22),
      roll: random.between(-18, 18),
    });
  });
  return {
    surfaces: [
      cloth([80, 80], height, satin('#ecd0c5', 0.45)),
      petals,
      put(stoneRing(PALE_GOLD), { at: [-0.5, height(-0.5, 0.2) + 0.97, 0.2], pitch: -16, yaw: 26 }),
      put(band(GOLD, { radius: 1.05, width: 0.36 }), { at: [1.5, height(1.5, 1.1) + 0.4, 1.1], pitch: 76, yaw: -12 }),
      put(rose({ tones: BLUSH, seed: 3, open: 0.85 }), { at: [-4.6, 0.9, -4.6], size: 4, roll: -26, pitch: 26 }),
      put(rose({ tones: IVORY, seed: 8, open: 0.75 }), { at: [3.6, 0.9, -7], size: 3.8, roll: 18, pitch: 22 }),
      put(rose({ tones: DUSTY, seed: 12, open: 0.6 }), { at: [-0.6, 0.6, -9.4], size: 3, roll: 8, pitch: 30 }),
      put(leaf({ seed: 2, hex: '#5d7a4e' }), { at: [0.4, 0.8, -5.4], size: 4.4, yaw: 30, pitch: 10 }),
      put(leaf({ seed: 5, hex: '#66835a' }), { at: [-6.5, 0.9, -2.6], size: 4, yaw: 80, pitch: 12 }),
    ],
    lights: [WINDOW],
    sky: room,
    camera: { from: [1.6, 9.4, 14.5], to: [-0.1, 1.1, -1.6], view: 38, aperture: 0.5, focus: [0, 1.2, 0.7] },
  };
}

/** A bouquet tied with ribbon, laid down by the window. */
function bouquet() {
  const random = seededRandom(9);
  const spots = [
    [0, 7.6, 3.4, BLUSH, 4.1, 0.9],
    [-5.4, 6, 2, IVORY, 3.6, 0.85],
    [5, 5.6, 2.6, DUSTY, 3.4, 0.8],
    [-1.8, 12, -1, DUSTY, 3.2, 0.7],
    [4.2, 11, -1.4, BLUSH, 3.3, 0.75],
    [-7.6, 10.6, -1.6, BLUSH, 3, 0.6],
    [-3.4, 2.4, 4.4, BLUSH, 2.9, 0.65],
    [8.4, 8.8, -1, IVORY, 2.8, 0.6],
    [2.4, 1.6, 4, IVORY, 2.7, 0.7],
  ];
  const roses = spots.map(([x, y, z, tones, size, open], i) =>
    put(rose({ tones, seed: i + 3, open }), {
      at: [x * 0.86, 7 + (y - 7) * 0.86, z],
      size: size * 1.16,
      roll: -x * 5.5 + random.between(-8, 8),
      pitch: 62 - y * 2.4,
    }),
  );
  const leaves = Array.from({ length: 34 }, (_, i) => {
    const a = (i / 34) * Math.PI * 2;
    const r = random.between(6, 9.6);
    return put(
      leaf({ seed: i, hex: ['#6d8a66', '#7f9a7c', '#587552'][i % 3], form: i % 4 ? 'rose' : 'long', fold: 0.3 }),
      {
        at: [Math.cos(a) * r * 0.75, 7 + Math.sin(a) * r * 0.7, random.between(-3, 1.5)],
        size: random.between(4, 6.5),
        yaw: 90 - (a * 180) / Math.PI + random.between(-24, 24),
        pitch: random.between(-50, -10) - Math.sin(a) * 40,
      },
    );
  });
  const small = Array.from({ length: 38 }, (_, i) => {
    const a = random.between(0, 6.28);
    const r = random.between(2.4, 8.4);
    return put(i % 3 ? melati({ seed: i }) : melatiBud(), {
      at: [Math.cos(a) * r, 7 + Math.sin(a) * r * 0.8, 3.6 - r * 0.22 + random.between(0, 1.2)],
      size: random.between(0.9, 1.3),
      pitch: random.between(30, 90),
      roll: random.between(-50, 50),
    });
  });
  const stems = Array.from({ length: 16 }, (_, i) =>
    tube(
      [
        [random.between(-3.4, 3.4), 4, random.between(-1, 2)],
        [random.between(-1.3, 1.3), -6, 0.6 + random.between(-0.7, 0.7)],
        [random.between(-3, 3), -17 + random.between(-1.5, 1.5), 0.8 + random.between(-1, 1)],
      ],
      0.26,
      matt(i % 2 ? '#6f8455' : '#5c7148'),
      [8, 20],
    ),
  );
  const knot = [
    tube(
      [
        [-1.9, -6, 1],
        [0, -6.2, 2.1],
        [1.9, -6, 1],
        [0, -5.8, -0.4],
        [-1.9, -6, 1],
      ],
      0.9,
      satin('#edcfc4'),
      [16, 40],
    ),
    {
      ...sheet(1.6, 13, satin('#f0d6cb'), { grid: [4, 40] }),
      at: (u, v) => [
        -0.5 - v * 3.6 + (u - 0.5) * 1.5 + Math.sin(v * 7) * 0.5,
        -6.2 - v * 12,
        2 + Math.sin(v * 5) * 0.7 + (u - 0.5) * 0.4,
      ],
    },
    {
      ...sheet(1.6, 13, satin('#f0d6cb'), { grid: [4, 40] }),
      at: (u, v) => [
        0.6 + v * 2.6 + (u - 0.5) * 1.5 - Math.sin(v * 6) * 0.5,
        -6.2 - v * 10,
        2 + Math.cos(v * 6) * 0.6 - (u - 0.5) * 0.4,
      ],
    },
  ];
  return {
    surfaces: [
      put([roses, leaves, small, stems, knot], { at: [0, 2.4, 0], pitch: -58, roll: -16 }),
      cloth(
        [120, 120],
        folds([
          [70, -14, 4, 1.2],
          [60, 10, 5, 1.2],
          [66, 22, 4, 1.4],
          [74, -26, 4, 1.6],
        ]),
        linen('#efe3d8'),
      ),
    ],
    lights: [{ ...WINDOW, power: [9, 8.4, 7.7] }],
    sky: room,
    camera: { from: [2, 40, 24], to: [1.2, 4, -3.4], view: 27, aperture: 1.1, focus: [1, 8, -3] },
  };
}

/** Moon orchids against the light. */
function orchids() {
  const places = [
    [-4, 9, 2, -24, 8, 3.6],
    [1.8, 11.4, 1.4, -6, 2, 3.8],
    [6.6, 14.6, -1, 12, -4, 3.4],
    [-8.6, 4.6, 0, -38, 16, 3.3],
    [3.2, 4.8, -4, -8, 10, 3.2],
  ];
  return {
    surfaces: [
      places.map(([x, y, z, yaw, pitch, size], i) =>
        put(orchid({ tones: MOON, seed: i + 2, size: 1 }), { at: [x, y, z], yaw, pitch, size, roll: i * 7 - 12 }),
      ),
      tube(
        [
          [-15, -2, -3],
          [-7, 7, -1.6],
          [1, 14.4, -2],
          [9, 19, -3.4],
          [13, 18.6, -3],
        ],
        0.28,
        matt('#7d8c5c'),
        [10, 60],
      ),
      [
        [9.4, 19, -2.8],
        [11, 19.4, -2.8],
        [12.6, 18.8, -2.8],
      ].map(([x, y, z], i) => bud([x, y, z], [x + 0.7, y - 1.9 + i * 0.2, z + 0.6], 0.8 - i * 0.12, MOON)),
      put([sheet(170, 150, matt('#efe0d8'))], { at: [0, 20, -52] }),
      put([sheet(5, 120, matt('#cdb7ac'))], { at: [16, 20, -48], roll: 2 }),
      put([sheet(60, 4, matt('#d3bfb4'))], { at: [22, 2, -48] }),
    ],
    lights: [
      { at: [-34, 40, 4], a: [0, 20, 0], b: [14, 0, 20], power: [8.5, 7.9, 7.2] },
      { at: [26, 30, -30], a: [0, 14, 0], b: [10, 0, -8], power: [7, 6.2, 5.6] },
    ],
    sky: room,
    camera: { from: [1, 11, 42], to: [0, 9.6, 0], view: 28, aperture: 1.3, focus: [0, 9, 4.2] },
  };
}

/** A brass bowl of bunga rampai: petals, jasmine, shredded pandan. */
function rampai() {
  const random = seededRandom(31);
  const heap = (x, z) => 4.9 + 1.7 * Math.exp(-(x * x + z * z) / 30) - 0.02 * (x * x + z * z);
  const bits = [];
  for (let i = 0; i < 250; i++) {
    const [r, a] = [7.2 * Math.sqrt(random.next()), random.between(0, 6.283)];
    const [x, z] = [Math.cos(a) * r, Math.sin(a) * r];
    const pose = {
      at: [x, heap(x, z) + random.between(-0.3, 0.35), z],
      yaw: random.between(0, 360),
      pitch: random.between(-40, 40),
      roll: random.between(-40, 40),
    };
    if (i % 5 < 2)
      bits.push(
        put(petal({ hex: ['#d98f86', '#efc4b4', '#c8786f'][i % 3], rim: '#f6d6c9', seed: i }), {
          ...pose,
          size: random.between(1.3, 1.9),
        }),
      );
    else if (i % 5 < 4)
      bits.push(
        put(
          [
            tube(
              [
                [-1.6, 0, 0],
                [0, random.between(0, 0.4), random.between(-0.4, 0.4)],
                [1.6, 0, random.between(-0.5, 0.5)],
              ],
              0.1,
              matt(['#6f9a4a', '#87ab5a', '#557f3a'][i % 3], { through: 0.2 }),
              [5, 8],
            ),
          ],
          pose,
        ),
      );
    else bits.push(put(melati({ seed: i }), { ...pose, size: random.between(0.9, 1.15) }));
  }
  return {
    surfaces: [
      put(bowl(8.4, BRASS), {}),
      bits,
      cloth([120, 120], (x, z) => 0.1 * ripple(x * 0.2, z * 0.2), linen('#ecdcd0')),
      put(rose({ tones: BLUSH, seed: 21, open: 0.8 }), { at: [-10, 0.6, -9], size: 4, pitch: 10 }),
      put(rose({ tones: IVORY, seed: 22, open: 0.8 }), { at: [-3, 0.6, -15], size: 4 }),
      put(rose({ tones: DUSTY, seed: 23, open: 0.7 }), { at: [11, 0.6, -13], size: 3.6 }),
      put(petal({ seed: 3, hex: '#dd9b8f' }), { at: [9, 0.5, 8], size: 2.4, yaw: 40 }),
      put(petal({ seed: 6, hex: '#efccb8' }), { at: [-8.6, 0.5, 9], size: 2.2, yaw: 200 }),
      put(melati({ seed: 4 }), { at: [4.6, 0.3, 11], size: 1.2, roll: 20 }),
    ],
    lights: [WINDOW],
    sky: room,
    camera: { from: [3, 24, 28], to: [0.2, 3.2, -0.6], view: 36, aperture: 1, focus: [0, 6, 3] },
  };
}

/** Bunga telur in a row, the first one sharp. */
function eggs() {
  const bloom = [BLUSH, IVORY, DUSTY];
  return {
    surfaces: [
      [
        [0, 0, 3],
        [-8.6, 0, -5],
        [6.6, 0, -8],
        [-1.6, 0, -16],
        [-13, 0, -17],
        [14, 0, -19],
      ].map(([x, y, z], i) =>
        put(
          bungaTelur({
            egg: ['#f8eee0', '#f3d9cd', '#f6e9d8'][i % 3],
            bloom: bloom[i % 3],
            seed: i + 2,
            cup: PALE_GOLD,
          }),
          { at: [x, y + 3.4, z], yaw: i * 37 },
        ),
      ),
      cloth([160, 160], (x, z) => 0.05 * ripple(x * 0.2, z * 0.2), satin('#f0dcd2', 0.5)),
      put([sheet(220, 140, matt('#ecd9cf'))], { at: [0, 40, -66] }),
      garland((t) => [-14 + 28 * t, 0.7 + 0.4 * Math.sin(t * 9), 8.4 + 2.4 * Math.sin(t * 5)], 1.35, 0.95, 5),
    ],
    lights: [WINDOW],
    sky: room,
    camera: { from: [3, 13, 34], to: [-0.2, 5.6, 0], view: 30, aperture: 1, focus: [0, 6, 4.6] },
  };
}

export const floral = {
  'floral-1': { scene: bouquet, grade: GRADE },
  'floral-2': { scene: rings, grade: GRADE },
  'floral-3': { scene: orchids, grade: { ...GRADE, exposure: 0.35 } },
  'floral-4': { scene: eggs, grade: GRADE },
  'floral-5': { scene: rampai, grade: GRADE },
};
