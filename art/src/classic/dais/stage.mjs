import { linear } from '../../core/sculpt.mjs';
import { add, cross, scaled, unit } from '../../core/vector.mjs';

/**
 * What the things on the dais share: where they are seen from, their light,
 * and helpers to model them. Units are CSS px.
 */

/** Seen from a little above: the tilt in radians. */
const TILT = 0.27;
const [SIN, COS] = [Math.sin(TILT), Math.cos(TILT)];

/**
 * Places of the stage (x to the right, y up from the floor, z to the viewer) → points for the scan, whose y runs down.
 * @param {number} middle x of the stage's middle in the picture
 * @param {number} floor y of the floor at z 0
 */
export const seen =
  (middle, floor) =>
  ([x, y, z]) => [middle + x, floor - y * COS + z * SIN, z * COS + y * SIN];

/** A surface of the stage, as the picture has it. */
export const placed = (surface, put) => ({ ...surface, at: (u, v) => put(surface.at(u, v)) });

/** From the upper left, warm; the rest of the hall is dim. */
export const LIGHT = {
  towards: [-0.62, -0.66, 0.58],
  key: [1.5, 1.4, 1.2],
  sky: [0.4, 0.39, 0.38],
  earth: [0.2, 0.15, 0.11],
  rim: [0.24, 0.2, 0.14],
  rimFrom: [0.9, -0.3, 0.2],
};

/** A point about the axis: `angle` 0 faces the viewer, positive to the right. */
export const about = (angle, radius, y) => [Math.sin(angle) * radius, y, Math.cos(angle) * radius];

/** A ball or an egg about `at`; `long` is its half length along `axis`. */
export function egg(at, radius, long, axis, paint, grid = [10, 8]) {
  const along = unit(axis);
  const side = unit(cross(along, [0.13, 0.31, 0.94]));
  const up = cross(side, along);
  return {
    at: (u, v) => {
      const [turn, lift] = [u * 2 * Math.PI, (v - 0.5) * Math.PI];
      const r = Math.cos(lift) * radius * (1 + 0.14 * Math.sin(lift));
      return add(
        add(at, scaled(along, Math.sin(lift) * long)),
        add(scaled(side, Math.cos(turn) * r), scaled(up, Math.sin(turn) * r)),
      );
    },
    paint,
    grid,
  };
}

/** Linear tones of '#rrggbb' colours by their names. */
export const linearTones = (tones) =>
  Object.fromEntries(Object.entries(tones).map(([name, hex]) => [name, linear(hex)]));
