import { linear, sculpture } from '../core/sculpt.mjs';
import { svgDocument } from '../core/svg.mjs';
import { add, blend } from '../core/vector.mjs';
import { compoundLeaf, gardenRose, leaflet, rosePetal, stalk } from './garden-rose.mjs';
import { kemuningTwig, melatiFlower, melatiTwig, whiteBud } from './white-blossom.mjs';

/**
 * Garden roses with kemuning and melati, as they grow (design cv0001). Every picture has its light from the upper left.
 */

/** Linear tones of '#rrggbb' colours, by name. */
export const tonesOf = (colours) =>
  Object.fromEntries(Object.entries(colours).map(([name, hex]) => [name, linear(hex)]));

/**
 * Pigment: shadows keep their colour, edges waver as a brush's, and the paint is a little uneven.
 * @param {number} seed
 */
const pigment = (
  seed,
) => `<filter id="pigment" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB">
<feTurbulence type="fractalNoise" baseFrequency=".045" numOctaves="2" seed="${seed}" result="n"/>
<feDisplacementMap in="SourceGraphic" in2="n" scale="2.4" xChannelSelector="R" yChannelSelector="G"/>
<feComponentTransfer><feFuncR type="table" tableValues=".12 .46 .78 1"/><feFuncG type="table" tableValues=".08 .4 .74 1"/><feFuncB type="table" tableValues=".07 .37 .71 1"/></feComponentTransfer>
<feColorMatrix type="saturate" values="1.24" result="paint"/>
<feTurbulence type="fractalNoise" baseFrequency=".016 .02" numOctaves="4" seed="${seed + 3}"/>
<feColorMatrix values="0 0 0 0 1  0 0 0 0 .96  0 0 0 0 .9  .6 0 0 0 -.28" result="thin"/>
<feComposite in="thin" in2="paint" operator="in" result="light"/>
<feMerge><feMergeNode in="paint"/><feMergeNode in="light"/></feMerge></filter>`;

/** Washes of thin colour behind a spray, whose edges are lost. Rows: x, y, rx, ry, colour, opacity. */
function washes(rows, seed) {
  const filter = `<filter id="wash" x="-30%" y="-30%" width="160%" height="160%"><feTurbulence type="fractalNoise" baseFrequency=".018" numOctaves="4" seed="${seed}" result="n"/><feDisplacementMap in="SourceGraphic" in2="n" scale="46"/><feGaussianBlur stdDeviation="9"/></filter>`;
  const body = rows.map(
    ([x, y, rx, ry, colour, opacity]) =>
      `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${colour}" opacity="${opacity}" filter="url(#wash)"/>`,
  );
  return { filter, body: body.join('') };
}

/** The same light, `k` times as strong. */
const stronger = (light, k) =>
  Object.fromEntries(
    Object.entries(light).map(([name, value]) => [
      name,
      /towards|rimFrom/.test(name) ? value : value.map((c) => c * k),
    ]),
  );

/**
 * A picture: thin washes, what grows far behind and out of focus, and the spray.
 * @param {{width: number, height: number, pixels: number, near: object[], far?: object[], wash?: array[], behind?:
 *   string, seed: number}} scene `behind` is markup below the spray
 */
export async function picture({ width, height, pixels, near, far = [], wash = [], behind = '', seed, light }) {
  const box = { width, height };
  const { filter, body } = washes(wash, seed);
  const distance = far.length
    ? `<g filter="url(#far)" opacity=".5">${await sculpture({ ...box, pixels: Math.round(pixels / 2), surfaces: far, light: stronger(light, 1.25) })}</g>`
    : '';
  const paint = `<g filter="url(#pigment)">${await sculpture({ ...box, pixels, surfaces: near, light })}</g>`;
  const defs = `${filter}${pigment(seed)}<filter id="far"><feGaussianBlur stdDeviation="3.6"/></filter>`;
  return svgDocument({ ...box, defs, body: body + distance + behind + paint });
}

