import { seededRandom } from '../core/random.mjs';
import { linear } from '../core/sculpt.mjs';
import { add, blend, cross, pose, scaled, smoothstep, spline, unit } from '../core/vector.mjs';

/** Plants of a kampung yard, sculpted: banana leaves, torn by the wind, and bougainvillea (bunga kertas). */

/**
 * A banana leaf along a curve of points. Each half is torn into strips that droop for themselves.
 * @param {{points: number[][], width: number, roll?: number, seed: number, green: string[]}} leaf `roll`: turn of the
 *   blade about its rib, radians; `green`: blade, shade, rib
 */
export function bananaLeaf({ points, width, roll = 0, droop = 0.5, seed, green }) {
  const random = seededRandom(seed);
  const [blade, shade, midrib] = green.map(linear);
  const curve = spline(points);
  const broad = (v) => width * Math.sin(Math.PI * Math.min(1, 0.06 + v * 0.94) ** 0.8) ** 0.62;
  const parts = [];
  for (const side of [-1, 1]) {
    let from = 0.04;
    while (from < 0.985) {
      const to = Math.min(0.99, from + random.between(0.08, 0.3));
      const [start, hang, torn] = [from, droop * random.between(0.7, 1.35), random.next() ** 3 * 0.035 + 0.002];
      const stripAt = (u, w) => start + (to - torn * u * u - start) * w;
      const at = (u, w) => {
        const v = stripAt(u, w);
        const { p, tangent } = curve(v);
        const flat = unit(cross(tangent, [0, 0, 1]));
        const up = cross(flat, tangent);
        const out = side * u * broad(v);
        const lift = Math.sin(u * 2.1) * 0.24 - hang * u * u;
        const rolled = roll * side;
        const wave = Math.sin(v * 70 + side) * 0.018 * u;
        const level = (lift + wave) * broad(v) + rolled * u * broad(v) * 0.5;
        const forward = u * broad(v) * 0.34;
        return add(add(p, scaled(flat, out)), add(scaled(up, level), scaled(tangent, forward)));
      };
      const paint = (u, w) => {
        const v = stripAt(u, w);
        const veins = 0.5 + 0.5 * Math.sin(v * 420 - u * 10);
        const edge = smoothstep(0.93, 1, u) * 0.4 + smoothstep(0.9, 1, w) * smoothstep(0.5, 1, u) * 0.2;
        const body = blend(blade, shade, 0.16 + 0.22 * veins + 0.2 * u);
        return { colour: blend(body, linear('#8a7a3a'), edge), through: 0.5, shine: 0.2, gloss: 16 };
      };
      parts.push({ at, paint, grid: [12, Math.max(4, Math.round((to - from) * 90))] });
      from = to;
    }
  }
  const rib = (u, v) => {
    const { p } = curve(v * 0.995);
    const a = (u - 0.5) * Math.PI;
    const r = 3.6 * (1 - 0.85 * v) * (width / 44);
    return add(p, [Math.sin(a) * r, Math.sin(a) * r * 0.4, Math.cos(a) * r + 1.5]);
  };
  parts.push({ at: rib, paint: () => ({ colour: midrib, shine: 0.3, gloss: 20 }), grid: [6, 60] });
  return parts;
}

/** A leaf or bract from the origin upwards: pointed, folded along its middle, bent back. */
function petal({ length, width, fold, bend, wave }, paint) {
  const at = (u, v) => {
    const across = 2 * u - 1;
    const half = width * Math.sin(Math.PI * Math.min(1, v * 0.94 + 0.05) ** 0.74) ** 0.85;
    const y = -length * v;
    const z =
      -fold * Math.abs(across) * half + bend * v * v * length + wave * Math.sin(across * 5 + v * 6) * half * 0.3;
    return [across * half, y, -z];
  };
  return { at, paint, grid: [9, 9] };
}

const placed = (put, part) => ({ ...part, at: (u, v) => put(part.at(u, v)) });

