/**
 * The space of the hall of lamps, in metres: x to the right, y up, z away from who looks, the floor at y = 0. Walls
 * across the way stand at WALLS, each pierced by an arch; beyond the last lies the open night.
 */

/** Where the walls' faces stand, and how thick the walls are. */
export const WALLS = [5.2, 8.3, 11.4];
const THICK = 0.55;
/** From the middle of one arch of the front to the next. */
export const BAY = 4.5;
/** Half the width of the hall behind the front, and its height. */
const SIDE = 1.98;
const CEILING = 4.3;
/** The arch: half its width, where it springs, how far its two centres lie beside the middle, its lobes. */
export const ARCH = { half: 1.5, spring: 1.75, offset: 0.22, lobes: 11, lobe: 0.2 };
const RADIUS = ARCH.half + ARCH.offset;
/** A column on both sides of each arch. */
export const COLUMN = { x: ARCH.half + 0.2, radius: 0.125, foot: 0.16, head: ARCH.spring - 0.34 };

/** How far (x, y) lies outside the arch without its lobes; below 0 inside. */
export function beyondArch(x, y) {
  if (y < ARCH.spring) return Math.abs(x) - ARCH.half;
  return Math.hypot(Math.abs(x) + ARCH.offset, y - ARCH.spring) - RADIUS;
}

const LOBES = Array.from({ length: ARCH.lobes }, (_, i) => {
  // Evenly along both arcs, from one springing to the other.
  const crown = Math.acos(ARCH.offset / RADIUS);
  const t = ((i + 0.5) / ARCH.lobes) * 2 - 1;
  const angle = crown * (1 - Math.abs(t));
  const r = RADIUS - 0.1;
  return [Math.sign(t) * Math.max(0, Math.cos(angle) * r - ARCH.offset), ARCH.spring + Math.sin(angle) * r];
});

/** Whether (x, y) lies in the opening: a pointed arch of many lobes on straight jambs. */
function isOpen(x, y) {
  if (y < ARCH.spring - 0.1) return Math.abs(x) < ARCH.half - 0.03;
  const beyond = beyondArch(x, y);
  if (beyond < -0.22) return true;
  if (beyond > 0.12) return false;
  for (const [lx, ly] of LOBES) if ((x - lx) ** 2 + (y - ly) ** 2 < ARCH.lobe ** 2) return true;
  return false;
}

const bayOf = (x) => Math.round(x / BAY);
/** In the front all bays are open, behind it only the hall's own. */
const pierced = (wall, bay) => wall === 0 || bay === 0;

/** What is met: `t` along the ray, `kind`, the normal, and for walls which one. */
const met = (t, kind, nx, ny, nz, wall = 0) => ({ t, kind, nx, ny, nz, wall });

/** The reveal of an arch that a ray enters by t0 and meets before t1. */
function reveal(o, d, t0, t1, bay, wall) {
  const inside = (t) => isOpen(o[0] + d[0] * t - bay * BAY, o[1] + d[1] * t);
  let [a, b] = [t0, t1];
  for (let i = 0; i < 14; i++) {
    const middle = (a + b) / 2;
    if (inside(middle)) a = middle;
    else b = middle;
  }
  const [x, y] = [o[0] + d[0] * a - bay * BAY, o[1] + d[1] * a];
  const up = Math.max(0, y - ARCH.spring);
  const length = Math.hypot(x, up) || 1;
  return met(a, 'reveal', -x / length, -up / length, 0, wall);
}