/** A cane through the points, with a few thorns' swellings. */
export const cane = (points, thick, tones) =>
  stalk(
    points,
    (v) => thick * (1 - 0.45 * v) * (1 + 0.06 * Math.sin(v * 31)),
    (u, v) => ({ colour: blend(tones.stem, tones.leafLit, 0.5 * v), shine: 0.1, gloss: 14 }),
    [10, 70],
  );

export const leaf = (foot, tip, tones, how = {}) =>
  compoundLeaf([...foot, how.z ?? 0], [...tip, (how.z ?? 0) + 4], tones, how);

/** A rosebud at the end of its stem. */
const budOn = (stem, size, turn, tones, how) => [
  cane(stem, size * 0.075, tones),
  ...gardenRose({ at: stem.at(-1), size, ...turn }, tones, { open: 0.16, petals: 16, ...how }),
];

/** The garden at the foot of the cover. It goes on below the cover's edge, into the letter. */
export function gardenSpray({ blush, terracotta, cream, white, light }) {
  const [b, t, c, w] = [blush, terracotta, cream, white].map(tonesOf);
  const near = [
    // Leaves behind.
    ...leaf([92, 202], [24, 118], b, { seed: 3, z: -60 }),
    ...leaf([60, 182], [-18, 152], b, { seed: 23, z: -66 }),
    ...leaf([110, 142], [98, 64], b, { seed: 7, z: -70 }),
    ...leaf([150, 142], [160, 78], b, { seed: 27, z: -66 }),
    ...leaf([190, 182], [238, 80], b, { seed: 11, z: -74, pairs: 3 }),
    ...leaf([250, 182], [310, 88], b, { seed: 16, z: -66 }),
    ...leaf([280, 214], [356, 188], b, { seed: 5, z: -60 }),
    ...leaf([286, 260], [362, 258], b, { seed: 14, z: -56 }),
    ...leaf([290, 318], [362, 348], b, { seed: 19, z: -46 }),
    ...leaf([260, 352], [332, 404], b, { seed: 17, z: -40 }),
    ...leaf([220, 372], [254, 444], b, { seed: 29, z: -40 }),
    ...leaf([170, 392], [162, 460], b, { seed: 9, z: -46 }),
    ...leaf([100, 392], [76, 458], b, { seed: 21, z: -46 }),
    ...leaf([50, 392], [4, 440], b, { seed: 26, z: -50 }),
    ...leaf([50, 282], [-26, 288], b, { seed: 2, z: -36 }),
    ...leaf([190, 282], [214, 392], b, { seed: 35, z: -20 }),
    ...leaf([170, 252], [196, 356], b, { seed: 41, z: -16 }),
    ...leaf([150, 272], [128, 372], b, { seed: 43, z: -24 }),
    ...leaf([230, 222], [330, 234], b, { seed: 45, z: -30, pairs: 3 }),
    ...leaf([200, 192], [206, 102], b, { seed: 47, z: -50 }),
    // Tall stems: a bud at the left, one that opens at the right, kemuning between.
    ...budOn(
      [
        [92, 202, -20],
        [66, 142, -10],
        [48, 88, 0],
        [44, 44, 4],
      ],
      33,
      { yaw: 8, pitch: -74, roll: 8 },
      t,
      { seed: 4 },
    ),
    ...budOn(
      [
        [262, 202, -20],
        [326, 158, -10],
        [358, 116, 0],
        [368, 82, 4],
      ],
      34,
      { yaw: 22, pitch: -66, roll: 16 },
      b,
      {
        seed: 6,
        open: 0.3,
      },
    ),
    ...kemuningTwig(
      [
        [150, 202, -30],
        [174, 138, -20],
        [190, 96, -10],
        [208, 60, 0],
      ],
      w,
      { size: 18, seed: 3, leaves: 3, flowers: 4, leafSize: 46 },
    ),
    ...kemuningTwig(
      [
        [290, 282, -20],
        [330, 252, -10],
        [362, 228, -6],
      ],
      w,
      { size: 14, seed: 6, leaves: 2, flowers: 3, leafSize: 40 },
    ),
    ...melatiTwig(
      [
        [290, 312, 0],
        [328, 322, 12],
        [358, 318, 18],
      ],
      w,
      { size: 23, seed: 2, leaves: 2, flowers: 2, leafSize: 40 },
    ),
    // Roses.
    ...gardenRose({ at: [124, 202, 26], size: 116, yaw: 12, pitch: -16, roll: 20 }, b, {
      open: 0.95,
      petals: 40,
      seed: 1,
    }),
    cane(
      [
        [226, 332, -20],
        [252, 272, -16],
        [268, 226, -10],
      ],
      4,
      t,
    ),
    ...gardenRose({ at: [278, 168, 6], size: 92, yaw: 30, pitch: -58, roll: 24 }, t, {
      open: 0.66,
      petals: 34,
      seed: 2.3,
    }),
    ...gardenRose({ at: [238, 286, 74], size: 90, yaw: 26, pitch: 16, roll: -30 }, c, {
      open: 0.86,
      petals: 38,
      seed: 3.1,
    }),
    ...gardenRose({ at: [78, 338, -44], size: 88, yaw: -18, pitch: 20, roll: 60 }, t, {
      open: 0.84,
      petals: 30,
      seed: 7.7,
    }),
    ...gardenRose({ at: [168, 380, 30], size: 66, yaw: 6, pitch: 38, roll: 150 }, b, {
      open: 0.62,
      petals: 28,
      seed: 5.2,
    }),
    ...melatiTwig(
      [
        [226, 382, 40],
        [264, 416, 46],
        [296, 436, 46],
      ],
      w,
      { size: 21, seed: 8, leaves: 2, flowers: 2, leafSize: 36 },
    ),
    ...melatiFlower({ at: [150, 316, 116], size: 29, yaw: -20, pitch: 10 }, w, 5),
    ...melatiFlower({ at: [22, 270, 60], size: 25, yaw: 24, pitch: -14 }, w, 9),
    ...whiteBud([128, 328, 108], [106, 336, 112], 7, w),
    ...whiteBud([150, 344, 108], [142, 366, 112], 6, w),
    ...whiteBud([10, 292, 60], [-2, 310, 64], 6.5, w),
  ];
  const far = [
    ...leaf([60, 212], [80, 92], b, { seed: 31 }),
    ...leaf([250, 202], [270, 100], b, { seed: 33 }),
    ...gardenRose({ at: [352, 252, 0], size: 44, yaw: 30, pitch: -20 }, b, { petals: 22, seed: 9 }),
  ];
  const wash = [
    [120, 212, 150, 130, blush.petal, 0.4],
    [276, 206, 84, 80, terracotta.lip, 0.3],
    [120, 102, 80, 60, '#c9d3b4', 0.36],
    [310, 300, 54, 70, '#cdd6ba', 0.4],
    [150, 402, 110, 60, cream.blush, 0.3],
  ];
  return picture({ width: 420, height: 510, pixels: 700, near, far, wash, seed: 11, light });
}

