import { add, blend, cross, pose, scaled, smoothstep, spline, subtract, unit } from '../core/vector.mjs';
import { tube } from './moon-orchid.mjs';

/**
 * The garden rose, sculpted: petals in a spiral about an axis that points at the viewer, one unit from the axis to the
 * end of the outer petals. `tones` are linear colours:
 * `lip` of petals' rims, `petal`, `blush`, `heart` of what lies deep.
 */

const RADIANS = Math.PI / 180;
/** The angle between two petals of a spiral. */
const GOLDEN = 137.508;

/** Repeatable variation about 0, at most `amount`. */
const varied = (seed, n, amount) => amount * Math.sin(seed * 12.9898 + n * 78.233);

/**
 * The share of its full width that a petal has at `v` of its length: narrow at the foot, broad and blunt at the lip.
 */
const breadth = (v, shoulder = 0.66) =>
  v < shoulder
    ? 0.16 + 0.84 * Math.sin((Math.PI / 2) * (v / shoulder)) ** 0.85
    : Math.max(0, 1 - ((v - shoulder) / (1 - shoulder)) ** 2.4) ** (1 / 2);

/**
 * One petal: how it leaves the axis (`foot` and `tip`, degrees from it), how far its lip rolls back (`roll`, degrees),
 * `length` and half `width`, how tightly it wraps round the axis (`wrap`:
 * radius of its bend across), `ripple` of its rim, `tear` of its lip.
 */
function petalSurface({ turn, foot, tip, roll, length, width, wrap, ripple, notch, lift, start, seed, depth, tones }) {
  const [sin, cos] = [Math.sin(turn * RADIANS), Math.cos(turn * RADIANS)];
  // The middle line, from the foot to the lip: away from the axis and along it.
  const STEPS = 28;
  const line = [[start, lift]];
  for (let i = 0; i < STEPS; i++) {
    const v = (i + 0.5) / STEPS;
    const angle = (foot + (tip - foot) * smoothstep(0, 0.85, v) + roll * smoothstep(0.7, 1, v) ** 1.3) * RADIANS;
    const [r, z] = line[i];
    line.push([r + (Math.sin(angle) * length) / STEPS, z + (Math.cos(angle) * length) / STEPS, angle]);
  }
  line[0][2] = foot * RADIANS;
  const middle = (v) => {
    const s = Math.min(STEPS - 1e-6, Math.max(0, v) * STEPS);
    const i = Math.floor(s);
    return blend(line[i], line[i + 1], s - i);
  };
  const at = (u, s) => {
    const side = 2 * u - 1;
    const v0 = 0.004 + 0.995 * (1 - (1 - s) ** 1.6);
    const full = breadth(v0);
    /** Across in half widths: where the petal ends, all of `u` is near its middle. */
    const x = side * full;
    // A nick in the middle of the lip, and a lip of uneven length.
    const uneven = notch * Math.exp(-((x / 0.3) ** 2)) + 0.03 * Math.sin(x * 4 + seed * 3) * Math.abs(x);
    const v = v0 * (1 - uneven * smoothstep(0.5, 1, v0));
    const [r, z, angle] = middle(v);
    const across = width * x;
    const bend = Math.max(wrap, 0.05) * (0.55 + 0.75 * v0);
    const arc = Math.max(-2.4, Math.min(2.4, across / bend));
    const aside = bend * Math.sin(arc);
    const inward = bend * (1 - Math.cos(arc));
    // The rim rolls outwards and waves.
    const rim = Math.abs(x) ** 3.2 * smoothstep(0.25, 0.8, v0);
    const out =
      rim * (0.1 + roll / 420) * width +
      ripple * Math.sin(v0 * 8 + x * 4.2 + seed * 5) * (0.25 + Math.abs(x)) * smoothstep(0.4, 1, v0);
    const [nr, nz] = [Math.cos(angle), -Math.sin(angle)];
    const rr = r - inward + out * nr;
    return [sin * rr + cos * aside, -cos * rr + sin * aside, z + out * nz + 0.25 * inward * Math.sin(angle)];
  };
  const paint = (u, s) => {
    const side = Math.abs(2 * u - 1);
    const v = 1 - (1 - s) ** 1.6;
    const vein = 0.5 + 0.5 * Math.sin((2 * u - 1) * (16 + 9 * v) + seed * 2 + 0.6 * Math.sin(v * 9 + seed));
    const fleck = 0.5 + 0.5 * Math.sin(u * 23 + seed * 7) * Math.sin(v * 17 + seed * 11);
    const deep = 1 - smoothstep(0.05, 0.62, v);
    const lip = smoothstep(0.72, 1, Math.max(v, side * 0.93));
    const base = blend(
      tones.petal,
      tones.blush,
      Math.min(1, 0.22 + 0.5 * depth + 0.16 * vein * (1 - lip) + 0.1 * fleck),
    );
    const colour = blend(
      blend(base, tones.lip, lip * (0.75 - 0.3 * depth)),
      tones.heart,
      deep ** 1.3 * (0.55 + 0.45 * depth),
    );
    return { colour, through: 0.42, shine: 0.03, gloss: 8 };
  };
  return { at, paint, grid: [22, 26] };
}

