import { linear } from '../../core/sculpt.mjs';
import { seededRandom } from '../../core/random.mjs';
import { rasterizeSvg } from '../../core/chromium.mjs';
import { outlineArabic } from '../../common/calligraphy.mjs';
import { ball, box, cloth, folds, put, revolved, ripple, sheet, tube, TURN, noise, strung } from '../models/forms.mjs';
import { leaf, rose } from '../models/flowers.mjs';
import { BRASS, GOLD, layerPixels, matt, pixelsOf, stone, texture, velvet, wood } from '../models/materials.mjs';
import { bowl, garland } from '../models/customs.mjs';
import { beads, book, vase } from '../models/keepsakes.mjs';
import { lantern } from '../models/lamps.mjs';
import { band } from '../models/rings.mjs';

/** Islamic: dusk in deep green, and the gold of lamps. */

const GRADE = {
  exposure: 0.45,
  lights: [1.03, 0.99, 0.93],
  shadows: [0.82, 1.04, 1.0],
  fade: [0.035, 0.98],
  contrast: 1.04,
  glow: 0.2,
  glowWidth: 0.07,
  vignette: 0.34,
  grain: 0.024,
};
const dusk = (d) => {
  const k = 0.5 + 0.5 * d[1];
  return [0.035 + 0.05 * k, 0.075 + 0.09 * k, 0.075 + 0.1 * k];
};

/** An eight-pointed star in a repeating square, and the cross between: 1 where the screen stands. */
function lattice(x, y) {
  const [a, b] = [x - Math.round(x), y - Math.round(y)];
  const star = Math.max(Math.abs(a), Math.abs(b)) < 0.27 || Math.abs(a) + Math.abs(b) < 0.38;
  const gap = Math.max(0.5 - Math.abs(a), 0.5 - Math.abs(b)) < 0.11;
  return star || gap ? 0 : 1;
}