/** Three papery bracts about their little flowers. @param {object} where see `pose`; one unit is a bract's length */
function floret(where, tones, random) {
  const parts = [];
  const [bract, deep, vein, cream] = tones;
  for (let i = 0; i < 3; i++) {
    const lean = random.between(-52, -28);
    const own = blend(bract, deep, random.between(0, 0.5));
    const paint = (u, v) => {
      const side = Math.abs(2 * u - 1);
      const line = Math.max(0, Math.sin(side * 16 + v * 7)) ** 6 * 0.3 + smoothstep(0.1, 0, side) * 0.4;
      return { colour: blend(blend(own, deep, 0.5 * (1 - v)), vein, line * 0.5), through: 0.7, shine: 0.08, gloss: 8 };
    };
    const part = petal({ length: 1, width: 0.4, fold: 0.25, bend: random.between(0.05, 0.3), wave: 0.5 }, paint);
    const turned = pose({ at: [0, 0, 0], pitch: lean });
    const about = pose({ at: [0, 0, 0], roll: i * 120 + random.between(-14, 14) });
    const put = pose(where);
    parts.push(placed((p) => put(about(turned(p))), part));
  }
  const put = pose(where);
  for (let i = 0; i < 2; i++) {
    const [x, y] = [random.between(-0.12, 0.12), random.between(-0.14, 0.1)];
    const tube = (u, v) => {
      const a = u * Math.PI * 2;
      const r = 0.035 + 0.06 * smoothstep(0.7, 1, v);
      return put([x + Math.cos(a) * r, y + Math.sin(a) * r, 0.1 + v * 0.34]);
    };
    parts.push({ at: tube, paint: (u, v) => ({ colour: v > 0.8 ? cream : deep, shine: 0.1 }), grid: [8, 5] });
  }
  return parts;
}

/**
 * A spray of bougainvillea: florets in bunches along hanging branches, leaves between.
 * @param {{branches: number[][][], size: number, seed: number, bract: string[], green: string[], dense?: number}} how
 *   `bract`: bract, its depth, veins, the flower's cream
 */
export function bungaKertas({ branches, size, seed, bract, green, dense = 1 }) {
  const random = seededRandom(seed);
  const tones = bract.map(linear);
  const [leafTone, leafShade, wood] = green.map(linear);
  const parts = [];
  for (const points of branches) {
    const curve = spline(points);
    const length = points
      .slice(1)
      .reduce((sum, p, i) => sum + Math.hypot(...[0, 1, 2].map((k) => p[k] - points[i][k])), 0);
    const stem = (u, v) => {
      const { p } = curve(v);
      const a = u * Math.PI;
      return add(p, [Math.cos(a) * (2.4 - 1.6 * v), Math.sin(a) * (2.4 - 1.6 * v), 0]);
    };
    parts.push({ at: stem, paint: () => ({ colour: wood }), grid: [5, 40] });
    const count = Math.round((length / size) * 2.3 * dense);
    for (let i = 0; i < count; i++) {
      const t = (i + random.next()) / count;
      const { p } = curve(t);
      const spread = size * (0.95 - 0.4 * t);
      const at = add(p, [
        random.between(-1, 1) * spread,
        random.between(-0.8, 0.9) * spread,
        random.between(-0.5, 0.9) * spread,
      ]);
      const turn = { yaw: random.between(-50, 50), pitch: random.between(-40, 55), roll: random.between(0, 360) };
      if (random.next() < 0.32 + 0.2 * (1 - t)) {
        const own = blend(leafTone, leafShade, random.next());
        const paint = (u) => ({
          colour: blend(own, leafTone, smoothstep(0.08, 0, Math.abs(u - 0.5)) * 0.7),
          through: 0.4,
          shine: 0.25,
          gloss: 18,
        });
        const leaf = petal({ length: 1.15, width: 0.4, fold: 0.3, bend: 0.3, wave: 0.25 }, paint);
        parts.push(
          placed(pose({ at: add(at, [0, 0, -size * 0.5]), size: size * random.between(0.9, 1.25), ...turn }), leaf),
        );
      } else parts.push(...floret({ at, size: size * random.between(0.75, 1.05), ...turn }, tones, random));
    }
  }
  return parts;
}

/** One floret alone. @param {object} where see `pose` */
export const oneFloret = (where, bract, seed) => floret(where, bract.map(linear), seededRandom(seed));
