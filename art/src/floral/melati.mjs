import { bead, hangingString, melatiBud, openMelati, rope } from './melati-flower.mjs';
import { painter } from './painter.mjs';
import { rose } from './rose.mjs';
import { waxSeal } from './wax-seal.mjs';

/**
 * Threaded jasmine: swags with knots of roses, strings that hang down both sides, a floor of petals (design cv0102).
 */

const TILE = 300;

/** A drawing that repeats sideways: what runs out at one side comes in at the other. */
const repeated = (markup) => [-TILE, 0, TILE].map((x) => `<g transform="translate(${x} 0)">${markup}</g>`).join('');

/** A rope's line from knot to knot. */
const swagLine = (top, drop) => (t) => [TILE * t, top + drop * (1 - Math.pow(2 * t - 1, 2))];

function swag(flora) {
  const paint = painter(201, flora);
  const { between } = paint;
  const [, blush, peach] = flora.flowers;
  // One rope: a second one beside it would look like the same seen twice.
  const line = swagLine(18, 82);
  const strings = [0.14, 0.24, 0.36, 0.5, 0.64, 0.76, 0.86].map((t, i) => [t, [92, 70, 54, 62, 54, 70, 92][i]]);
  const middle =
    strings.map(([t, length]) => hangingString(paint, ...line(t), length, 11)).join('') + rope(paint, line, 350, 26);
  const knotLeaves = Array.from({ length: 13 }, (_, i) =>
    paint.leaf(0, 26, 74 + i * 17.6 + between(-7, 7), between(40, 62), between(8, 12), flora.leaves[i % 3]),
  ).join('');
  const tails = [-15, 15, 0].map((x, i) => hangingString(paint, x, 30, [142, 128, 186][i], 13)).join('');
  const blossoms = [-1, 1]
    .map(
      (side) =>
        openMelati(paint, side * 34, 20, 12) +
        openMelati(paint, side * 28, 44, 11) +
        openMelati(paint, side * 14, 58, 11) +
        melatiBud(paint, side * 46, 34, side * 110, 15),
    )
    .join('');
  const roses = rose(paint, -19, 20, 21, peach) + rose(paint, 19, 18, 21, peach) + rose(paint, 0, 34, 27, blush);
  const knot = tails + knotLeaves + blossoms + roses;
  return paint.document(TILE, 240, repeated(middle) + repeated(knot));
}

/** Strings of falling length, the longest at the window's edge. */
function strings(flora) {
  const paint = painter(211, flora);
  const rows = [
    [15, 548, 22],
    [44, 404, 19],
    [70, 500, 16],
    [93, 292, 16],
    [114, 196, 15],
  ];
  const body = rows.map(([x, length, size]) => hangingString(paint, x, -6, length, size));
  const [, blush, peach] = flora.flowers;
  const knots = [
    rose(paint, 15, 462, 14, blush),
    rose(paint, 44, 326, 14, peach),
    rose(paint, 70, 424, 12, blush),
    rose(paint, 15, 232, 14, peach),
  ];
  return paint.document(130, 580, body.join('') + knots.join(''));
}

/** Bunga rampai: blossoms, rose petals and shredded pandan strewn on the floor. */
function floor(flora) {
  const paint = painter(221, flora);
  const { between, random } = paint;
  const [, blush, peach] = flora.flowers;
  let back = '';
  let front = '';
  const height = (x) => 34 + 12 * Math.sin((x / TILE) * 2 * Math.PI) + 6 * Math.sin((x / TILE) * 6 * Math.PI + 1);
  for (let i = 0; i < 44; i++) {
    const x = between(0, TILE);
    const y = 128 - between(0, 1) * height(x) * 1.5;
    back += paint.leaf(x, y, between(-80, 80), between(26, 44), between(2.4, 7), flora.leaves[i % 3], false);
  }
  for (let i = 0; i < 26; i++) {
    const x = between(0, TILE);
    const colour = i % 2 ? blush : peach;
    const d = paint.petalPath(between(17, 23), between(8, 11), 0.05, 0.66, 0.1);
    const fill = paint.gradient(0, 0, 22, colour.deep, colour.mid, colour.pale);
    const petal = `<path d="${d}" fill="${fill}" stroke="${colour.dark}" stroke-width=".4" stroke-opacity=".5"/>`;
    back += paint.place(x, 126 - random.next() * height(x) * 1.2, between(-120, 120), petal);
  }
  for (let i = 0; i < 120; i++) {
    const x = between(0, TILE);
    const y = 124 - Math.pow(random.next(), 1.3) * height(x) * 1.25;
    front +=
      i % 5 === 0
        ? melatiBud(paint, x, y, between(0, 360), between(12, 16))
        : openMelati(paint, x, y, between(8, 13), between(0, 360), between(0.6, 0.95));
  }
  const roses =
    rose(paint, 62, 94, 25, blush) +
    rose(paint, 100, 106, 18, peach) +
    rose(paint, 206, 96, 22, peach) +
    rose(paint, 242, 104, 21, blush);
  return paint.document(TILE, 130, repeated(back) + repeated(roses) + repeated(front));
}

function rule(flora) {
  const paint = painter(231, flora);
  const arm = (side) => {
    let markup = `<path d="M150 32H${150 + side * 128}" stroke="#c7ad6c" stroke-width=".8"/>`;
    for (let i = 0; i < 6; i++) markup += melatiBud(paint, 150 + side * (36 + i * 14), 32, side * 90, 13);
    return (
      paint.leaf(150, 34, side * 66, 36, 7, flora.leaves[0], false) +
      paint.leaf(150, 34, side * 112, 32, 7, flora.leaves[1], false) +
      markup +
      bead(150 + side * 122, 32, 3)
    );
  };
  const blossoms = openMelati(paint, 128, 33, 12) + openMelati(paint, 172, 33, 12) + openMelati(paint, 150, 31, 18, 10);
  return paint.document(300, 66, arm(-1) + arm(1) + blossoms);
}

function falling(flora, n) {
  const paint = painter(240 + n, flora);
  if (n < 3) return paint.document(40, 40, openMelati(paint, 20, 20, 17 - n, n * 20, n === 1 ? 1 : 0.72));
  const { deep, mid, pale } = flora.flowers[1];
  const d = paint.petalPath(31, 15, 0.05, 0.66, 0.1);
  const petal = paint.paintPetal(d, paint.gradient(0, 0, 31, deep, mid, pale), mid);
  return paint.document(40, 40, paint.place(20, 36, 12, petal));
}

export const drawMelati = ({ flora, wax }) => ({
  swag: () => swag(flora),
  strings: () => strings(flora),
  floor: () => floor(flora),
  rule: () => rule(flora),
  seal: () => waxSeal({ seed: 52, wax, wreath: 'pearls' }),
  'fall-1': () => falling(flora, 1),
  'fall-2': () => falling(flora, 2),
  'fall-3': () => falling(flora, 3),
});
