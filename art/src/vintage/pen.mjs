import { num, polar, RADIANS, smoothPath } from '../core/path.mjs';

/** The strokes of an engraver's burin. Points are [x, y] in user units, angles degrees from the top, clockwise. */

/** `count` values of `make(index)`. */
export const times = (count, make) => Array.from({ length: count }, (_, i) => make(i));

/** Markup moved to (x, y) and turned by `angle` about that point. */
export const place = (x, y, angle, markup) =>
  `<g transform="translate(${num(x)} ${num(y)}) rotate(${num(angle)})">${markup}</g>`;

/** Points of a Catmull-Rom spline through `points`, `steps` + 1 of them. */
export function spline(points, steps = 24) {
  const last = points.length - 1;
  const at = (i) => points[Math.max(0, Math.min(last, i))];
  return times(steps + 1, (k) => {
    const along = (k / steps) * last;
    const i = Math.min(last - 1, Math.floor(along));
    const t = along - i;
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    return [0, 1].map(
      (q) =>
        0.5 *
        (2 * b[q] +
          (c[q] - a[q]) * t +
          (2 * a[q] - 5 * b[q] + 4 * c[q] - d[q]) * t * t +
          (3 * b[q] - a[q] - 3 * c[q] + d[q]) * t * t * t),
    );
  });
}

/** Path data of a stroke whose width `width(t)` swells and tapers along its way, t in [0, 1]. */
export function stroke(points, width, steps = 20) {
  const way = spline(points, steps);
  const left = [];
  const right = [];
  way.forEach((here, i) => {
    const before = way[Math.max(0, i - 1)];
    const after = way[Math.min(steps, i + 1)];
    const length = Math.hypot(after[0] - before[0], after[1] - before[1]) || 1;
    const half = width(i / steps) / 2;
    const x = (-(after[1] - before[1]) / length) * half;
    const y = ((after[0] - before[0]) / length) * half;
    left.push([here[0] + x, here[1] + y]);
    right.push([here[0] - x, here[1] - y]);
  });
  return smoothPath([...left, ...right.reverse()]);
}

/** A width that grows from a hair and ends in one. */
export const swelling = (width) => (t) => width * Math.sin(Math.PI * Math.min(1, 0.12 + t * 0.88)) + 0.15;

/** A width that begins full and ends in a hair. */
export const fading =
  (width, hair = 0.12) =>
  (t) =>
    (1 - t) * width + hair;

/** Points of a spiral from radius `outer` to `inner`, `turns` whole turns from `start` degrees. */
export const spiral = (x, y, outer, inner, start, turns, steps = 30) =>
  times(steps + 1, (i) => {
    const t = i / steps;
    const radius = outer + (inner - outer) * t ** 0.8;
    const angle = (start + turns * 360 * t) * RADIANS;
    return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius];
  });

/** Points along the sides of a rectangle that wander by about `depth`, as torn paper does, one every `step` units. */
export function tornRectangle({ x, y, width, height, depth, step, random }) {
  const points = [];
  const side = (x0, y0, x1, y1) => {
    const length = Math.hypot(x1 - x0, y1 - y0);
    const count = Math.max(2, Math.floor(length / step));
    const normal = [(y1 - y0) / length, -(x1 - x0) / length];
    let out = 0;
    for (let i = 0; i < count; i++) {
      out = out * 0.72 + (random.next() - 0.5) * depth * 1.1;
      const t = (i + (random.next() - 0.5) * 0.5) / count;
      points.push([x0 + (x1 - x0) * t + normal[0] * out, y0 + (y1 - y0) * t + normal[1] * out]);
    }
  };
  side(x, y, x + width, y);
  side(x + width, y, x + width, y + height);
  side(x + width, y + height, x, y + height);
  side(x, y + height, x, y);
  return points;
}

export { polar };
