import { linear } from '../../core/sculpt.mjs';
import { seededRandom } from '../../core/random.mjs';
import { spline } from '../../core/vector.mjs';
import { songkok } from '../../photo/models/customs.mjs';
import { leaf, melati, rose } from '../../photo/models/flowers.mjs';
import { box, noise, put, TURN, tube } from '../../photo/models/forms.mjs';
import { linen, matt, satin } from '../../photo/models/materials.mjs';

/** Two rattan chairs, a songkok on one and a bouquet on the other. Centimetres, y up; a chair faces z. */

const CANE = {
  colour: (u, v, p) => linear('#c7a173').map((c) => c * (0.8 + 0.4 * noise(p[0] * 0.5, p[1] * 0.5, p[2] * 0.5))),
  coat: 0.6,
  rough: 0.3,
};

/** The half of the back's hoop at the left, from the seat to its crown. */
const HOOP = [
  [-25, 42, -17],
  [-34, 62, -22],
  [-33, 86, -28],
  [-19, 104, -33],
  [0, 110, -34],
];
const mirrored = (points) => points.map(([x, y, z]) => [-x, y, z]);

/** Cane woven as an open lattice of threes: 1 where it is. */
const lattice = (columns, rows) => (u, v) => {
  const [x, y] = [u * columns, v * rows];
  const near = (t, width) => Math.abs(t - Math.round(t)) < width;
  return near(x + y * 0.5, 0.13) || near(x - y * 0.5, 0.13) || near(y * 0.5, 0.1) ? 1 : 0;
};

/** The woven back within the hoop. */
function back() {
  const left = spline(HOOP);
  return {
    at: (u, v) => {
      const { p } = left(0.06 + 0.9 * v);
      const side = 2 * u - 1;
      const dish = 5 * (1 - side * side);
      return [-p[0] * side * 0.94, p[1], p[2] - dish * 0.6];
    },
    grid: [24, 32],
    material: { ...CANE, alpha: lattice(15, 26), through: 0.1 },
  };
}

/** A chair about the origin. */
function chair() {
  const ring = (y, rx, rz, thick) => ({
    at: (u, v) => {
      const [a, b] = [u * TURN, v * TURN];
      const r = 1 + (Math.cos(b) * thick) / rx;
      return [Math.cos(a) * rx * r, y + Math.sin(b) * thick, Math.sin(a) * rz * r];
    },
    grid: [72, 10],
    material: CANE,
  });
  const pair = (points, thick, grid) => [tube(points, thick, CANE, grid), tube(mirrored(points), thick, CANE, grid)];
  const hoop = [...HOOP, ...mirrored(HOOP).reverse().slice(1)];
  const inner = hoop.map(([x, y, z]) => [x * 0.86, 42 + (y - 42) * 0.9, z + 1]);
  const seat = {
    at: (u, v) => [Math.cos(u * TURN) * 28 * v, 41.5, Math.sin(u * TURN) * 24 * v],
    grid: [48, 8],
    material: CANE,
  };
  const curl = [
    [-28, 41, 12],
    [-27, 30, 17],
    [-20, 27, 21],
    [-8, 33, 23],
    [0, 35, 23.5],
  ];
  return [
    tube(hoop, 1.9, CANE, [12, 90]),
    tube(inner, 1, CANE, [10, 80]),
    back(),
    pair(
      [
        [-34, 68, -23],
        [-37, 68, -8],
        [-36, 66, 10],
        [-31, 56, 20],
        [-28, 42, 16],
      ],
      1.7,
      [10, 50],
    ),
    pair(
      [
        [-37, 68, -6],
        [-34, 56, -4],
        [-30, 43, -2],
      ],
      1,
      [8, 20],
    ),
    pair(
      [
        [-27, 42, 15],
        [-28, 22, 17],
        [-29, 0, 19],
      ],
      1.8,
      [10, 12],
    ),
    pair(
      [
        [-25, 42, -17],
        [-27, 20, -20],
        [-29, 0, -24],
      ],
      1.8,
      [10, 12],
    ),
    pair(curl, 1, [8, 40]),
    ring(41.5, 29, 25, 2),
    ring(38, 29, 25, 1.2),
    ring(12, 27.5, 23, 1.1),
    seat,
    put([cushion()], { at: [0, 46.4, 0] }),
  ];
}

/** A round cushion, piped. */
function cushion() {
  const cloth = linen('#f3ead9', 3);
  return {
    at: (u, v) => {
      const [a, b] = [u * TURN, v * Math.PI];
      const r = Math.sin(b) ** 0.42;
      const pinch = 1 + 0.012 * Math.sin(a * 9);
      return [
        Math.cos(a) * 26 * r * pinch,
        -Math.sign(Math.cos(b)) * Math.abs(Math.cos(b)) ** 0.7 * 4.6,
        Math.sin(a) * 22 * r,
      ];
    },
    grid: [64, 30],
    material: cloth,
  };
}

/** Songket: wine, with stars of gold thread in a lattice. */
export const SONGKET = {
  colour: (u, v, p) =>
    isGold(p) ? linear('#d9b678') : linear('#7c3a3c').map((c) => c * (0.8 + 0.4 * noise(p[0] * 3, p[1] * 9, p[2] * 3))),
  sheen: [0.1, 0.05, 0.04],
};
function isGold([x, y, z]) {
  const [a, b] = [(x + z * 0.2) * 0.42, (z - x * 0.2 + y * 0.9) * 0.42];
  const [i, j] = [a - Math.round(a), b - Math.round(b)];
  return Math.abs(i) + Math.abs(j) < 0.27 || Math.abs(Math.abs(i) + Math.abs(j) - 0.5) < 0.04;
}