/** A mosque at nightfall, mirrored in wet stone. Units are metres here. */
function mosque() {
  const wall = stone('#c9b692', 0.08, 0.3);
  const dome = { colour: linear('#35645c'), coat: 1, rough: 0.3 };
  const onion = (r) => [
    [r * 0.98, 0],
    [r * 1.04, r * 0.3],
    [r * 0.96, r * 0.66],
    [r * 0.66, r * 1.02],
    [r * 0.28, r * 1.24],
    [r * 0.06, r * 1.42],
    [0, r * 1.5],
  ];
  const domeOn = (at, r) => [
    put(
      [
        revolved(
          [
            [r * 0.92, -r * 0.5],
            [r * 0.94, 0],
            [r * 1.02, 0.02],
            [r * 1.02, r * 0.06],
            [r * 0.96, r * 0.07],
          ],
          wall,
          { grid: [48, 20], sharp: true },
        ),
      ],
      { at },
    ),
    put(
      [
        {
          ...revolved(onion(r), dome, { grid: [96, 60] }),
          at: (u, v) => {
            const p = revolved(onion(r), dome).at(u, v);
            const k = 1 + 0.012 * Math.cos(u * TURN * 16) * Math.sin(v * Math.PI);
            return [p[0] * k, p[1], p[2] * k];
          },
        },
      ],
      { at: [at[0], at[1] + r * 0.06, at[2]] },
    ),
    put(
      [
        ball([0.1 * r, 0.1 * r, 0.1 * r], GOLD),
        tube(
          [
            [0, 0, 0],
            [0, 0.5 * r, 0],
          ],
          0.02 * r,
          GOLD,
          [6, 4],
        ),
      ],
      { at: [at[0], at[1] + r * 1.56, at[2]] },
    ),
  ];
  const archShape = (u, v) => {
    const [x, y] = [Math.abs(2 * u - 1), 1 - v];
    return y < 0.6 ? x < 0.92 : (y - 0.6) / 0.4 < (1 - (x / 0.92) ** 1.7) ** 0.62;
  };
  const opening = (x, y, z, w, h, k = 1) => [
    put(
      [
        {
          ...sheet(w, h, null),
          grid: [4, 4],
          material: {
            emit: (u, v) =>
              [1.5 * k, 0.84 * k, 0.29 * k].map(
                (c) => c * (0.3 + 0.85 * v) * (lattice(u * (w > 3 ? 6 : 3), v * (w > 3 ? 11 : 7)) ? 0.32 : 1),
              ),
            alpha: (u, v) => (archShape(u, v) ? 1 : 0),
          },
        },
      ],
      { at: [x, y + h / 2, z] },
    ),
    put([{ ...sheet(w * 1.25, h * 1.14, wall), material: { ...wall, alpha: (u, v) => (archShape(u, v) ? 1 : 0) } }], {
      at: [x, y + h * 0.57, z - 0.04],
    }),
  ];
  const minaret = (x, z, h) => [
    put(
      [
        revolved(
          [
            [1.15, 0],
            [1.1, h * 0.5],
            [1.0, h * 0.68],
            [1.5, h * 0.7],
            [1.5, h * 0.73],
            [0.85, h * 0.735],
            [0.8, h * 0.86],
            [1.15, h * 0.87],
            [1.15, h * 0.89],
            [0.8, h * 0.9],
          ],
          wall,
          { grid: [8, 40], sharp: true, flat: true },
        ),
      ],
      { at: [x, 0, z] },
    ),
    domeOn([x, h * 0.9, z], 0.8),
    put(
      [
        {
          ...revolved(
            [
              [0.87, 0],
              [0.84, 0.9],
            ],
            null,
            { grid: [16, 4] },
          ),
          material: { emit: [2.6, 1.5, 0.5] },
        },
      ],
      { at: [x, h * 0.755, z] },
    ),
  ];
  const openings = [-8, -4.8, 4.8, 8]
    .map((x) => opening(x, 0.3, 4.06, 1.7, 3.6))
    .concat([
      opening(0, 0.3, 5.08, 3.4, 6.4, 1.1),
      opening(-2.9, 0.3, 4.1, 1.2, 3.6),
      opening(2.9, 0.3, 4.1, 1.2, 3.6),
    ]);
  return {
    surfaces: [
      put([box([21, 5.4, 8], 0.12, wall)], {}),
      put([box([6.6, 8, 10], 0.12, wall)], {}),
      put([box([22, 0.5, 8.4], 0.1, wall)], { at: [0, 5.3, 0] }),
      put([box([12, 2.6, 7], 0.1, wall)], { at: [0, 5.6, 0] }),
      domeOn([0, 8.9, 0], 4.1),
      domeOn([-7.6, 5.8, 0.6], 1.7),
      domeOn([7.6, 5.8, 0.6], 1.7),
      minaret(-13.6, -2, 21),
      minaret(13.6, -2, 21),
      openings,
      {
        ...cloth([240, 220], () => 0, null, [2, 2]),
        material: {
          colour: [0.62, 0.68, 0.7],
          metal: 1,
          rough: 0.05,
          bump: (u, v, p, n) => [
            n[0] + 0.012 * ripple(p[0] * 1.1, p[2] * 0.5, 1),
            n[1],
            n[2] + 0.03 * ripple(p[0] * 0.8, p[2] * 1.6, 3),
          ],
        },
      },
      put([box([60, 1.6, 1], 0.2, matt('#10241d'))], { at: [0, 0, -14] }),
      put([ball([9, 4, 3], matt('#0f251c'))], { at: [-24, 1, -16] }),
      put([ball([11, 5, 3], matt('#0d2019'))], { at: [26, 1, -18] }),
    ],
    lights: [
      { at: [0, 3.2, 9], radius: 0.4, power: [60, 34, 12], hidden: true },
      { at: [-8, 2.4, 7], radius: 0.4, power: [34, 19, 7], hidden: true },
      { at: [8, 2.4, 7], radius: 0.4, power: [34, 19, 7], hidden: true },
    ],
    sky: (d) => {
      const h = Math.max(0, d[1]);
      const band = Math.exp(-h * 7.5);
      const glow = Math.exp(-((d[0] + 0.2) ** 2) * 5);
      const cloud = 0.75 + 0.5 * noise(d[0] * 7 + 3, h * 34, 2) * noise(d[0] * 3, h * 12, 5) * 2;
      return [
        0.05 + band * (1.15 * glow + 0.35) * cloud,
        0.13 + band * (0.55 * glow + 0.24) * cloud,
        0.17 + band * 0.16 * cloud + 0.05 * h,
      ];
    },
    camera: { from: [3.4, 1.6, 46], to: [-0.4, 7.4, 0], view: 43, aperture: 0.02, focus: [0, 4, 4] },
  };
}