/**
 * Petals of a rose that is `open` by so much (0: bud, 1: full), from the heart outwards.
 * `petals` is their number: a garden rose has about forty.
 */
function whorls(open, petals, seed) {
  return Array.from({ length: petals }, (_, i) => {
    const t = i / (petals - 1);
    const heart = 1 - smoothstep(0, 0.3, t);
    const spread = t ** (1.55 - 0.75 * open);
    const tip = 2 + (8 + 84 * open) * spread + varied(seed, i, 5 * open);
    return {
      turn: i * GOLDEN + varied(seed, i + 30, 11) + seed * 40,
      foot: 4 + (14 + 34 * open) * spread,
      tip: tip - 20 * heart,
      roll: (10 + 62 * t * (0.35 + 0.65 * open)) * (1 + varied(seed, i + 7, 0.45)),
      length: (0.4 + 0.56 * t ** 0.7) * (1 + varied(seed, i + 3, 0.05)),
      width: (0.17 + 0.39 * t ** 0.62) * (1 + varied(seed, i + 5, 0.1)),
      wrap: 0.075 + (0.3 + 0.42 * open) * t ** 0.95,
      ripple: 0.012 + 0.022 * t * open,
      notch: 0.01 + 0.09 * Math.abs(varied(seed, i + 11, 1)) * t,
      lift: 0.2 - 0.22 * t,
      start: 0.06 * heart + 0.012 + 0.1 * t * open,
      seed: seed + i * 1.37,
      depth: 1 - t ** 0.8,
    };
  });
}

/** A leaf-like sepal below the flower. */
function sepal(turn, tones, fall) {
  const [sin, cos] = [Math.sin(turn * RADIANS), Math.cos(turn * RADIANS)];
  return {
    at: (u, v) => {
      const half = 0.1 * Math.sin(Math.PI * Math.min(1, 0.12 + v * 0.9)) ** 0.8 * (1 - v * 0.55) * (2 * u - 1);
      const angle = (62 + fall * v) * RADIANS;
      const r = 0.1 + 0.5 * v * Math.sin(angle);
      const z = -0.16 + 0.5 * v * Math.cos(angle);
      return [sin * r + cos * half, -cos * r + sin * half, z + Math.abs(half) * 0.5];
    },
    paint: (u, v) => ({ colour: blend(tones.leaf, tones.leafLit, 0.3 + 0.4 * v), through: 0.2, shine: 0.05 }),
    grid: [8, 16],
  };
}

/** A stalk through the points, `thick` (half its width) at t in [0, 1]. */
export const stalk = (points, thick, paint, grid = [10, 40]) => tube(spline(points), thick, paint, grid);

const hip = (tones) => ({
  at: (u, v) => {
    const r = 0.15 * Math.sin(Math.PI * (0.06 + 0.72 * v)) ** 0.8;
    return [Math.cos(u * 2 * Math.PI) * r, Math.sin(u * 2 * Math.PI) * r, -0.36 + 0.34 * v];
  },
  paint: (u, v) => ({ colour: blend(tones.leafLit, tones.leaf, v), shine: 0.12, gloss: 14 }),
  grid: [16, 10],
});

/**
 * One rose. @param {{at, size, yaw, pitch, roll}} where see `pose`
 * @param {{open?: number, petals?: number, seed?: number}} how
 */
export function gardenRose(where, tones, { open = 0.9, petals = 38, seed = 0 } = {}) {
  const put = pose(where);
  const fall = 20 + 90 * open;
  const parts = [
    ...whorls(open, petals, seed).map((petal) => petalSurface({ ...petal, tones })),
    ...[0, 1, 2, 3, 4].map((n) => sepal(n * 72 + seed * 31, tones, fall + varied(seed, n, 22))),
    hip(tones),
  ];
  return parts.map((part) => ({ ...part, at: (u, v) => put(part.at(u, v)) }));
}

/** A petal by itself, as it falls. */
export function rosePetal(where, tones, seed = 0) {
  const put = pose(where);
  const [petal] = whorls(1, 2, seed).slice(1);
  const part = petalSurface({ ...petal, turn: 0, foot: 70, tip: 96, roll: 30, wrap: 0.9, start: -0.5, lift: 0, tones });
  return [{ ...part, at: (u, v) => put(part.at(u, v)) }];
}

