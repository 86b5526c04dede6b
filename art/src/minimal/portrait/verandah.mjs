import { awanLarat, bloom, hook, stem, trio } from '../../classic/carving.mjs';
import { svgDocument } from '../../core/svg.mjs';
import { box, noise, put, revolved, sheet } from '../../photo/models/forms.mjs';
import { pixelsOf, stone, texture, wood } from '../../photo/models/materials.mjs';

/** The timber of a kampung house's verandah: posts, a rail, pierced eaves and brackets, boards. Centimetres, y up. */

/** Where posts, rail and eaves stand, from the camera's side. */
const BACK = -112;
const POST = 112;
const EAVES = { low: 192, high: 240 };

const LIME = stone('#efe6d6', 0.07, 0.09, { coat: 0.15, rough: 0.6 });

/** One unit of the eaves board: solid is what is drawn; 100 × 160. */
const eavesUnit = (i) => {
  const heart =
    i % 2 === 0
      ? awanLarat(50, 62, 27, -60, -1, { turns: 1.3 })
      : `${bloom(50, 62, 27, 8, 22.5)}${bloom(50, 62, 14, 8)}`;
  const leaves = [
    [10, 84, -40, 32, 13, 1],
    [90, 84, 40, 32, 13, -1],
    [10, 40, -130, 30, 13, -1],
    [90, 40, 130, 30, 13, 1],
  ].map((leaf) => hook(...leaf));
  const drop =
    'M0 96H100V110C98 122 91 126 84 127C81 137 72 141 64 138C61 147 56 152 50 159C44 152 39 147 36 138C28 141 19 137 16 127C9 126 2 122 0 110Z' +
    'M50 112C57 121 57 131 50 140C43 131 43 121 50 112ZM27 109C33 112 34 119 29 124C22 120 22 113 27 109ZM73 109C67 112 66 119 71 124C78 120 78 113 73 109Z';
  return `<g transform="translate(${i * 100} 0)"><path d="M0 0H100V26H0Z"/><path d="${drop}" fill-rule="evenodd"/><path d="M0 32H100V36H0Z"/>${heart}${leaves.join('')}</g>`;
};

/** The bracket between post and eaves, at the left: 100 × 100, its right angle above left. */
const bracketMarkup = () =>
  `<path d="M0 0H100V9H0ZM0 0H9V100H0Z"/><path d="M96 8C60 14 20 44 8 98L2 100V90C14 44 52 8 90 2Z"/>${awanLarat(33, 33, 19, -40, 1, { turns: 1.3 })}${stem(
    [
      [8, 70],
      [14, 58],
      [24, 50],
    ],
    7,
    4,
  )}${trio(14, 12, 130, 20)}${hook(58, 12, 110, 20, 9, 1)}${hook(13, 62, -20, 20, 9, -1)}${hook(70, 11, 70, 18, 8, -1)}`;

/** How much of a pierced board is there. @param {string} body markup whose opacity doesn't count */
async function pierced(body, width, height, pixels) {
  const solid = body.replaceAll(/opacity="[^"]*"/g, '');
  const sample = texture(await pixelsOf(Buffer.from(svgDocument({ width, height, body: solid })), pixels));
  return (u, v) => (sample(u, v)[3] > 0.5 ? 1 : 0);
}

/** A board of some depth: two faces. */
const twoFaces = (make, depth) => [put([make()], { at: [0, 0, 0] }), put([make()], { at: [0, 0, -depth] })];

/** The eaves across the picture. */
async function eaves() {
  const units = 14;
  const alpha = await pierced(Array.from({ length: units }, (_, i) => eavesUnit(i)).join(''), units * 100, 160, 2240);
  const height = EAVES.high - EAVES.low;
  const width = (units * 100 * height) / 160;
  return put(
    twoFaces(
      () => sheet(width, height, { ...LIME, alpha: (u, v) => alpha(u * 0.9998, v * 0.998) }, { grid: [2, 2] }),
      2.4,
    ),
    { at: [0, (EAVES.low + EAVES.high) / 2, BACK + 9] },
  );
}

/** Brackets at both posts. */
async function brackets() {
  const alpha = await pierced(bracketMarkup(), 100, 100, 400);
  const size = 58;
  const at = (side) =>
    put(
      twoFaces(
        () => sheet(size, size, { ...LIME, alpha: (u, v) => alpha(side > 0 ? (1 - u) * 0.998 : u * 0.998, v * 0.998) }),
        2,
      ),
      { at: [side * (POST - 7 - size / 2), EAVES.low + 6 - size / 2, BACK + 4] },
    );
  return [at(-1), at(1)];
}

/** A rail with turned balusters between and beside the posts. */
function rail() {
  const baluster = (x) =>
    put(
      [
        revolved(
          [
            [2.6, 0],
            [2.6, 5],
            [1.7, 7],
            [2.9, 10],
            [3.5, 18],
            [2.4, 28],
            [1.5, 36],
            [1.5, 42],
            [2.5, 45],
            [1.6, 48],
            [2.6, 51],
            [2.6, 56],
          ],
          LIME,
          { grid: [14, 33] },
        ),
      ],
      { at: [x, 14, BACK] },
    );
  const bar = (y, height, depth) => put([box([420, height, depth], 1.2, LIME)], { at: [0, y, BACK] });
  return [
    bar(8, 6, 8),
    bar(70, 4, 7),
    bar(78, 6, 12),
    Array.from({ length: 25 }, (_, i) => (i - 12) * 16).map((x) =>
      Math.abs(Math.abs(x) - POST) < 10 ? [] : baluster(x),
    ),
  ];
}

/** Boards of the floor, along the view. */
function boards() {
  const grain = wood('#ead9bd', '#d6bd97', 0.5);
  return {
    ...sheet(460, 420, null, { lying: true }),
    at: (u, v) => [(u - 0.5) * 460, 0, BACK - 14 + v * 420],
    material: {
      coat: 0.5,
      rough: 0.34,
      colour: (u, v, p) => {
        const board = Math.floor(p[0] / 15 + 40.3);
        const across = Math.abs(p[0] / 15 + 0.3 - Math.round(p[0] / 15 + 0.3)) * 15;
        const tone = 0.9 + 0.2 * noise(board * 1.7, 2);
        const colour = grain.colour(u, v, [p[2] * 0.8 + board * 37, 0, p[0] + board * 13]);
        return across < 0.3 ? colour.map((c) => c * 0.34) : colour.map((c) => Math.min(0.92, c * tone));
      },
    },
  };
}

/** @returns {Promise<import('../../photo/tracer.mjs').Surface[]>} */
export async function verandah() {
  const post = (x) => [
    put([box([15, 252, 15], 1.2, LIME)], { at: [x, 0, BACK] }),
    put([box([20, 10, 20], 1.4, LIME)], { at: [x, 0, BACK] }),
    put([box([19, 5, 19], 1.4, LIME)], { at: [x, 92, BACK] }),
  ];
  return [
    boards(),
    post(-POST),
    post(POST),
    put([box([460, 26, 14], 1.4, LIME)], { at: [0, EAVES.high - 3, BACK] }),
    put([box([460, 4, 20], 1.2, LIME)], { at: [0, EAVES.high + 1, BACK] }),
    put([box([460, 2, 17], 0.8, LIME)], { at: [0, EAVES.high + 8, BACK] }),
    rail(),
    await eaves(),
    await brackets(),
  ];
}