/** The wall across the way that a ray meets, if any. */
function crossWall(o, d, wall, reach) {
  const [near, far] = d[2] > 0 ? [WALLS[wall], WALLS[wall] + THICK] : [WALLS[wall] + THICK, WALLS[wall]];
  const t0 = (near - o[2]) / d[2];
  const t1 = (far - o[2]) / d[2];
  if (t1 <= 1e-4 || t0 >= reach) return null;
  const from = Math.max(t0, 1e-4);
  const x = o[0] + d[0] * from;
  const bay = bayOf(x);
  const open = pierced(wall, bay);
  if (t0 > 1e-4 && !(open && isOpen(x - bay * BAY, o[1] + d[1] * t0)))
    return met(t0, 'wall', 0, 0, d[2] > 0 ? -1 : 1, wall);
  if (open && !isOpen(o[0] + d[0] * t1 - bay * BAY, o[1] + d[1] * t1)) return reveal(o, d, from, t1, bay, wall);
  return null;
}

/** The columns before a wall that a ray meets, if any. */
function columns(o, d, wall, reach) {
  const z = WALLS[wall] + 0.1;
  const across = d[2] ? (z - o[2]) / d[2] : 0;
  if (across < -0.4 || across > reach + 0.4) return null;
  const x = o[0] + d[0] * across;
  const bay = bayOf(x);
  if (!pierced(wall, bay)) return null;
  const side = x < bay * BAY ? -1 : 1;
  const cx = bay * BAY + side * (COLUMN.x - 0.1);
  let best = null;
  // Shaft, capital and base are three cylinders, the latter two wider.
  for (const [r, low, high] of [
    [COLUMN.radius, COLUMN.foot, COLUMN.head],
    [COLUMN.radius + 0.055, COLUMN.head, ARCH.spring - 0.06],
    [COLUMN.radius + 0.05, 0, COLUMN.foot],
  ]) {
    const [ox, oz] = [o[0] - cx, o[2] - z];
    const a = d[0] * d[0] + d[2] * d[2];
    const b = ox * d[0] + oz * d[2];
    const disc = b * b - a * (ox * ox + oz * oz - r * r);
    if (disc <= 0) continue;
    const t = (-b - Math.sqrt(disc)) / a;
    const y = o[1] + d[1] * t;
    if (t < 1e-3 || t >= (best?.t ?? reach) || y < low || y > high) continue;
    best = met(t, r === COLUMN.radius ? 'shaft' : 'stone', (ox + d[0] * t) / r, 0, (oz + d[2] * t) / r, wall);
  }
  return best;
}

/**
 * The first surface along a ray.
 * @param {number[]} o from
 * @param {number[]} d direction
 * @param {number} [limit] how far along it
 * @returns {{t: number, kind: string, nx: number, ny: number, nz: number, wall: number} | null} null: the open night
 */
export function firstMet(o, d, limit = 1e6) {
  let best = null;
  const nearer = (hit) => {
    if (hit && hit.t < (best?.t ?? limit)) best = hit;
  };
  const reach = () => best?.t ?? limit;
  if (d[1] < 0) nearer(met(-o[1] / d[1], 'floor', 0, 1, 0));
  const order = d[2] > 0 ? [0, 1, 2] : [2, 1, 0];
  if (d[2])
    for (const wall of order) {
      nearer(columns(o, d, wall, reach()));
      nearer(crossWall(o, d, wall, reach()));
    }
  // Sides and ceiling belong to the rooms behind the front.
  if (d[0]) {
    const start = o[2] > WALLS[0] ? 1e-4 : (WALLS[0] + THICK - o[2]) / d[2];
    if (start > 0 && start < reach()) {
      const bay = bayOf(o[0] + d[0] * start);
      const t = (bay * BAY + Math.sign(d[0]) * SIDE - o[0]) / d[0];
      const z = o[2] + d[2] * t;
      if (t > 1e-4 && z > WALLS[0] + THICK && z < WALLS[2]) nearer(met(t, 'side', -Math.sign(d[0]), 0, 0));
    }
  }
  if (d[1] > 0) {
    const t = (CEILING - o[1]) / d[1];
    const z = o[2] + d[2] * t;
    if (t > 1e-4 && z > WALLS[0] + THICK && z < WALLS[2]) nearer(met(t, 'ceiling', 0, -1, 0));
  }
  return best;
}
