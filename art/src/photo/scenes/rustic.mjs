import { linear } from '../../core/sculpt.mjs';
import { seededRandom } from '../../core/random.mjs';
import { ball, box, cloth, noise, put, revolved, sheet, tube, TURN } from '../models/forms.mjs';
import { leaf, melati, rose, sculpted } from '../models/flowers.mjs';
import { BRASS, GOLD, layerPixels, matt, PALE_GOLD, stone, texture, wood } from '../models/materials.mjs';
import { torchGinger } from '../../rustic/torch-ginger.mjs';
import { vase } from '../models/keepsakes.mjs';
import { bulbs, flame, pelita } from '../models/lamps.mjs';
import { band, stoneRing } from '../models/rings.mjs';

/** Rustic: wood, leaves, the low sun of the village. */

const GRADE = {
  exposure: 0.45,
  lights: [1.04, 1.0, 0.9],
  shadows: [1.02, 1.0, 0.88],
  fade: [0.045, 0.98],
  saturation: 0.96,
  glow: 0.14,
  vignette: 0.26,
  grain: 0.022,
};
const LOW_SUN = { at: [-120, 60, 50], radius: 8, power: [620, 440, 230] };
/** Leaves all round, and behind the camera a lit wall, which metal mirrors. */
const garden = (d) => {
  const k = 0.5 + 0.4 * d[1];
  const leafy = 0.7 + 0.6 * noise(d[0] * 5 + 4, d[1] * 5, d[2] * 5);
  const wall = Math.max(0, d[2] * 0.9 + d[1] * 0.4 - 0.2 * d[0] - 0.4);
  return [0.3 * k * leafy + 1.1 * wall, 0.34 * k * leafy + 0.86 * wall, 0.2 * k * leafy + 0.55 * wall];
};
const BOARDS = (scale = 0.4) => {
  const grain = wood('#9a6a3f', '#4e2e18', scale);
  return {
    ...grain,
    colour: (u, v, p) => {
      const board = Math.floor(p[2] / 11 + 40);
      const gap = Math.abs(p[2] / 11 - Math.round(p[2] / 11)) < 0.012;
      const c = grain.colour(u, v, [p[0] + board * 37, p[1], p[2] + board * 13]);
      return gap ? [0.02, 0.012, 0.008] : c.map((x) => x * (0.85 + 0.3 * noise(board * 1.7, 2)));
    },
  };
};

