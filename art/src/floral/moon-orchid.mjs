import { linear } from '../core/sculpt.mjs';
import { add, blend, cross, pose, scaled, smoothstep, spline, subtract, unit } from '../core/vector.mjs';

/**
 * The moon orchid, anggerik bulan (Phalaenopsis amabilis), sculpted. A flower is modelled about the origin, one unit
 * from its middle to the end of a petal, and it faces the viewer; `tones` are linear colours, see `orchidTones`.
 */

/** Linear tones of '#rrggbb' colours. */
export const orchidTones = (tones) =>
  Object.fromEntries(Object.entries(tones).map(([name, hex]) => [name, linear(hex)]));

const RADIANS = Math.PI / 180;

/** The share of its full width that a petal has at `v` of its length: a claw, a shoulder and a blunt tip. */
const breadth = (v, claw, shoulder, blunt) => {
  if (v < shoulder) return claw + (1 - claw) * Math.max(0, 1 - (1 - v / shoulder) ** 1.7) ** (1 / 1.25);
  return Math.max(0, 1 - ((v - shoulder) / (1 - shoulder)) ** blunt) ** (1 / blunt);
};

/** Fine veins that fan out from the foot, 0 to 1; `across` is 0 on the middle one. */
const veins = (across, v, seed) => {
  const bend = across * (1 + 0.35 * v) + 0.02 * Math.sin(v * 7 + seed);
  const broad = Math.max(0, Math.sin(bend * 19 + seed)) ** 3;
  const fine = Math.max(0, Math.sin(bend * 47 + 1.3 * seed)) ** 4;
  return (0.6 * broad + 0.4 * fine) * smoothstep(0.04, 0.3, v) * (1 - 0.75 * smoothstep(0.45, 0.98, v));
};

/** One sepal or petal, `angle` degrees from up. */
function tepal({
  angle,
  length,
  width,
  shoulder,
  claw,
  blunt,
  lean,
  reflex,
  curl,
  ripple,
  depth,
  seed,
  tilt = 0,
  tones,
}) {
  const [sin, cos] = [Math.sin(angle * RADIANS), Math.cos(angle * RADIANS)];
  const at = (u, s) => {
    // Finer towards the tip, where the outline turns.
    const v = 0.004 + 0.9958 * (1 - (1 - s) ** 2);
    const side = 2 * u - 1;
    const full = breadth(v, claw, shoulder, blunt);
    const half = width * full;
    const across = side * half;
    // The middle vein lies in a fold, the rim waves.
    const fold = -0.03 * Math.exp(-((across / 0.05) ** 2)) * (1 - v);
    const wave = ripple * Math.sin(v * 9 + side * 2.2 + seed) * Math.abs(side) ** 2.2 * smoothstep(0.1, 0.5, v);
    const z = depth + lean * v - reflex * v * v - curl * (across / width) ** 2 * width + tilt * across + fold + wave;
    const along = v * length + 0.02 * Math.sin(side * 4 + seed) * v * full;
    return [sin * along + cos * across, -cos * along + sin * across, z];
  };
  const paint = (u, s) => {
    const v = 1 - (1 - s) ** 2;
    const across = (2 * u - 1) * breadth(v, claw, shoulder, blunt);
    const foot = 1 - smoothstep(0.02, 0.42, v);
    const flush = 0.55 * foot + 0.5 * veins(across, v, seed) + 0.12 * Math.abs(2 * u - 1) ** 4;
    const colour = blend(blend(tones.petal, tones.blush, Math.min(1, flush)), tones.throat, foot ** 3 * 0.75);
    return { colour, through: 0.6, shine: 0.06, gloss: 10 };
  };
  return { at, paint, grid: [26, 30] };
}

const SEPAL = {
  width: 0.37,
  shoulder: 0.52,
  claw: 0.3,
  blunt: 2.1,
  lean: 0.02,
  reflex: 0.2,
  curl: 0.34,
  ripple: 0.015,
  depth: -0.1,
};
const PETAL = {
  width: 0.6,
  shoulder: 0.56,
  claw: 0.1,
  blunt: 2.1,
  lean: 0.26,
  reflex: 0.42,
  curl: 0.22,
  ripple: 0.045,
  depth: 0,
};

