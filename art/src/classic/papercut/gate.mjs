import { num, point, polar, RADIANS } from '../../core/path.mjs';
import { seededRandom } from '../../core/random.mjs';
import { joined, paper, placed, range, through } from './knife.mjs';

const circle = (r, x = 0, y = 0) =>
  `M${num(x - r)} ${num(y)}a${num(r)} ${num(r)} 0 1 1 ${num(2 * r)} 0a${num(r)} ${num(r)} 0 1 1 ${num(-2 * r)} 0Z`;
const annulus = (outer, inner) => ({
  upper: `<path fill-rule="evenodd" d="${circle(outer)}${circle(inner)}" fill="#fff"/>`,
  lower: '',
});

/** A sector of a ring between two radii, its corners cut square. */
const sector = (from, to, inner, outer) =>
  `M${point(polar(0, 0, from, inner))}L${point(polar(0, 0, from, outer))}L${point(polar(0, 0, (from + to) / 2, outer))}L${point(polar(0, 0, to, outer))}L${point(polar(0, 0, to, inner))}L${point(polar(0, 0, (from + to) / 2, inner))}Z`;

/**
 * The rim of the moon gate about (0, 0): a course of thin bricks on end, 200 units to its outer edge. The lower sheet
 * is a little wider and ends inwards in scallops.
 * @returns {{bricks: string, border: string}} masks of the upper and the lower sheet
 */
export function gateRim(seed) {
  const { between } = seededRandom(seed);
  const count = 72;
  const step = 360 / count;
  const joints = range(count, (i) => {
    const at = i * step + between(-0.25, 0.25);
    const half = between(0.26, 0.36);
    return through(sector(at - half, at + half, 186.2 + between(-0.3, 0.3), 197 + between(-0.3, 0.3)));
  });
  const marks = range(count / 2, (i) => {
    const [x, y] = polar(0, 0, (2 * i + 0.5) * step, 191.4);
    return placed(through('M0 -4L2.9 0L0 4L-2.9 0Z'), x, y, (2 * i + 0.5) * step);
  });
  const scallops = range(
    count,
    (i) => `<path d="${circle(4.6, ...polar(0, 0, (i + 0.5) * step, 183.2))}" fill="#fff"/>`,
  ).join('');
  const pricks = range(
    count,
    (i) => `<path d="${circle(1.3, ...polar(0, 0, (i + 0.5) * step, 181.4))}" fill="#000"/>`,
  ).join('');
  return {
    bricks: joined(annulus(200, 184), ...joints, ...marks).upper,
    border: annulus(203, 183).upper + scallops + pricks,
  };
}

/** The part of a polygon on the nearer side of the line that halves a → b. */
function nearer(polygon, a, b) {
  const [mx, my] = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const beyond = ([x, y]) => (x - mx) * dx + (y - my) * dy;
  return polygon.flatMap((from, i) => {
    const to = polygon[(i + 1) % polygon.length];
    const [s, e] = [beyond(from), beyond(to)];
    const meet = () => [from[0] + ((to[0] - from[0]) * s) / (s - e), from[1] + ((to[1] - from[1]) * s) / (s - e)];
    if (s <= 0) return e <= 0 ? [to] : [meet()];
    return e <= 0 ? [meet(), to] : [];
  });
}

/** A polygon whose sides have moved inwards, as path data; nothing if none of it is left. */
function inset(polygon, by) {
  let left = polygon;
  polygon.forEach((from, i) => {
    const to = polygon[(i + 1) % polygon.length];
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    if (length < 0.01) return;
    const [nx, ny] = [-(to[1] - from[1]) / length, (to[0] - from[0]) / length];
    const mid = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
    // The half plane beyond the side, moved by `by`: as if it halved two points on its normal.
    left = nearer(
      left,
      [mid[0] + nx * (by + 1), mid[1] + ny * (by + 1)],
      [mid[0] + nx * (by - 1), mid[1] + ny * (by - 1)],
    );
  });
  return left.length > 2 ? `M${left.map(point).join('L')}Z` : '';
}

