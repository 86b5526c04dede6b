/** Vectors of three numbers: x to the right, y down, z towards who looks. */

export const add = (a, b) => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
export const subtract = (a, b) => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const scaled = (a, k) => [a[0] * k, a[1] * k, a[2] * k];
export const dot = (a, b) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const cross = (a, b) => [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
export const unit = (a) => scaled(a, 1 / (Math.hypot(...a) || 1));
export const blend = (a, b, t) => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t];

/** 0 below `from`, 1 above `to`, and smooth between. */
export function smoothstep(from, to, x) {
  const t = Math.max(0, Math.min(1, (x - from) / (to - from)));
  return t * t * (3 - 2 * t);
}

const RADIANS = Math.PI / 180;

/**
 * A place for something that was modelled about the origin in units of its own size.
 * @param {{at: number[], size?: number, yaw?: number, pitch?: number, roll?: number}} pose `yaw` turns its face to the
 *   right, `pitch` down, `roll` clockwise; degrees
 * @returns {(p: number[]) => number[]}
 */
export function pose({ at, size = 1, yaw = 0, pitch = 0, roll = 0 }) {
  const [sy, cy] = [Math.sin(yaw * RADIANS), Math.cos(yaw * RADIANS)];
  const [sp, cp] = [Math.sin(pitch * RADIANS), Math.cos(pitch * RADIANS)];
  const [sr, cr] = [Math.sin(roll * RADIANS), Math.cos(roll * RADIANS)];
  return ([px, py, pz]) => {
    const [ax, ay] = [px * cr - py * sr, px * sr + py * cr];
    const [by, bz] = [ay * cp + pz * sp, pz * cp - ay * sp];
    return [at[0] + (ax * cy + bz * sy) * size, at[1] + by * size, at[2] + (bz * cy - ax * sy) * size];
  };
}

/** A smooth curve through the points: t in [0, 1] → { p, tangent }. */
export function spline(points) {
  const last = points.length - 1;
  const at = (i) => points[Math.max(0, Math.min(last, i))];
  const position = (t) => {
    const s = Math.max(0, Math.min(1, t)) * last;
    const i = Math.min(last - 1, Math.floor(s));
    const f = s - i;
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    return [0, 1, 2].map(
      (k) =>
        0.5 *
        (2 * b[k] +
          (c[k] - a[k]) * f +
          (2 * a[k] - 5 * b[k] + 4 * c[k] - d[k]) * f * f +
          (3 * b[k] - a[k] - 3 * c[k] + d[k]) * f * f * f),
    );
  };
  return (t) => ({ p: position(t), tangent: unit(subtract(position(t + 0.004), position(t - 0.004))) });
}
