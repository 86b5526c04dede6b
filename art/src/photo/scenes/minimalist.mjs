import { linear } from '../../core/sculpt.mjs';
import { seededRandom } from '../../core/random.mjs';
import { box, cloth, put, revolved, ripple, sheet, tube, ball, TURN } from '../models/forms.mjs';
import { bud, leaf, melati, melatiBud, orchid, plume } from '../models/flowers.mjs';
import { GOLD, linen, matt, PALE_GOLD, SILVER, stone } from '../models/materials.mjs';
import { vase, wax } from '../models/keepsakes.mjs';
import { band, stoneRing } from '../models/rings.mjs';

/** Minimalist: off-white, one thing, and its shadow. */

const GRADE = {
  exposure: 0.2,
  lights: [1.015, 0.995, 0.955],
  shadows: [1.02, 0.99, 0.95],
  fade: [0.07, 0.97],
  saturation: 0.8,
  glow: 0.05,
  vignette: 0.12,
  grain: 0.022,
};
const WALL = stone('#e9e4da', 0.05, 0.08);
const soft = (d) => {
  const k = 0.62 + 0.3 * d[1];
  return [0.42 * k, 0.43 * k, 0.45 * k];
};
/** The sun, high at the left, so small that shadows have edges. */
const sun = (power = 1, radius = 5) => ({
  at: [-160, 150, 120],
  radius,
  power: [2600 * power, 2450 * power, 2200 * power].map((p) => (p * 25) / radius ** 2),
});
const table = () => cloth([400, 300], () => 0, stone('#e4ded3', 0.05, 0.1), [2, 2]);
const wallAt = (z) => put([sheet(500, 400, WALL)], { at: [0, 120, z] });
/** A palm frond, seen only as a shadow. */
const frond = (at, turn, size) =>
  Array.from({ length: 18 }, (_, i) => {
    const t = i / 17;
    return [-1, 1].map((side) =>
      put(leaf({ form: 'long', droop: 0.2, seed: i }), {
        at: [at[0] + Math.cos(turn) * t * size, at[1] + Math.sin(turn) * t * size - 12 * t * t, at[2]],
        size: size * 0.62 * (1 - 0.6 * t),
        yaw: 90,
        roll: (turn * 180) / Math.PI + side * (62 - 30 * t),
      }),
    );
  });

/** A place outside the picture whose shadow falls on `target`. */
const before = (target, share) => target.map((x, k) => x + ([-160, 150, 120][k] - x) * share);

/** Plumes in a white vase, and their shadow. */
function plumes() {
  const stalks = [
    [-9, 52, 3, -15, 60],
    [4, 58, -2, 9, 69],
    [14, 48, 4, 24, 53],
    [-2, 46, 5, -4, 55],
  ];
  return {
    surfaces: [
      table(),
      wallAt(-20),
      put(
        vase(
          [
            [0, 0],
            [5.5, 0.1],
            [8.6, 4],
            [9.2, 10],
            [7, 16.4],
            [3.2, 20.4],
            [2.6, 23],
            [3.4, 24.6],
            [3, 24.6],
            [2.2, 22.8],
            [2, 18],
          ],
          { ...stone('#efeae1', 0.06, 0.5), coat: 0.25, rough: 0.5 },
        ),
        { at: [3, 0, 0] },
      ),
      stalks.map(([bx, by, z, tx, ty], i) =>
        plume({
          foot: [3, 16, 0],
          bend: [3 + bx, by, z * 0.6],
          tip: [3 + tx, ty, z],
          grains: 250,
          size: 1.1,
          hex: '#d8c7a8',
          stalk: '#b5a684',
          seed: i + 2,
          spread: 0.55,
          from: 0.5,
        }),
      ),
    ],
    lights: [sun(1)],
    sky: soft,
    camera: { from: [2, 34, 130], to: [-3, 33, -6], view: 34, aperture: 1.2, focus: [3, 30, 2] },
  };
}

/** Two rings on a stone. */
function rings() {
  const pebble = (size, hex) => ({
    ...ball(size, stone(hex, 0.1, 0.7), [64, 40]),
    at: (u, v) => {
      const p = ball(size, null).at(u, v);
      const k = 1 + 0.03 * ripple(p[0] * 0.5, p[2] * 0.5 + p[1], 2);
      return p.map((c) => c * k);
    },
  });
  return {
    surfaces: [
      table(),
      wallAt(-26),
      put([pebble([7, 2.6, 5.6], '#cfc8bc')], { at: [0.6, 2.5, 0], yaw: 12 }),
      put([pebble([4.6, 1.9, 4], '#ece7dd')], { at: [0.2, 6.9, 0.2], yaw: 60 }),
      put(band(PALE_GOLD, { radius: 1.08, width: 0.38 }), { at: [-0.5, 9.72, 0.6], yaw: 34, pitch: -6 }),
      put(stoneRing(SILVER, { radius: 0.94, size: 0.38 }), { at: [1.25, 8.72, 1.4], pitch: -66, yaw: 24 }),
      put(melati({ seed: 4 }), { at: [-8.4, 0.4, 5], size: 1.5, roll: 24 }),
      put(melatiBud(), { at: [-6.2, 0.3, 6.6], size: 1.1, roll: 80, yaw: 30 }),
      frond(before([-10, 24, -26], 0.45), 0.4, 40),
    ],
    lights: [sun(1)],
    sky: soft,
    camera: { from: [3, 14.4, 30], to: [0.2, 8, -1], view: 24, aperture: 0.7, focus: [0, 9.4, 1] },
  };
}

