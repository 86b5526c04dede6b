import { mix } from '../core/colour.mjs';
import { num } from '../core/path.mjs';
import { lotus, lotusBud, lotusLeaf, stalk } from './lotus-flower.mjs';
import { blurFilter } from '../core/svg.mjs';
import { painter } from './painter.mjs';
import { waxSeal } from './wax-seal.mjs';
import { blade } from './wildflowers.mjs';

/** A lotus pond at dusk: flowers and leaves on tall stalks at both sides, pads on still water (design cv0104). */

const TILE = 600;
const HEIGHT = 430;
const HAZE = `<defs>${blurFilter('haze', 1.5)}</defs>`;

const repeated = (markup) => [-TILE, 0, TILE].map((x) => `<g transform="translate(${x} 0)">${markup}</g>`).join('');

/** Reeds in the haze on the other shore. */
function far(flora) {
  const paint = painter(401, flora);
  const { between } = paint;
  let markup = '';
  for (let i = 0; i < 130; i++) {
    const x = between(0, TILE);
    const high = 96 + 190 * Math.pow(Math.abs(Math.cos((x / TILE) * Math.PI)), 2.4);
    const tone = mix(flora.leaves[2], flora.haze, between(0.55, 0.8));
    markup += blade(x, HEIGHT - 20, between(-8, 8), high * between(0.5, 1), between(3, 7), between(-24, 24), tone);
  }
  for (const [x, y, r] of [
    [70, 330, 40],
    [190, 372, 50],
    [330, 380, 46],
    [440, 366, 52],
    [540, 336, 42],
  ])
    markup += lotusLeaf(paint, x, y, r, mix(flora.leaves[0], flora.haze, 0.62), { slant: 0.2 });
  return paint.document(TILE, HEIGHT, `${HAZE}<g filter="url(#haze)" opacity=".8">${repeated(markup)}</g>`);
}

/** Rows: kind, x at the foot, length of the stalk, size, bend, colour or tone, slant or openness. From the back. */
const STANDING = [
  ['leaf', 40, 262, 66, -12, 2, 0.34],
  ['leaf', 566, 236, 62, 14, 2, 0.36],
  ['bud', 106, 318, 44, 14, 0, 0],
  ['bud', 508, 332, 46, -12, 0, 0],
  ['lotus', 4, 300, 66, 6, 1, 0.9],
  ['leaf', 150, 176, 52, 16, 0, 0.32],
  ['leaf', 462, 196, 54, -18, 1, 0.3],
  ['lotus', 70, 222, 62, 10, 0, 1],
  ['lotus', 540, 238, 64, -10, 0, 0.86],
  ['bud', 180, 210, 36, 12, 1, 0],
  ['bud', 428, 216, 36, -10, 1, 0],
  ['leaf', 590, 146, 66, 4, 0, 0.36],
  ['leaf', 104, 118, 58, 10, 2, 0.34],
  ['lotus', 488, 142, 58, -8, 1, 1],
  ['lotus', 136, 96, 54, 8, 1, 0.9],
];
const FLOATING = [
  [300, 350, 46, 0],
  [222, 366, 52, 2],
  [386, 364, 54, 1],
  [40, 366, 66, 0],
  [556, 372, 70, 2],
  [462, 386, 60, 0],
  [146, 388, 62, 1],
  [306, 396, 66, 2],
];

