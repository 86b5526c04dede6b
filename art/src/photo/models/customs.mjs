import { seededRandom } from '../../core/random.mjs';
import { linear } from '../../core/sculpt.mjs';
import { leaf, melati, rose } from './flowers.mjs';
import { TURN, ball, noise, put, revolved, strung, tube } from './forms.mjs';
import { BRASS, GOLD, velvet, wood } from './materials.mjs';

/** What Malay weddings have, about the origin, standing on y = 0; centimetres. */

/** A kompang: goatskin over a ring of wood, brass nails; it faces z. */
export function kompang({ skin = '#e8d2a8', frame = ['#8a5630', '#4c2a14'], radius = 11 } = {}) {
  const hide = linear(skin);
  const nails = Array.from({ length: 40 }, (_, i) => {
    const a = (i / 40) * TURN;
    return put([ball([0.42, 0.42, 0.3], GOLD, [12, 10])], {
      at: [Math.cos(a) * radius * 1.012, Math.sin(a) * radius * 1.012, -1.1],
    });
  });
  const turned = put(
    [
      revolved(
        [
          [0, 0.06],
          [radius * 0.5, 0.05],
          [radius * 0.97, 0],
          [radius * 1.015, -0.25],
          [radius * 1.02, -1.3],
        ],
        {
          colour: (u, v, p) => {
            const worn = Math.exp(-(((v * 1.3 - 0.35) / 0.3) ** 2)) * 0.16;
            const mottle = 0.84 + 0.24 * noise(p[0] * 0.5, p[1] * 0.5, 2) + 0.08 * noise(p[0] * 4, p[1] * 4, 5);
            return hide.map((c, k) => c * mottle * (1 - worn * [0.7, 0.9, 1.2][k]));
          },
          coat: 0.5,
          rough: 0.45,
          through: 0.06,
        },
        { grid: [90, 30], sharp: true },
      ),
      revolved(
        [
          [radius * 1.0, -0.6],
          [radius * 1.03, -1.6],
          [radius * 0.99, -5.2],
          [radius * 0.9, -5.3],
          [radius * 0.9, -4.6],
        ],
        wood(...frame, 0.8),
        {
          grid: [90, 20],
        },
      ),
    ],
    { pitch: 90 },
  );
  return [...turned, ...nails.flat()];
}

/** A songkok of black velvet: oval, its sides a little slanted, a seam about the crown. */
export const songkok = (hex = '#15110f') => [
  revolved(
    [
      [8.5, 0],
      [8.52, 0.3],
      [8.45, 3],
      [8.2, 6.2],
      [7.9, 8.9],
      [7.86, 9.2],
      [7.6, 9.32],
      [7.4, 9.22],
      [4, 9.3],
      [0, 9.32],
    ],
    velvet(hex, '#8a7a70', 0.13),
    { grid: [96, 72], sharp: true, squeeze: 1.26 },
  ),
];

/** An egg of a bunga telur in its gilt cup, with a small rose and leaves on wires. */
export function bungaTelur({ egg = '#f5ead6', bloom, seed = 1, cup = GOLD }) {
  const random = seededRandom(seed * 41);
  const shell = {
    ...revolved(
      [
        [0, 0],
        [1.5, 0.5],
        [2.05, 1.9],
        [1.75, 3.6],
        [0.9, 4.9],
        [0, 5.3],
      ],
      null,
      { grid: [32, 32] },
    ),
    material: { colour: linear(egg), coat: 0.45, rough: 0.35, through: 0.05 },
  };
  const petals = revolved(
    [
      [0.5, -0.4],
      [1.5, 0.1],
      [2.2, 1.1],
      [2.6, 2.1],
    ],
    null,
    { grid: [96, 14] },
  );
  const scalloped = {
    ...petals,
    at: (u, v) => {
      const [x, y, z] = petals.at(u, v);
      const k = 1 + 0.07 * Math.cos(u * TURN * 9) * v;
      return [x * k, y + 0.4 * Math.abs(Math.cos(u * TURN * 4.5)) * v * v, z * k];
    },
    material: { ...cup, alpha: (u, v) => ((u * 36) % 1 > 0.28 || (v * 6) % 1 > 0.3 || v > 0.82 ? 1 : 0) },
  };
  const stems = [
    [-1.7, 6.6, 0.6, 1.5],
    [1.2, 7.6, -1, 1.75],
    [2.6, 5.6, 1, 1.3],
  ].map(([x, y, z, size], i) => [
    tube(
      [
        [0.3 * x, -1, 0.3 * z - 1],
        [x * 0.8, y * 0.5, z - 1],
        [x, y, z],
      ],
      0.06,
      GOLD,
      [6, 12],
    ),
    ...put(rose({ tones: bloom, seed: seed * 7 + i, open: 0.72, petals: 22 }), {
      at: [x, y, z],
      size,
      roll: random.between(-30, 30),
      pitch: random.between(10, 50),
    }),
    ...put(leaf({ seed: i, hex: '#5a7446' }), {
      at: [x * 0.9, y - 0.9, z],
      size: 2,
      yaw: random.between(0, 360),
      pitch: -24,
    }),
  ]);
  return [
    ...put([shell, scalloped], { at: [0, 0.6, 0] }),
    revolved(
      [
        [0.9, -3.4],
        [0.5, -3],
        [0.25, -1.6],
        [0.55, 0.2],
      ],
      cup,
      { grid: [24, 20] },
    ),
    ...stems.flat(2),
  ];
}

/** A footed tray of beaten metal. */
export const tray = (radius = 16, material = BRASS) => [
  revolved(
    [
      [0, 2.6],
      [radius * 0.8, 2.6],
      [radius * 0.9, 2.9],
      [radius * 0.985, 4],
      [radius, 4.1],
      [radius * 1.01, 3.9],
      [radius * 0.9, 2.4],
      [radius * 0.5, 1.9],
      [radius * 0.42, 0.6],
      [radius * 0.55, 0],
      [0, 0],
    ],
    material,
    { grid: [120, 80] },
  ),
];

/** A bowl, open above. */
export const bowl = (radius, material) => [
  revolved(
    [
      [0, 0.25],
      [radius * 0.4, 0],
      [radius * 0.42, 0.4],
      [radius * 0.75, radius * 0.22],
      [radius, radius * 0.58],
      [radius * 0.97, radius * 0.585],
      [radius * 0.7, radius * 0.26],
      [radius * 0.3, radius * 0.12],
      [0, radius * 0.1],
    ],
    material,
    { grid: [64, 60] },
  ),
];

/** A garland of jasmine along a line. */
export function garland(line, gap, size, seed = 1) {
  const random = seededRandom(seed);
  return strung(line, gap).flatMap((at, i) =>
    put(melati({ seed: seed + i, petals: 6 }), {
      at: at.map((x) => x + random.between(-0.12, 0.12) * size),
      size: size * random.between(0.85, 1.1),
      yaw: random.between(0, 360),
      pitch: random.between(-70, 70),
      roll: random.between(-70, 70),
    }),
  );
}
