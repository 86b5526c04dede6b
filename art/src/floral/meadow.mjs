import { mix } from '../core/colour.mjs';
import { blurFilter } from '../core/svg.mjs';
import { painter } from './painter.mjs';
import { waxSeal } from './wax-seal.mjs';
import { blade, butterflyPea, cosmos, daisy, lalang, threadStem } from './wildflowers.mjs';

/** A wayside in bloom that grows from the foot of the page, high at its sides and low in the middle (design cv0103). */

const TILE = 600;
const HEIGHT = 430;
const HAZE = `<defs>${blurFilter('haze', 1.5)}</defs>`;

const repeated = (markup) => [-TILE, 0, TILE].map((x) => `<g transform="translate(${x} 0)">${markup}</g>`).join('');

/** How high the meadow stands at x. */
const crest = (x) => 118 + 232 * Math.pow(Math.abs(Math.cos((x / TILE) * Math.PI)), 1.9);

function far(flora) {
  const paint = painter(301, flora);
  const { between } = paint;
  let markup = '';
  for (let i = 0; i < 150; i++) {
    const x = between(0, TILE);
    const tone = mix(flora.leaves[i % 3], flora.haze, between(0.45, 0.7));
    markup += blade(
      x,
      HEIGHT + 8,
      between(-9, 9),
      crest(x) * between(0.5, 0.98),
      between(3, 6),
      between(-30, 30),
      tone,
    );
  }
  const plume = { pale: mix(flora.plume.pale, flora.haze, 0.25), deep: mix(flora.plume.deep, flora.haze, 0.55) };
  for (let i = 0; i < 13; i++) {
    const x = (i + between(0.2, 0.8)) * (TILE / 13);
    markup += lalang(paint, x, HEIGHT, between(-7, 7), crest(x) * between(0.95, 1.12), plume, between(-16, 16));
  }
  return paint.document(TILE, HEIGHT, `${HAZE}<g filter="url(#haze)">${repeated(markup)}</g>`);
}

/** Rows: x, part of the crest's height, radius, kind, colour, bend. From the back to the front. */
const STANDING = [
  [8, 1.02, 36, 'cosmos', 0, 10],
  [566, 1.1, 32, 'cosmos', 1, -12],
  [62, 1.06, 29, 'cosmos', 1, 14],
  [520, 1.02, 30, 'cosmos', 2, -10],
  [112, 1.02, 25, 'cosmos', 2, 12],
  [36, 0.78, 31, 'cosmos', 2, -10],
  [548, 0.8, 34, 'cosmos', 0, 12],
  [470, 1.06, 26, 'cosmos', 1, -16],
  [160, 1.06, 24, 'cosmos', 0, 14],
  [90, 0.74, 14, 'pea', 3, -8],
  [500, 0.74, 14, 'pea', 3, 10],
  [430, 1.02, 22, 'cosmos', 2, -8],
  [205, 0.98, 20, 'cosmos', 1, 10],
  [590, 0.58, 29, 'cosmos', 1, -6],
  [138, 0.7, 26, 'cosmos', 1, -12],
  [452, 0.72, 28, 'cosmos', 0, 12],
  [68, 0.52, 29, 'cosmos', 0, 8],
  [250, 1.0, 14, 'pea', 3, 8],
  [352, 1.02, 14, 'pea', 3, -10],
  [300, 0.98, 19, 'cosmos', 2, 6],
  [394, 0.84, 22, 'cosmos', 1, 10],
  [178, 0.66, 22, 'cosmos', 2, -8],
  [530, 0.5, 26, 'cosmos', 2, -10],
  [226, 0.72, 19, 'cosmos', 0, -6],
  [340, 0.7, 20, 'cosmos', 0, 8],
  [20, 0.36, 24, 'cosmos', 1, 10],
  [486, 0.46, 23, 'cosmos', 1, 8],
  [110, 0.44, 22, 'cosmos', 2, -8],
  [272, 0.62, 18, 'cosmos', 1, 10],
  [420, 0.5, 20, 'cosmos', 2, -6],
  [572, 0.26, 22, 'cosmos', 0, 6],
  [156, 0.4, 13, 'pea', 3, 12],
  [374, 0.44, 13, 'pea', 3, -12],
];