/** A branch out of the upper right corner: a rose that nods, a bud, kemuning. */
export function overhead({ blush, terracotta, white, light }) {
  const [b, t, w] = [blush, terracotta, white].map(tonesOf);
  const near = [
    cane(
      [
        [372, 26, -30],
        [300, 34, -24],
        [220, 44, -16],
        [150, 62, -10],
        [96, 92, -6],
      ],
      3.4,
      b,
    ),
    ...leaf([330, 30], [352, 110], b, { seed: 3, z: -40 }),
    ...leaf([280, 36], [238, -34], b, { seed: 5, z: -44 }),
    ...leaf([300, 34], [300, 124], b, { seed: 8, z: -30 }),
    ...leaf([236, 42], [180, -8], b, { seed: 12, z: -34 }),
    ...leaf([210, 46], [204, 128], b, { seed: 15, z: -26 }),
    ...leaf([170, 56], [112, 22], b, { seed: 19, z: -30 }),
    ...leaf([140, 66], [134, 136], b, { seed: 22, z: -20 }),
    ...leaf([110, 84], [56, 62], b, { seed: 25, z: -20 }),
    ...leaf([350, 40], [384, 96], b, { seed: 27, z: -20 }),
    ...kemuningTwig(
      [
        [270, 40, -10],
        [262, 84, 0],
        [250, 118, 8],
      ],
      w,
      { size: 15, seed: 4, leaves: 2, flowers: 4, leafSize: 40 },
    ),
    ...budOn(
      [
        [96, 92, -6],
        [66, 106, 0],
        [46, 126, 2],
      ],
      26,
      { yaw: -30, pitch: -40, roll: -138 },
      t,
      { seed: 3, open: 0.2 },
    ),
    ...gardenRose({ at: [318, 60, 30], size: 62, yaw: -24, pitch: 22, roll: 190 }, t, {
      open: 0.8,
      petals: 32,
      seed: 6.1,
    }),
    ...gardenRose({ at: [180, 74, 26], size: 42, yaw: -30, pitch: 34, roll: 170 }, b, {
      open: 0.6,
      petals: 26,
      seed: 4.4,
    }),
    ...melatiFlower({ at: [248, 48, 60], size: 21, yaw: -14, pitch: 12 }, w, 3),
    ...whiteBud([232, 58, 56], [216, 66, 58], 5.5, w),
  ];
  const wash = [
    [300, 50, 110, 50, blush.petal, 0.36],
    [180, 60, 80, 40, '#cdd6ba', 0.36],
  ];
  return picture({ width: 360, height: 190, pixels: 560, near, wash, seed: 23, light });
}