/**
 * A leaflet along a curve of points: saw-toothed, folded about its midrib, its side veins pressed in.
 * @param {{turn?: number, seed?: number, teeth?: number}} how `turn`: how far its blade leans out of the picture
 */
export function leaflet(points, width, tones, { turn = 0.4, seed = 0, teeth = 11, shine = 0.1 } = {}) {
  const curve = spline(points);
  const outline = (v) => Math.sin(Math.PI * Math.min(1, v) ** 0.82) ** 0.82 * (1 - 0.12 * v);
  const at = (u, s) => {
    const v = 0.003 + s * 0.994;
    const { p, tangent } = curve(v);
    const side = unit(add(unit(cross(tangent, [0, 0, 1])), [0, 0, turn]));
    const face = unit(cross(side, tangent));
    const across = 2 * u - 1;
    const saw = teeth > 0 ? 1 - 0.13 * (1 - ((v * teeth + 0.1) % 1)) * smoothstep(0.04, 0.2, v) : 1;
    const half = width * outline(v) * across * (1 - (1 - saw) * Math.abs(across) ** 3);
    const fold = -0.2 * Math.abs(half) + width * 0.07 * Math.sin(v * 6 + across * 2 + seed) * Math.abs(across);
    const quilt =
      width * 0.035 * Math.sin((v * 1.15 - Math.abs(across) * 0.24) * 9 * 2 * Math.PI) * (1 - Math.abs(across));
    return add(p, add(scaled(side, half), scaled(face, fold + quilt)));
  };
  const paint = (u, v) => {
    const side = Math.abs(2 * u - 1);
    const rib = Math.exp(-((side / 0.055) ** 2));
    const vein = Math.max(0, Math.cos((v * 1.15 - side * 0.24) * 9 * 2 * Math.PI)) ** 10 * (1 - side) * 0.5;
    const mottle = 0.93 + 0.07 * Math.sin(u * 17 + seed * 3) * Math.sin(v * 13 + seed);
    const colour = blend(
      blend(tones.leaf, tones.leafLit, 0.25 + 0.35 * Math.sin(seed * 5 + v * 2) ** 2 * (1 - side * 0.4)),
      tones.leafRim,
      0.55 * smoothstep(0.82, 1, side) + 0.35 * smoothstep(0.8, 1, v),
    );
    return {
      colour: scaled(blend(colour, tones.leafLit, Math.min(0.75, 0.5 * rib + vein)), mottle),
      through: 0.22,
      shine,
      gloss: 16,
    };
  };
  return { at, paint, grid: [18, Math.max(28, teeth * 6)] };
}

/** A compound leaf: five leaflets (or `pairs` · 2 + 1) on a stalk from `foot` towards `tip`. */
export function compoundLeaf(
  foot,
  tip,
  tones,
  { size = 1, pairs = 2, seed = 0, turn = 0.4, teeth = 11, slender = 0.3, shine } = {},
) {
  const reach = subtract(tip, foot);
  const length = Math.hypot(...reach);
  const along = unit(reach);
  const aside = unit(cross(along, [0, 0, 1]));
  /** A place of the stalk, which arches. */
  const spot = (t) => add(blend(foot, tip, t), [0, -0.2 * length * t * (1 - t), 0]);
  const parts = [
    stalk(
      [foot, spot(0.5), spot(1)],
      () => 0.9 * size,
      () => ({ colour: tones.stem, shine: 0.1 }),
      [6, 16],
    ),
  ];
  const blade = (t, angle, reachOf, n) => {
    const from = spot(t);
    const way = unit(add(scaled(along, Math.cos(angle)), scaled(aside, Math.sin(angle))));
    const lengthOf = reachOf * (1 + varied(seed, n, 0.1));
    const droop = varied(seed, n + 4, 0.12) * lengthOf;
    const middle = add(
      add(from, scaled(way, lengthOf * 0.55)),
      add(scaled(aside, droop), [0, 0, 5 + varied(seed, n, 4)]),
    );
    const end = add(from, add(scaled(way, lengthOf), [0, 0.05 * lengthOf, -2 + varied(seed, n + 2, 7)]));
    return leaflet([from, middle, end], lengthOf * slender, tones, {
      turn: turn * Math.sign(angle || 1) + varied(seed, n, 0.25),
      seed: seed + n,
      teeth,
      shine,
    });
  };
  for (let i = 0; i < pairs; i++) {
    const t = pairs === 1 ? 0.34 : 0.32 + (0.5 * i) / (pairs - 1);
    const span = length * (0.46 + 0.08 * i);
    parts.push(
      blade(t, 1.02 + varied(seed, i, 0.14), span, i * 2 + 1),
      blade(t, -1.02 + varied(seed, i + 9, 0.14), span, i * 2 + 2),
    );
  }
  parts.push(blade(0.98, varied(seed, 8, 0.16) || 0.01, length * 0.62, 20));
  return parts;
}
