import { seededRandom } from '../../core/random.mjs';
import { sculpture, sculptureDocument } from '../../core/sculpt.mjs';
import { svgDocument } from '../../core/svg.mjs';
import { blend, scaled, smoothstep, unit } from '../../core/vector.mjs';
import { betelLeaf } from './betel-leaf.mjs';
import { bungaTelur, tepak } from './betel-set.mjs';
import { DRAPE, drape, goldHem, SWAG, swags } from './hangings.mjs';
import { junjung, melati, strung } from './junjung.mjs';
import { LIGHT, placed, seen } from './stage.mjs';

/** The pictures of the classic-dais layout. `tones` are linear throughout, see `linearTones`. */

/** The stage: its middle, and its floor at z 0. */
const STAGE = { width: 460, height: 462, middle: 228, floor: 392 };

const onStage = (tones) => [
  ...junjung(tones, 7),
  ...tepak([-112, 0, 84], 0.42, tones, 3),
  ...bungaTelur([112, 0, 92], 0.3, tones, 5),
  ...bungaTelur([148, 0, 40], -0.2, tones, 6),
];

/** Soft shadows on the floor, to the right of what stands there: [x, z, radius]. */
const STANDING = [
  [8, 0, 84],
  [-100, 84, 78],
  [118, 92, 24],
  [154, 40, 24],
];

/** Junjung, tepak and bunga telur on a polished floor that mirrors them. */
export async function centrepiece(tones) {
  const { width, height, middle, floor } = STAGE;
  const put = seen(middle, floor);
  const below = seen(middle, floor);
  const upright = onStage(tones);
  const inFloor = upright.map((surface) => placed(surface, ([x, y, z]) => below([x, -y, z])));
  const box = { width, height };
  const mirrored = await sculpture({ ...box, pixels: 460, surfaces: inFloor, light: LIGHT });
  const shadows = STANDING.map(([x, z, radius]) => {
    const [cx, cy] = put([x, 0, z]);
    return `<ellipse cx="${cx}" cy="${cy + 2}" rx="${radius}" ry="${radius * 0.3}"/>`;
  }).join('');
  const fade = (id, from, to) =>
    `<linearGradient id="${id}f" gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="${from}" y2="${to}"><stop offset="0" stop-color="#fff"/><stop offset="1" stop-color="#000"/></linearGradient><mask id="${id}" maskUnits="userSpaceOnUse" x="0" y="0" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="url(#${id}f)"/></mask>`;
  return sculptureDocument(
    { ...box, pixels: 920, surfaces: upright.map((surface) => placed(surface, put)), light: LIGHT },
    {
      defs: `${fade('m', floor - 6, floor + 62)}<filter id="soft" x="-5%" y="-5%" width="110%" height="110%"><feGaussianBlur stdDeviation="1.1 1.8"/></filter><filter id="dim" x="-40%" y="-80%" width="180%" height="260%"><feGaussianBlur stdDeviation="7 3.4"/></filter>`,
      behind: `<g mask="url(#m)"><g filter="url(#soft)" opacity=".34">${mirrored}</g></g><g fill="#3a1a10" opacity=".5" filter="url(#dim)">${shadows}</g>`,
    },
  );
}

/** The tied curtain. */
export const drapePicture = (tones) =>
  sculptureDocument({ ...DRAPE, pixels: 400, surfaces: drape(tones, 3), light: LIGHT });

/** Swags along the head; repeats to the right. */
export const swagPicture = (tones) =>
  sculptureDocument({ ...SWAG, pixels: 480, surfaces: swags(tones, 3), light: LIGHT });

