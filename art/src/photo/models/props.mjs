import { linear } from '../../core/sculpt.mjs';
import { seededRandom } from '../../core/random.mjs';
import { ball, box, noise, put, revolved, sheet, tube, TURN } from './forms.mjs';
import { leaf, melati, rose } from './flowers.mjs';
import { BRASS, glazed, GOLD, matt, velvet, wood } from './materials.mjs';

/** Things of a wedding, about the origin, standing on y = 0; centimetres. */

/** A flame and its light. */
export function flame(at, { height = 2.2, power = [70, 36, 11], radius = 0.35, share = 1 } = {}) {
  const [x, y, z] = at;
  return {
    surfaces: put(
      [
        {
          ...revolved(
            [
              [0, 0],
              [0.2, 0.14],
              [0.26, 0.32],
              [0.17, 0.64],
              [0, 1],
            ],
            null,
            { grid: [12, 12] },
          ),
          material: { emit: (u, v) => [9 - 3 * v, 5.6 - 2.6 * v, 1.9 - 1.1 * v] },
        },
      ],
      { at, size: height },
    ),
    light: { at: [x, y + height * 0.45, z], radius, power, hidden: true, share },
  };
}

/** An oil lamp of brass: a shallow bowl on a foot. */
export const pelita = (material = BRASS) => [
  revolved(
    [
      [0, 0],
      [2.6, 0.05],
      [2.7, 0.3],
      [1.5, 0.7],
      [0.6, 1.3],
      [0.5, 2.2],
      [0.9, 2.7],
      [0.5, 3.2],
      [0.7, 3.7],
      [2.6, 4.3],
      [3.1, 5.1],
      [2.95, 5.15],
      [2.3, 4.6],
      [0.4, 4.4],
      [0, 4.4],
    ],
    material,
    { grid: [64, 90] },
  ),
];

export const candle = (hex = '#f3e6cf', radius = 1.6, height = 6) => [
  revolved(
    [
      [0, 0],
      [radius, 0.02],
      [radius, 0.5],
      [radius, height - 0.3],
      [radius * 0.94, height],
      [radius * 0.6, height - 0.35],
      [0, height - 0.45],
    ],
    { colour: linear(hex), through: 0.3, coat: 0.3, rough: 0.35 },
    { grid: [40, 40] },
  ),
  tube(
    [
      [0, height - 0.5, 0],
      [0.04, height, 0],
      [0.1, height + 0.35, 0],
    ],
    0.06,
    matt('#2a2018'),
    [6, 6],
  ),
];

/** A lantern of six panes with pierced stars, brass, hung or standing; the light is within. */
export function lantern({ tint = [8, 4.2, 1.3], material = BRASS, size = 1 } = {}) {
  const star = (u, v) => {
    const [x, y] = [Math.abs(((u * 18) % 1) - 0.5), Math.abs(((v * 6.5) % 1) - 0.5)];
    const frame = Math.min((u * 6) % 1, 1 - ((u * 6) % 1)) < 0.06 || v < 0.04 || v > 0.96;
    const gap = Math.max(0.5 - x, 0.5 - y) < 0.1;
    return !frame && (Math.max(x, y) < 0.27 || x + y < 0.38 || gap);
  };
  return put(
    [
      {
        ...revolved(
          [
            [3.2, 3],
            [4.2, 6],
            [4.2, 9.5],
            [3.4, 12],
          ],
          null,
          { grid: [6, 24], sharp: true, flat: true },
        ),
        material: { ...material, alpha: (u, v) => (star(u, v) ? 0 : 1) },
      },
      {
        ...revolved(
          [
            [2.9, 3.2],
            [3.8, 6],
            [3.8, 9.5],
            [3, 11.8],
          ],
          null,
          { grid: [12, 12] },
        ),
        material: {
          emit: (u, v) => tint.map((c) => c * (0.35 + 0.65 * Math.sin(Math.PI * Math.min(1, v * 0.9 + 0.05)))),
        },
      },
      revolved(
        [
          [0, 0.4],
          [1.2, 0.2],
          [3.4, 1.6],
          [3.5, 2.9],
          [3.2, 3.05],
        ],
        material,
        { grid: [6, 20], sharp: true, flat: true },
      ),
      revolved(
        [
          [3.5, 11.9],
          [3.9, 12.3],
          [3.2, 13.4],
          [1.9, 15.6],
          [0.7, 17],
          [0.35, 17.6],
          [0.8, 18.2],
          [0.3, 18.9],
          [0, 19],
        ],
        material,
        {
          grid: [36, 40],
        },
      ),
    ],
    { size },
  );
}

