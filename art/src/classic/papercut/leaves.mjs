import { num, polar } from '../../core/path.mjs';
import { seededRandom } from '../../core/random.mjs';
import { comma, curveThrough, cut, joined, paper, parted, placed, range, strip, through } from './knife.mjs';

const leafWidth = (width, belly) => (t) =>
  width * Math.sin(Math.PI * Math.min(1, t ** belly * 0.985 + 0.012)) ** 0.86 + 1.2 * (1 - t);

/**
 * A leaf from (0, 0) upwards, bent by `bend` degrees:
 * its midrib is a cut, one half has veins cut as saw teeth, the other commas.
 * @param {{length: number, width: number, bend?: number, belly?: number, veins?: number, open?: boolean}} form
 */
export function leaf(seed, { length, width, bend = 20, belly = 0.8, veins = 7, open = true, gap = 3.4 }) {
  const { between } = seededRandom(seed);
  const middle = curveThrough([
    [0, 0],
    polar(0, 0, bend * 0.12, length * 0.36),
    polar(0, 0, bend * 0.32, length * 0.7),
    polar(0, 0, bend * 0.62, length),
  ]);
  const half = leafWidth(width, belly);
  const out = open ? through : cut;
  const outline = strip(middle, half, 16);
  const rib = strip(
    (t) => middle(0.06 + t * 0.84),
    (t) => width * 0.085 * (1 - t) ** 0.5 + 0.9,
    10,
  );
  const side = bend > 0 ? 1 : -1;
  // Long wedges from the midrib to the edge, shorter towards the tip.
  const wedges = range(veins, (i) => {
    const t = 0.14 + (0.68 * i) / veins;
    const { x, y, angle } = middle(t);
    const reach = half(t + 0.1) * 0.5 * between(0.68, 0.78);
    const from = polar(x, y, angle + 90 * side, width * 0.07);
    const next = middle(t + (0.72 * 0.68) / veins);
    const to = polar(next.x, next.y, next.angle + 90 * side, width * 0.06);
    const tip = polar(...from, angle + side * 46, reach * 1.3);
    const bow = polar(...from, angle + side * 66, reach * 0.66);
    return `M${num(from[0])} ${num(from[1])}Q${num(bow[0])} ${num(bow[1])} ${num(tip[0])} ${num(tip[1])}L${num(to[0])} ${num(to[1])}Z`;
  });
  const marks = range(Math.max(2, veins - 4), (i) => {
    const t = 0.24 + (0.46 * i) / Math.max(1, veins - 5);
    const { x, y, angle } = middle(t);
    const at = polar(x, y, angle - 90 * side, half(t) * 0.16);
    return comma(...at, angle - side * 40, half(t) * 0.46, Math.max(1, width * 0.05), -side * 0.4);
  });
  return joined(parted(outline, gap, open), paper(outline), out(rib), ...wedges.map(out), ...marks.map(out));
}

/** A peony's leaf: three lobed leaflets on a stalk. */
export function peonyLeaf(seed, size, turn = 0) {
  const { between } = seededRandom(seed);
  const one = (k, x, y, angle, length, bend) =>
    placed(
      leaf(seed * 7 + k, { length, width: length * between(0.36, 0.42), bend, belly: 0.9, veins: 7 }),
      x,
      y,
      angle,
    );
  const stalk = strip(
    curveThrough([
      [0, 0],
      [2, -16],
      [0, -34],
    ]),
    () => 3.6,
    6,
  );
  return placed(
    joined(
      paper(stalk),
      one(1, -1, -26, -58, 58, -34),
      one(2, 1, -26, 60, 60, 36),
      one(3, 0, -30, between(-8, 8), 76, between(-1, 1) > 0 ? 24 : -24),
    ),
    0,
    0,
    turn,
    size / 100,
  );
}

/** A stem through points, tapering from `from` to `to`. */
export function stem(points, from, to, steps = 18) {
  const d = strip(curveThrough(points), (t) => from + (to - from) * t, steps);
  return joined(parted(d, 3, true), paper(d));
}

/** A woody branch: a stem with long notches along it. */
export function branch(seed, points, from, to) {
  const { between } = seededRandom(seed);
  const curve = curveThrough(points);
  const d = strip(curve, (t) => (from + (to - from) * t) * (1 + 0.12 * Math.sin(t * 23 + seed)), 26);
  const count = points.length * 2;
  const notches = range(count, (i) => {
    const t = (i + 0.4) / (count + 0.6);
    const { x, y, angle } = curve(t);
    const w = from + (to - from) * t;
    const at = polar(x, y, angle + 90, w * between(-0.16, 0.16));
    return comma(...at, angle + between(-5, 5), w * 2, w * 0.13, 0.08);
  });
  return joined(parted(d, 3, true), paper(d), ...notches.map(through));
}
