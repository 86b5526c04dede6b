import { svgDocument } from '../core/svg.mjs';
import { pose } from '../core/vector.mjs';
import { engraving } from './engraving.mjs';
import { BURIN_LIGHT, cane, leaf, rose, wildRose } from './engraved-roses.mjs';

/** The engravings on the letter-sheet of Warkah Mawar: a bouquet, a vignette, a low spray, a rose in profile. */

/** Room about what is drawn, for washes that run out a little. */
const MARGIN = 5;

/** Surfaces moved and scaled so that all of them lie in a box of that size. */
function fitted(surfaces, width, height) {
  const steps = [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1];
  const points = surfaces.flatMap(({ at }) => steps.flatMap((u) => steps.map((v) => at(u, v))));
  const range = (axis) =>
    points.reduce(([a, b], p) => [Math.min(a, p[axis]), Math.max(b, p[axis])], [Infinity, -Infinity]);
  const [[x0, x1], [y0, y1]] = [range(0), range(1)];
  const k = Math.min((width - 2 * MARGIN) / (x1 - x0), (height - 2 * MARGIN) / (y1 - y0));
  const [cx, cy] = [(x0 + x1) / 2, (y0 + y1) / 2];
  const place = ([x, y, z]) => [width / 2 + (x - cx) * k, height / 2 + (y - cy) * k, z * k];
  return surfaces.map((surface) => ({ ...surface, at: (u, v) => place(surface.at(u, v)) }));
}

async function picture({ width, height, pixels, surfaces }, plate) {
  const scene = { width, height, pixels, surfaces: fitted(surfaces, width, height), light: BURIN_LIGHT };
  return svgDocument({ width, height, body: await engraving(scene, plate) });
}

/** Rows of leaves: foot, tip, and how. */
const leaves = (rows) => rows.flatMap(([foot, tip, how]) => leaf(foot, tip, how));

/** A rose on its cane, which ends in the flower's hip. `stem`: points up to there. */
function roseOn(stem, where, how, thick = where.size * 0.06, thorns = 3) {
  const hip = pose(where)([0, 0, -0.28]);
  return [...cane([...stem, hip], thick, { thorns }), ...rose(where, how)];
}

/** A bud on its cane. */
const budOn = (stem, size, turn, how) =>
  roseOn(stem.slice(0, -1), { at: stem.at(-1), size, ...turn }, { open: 0.12, petals: 14, ...how }, size * 0.085, 2);

/** Five roses and a bud as they were laid down, their canes to the lower left: 460 × 340, uncut. */
export function bouquet(plate) {
  const surfaces = [
    ...leaves([
      [[250, 190], [196, 96], { seed: 3, z: -70, pairs: 3 }],
      [[300, 170], [322, 62], { seed: 11, z: -80, pairs: 3 }],
      [[210, 220], [112, 172], { seed: 7, z: -60 }],
      [[180, 240], [76, 252], { seed: 5, z: -60 }],
      [[350, 180], [406, 124], { seed: 16, z: -74 }],
      [[372, 226], [424, 240], { seed: 21, z: -64 }],
      [[340, 262], [402, 298], { seed: 9, z: -50 }],
      [[250, 256], [212, 304], { seed: 26, z: -40 }],
      [[300, 262], [312, 306], { seed: 29, z: -40 }],
      [[170, 244], [128, 298], { seed: 35, z: -44 }],
    ]),
    // Two stems rise: a bud at the left, a rose in profile above.
    ...budOn(
      [
        [210, 230, -30],
        [132, 196, -20],
        [78, 150, -10],
        [50, 96, 0],
      ],
      31,
      { yaw: -18, pitch: -76, roll: -14 },
      { seed: 4, wash: 1.1 },
    ),
    ...budOn(
      [
        [112, 182, -30],
        [70, 186, -20],
        [32, 176, -10],
      ],
      22,
      { yaw: -50, pitch: -62, roll: -50 },
      { seed: 9, open: 0.06 },
    ),
    ...roseOn(
      [
        [290, 200, -34],
        [282, 150, -24],
        [266, 110, -14],
      ],
      { at: [254, 58, 0], size: 56, yaw: -10, pitch: -72, roll: -8 },
      { open: 0.6, petals: 28, seed: 2.3 },
    ),
    ...budOn(
      [
        [340, 170, -30],
        [372, 112, -20],
        [386, 72, -10],
        [388, 50, 0],
      ],
      25,
      { yaw: 14, pitch: -78, roll: 10 },
      { seed: 6, open: 0.2 },
    ),
    // The full rose, a wild one, a half-open one, and one that hangs its head.
    ...wildRose({ at: [386, 190, -10], size: 54, yaw: 30, pitch: -22, roll: 24 }, { seed: 2, wash: 0.6 }),
    ...rose(
      { at: [284, 196, 34], size: 98, yaw: 10, pitch: -16, roll: 20 },
      { open: 0.95, petals: 40, seed: 1, wash: 0.9 },
    ),
    ...rose(
      { at: [170, 222, 10], size: 66, yaw: -26, pitch: -14, roll: -30 },
      { open: 0.5, petals: 26, seed: 5.1, wash: 1.15 },
    ),
    ...rose(
      { at: [350, 264, 24], size: 57, yaw: 34, pitch: 42, roll: 14 },
      { open: 0.78, petals: 28, seed: 6.3, wash: 1.05 },
    ),
    ...wildRose({ at: [232, 284, 40], size: 38, yaw: -14, pitch: 20, roll: -10 }, { seed: 5, wash: 0.5 }),
  ];
  return picture({ width: 460, height: 340, pixels: 660, surfaces }, plate);
}