/** A bound book, lying; `cover` the material of its boards, `print` of what lies on the upper one. */
export function book({ width = 15, depth = 21, height = 3, cover, print, edge = '#efe3c8' }) {
  const pages = {
    colour: (u, v, p) => linear(edge).map((c) => c * (0.8 + 0.2 * Math.sin(p[1] * 60) ** 2)),
  };
  return [
    ...put([box([width, 0.3, depth], 0.12, cover)], {}),
    ...put([box([width - 0.8, height - 0.6, depth - 0.8], 0.05, pages)], { at: [0.1, 0.3, 0] }),
    ...put([box([width, 0.3, depth], 0.12, cover)], { at: [0, height - 0.3, 0] }),
    ...put(
      [
        tube(
          [
            [-width / 2 + 0.1, height / 2, -depth / 2],
            [-width / 2 + 0.1, height / 2, depth / 2],
          ],
          height / 2,
          cover,
          [16, 4],
        ),
      ],
      {},
    ),
    ...(print ? put([sheet(width - 0.5, depth - 0.5, print, { lying: true })], { at: [0, height + 0.012, 0] }) : []),
  ];
}

/** Beads along a closed or open line of points. */
export const beads = (points, radius, material, uneven = 0) =>
  points.flatMap((at, i) => put([ball(radius * (1 + uneven * Math.sin(i * 3.7)), material, [16, 12])], { at }));

/** Points of a line, `gap` apart, that a function of 0…1 gives. */
export function strung(line, gap) {
  const points = [line(0)];
  for (let t = 0; t <= 1; t += 0.0008) {
    const p = line(t);
    const q = points.at(-1);
    if (Math.hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2]) >= gap) points.push(p);
  }
  return points;
}

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

/** A vase by its outline, [radius, y]. */
export const vase = (profile, material) => [revolved(profile, material, { grid: [72, 60] })];

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

/** A cup on its saucer, with what is in it. */
export function cup(material, drink = '#7a3d16') {
  return [
    revolved(
      [
        [0, 0.4],
        [3, 0.3],
        [5.4, 0.9],
        [7, 1.5],
        [7, 1.65],
        [5.3, 1.15],
        [2.8, 0.7],
        [0, 0.7],
      ],
      material,
      { grid: [72, 40] },
    ),
    ...put(
      [
        revolved(
          [
            [0, 0],
            [1.8, 0],
            [1.9, 0.5],
            [3.1, 1.4],
            [3.9, 3.4],
            [4.2, 5.4],
            [4.08, 5.4],
            [3.75, 3.4],
            [2.9, 1.6],
            [0, 1],
          ],
          material,
          { grid: [72, 60] },
        ),
        revolved(
          [
            [0, 4.3],
            [3.86, 4.3],
          ],
          glazed(drink, { rough: 0.02 }),
          { grid: [40, 4], sharp: true },
        ),
        tube(
          [
            [3.9, 4.6, 0],
            [5.3, 4.9, 0],
            [6, 3.8, 0],
            [5.2, 2.5, 0],
            [3.6, 2.2, 0],
          ],
          0.3,
          material,
          [12, 30],
        ),
      ],
      { at: [0, 0.75, 0] },
    ),
  ];
}

/** A rangefinder camera: it faces z. */
export function oldCamera() {
  const hide = {
    colour: (u, v, p) => linear('#2c211b').map((c) => c * (0.6 + 0.8 * noise(p[0] * 9, p[1] * 9, p[2] * 9))),
    coat: 0.7,
    rough: 0.4,
    bump: (u, v, p, n) => {
      const h = (q) => noise(q[0] * 9, q[1] * 9, q[2] * 9);
      const b = h(p);
      return n.map((c, k) => c - (h(p.map((x, i) => x + (i === k ? 0.03 : 0))) - b) * 1.5);
    },
  };
  const chrome = { colour: [0.72, 0.68, 0.62], metal: 1, rough: 0.28 };
  const black = glazed('#14110f', { rough: 0.2 });
  const lens = put(
    [
      revolved(
        [
          [3.2, 0],
          [3.2, 0.7],
          [2.9, 0.75],
          [2.9, 1.6],
          [2.65, 1.7],
          [2.65, 2.6],
          [2.3, 2.75],
          [2.1, 2.4],
          [1.7, 1.9],
        ],
        chrome,
        { grid: [80, 60], sharp: true },
      ),
      revolved(
        [
          [2.14, 2.45],
          [1.6, 1.75],
          [1.45, 1.7],
        ],
        black,
        { grid: [60, 8], sharp: true },
      ),
      revolved(
        [
          [0, 2.2],
          [0.8, 2.1],
          [1.5, 1.72],
        ],
        { colour: [0.16, 0.1, 0.28], metal: 0.9, rough: 0.02 },
        { grid: [40, 12] },
      ),
    ],
    { pitch: 90 },
  );
  return [
    ...put([box([13, 5.2, 3.4], 0.7, hide)], { at: [0, 1, 0] }),
    ...put([box([13.1, 1.8, 3.5], 0.55, chrome)], { at: [0, 5.9, 0] }),
    ...put([box([13.1, 1.1, 3.5], 0.45, chrome)], { at: [0, 0, 0] }),
    ...put([box([3.6, 1, 3], 0.3, chrome)], { at: [0.4, 7.5, 0] }),
    ...put([sheet(1.5, 0.9, black)], { at: [-3.6, 6.9, 1.77] }),
    ...put([sheet(1.1, 0.8, black)], { at: [2.2, 6.9, 1.77] }),
    ...put(
      [
        revolved(
          [
            [0, 0.9],
            [0.9, 0.9],
            [0.95, 0.8],
            [0.95, 0],
          ],
          chrome,
          { grid: [40, 10], sharp: true },
        ),
      ],
      { at: [4.6, 7.6, 0] },
    ),
    ...put(
      [
        revolved(
          [
            [0, 0.6],
            [0.7, 0.6],
            [0.7, 0],
          ],
          chrome,
          { grid: [40, 10], sharp: true },
        ),
      ],
      { at: [-4.7, 7.6, 0] },
    ),
    ...put(lens, { at: [0, 3.7, 1.7] }),
  ];
}

