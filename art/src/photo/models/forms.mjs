import { add, cross, scaled, spline, unit } from '../../core/vector.mjs';

/** Forms of which things are made: surfaces in centimetres, y up. Each returns one surface, unplaced. */

export const TURN = Math.PI * 2;
const RADIANS = Math.PI / 180;

/**
 * Puts surfaces that were modelled about the origin somewhere:
 * `roll` about z, then `pitch` about x, `yaw` about y, degrees.
 */
export function put(surfaces, { at = [0, 0, 0], size = 1, yaw = 0, pitch = 0, roll = 0 }) {
  const [sy, cy] = [Math.sin(yaw * RADIANS), Math.cos(yaw * RADIANS)];
  const [sp, cp] = [Math.sin(pitch * RADIANS), Math.cos(pitch * RADIANS)];
  const [sr, cr] = [Math.sin(roll * RADIANS), Math.cos(roll * RADIANS)];
  const move = ([px, py, pz]) => {
    const [ax, ay] = [px * cr - py * sr, px * sr + py * cr];
    const [by, bz] = [ay * cp - pz * sp, ay * sp + pz * cp];
    return [at[0] + (ax * cy + bz * sy) * size, at[1] + by * size, at[2] + (bz * cy - ax * sy) * size];
  };
  return surfaces.flat(Infinity).map((surface) => ({ ...surface, at: (u, v) => move(surface.at(u, v)) }));
}

/** What is turned on a wheel: [radius, y] from foot to rim. `sharp` keeps the corners of its profile. */
export function revolved(profile, material, { grid = [48, 48], sharp = false, squeeze = 1, flat } = {}) {
  const last = profile.length - 1;
  const curve = spline(profile.map(([r, y]) => [r, y, 0]));
  const at = (u, v) => {
    let r, y;
    if (sharp) {
      const s = Math.min(last - 1e-9, v * last);
      const [i, f] = [Math.floor(s), s % 1];
      r = profile[i][0] + (profile[i + 1][0] - profile[i][0]) * f;
      y = profile[i][1] + (profile[i + 1][1] - profile[i][1]) * f;
    } else [r, y] = curve(v).p;
    r = Math.max(0, r);
    return [Math.cos(u * TURN) * r, y, -Math.sin(u * TURN) * r * squeeze];
  };
  return { at, grid, material, flat };
}

/** A ball, or an egg: half sizes. */
export const ball = (size, material, grid = [32, 24]) => {
  const [a, b, c] = Array.isArray(size) ? size : [size, size, size];
  return {
    at: (u, v) => {
      const r = Math.sin(v * Math.PI);
      return [Math.cos(u * TURN) * r * a, -Math.cos(v * Math.PI) * b, -Math.sin(u * TURN) * r * c];
    },
    grid,
    material,
  };
};

/** A tube through points, `thick` a number or a function of its length. */
export function tube(points, thick, material, grid = [12, 48]) {
  const curve = spline(points);
  const radius = typeof thick === 'function' ? thick : () => thick;
  return {
    at: (u, v) => {
      const { p, tangent } = curve(v);
      const side = unit(cross(tangent, Math.abs(tangent[1]) > 0.95 ? [0.03, 0.02, 1] : [0.02, 1, 0.03]));
      const up = cross(side, tangent);
      const r = radius(v);
      return add(p, add(scaled(side, Math.cos(u * TURN) * r), scaled(up, Math.sin(u * TURN) * r)));
    },
    grid,
    material,
  };
}

/** A flat piece: width along x, height along y or, `lying`, along z. */
export const sheet = (width, height, material, { lying = false, grid = [2, 2], bend = () => 0 } = {}) => ({
  at: (u, v) => {
    const [x, y] = [(u - 0.5) * width, (0.5 - v) * height];
    return lying ? [x, bend(u, v), -y] : [x, y, bend(u, v)];
  },
  grid,
  material,
});

