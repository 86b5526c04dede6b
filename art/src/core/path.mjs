/** Path data for SVG. Points are [x, y] pairs in user units; angles are degrees, 0 pointing up, clockwise. */

export const RADIANS = Math.PI / 180;

/** One decimal is a twentieth of a pixel at 2x: finer digits only make the files heavier. */
export const num = (value) => {
  const text = value.toFixed(1);
  return text === '-0.0' ? '0' : text.replace(/\.0$/, '');
};

export const point = ([x, y]) => `${num(x)} ${num(y)}`;

/** The point at `distance` from (x, y) in direction `angle`. */
export const polar = (x, y, angle, distance) => [
  x + Math.sin(angle * RADIANS) * distance,
  y - Math.cos(angle * RADIANS) * distance,
];

/** A Catmull-Rom spline through the points, as cubic Béziers. */
export function smoothPath(points, closed = true) {
  const count = points.length;
  const at = (i) => (closed ? points[(i + count) % count] : points[Math.max(0, Math.min(count - 1, i))]);
  let d = `M${point(points[0])}`;
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const out = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const into = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    d += `C${point(out)} ${point(into)} ${point(to)}`;
  }
  return closed ? `${d}Z` : d;
}

/** Straight lines through the points, left open. */
export const polyline = (points) => `M${points.map(point).join('L')}`;

/**
 * A stem that bends evenly: returns t in [0, 1] → { x, y, angle }.
 * `bend` is the whole turn in degrees from foot to tip.
 */
export function bentStem(x, y, angle, length, bend) {
  return (t) => {
    const [px, py] = polar(x, y, angle + bend * t * 0.5, length * t);
    return { x: px, y: py, angle: angle + bend * t };
  };
}

/** The curve of a bent stem as path data. */
export const stemPath = (stem, steps = 4) =>
  smoothPath(
    Array.from({ length: steps + 1 }, (_, i) => stem(i / steps)).map(({ x, y }) => [x, y]),
    false,
  );

/**
 * Fewer points for the same curve: those that stand less than `close` from the
 * line between their neighbours are left out.
 */
export function thinned(points, close) {
  if (points.length < 3) return points;
  const [[ax, ay], [bx, by]] = [points[0], points.at(-1)];
  const long = Math.hypot(bx - ax, by - ay);
  let [farthest, at] = [0, 0];
  for (let i = 1; i < points.length - 1; i++) {
    const [x, y] = points[i];
    const off = long < 0.01 ? Math.hypot(x - ax, y - ay) : Math.abs((x - ax) * (by - ay) - (y - ay) * (bx - ax)) / long;
    if (off > farthest) [farthest, at] = [off, i];
  }
  if (farthest < close) return [points[0], points.at(-1)];
  return [...thinned(points.slice(0, at + 1), close).slice(0, -1), ...thinned(points.slice(at), close)];
}