function meadow(flora) {
  const paint = painter(311, flora);
  const { between } = paint;
  let grass = '';
  for (let i = 0; i < 84; i++) {
    const x = between(0, TILE);
    const tone = mix(flora.leaves[i % 3], i % 4 ? flora.leafShade : '#e9f0c0', between(0.02, 0.26));
    grass += blade(
      x,
      HEIGHT + 6,
      between(-12, 12),
      crest(x) * between(0.2, 0.72),
      between(3, 6.5),
      between(-44, 44),
      tone,
    );
  }
  let plumes = '';
  for (const [x, high, bend] of [
    [30, 1.12, -14],
    [84, 1.16, -10],
    [548, 1.14, 14],
    [494, 1.12, 12],
    [132, 1.2, 12],
    [446, 1.2, -12],
  ])
    plumes += lalang(paint, x, HEIGHT, bend * 0.3, crest(x) * high, flora.plume, bend);
  let standing = '';
  let small = '';
  for (const [x, part, radius, kind, tone, bend] of STANDING) {
    const length = crest(x) * part - radius;
    const stem = threadStem(
      paint,
      x - bend * 0.6,
      HEIGHT + 4,
      bend * -0.2,
      length,
      mix(flora.leaves[2], '#8fae5a', 0.3),
      bend,
      2,
    );
    const { x: tx, y: ty, angle } = stem.tip;
    standing += stem.markup;
    standing +=
      kind === 'pea'
        ? butterflyPea(paint, tx, ty + 6, radius * 0.9, flora.flowers[tone], angle)
        : cosmos(paint, tx, ty, radius, flora.flowers[tone], angle + between(-16, 16), between(0.55, 0.95));
  }
  for (let i = 0; i < 28; i++) {
    const x = between(0, TILE);
    const y = HEIGHT - crest(x) * between(0.03, 0.34);
    small += daisy(paint, x, y, between(7, 11), flora.flowers[4], between(0.6, 0.95));
  }
  let front = '';
  for (let i = 0; i < 46; i++) {
    const x = between(0, TILE);
    front += blade(
      x,
      HEIGHT + 6,
      between(-20, 20),
      between(30, 84),
      between(3, 6),
      between(-50, 50),
      mix(flora.leaves[i % 3], flora.leafShade, between(0, 0.3)),
    );
  }
  const body =
    repeated(plumes) +
    repeated(`<g ${paint.wash()}>${grass}</g>`) +
    repeated(standing) +
    repeated(small) +
    repeated(`<g ${paint.wash()}>${front}</g>`);
  return paint.document(TILE, HEIGHT, body);
}

/** A tuft that grows from a lower left corner. */
function tuft(flora) {
  const paint = painter(331, flora);
  const { between } = paint;
  let markup = '';
  for (let i = 0; i < 34; i++)
    markup += blade(
      between(-20, 130),
      310,
      between(-16, 26),
      between(90, 210),
      between(3, 6),
      between(-20, 44),
      mix(flora.leaves[i % 3], flora.leafShade, between(0, 0.25)),
    );
  markup =
    lalang(paint, 24, 306, 0, 280, flora.plume, 12) +
    lalang(paint, 70, 306, 4, 240, flora.plume, 22) +
    `<g ${paint.wash()}>${markup}</g>`;
  for (const [x, length, radius, tone, bend] of [
    [20, 222, 30, 0, 10],
    [66, 186, 27, 1, 20],
    [8, 148, 24, 2, 6],
    [98, 138, 24, 2, 30],
    [48, 118, 27, 0, 8],
    [120, 84, 20, 1, 34],
    [16, 70, 22, 1, 8],
  ]) {
    const stem = threadStem(paint, x, 306, 4, length, flora.leaves[2], bend);
    markup +=
      stem.markup + cosmos(paint, stem.tip.x, stem.tip.y, radius, flora.flowers[tone], bend, between(0.7, 0.95));
  }
  for (let i = 0; i < 12; i++)
    markup += daisy(paint, between(4, 150), between(226, 290), between(8, 11), flora.flowers[4]);
  return paint.document(230, 300, markup);
}

function rule(flora) {
  const paint = painter(341, flora);
  const arm = (side) => {
    const stem = threadStem(paint, 150 + side * 14, 36, side * 84, 106, flora.leaves[2], side * 14, 6);
    return (
      stem.markup +
      daisy(paint, 150 + side * 42, 33, 9, flora.flowers[4]) +
      cosmos(paint, stem.tip.x, stem.tip.y, 10, flora.flowers[side > 0 ? 1 : 2], side * 60, 0.7)
    );
  };
  return paint.document(300, 66, arm(-1) + arm(1) + cosmos(paint, 150, 33, 22, flora.flowers[0]));
}

function falling(flora, n) {
  const paint = painter(350 + n, flora);
  if (n === 3) return paint.document(40, 40, daisy(paint, 20, 20, 15, flora.flowers[4]));
  const { pale, mid, deep } = flora.flowers[n - 1];
  const d = paint.petalPath(32, 11, 0.04, 0.74, 0.14);
  const petal = paint.paintPetal(d, paint.gradient(0, 0, 32, deep, mid, pale), mid);
  return paint.document(40, 40, paint.place(20, 36, n * 14 - 21, petal));
}

export const drawMeadow = ({ flora, wax }) => ({
  far: () => far(flora),
  growth: () => meadow(flora),
  tuft: () => tuft(flora),
  rule: () => rule(flora),
  seal: () => waxSeal({ seed: 61, wax, wreath: 'leaves' }),
  'fall-1': () => falling(flora, 1),
  'fall-2': () => falling(flora, 2),
  'fall-3': () => falling(flora, 3),
});