/** What grows before the closed doors: melati, kemuning and roses that are still in bud. */
export function hedge({ blush, terracotta, white, light }) {
  const [b, t, w] = [blush, terracotta, white].map(tonesOf);
  const near = [
    ...leaf([40, 240], [30, 150], b, { seed: 3, z: -50 }),
    ...leaf([60, 250], [104, 172], b, { seed: 6, z: -50 }),
    ...leaf([30, 280], [-12, 216], b, { seed: 9, z: -50 }),
    ...leaf([110, 270], [170, 224], b, { seed: 12, z: -46 }),
    ...leaf([130, 300], [186, 286], b, { seed: 15, z: -40 }),
    ...leaf([80, 300], [150, 318], b, { seed: 21, z: -10 }),
    ...leaf([40, 300], [60, 230], b, { seed: 24, z: -14 }),
    ...leaf([20, 310], [-16, 282], b, { seed: 28, z: -10 }),
    ...leaf([100, 320], [170, 346], b, { seed: 33, z: 4 }),
    ...leaf([40, 330], [96, 276], b, { seed: 36, z: -4 }),
    ...budOn(
      [
        [40, 300, -20],
        [34, 200, -10],
        [26, 110, 0],
        [30, 44, 4],
      ],
      27,
      { yaw: 8, pitch: -74, roll: 6 },
      t,
      { seed: 4 },
    ),
    ...budOn(
      [
        [60, 300, -20],
        [80, 220, -10],
        [92, 150, 0],
        [90, 104, 4],
      ],
      25,
      { yaw: 16, pitch: -70, roll: -6 },
      b,
      { seed: 6 },
    ),
    ...budOn(
      [
        [80, 320, 0],
        [124, 270, 6],
        [152, 226, 10],
        [162, 190, 12],
      ],
      22,
      { yaw: 22, pitch: -66, roll: 14 },
      t,
      { seed: 9 },
    ),
    ...kemuningTwig(
      [
        [50, 320, 0],
        [58, 260, 8],
        [56, 206, 12],
      ],
      w,
      { size: 16, seed: 5, leaves: 3, flowers: 4, leafSize: 42 },
    ),
    ...melatiTwig(
      [
        [60, 330, 10],
        [96, 290, 20],
        [120, 262, 24],
      ],
      w,
      { size: 24, seed: 2, leaves: 2, flowers: 2, leafSize: 42 },
    ),
    ...melatiTwig(
      [
        [90, 336, 10],
        [140, 326, 22],
        [168, 318, 26],
      ],
      w,
      { size: 21, seed: 7, leaves: 2, flowers: 2, leafSize: 38 },
    ),
    ...melatiFlower({ at: [34, 296, 60], size: 31, yaw: 14, pitch: -10 }, w, 5),
    ...melatiFlower({ at: [82, 322, 64], size: 27, yaw: -20, pitch: 8 }, w, 8),
    ...whiteBud([60, 284, 62], [74, 266, 66], 7, w),
    ...whiteBud([14, 272, 60], [4, 252, 62], 6.5, w),
  ];
  const wash = [
    [60, 280, 90, 60, blush.petal, 0.4],
    [70, 180, 60, 60, '#cdd6ba', 0.36],
  ];
  return picture({ width: 250, height: 350, pixels: 420, near, wash, seed: 31, light });
}