/** Pierced lanterns, the nearest sharp, the others light. */
function lanterns() {
  const hung = [
    [0.5, 2, 0, 1],
    [-11, 9, -20, 1],
    [12.5, 6, -26, 1],
    [-19, -3, -44, 1.1],
    [3, 16, -48, 1.1],
    [22, 18, -54, 1.1],
  ];
  const random = seededRandom(12);
  const specks = Array.from({ length: 26 }, () =>
    put([{ ...ball(0.8, null, [8, 8]), material: { emit: [4, 2, 0.6] } }], {
      at: [random.between(-52, 52), random.between(-30, 52), random.between(-98, -80)],
    }),
  );
  return {
    surfaces: [
      hung.map(([x, y, z, size], i) => [
        put(lantern({ size, tint: [2.6, 1.35, 0.4] }), { at: [x, y, z], yaw: i * 23 + 8 }),
        tube(
          [
            [x, y + 18 * size, z],
            [x, y + 60, z],
          ],
          0.12,
          BRASS,
          [6, 4],
        ),
      ]),
      specks,
      put([sheet(320, 240, stone('#1d4a3c', 0.2, 0.05))], { at: [0, 20, -104] }),
    ],
    lights: [
      { at: [-30, 40, 40], a: [0, 14, 0], b: [12, 0, 12], power: [1.3, 1.7, 1.7] },
      ...hung.slice(0, 3).map(([x, y, z]) => ({ at: [x, y + 8, z], radius: 3, power: [5.4, 2.9, 0.9], hidden: true })),
    ],
    sky: dusk,
    camera: { from: [-3, 6, 50], to: [0.6, 11.6, 0], view: 31, aperture: 1.5, focus: [0.5, 10, 4] },
  };
}

/** Prayer beads on a bound book with an illuminated cover. */
async function tasbih() {
  const sun = texture(await layerPixels('cv0602', 'sun'));
  const cover = { colour: linear('#123c31'), coat: 0.6, rough: 0.4 };
  const gilt = {
    ...cover,
    colour: (u, v) => {
      const [r, g, b, a] = sun(
        Math.min(0.999, Math.max(0, 0.5 + (u - 0.5) * 1.08)),
        Math.min(0.999, Math.max(0, 0.5 + (v - 0.5) * 1.5)),
      );
      const inside = Math.abs(u - 0.5) < 0.46 && Math.abs(v - 0.5) < 0.33 ? a : 0;
      const rim = Math.max(Math.abs(u - 0.5) * 15, Math.abs(v - 0.5) * 21 - 3);
      const line = rim > 6.55 && rim < 6.75 ? 1 : rim > 6.9 && rim < 7.02 ? 1 : 0;
      const base = linear('#123c31');
      return line
        ? [0.7, 0.47, 0.17]
        : [
            r * inside + base[0] * (1 - inside),
            g * inside + base[1] * (1 - inside),
            b * inside + base[2] * (1 - inside),
          ];
    },
  };
  const line = (t) => {
    const a = t * TURN;
    const [x, z] = [
      1.2 + 5.4 * Math.cos(a) + 1.1 * Math.cos(2 * a + 1),
      3.2 + 4.4 * Math.sin(a) + 0.9 * Math.sin(3 * a),
    ];
    return [x, Math.abs(x) < 7.4 && Math.abs(z) < 10.4 ? 3.42 : 0.5, z];
  };
  const height = folds([
    [12, -20, 4, 2],
    [-8, 16, 4, 1.6],
    [30, 22, 4, 1.8],
    [4, -12, 3, 1.2],
  ]);
  const green = velvet('#0f3a2e', '#4f8f74', 0.5);
  return {
    surfaces: [
      put(book({ width: 15, depth: 21, height: 3, cover, print: gilt, edge: '#d9b878' }), { yaw: 0 }),
      beads(strung(line, 0.8), 0.38, { colour: linear('#7a4522'), coat: 1, rough: 0.15 }),
      put(
        [
          tube(
            [
              [0, 0, 0],
              [0.8, 0.2, 1.2],
              [1.4, 0, 2.6],
            ],
            (v) => 0.3 + 0.1 * v,
            { colour: linear('#b88a3a'), sheen: [0.3, 0.2, 0.05] },
            [16, 20],
          ),
        ],
        { at: [6.6, 3.4, 5.8] },
      ),
      cloth([110, 110], (x, z) => height(x, z) * Math.min(1, Math.max(0, (Math.hypot(x, z) - 12) / 10)) - 0.05, green),
      put(lantern({ tint: [2.8, 1.5, 0.48] }), { at: [-14, 0, -24] }),
      put(lantern({ tint: [2.8, 1.5, 0.48] }), { at: [15, 0, -36], yaw: 20 }),
      put(
        [
          bowl(4, BRASS),
          garland(
            (t) => [3 * Math.cos(t * 19) * (1 - t * 0.6), 2.3 + t, 3 * Math.sin(t * 19) * (1 - t * 0.6)],
            1.3,
            0.9,
            3,
          ),
        ],
        { at: [12.5, 0, -10] },
      ),
    ],
    lights: [
      { at: [-36, 34, 16], a: [0, 12, 0], b: [8, 0, 14], power: [9, 6.6, 4.2] },
      { at: [-14, 8, -24], radius: 3, power: [8, 4.4, 1.4], hidden: true },
    ],
    sky: dusk,
    camera: { from: [9, 24, 30], to: [0.4, 2.6, -0.4], view: 33, aperture: 1, focus: [1.4, 3.4, 6] },
  };
}

