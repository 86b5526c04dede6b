import { seededRandom } from '../../core/random.mjs';
import { blend, scaled, smoothstep, unit } from '../../core/vector.mjs';
import { melati, strung } from './junjung.mjs';
import { egg } from './stage.mjs';

/** Silk hangings of the dais, in px of their own pictures: y runs down. */

/** The box of a curtain, which is tied back towards its left edge and swept to the floor. */
export const DRAPE = { width: 200, height: 800 };
/** How wide the curtain is at y. */
const WIDTHS = [
  [-10, 250],
  [60, 150],
  [130, 106],
  [220, 80],
  [330, 62],
  [450, 49],
  [530, 40],
  [572, 33],
  [610, 41],
  [670, 56],
  [730, 70],
  [772, 88],
  [794, 128],
];
const TIE = 572;

function widthAt(y) {
  const i = Math.max(0, Math.min(WIDTHS.length - 2, WIDTHS.findIndex(([at]) => at > y) - 1));
  const p = (n) => WIDTHS[Math.max(0, Math.min(WIDTHS.length - 1, n))];
  const [[y0, a], [y1, b]] = [p(i), p(i + 1)];
  const t = Math.max(0, Math.min(1, (y - y0) / (y1 - y0)));
  const [before, after] = [p(i - 1), p(i + 2)];
  const [m0, m1] = [
    ((b - before[1]) / (y1 - before[0] || 1)) * (y1 - y0),
    ((after[1] - a) / (after[0] - y0 || 1)) * (y1 - y0),
  ];
  const [t2, t3] = [t * t, t * t * t];
  return (2 * t3 - 3 * t2 + 1) * a + (t3 - 2 * t2 + t) * m0 + (-2 * t3 + 3 * t2) * b + (t3 - t2) * m1;
}

/** A woven border of gold: lozenges between lines. `across` 0…1 over it, `along` in repeats. */
export function goldHem(across, along, tones) {
  const line = Math.max(...[0.06, 0.16, 0.84, 0.94].map((at) => 1 - smoothstep(0.03, 0.05, Math.abs(across - at))));
  const cell = Math.abs((((along % 1) + 1) % 1) - 0.5) * 2;
  const apart = cell * 0.5 + Math.abs(across - 0.5);
  const lozenge =
    (1 - smoothstep(0.26, 0.3, apart)) * smoothstep(0.1, 0.14, apart) + (1 - smoothstep(0.05, 0.08, apart));
  const gold = Math.min(1, line + lozenge);
  const thread = 0.82 + 0.18 * Math.sin(along * 70);
  return { colour: blend(tones.silkDeep, scaled(tones.thread, thread), gold), shine: 0.1 + 0.3 * gold, gloss: 14 };
}

const silk = (tones, deep) => ({
  colour: blend(tones.silk, tones.silkDeep, deep),
  through: 0.12,
  shine: 0.2,
  gloss: 9,
});

/** The folds of a width of silk at u: 0 in a valley, 1 on a ridge; no two are alike. */
const folds = (u, y, count) => {
  const bend = u + 0.018 * Math.sin(u * 17 + 1) + 0.012 * Math.sin(u * 31 + y * 0.006);
  const phase = bend * count * 2 * Math.PI;
  return 0.5 + 0.36 * Math.cos(phase) + 0.14 * Math.cos(phase * 0.5 + 0.8 + y * 0.002);
};

function curtain(tones) {
  const count = 6.5;
  const at = (u, v) => {
    const y = -10 + v * 806;
    const wide = widthAt(y);
    const swept = smoothstep(735, 792, y);
    const ridge = folds(u, y, count);
    const deep = Math.min(15, 5 + (wide / count) * 0.62) * (1 - 0.5 * Math.exp(-(((y - TIE) / 20) ** 2)));
    // The cloth that lies on the floor comes forward and ends in loose folds.
    const hem = swept * (-13 * u ** 2 + 9 * ridge - 6);
    const x = -14 + (wide + 14) * u + swept * 6 * Math.sin(u * 9);
    return [x, y + hem, ridge * deep + swept * (22 + 10 * ridge) - 9 * Math.exp(-(((y - TIE) / 26) ** 2)) + 6 * u];
  };
  const paint = (u, v) => {
    const y = -10 + v * 806;
    if (u > 0.9) return goldHem((u - 0.9) / 0.1, y / 13, tones);
    return silk(tones, 0.55 * (1 - folds(u, y, count)) + 0.06 * Math.sin(y * 0.9) * Math.sin(u * 160));
  };
  return { at, paint, grid: [150, 240] };
}

