import { blend, scaled, smoothstep } from '../../core/vector.mjs';
import { rod, turned } from './room.mjs';

/** A marble table with two cups of kopi, and a bentwood chair. `tones` are linear colours. */

const plain =
  (colour, shine = 0.1, gloss = 14) =>
  () => ({ colour, shine, gloss });

/** Veins of marble at a place: 0 none, 1 dark. */
function vein(x, y) {
  const bend = 14 * Math.sin(y * 0.03 + 1) + 9 * Math.sin(x * 0.045 + y * 0.02) + 4 * Math.sin(x * 0.13 - y * 0.11);
  const broad = Math.abs(Math.sin((x * 0.6 + y + bend) * 0.026));
  const fine = Math.abs(Math.sin((x - y * 0.7 + bend * 1.6) * 0.041 + 2));
  return (
    0.7 * (1 - smoothstep(0, 0.11, broad)) +
    0.35 * (1 - smoothstep(0, 0.06, fine)) +
    0.12 * (0.5 + 0.5 * Math.sin(x * 0.05 + bend * 0.2))
  );
}

export const TABLE = 150;

/** The table about (x, d). */
export function table([x, d], tones) {
  const top = {
    at: (u, v) => {
      const [a, r] = [u * 2 * Math.PI, v * 124];
      return [x + Math.cos(a) * r, TABLE, d + Math.sin(a) * r];
    },
    paint: (u, v) => {
      const [a, r] = [u * 2 * Math.PI, v * 124];
      const grey = vein(Math.cos(a) * r, Math.sin(a) * r);
      return { colour: blend(tones.marble, tones.vein, Math.min(1, grey)), shine: 0.16, gloss: 30 };
    },
    grid: [120, 60],
  };
  const edge = [
    [116, TABLE - 14],
    [122, TABLE - 12],
    [125, TABLE - 8],
    [125, TABLE - 2],
    [124, TABLE],
  ];
  const column = [
    [30, 20],
    [22, 26],
    [13, 34],
    [10, 48],
    [15, 58],
    [10, 66],
    [9, 96],
    [14, 108],
    [10, 116],
    [26, 134],
    [60, 138],
  ];
  const iron = plain(tones.iron, 0.32, 16);
  const feet = [0.5, 2.6, 4.7].map((turn) => {
    const way = (r, y) => [x + Math.cos(turn) * r, y, d + Math.sin(turn) * r];
    return rod([way(8, 32), way(30, 30), way(54, 14), way(74, 6), way(84, 8)], 6.5, iron);
  });
  const gallery = turned(
    [x, 0, d],
    edge,
    (u, v) => ({
      colour: v < 0.4 ? tones.brass : blend(tones.marble, tones.vein, 0.25),
      shine: v < 0.4 ? 0.5 : 0.14,
      gloss: 20,
    }),
    [120, 24],
  );
  return [top, gallery, turned([x, 0, d], column, iron), ...feet];
}

const CUP = [
  [11, 0],
  [12, 2],
  [11, 4],
  [19, 9],
  [24, 18],
  [26, 30],
  [27, 38],
  [26.4, 39],
  [24, 38],
  [23.4, 33],
];
const SAUCER = [
  [12, 0],
  [16, 1],
  [30, 3],
  [41, 7.5],
  [42, 8.6],
  [40, 8.8],
  [29, 5],
  [14, 3.4],
  [0.4, 3.4],
];

/** The cup's flowers: oxblood blossoms with jade leaves, and a band at the lip. */
function porcelain(tones) {
  return (u, v) => {
    const height = v * 44;
    if (v > 0.7 && v < 0.79) return { colour: tones.jade, shine: 0.3, gloss: 24 };
    const turn = ((((u + 0.06) * 5) % 1) + 1) % 1;
    const [dx, dy] = [(turn - 0.5) * 26, height - 22];
    const far = Math.hypot(dx, dy);
    const petal = 4.6 + 1.5 * Math.cos(5 * Math.atan2(dy, dx));
    if (far < 1.5) return { colour: tones.brass, shine: 0.3, gloss: 24 };
    if (far < petal && v < 0.68) return { colour: tones.oxblood, shine: 0.3, gloss: 24 };
    const leaf = Math.hypot((Math.abs(dx) - 8.4) * 0.6, dy + 2 - (Math.abs(dx) - 8) * 0.5);
    if (leaf < 2 && v < 0.68) return { colour: tones.jade, shine: 0.3, gloss: 24 };
    return { colour: tones.porcelain, through: 0.1, shine: 0.3, gloss: 24 };
  };
}

