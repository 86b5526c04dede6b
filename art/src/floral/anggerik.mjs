import { jasmine } from './blossom.mjs';
import { bouquet } from './bouquet.mjs';
import { orchid, orchidSpray } from './orchid.mjs';
import { painter } from './painter.mjs';
import { waxSeal } from './wax-seal.mjs';

/**
 * Orchids that trail out of the corners in arching sprays, jasmine tucked between (design cv0002). The weight hangs
 * along two arms instead of sitting in one round bunch.
 */
const UPPER_FLOWERS = [
  ['jasmine', -58, 96, 19, 2],
  ['jasmine', 62, 92, 18, 2],
  ['jasmine', 8, 112, 20, 0],
  ['orchid', -52, 60, 44, 1],
  ['orchid', 50, 64, 42, 0],
  ['jasmine', -20, 84, 16, 2],
  ['jasmine', 26, 80, 17, 0],
  ['orchid', 0, 6, 56, 0],
  ['jasmine', -96, 62, 17, 0],
  ['jasmine', 98, 60, 17, 2],
];
const LOWER_FLOWERS = [
  ['jasmine', -60, 98, 18, 2],
  ['jasmine', 66, 92, 19, 0],
  ['orchid', -46, 66, 44, 0],
  ['orchid', 52, 62, 44, 1],
  ['jasmine', 4, 106, 18, 2],
  ['jasmine', -16, 82, 16, 0],
  ['orchid', 0, 4, 55, 0],
  ['jasmine', 100, 62, 17, 2],
  ['jasmine', -98, 62, 17, 0],
];

function cornerA(flora) {
  const paint = painter(44, flora);
  const arms =
    orchidSpray(paint, {
      x: 344,
      y: 66,
      angle: 258,
      length: 288,
      bend: -34,
      radius: 36,
      flowers: [0, 1, 0],
      buds: 4,
      from: 0.42,
    }) +
    orchidSpray(paint, {
      x: 366,
      y: 78,
      angle: 196,
      length: 256,
      bend: 16,
      radius: 36,
      flowers: [1, 0, 0],
      buds: 4,
      from: 0.42,
    });
  const body = bouquet(paint, {
    x: 352,
    y: 68,
    direction: 226,
    spread: 220,
    scale: 1.08,
    flowers: UPPER_FLOWERS,
    sprigs: 11,
    ghost: 0.2,
    behind: arms,
  });
  return paint.document(420, 400, body);
}

function cornerB(flora) {
  const paint = painter(63, flora);
  const arms =
    orchidSpray(paint, {
      x: 70,
      y: 286,
      angle: 8,
      length: 232,
      bend: 22,
      radius: 35,
      flowers: [0, 1, 0],
      buds: 4,
      from: 0.44,
    }) +
    orchidSpray(paint, {
      x: 92,
      y: 302,
      angle: 72,
      length: 286,
      bend: -22,
      radius: 35,
      flowers: [1, 0, 0],
      buds: 4,
      from: 0.42,
    });
  const body = bouquet(paint, {
    x: 76,
    y: 298,
    direction: 46,
    spread: 220,
    scale: 1.08,
    flowers: LOWER_FLOWERS,
    sprigs: 11,
    ghost: 0.2,
    behind: arms,
  });
  return paint.document(420, 440, body);
}

/** Two sprays leaving a centre of three orchids. */
function garland(flora) {
  const paint = painter(81, flora);
  const { between } = paint;
  const [ivory, blush, cream] = flora.flowers;
  let body = '';
  for (const side of [-1, 1]) {
    for (let i = 0; i < 5; i++)
      body += paint.sprig(
        300 + side * (16 + i * 16),
        84 + between(-6, 6),
        side * (62 + i * 11 + between(-5, 5)),
        between(110, 160),
        ['fern', 'olive', 'eucalyptus'][i % 3],
        flora.leaves[i % 3],
        side * between(4, 20),
      );
    for (let i = 0; i < 3; i++)
      body += paint.goldTwig(300 + side * (40 + i * 20), 84, side * (66 + i * 16), between(110, 150));
    for (let i = 0; i < 3; i++)
      body += paint.leaf(
        300 + side * (30 + i * 16),
        90,
        side * (60 + i * 20),
        between(64, 84),
        between(13, 18),
        flora.leaves[i % 3],
      );
    body += orchidSpray(paint, {
      x: 300 + side * 30,
      y: 84,
      angle: side * 80,
      length: 246,
      bend: side * 34,
      radius: 31,
      flowers: side > 0 ? [1, 0, 0] : [0, 1, 0],
      buds: 4,
      from: 0.26,
    });
    body += jasmine(paint, 300 + side * 62, 52, 16, cream) + jasmine(paint, 300 + side * 54, 132, 15, ivory);
  }
  body +=
    orchid(paint, 258, 98, 40, blush, -16) + orchid(paint, 344, 96, 40, ivory, 16) + jasmine(paint, 300, 42, 17, cream);
  return paint.document(600, 200, body + orchid(paint, 300, 96, 50, ivory, 0));
}

function rule(flora) {
  const paint = painter(14, flora);
  const [ivory, , cream] = flora.flowers;
  const arm = (side) =>
    paint.sprig(150, 34, side * 88, 124, 'olive', flora.leaves[side > 0 ? 1 : 0], side * -8) +
    paint.goldTwig(150, 35, side * 71, 59) +
    jasmine(paint, 150 + side * 34, 34, 10, cream) +
    jasmine(paint, 150 + side * 58, 32, 7.5, ivory);
  return paint.document(300, 66, arm(-1) + arm(1) + orchid(paint, 150, 33, 25, ivory, 0));
}

/** A loose petal of an orchid (n = 1, 2) or a whole jasmine flower (n = 3). */
function falling(flora, n) {
  const paint = painter(95 + n, flora);
  const colour = flora.flowers[n - 1];
  if (n === 3) return paint.document(40, 40, jasmine(paint, 20, 20, 15, colour));
  const d = paint.petalPath(32, 16, 0.05, 0.6, 0.04);
  const petal = paint.paintPetal(d, paint.gradient(0, 0, 33, colour.deep, colour.mid, colour.pale), colour.mid);
  return paint.document(40, 40, paint.place(20, 37, n * 14 - 21, petal));
}

export const drawAnggerik = ({ flora, wax }) => ({
  'corner-a': () => cornerA(flora),
  'corner-b': () => cornerB(flora),
  garland: () => garland(flora),
  rule: () => rule(flora),
  seal: () => waxSeal({ seed: 21, wax, wreath: 'pearls' }),
  'fall-1': () => falling(flora, 1),
  'fall-2': () => falling(flora, 2),
  'fall-3': () => falling(flora, 3),
});