/** A bouquet tied with raffia, laid on a mat of screw pine. */
async function bouquet() {
  const mat = texture(await layerPixels('cv0503', 'mat'));
  const random = seededRandom(9);
  const RUST = { petal: '#c9784e', rim: '#e3a77c', foot: '#8f4b2c' };
  const CREAM = { petal: '#e9d2ae', rim: '#f7ead2', foot: '#c9b06c' };
  const OCHRE = { petal: '#d8a352', rim: '#efcd8c', foot: '#a9741f' };
  const spots = [
    [0, 7.4, 3.6, CREAM, 4.4, 0.88],
    [-5, 6.2, 2.2, RUST, 3.9, 0.8],
    [4.8, 5.8, 2.6, OCHRE, 3.6, 0.8],
    [-1.6, 11.4, -0.6, RUST, 3.5, 0.7],
    [4, 10.6, -1, CREAM, 3.6, 0.75],
    [-6.4, 10, -1.2, OCHRE, 3.1, 0.6],
    [-2.8, 2.8, 4.4, OCHRE, 3, 0.65],
    [7.2, 8.6, -1, RUST, 3, 0.6],
    [2.6, 2, 4, RUST, 2.9, 0.7],
  ];
  const roses = spots.map(([x, y, z, tones, size, open], i) =>
    put(rose({ tones, seed: i + 13, open }), {
      at: [x, y, z],
      size,
      roll: -x * 5.5 + random.between(-8, 8),
      pitch: 62 - y * 2.4,
    }),
  );
  const leaves = Array.from({ length: 40 }, (_, i) => {
    const a = (i / 40) * TURN;
    const r = random.between(5.6, 9);
    return put(
      leaf({ seed: i, hex: ['#4d6a3c', '#6a7f4a', '#3f5c34'][i % 3], form: i % 3 ? 'rose' : 'long', fold: 0.3 }),
      {
        at: [Math.cos(a) * r * 0.75, 7 + Math.sin(a) * r * 0.7, random.between(-3, 1.5)],
        size: random.between(4.4, 7.4),
        yaw: 90 - (a * 180) / Math.PI + random.between(-24, 24),
        pitch: random.between(-50, -10) - Math.sin(a) * 40,
      },
    );
  });
  const small = Array.from({ length: 34 }, (_, i) => {
    const a = random.between(0, TURN);
    const r = random.between(2.4, 8.4);
    return put(melati({ seed: i }), {
      at: [Math.cos(a) * r, 7 + Math.sin(a) * r * 0.8, 3.6 - r * 0.22 + random.between(0, 1.2)],
      size: random.between(0.8, 1.2),
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
  const raffia = Array.from({ length: 9 }, (_, i) => ({
    at: (u, v) => {
      const [a, b] = [u * TURN, v * TURN];
      const r = 1.75 + 0.14 * Math.cos(b);
      return [
        Math.cos(a) * r,
        -6.9 + i * 0.22 + 0.16 * Math.sin(b) + 0.2 * Math.sin(a * 2 + i),
        0.6 + Math.sin(a) * r * 0.8,
      ];
    },
    grid: [40, 8],
    material: matt(i % 2 ? '#c9a766' : '#b08d4e'),
  }));
  return {
    surfaces: [
      put([roses, leaves, small, stems, raffia], { at: [0, 2.4, 0], pitch: -58, roll: 14 }),
      cloth(
        [150, 150],
        () => 0,
        {
          colour: (u, v) => {
            const [r, g, b, a] = mat(u * 7, v * 7);
            return [r * a + 0.5 * (1 - a), g * a + 0.38 * (1 - a), b * a + 0.2 * (1 - a)];
          },
          coat: 0.25,
          rough: 0.5,
        },
        [2, 2],
      ),
    ],
    lights: [LOW_SUN],
    sky: garden,
    camera: { from: [-1, 42, 26], to: [-0.6, 4, -1.4], view: 30, aperture: 1.1, focus: [0, 8, -2] },
  };
}

/** Kuih on a banana leaf: onde-onde, seri muka. */
async function sweets() {
  const mat = texture(await layerPixels('cv0503', 'mat'));
  const random = seededRandom(6);
  const ribbed = {
    colour: (u, v) => {
      const rib = Math.abs(v - 0.5) < 0.018 ? 1 : 0;
      const vein = 0.82 + 0.2 * Math.sin(u * 260 + Math.sin(v * 4)) * (1 - rib);
      return (rib ? linear('#a3b95c') : linear('#3f7a34')).map(
        (c) => c * vein * (0.85 + 0.3 * noise(u * 12, v * 8, 2)),
      );
    },
    coat: 0.9,
    rough: 0.3,
    through: 0.12,
  };
  const onde = (x, z) => {
    const r = random.between(2, 2.3);
    const y = 1.1 + r * 0.92;
    const flakes = Array.from({ length: 120 }, () => {
      const [a, b] = [random.between(0, TURN), random.between(-0.5, 1)];
      const k = Math.sqrt(1 - b * b);
      const n = [Math.cos(a) * k, b, Math.sin(a) * k];
      return put([box([0.11, 0.09, random.between(0.35, 0.7)], 0.03, matt('#fbf7ea', { through: 0.2 }), [8, 6])], {
        at: [x + n[0] * r, y + n[1] * r * 0.94, z + n[2] * r],
        yaw: random.between(0, 360),
        pitch: random.between(-60, 60),
      });
    });
    return [
      put([ball([r, r * 0.94, r], { colour: linear('#6f9c3c'), coat: 0.7, rough: 0.3, through: 0.15 }, [40, 30])], {
        at: [x, y, z],
      }),
      flakes,
    ];
  };
  const seriMuka = (at, yaw) => [
    put([box([5.4, 2.2, 3.6], 0.25, { ...stone('#efe6d2', 0.16, 4), coat: 0.5, rough: 0.4 })], { at, yaw }),
    put([box([5.42, 1.6, 3.62], 0.25, { colour: linear('#7da54c'), coat: 1, rough: 0.22, through: 0.1 })], {
      at: [at[0], at[1] + 2.1, at[2]],
      yaw,
    }),
  ];
  return {
    surfaces: [
      cloth(
        [150, 150],
        () => 0,
        {
          colour: (u, v) => {
            const [r, g, b, a] = mat(u * 7, v * 7);
            return [r * a + 0.5 * (1 - a), g * a + 0.38 * (1 - a), b * a + 0.2 * (1 - a)];
          },
          coat: 0.25,
          rough: 0.5,
        },
        [2, 2],
      ),
      put(
        [
          {
            ...sheet(1, 1, ribbed, { grid: [60, 30] }),
            at: (u, v) => [
              (u - 0.5) * 44,
              0.5 + 0.5 * Math.abs(v - 0.5) * 2 + 0.5 * Math.sin(u * 5 + v * 2) ** 2 * Math.abs(v - 0.5),
              (v - 0.5) * 23 * Math.sin(Math.PI * (0.1 + 0.82 * u)) ** 0.3,
            ],
          },
        ],
        { yaw: 20 },
      ),
      [
        [0.4, 5],
        [4.4, 1.8],
        [-3.8, 1.6],
        [0.6, -0.6],
        [5, 6],
      ].map(([x, z]) => onde(x, z)),
      seriMuka([-6.4, 1, -5.6], 30),
      seriMuka([0.6, 1, -6.6], 10),
      seriMuka([7.6, 1, -5.6], -16),
      put(melati({ seed: 3 }), { at: [-8.6, 1.5, 4.6], size: 1.7, roll: 14 }),
      put(melati({ seed: 5 }), { at: [-6.6, 1.4, 6.6], size: 1.4, roll: -14 }),
      put(
        [
          revolved(
            [
              [0, 0.3],
              [3, 0],
              [3.6, 1],
              [4.4, 6.4],
              [4.2, 6.4],
              [3.4, 1.2],
              [0, 0.9],
            ],
            BRASS,
            { grid: [60, 40] },
          ),
        ],
        { at: [-13, 0, -16] },
      ),
    ],
    lights: [LOW_SUN],
    sky: garden,
    camera: { from: [5, 22, 33], to: [0.2, 2, -0.6], view: 33, aperture: 1, focus: [0.4, 3, 6] },
  };
}

/** Rings on old wood, a fern and jasmine. */
function rings() {
  return {
    surfaces: [
      cloth([160, 160], () => 0, BOARDS(0.5), [2, 2]),
      put(band(GOLD, { radius: 1.08, width: 0.4 }), { at: [-0.7, 1.18, 0.2], yaw: 34 }),
      put(stoneRing(PALE_GOLD), { at: [1.5, 0.34, 1.4], pitch: -72, yaw: 20 }),
      Array.from({ length: 30 }, (_, i) => {
        const t = Math.floor(i / 2) / 15;
        return put(leaf({ seed: i, hex: i % 3 ? '#4a7440' : '#5b8549', form: 'long', fold: 0.3, droop: 0.2 }), {
          at: [-11 + 15 * t, 0.7 + 1.6 * Math.sin(t * 2.4), -2.4 - 5 * t],
          size: 5.4 * Math.sin(0.5 + 2.4 * (1 - t)),
          yaw: i % 2 ? -14 : 160,
          pitch: -8,
        });
      }),
      tube(
        [
          [-12, 0.6, -2],
          [-4, 2, -5],
          [4, 1.2, -7.4],
        ],
        0.12,
        matt('#5d7a41'),
        [8, 30],
      ),
      put(rose({ tones: { petal: '#e9d2ae', rim: '#f7ead2', foot: '#c9b06c' }, seed: 5, open: 0.8 }), {
        at: [-5.2, 1.4, -8.4],
        size: 4,
        pitch: 26,
        roll: -10,
      }),
      put(rose({ tones: { petal: '#c9784e', rim: '#e3a77c', foot: '#8f4b2c' }, seed: 6, open: 0.7 }), {
        at: [3, 1.2, -10.6],
        size: 3.4,
        pitch: 26,
      }),
      [
        [3.6, 3.8],
        [5.2, 2],
        [-4, 3.6],
      ].map(([x, z], i) => put(melati({ seed: i }), { at: [x, 0.35, z], size: 1, roll: 12 - i * 10 })),
    ],
    lights: [LOW_SUN],
    sky: garden,
    camera: { from: [2, 9, 15.4], to: [-0.1, 1, -1.4], view: 35, aperture: 0.55, focus: [-0.2, 1.2, 1] },
  };
}

/** Torch ginger in an earthen jar, on a step. */
async function ginger() {
  const TONES = Object.fromEntries(
    Object.entries({
      bract: '#d8485a',
      deep: '#8f1f38',
      rim: '#f6c6bd',
      gold: '#e8b64a',
      stalk: '#6f8a48',
      tongue: '#a81c34',
      yellow: '#e8b64a',
      leaf: '#3f6a3a',
      leafLit: '#7fa050',
    }).map(([k, v]) => [k, linear(v)]),
  );
  const heads = [
    [0, 34, 2, 13, 0.9, 2],
    [-11, 27, 5, 11.4, 0.7, 4],
    [10.6, 29, -2, 11, 0.8, 6],
  ];
  return {
    surfaces: [
      cloth([300, 200], () => 0, BOARDS(0.3), [2, 2]),
      heads.map(([x, y, z, size, open, seed]) => [
        put(sculpted(torchGinger({ at: [0, 0, 0], size: 1 }, TONES, { open, seed })), {
          at: [x, y, z],
          size,
          roll: -x * 1.2,
        }),
        tube(
          [
            [x * 0.2, 12, z * 0.3],
            [x * 0.7, 22, z],
            [x, y + 1, z],
          ],
          0.6,
          matt('#71893f'),
          [10, 20],
        ),
      ]),
      Array.from({ length: 15 }, (_, i) =>
        put(
          leaf({ form: i % 3 ? 'rose' : 'long', hex: ['#3f6a3a', '#4d7a42', '#35592f'][i % 3], seed: i, droop: 0.34 }),
          { at: [0, 18, 0], size: 17 + (i % 4) * 2.4, yaw: i * 139, pitch: -46 + (i % 4) * 13 },
        ),
      ),
      put(
        vase(
          [
            [0, 0],
            [5.4, 0.1],
            [8.4, 5],
            [9, 10],
            [7.2, 15],
            [5, 17.4],
            [5.6, 19],
            [4.8, 19],
            [4.2, 17],
          ],
          { ...stone('#8a5233', 0.22, 0.5), coat: 0.25, rough: 0.5 },
        ),
        {},
      ),
      put([box([300, 60, 3], 0.2, BOARDS(0.3))], { at: [0, 0, -40] }),
      put([ball([40, 30, 10], matt('#3d5a30'))], { at: [-50, 80, -90] }),
    ],
    lights: [LOW_SUN],
    sky: garden,
    camera: { from: [6, 32, 92], to: [-0.4, 25, 0], view: 31, aperture: 1.6, focus: [0, 36, 8] },
  };
}

/** Lamps strung over a yard at nightfall. */
function night() {
  const first = bulbs((t) => [-26 + 52 * t, 34 - 26 * t * (1 - t), 2 - 3 * t], 7.6, {
    radius: 1.1,
    tint: [7, 3.9, 1.3],
  });
  const far = [
    [-24, 26],
    [-48, 34],
    [-76, 42],
  ].map(([z, y], i) =>
    bulbs((t) => [-70 + 140 * t, y - 40 * t * (1 - t) + i * 3, z], 9, { radius: 1.3, tint: [5, 2.7, 0.85], lights: 2 }),
  );
  const post = (x, z) =>
    tube(
      [
        [x, -20, z],
        [x + 0.6, 20, z],
        [x, 60, z],
      ],
      (v) => 1.7 * (1 + 0.1 * (Math.abs(((v * 6) % 1) - 0.5) < 0.04 ? 1 : 0)),
      {
        ...wood('#a8894e', '#6b5428', 0.2),
        colour: (u, v) =>
          linear('#8f7a44').map(
            (c) => c * (0.7 + 0.5 * noise(v * 60, u * 9)) * (Math.abs(((v * 6) % 1) - 0.5) < 0.03 ? 0.45 : 1),
          ),
      },
      [20, 120],
    );
  return {
    surfaces: [
      first.surfaces,
      far.map((line) => line.surfaces),
      post(-21, -2),
      post(33, -30),
      Array.from({ length: 22 }, (_, i) =>
        put(leaf({ form: 'long', hex: '#3a5c34', droop: 0.5, seed: i }), {
          at: [-21, 46, -3],
          size: 20 + (i % 4) * 3,
          yaw: i * 53,
          pitch: -40 + (i % 5) * 18,
        }),
      ),
      put([box([150, 3, 34], 0.4, BOARDS(0.3))], { at: [0, -4, 10] }),
      put(pelita(), { at: [9, -1, 13], size: 1.7 }),
      flame([13, 7.4, 13], { height: 3 }).surfaces,
      put(
        [
          revolved(
            [
              [0, 0],
              [3.4, 0.1],
              [5.4, 3],
              [5.2, 7],
              [3, 10],
              [3.4, 11],
              [2.8, 11],
              [2.4, 9],
            ],
            stone('#8a5233', 0.2, 0.5),
            { grid: [60, 40] },
          ),
        ],
        { at: [-9, -1, 11] },
      ),
      Array.from({ length: 9 }, (_, i) =>
        put(
          rose({
            tones:
              i % 2
                ? { petal: '#d9925c', rim: '#f0c690', foot: '#a9641f' }
                : { petal: '#efdcbc', rim: '#faf0dc', foot: '#c9b06c' },
            seed: i + 2,
            open: 0.75,
            petals: 22,
          }),
          {
            at: [
              -9 + 4.4 * Math.cos(i * 2.4) * Math.sqrt(i / 9) * 1.4,
              13 - i * 0.25,
              11 + 4 * Math.sin(i * 2.4) * Math.sqrt(i / 9),
            ],
            size: 2.9,
            pitch: 30,
          },
        ),
      ),
      put([sheet(400, 260, { colour: linear('#1c2f38') })], { at: [0, 40, -140] }),
    ],
    lights: [
      { at: [-50, 40, 50], a: [0, 14, 0], b: [10, 0, 14], power: [9, 6.8, 4.4] },
      ...first.lights,
      ...far.flatMap(({ lights }) => lights),
      flame([13, 7.4, 13], { radius: 1.2, power: [26, 14, 4.4] }).light,
    ],
    sky: (d) => [0.05 + 0.05 * Math.max(0, 0.4 - d[1]), 0.075 + 0.04 * Math.max(0, 0.4 - d[1]), 0.11],
    camera: { from: [3, 17, 74], to: [0.6, 15.4, 0], view: 33, aperture: 1.9, focus: [0, 10, 12] },
  };
}

export const rustic = {
  'rustic-1': { scene: bouquet, grade: GRADE },
  'rustic-2': { scene: rings, grade: GRADE },
  'rustic-3': { scene: sweets, grade: GRADE },
  'rustic-4': { scene: ginger, grade: GRADE },
  'rustic-5': { scene: night, grade: { ...GRADE, glow: 0.24 } },
};