/** A cup on its saucer at (x, d) of the table; its handle at `turn` radians from the right. */
export function cup([x, d], turn, tones) {
  const y = TABLE;
  const glaze = (u, v) => ({
    colour: v > 0.52 && v < 0.62 ? tones.jade : tones.porcelain,
    shine: 0.25,
    gloss: 22,
  });
  const kopi = {
    at: (u, v) => [x + Math.cos(u * 6.2832) * v * 24.2, y + 38, d + Math.sin(u * 6.2832) * v * 24.2],
    paint: (u, v) => ({
      colour: blend(tones.kopi, tones.crema, 0.75 * smoothstep(0.72, 0.98, v)),
      shine: 0.1,
      gloss: 20,
    }),
    grid: [40, 12],
  };
  const way = (r, h) => [x + Math.cos(turn) * r, y + h, d + Math.sin(turn) * r];
  const handle = rod(
    [way(24, 33), way(35, 34), way(40, 25), way(34, 15), way(22, 14)],
    3.3,
    plain(tones.porcelain, 0.3, 24),
  );
  return [
    turned([x, y, d], SAUCER, glaze, [72, 48]),
    turned([x, y + 4, d], CUP, porcelain(tones), [110, 70]),
    { ...kopi, at: (u, v) => kopi.at(u, v) },
    handle,
  ];
}

/** A bentwood chair about (x, d), turned by `yaw` radians; its back is away from the viewer at 0. */
export function chair([x, d], yaw, tones) {
  const [sin, cos] = [Math.sin(yaw), Math.cos(yaw)];
  const put = ([px, py, pz]) => [x + px * cos + pz * sin, py, d - px * sin + pz * cos];
  const wood = (u, v) => ({
    colour: blend(tones.wood, tones.woodDark, 0.35 + 0.3 * Math.sin(u * 12 + v * 26)),
    shine: 0.42,
    gloss: 22,
  });
  const bent = (points, thick = 4.6) => rod(points.map(put), thick, wood, [10, 64]);
  const hoop = (wide, high, back) => [
    [-wide, 94, 44],
    [-wide * 1.06, 130, 48],
    [-wide * 0.98, high - 40, 54],
    [-wide * 0.6, high - 8, back],
    [0, high, back + 2],
    [wide * 0.6, high - 8, back],
    [wide * 0.98, high - 40, 54],
    [wide * 1.06, 130, 48],
    [wide, 94, 44],
  ];
  const round = (radius, y, n = 16) =>
    Array.from({ length: n + 1 }, (_, i) => [
      Math.cos((i / n) * 6.2832) * radius,
      y,
      Math.sin((i / n) * 6.2832) * radius,
    ]);
  const seat = {
    at: (u, v) => put([Math.cos(u * 6.2832) * v * 52, 95 - 3 * (1 - v * v), Math.sin(u * 6.2832) * v * 52]),
    paint: (u, v) => {
      const [px, pz] = [Math.cos(u * 6.2832) * v * 52, Math.sin(u * 6.2832) * v * 52];
      const cane = Math.abs(Math.sin(px * 0.62)) * Math.abs(Math.sin(pz * 0.62));
      return { colour: blend(tones.cane, tones.woodDark, 0.5 * smoothstep(0.35, 0.8, cane)), shine: 0.06, gloss: 8 };
    },
    grid: [60, 30],
  };
  const leg = (px, pz, out) =>
    bent(
      [
        [px, 92, pz],
        [px * 1.04, 60, pz * 1.04],
        [px * out, 24, pz * out],
        [px * out * 1.06, 0, pz * out * 1.08],
      ],
      4.4,
    );
  return [
    seat,
    bent(round(52, 94), 6),
    bent(round(38, 44), 3.2),
    bent(hoop(42, 222, 66)),
    bent(hoop(22, 188, 60), 3.8),
    leg(-34, -34, 1.2),
    leg(34, -34, 1.2),
    bent([
      [-40, 96, 42],
      [-42, 56, 48],
      [-46, 0, 64],
    ]),
    bent([
      [40, 96, 42],
      [42, 56, 48],
      [46, 0, 64],
    ]),
  ];
}

/** A small brass jar; flowers stand in it. */
export const jar = ([x, d], tones) =>
  turned(
    [x, TABLE, d],
    [
      [12, 0],
      [16, 3],
      [19, 14],
      [17, 26],
      [11, 34],
      [10, 38],
      [13, 42],
      [12, 43],
    ],
    (u, v) => {
      const sheen = 0.7 + 0.7 * Math.exp(-(((u - 0.62) / 0.05) ** 2)) + 0.3 * Math.exp(-(((u - 0.9) / 0.05) ** 2));
      return { colour: scaled(tones.brass, sheen * (v > 0.2 && v < 0.26 ? 0.7 : 1)), shine: 0.5, gloss: 24 };
    },
  );
