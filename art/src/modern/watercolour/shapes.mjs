/** Outlines for washes and pencil, as lists of [x, y] in the painting's units. */

/** The same line with points at most `step` apart. */
export function divided(points, step = 7, closed = true) {
  const out = [];
  const count = closed ? points.length : points.length - 1;
  for (let i = 0; i < count; i++) {
    const [a, b] = [points[i], points[(i + 1) % points.length]];
    const parts = Math.max(1, Math.ceil(Math.hypot(b[0] - a[0], b[1] - a[1]) / step));
    for (let k = 0; k < parts; k++) out.push([a[0] + ((b[0] - a[0]) * k) / parts, a[1] + ((b[1] - a[1]) * k) / parts]);
  }
  if (!closed) out.push(points.at(-1));
  return out;
}

/** A smooth line through `points` (Catmull-Rom), `parts` to each piece. */
export function curve(points, parts = 8) {
  const at = (i) => points[Math.max(0, Math.min(points.length - 1, i))];
  const out = [];
  for (let i = 0; i < points.length - 1; i++)
    for (let k = 0; k < parts; k++) {
      const t = k / parts;
      out.push(
        [0, 1].map((n) => {
          const [a, b, c, d] = [at(i - 1)[n], at(i)[n], at(i + 1)[n], at(i + 2)[n]];
          return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3);
        }),
      );
    }
  out.push(points.at(-1));
  return out;
}

/** A stroke of a brush along `points`. @param width (t) => its width at t, 0…1, or a number */
export function stroke(points, width) {
  const of = typeof width === 'number' ? () => width : width;
  const [left, right] = [[], []];
  points.forEach((point, i) => {
    const [a, b] = [points[Math.max(0, i - 1)], points[Math.min(points.length - 1, i + 1)]];
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    const half = of(i / (points.length - 1)) / 2;
    const [nx, ny] = [(-(b[1] - a[1]) / length) * half, ((b[0] - a[0]) / length) * half];
    left.push([point[0] + nx, point[1] + ny]);
    right.unshift([point[0] - nx, point[1] - ny]);
  });
  return [...left, ...right];
}

/** An uneven oval. @param rough how far it gives, a part of its radius */
export function blob(random, [x, y], rx, ry = rx, rough = 0.22, parts = 14) {
  const [p, q] = [random.next() * 7, random.next() * 7];
  return Array.from({ length: parts }, (_, i) => {
    const a = (i / parts) * Math.PI * 2;
    const r = 1 + rough * (0.6 * Math.sin(a * 2 + p) + 0.5 * Math.sin(a * 3 + q) + 0.5 * (random.next() - 0.5));
    return [x + Math.cos(a) * rx * r, y + Math.sin(a) * ry * r];
  });
}

/** A leaf-shaped dab of a round brush from `at`, `length` long in direction `angle`. */
export function dab([x, y], length, width, angle) {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  return [
    [0, 0],
    [0.22, 0.36],
    [0.5, 0.5],
    [0.8, 0.32],
    [1, 0.02],
    [0.8, -0.28],
    [0.5, -0.46],
    [0.2, -0.32],
  ].map(([u, v]) => [x + c * u * length - s * v * width, y + s * u * length + c * v * width]);
}

/** A rectangle. */
export const box = (x, y, width, height) => [
  [x, y],
  [x + width, y],
  [x + width, y + height],
  [x, y + height],
];

/**
 * A view in two-point perspective: metres to units. x to the right along the front, y up, z away from the eye.
 * @param {{at: number[], scale: number, distance: number, eye: number, yaw: number}} view `at`: where the origin's foot
 *   is drawn; `scale`: units of a metre there; `distance` and `eye` (height) in metres; `yaw` in degrees
 */
export function perspective({ at, scale, distance, eye, yaw }) {
  const [c, s] = [Math.cos((yaw * Math.PI) / 180), Math.sin((yaw * Math.PI) / 180)];
  return ([x, y, z]) => {
    const across = x * c + z * s;
    const deep = -x * s + z * c;
    const k = (distance / (distance + deep)) * scale;
    const [, foot] = at;
    const horizon = foot - eye * scale;
    return [at[0] + across * k, horizon + (eye - y) * k];
  };
}