/** A songkok on a folded sampin. */
function songkokOnSampin() {
  const fold = (y, size, yaw) => put([box(size, 0.9, SONGKET, [40, 20])], { at: [0, y, 1], yaw });
  return [
    fold(50.2, [34, 2.2, 24], 4),
    fold(52.3, [32, 2, 22], 7),
    put(songkok(), { at: [0, 54.4, 1], size: 1.4, yaw: 12 }),
  ];
}

const IVORY = { petal: '#f6ead6', rim: '#fffaf0', foot: '#efe2bd' };
const BLUSH = { petal: '#ecc7b4', rim: '#f9e6da', foot: '#e2b7a4' };
const DUSK = { petal: '#d79f8c', rim: '#efcdbf', foot: '#c48a79' };

/** A bouquet that leans in a chair, its ribbon over the seat's edge. */
export function bouquet() {
  const random = seededRandom(23);
  const heads = [
    [0, 4, 12.6, IVORY, 7, 0.9],
    [0.6, -3.4, 13, BLUSH, 6, 0.86],
    [-8.4, 1.5, 11, BLUSH, 6.2, 0.82],
    [8.2, 1, 11.4, IVORY, 6.2, 0.85],
    [-5.6, -6.4, 10.8, IVORY, 5.8, 0.8],
    [5.6, -8.2, 10.2, DUSK, 5.4, 0.74],
    [-11, -7, 7, IVORY, 4.8, 0.72],
    [3.6, 10.6, 9.6, BLUSH, 5.4, 0.75],
    [-6, 10, 8.6, IVORY, 5, 0.7],
    [13.4, 6.6, 7.4, DUSK, 4.6, 0.65],
    [13, -6, 6.6, BLUSH, 4.4, 0.65],
    [-13.4, 5, 6.4, DUSK, 4.4, 0.62],
  ].map(([x, y, z, tones, size, open], i) =>
    put(rose({ tones, seed: i + 31, open, petals: 26 }), {
      at: [x, z, -y],
      size,
      roll: -x * 3 + random.between(-8, 8),
      pitch: -y * 3,
    }),
  );
  const leaves = Array.from({ length: 34 }, (_, i) => {
    const a = (i / 34) * TURN;
    const r = random.between(9, 14);
    return put(
      leaf({
        seed: i,
        hex: ['#7f9068', '#94a17a', '#66795a'][i % 3],
        rib: '#bcc5a2',
        form: i % 3 ? 'rose' : 'long',
        fold: 0.3,
      }),
      {
        at: [Math.cos(a) * r, random.between(2, 7), Math.sin(a) * r],
        size: random.between(8, 13),
        yaw: 90 - (a * 180) / Math.PI + random.between(-24, 24),
        pitch: random.between(-40, 4),
      },
    );
  });
  const stars = Array.from({ length: 26 }, (_, i) => {
    const [a, r] = [random.between(0, TURN), random.between(4, 15)];
    return put(melati({ seed: i }), {
      at: [Math.cos(a) * r, 15 - r * 0.42 + random.between(0, 2), Math.sin(a) * r],
      size: random.between(1.6, 2.4),
      pitch: random.between(-40, 40),
      roll: random.between(-40, 40),
    });
  });
  const stems = Array.from({ length: 14 }, () =>
    tube(
      [
        [random.between(-5, 5), 6, random.between(-5, 5)],
        [random.between(-1.6, 1.6), -8, random.between(-1.6, 1.6)],
        [random.between(-4, 4), -24 + random.between(-2, 2), random.between(-4, 4)],
      ],
      0.42,
      matt('#7d8d60'),
      [8, 16],
    ),
  );
  const silk = satin('#f4e6d2', 0.4);
  const wound = {
    at: (u, v) => [Math.cos(u * TURN) * (2.6 + 0.2 * Math.sin(v * 18)), -11 + 6 * v, Math.sin(u * TURN) * 2.6],
    grid: [30, 20],
    material: silk,
  };
  return [
    put([heads, leaves, stars, stems, wound], { at: [2, 60, -1], pitch: 56, roll: 16, yaw: -14 }),
    ribbonTail(
      [
        [-6, 54.5, 9],
        [-9, 53, 19],
        [-10, 47, 26.4],
        [-9, 33, 27.4],
        [-12, 20, 27],
      ],
      silk,
    ),
    ribbonTail(
      [
        [-4, 54.5, 10],
        [-3, 53, 20],
        [-2, 46, 26.8],
        [-4, 36, 28],
        [-2, 27, 27.4],
      ],
      silk,
    ),
  ];
}

/** A band of silk along a line, that turns a little. */
function ribbonTail(points, material) {
  const line = spline(points);
  return {
    at: (u, v) => {
      const { p } = line(v);
      const turn = 0.5 * Math.sin(v * 5 + points[0][0]);
      const side = (u - 0.5) * 3.4;
      return [p[0] + side * Math.cos(turn), p[1], p[2] + side * Math.sin(turn)];
    },
    grid: [6, 40],
    material,
  };
}

/** Both chairs with what is on them. */
export function chairs() {
  const place = (things, at, yaw) => put([things].flat(Infinity), { at, yaw });
  return [place([chair(), songkokOnSampin()], [-43, 0, -26], 24), place([chair(), bouquet()], [44, 0, -22], -22)];
}