/** A stem with a bud and a rose that opens, as it heads a letter: 230 × 200, uncut. */
export function vignette(plate) {
  const surfaces = [
    ...leaves([
      [[72, 156], [44, 104], { seed: 4, z: -40 }],
      [[96, 132], [84, 84], { seed: 8, z: -44 }],
      [[82, 148], [128, 178], { seed: 13, z: -34 }],
      [[52, 170], [12, 160], { seed: 19, z: -34 }],
    ]),
    ...roseOn(
      [
        [14, 192, -20],
        [64, 162, -14],
        [104, 122, -8],
      ],
      { at: [142, 62, 6], size: 50, yaw: 24, pitch: -50, roll: 24 },
      { open: 0.7, petals: 30, seed: 2.9 },
      2.6,
    ),
    ...budOn(
      [
        [88, 140, -18],
        [140, 138, -10],
        [178, 128, -2],
        [206, 104, 4],
      ],
      21,
      { yaw: 34, pitch: -60, roll: 40 },
      { seed: 4, wash: 1.1 },
    ),
  ];
  return picture({ width: 230, height: 200, pixels: 460, surfaces }, plate);
}

/** A low spray, heavier at its left: 600 × 200, uncut. */
export function spray(plate) {
  const surfaces = [
    ...leaves([
      [[210, 104], [144, 72], { seed: 3, z: -60 }],
      [[180, 116], [104, 126], { seed: 7, z: -56 }],
      [[200, 130], [150, 156], { seed: 11, z: -50 }],
      [[280, 96], [296, 50], { seed: 15, z: -60 }],
      [[330, 110], [390, 72], { seed: 19, z: -56 }],
      [[300, 136], [344, 160], { seed: 23, z: -46 }],
      [[392, 118], [436, 152], { seed: 27, z: -46 }],
      [[240, 136], [226, 166], { seed: 31, z: -46 }],
      [[456, 110], [494, 74], { seed: 41, z: -40 }],
    ]),
    ...budOn(
      [
        [190, 112, -30],
        [122, 92, -20],
        [72, 84, -8],
        [48, 78, 0],
      ],
      23,
      { yaw: -56, pitch: -46, roll: -50 },
      { seed: 4, wash: 1.1 },
    ),
    ...roseOn(
      [
        [300, 120, -30],
        [390, 118, -20],
        [480, 104, -10],
      ],
      { at: [546, 80, 0], size: 34, yaw: 62, pitch: -36, roll: 50 },
      { open: 0.4, petals: 22, seed: 7 },
      2.4,
      4,
    ),
    ...budOn(
      [
        [410, 112, -20],
        [440, 130, -10],
        [474, 138, 0],
      ],
      17,
      { yaw: 60, pitch: -20, roll: 70 },
      { seed: 6, open: 0.06 },
    ),
    ...rose({ at: [320, 84, -6], size: 44, yaw: 20, pitch: -62, roll: 20 }, { open: 0.6, petals: 28, seed: 2.3 }),
    ...wildRose({ at: [352, 126, 4], size: 36, yaw: 26, pitch: 6, roll: 24 }, { seed: 2, wash: 0.6 }),
    ...rose(
      { at: [254, 108, 30], size: 66, yaw: 8, pitch: -12, roll: 50 },
      { open: 0.92, petals: 38, seed: 3.2, wash: 0.9 },
    ),
    ...rose(
      { at: [176, 122, 10], size: 44, yaw: -30, pitch: 6, roll: -30 },
      { open: 0.5, petals: 26, seed: 5.1, wash: 1.15 },
    ),
  ];
  return picture({ width: 600, height: 200, pixels: 860, surfaces }, plate);
}