/** A ribbon of the curtain's woven hem with a string of melati below; repeats to the right. */
export function trim(tones) {
  const [width, height, band] = [120, 44, 22];
  const flat = {
    at: (u, v) => [-8 + (width + 16) * u, -2 + (band + 2) * v, 2 * Math.sin(Math.PI * v)],
    paint: (u, v) => goldHem(v, ((width + 16) * u - 8) / 15, tones),
    grid: [20, 8],
  };
  const beads = [-1, 0, 1, 2, 3].flatMap((n) => {
    const left = (n - 1) * 40 + 20;
    const random = seededRandom(11);
    const way = (t) => [left + 40 * t, band + 1 + 12 * (1 - (2 * t - 1) ** 2), 6];
    return [
      ...strung(way, 9, 2.5, tones, random),
      ...melati([left, band + 1, 11], [0.1, 0.1, 1], 7.4, tones, seededRandom(5)),
    ];
  });
  return sculptureDocument({ width, height, pixels: 360, surfaces: [flat, ...beads], light: LIGHT });
}

/** A leaf that lies in the picture's plane, towards `angle` radians from the right. */
const flatLeaf = (foot, angle, length, tones, { seed = 0, roll = 0.75, tip = 0.06 } = {}) =>
  betelLeaf(
    {
      foot,
      along: [Math.cos(angle), Math.sin(angle), 0.1],
      across: unit([-Math.sin(angle), Math.cos(angle), 0.12]),
      out: [0, 0, 1],
    },
    { length, width: length * 0.36, roll, flare: tip, droop: 0.04, seed },
    tones,
  );

/** The divider: betel leaves and a melati between two strings that thin out. */
export function rule(tones) {
  const [width, height] = [300, 60];
  const random = seededRandom(8);
  const [x, y] = [150, 31];
  const leaves = [-1, 1].flatMap((side) => {
    const mirror = (angle) => (side > 0 ? angle : Math.PI - angle);
    return [
      flatLeaf([x + side * 5, y + 1, 0], mirror(0.36), 38, tones, { seed: 1 + side }),
      flatLeaf([x + side * 5, y - 1, 4], mirror(-0.26), 44, tones, { seed: 4 + side }),
    ];
  });
  const strings = [-1, 1].flatMap((side) =>
    Array.from({ length: 11 }, (_, i) => {
      const way = (t) => [x + side * (58 + i * 8 + t * 6), y + 2.4 * Math.sin(i * 0.55), 0];
      return strung(way, 1, 2.5 - 0.15 * i, tones, random);
    }).flat(),
  );
  const heart = [
    ...melati([x, y - 1, 20], [0, -0.1, 1], 13, tones, random),
    ...melati([x - 15, y + 5, 14], [-0.4, 0.3, 1], 9, tones, random),
    ...melati([x + 15, y + 5, 14], [0.4, 0.3, 1], 9, tones, random),
  ];
  return sculptureDocument({ width, height, pixels: 600, surfaces: [...leaves, ...strings, ...heart], light: LIGHT });
}

/** The seal: a wine lacquer dish in a brass rim, wreathed by betel leaves and melati. */
export function seal(tones) {
  const c = 130;
  const random = seededRandom(21);
  const wreath = (count, reach, length, turn, z) =>
    Array.from({ length: count }, (_, n) => {
      const a = ((n + turn) / count) * 2 * Math.PI;
      const bend = a + 0.42 + random.between(-0.1, 0.1);
      return flatLeaf(
        [c + Math.cos(a) * reach, c + Math.sin(a) * reach, z],
        bend,
        length * random.between(0.92, 1.06),
        tones,
        {
          seed: n,
          roll: 0.9,
          tip: 0.12,
        },
      );
    });
  const torus = (radius, thick, z) => ({
    at: (u, v) => {
      const [a, b] = [u * 2 * Math.PI, v * 2 * Math.PI];
      const r = radius + thick * Math.cos(b);
      return [c + Math.cos(a) * r, c + Math.sin(a) * r, z + thick * Math.sin(b)];
    },
    paint: (u) => {
      const a = u * 2 * Math.PI;
      const sheen = 0.72 + 0.5 * Math.max(0, Math.cos(a + 2.3)) ** 3 + 0.3 * Math.max(0, Math.cos(a - 0.9)) ** 6;
      return { colour: scaled(blend(tones.brass, tones.pale, 0.25), sheen), shine: 0.5, gloss: 24 };
    },
    grid: [120, 16],
  });
  const dish = {
    at: (u, v) => {
      const [a, r] = [u * 2 * Math.PI, v * 66];
      return [c + Math.cos(a) * r, c + Math.sin(a) * r, 26 - 5 * Math.cos((v * Math.PI) / 2)];
    },
    paint: (u, v) => ({
      colour: blend(tones.lacquer, scaled(tones.lacquer, 0.5), smoothstep(0.4, 1, v)),
      shine: 0.05,
      gloss: 8,
    }),
    grid: [60, 20],
  };
  const beads = strung(
    (t) => [c + Math.cos(t * 6.2832) * 77, c + Math.sin(t * 6.2832) * 77, 30],
    74,
    3.1,
    tones,
    random,
  );
  const posies = [
    [2.2, 12],
    [2.44, 9.4],
    [1.97, 9.4],
    [5.34, 9],
    [5.58, 7.4],
  ].flatMap(([a, size]) =>
    melati(
      [c + Math.cos(a) * 84, c + Math.sin(a) * 84, 38],
      unit([Math.cos(a) * 0.3, Math.sin(a) * 0.3, 1]),
      size,
      tones,
      random,
    ),
  );
  return sculptureDocument({
    width: 260,
    height: 260,
    pixels: 580,
    surfaces: [
      ...wreath(17, 74, 46, 0, -6),
      ...wreath(15, 70, 34, 0.5, 8),
      dish,
      torus(68, 6, 24),
      ...beads,
      ...posies,
    ],
    light: LIGHT,
  });
}