/** The tie: two strings of melati about the gathered silk, a posy, and ends that hang by their weight. */
function tie(tones, random) {
  const rounds = [-5, 0.5, 6].flatMap((lift) =>
    strung(
      (t) => [
        -8 + 46 * t,
        TIE + lift - 7 * t + 9 * Math.sin(Math.PI * t),
        12 + 14 * Math.sin(Math.PI * (0.15 + 0.72 * t)),
      ],
      11,
      3.2,
      tones,
      random,
    ),
  );
  const ends = [
    [27, 62],
    [33, 46],
    [21, 50],
  ].flatMap(([x, long], n) => {
    const way = (t) => [x + 2.2 * Math.sin(t * 3 + n), TIE + 6 + t * long, 27 - 2 * t];
    const last = way(1);
    return [
      ...strung(way, Math.round(long / 5.9), 2.7, tones, random),
      egg([last[0], last[1] + 7, last[2]], 3, 8, [0, 1, 0], (u, v) => ({
        colour: blend(tones.calyx, tones.cempaka, smoothstep(0.05, 0.3, v)),
        shine: 0.12,
      })),
    ];
  });
  const posy = [
    [22, -3, 0.1],
    [31, 2, 0.7],
    [26, 9, 0.3],
    [17, 6, -0.5],
    [25, 2, 0.1],
  ].flatMap(([x, y, turn], n) =>
    melati([x, TIE + y, 30 + (n === 4 ? 5 : 0)], unit([Math.sin(turn), (y - 3) * 0.07, 1]), 9.4, tones, random),
  );
  return [...rounds, ...ends, ...posy];
}

/** The tied curtain. @param tones linear: silk, silkDeep, thread, and those of the melati */
export const drape = (tones, seed) => [curtain(tones), ...tie(tones, seededRandom(seed))];

/** The box of a swag, which repeats to its right. */
export const SWAG = { width: 240, height: 150 };

/** One swag of silk between two gathers, `left` of its box, with its hem of gold and a string of melati below. */
function swag(left, tones, random) {
  const wide = SWAG.width;
  const bow = (u) => 1 - (2 * u - 1) ** 2;
  const at = (u, v) => {
    const drop = 10 + (66 + 12 * v) * v * bow(u) ** 0.8 + 20 * v;
    const phase = v * 4.2 * 2 * Math.PI + 0.5 * Math.sin(u * 5);
    const loose = 0.25 + 0.75 * bow(u);
    return [left + wide * u, drop - 16, 8 + 9 * v * loose + 7 * loose * Math.cos(phase) * (1 - 0.25 * v)];
  };
  const paint = (u, v) => {
    if (v > 0.87) return goldHem((v - 0.87) / 0.13, (u * wide) / 13, tones);
    const ridge = 0.5 + 0.5 * Math.cos(v * 4.2 * 2 * Math.PI + 0.5 * Math.sin(u * 5));
    return silk(tones, 0.5 * (1 - ridge) + 0.06 * Math.sin(u * 300) * Math.sin(v * 50));
  };
  const way = (t) => [left + wide * t, 18 + 100 * bow(t) ** 0.9, 34];
  return [{ at, paint, grid: [120, 90] }, ...strung(way, 54, 2.7, tones, random)];
}

/** A gather between two swags: a fall of silk, tied with melati. */
function gather(x, tones, random) {
  const fall = {
    at: (u, v) => {
      const half = 11 + 8 * v - 7 * Math.exp(-(((v - 0.2) / 0.1) ** 2));
      const ridge = Math.cos(u * 3 * 2 * Math.PI);
      return [
        x + (2 * u - 1) * half,
        -4 + 94 * v + 5 * ridge * v + 8 * v * Math.sin(u * 2.2),
        24 + 5 * ridge + 5 * Math.sin(Math.PI * u),
      ];
    },
    paint: (u, v) =>
      v > 0.88 ? goldHem((v - 0.88) / 0.12, u * 2.6, tones) : silk(tones, 0.3 * (1 - Math.cos(u * 3 * 2 * Math.PI))),
    grid: [60, 60],
  };
  const posy = [
    [0, 15, 0],
    [-8, 20, -0.6],
    [8, 20, 0.6],
    [0, 26, 0.1],
  ].flatMap(([dx, y, turn]) =>
    melati([x + dx, y, 40 - Math.abs(dx) * 0.3], unit([Math.sin(turn), (y - 20) * 0.08, 1]), 10, tones, random),
  );
  return [fall, ...posy];
}

/** Swags along the head of the dais: one and its gathers at both sides, so that the picture repeats. */
export function swags(tones, seed) {
  const parts = (left) => [...swag(left, tones, seededRandom(seed)), ...gather(left, tones, seededRandom(seed + 1))];
  return [-SWAG.width, 0, SWAG.width].flatMap(parts);
}