function pond(flora) {
  const paint = painter(411, flora);
  const { between } = paint;
  let standing = '';
  for (const [kind, x, length, size, bend, tone, last] of STANDING) {
    const stem = stalk(x, HEIGHT - 36, bend * -0.3, length, bend, flora.leaves[2], kind === 'leaf' ? 3.4 : 3);
    const { x: tx, y: ty, angle } = stem.tip;
    const turn = angle * 0.6;
    standing += stem.markup;
    if (kind === 'leaf') standing += lotusLeaf(paint, tx, ty, size, flora.leaves[tone], { slant: last, angle: bend });
    else if (kind === 'bud') standing += lotusBud(paint, tx, ty + 6, size, flora.flowers[tone], turn);
    else standing += lotus(paint, tx, ty + size * 0.2, size, flora.flowers[tone], turn, last);
  }
  let water = `<rect y="330" width="${TILE}" height="110" fill="url(#water)"/>`;
  for (let i = 0; i < 46; i++) {
    const [x, y] = [between(0, TILE), between(352, HEIGHT - 2)];
    water += `<path d="M${num(x)} ${num(y)}q${num(between(8, 18))} ${num(between(-1.5, 1.5))} ${num(between(24, 60))} 0" stroke="${flora.glint}" stroke-width=".9" fill="none" opacity="${between(0.12, 0.4).toFixed(2)}"/>`;
  }
  const pads = FLOATING.map(([x, y, r, tone]) => lotusLeaf(paint, x, y, r, flora.leaves[tone], { slant: 0.26 })).join(
    '',
  );
  const near =
    lotus(paint, 300, 384, 50, flora.flowers[0], 0, 1) +
    lotusBud(paint, 384, 362, 30, flora.flowers[1], 10) +
    lotusBud(paint, 226, 362, 26, flora.flowers[0], -12);
  const defs = `<linearGradient id="water" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${flora.water}" stop-opacity="0"/><stop offset=".5" stop-color="${flora.water}" stop-opacity=".85"/><stop offset="1" stop-color="${flora.water}"/></linearGradient>`;
  return paint.document(
    TILE,
    HEIGHT,
    `<defs>${defs}</defs>${repeated(water)}${repeated(standing)}${repeated(pads + near)}`,
  );
}

/** Leaves and flowers that rise from a lower left corner. */
function tuft(flora) {
  const paint = painter(431, flora);
  const rise = (x, length, bend) => stalk(x, 306, 0, length, bend, flora.leaves[2], 3);
  const [tall, middle, low, bud] = [rise(16, 190, 10), rise(60, 122, 22), rise(92, 60, 30), rise(74, 196, 26)];
  const parts = [
    tall.markup,
    bud.markup,
    middle.markup,
    low.markup,
    lotusLeaf(paint, 30, 196, 60, flora.leaves[2], { slant: 0.36, angle: -10 }),
    lotusBud(paint, bud.tip.x, bud.tip.y + 6, 42, flora.flowers[1], 20),
    lotus(paint, tall.tip.x + 6, tall.tip.y + 12, 56, flora.flowers[0], 8, 0.9),
    lotusLeaf(paint, middle.tip.x + 10, middle.tip.y + 44, 56, flora.leaves[1], { slant: 0.36, angle: 12 }),
    lotus(paint, middle.tip.x, middle.tip.y + 16, 52, flora.flowers[1], 14, 1),
    lotusLeaf(paint, 44, 268, 70, flora.leaves[0], { slant: 0.3 }),
    lotusLeaf(paint, 138, 276, 54, flora.leaves[2], { slant: 0.28 }),
    lotus(paint, low.tip.x - 4, 264, 40, flora.flowers[0], 10, 1),
  ];
  return paint.document(230, 300, parts.join(''));
}

function rule(flora) {
  const paint = painter(441, flora);
  const arm = (side) =>
    `<path d="M${150 + side * 34} 44Q${150 + side * 80} 34 ${150 + side * 126} 40" stroke="${flora.glint}" stroke-width="1" fill="none" opacity=".8"/>` +
    lotusLeaf(paint, 150 + side * 54, 44, 26, flora.leaves[side > 0 ? 0 : 2], { slant: 0.3 }) +
    lotusBud(paint, 150 + side * 88, 40, 20, flora.flowers[1], side * 62);
  return paint.document(300, 66, arm(-1) + arm(1) + lotus(paint, 150, 50, 36, flora.flowers[0]));
}

function falling(flora, n) {
  const paint = painter(450 + n, flora);
  if (n === 3) return paint.document(40, 40, lotusBud(paint, 20, 36, 32, flora.flowers[1], 14));
  return paint.document(40, 40, lotusBud(paint, 20, 36, 30, flora.flowers[n - 1], n * 24 - 40));
}

export const drawTeratai = ({ flora, wax }) => ({
  far: () => far(flora),
  growth: () => pond(flora),
  tuft: () => tuft(flora),
  rule: () => rule(flora),
  seal: () => waxSeal({ seed: 73, wax, wreath: 'pearls' }),
  'fall-1': () => falling(flora, 1),
  'fall-2': () => falling(flora, 2),
  'fall-3': () => falling(flora, 3),
});