/** A tube along a curve, `thick` at t in [0, 1]. */
export function tube(curve, thick, paint, grid = [12, 48]) {
  const at = (u, v) => {
    const { p, tangent } = curve(v);
    const side = unit(cross(tangent, [0.03, 0.02, 1]));
    const up = cross(side, tangent);
    const angle = u * 2 * Math.PI;
    return add(p, add(scaled(side, Math.cos(angle) * thick(v)), scaled(up, Math.sin(angle) * thick(v))));
  };
  return { at, paint, grid };
}

/** A body of revolution that swells: of buds, the column, the callus. */
const swelling = (foot, tip, radius, paint, { belly = 0.6, seams = 0, grid = [22, 18] } = {}) => {
  const tangent = unit(subtract(tip, foot));
  const curve = (t) => ({ p: blend(foot, tip, t), tangent });
  const swell = (v) => Math.sin(Math.PI * Math.min(1, v ** (Math.log(0.5) / Math.log(belly)))) ** 0.7;
  const round = tube(curve, () => 1, paint, grid);
  return {
    ...round,
    at: (u, v) => {
      const middle = blend(foot, tip, v);
      const rim = round.at(u, v);
      const k = radius * swell(0.004 + v * 0.99) * (1 + seams * Math.cos(u * 6 * Math.PI));
      return [0, 1, 2].map((i) => middle[i] + (rim[i] - middle[i]) * k);
    },
  };
};

/** The lip: two raised side lobes, the arrow of the middle lobe with its two tendrils, callus and column. */
function lip(tones, seed) {
  const spotted = (u, v) => {
    const stripe = smoothstep(0, 0.5, Math.sin(u * 22 + seed)) * (1 - smoothstep(0.15, 0.7, v));
    return {
      colour: blend(blend(tones.gold, tones.petal, smoothstep(0.2, 0.75, v)), tones.wine, stripe * 0.8),
      through: 0.5,
      shine: 0.12,
      gloss: 18,
    };
  };
  const lobe = (sign) => ({
    at: (u, v) => {
      const half = 0.15 * breadth(0.01 + v * 0.98, 0.45, 0.6, 2.2) * (2 * u - 1);
      // Out to the side, then up and forward, closing about the column.
      const bend = v * 1.75;
      return [
        sign * (0.05 + 0.21 * Math.sin(bend) + half * 0.25),
        0.13 - half * 0.9 - 0.06 * v,
        0.1 + 0.27 * (1 - Math.cos(bend)) + 0.1 * v,
      ];
    },
    paint: spotted,
    grid: [16, 16],
  });
  const arrow = {
    at: (u, s) => {
      const v = 0.01 + s * 0.98;
      const wide = 0.05 + 0.15 * smoothstep(0.12, 0.5, v) * (1 - smoothstep(0.5, 1, v)) ** 0.8;
      const across = (2 * u - 1) * wide;
      return [across, 0.14 + 0.4 * v, 0.16 + 0.3 * Math.sin(v * 2.3) - 0.24 * v - 1.1 * across ** 2];
    },
    paint: (u, v) => {
      const edge = Math.abs(2 * u - 1);
      const colour = blend(
        blend(tones.wine, tones.gold, smoothstep(0.05, 0.55, v) * (0.4 + 0.6 * edge)),
        tones.petal,
        smoothstep(0.62, 1, v) * 0.75,
      );
      return { colour, through: 0.3, shine: 0.25, gloss: 24 };
    },
    grid: [16, 24],
  };
  const tendril = (sign) =>
    tube(
      spline([
        [sign * 0.012, 0.53, 0.13],
        [sign * 0.06, 0.61, 0.16],
        [sign * 0.14, 0.6, 0.24],
        [sign * 0.15, 0.52, 0.27],
      ]),
      (v) => 0.02 * (1 - v) + 0.006,
      () => ({ colour: tones.petal, through: 0.3 }),
      [8, 20],
    );
  const body = (foot, tip, radius, colour, more) =>
    swelling(foot, tip, radius, () => ({ colour, shine: 0.3, gloss: 26 }), more);
  return [
    lobe(-1),
    lobe(1),
    arrow,
    tendril(-1),
    tendril(1),
    body([0, 0.1, 0.2], [0, 0.17, 0.36], 0.06, tones.gold),
    body([0, 0.06, 0], [0, -0.02, 0.34], 0.085, tones.petal, { belly: 0.66 }),
    body([0, 0, 0.27], [0, 0.035, 0.37], 0.05, tones.cap),
  ];
}

