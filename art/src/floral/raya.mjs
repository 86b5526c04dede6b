import { jasmine } from './blossom.mjs';
import { hibiscus, hibiscusBud } from './hibiscus.mjs';
import { painter } from './painter.mjs';
import { broadLeaf, frond, monstera } from './tropical.mjs';
import { waxSeal } from './wax-seal.mjs';
import { evenly, halfRing, onRing } from './wreath.mjs';

/** Hibiscus among monstera, palm and their own toothed leaves, as a full wreath (design cv0101). */

/** Rows: kind, angle on the ring, step outwards, size, turn, colour. */
const BEHIND = [
  ['palm', 224, -4, 112, -44, 2],
  ['palm', 262, -4, 96, 52, 0],
  ['palm', 250, -4, 88, -64, 1],
  ['palm', 198, -2, 96, 54, 1],
  ['palm', 186, 0, 84, -58, 2],
  ['palm', 42, -4, 106, 46, 2],
  ['palm', 72, -4, 94, -56, 0],
  ['palm', 82, 0, 84, 40, 1],
  ['palm', 18, -2, 92, -56, 1],
  ['palm', 30, -2, 84, 70, 0],
  ['palm', 312, -2, 92, -54, 0],
  ['palm', 330, -2, 84, 58, 2],
  ['palm', 138, 0, 92, 54, 2],
  ['palm', 152, 0, 84, -56, 0],
  ['monstera', 240, -2, 88, 18, 0],
  ['monstera', 206, -2, 80, -36, 2],
  ['monstera', 218, 0, 80, -62, 2],
  ['monstera', 60, -2, 86, 20, 0],
  ['monstera', 28, 0, 74, -30, 2],
  ['monstera', 40, 0, 72, 66, 2],
  ['monstera', 146, -4, 72, 22, 0],
  ['monstera', 132, -4, 66, -40, 2],
  ['monstera', 324, -4, 74, 26, 2],
  ['monstera', 308, -4, 66, -36, 0],
];
const FLOWERS = [
  ['bud', 172, -2, 14, 74, 0],
  ['bud', 182, 8, 12, 118, 1],
  ['bud', 286, 10, 14, 40, 1],
  ['bud', 92, 12, 13, -44, 0],
  ['bud', 101, 2, 12, -82, 2],
  ['bud', 346, 8, 13, -62, 2],
  ['bud', 352, -8, 11, -100, 0],
  ['jasmine', 190, -12, 15, 0, 3],
  ['jasmine', 270, 14, 16, 0, 3],
  ['jasmine', 276, -10, 13, 0, 3],
  ['jasmine', 10, 8, 15, 0, 3],
  ['jasmine', 4, -8, 12, 0, 3],
  ['jasmine', 82, -14, 15, 0, 3],
  ['jasmine', 96, 4, 12, 0, 3],
  ['jasmine', 160, 8, 14, 0, 3],
  ['jasmine', 118, 8, 12, 0, 3],
  ['jasmine', 298, -12, 14, 0, 3],
  ['jasmine', 336, 10, 13, 0, 3],
  ['raya', 196, 12, 42, 150, 1],
  ['raya', 248, 10, 42, -70, 2],
  ['raya', 23, 12, 37, -30, 2],
  ['raya', 70, 10, 40, 84, 1],
  ['raya', 140, 12, 40, 120, 2],
  ['raya', 317, 12, 40, -40, 1],
  ['raya', 222, 14, 62, -130, 0],
  ['raya', 46, 12, 58, 30, 0],
];

const LEAVES = 92;

