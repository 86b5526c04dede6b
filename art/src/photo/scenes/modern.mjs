import { linear } from '../../core/sculpt.mjs';
import { ball, box, cloth, put, revolved, sheet, tube } from '../models/forms.mjs';
import { bud, leaf, orchid } from '../models/flowers.mjs';
import { GOLD, layerPixels, matt, stone, texture } from '../models/materials.mjs';
import { vase } from '../models/keepsakes.mjs';
import { band, stoneRing } from '../models/rings.mjs';

/** Modern: planes of colour under a hard sun, long shadows. */

const GRADE = {
  exposure: 0.05,
  lights: [1.02, 1, 0.97],
  shadows: [0.95, 0.98, 1.06],
  fade: [0.03, 0.985],
  saturation: 0.94,
  contrast: 1.06,
  glow: 0.05,
  vignette: 0.1,
  grain: 0.018,
};
const soft = (d) => {
  const k = 0.5 + 0.4 * d[1];
  return [0.34 * k, 0.38 * k, 0.46 * k];
};
const sun = (at = [-150, 150, 110]) => ({ at, radius: 3.4, power: [6600, 6000, 5100] });
const plain = (hex) => stone(hex, 0.03, 0.6);
const CORAL = '#d9714f';
const TEAL = '#1f6f6b';
const SAND = '#e9c9a0';
const NAVY = '#243a5e';
const PINK = '#e3a79c';
const MOON = {
  petal: '#fbf6ef',
  blush: '#f4d3cf',
  throat: '#d8607c',
  gold: '#e0a63c',
  wine: '#a12c52',
  cap: '#fbeef2',
  green: '#a9b787',
  bud: '#dccdb0',
  leaf: '#3f6a45',
  leafLit: '#7fa266',
  leafRim: '#8aa070',
  root: '#cfc7b2',
};
const floorOf = (hex) => cloth([500, 400], () => 0, plain(hex), [2, 2]);
const wallOf = (hex, z) => put([sheet(600, 400, plain(hex))], { at: [0, 150, z] });
const arch = (width, height, depth, material) => ({
  // The face and the edge of a block with a round head.
  faces: [
    {
      at: (u, v) => {
        const x = (u - 0.5) * width;
        const top = height - width / 2 + Math.sqrt(Math.max(0, (width / 2) ** 2 - x * x));
        return [x, top * v, depth / 2];
      },
      grid: [60, 4],
      material,
    },
    {
      at: (u, v) => {
        const a = Math.PI * u;
        return [-Math.cos(a) * (width / 2), height - width / 2 + Math.sin(a) * (width / 2), (v - 0.5) * depth];
      },
      grid: [60, 2],
      material,
    },
    { at: (u, v) => [-width / 2, (height - width / 2) * u, (v - 0.5) * depth], grid: [2, 2], material },
    { at: (u, v) => [width / 2, (height - width / 2) * u, (v - 0.5) * depth], grid: [2, 2], material },
  ],
});

/** Rings on blocks. */
function rings() {
  return {
    surfaces: [
      floorOf(PINK),
      wallOf(CORAL, -16),
      put([box([7, 4.4, 7], 0.12, plain(SAND))], { at: [-1, 0, 0], yaw: 18 }),
      put(
        [
          revolved(
            [
              [0, 0],
              [3, 0],
              [3, 8],
              [2.9, 8.1],
              [0, 8.1],
            ],
            plain(TEAL),
            { grid: [80, 20], sharp: true },
          ),
        ],
        { at: [5.6, 0, -4] },
      ),
      put(arch(6.4, 12, 3, plain('#f3e6d2')).faces, { at: [-5.4, 0, -7.4] }),
      put(band(GOLD, { radius: 1.15, width: 0.42 }), { at: [-1.6, 5.64, 0.6], yaw: 40 }),
      put(stoneRing(GOLD, { radius: 1, size: 0.42 }), { at: [0.7, 5.44, 1.5], yaw: -18, pitch: -4 }),
      put([ball(1.7, { ...GOLD, rough: 0.08 }, [48, 32])], { at: [5.6, 9.8, -4] }),
    ],
    lights: [sun()],
    sky: soft,
    camera: { from: [6, 12, 34], to: [0, 5.4, -1], view: 27, aperture: 0.5, focus: [-0.6, 5.6, 1.2] },
  };
}