/** A posy that lies between two sections: a rose seen from the side, leaves and buds to both sides. */
export function posy({ blush, terracotta, cream, white, light }) {
  const [b, t, c, w] = [blush, terracotta, cream, white].map(tonesOf);
  const near = [
    ...leaf([190, 86], [262, 48], b, { seed: 3, z: -40 }),
    ...leaf([210, 90], [298, 90], b, { seed: 6, z: -36, pairs: 3 }),
    ...leaf([190, 96], [250, 116], b, { seed: 9, z: -30 }),
    ...leaf([170, 86], [92, 56], b, { seed: 12, z: -36, pairs: 3 }),
    ...leaf([160, 96], [86, 112], b, { seed: 15, z: -30 }),
    ...budOn(
      [
        [170, 96, -20],
        [112, 84, -8],
        [62, 78, 0],
        [40, 70, 2],
      ],
      20,
      { yaw: -50, pitch: -34, roll: -76 },
      t,
      { seed: 4 },
    ),
    ...kemuningTwig(
      [
        [200, 86, -20],
        [262, 82, -8],
        [302, 72, 0],
      ],
      w,
      { size: 13, seed: 4, leaves: 2, flowers: 4, leafSize: 34 },
    ),
    ...gardenRose({ at: [158, 78, 10], size: 46, yaw: -26, pitch: -34, roll: -20 }, b, {
      open: 0.8,
      petals: 34,
      seed: 2.6,
    }),
    ...gardenRose({ at: [216, 86, 4], size: 36, yaw: 36, pitch: -22, roll: 40 }, t, {
      open: 0.7,
      petals: 30,
      seed: 8.3,
    }),
    ...gardenRose({ at: [188, 104, 40], size: 25, yaw: 4, pitch: 26, roll: 150 }, c, {
      open: 0.6,
      petals: 24,
      seed: 5.5,
    }),
    ...melatiFlower({ at: [118, 94, 30], size: 16, yaw: -10, pitch: 12 }, w, 6),
    ...whiteBud([106, 100, 30], [92, 106, 32], 4.4, w),
  ];
  return picture({
    width: 360,
    height: 156,
    pixels: 560,
    near,
    wash: [[180, 80, 110, 26, blush.petal, 0.34]],
    seed: 41,
    light,
  });
}