function pieces(paint) {
  const { between, flora } = paint;
  const all = [];
  const put = (angle, step, draw) => {
    const { x, y, out } = onRing(angle);
    const radians = (out * Math.PI) / 180;
    const [px, py] = [x + Math.sin(radians) * step, y - Math.cos(radians) * step];
    all.push({ y, markup: draw(px, py, out) });
  };
  for (const [kind, angle, step, size, turn, tone] of BEHIND)
    put(angle, step, (x, y, out) =>
      kind === 'palm'
        ? frond(paint, x, y, out + turn, size, flora.leaves[tone], { bend: turn * 0.9 })
        : monstera(paint, x, y, out + turn, size, flora.leaves[tone]),
    );
  // Leaves lie along the ring and rise on both sides from its foot to its head.
  evenly(LEAVES).forEach((angle, i) => {
    const rise = angle < 180 ? -1 : 1;
    const inward = i % 2 ? 1 : -1;
    put(angle, inward * -3, (x, y, out) => {
      const turn = out + rise * (inward > 0 ? between(100, 122) : between(40, 68));
      const length = inward > 0 ? between(40, 50) : between(50, 66);
      return broadLeaf(paint, x, y, turn, length, length * between(0.21, 0.27), flora.leaves[(i * 2) % 3], {
        bend: rise * between(-6, 6),
        teeth: i % 3 ? 0 : 6,
      });
    });
    if (i % 4 === 1)
      put(angle, 0, (x, y, out) =>
        paint.sprig(x, y, out + rise * between(60, 80), between(52, 66), 'fern', flora.leaves[1], rise * 14),
      );
  });
  for (const [kind, angle, step, size, turn, tone] of FLOWERS)
    put(angle, step, (x, y, out) => {
      const colour = flora.flowers[tone];
      if (kind === 'raya') return hibiscus(paint, x, y, size, colour, turn);
      if (kind === 'bud') return hibiscusBud(paint, x, y, out + turn, size, colour);
      return jasmine(paint, x, y, size, colour);
    });
  return all;
}

function half(flora, which) {
  const paint = painter(101, flora);
  return halfRing(paint, pieces(paint), which);
}

/** Grows out of the lower left corner of the window. */
function spray(flora) {
  const paint = painter(117, flora);
  const [dark, light, deep] = flora.leaves;
  const [red, coral, blush, white] = flora.flowers;
  const palm = (x, y, angle, length, tone, bend) => frond(paint, x, y, angle, length, tone, { bend });
  return paint.document(
    340,
    420,
    [
      palm(30, 350, 8, 290, deep, -16),
      palm(60, 380, 44, 250, dark, 22),
      palm(20, 300, -6, 250, light, 24),
      palm(90, 400, 74, 220, deep, 18),
      monstera(paint, 74, 330, 26, 150, dark),
      monstera(paint, 130, 378, 66, 132, deep),
      monstera(paint, 16, 282, -4, 120, deep),
      broadLeaf(paint, 70, 300, 10, 120, 26, light, { teeth: 9, bend: 10 }),
      broadLeaf(paint, 130, 340, 48, 116, 26, dark, { teeth: 9, bend: -8 }),
      broadLeaf(paint, 150, 372, 84, 104, 24, light, { teeth: 8, bend: 8 }),
      broadLeaf(paint, 30, 270, -14, 100, 24, dark, { teeth: 8 }),
      hibiscusBud(paint, 116, 232, 30, 17, coral),
      hibiscusBud(paint, 214, 352, 78, 16, red),
      hibiscus(paint, 44, 262, 46, coral, -30),
      hibiscus(paint, 168, 372, 48, blush, 70),
      jasmine(paint, 116, 268, 17, white),
      jasmine(paint, 144, 292, 14, white),
      jasmine(paint, 208, 402, 16, white),
      hibiscus(paint, 84, 338, 76, red, 24),
    ].join(''),
  );
}

function rule(flora) {
  const paint = painter(121, flora);
  const [dark, light] = flora.leaves;
  const arm = (side) =>
    paint.sprig(150, 36, side * 86, 112, 'fern', dark, side * -8) +
    broadLeaf(paint, 150, 36, side * 76, 62, 9, light) +
    broadLeaf(paint, 150, 36, side * 98, 54, 9, dark) +
    jasmine(paint, 150 + side * 34, 35, 9, flora.flowers[3]);
  return paint.document(300, 70, arm(-1) + arm(1) + hibiscus(paint, 150, 36, 25, flora.flowers[0], 10));
}

function falling(flora, n) {
  const paint = painter(130 + n, flora);
  const colour = flora.flowers[n === 3 ? 3 : n - 1];
  if (n === 3) return paint.document(40, 40, jasmine(paint, 20, 20, 14, colour));
  const d = paint.petalPath(31, 15, 0.05, 0.68, 0.08);
  const petal = paint.paintPetal(d, paint.gradient(0, 0, 32, colour.dark, colour.mid, colour.pale), colour.mid);
  return paint.document(40, 40, paint.place(20, 36, n * 14 - 21, petal));
}

export const drawRaya = ({ flora, wax }) => ({
  'ring-top': () => half(flora, 'top'),
  'ring-foot': () => half(flora, 'foot'),
  spray: () => spray(flora),
  rule: () => rule(flora),
  seal: () => waxSeal({ seed: 34, wax, wreath: 'leaves' }),
  'fall-1': () => falling(flora, 1),
  'fall-2': () => falling(flora, 2),
  'fall-3': () => falling(flora, 3),
});