/**
 * One flower. @param {{at, size, yaw, pitch, roll}} where see `pose`
 * @param {{open?: number, seed?: number}} how `open` below 1: its petals still lean together
 */
export function moonOrchid(where, tones, { open = 1, seed = 0 } = {}) {
  const put = pose(where);
  const shut = 1 - open;
  const vary = (n, amount) => amount * Math.sin(seed * 12.9898 + n * 78.233);
  const made = (shape, angle, n, more = {}) =>
    tepal({
      ...shape,
      angle: angle + vary(n, 4),
      length: (1 + vary(n + 9, 0.03)) * (more.length ?? 0.96),
      lean: shape.lean + shut * 1.15 + vary(n + 4, 0.05),
      curl: shape.curl + shut * 0.5,
      seed: seed + n,
      tones,
      ...more,
    });
  const parts = [
    made(SEPAL, 0, 1),
    made(SEPAL, 127, 2, { length: 0.94 }),
    made(SEPAL, -127, 3, { length: 0.94 }),
    made(PETAL, 82, 4, { length: 1.02, tilt: 0.12 }),
    made(PETAL, -82, 5, { length: 1.02, tilt: -0.12 }),
    ...(open > 0.4 ? lip(tones, seed) : []),
  ];
  return parts.map((part) => ({ ...part, at: (u, v) => put(part.at(u, v)) }));
}

/** A petal by itself, as it falls. */
export function moonPetal(where, tones, seed = 0) {
  const put = pose(where);
  const petal = tepal({ ...PETAL, angle: 0, length: 1.02, seed, tones });
  return [{ ...petal, at: (u, v) => put(petal.at(u, v)) }];
}

/** A closed bud from its stalk at `foot` to its tip. */
export function orchidBud(foot, tip, radius, tones) {
  const paint = (u, v) => ({
    colour: blend(
      blend(tones.green, tones.bud, smoothstep(0, 0.45, v)),
      tones.blush,
      0.5 * smoothstep(0.55, 1, v) * (0.5 + 0.5 * Math.cos(u * 6 * Math.PI)),
    ),
    through: 0.25,
    shine: 0.14,
    gloss: 16,
  });
  return [swelling(foot, tip, radius, paint, { belly: 0.6, seams: 0.035 })];
}

/** A strap leaf along a curve: thick, folded about its midrib, blunt. */
export function strapLeaf(points, width, tones, { turn = 0.5, seed = 0 } = {}) {
  const curve = spline(points);
  const at = (u, s) => {
    const v = 0.004 + s * 0.99;
    const { p, tangent } = curve(v);
    const side = unit(add(unit(cross(tangent, [0, 0, 1])), [0, 0, turn]));
    const face = unit(cross(side, tangent));
    const half = (2 * u - 1) * width * breadth(v, 0.55, 0.56, 2.3);
    const fold = -0.16 * Math.abs(half) + 0.0022 * half * half + width * 0.05 * Math.sin(v * 7 + u * 3 + seed);
    return add(p, add(scaled(side, half), scaled(face, fold)));
  };
  const paint = (u, v) => {
    const side = Math.abs(2 * u - 1);
    const rib = Math.exp(-((side / 0.05) ** 2));
    const line = 0.94 + 0.06 * Math.sin(u * 90 + Math.sin(v * 6 + seed));
    const colour = blend(
      blend(tones.leaf, tones.leafLit, 0.3 * v * (1 - 0.6 * side)),
      tones.leafRim,
      0.55 * smoothstep(0.9, 1, side),
    );
    return {
      colour: scaled(colour, line * (0.55 + 0.45 * smoothstep(0, 0.4, v)) * (1 - 0.45 * rib)),
      through: 0.08,
      shine: 0.12,
      gloss: 30,
    };
  };
  return [{ at, paint, grid: [28, 56] }];
}

/** An aerial root: silver velvet, green at its growing tip. */
export const aerialRoot = (points, thick, tones) => [
  tube(
    spline(points),
    (v) => thick * (1 - 0.25 * v) * (1 + 0.07 * Math.sin(v * 23)),
    (u, v) => ({ colour: blend(tones.root, tones.leafLit, smoothstep(0.86, 0.97, v)), shine: 0.08, gloss: 10 }),
    [10, 60],
  ),
];
