import { mix } from '../core/colour.mjs';
import { point, RADIANS } from '../core/path.mjs';

/** Where things lie in the dome of dome.mjs, and how much light they get: shared by all that is drawn of it. */
/** The middle of the opening, its radius, and how far a ring's middle moves down the page for each unit of radius. */
export const EYE = { x: 300, y: 196, radius: 92, tilt: 0.24 };
/**
 * Where the lamps of the hall stand, as the direction on the page that light comes from; the moon shines from the eye.
 */
export const LAMPS = [-0.5, 0.86];

export const ringMiddle = (radius) => EYE.y + EYE.tilt * (radius - EYE.radius);
/** The point of the dome at `angle` on the ring of that radius. */
export const onDome = (angle, radius) => [
  EYE.x + Math.sin(angle * RADIANS) * radius,
  ringMiddle(radius) - Math.cos(angle * RADIANS) * radius,
];

export const times = (count, make) => Array.from({ length: count }, (_, i) => make(i)).join('');
export const closed = (points) => `M${points.map(point).join('L')}Z`;
const clamp = (value) => Math.max(0, Math.min(1, value));

/** The colour at 0…1 of a row of colours from dark to light. */
export function ramp(colours, t) {
  const at = clamp(t) * (colours.length - 1);
  const i = Math.min(colours.length - 2, Math.floor(at));
  return mix(colours[i], colours[i + 1], at - i);
}

/** The same direction, one long. */
export const unit = ([x, y]) => {
  const length = Math.hypot(x, y) || 1;
  return [x / length, y / length];
};

/** How much of the light a wall facing that way on the page gets, 0…1. */
export function lit(facing, at) {
  const toEye = unit([EYE.x - at[0], EYE.y - at[1]]);
  const lamps = facing[0] * LAMPS[0] + facing[1] * LAMPS[1];
  const moon = facing[0] * toEye[0] + facing[1] * toEye[1];
  return clamp(0.4 + 0.26 * lamps + 0.34 * moon);
}

/** The eight-pointed star as points; `turn` in degrees. */
export const khatamPoints = (x, y, radius, turn = 0, waist = 0.765) =>
  Array.from({ length: 16 }, (_, i) => {
    const r = i % 2 ? radius * waist : radius;
    const a = (i * 22.5 + turn) * RADIANS;
    return [x + Math.sin(a) * r, y - Math.cos(a) * r];
  });

export const starPath = ([x, y], radius, turn, colour) =>
  `<path d="${closed(khatamPoints(x, y, radius, turn, 0.6))}" fill="${colour}"/>`;