/** What falls: a melati, a betel leaf, a petal of the silk rose. */
export const fallingMelati = (tones) =>
  sculptureDocument({
    width: 40,
    height: 40,
    pixels: 80,
    surfaces: melati([20, 20, 0], [0.2, -0.2, 1], 16, tones, seededRandom(2)),
    light: LIGHT,
  });
export const fallingBetel = (tones) =>
  sculptureDocument({
    width: 40,
    height: 40,
    pixels: 80,
    surfaces: [flatLeaf([6, 30, 0], -0.62, 36, tones)],
    light: LIGHT,
  });
export function fallingPetal(tones) {
  const petal = {
    at: (u, v) => {
      const half = 13 * Math.sin(Math.PI * Math.min(0.94, 0.1 + v * 0.82)) ** 0.8;
      const t = 2 * u - 1;
      return [20 + half * t + 3 * Math.sin(v * 3), 35 - 30 * v, 6 * v * v - 5 * t * t + 2 * Math.sin(t * 3 + v * 4)];
    },
    paint: (u, v) => ({ colour: blend(tones.roseDeep, tones.rose, smoothstep(0, 0.7, v)), through: 0.3, shine: 0.08 }),
    grid: [20, 20],
  };
  return sculptureDocument({ width: 40, height: 40, pixels: 80, surfaces: [petal], light: LIGHT });
}

/** Sheer ivory silk that hangs closed on the doors, in soft pleats; stretched to a door. `shade`: a colour */
export function sheer({ shade, light }) {
  const random = seededRandom(14);
  const [width, height] = [240, 480];
  let pleats = '';
  for (let x = 6; x < width; x += random.between(15, 24)) {
    const sway = random.between(-5, 5);
    const wide = random.between(5, 10);
    const way = `M${x} -10C${x + sway} ${height * 0.3} ${x - sway} ${height * 0.7} ${x + sway * 0.6} ${height + 10}`;
    pleats += `<path d="${way}" stroke="${shade}" stroke-width="${wide.toFixed(1)}" opacity="${random.between(0.22, 0.42).toFixed(2)}"/><path d="${way}" transform="translate(${(-wide * 0.9).toFixed(1)} 0)" stroke="${light}" stroke-width="${(wide * 0.6).toFixed(1)}" opacity=".75"/>`;
  }
  return svgDocument({
    width,
    height,
    defs: '<filter id="b" x="-10%" y="-5%" width="120%" height="110%"><feGaussianBlur stdDeviation="3.4 0"/></filter>',
    body: `<g fill="none" filter="url(#b)">${pleats}</g>`,
  });
}