/** Orchids before an arch. */
function orchids() {
  const stem = [
    [2, 14, 0],
    [1, 26, 1],
    [-4, 36, 2],
    [-13, 40, 3],
    [-20, 36, 4],
  ];
  const places = [
    [-2, 35, 4, 10, 5.6],
    [-8.6, 38.4, 5, -8, 5.4],
    [-15, 38, 5.4, -26, 5],
    [0.4, 28, 3.6, 24, 5.2],
  ];
  return {
    surfaces: [
      floorOf(SAND),
      wallOf(TEAL, -24),
      put(arch(26, 48, 4, plain(CORAL)).faces, { at: [6, 0, -18] }),
      put(
        vase(
          [
            [0, 0],
            [3.8, 0],
            [4, 0.6],
            [4, 13.6],
            [3.8, 14.2],
            [3.3, 14.2],
            [3.2, 12],
          ],
          { ...plain('#f2e7d6'), coat: 0.4, rough: 0.4 },
        ),
        { at: [2, 0, 0] },
      ),
      put([box([16, 5, 12], 0.15, plain(PINK))], { at: [-14, 0, -4], yaw: 10 }),
      put([ball(5, plain(NAVY), [60, 40])], { at: [-14, 10, -4] }),
      tube(stem, 0.4, matt('#5f7f4a'), [10, 60]),
      places.map(([x, y, z, yaw, size], i) =>
        put(orchid({ tones: MOON, seed: i + 3 }), { at: [x, y, z], yaw, size, pitch: 6, roll: i * 9 - 10 }),
      ),
      [
        [-18, 37.4, 4],
        [-20.2, 36, 4.2],
      ].map(([x, y, z], i) => bud([x, y, z], [x - 1.2, y - 2.2, z + 0.5], 0.9 - i * 0.15, MOON)),
    ],
    lights: [sun([-150, 160, 130])],
    sky: soft,
    camera: { from: [8, 26, 110], to: [-2, 24, -4], view: 28, aperture: 0.7, focus: [-4, 34, 5] },
  };
}

/** Kuih on tiles: seri muka and lapis, cut into blocks. */
async function sweets() {
  const tile = texture(await layerPixels('cv0403', 'tiles'));
  const seriMuka = (at, yaw) => [
    put([box([5, 2.1, 5], 0.2, { ...stone('#efe6d2', 0.14, 4), coat: 0.5, rough: 0.4 })], { at, yaw }),
    put([box([5.02, 1.5, 5.02], 0.22, { colour: linear('#6fa045'), coat: 1, rough: 0.22, through: 0.1 })], {
      at: [at[0], at[1] + 2, at[2]],
      yaw,
    }),
  ];
  const lapis = (at, yaw, hues) =>
    hues.map((hex, i) =>
      put([box([4.6, 0.62, 4.6], 0.09, { colour: linear(hex), coat: 1, rough: 0.25, through: 0.12 })], {
        at: [at[0], at[1] + i * 0.6, at[2]],
        yaw,
      }),
    );
  const REDS = ['#f3e7e0', '#e59a9a', '#f3e7e0', '#e59a9a', '#f3e7e0', '#d85c6a', '#b5283c'];
  return {
    surfaces: [
      cloth(
        [170, 170],
        () => 0,
        {
          colour: (u, v) => {
            const [r, g, b, a] = tile(u * 9, v * 9);
            return [r * a + 0.7 * (1 - a), g * a + 0.66 * (1 - a), b * a + 0.58 * (1 - a)];
          },
          coat: 0.9,
          rough: 0.16,
        },
        [2, 2],
      ),
      put(
        [
          revolved(
            [
              [0, 0],
              [9, 0],
              [9.4, 0.5],
              [9.4, 4.4],
              [9, 5],
              [0, 5],
            ],
            plain('#f2e6d3'),
            { grid: [120, 20], sharp: true },
          ),
        ],
        { at: [-1.5, 0, -2] },
      ),
      seriMuka([-4.6, 5, -3.4], 16),
      seriMuka([1.8, 5, -5.4], -12),
      seriMuka([-1.6, 5, 2.2], 34),
      lapis([4, 5, 1.2], 22, REDS),
      lapis([13, 0, 6], -16, REDS),
      lapis([-13.4, 0, 5.6], 34, REDS),
      put(leaf({ form: 'rose', hex: '#3f7a3c', seed: 2 }), { at: [-2, 8.8, -3], size: 0.01 }),
    ],
    lights: [sun([-150, 130, 60])],
    sky: soft,
    camera: { from: [7, 30, 38], to: [-0.2, 4, 0], view: 33, aperture: 0.8, focus: [-1, 7, 3] },
  };
}