/** A seal of wax with a raised flower, lying. */
export const wax = (hex, radius = 1.6) => ({
  at: (u, v) => {
    const a = u * TURN;
    const rim = radius * (1 + 0.05 * Math.sin(a * 3 + 1) + 0.04 * Math.sin(a * 5));
    const r = v * rim;
    const dish = v > 0.72 ? 0.34 * Math.sqrt(Math.max(0, 1 - ((v - 0.86) / 0.14) ** 2)) : 0.12;
    const flower = v < 0.66 ? 0.12 * Math.max(0, Math.cos(a * 4) * Math.sin(Math.min(1, v / 0.62) * Math.PI)) : 0;
    return [Math.cos(a) * r, dish + flower, -Math.sin(a) * r];
  },
  grid: [80, 40],
  material: { colour: linear(hex), coat: 1, rough: 0.28 },
});

/** A pocket watch, lying, its dial up. */
export function watch(metal) {
  const [paper, ink] = [linear('#f1e6cd'), linear('#2b2019')];
  const dial = (u, v) => {
    const a = u * 60;
    const r = v;
    const tick = r > 0.86 && r < 0.93 && Math.abs(a - Math.round(a)) < (Math.round(a) % 5 === 0 ? 0.2 : 0.08);
    const numeral =
      r > 0.68 && r < 0.82 && Math.abs(a / 5 - Math.round(a / 5)) < 0.07 * (1 + (Math.round(a / 5) % 3) * 0.5);
    return tick || numeral ? ink : paper;
  };
  const hand = (angle, length) =>
    put([box([length, 0.05, 0.13], 0.02, matt('#20242c'), [16, 8])], {
      at: [Math.cos(angle) * length * 0.45, 0.6, -Math.sin(angle) * length * 0.45],
      yaw: (angle * 180) / Math.PI,
    });
  return [
    revolved(
      [
        [0, 0],
        [1.9, 0.05],
        [2.4, 0.4],
        [2.4, 0.7],
        [2.2, 0.85],
        [2.05, 0.75],
        [2.0, 0.55],
      ],
      metal,
      { grid: [80, 40] },
    ),
    {
      ...revolved(
        [
          [0, 0.55],
          [2.05, 0.55],
        ],
        null,
        { grid: [240, 40], sharp: true },
      ),
      material: { colour: dial, coat: 0.6, rough: 0.1 },
    },
    ...hand(2.3, 1.2),
    ...hand(0.5, 1.6),
    ...put([ball([0.34, 0.3, 0.42], metal, [20, 12])], { at: [0, 0.45, -2.75] }),
    ...put(
      [
        {
          at: (u, v) => {
            const [a, b] = [u * TURN, v * TURN];
            const r = 0.55 + 0.1 * Math.cos(b);
            return [Math.cos(a) * r, 0.1 * Math.sin(b), Math.sin(a) * r];
          },
          grid: [30, 10],
          material: metal,
        },
      ],
      { at: [0, 0.4, -3.5] },
    ),
  ];
}

/** A string of bulbs along a line; → surfaces and their lights. */
export function bulbs(line, gap, { radius = 0.9, tint = [14, 8, 3], cord = '#1b1512', lights = 3 } = {}) {
  const points = strung(line, gap);
  const step = Math.max(1, Math.floor(points.length / lights));
  return {
    surfaces: [
      tube(
        points.map(([x, y, z]) => [x, y + radius * 1.6, z]),
        0.16,
        matt(cord),
        [6, 60],
      ),
      ...points.flatMap((at) => [
        ...put([{ ...ball([radius * 0.8, radius, radius * 0.8], null, [14, 12]), material: { emit: tint } }], { at }),
        ...put(
          [
            revolved(
              [
                [0.4, 0],
                [0.45, 0.8],
                [0, 0.9],
              ],
              matt('#2a211a'),
              { grid: [10, 6] },
            ),
          ],
          { at: [at[0], at[1] + radius * 0.8, at[2]], size: radius },
        ),
      ]),
    ],
    lights: points
      .filter((_, i) => i % step === 0)
      .map((at) => ({ at, radius: radius * 1.2, power: tint.map((c) => c * 2.4), hidden: true })),
  };
}