/** A veil at the window. */
function veil() {
  const gauze = {
    colour: linear('#f7f3ec'),
    through: 0.5,
    gauze: 5,
    alpha: (u, v) => 0.46 + 0.2 * Math.max(0, Math.sin(u * 40 + Math.sin(v * 3) * 2)),
  };
  const fall = (x0, width, z0, seed) => ({
    ...sheet(1, 1, gauze, { grid: [180, 60] }),
    at: (u, v) => {
      const gather = 0.35 + 0.65 * v ** 0.7;
      const x = x0 + (u - 0.5) * width * gather + 2 * Math.sin(v * 3 + seed);
      return [
        x,
        104 - v * 104 - 0.03 * (x - x0) ** 2 * v * 0.3,
        z0 + (2.4 + 2 * v) * Math.sin(u * 22 + seed + Math.sin(v * 2.4) * 1.4) + 7 * v * v * (0.4 + 0.6 * u),
      ];
    },
  });
  const rail = tube(
    [
      [-40, 104, 0],
      [60, 104, 0],
    ],
    0.8,
    matt('#8d8478'),
    [10, 4],
  );
  const frame = (x, y, w, h) => put([box([w, h, 3], 0.3, matt('#f2eee6'))], { at: [x, y, -18] });
  return {
    surfaces: [
      cloth([300, 260], () => -6, { ...stone('#cfc4b4', 0.08, 0.06), coat: 0.4, rough: 0.3 }, [2, 2]),
      fall(4, 46, 0, 1),
      fall(-4, 26, 6, 3),
      rail,
      [
        frame(-38, -6, 4, 150),
        frame(2, -6, 2.6, 150),
        frame(42, -6, 4, 150),
        frame(2, 52, 80, 2.6),
        frame(2, 8, 84, 5),
      ],
      put([sheet(160, 260, WALL)], { at: [-120, 90, -19] }),
      put([sheet(160, 260, WALL)], { at: [124, 90, -19] }),
      put([box([30, 3, 28], 0.8, matt('#a98a63'))], { at: [34, 22, 8] }),
      [
        [21, -3],
        [47, -3],
        [21, 19],
        [47, 19],
      ].map(([x, z]) =>
        tube(
          [
            [x, 24, z],
            [x, -6, z],
          ],
          1.2,
          matt('#97784f'),
          [10, 4],
        ),
      ),
      put(
        [
          revolved(
            [
              [0, 0],
              [2.6, 0.1],
              [3.6, 2.6],
              [3, 6],
              [1.3, 8.4],
              [1.2, 10],
              [1.7, 10.6],
              [1.3, 10.6],
              [1, 9],
            ],
            stone('#e9e3d8', 0.06, 0.5),
            { grid: [60, 40] },
          ),
        ],
        {
          at: [34, 25, 8],
        },
      ),
      [
        [0, 0, 0],
        [-3, 5, 1],
        [3.4, 3, 2],
        [1, 8, 3],
        [-1.4, 12, 4],
      ].map(([x, y, i]) => [
        tube(
          [
            [34, 33, 8],
            [34 + x * 0.5, 37 + y * 0.5, 8],
            [34 + x, 38 + y, 8 + i],
          ],
          0.16,
          matt('#7d8663'),
          [6, 12],
        ),
        put(melati({ seed: i }), { at: [34 + x, 38.4 + y, 8 + i], size: 2, pitch: 50 - i * 8, roll: -x * 12 }),
        put(leaf({ seed: i, hex: '#7f8d68', rib: '#aab58e' }), {
          at: [34 + x * 0.6, 36 + y * 0.6, 8],
          size: 4,
          yaw: i * 95,
          pitch: -30,
        }),
      ]),
    ],
    lights: [{ at: [-10, 110, -110], a: [46, 0, 0], b: [0, 50, 0], power: [15, 14.4, 13.4] }],
    sky: (d) => (d[2] < 0 ? [1.15, 1.14, 1.1] : [0.3, 0.3, 0.31]),
    camera: { from: [8, 46, 150], to: [6, 46, 0], view: 41, aperture: 1.2, focus: [2, 46, 4] },
  };
}

