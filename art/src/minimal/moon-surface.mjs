import { rgb } from '../core/pixels.mjs';
import { seededRandom } from '../core/random.mjs';
import { dot, smoothstep, unit } from '../core/vector.mjs';

/**
 * The moon's near side as relief: craters of all sizes, plains that lava filled, rays about young craters. The disc has
 * the radius 1; x to the right, y down, z towards who looks.
 */

/** The dark plains, as [x, y, rx, ry, turn] on the disc. */
const SEAS = [
  [-0.34, -0.46, 0.3, 0.26, -20],
  [-0.62, -0.06, 0.24, 0.42, 12],
  [-0.48, 0.34, 0.2, 0.17, 0],
  [-0.2, 0.36, 0.19, 0.13, 20],
  [0.2, -0.36, 0.2, 0.18, 0],
  [0.36, -0.08, 0.25, 0.17, 24],
  [0.62, -0.3, 0.13, 0.11, 0],
  [0.62, 0.06, 0.14, 0.19, 20],
  [0.46, 0.24, 0.11, 0.12, 0],
  [-0.02, -0.76, 0.42, 0.06, 2],
  [-0.06, -0.12, 0.13, 0.08, -10],
];

/** Young craters: place on the disc, radius, and how far their rays reach. */
const RAYED = [
  [-0.1, 0.68, 0.046, 1.1],
  [-0.33, -0.13, 0.05, 0.42],
  [-0.66, -0.14, 0.026, 0.26],
  [0.54, -0.5, 0.022, 0.3],
];

/** Old large ones: place and radius. */
const LARGE = [
  [-0.16, 0.5, 0.1],
  [0.06, 0.6, 0.085],
  [0.22, 0.44, 0.075],
  [-0.3, 0.74, 0.09],
  [0.28, 0.72, 0.08],
  [0.05, 0.32, 0.07],
  [0.44, 0.5, 0.07],
  [0.3, 0.18, 0.055],
  [-0.08, -0.62, 0.05],
  [0.02, 0.14, 0.062],
  [0.66, 0.42, 0.07],
  [-0.56, 0.6, 0.07],
];

const RADIANS = Math.PI / 180;
const onSphere = ([x, y]) => [x, y, Math.sqrt(Math.max(0, 1 - x * x - y * y))];

/** Smooth noise in space, -1 to 1. */
function noise(seed) {
  const random = seededRandom(seed);
  const table = Float32Array.from({ length: 4096 }, () => random.next() * 2 - 1);
  const at = (i, j, k) => table[((i * 73856093) ^ (j * 19349663) ^ (k * 83492791)) & 4095];
  return ([x, y, z]) => {
    const cell = [x, y, z].map(Math.floor);
    const [u, v, w] = [x, y, z].map((value, n) => smoothstep(0, 1, value - cell[n]));
    const [i, j, k] = cell;
    const row = (b, c) => at(i, j + b, k + c) * (1 - u) + at(i + 1, j + b, k + c) * u;
    const face = (c) => row(0, c) * (1 - v) + row(1, c) * v;
    return face(0) * (1 - w) + face(1) * w;
  };
}

/** Noise of several sizes, `rough`: how much smaller ones matter. */
const fractal =
  (basic, octaves, rough = 0.5) =>
  (p, scale) => {
    let [sum, part, size] = [0, 1, scale];
    for (let n = 0; n < octaves; n++) {
      sum += part * basic(p.map((c) => c * size + n * 17.3));
      part *= rough;
      size *= 2.03;
    }
    return sum;
  };

/**
 * Height of a crater at `d` of its radius from its middle, in its radii: a bowl or a floor, a rim, what was thrown out.
 */
function craterHeight(d, radius) {
  const flat = smoothstep(0.03, 0.08, radius);
  const deep = 0.24 - 0.12 * flat;
  const bowl = d < 1 ? -deep * (1 - Math.max(d, 0.62 * flat) ** 2) * (1 / (1 - (0.62 * flat) ** 2 || 1)) ** 0.4 : 0;
  const rim = 0.085 * Math.exp(-(((d - 1) / (d < 1 ? 0.16 : 0.34)) ** 2));
  const peak = flat * 0.07 * Math.exp(-((d / 0.16) ** 2));
  return bowl + rim + peak;
}