/** A line of khat that has just been written, the reed pen beside it. */
async function pen() {
  const { svg, width, height } = await outlineArabic('بِسْمِ ٱللَّهِ ٱلرَّحْمَٰنِ ٱلرَّحِيمِ', 'naskh');
  const written = texture(await pixelsOf(await rasterizeSvg(svg, 2)));
  const ratio = width / height;
  const [paper, ink] = [linear('#eadfc2'), linear('#17130f')];
  const sheetOf = {
    colour: (u, v, p) => {
      const [a, b] = [(u - 0.12) / 0.76, (((v - 0.3) / 0.76) * (ratio * 21)) / 29];
      const inked = a > 0 && a < 1 && b > 0 && b < 1 ? written(a, b)[3] : 0;
      const x = Math.max(Math.abs(u - 0.5) * 21, Math.abs(v - 0.5) * 29 - 4);
      const rule = (x > 9.3 && x < 9.42) || (x > 9.55 && x < 9.6);
      const tone = 0.93 + 0.1 * noise(p[0] * 1.4, p[2] * 1.4, 2) * noise(p[0] * 12, p[2] * 12, 6);
      return [0, 1, 2].map((k) => (rule ? [0.55, 0.36, 0.12][k] : paper[k] * tone) * (1 - inked) + ink[k] * inked);
    },
  };
  return {
    surfaces: [
      put(
        [
          sheet(21, 29, sheetOf, {
            lying: true,
            grid: [20, 30],
            bend: (u, v) => 0.25 * Math.sin(u * 3) * v + 0.9 * Math.max(0, v - 0.8) ** 2 * 10 * u,
          }),
        ],
        { at: [0, 0.15, 0], yaw: 14 },
      ),
      put(
        [
          tube(
            [
              [0, 0, 0],
              [0, 0, 17],
            ],
            (v) => 0.1 + 0.42 * Math.min(1, v * 9),
            { ...wood('#b98a4e', '#6a4120', 2), coat: 1 },
            [16, 60],
          ),
          tube(
            [
              [0, 0, -0.9],
              [0, 0, 0.05],
            ],
            (v) => 0.02 + 0.09 * v,
            matt('#17130f'),
            [8, 6],
          ),
        ],
        { at: [3.4, 0.75, 2.4], yaw: 34, pitch: -3 },
      ),
      put(
        [
          revolved(
            [
              [0, 0],
              [2.6, 0],
              [2.8, 0.6],
              [2.7, 3.4],
              [1.7, 4.3],
              [1.7, 4.9],
              [2, 5],
              [1.5, 4.9],
              [1.4, 4.2],
              [0, 4],
            ],
            BRASS,
            { grid: [60, 60] },
          ),
        ],
        { at: [-9.4, 0, -9] },
      ),
      beads(
        strung((t) => [7 + 4 * Math.cos(t * 5.4 + 1), 0.5, -11 + 3 * Math.sin(t * 5.4 + 1)], 0.85),
        0.4,
        { colour: linear('#1f5a45'), coat: 1, rough: 0.12 },
      ),
      put([...band(GOLD, { radius: 1, width: 0.36 })], { at: [-6.4, 1, 8.4], yaw: 40 }),
      put([...band(GOLD, { radius: 0.9, width: 0.26 })], { at: [-4.9, 0.2, 9.2], pitch: 90 }),
      cloth([140, 140], () => -0.02, { ...wood('#4b2f1c', '#1d100a', 0.5), coat: 0.9, rough: 0.3 }, [2, 2]),
      put(lantern({ tint: [2.8, 1.5, 0.48] }), { at: [6, 0, -34] }),
      put([sheet(240, 140, stone('#163d32', 0.2, 0.05))], { at: [0, 30, -64] }),
    ],
    lights: [
      { at: [-34, 26, -6], a: [0, 10, 0], b: [4, 0, 14], power: [12, 8, 4.4] },
      { at: [6, 8, -34], radius: 3, power: [7, 3.9, 1.2], hidden: true },
    ],
    sky: dusk,
    camera: { from: [8, 20, 26], to: [-0.2, 0.6, -1], view: 35, aperture: 1, focus: [1.6, 0.4, 3] },
  };
}

