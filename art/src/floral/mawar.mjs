import { blossom } from './blossom.mjs';
import { bouquet } from './bouquet.mjs';
import { painter } from './painter.mjs';
import { rose, rosebud } from './rose.mjs';
import { waxSeal } from './wax-seal.mjs';

/** Round bunches of roses, blossoms and buds (design cv0001). Rows: kind, turn, distance, radius, colour. */
const UPPER_FLOWERS = [
  ['blossom', -82, 100, 26, 1],
  ['blossom', 74, 108, 28, 0],
  ['rose', -50, 70, 45, 1],
  ['rose', 46, 76, 43, 2],
  ['blossom', -12, 106, 25, 1],
  ['bud', 18, 150, 17, 0],
  ['bud', -34, 150, 15, 2],
  ['blossom', 30, 120, 18, 1],
  ['rose', 0, 4, 66, 0],
  ['blossom', -108, 64, 21, 2],
  ['blossom', 104, 60, 23, 0],
];
const LOWER_FLOWERS = [
  ['blossom', -80, 100, 26, 0],
  ['blossom', 76, 108, 27, 1],
  ['rose', -48, 74, 42, 2],
  ['rose', 44, 76, 47, 0],
  ['blossom', -4, 110, 24, 2],
  ['bud', -24, 150, 16, 1],
  ['bud', 30, 148, 16, 0],
  ['rose', 0, 6, 62, 1],
  ['blossom', -106, 62, 22, 1],
  ['blossom', 102, 60, 23, 2],
];

function cornerA(flora) {
  const paint = painter(31, flora);
  const body = bouquet(paint, {
    x: 336,
    y: 84,
    direction: 228,
    spread: 250,
    scale: 1.2,
    flowers: UPPER_FLOWERS,
    sprigs: 15,
  });
  return paint.document(420, 400, body);
}

function cornerB(flora) {
  const paint = painter(58, flora);
  const body = bouquet(paint, {
    x: 84,
    y: 296,
    direction: 48,
    spread: 250,
    scale: 1.2,
    flowers: LOWER_FLOWERS,
    sprigs: 15,
  });
  return paint.document(420, 440, body);
}

/** A swag of two arms that answer each other, a rose in the middle. */
function garland(flora) {
  const paint = painter(77, flora);
  const { between } = paint;
  const [blush, cream, wine] = flora.flowers;
  let body = '';
  for (const side of [-1, 1]) {
    for (let i = 0; i < 6; i++)
      body += paint.sprig(
        300 + side * (20 + i * 18),
        86 + between(-8, 8),
        side * (66 + i * 9 + between(-5, 5)),
        between(130, 185),
        ['eucalyptus', 'fern', 'olive'][i % 3],
        flora.leaves[i % 3],
        side * between(4, 22),
      );
    for (let i = 0; i < 3; i++)
      body += paint.goldTwig(300 + side * (50 + i * 20), 84, side * (70 + i * 14), between(120, 160));
    for (let i = 0; i < 4; i++)
      body += paint.leaf(
        300 + side * (40 + i * 18),
        88,
        side * (58 + i * 18),
        between(70, 92),
        between(14, 20),
        flora.leaves[i % 3],
      );
    body += rosebud(paint, 300 + side * 176, 86, side * 82, 13, side > 0 ? blush : wine);
    body += blossom(paint, 300 + side * 138, 92, 22, side > 0 ? cream : blush);
    body += rose(paint, 300 + side * 92, 90, 36, side > 0 ? wine : cream);
  }
  body += blossom(paint, 262, 52, 19, cream) + blossom(paint, 340, 54, 18, blush) + blossom(paint, 330, 134, 18, cream);
  return paint.document(600, 200, body + rose(paint, 300, 94, 52, blush));
}

function rule(flora) {
  const paint = painter(12, flora);
  const body =
    paint.sprig(150, 34, -86, 128, 'eucalyptus', flora.leaves[0], 6) +
    paint.sprig(150, 34, 86, 128, 'eucalyptus', flora.leaves[1], -6) +
    paint.goldTwig(150, 36, -76, 56) +
    paint.goldTwig(150, 36, 76, 56) +
    paint.leaf(146, 36, -70, 46, 10, flora.leaves[2]) +
    paint.leaf(154, 36, 70, 46, 10, flora.leaves[0]) +
    blossom(paint, 150, 32, 19, flora.flowers[0]);
  return paint.document(300, 66, body);
}

/** One loose petal in the n-th flower colour. */
function fallingPetal(flora, n) {
  const paint = painter(90 + n, flora);
  const colour = flora.flowers[n - 1];
  const d = paint.petalPath(32, 13, 0.06, 0.62, 0.1);
  const petal = paint.paintPetal(d, paint.gradient(0, 0, 33, colour.deep, colour.mid, colour.pale), colour.mid);
  return paint.document(40, 40, paint.place(20, 37, n * 9 - 18, petal));
}

export const drawMawar = ({ flora, wax }) => ({
  'corner-a': () => cornerA(flora),
  'corner-b': () => cornerB(flora),
  garland: () => garland(flora),
  rule: () => rule(flora),
  seal: () => waxSeal({ seed: 4, wax, wreath: 'leaves' }),
  'fall-1': () => fallingPetal(flora, 1),
  'fall-2': () => fallingPetal(flora, 2),
  'fall-3': () => fallingPetal(flora, 3),
});