/** One rose in profile on its cane, a bud beside it: 200 × 300, uncut. */
export function profile(plate) {
  const surfaces = [
    ...leaves([
      [[97, 212], [52, 186], { seed: 5, z: -30 }],
      [[93, 238], [146, 222], { seed: 9, z: -30 }],
      [[89, 262], [48, 262], { seed: 14, z: -24 }],
    ]),
    ...roseOn(
      [
        [84, 300, -20],
        [91, 250, -14],
        [102, 190, -8],
      ],
      { at: [104, 88, 6], size: 68, yaw: -8, pitch: -66, roll: -6 },
      { open: 0.64, petals: 30, seed: 2.3 },
      3.2,
      4,
    ),
    ...budOn(
      [
        [99, 206, -14],
        [132, 176, -8],
        [160, 142, 0],
        [168, 112, 2],
      ],
      23,
      { yaw: 16, pitch: -74, roll: 14 },
      { seed: 4, wash: 1.1 },
    ),
  ];
  return picture({ width: 200, height: 300, pixels: 400, surfaces }, plate);
}

/** Sprigs in tones of one colour on the paper that lines the envelope: a tile of 120 × 120. */
export async function lining({ ground, ink, paper, seed }) {
  const sprig = (x, y, turn) => {
    const [sin, cos] = [Math.sin(turn), Math.cos(turn)];
    const at = (px, py) => [x + 1.35 * (px * cos - py * sin), y + 1.35 * (px * sin + py * cos)];
    const degrees = (turn * 180) / Math.PI;
    return [
      ...leaf(at(1, 10), at(-16, 3), { seed: 3, z: -10, pairs: 1, slender: 0.4 }),
      ...leaf(at(1, 12), at(17, 9), { seed: 7, z: -10, pairs: 1, slender: 0.4 }),
      ...cane(
        [
          [...at(-3, 26), -8],
          [...at(1, 14), -4],
          [...at(0, -4), 0],
        ],
        0.9,
        { thorns: 0 },
      ),
      ...rose(
        { at: [...at(0, -12), 2], size: 19, yaw: 20 * cos, pitch: -52, roll: degrees + 10 },
        { open: 0.55, petals: 18, seed: 2 + x },
      ),
    ];
  };
  const size = 120;
  const surfaces = [...sprig(30, 30, 0.24), ...sprig(90, 90, -0.3)];
  const plate = { ink, paper, tints: [paper, ground], period: 3.1, outline: 0.9, strength: 0.35, seed };
  const printed = await engraving({ width: size, height: size, pixels: 240, surfaces, light: BURIN_LIGHT }, plate);
  const dots = [
    [90, 30],
    [30, 90],
  ].map(([x, y]) => `<circle cx="${x}" cy="${y}" r="1.500" fill="${ink}"/>`);
  return svgDocument({
    width: size,
    height: size,
    body: `<rect width="${size}" height="${size}" fill="${ground}"/>${dots.join('')}${printed}`,
  });
}
