import { seededRandom } from '../core/random.mjs';
import { linear } from '../core/sculpt.mjs';

/** What shines in the hall of lamps: lamps of coloured glass on chains, and small oil lamps on the floor. */

const AMBER = linear('#ffb14a');
const FLAME = linear('#ffc765');

/** Half the width of a lamp at v, 0 at its head and 1 at its foot, in parts of its height. */
const BODIES = {
  globe: (v) => 0.5 * Math.sqrt(Math.max(0, 1 - (2 * v - 1) ** 2)) * 0.96,
  drop: (v) => 0.36 * Math.sin(Math.PI * Math.min(1, 0.08 + v * 0.9) ** 1.5) ** 0.85,
  lantern: (v) => (v < 0.2 ? 0.2 + v : v < 0.7 ? 0.4 - (v - 0.2) * 0.12 : 0.34 - (v - 0.7) * 0.75),
};

/**
 * @param {{at: number[], height: number, kind: string, glass: string[], power: number}[]} list
 * @param {{rows: number[], from: number, to: number, step: number, seed: number}} pelita rows at ± x along the way
 */
export function hallLights({ lamps, front, pelita }) {
  const random = seededRandom(pelita.seed);
  const hanging = lamps.map((lamp) => ({
    ...lamp,
    body: BODIES[lamp.kind],
    glass: lamp.glass.map(linear),
    tint: AMBER.map((value, k) => value * 0.72 + linear(lamp.glass[0])[k] * 0.28),
  }));
  const flames = [];
  for (const row of pelita.rows)
    for (const side of [-1, 1])
      for (let z = pelita.from; z < pelita.to; z += pelita.step)
        flames.push({
          at: [side * row + random.between(-0.03, 0.03), 0.1, z + random.between(-0.1, 0.1)],
          lean: random.between(-0.25, 0.25),
          tall: random.between(0.85, 1.2),
        });
  // From the farthest, as they are laid over each other.
  const sprites = [
    ...hanging.map((lamp) => ({ z: lamp.at[2], see: (x, y) => lampAt(lamp, x, y) })),
    ...flames.map((flame) => ({ z: flame.at[2], see: (x, y) => flameAt(flame, x, y) })),
  ].sort((a, b) => a.z - b.z);
  return { hanging, front, flames, sprites };
}

const clamp = (value) => Math.max(0, Math.min(1, value));

/**
 * What is seen of a lamp at (x, y) in the plane across the way in which it hangs: [r, g, b, alpha], light times alpha,
 * or null.
 */
function lampAt(lamp, px, py) {
  const x = (px - lamp.at[0]) / lamp.height;
  const v = (lamp.at[1] - py) / lamp.height + 0.5;
  const away = Math.hypot(x, v - 0.5);
  if (away > 1.5 && (v > 0 || Math.abs(x) > 0.05)) return null;
  const solid = lampBody(lamp, x, v);
  // The air about it glows, on the metal as well.
  const haze = 0.17 * Math.max(0, Math.exp(-away * away * 2.6) - 0.003);
  const [r, g, b, alpha] = solid ?? [0, 0, 0, 0];
  return [r + lamp.tint[0] * haze, g + lamp.tint[1] * haze, b + lamp.tint[2] * haze, alpha];
}

function lampBody({ body, glass }, x, v) {
  if (v > 1.45) return null;
  // Chain, cap, finial and drop.
  if (v < -0.3) return Math.abs(x) < 0.016 ? [0.05, 0.03, 0.012, 0.9] : null;
  const metal = v < 0 ? 0.05 + (v + 0.3) ** 2 * 1.7 : v > 1 ? (v < 1.2 ? 0.11 - (v - 1) * 0.4 : 0.035) : 0;
  if (metal) {
    if (Math.abs(x) > metal) return null;
    const round = Math.sqrt(1 - (x / metal) ** 2);
    const light = 0.12 + 0.5 * clamp(round * 0.6 + (x / metal) * -0.5);
    return [light * 0.62, light * 0.36, light * 0.12, 1];
  }
  const half = body(v);
  if (Math.abs(x) > half) return null;
  // Panes between leads, as they turn about the axis.
  const angle = Math.asin(x / half) / Math.PI;
  const rows = 7;
  const row = Math.floor(v * rows);
  const column = angle * 10 + (row % 2) * 0.5 + 40;
  const [u, w] = [column - Math.floor(column) - 0.5, v * rows - row - 0.5];
  const lozenge = Math.abs(u) + Math.abs(w);
  const middle = Math.sqrt(1 - (x / half) ** 2);
  const heart = Math.exp(-((v - 0.52) ** 2) * 7) * (0.35 + 0.65 * middle);
  const lead = lozenge > 0.41 && lozenge < 0.49;
  const pane =
    lozenge <= 0.41 ? glass[(row + (Math.floor(column) % 2)) % glass.length] : glass[(row + 2) % glass.length];
  const gain = (lozenge <= 0.41 ? 1.7 : 0.85) * (0.25 + 1.1 * heart);
  const white = heart ** 3 * 0.62;
  if (lead) return [0.35 * heart, 0.19 * heart, 0.06 * heart, 1];
  return [pane[0] * gain + white, pane[1] * gain + white * 0.8, pane[2] * gain + white * 0.42, 1];
}

/** A small glass of oil with its flame, as `lampAt`. */
function flameAt({ at, lean, tall }, px, py) {
  const [x, y] = [px - at[0], py];
  if (x < -0.06 || x > 0.06 || y > 0.3) return null;
  if (y < 0.085) {
    const half = 0.036 + y * 0.16;
    if (Math.abs(x) > half) return null;
    const glow = 0.3 + 1.1 * (y / 0.085) ** 2 * (1 - (x / half) ** 2 * 0.6);
    return [glow * 1.05, glow * 0.42, glow * 0.1, 0.94];
  }
  const v = (y - 0.085) / (0.115 * tall);
  if (v > 1) return null;
  const half = 0.024 * Math.sin(Math.PI * (1 - v) ** 0.62) ** 0.9 + 0.002;
  const off = Math.abs(x - lean * v * v * 0.06);
  if (off > half) return null;
  const core = 1 - off / half;
  return [3 * (0.45 + core), 2 * (0.22 + core), 1.2 * core * (1 - v * 0.6), 0.97];
}

/**
 * What lies before a surface along a ray: the light of lamps and flames, and how much is seen between them.
 * @returns {number[]} r, g, b, and the share of what is behind
 */
export function spritesAlong({ sprites }, o, d, reach) {
  const sum = [0, 0, 0, 1];
  const list = d[2] > 0 ? sprites : [...sprites].reverse();
  for (const { z, see } of list) {
    const t = (z - o[2]) / d[2];
    if (t < 1e-3 || t > reach) continue;
    const seen = see(o[0] + d[0] * t, o[1] + d[1] * t);
    if (!seen) continue;
    for (let k = 0; k < 3; k++) sum[k] += seen[k] * sum[3];
    sum[3] *= 1 - seen[3];
    if (sum[3] < 0.02) break;
  }
  return sum;
}

export { FLAME };