/** All craters: where, how large, how worn (0 to 1). */
function allCraters() {
  const random = seededRandom(29);
  const small = Array.from({ length: 1500 }, () => {
    const turn = random.next() * 2 * Math.PI;
    const r = Math.sqrt(random.next()) * 0.995;
    const radius = Math.min(0.06, 0.0055 * (1 - random.next() * 0.9985) ** -0.46);
    return { at: onSphere([Math.cos(turn) * r, Math.sin(turn) * r]), radius, worn: random.between(0.1, 0.75) };
  });
  const large = LARGE.map(([x, y, radius]) => ({ at: onSphere([x, y]), radius, worn: 0.45 }));
  const young = RAYED.map(([x, y, radius]) => ({ at: onSphere([x, y]), radius, worn: 0, young: true }));
  return [...large, ...small, ...young];
}

/** How much of a place is plain, 0 to 1, its coast uneven. */
function plains(rough) {
  const seas = SEAS.map(([x, y, rx, ry, turn]) => [x, y, rx, ry, Math.cos(turn * RADIANS), Math.sin(turn * RADIANS)]);
  return (p) => {
    // Bays as large as a sea, and a coast in fine pieces; here and there it is low and drowned.
    const turned = [p[1], p[2], p[0]];
    const [wx, wy] = [
      0.075 * rough(p, 3.1) + 0.024 * rough(p, 17),
      0.075 * rough(turned, 3.1) + 0.024 * rough(turned, 17),
    ];
    const drowned = 0.09 + 0.16 * smoothstep(-0.3, 0.5, rough(turned, 2.2));
    let most = 0;
    for (const [x, y, rx, ry, cos, sin] of seas) {
      const [dx, dy] = [p[0] + wx - x, p[1] + wy - y];
      const away = Math.hypot((dx * cos + dy * sin) / rx, (dy * cos - dx * sin) / ry);
      most = Math.max(most, smoothstep(1.02 + drowned, 1.02 - drowned, away));
    }
    return most;
  };
}

/** Brightness that rays add at a place, 0 to 1. */
function rays(basic) {
  const young = RAYED.map(([x, y, radius, reach]) => ({ x, y, radius, reach }));
  return ([x, y]) => {
    let sum = 0;
    young.forEach((crater, n) => {
      const [dx, dy] = [x - crater.x, y - crater.y];
      const d = Math.hypot(dx, dy);
      const angle = Math.atan2(dy, dx);
      // Each ray has its own length; between them it is dark.
      const ring = (size) => basic([Math.cos(angle) * size + n * 9, Math.sin(angle) * size, n * 5]);
      const ray = smoothstep(0.12, 0.62, ring(5.2)) + 0.6 * smoothstep(0.2, 0.6, ring(11));
      const far = Math.max(0, 1 - d / (crater.reach * (0.5 + 0.5 * Math.abs(ring(2.3)) * 2)));
      const near = Math.exp(-((d / (crater.radius * 2.3)) ** 2));
      sum += Math.min(1, ray) * far ** 1.6 * 0.85 + 0.8 * near;
    });
    return Math.min(1, sum);
  };
}

/** Heights of the disc on a grid of `count` by `count`, in radii; `plain` says where plains are. */
function heights(count, plain, rough) {
  const grid = new Float32Array(count * count);
  const half = count / 2;
  const place = (i, j) => [(i + 0.5 - half) / half, (j + 0.5 - half) / half];
  for (let j = 0; j < count; j++)
    for (let i = 0; i < count; i++) {
      const [x, y] = place(i, j);
      if (x * x + y * y >= 1) continue;
      const p = onSphere([x, y]);
      grid[j * count + i] = 0.0075 * rough(p, 9) * (1 - 0.8 * plain[j * count + i]);
    }
  for (const { at, radius, worn, young } of allCraters()) {
    const reach = radius * 1.9;
    const [i0, i1] = [at[0] - reach, at[0] + reach].map((x) => Math.round(x * half + half));
    const [j0, j1] = [at[1] - reach, at[1] + reach].map((y) => Math.round(y * half + half));
    // Lava has covered most of what was there before it.
    const middle = Math.round(at[1] * half + half) * count + Math.round(at[0] * half + half);
    const left = young ? 1 : 1 - 0.8 * (plain[middle] ?? 0);
    for (let j = Math.max(0, j0); j < Math.min(count, j1); j++)
      for (let i = Math.max(0, i0); i < Math.min(count, i1); i++) {
        const [x, y] = place(i, j);
        if (x * x + y * y >= 0.9999) continue;
        const away = Math.acos(Math.min(1, dot(onSphere([x, y]), at)));
        const d = away / radius;
        if (d < 1.9) grid[j * count + i] += craterHeight(d, radius) * radius * (1 - worn) * left;
      }
  }
  return grid;
}