/** Late sun through a pierced screen. */
function screen() {
  return {
    surfaces: [
      put([sheet(120, 120, stone('#1c5243', 0.14, 0.08))], { at: [0, 58, -26] }),
      cloth([160, 120], () => 0, { ...stone('#9aa58c', 0.12, 0.08), coat: 0.35, rough: 0.3 }, [2, 2]),
      // The screen stands at the left, outside the picture, before the sun.
      put(
        [
          {
            ...sheet(150, 120, matt('#000000')),
            material: { colour: [0.02, 0.02, 0.02], alpha: (u, v) => lattice(u * 10 + 0.2, v * 8) },
          },
        ],
        { at: [-62, 60, 20], yaw: 68 },
      ),
      put(
        vase(
          [
            [0, 0],
            [5, 0.2],
            [6.4, 3],
            [6.8, 7],
            [5.2, 12],
            [2.6, 15.4],
            [2.1, 17.6],
            [3.1, 19.4],
            [2.8, 19.4],
            [1.8, 17.4],
            [1.6, 14],
          ],
          BRASS,
        ),
        { at: [5, 0, -6] },
      ),
      [
        [0, 12, 5.4, 1],
        [-2.6, 10.4, 4.6, 1.1],
        [2.8, 11, 4.4, 0.9],
        [0.8, 15, 3.6, 1],
        [-1.4, 13.6, -3, 1],
      ].map(([x, y], i) =>
        put(
          rose({ tones: { petal: '#efe0c2', rim: '#faf1de', foot: '#c9b878' }, seed: i + 5, open: 0.8, petals: 26 }),
          { at: [5 + x * 1.3, 12 + y, -5 + (i % 3) * 1.6], size: 3.6, roll: -x * 10, pitch: 40 },
        ),
      ),
      Array.from({ length: 14 }, (_, i) =>
        put(leaf({ seed: i, hex: i % 2 ? '#3f6a4a' : '#54794f' }), {
          at: [5 + Math.sin(i * 2.4) * 2.4, 19 + (i % 5), -6 + Math.cos(i * 2.4) * 2],
          size: 6.4,
          yaw: i * 137,
          pitch: -24 - (i % 3) * 14,
        }),
      ),
      put(book({ width: 14, depth: 19, height: 2.6, cover: { colour: linear('#5e2b1e'), coat: 0.5, rough: 0.4 } }), {
        at: [-12, 0, 2],
        yaw: 24,
      }),
      beads(
        strung((t) => [-12 + 4 * Math.cos(t * 6.2), 3, 2 + 3.4 * Math.sin(t * 6.2)], 0.85),
        0.4,
        { colour: linear('#d9b36a'), coat: 1, rough: 0.15 },
      ),
    ],
    lights: [{ at: [-190, 150, 96], radius: 2.2, power: [17000, 11200, 5600] }],
    sky: (d) => [0.1, 0.16, 0.15].map((c) => c * (0.9 + 0.5 * d[1])),
    camera: { from: [4, 22, 60], to: [-0.6, 14.6, -6], view: 34, aperture: 0.5, focus: [4, 14, -3] },
  };
}

export const islamic = {
  'islamic-1': { scene: mosque, grade: { ...GRADE, exposure: 0.35, vignette: 0.25 } },
  'islamic-2': { scene: tasbih, grade: GRADE },
  'islamic-3': { scene: lanterns, grade: { ...GRADE, exposure: 0.2 } },
  'islamic-4': { scene: pen, grade: GRADE },
  'islamic-5': { scene: screen, grade: { ...GRADE, exposure: 0 } },
};