/** Winter plum: five petals about a ring of dots. */
const plum = (x, y, size, turn) =>
  joined(
    ...range(5, (i) => paper(circle(size * 0.5, ...polar(x, y, turn + i * 72, size * 0.58)))),
    through(circle(size * 0.2, x, y)),
    ...range(5, (i) => {
      const [cx, cy] = polar(x, y, turn + i * 72, size * 0.66);
      return placed(
        through(
          `M0 ${num(size * 0.2)}Q${num(-size * 0.16)} 0 0 ${num(-size * 0.22)}Q${num(size * 0.16)} 0 0 ${num(size * 0.2)}Z`,
        ),
        cx,
        cy,
        turn + i * 72,
      );
    }),
  );

/**
 * Cracked ice and plum blossoms, the old lattice of windows, seamless both ways.
 * @param {number} size of its square tile @returns {string} mask
 */
export function iceLattice(seed, size, bar = 3) {
  const { between } = seededRandom(seed);
  const across = 5;
  const cell = size / across;
  const seeds = range(across * across, (i) => [
    (i % across) * cell + cell * between(0.1, 0.9),
    Math.floor(i / across) * cell + cell * between(0.1, 0.9),
  ]);
  const all = range(9, (k) =>
    seeds.map(([x, y]) => [x + ((k % 3) - 1) * size, y + (Math.floor(k / 3) - 1) * size]),
  ).flat();
  const holes = all
    .filter(([x, y]) => x > -cell * 1.5 && x < size + cell * 1.5 && y > -cell * 1.5 && y < size + cell * 1.5)
    .map((one) => {
      const around = [
        [-1, -1],
        [1, -1],
        [1, 1],
        [-1, 1],
      ].map(([a, b]) => [one[0] + a * size, one[1] + b * size]);
      const polygon = all.filter((other) => other !== one).reduce((left, other) => nearer(left, one, other), around);
      return `<path d="${inset(polygon, bar / 2)}" fill="#000"/>`;
    });
  const flowers = [
    [0.3, 0.26, 13, 10],
    [0.8, 0.6, 15, 40],
    [0.36, 0.83, 11, 70],
  ].flatMap(([x, y, r, turn]) =>
    range(9, (k) => [x * size + ((k % 3) - 1) * size, y * size + (Math.floor(k / 3) - 1) * size, r, turn]),
  );
  const edges = `<rect x="${-size}" y="${-size}" width="${size * 3}" height="${size * 3}" fill="#fff"/>`;
  return edges + holes.join('') + flowers.map((one) => plum(...one).upper).join('');
}

/** The scalloped edge of a sheet, hanging from y = 0: `count` tongues in `width`, seamless along x. */
export function scallopedEdge(width, height, count) {
  const step = width / count;
  const tongue = (x, deep, grow = 0) =>
    `M${num(x - step / 2 - grow)} -20V${num(height * 0.24)}C${num(x - step / 2 - grow)} ${num(deep * 0.86)} ${num(x - step * 0.2)} ${num(deep * 0.9)} ${num(x)} ${num(deep)}C${num(x + step * 0.2)} ${num(deep * 0.9)} ${num(x + step / 2 + grow)} ${num(deep * 0.86)} ${num(x + step / 2 + grow)} ${num(height * 0.24)}V-20Z`;
  const places = range(count + 2, (i) => (i - 0.5) * step);
  const teeth = (x) =>
    range(7, (k) => {
      const a = (-54 + k * 18) * RADIANS;
      const base = [x + Math.sin(a) * step * 0.14, height * 0.3 + Math.cos(a) * height * 0.1];
      const tip = [x + Math.sin(a) * step * 0.32, height * 0.3 + Math.cos(a) * height * 0.36];
      const aside = [Math.cos(a) * step * 0.035, -Math.sin(a) * step * 0.035];
      return through(
        `M${num(base[0] - aside[0])} ${num(base[1] - aside[1])}L${point(tip)}L${num(base[0] + aside[0])} ${num(base[1] + aside[1])}Z`,
      );
    });
  const between = places.map((x) =>
    through(
      `M${num(x - step / 2)} ${num(height * 0.13)}l${num(step * 0.07)} ${num(height * 0.085)}l${num(-step * 0.07)} ${num(height * 0.085)}l${num(-step * 0.07)} ${num(-height * 0.085)}Z`,
    ),
  );
  return {
    upper: joined(...places.map((x) => paper(tongue(x, height * 0.8))), ...places.flatMap(teeth), ...between).upper,
    lower: places.map((x) => paper(tongue(x + step / 2, height * 0.93)).upper).join(''),
  };
}
