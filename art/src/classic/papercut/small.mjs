import { num, polar, smoothPath } from '../../core/path.mjs';
import { seededRandom } from '../../core/random.mjs';
import {
  comma,
  crescent,
  curveThrough,
  drop,
  joined,
  paper,
  parted,
  placed,
  range,
  sawTeeth,
  strip,
  through,
} from './knife.mjs';

const slimPetal = ({ between }, length, width, bend) => {
  const middle = curveThrough([[0, 0], polar(0, 0, bend * 0.2, length * 0.45), polar(0, 0, bend * 0.5, length)]);
  const d = strip(middle, (t) => width * Math.sin(Math.PI * Math.min(1, t * 0.93 + 0.05)) ** 0.75, 12);
  const line = (aside) =>
    strip(
      (t) => {
        const { x, y, angle } = middle(0.2 + t * 0.6);
        const [px, py] = polar(x, y, angle + 90, aside * width * Math.sin(Math.PI * (0.2 + t * 0.6)));
        return { x: px, y: py, angle };
      },
      (t) => width * 0.1 * Math.sin(Math.PI * t) * between(0.9, 1.1),
      8,
    );
  return joined(parted(d, 2.6, true), paper(d), ...[-0.22, 0, 0.22].map((aside) => through(line(aside))));
};

/** An orchid of the scholars: three slim sepals, two petals drawn together, and its spotted lip. */
export function orchid(seed, size, lean = 0) {
  const random = seededRandom(seed);
  const { between } = random;
  const at = (angle, length, width, bend) =>
    placed(slimPetal(random, length, width, bend), 0, 0, angle + between(-5, 5));
  const lip = 'M-5 2C-15 8 -17 22 -9 30C-5 34 5 35 9 30C17 22 15 8 5 2Z';
  return placed(
    joined(
      at(-78, 60, 15, -26),
      at(80, 60, 15, 26),
      at(2, 62, 16, lean || 10),
      at(-34, 40, 15, 40),
      at(36, 40, 15, -40),
      parted(lip, 3, true),
      paper(lip),
      ...range(3, (i) => through(comma(-7 + i * 6.5, 11, 172 + i * 6, 11 + (i === 1 ? 4 : 0), 1.5, 0.1))),
    ),
    0,
    0,
    0,
    size / 60,
  );
}

/** A long leaf of grass through points, folded once: cut along its rib. */
export function grass(points, width) {
  const curve = curveThrough(points);
  const d = strip(
    curve,
    (t) => width * (0.55 + 0.45 * Math.sin(Math.PI * Math.min(1, t * 1.15))) * (1 - t ** 3) + 0.5,
    26,
  );
  const rib = strip(
    (t) => curve(0.08 + t * 0.76),
    (t) => width * 0.14 * Math.sin(Math.PI * t) ** 0.6,
    22,
  );
  return joined(parted(d, 2.6, true), paper(d), through(rib));
}

/** A butterfly from the side, its wings up to the left. */
export function butterfly(seed, size) {
  const { between } = seededRandom(seed);
  const wing = (points, cuts) => {
    const d = smoothPath(points);
    return joined(parted(d, 2.8, true), paper(d), ...cuts.map(through));
  };
  const teeth = (from, to, near, far, count) =>
    sawTeeth({ from, to, near, far: (t) => far * (0.86 + 0.14 * Math.sin(t * Math.PI)), teeth: count, between });
  const ring = (x, y, r) => `M${num(x - r)} ${num(y)}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0Z`;
  const behind = wing(
    [
      [0, 0],
      [12, -30],
      [34, -54],
      [50, -50],
      [46, -26],
      [26, -4],
    ],
    [teeth(22, 48, 16, 40, 6), drop(36, -34, 32, 17, 5), drop(27, -36, 20, 15, 4)],
  );
  const hind = wing(
    [
      [0, 2],
      [-22, 6],
      [-36, 22],
      [-30, 38],
      [-22, 34],
      [-26, 56],
      [-18, 58],
      [-10, 36],
      [2, 16],
    ],
    [drop(-8, 10, -124, 22, 4.8), drop(-8, 16, -146, 20, 4.4), comma(-17, 36, 200, 16, 2, 0.2)],
  );
  const fore = wing(
    [
      [0, 0],
      [-10, -34],
      [-34, -62],
      [-58, -64],
      [-62, -44],
      [-52, -22],
      [-28, -2],
    ],
    [
      teeth(-66, -22, 15, 36, 9),
      drop(-32, -24, -62, 25, 5.4),
      drop(-32, -31, -47, 30, 6.2),
      drop(-26, -36, -34, 27, 5.6),
      drop(-20, -37, -22, 18, 4.4),
      crescent([-58, -40], [-47, -21], 0.16, 0.02),
    ],
  );
  const body = strip(
    curveThrough([
      [8, -10],
      [3, 4],
      [-3, 22],
      [-4, 30],
    ]),
    (t) => 6.4 * Math.sin(Math.PI * Math.min(1, 0.2 + t * 0.72)),
    10,
  );
  const feelers = [
    [
      [8, -11],
      [17, -24],
      [30, -30],
    ],
    [
      [8, -11],
      [12, -28],
      [20, -40],
    ],
  ].map((points) => strip(curveThrough(points), (t) => 2 - 0.7 * t, 8));
  const knobs = [
    [30, -30],
    [20, -40],
  ].map(([x, y]) => paper(ring(x, y, 2.2)));
  return placed(
    joined(behind, hind, fore, ...feelers.map(paper), ...knobs, parted(body, 2, true), paper(body)),
    0,
    0,
    0,
    size / 62,
  );
}

/**
 * Double happiness of our own strokes: two characters that share their long strokes, on one sheet.
 * Its box is 100 × 100 about (0, 0).
 */
export function doubleHappiness() {
  const bar = (x, y, width, height) =>
    `M${num(x - width / 2)} ${num(y - height / 2)}h${num(width)}v${num(height)}h${num(-width)}Z`;
  const box = (x, y, width, height, line) =>
    `${bar(x, y, width, height)}M${num(x - width / 2 + line)} ${num(y - height / 2 + line)}v${num(height - 2 * line)}h${num(width - 2 * line)}v${num(-height + 2 * line)}Z`;
  const one = (x) =>
    [
      bar(x, -43, 38, 6),
      bar(x, -43, 6.6, 22),
      bar(x, -31.5, 30, 5.6),
      box(x, -16, 30, 15, 5),
      bar(x - 9, -3.5, 5.6, 11),
      bar(x + 9, -3.5, 5.6, 11),
      box(x, 35, 32, 24, 5.4),
    ].join('');
  return `${one(-24)}${one(24)}${bar(0, 4.5, 98, 6)}${bar(-24, 15, 5.6, 18)}${bar(24, 15, 5.6, 18)}${bar(0, 15.5, 86, 5.6)}`;
}
