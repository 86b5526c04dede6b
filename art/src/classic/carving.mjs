import { num, polar, RADIANS } from '../core/path.mjs';
import { leafWidth, ribbon, spiralPoints } from './brush.mjs';

/**
 * Carved scrolls as markup without colour: opacity is height, so that a relief filter can light them. A stroke is
 * stacked from a broad low layer to a narrow high one.
 */
const HEIGHTS = [
  [1, 0.42],
  [0.68, 0.34],
  [0.34, 0.4],
];

export const stroke = (through, width, steps = 22) =>
  HEIGHTS.map(
    ([share, opacity]) => `<path d="${ribbon(through, (t) => width(t) * share, steps)}" opacity="${opacity}"/>`,
  ).join('');

export const stem = (through, from = 10, to = 6) => stroke(through, (t) => from + (to - from) * t);

/** A hooked leaf that starts at (x, y) towards `angle`; `side` 1 or -1 bends it, 0 leaves it straight. */
export function hook(x, y, angle, length, width, side = 1) {
  const [cos, sin] = [Math.cos(angle * RADIANS), Math.sin(angle * RADIANS)];
  const spine = [
    [0, 0],
    [side * length * 0.12, -length * 0.34],
    [side * length * 0.02, -length * 0.72],
    [-side * length * 0.22, -length * 0.94],
  ].map(([u, v]) => [x + u * cos - v * sin, y + u * sin + v * cos]);
  return stroke(spine, leafWidth(width), 14);
}

/** A flower of straight petals with a raised heart. */
export function bloom(x, y, radius, petals = 6, turn = 0) {
  const leaves = Array.from({ length: petals }, (_, i) => {
    const angle = turn + (i * 360) / petals;
    return hook(...polar(x, y, angle, radius * 0.1), angle, radius * 0.95, (radius * 4) / petals, 0);
  }).join('');
  const heart = (share, opacity) =>
    `<circle cx="${num(x)}" cy="${num(y)}" r="${num(radius * share)}" opacity="${opacity}"/>`;
  return leaves + heart(0.26, 0.5) + heart(0.15, 0.6);
}

/**
 * Awan larat, the drifting cloud: a spiral with hooked leaves on both sides and a bloom at its heart. `start` is in
 * degrees clockwise from the right, `way` 1 or -1.
 */
export function awanLarat(x, y, radius, start, way = 1, { turns = 1.25, petals = 6 } = {}) {
  const leaf = (degrees, distance, lean, length, width, side) => {
    const angle = degrees * RADIANS;
    return hook(
      x + Math.cos(angle) * distance,
      y + Math.sin(angle) * distance,
      degrees + 90 + lean,
      length,
      width,
      side,
    );
  };
  let leaves = '';
  for (let i = 0; i < 8; i++) {
    const degrees = start + way * (12 + i * 44);
    const shrink = 1 - 0.045 * i;
    leaves += leaf(degrees, radius * shrink, way * 48, radius * (0.6 - 0.015 * i), radius * 0.27, -way);
    leaves += leaf(degrees + way * 16, radius * (shrink - 0.02), way * 14, radius * 0.3, radius * 0.17, -way);
  }
  for (let i = 0; i < 6; i++)
    leaves += leaf(
      start + way * (20 + i * 58),
      radius * (0.9 - 0.05 * i),
      180 - way * 52,
      radius * 0.36,
      radius * 0.19,
      way,
    );
  const spiral = stroke(
    spiralPoints(x, y, radius * 0.98, radius * 0.4, start, way * turns, 34),
    (t) => radius * 0.24 * (1.08 - 0.5 * t),
    40,
  );
  return leaves + spiral + bloom(x, y, radius * 0.42, petals, start);
}

/** Three leaves that fill the room between scrolls. */
export const trio = (x, y, angle, length) =>
  hook(x, y, angle - 38, length * 0.75, length * 0.32, 1) +
  hook(x, y, angle + 38, length * 0.75, length * 0.32, -1) +
  hook(x, y, angle, length, length * 0.38, 0.15);