/** A melati between two twigs of kemuning leaves and buds. */
export function divider({ white, light }) {
  const w = tonesOf(white);
  const near = [-1, 1].flatMap((side) => {
    const x = (d) => 150 + side * d;
    return [
      ...compoundLeaf([x(12), 36, -10], [x(66), 34 + 2 * side, -6], w, {
        seed: 3 + side,
        pairs: 3,
        teeth: 0,
        slender: 0.27,
        shine: 0.2,
      }),
      stalk(
        [
          [x(60), 34, -8],
          [x(92), 31, -6],
          [x(118), 34, -4],
        ],
        (v) => 0.9 - 0.3 * v,
        () => ({ colour: w.stem }),
      ),
      ...whiteBud([x(96), 31, -4], [x(108), 24, -2], 3.4, w),
      ...whiteBud([x(117), 34, -4], [x(131), 36, -2], 3.8, w),
    ];
  });
  near.push(...melatiFlower({ at: [150, 33, 20], size: 25, yaw: 8, pitch: -8 }, w, 4));
  return picture({ width: 300, height: 66, pixels: 480, near, seed: 51, light });
}

/** A disc of ivory paper within a wreath of melati, buds and small roses; the initials stand on it. */
export function wreathSeal({ blush, terracotta, white, paper: [lit, shaded], light }) {
  const [b, t, w] = [blush, terracotta, white].map(tonesOf);
  const round = (degrees, r, z) => {
    const a = (degrees * Math.PI) / 180;
    return [130 + Math.sin(a) * r, 130 - Math.cos(a) * r, z];
  };
  const near = [];
  for (let i = 0; i < 30; i++) {
    const at = i * 12 + 4 * Math.sin(i * 5.1);
    const reach = i % 2 ? 117 + 4 * Math.sin(i * 2.3) : 70 + 4 * Math.sin(i * 3.1);
    const [foot, tip] = [round(at, 96, 2), round(at + (i % 2 ? 13 : 15), reach, 6)];
    near.push(
      leaflet([foot, add(blend(foot, tip, 0.5), [0, 0, 4]), tip], 7, w, { teeth: 0, seed: i, turn: 0.4, shine: 0.16 }),
    );
  }
  for (let i = 0; i < 30; i++) {
    const at = i * 12 + 3 * Math.sin(i * 3.7);
    const r = 95 + 7 * Math.sin(i * 2.9);
    const place = round(at, r, 14 + 5 * Math.sin(i * 1.9));
    const turn = { yaw: 30 * Math.sin(i * 4.3), pitch: 30 * Math.cos(i * 2.7) };
    const rose = { at: place, size: 19 + (i % 2) * 3, ...turn, roll: i * 40 };
    if (i % 10 === 3) near.push(...gardenRose(rose, t, { open: 0.7, petals: 20, seed: i }));
    else if (i % 10 === 8) near.push(...gardenRose(rose, b, { open: 0.7, petals: 20, seed: i }));
    else if (i % 3 === 0) near.push(...whiteBud(place, round(at + 9, r + 6, place[2] + 3), 4.6, w));
    else near.push(...melatiFlower({ at: place, size: 14 + 2 * Math.sin(i * 7.7), ...turn }, w, i));
  }
  const behind = `<radialGradient id="paper" cx="40%" cy="36%" r="66%"><stop offset=".3" stop-color="${lit}"/><stop offset="1" stop-color="${shaded}"/></radialGradient>
<ellipse cx="133" cy="138" rx="102" ry="100" fill="#5a3326" opacity=".26" filter="url(#far)"/><circle cx="130" cy="130" r="100" fill="url(#paper)"/>`;
  return picture({ width: 260, height: 260, pixels: 360, near, behind, seed: 61, light });
}

const FALLS = [
  { yaw: 20, pitch: 12, roll: 28 },
  { yaw: -46, pitch: 24, roll: -64 },
];

/** What falls: a petal of each of two roses, and a melati. */
export function falling({ blush, terracotta, white, light }, n) {
  const box = { width: 40, height: 40, pixels: 128, seed: 70 + n, light };
  if (n === 3)
    return picture({
      ...box,
      near: melatiFlower({ at: [20, 20, 0], size: 14, yaw: 24, pitch: 20 }, tonesOf(white), 2),
    });
  return picture({
    ...box,
    near: rosePetal({ at: [20, 21, 0], size: 17, ...FALLS[n - 1] }, tonesOf(n === 1 ? blush : terracotta), n),
  });
}
