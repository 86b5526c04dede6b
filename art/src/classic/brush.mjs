import { smoothPath } from '../core/path.mjs';

/** Points of a Catmull-Rom curve through `through`, `steps` + 1 of them. */
export function curvePoints(through, steps = 24) {
  const last = through.length - 1;
  const at = (i) => through[Math.max(0, Math.min(last, i))];
  return Array.from({ length: steps + 1 }, (_, step) => {
    const place = (step / steps) * last;
    const i = Math.min(last - 1, Math.floor(place));
    const t = place - i;
    return [0, 1].map((axis) => {
      const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)].map((point) => point[axis]);
      return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t);
    });
  });
}

/**
 * A stroke of varying width along a curve, as the path of its outline.
 * @param {[number, number][]} through what the curve passes
 * @param {(t: number) => number} width at t in [0, 1]
 */
export function ribbon(through, width, steps = 22) {
  const curve = curvePoints(through, steps);
  const left = [];
  const right = [];
  curve.forEach(([x, y], i) => {
    const [x0, y0] = curve[Math.max(0, i - 1)];
    const [x1, y1] = curve[Math.min(steps, i + 1)];
    const length = Math.hypot(x1 - x0, y1 - y0) || 1;
    const half = width(i / steps) / 2;
    const [dx, dy] = [(-(y1 - y0) / length) * half, ((x1 - x0) / length) * half];
    left.push([x + dx, y + dy]);
    right.push([x - dx, y - dy]);
  });
  return smoothPath([...left, ...right.reverse()]);
}

/**
 * A spiral about (x, y): `from` and `to` are radii, `start` degrees clockwise from the right, `turns` may be negative.
 */
export const spiralPoints = (x, y, from, to, start, turns, steps = 30) =>
  Array.from({ length: steps + 1 }, (_, i) => {
    const t = i / steps;
    const radius = from + (to - from) * t ** 0.8;
    const angle = ((start + turns * 360 * t) * Math.PI) / 180;
    return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius];
  });

/** The width of a leaf: swells early, ends in a point. */
export const leafWidth = (width) => (t) => width * Math.sin(Math.PI * t ** 0.62) ** 0.9 + 0.6;

/** Markup and its mirror image about the middle of `width`. */
export const mirrored = (markup, width) => `${markup}<g transform="translate(${width} 0) scale(-1 1)">${markup}</g>`;