/** A box with rounded edges: whole sizes, on the ground. */
export function box([width, height, depth], round, material, grid = [36, 20]) {
  const half = [width / 2 - round, height / 2 - round, depth / 2 - round];
  const rows = grid[1];
  return {
    at: (u, v) => {
      const row = Math.round(v * rows);
      if (row === 0 || row === rows) return [0, row === 0 ? 0 : height, 0];
      // Off the axes, so that each corner has its own rows and columns.
      const polar = ((row - 1) / (rows - 2)) * Math.PI;
      const turn = (u + 0.5 / grid[0]) * TURN;
      const n = [Math.cos(turn) * Math.sin(polar), -Math.cos(polar), -Math.sin(turn) * Math.sin(polar)];
      const side = [Math.cos(turn) < 0 ? -1 : 1, n[1] < 0 ? -1 : 1, Math.sin(turn) > 0 ? -1 : 1];
      return [
        side[0] * half[0] + n[0] * round,
        height / 2 + side[1] * half[1] + n[1] * round,
        side[2] * half[2] + n[2] * round,
      ];
    },
    grid,
    material,
  };
}

/** A cloth that lies about the origin: `height(x, z)` says how it falls. */
export const cloth = ([width, depth], height, material, grid = [160, 160]) => ({
  at: (u, v) => {
    const [x, z] = [(u - 0.5) * width, (v - 0.5) * depth];
    return [x, height(x, z), z];
  },
  grid,
  material,
});

/** Folds of a cloth: ridges along directions, each [angle, distance, width, height], that wander a little. */
export const folds =
  (ridges, wander = 0.6) =>
  (x, z) =>
    ridges.reduce((sum, [angle, distance, width, height], i) => {
      const [c, s] = [Math.cos(angle * RADIANS), Math.sin(angle * RADIANS)];
      const along = x * c + z * s;
      const across = -x * s + z * c - distance + wander * Math.sin(along * 0.35 + i * 1.7) * width;
      const swell = 0.75 + 0.25 * Math.sin(along * 0.21 + i * 2.3);
      return sum + height * swell * Math.exp(-((across / width) ** 2));
    }, 0);

/** Uneven numbers in the plane, smooth, −1 to 1. */
export function ripple(x, y, seed = 0) {
  return (
    (Math.sin(x * 1.3 + y * 0.7 + seed) +
      Math.sin(x * -0.9 + y * 1.7 + seed * 2.1) +
      Math.sin(x * 2.3 + y * 2.1 + seed * 0.7) * 0.6) /
    2.6
  );
}

/** Value noise of whole cells, 0 to 1. */
export function noise(x, y, z = 0) {
  const cell = (i, j, k) => {
    const n = Math.sin(i * 127.1 + j * 311.7 + k * 74.7) * 43758.5453;
    return n - Math.floor(n);
  };
  const [i, j, k] = [Math.floor(x), Math.floor(y), Math.floor(z)];
  const ease = (t) => t * t * (3 - 2 * t);
  const [fx, fy, fz] = [ease(x - i), ease(y - j), ease(z - k)];
  const line = (b, c) => cell(i, b, c) + (cell(i + 1, b, c) - cell(i, b, c)) * fx;
  const face = (c) => line(j, c) + (line(j + 1, c) - line(j, c)) * fy;
  return face(k) + (face(k + 1) - face(k)) * fz;
}

/** A normal bent by the slope of `height(p)`; `depth` in cm. */
export const bumps =
  (height, depth, step = 0.02) =>
  (u, v, p, n) => {
    const h = height(p);
    return [0, 1, 2].map((k) => {
      const q = [...p];
      q[k] += step;
      return n[k] - ((height(q) - h) / step) * depth;
    });
  };

/** Points of a line, `gap` apart, that a function of 0…1 gives. */
export function strung(line, gap) {
  const points = [line(0)];
  for (let t = 0; t <= 1; t += 0.0008) {
    const p = line(t);
    const q = points.at(-1);
    if (Math.hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2]) >= gap) points.push(p);
  }
  return points;
}