/** One moon orchid in a bowl of water. */
function floating() {
  const MOON = {
    petal: '#fbf8f1',
    blush: '#f1e6d8',
    throat: '#e8d4b8',
    gold: '#d6a748',
    wine: '#a8653f',
    cap: '#fbf8f1',
    green: '#a9b787',
    bud: '#dccdb0',
    leaf: '#4d6a45',
    leafLit: '#7f9a66',
    leafRim: '#8aa070',
    root: '#cfc7b2',
  };
  const clay = { ...stone('#e8e2d7', 0.06, 0.6), coat: 0.5, rough: 0.4 };
  return {
    surfaces: [
      cloth([300, 300], () => 0, linen('#e7e1d6', 7), [2, 2]),
      put(
        [
          revolved(
            [
              [0, 0.4],
              [6, 0],
              [11, 2],
              [14.6, 6.6],
              [15, 7.4],
              [14.5, 7.4],
              [10.6, 2.6],
              [0, 1],
            ],
            clay,
            { grid: [120, 60] },
          ),
        ],
        {},
      ),
      put(
        [
          {
            ...revolved(
              [
                [0, 5.9],
                [13.9, 5.9],
              ],
              null,
              { grid: [80, 4], sharp: true },
            ),
            material: {
              colour: linear('#9aa39c'),
              coat: 1,
              rough: 0.02,
              bump: (u, v, p, n) => [n[0] + 0.012 * ripple(p[0], p[2], 1), n[1], n[2] + 0.012 * ripple(p[0], p[2], 5)],
            },
          },
        ],
        {},
      ),
      put(orchid({ tones: MOON, seed: 4 }), { at: [-1.2, 7, 0.8], size: 5.8, pitch: -78, yaw: 22 }),
      put([{ ...bud([0, 0, 0], [2.2, 0.4, 0.4], 0.9, MOON)[0] }], { at: [6.6, 6.4, -6] }),
      frond(before([8, 0, -6], 0.4), 0.3, 44),
    ],
    lights: [sun(0.95)],
    sky: soft,
    camera: { from: [1, 52, 25], to: [0, 4, 0.6], view: 33, aperture: 1, focus: [-1, 8, 2] },
  };
}

/** A card in its envelope, a stem across, leaves' shadow. */
function card() {
  const paper = stone('#efeae0', 0.03, 3);
  const random = seededRandom(3);
  return {
    surfaces: [
      cloth([300, 300], () => 0, stone('#dcd6ca', 0.06, 0.12), [2, 2]),
      put([box([17, 0.25, 12], 0.06, paper)], { at: [-1.5, 0, -3], yaw: 12 }),
      put(
        [
          {
            ...sheet(1, 1, stone('#e4ddcf', 0.03, 3)),
            grid: [8, 8],
            at: (u, v) => [(u - 0.5) * 17 * (1 - v), 0.3 + 0.5 * v, -6 + v * 8.4],
          },
        ],
        { at: [-1.5, 0, -3], yaw: 12 },
      ),
      put([wax('#b9a98c', 1.5)], { at: [-1.2, 0.75, -0.8], yaw: 20 }),
      put([box([12, 0.18, 17], 0.05, paper)], { at: [5, 0.3, 7.4], yaw: -9 }),
      put(
        [
          {
            at: (u, v) => {
              const a = u * TURN;
              const r = 3.6 + 0.12 * Math.cos(v * TURN);
              return [Math.cos(a) * r * 0.8, 0.5 + 0.05 * Math.sin(v * TURN), 7.4 + Math.sin(a) * r];
            },
            grid: [90, 10],
            material: { ...GOLD, rough: 0.3 },
          },
        ],
        { at: [5, 0, 0], yaw: 0 },
      ),
      tube(
        [
          [-17, 0.7, 15],
          [-11, 1.4, 10],
          [-7, 1.2, 4],
          [-5, 1.6, -1],
        ],
        0.14,
        matt('#7d845f'),
        [8, 30],
      ),
      Array.from({ length: 12 }, (_, i) => {
        const t = 0.25 + i / 15;
        return put(leaf({ seed: i, hex: '#8d9a7c', rib: '#b9c2a4', form: 'rose' }), {
          at: [-17 + 12 * t, 1.1, 15 - 16 * t],
          size: 3.6 * (1.1 - 0.4 * t),
          yaw: i % 2 ? 60 : 205,
          pitch: random.between(-16, 6),
        });
      }),
      frond(before([-4, 0, -8], 0.4), 0.5, 40),
      frond(before([-2, 0, 10], 0.4), 0.2, 30),
    ],
    lights: [sun(0.95)],
    sky: soft,
    camera: { from: [1, 50, 22], to: [0.6, 0, 2], view: 31, aperture: 0.9, focus: [0, 0.6, 2] },
  };
}

export const minimalist = {
  'minimalist-1': { scene: plumes, grade: GRADE },
  'minimalist-2': { scene: rings, grade: GRADE },
  'minimalist-3': { scene: veil, grade: { ...GRADE, exposure: 0.1, glow: 0.14 } },
  'minimalist-4': { scene: floating, grade: GRADE },
  'minimalist-5': { scene: card, grade: GRADE },
};