/** Where each sample lies, made once for a size. */
const surfaces = new Map();
function surfaceOf(count) {
  if (surfaces.has(count)) return surfaces.get(count);
  const rough = fractal(noise(12), 5);
  const coast = plains(rough);
  const half = count / 2;
  const plain = new Float32Array(count * count);
  for (let n = 0; n < plain.length; n++) {
    const [x, y] = [((n % count) + 0.5 - half) / half, (Math.floor(n / count) + 0.5 - half) / half];
    if (x * x + y * y < 1) plain[n] = coast(onSphere([x, y]));
  }
  const surface = { plain, grid: heights(count, plain, rough), rough, bright: rays(noise(31)) };
  surfaces.set(count, surface);
  return surface;
}

/**
 * A rule for `pixelImage`: the disc within a square of `count` pixels, transparent outside.
 * @param {{light: string, mid: string, sea: string, limb: string}} colours
 * @param {{count: number, sun: number[], full?: boolean}} how `sun`: the direction of the light; `full`: all of the
 *   disc is lit, and the sun's direction shades its relief only; otherwise what is dark is left transparent
 */
export function moonPixels({ light, sea, limb }, { count, sun: towards, full = false }) {
  const { plain, grid, rough, bright } = surfaceOf(count);
  const [high, low, rim] = [light, sea, limb].map(rgb);
  const sun = unit(towards);
  const half = count / 2;
  const height = (i, j) => grid[Math.max(0, Math.min(count - 1, j)) * count + Math.max(0, Math.min(count - 1, i))];
  return (i, j) => {
    const [x, y] = [(i + 0.5 - half) / half, (j + 0.5 - half) / half];
    const r = Math.hypot(x, y);
    const edge = smoothstep(1, 1 - 3 / count, r);
    if (edge <= 0) return [0, 0, 0, 0];
    const p = onSphere([Math.min(r, 0.9999) * (x / (r || 1)), Math.min(r, 0.9999) * (y / (r || 1))]);
    const [sx, sy] = [
      ((height(i + 1, j) - height(i - 1, j)) * half) / 2,
      ((height(i, j + 1) - height(i, j - 1)) * half) / 2,
    ];
    const m = plain[j * count + i];
    const tone = 0.5 + 0.5 * Math.max(-1, Math.min(1, rough(p, 4.6)));
    const fine = rough(p, 22);
    const ray = bright(p) * (1 - smoothstep(0.93, 1, r));
    // Brightness of the ground itself.
    const dark = Math.max(
      0,
      Math.min(1, m * (0.56 + 0.5 * (1 - tone) + 0.05 * fine) + (1 - m) * (0.34 * (1 - tone)) - 0.42 * ray),
    );
    const ground = high.map((c, k) => (c + (low[k] - c) * dark) * (1 + 0.022 * fine + 0.05 * ray));
    let lit;
    if (full) {
      // Towards the limb slopes are seen from their side.
      const slope = (sx * sun[0] + sy * sun[1]) * (0.3 + 0.7 * p[2]) * (1 + 0.5 * r * r);
      lit = Math.max(0.34, Math.min(1.14, 0.92 - 0.95 * slope));
    } else {
      const relief = 1.1 * (0.35 + 0.65 * p[2]);
      const normal = unit([p[0] - relief * sx, p[1] - relief * sy, p[2]]);
      // The earth's own light on the rest: it is lost before the limb.
      const earth = 0.1 * smoothstep(1, 0.72, r);
      lit = earth + 1.9 * Math.max(0, dot(normal, sun)) ** 0.7 * smoothstep(-0.05, 0.12, dot(p, sun));
    }
    if (!full) {
      // What is dark is the sky's own colour.
      const seen = Math.min(1, lit);
      return [...ground.map((c) => c * Math.min(1.06, Math.max(1, lit))), 255 * edge * seen];
    }
    const fall = 0.6 * smoothstep(0.6, 1.02, r) ** 1.6;
    return [...ground.map((c, k) => c * lit + (rim[k] - c * lit) * fall), 255 * edge];
  };
}