/** A cake of three tiers. */
function cake() {
  const icing = { ...plain('#f6ece0'), through: 0.05, coat: 0.15, rough: 0.6 };
  const tier = (radius, y, height) =>
    put(
      [
        revolved(
          [
            [0, 0],
            [radius, 0],
            [radius, 0.2],
            [radius, height - 0.6],
            [radius - 0.18, height - 0.15],
            [radius - 0.6, height],
            [0, height],
          ],
          icing,
          { grid: [120, 30] },
        ),
      ],
      { at: [0, y, 0] },
    );
  const spots = [
    [6.6, 9.4, 11.4, 24, 4.6],
    [11.4, 13, 7, 50, 4.2],
    [-3.8, 21, 8.8, -20, 4.2],
    [2.2, 23.4, 9, 10, 3.8],
    [-0.6, 37.4, 1.6, -6, 4.6],
    [9.6, 5.4, 11.6, 38, 3.4],
  ];
  return {
    surfaces: [
      floorOf(CORAL),
      wallOf(SAND, -30),
      put(arch(30, 58, 4, plain(PINK)).faces, { at: [12, 0, -24] }),
      put(
        [
          revolved(
            [
              [0, 0],
              [6, 0],
              [5, 1],
              [2.2, 2.6],
              [2.2, 5],
              [13.6, 6.2],
              [14.4, 6.6],
              [14.4, 7.2],
              [0, 7.2],
            ],
            { ...GOLD, rough: 0.22 },
            { grid: [120, 40], sharp: true },
          ),
        ],
        {},
      ),
      tier(12, 7.2, 10.5),
      tier(8.4, 17.7, 9.5),
      tier(5, 27.2, 8.4),
      spots.map(([x, y, z, yaw, size], i) =>
        put(orchid({ tones: MOON, seed: i + 2 }), {
          at: [x, y + (i < 2 ? 4 : i === 5 ? 6 : 0), z],
          yaw,
          size: size * 0.86,
          pitch: 8,
          roll: i * 40,
        }),
      ),
      [
        [8, 10.6, 10.4],
        [-0.8, 20, 8.6],
        [12, 14, 4],
      ].map(([x, y, z], i) =>
        put(leaf({ seed: i, hex: '#3d6c45' }), { at: [x, y, z], size: 5, yaw: 30 + i * 60, pitch: 60 }),
      ),
    ],
    lights: [sun([-150, 140, 130])],
    sky: soft,
    camera: { from: [8, 34, 116], to: [1, 21, 0], view: 27, aperture: 0.9, focus: [0, 20, 9] },
  };
}

/** A card and its envelope, rings, an orchid; two colours of ground. */
function cards() {
  const paper = (hex) => stone(hex, 0.03, 3);
  return {
    surfaces: [
      put([box([120, 2, 120], 0.1, plain(TEAL))], { at: [-58, -2, 0], yaw: -24 }),
      put([box([120, 2, 120], 0.1, plain(PINK))], { at: [52, -2.1, 22], yaw: -24 }),
      put([box([19, 0.35, 13.4], 0.08, paper(CORAL))], { at: [-2, 0, -3], yaw: 20 }),
      put(
        [
          {
            ...sheet(1, 1, paper('#c9603f')),
            grid: [8, 8],
            at: (u, v) => [(u - 0.5) * 19 * (1 - v), 0.4 + 0.5 * v, -6.7 + v * 8.8],
          },
        ],
        { at: [-2, 0, -3], yaw: 20 },
      ),
      put([box([12.6, 0.3, 17.6], 0.06, paper('#f6ecdc'))], { at: [4.4, 0.5, 4.4], yaw: -14 }),
      put(
        [
          {
            at: (u, v) => {
              const [x, z] = [(u - 0.5) * 10.4, (v - 0.5) * 15.4];
              return [x, 0.83, z];
            },
            grid: [2, 2],
            material: {
              ...GOLD,
              rough: 0.3,
              alpha: (u, v) =>
                Math.max(Math.abs(u - 0.5) * 10.4, Math.abs(v - 0.5) * 15.4 - 2.5) > 5.08 ||
                Math.abs(Math.hypot((u - 0.5) * 10.4, (v - 0.42) * 15.4) - 2.6) < 0.07
                  ? 1
                  : 0,
            },
          },
        ],
        { at: [4.4, 0, 4.4], yaw: -14 },
      ),
      put(band(GOLD, { radius: 1.15, width: 0.42 }), { at: [-6.4, 1.25, 6.4], yaw: 34 }),
      put(band(GOLD, { radius: 1, width: 0.28 }), { at: [-4.4, 0.2, 7.4], pitch: 90 }),
      put(orchid({ tones: MOON, seed: 5 }), { at: [-3.4, 2.6, -3.6], size: 4.6, pitch: -62, yaw: 14, roll: 20 }),
      put(orchid({ tones: MOON, seed: 8 }), { at: [-10.4, 1.6, 0.6], size: 3.8, pitch: -70, yaw: -30 }),
      put(leaf({ seed: 3, hex: '#3d6c45' }), { at: [-7, 0.8, -5], size: 8, yaw: -70, pitch: -6 }),
      put([ball(3, plain(SAND), [60, 40])], { at: [13.6, 3, -7] }),
      put([box([5, 5, 5], 0.12, plain(NAVY))], { at: [16, 0, 1], yaw: 12 }),
    ],
    lights: [sun([-150, 130, 60])],
    sky: soft,
    camera: { from: [3, 46, 28], to: [0.4, 0, 1.4], view: 32, aperture: 0.8, focus: [0, 1, 2] },
  };
}

export const modern = {
  'modern-1': { scene: rings, grade: GRADE },
  'modern-2': { scene: orchids, grade: GRADE },
  'modern-3': { scene: sweets, grade: GRADE },
  'modern-4': { scene: cake, grade: GRADE },
  'modern-5': { scene: cards, grade: GRADE },
};
