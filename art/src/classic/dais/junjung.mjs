import { seededRandom } from '../../core/random.mjs';
import { add, blend, cross, scaled, smoothstep, unit } from '../../core/vector.mjs';
import { betelLeaf } from './betel-leaf.mjs';
import { vessel } from './brass.mjs';
import { about, egg } from './stage.mjs';

/** The sirih junjung: tiers of rolled betel leaves in a chased brass batil, hung with strings of melati. */

/** Height of the batil, on whose lip the leaves rest. */
const LIP = 96;
/** Height of the leaves above it. */
const TALL = 262;

/** Radius of the stack within, at `h` (0 lip, 1 tip): a bell. */
const stack = (h) => 12 + 66 * Math.max(0, 1 - h ** 1.45) ** 0.9;

const BATIL = [
  [66, 0],
  [67, 5],
  [58, 9],
  [40, 15],
  [29, 24],
  [25, 32],
  [31, 36],
  [31, 40],
  [26, 43],
  [48, 50],
  [82, 62],
  [101, 78],
  [104, 92],
  [110, 98],
  [113, 101],
  [111, 104],
  [104, 102],
];

/** Lotus petals round the bowl, beads at its lip, flutes on its foot. */
function chasing(angle, v) {
  const petal = Math.abs(Math.sin(angle * 11));
  const bowl = smoothstep(0.58, 0.63, v) * (1 - smoothstep(0.78, 0.8, v));
  const rise = Math.max(0, (v - 0.58) / 0.22);
  const outline = petal - rise ** 1.6;
  const lotus =
    bowl *
    (1.5 * smoothstep(0, 0.18, outline) - 0.8 * smoothstep(0.42, 0.5, outline) * (1 - smoothstep(0.55, 0.62, outline)));
  const beads =
    smoothstep(0.8, 0.82, v) * (1 - smoothstep(0.85, 0.87, v)) * (1.5 * Math.abs(Math.cos(angle * 26)) - 0.5);
  const foot = (1 - smoothstep(0.2, 0.26, v)) * smoothstep(0.1, 0.14, v) * 1.1 * Math.abs(Math.cos(angle * 16));
  return lotus + beads + foot;
}

/** The dark within, on which the leaves stand. */
const core = (tones) => ({
  at: (u, v) => about((u - 0.5) * 2 * Math.PI, stack(v) * 0.9, LIP - 20 + v * TALL * 0.9),
  paint: () => ({ colour: scaled(tones.deep, 0.5) }),
  grid: [40, 30],
});

function leaves(tones, random) {
  const tiers = 10;
  return Array.from({ length: tiers }, (_, tier) => {
    const h = tier / tiers;
    const radius = stack(h);
    const count = Math.max(6, Math.round((2 * Math.PI * radius) / (31 - 11 * h)));
    return Array.from({ length: count }, (_, n) => {
      const angle = ((n + 0.5 * (tier % 2) + random.between(-0.1, 0.1)) / count) * 2 * Math.PI;
      const far = Math.cos(angle) < -0.45;
      const lean = 0.44 - 0.34 * h + random.between(-0.08, 0.08) + (tier === 0 ? 0.3 : 0);
      const outward = about(angle, 1, 0);
      const across = unit(cross([0, 1, 0], outward));
      const along = unit(add(scaled(outward, Math.sin(lean)), [0, Math.cos(lean), 0]));
      const twist = random.between(-0.12, 0.12);
      const side = unit(add(across, scaled(cross(along, across), -twist)));
      const out = unit(cross(along, side));
      const facing = out[0] * outward[0] + out[2] * outward[2] >= 0 ? out : scaled(out, -1);
      const size = (1 - 0.32 * h) * random.between(0.92, 1.08);
      return far
        ? []
        : betelLeaf(
            { foot: about(angle, radius * 0.92, LIP - 16 + h * TALL * 0.86), along, across: side, out: facing },
            {
              length: 64 * size,
              width: 25 * size,
              roll: 1.0 + 0.4 * h + random.between(-0.14, 0.14),
              flare: 0.13 + random.between(-0.07, 0.1),
              droop: 0.08,
              seed: random.between(0, 9),
            },
            random.next() < 0.3 ? { ...tones, leaf: blend(tones.leaf, tones.lit, 0.35) } : tones,
          );
    }).flat();
  }).flat();
}

/** Rolled leaves that stand upright at the tip. */
const crown = (tones, random) =>
  Array.from({ length: 7 }, (_, n) => {
    const angle = (n / 7) * 2 * Math.PI + 0.3;
    const outward = about(angle, 1, 0);
    const lean = 0.2 + random.between(0, 0.16);
    const along = unit(add(scaled(outward, Math.sin(lean)), [0, Math.cos(lean), 0]));
    const across = unit(cross([0, 1, 0], outward));
    const out = cross(along, across);
    const facing = out[0] * outward[0] + out[2] * outward[2] >= 0 ? out : scaled(out, -1);
    return betelLeaf(
      { foot: about(angle, 6, LIP + TALL * 0.8), along, across, out: facing },
      { length: 50, width: 17, roll: 1.45, flare: 0.2, droop: 0.08, seed: n },
      { ...tones, leaf: blend(tones.leaf, tones.lit, 0.3) },
    );
  });

const budPaint = (tones) => (u, v) => ({
  colour: blend(tones.calyx, tones.melati, smoothstep(0.04, 0.3, v)),
  through: 0.35,
  shine: 0.1,
  gloss: 12,
});

/** The same way at an even pace: t in [0, 1] → point. */
function evenly(way) {
  const steps = 60;
  const points = Array.from({ length: steps + 1 }, (_, i) => way(i / steps));
  const reached = [0];
  for (let i = 1; i <= steps; i++)
    reached.push(reached[i - 1] + Math.hypot(...points[i].map((c, k) => c - points[i - 1][k])));
  return (t) => {
    const aim = t * reached[steps];
    const i = Math.max(
      1,
      reached.findIndex((far) => far >= aim),
    );
    const part = (aim - reached[i - 1]) / (reached[i] - reached[i - 1] || 1);
    return blend(points[i - 1], points[i], part);
  };
}

/** Buds one behind another along a way of points. `way` t in [0, 1] → point. */
export function strung(way, count, radius, tones, random) {
  const paced = evenly(way);
  return Array.from({ length: count }, (_, i) => {
    const t = (i + 0.5) / count;
    const [p, next] = [paced(t - 0.2 / count), paced(t + 0.2 / count)];
    const axis = [next[0] - p[0], next[1] - p[1], next[2] - p[2]].map((c) => c + random.between(-0.15, 0.15));
    const r = radius * random.between(0.88, 1.12);
    return egg(p, r, r * 1.32, axis, budPaint(tones));
  });
}

/** An open melati: petals about a middle, facing `out`. */
export function melati(at, out, size, tones, random) {
  const side = unit(cross(unit(out), [0.2, 0.9, 0.1]));
  const up = cross(side, unit(out));
  const count = 7;
  const petals = Array.from({ length: count }, (_, n) => {
    const a = ((n + random.between(-0.12, 0.12)) / count) * 2 * Math.PI;
    const way = add(scaled(side, Math.cos(a)), scaled(up, Math.sin(a)));
    const axis = unit(add(way, scaled(unit(out), 0.35)));
    return egg(add(at, scaled(axis, size * 0.56)), size * 0.27, size * 0.52, axis, budPaint(tones), [10, 8]);
  });
  return [
    ...petals,
    egg(add(at, scaled(unit(out), size * 0.2)), size * 0.2, size * 0.22, out, () => ({ colour: tones.heart })),
  ];
}

/** Radius on which the strings lie, at a height above the floor. */
const rest = (y) => {
  const h = Math.max(0, (y - LIP) / TALL);
  return stack(Math.min(1, h)) * 0.92 + 27 - 14 * h;
};

const pendant = (at, tones) =>
  egg(at, 3, 8, [0, -1, 0.1], (u, v) => ({
    colour: blend(tones.calyx, tones.cempaka, smoothstep(0.05, 0.3, v)),
    shine: 0.12,
  }));

/** One ring of strings above the lip, each sagging by its own weight, with ends that hang. */
function ring(tones, random) {
  const [steps, reach, height] = [6, 1.78, LIP + 0.27 * TALL];
  const apart = (2 * reach) / steps;
  return Array.from({ length: steps }, (_, n) => {
    const from = -reach + n * apart;
    const sag = random.between(27, 36);
    const way = (t) => {
      const lift = height - sag * (1 - (2 * t - 1) ** 2);
      return about(from + apart * t, rest(lift) + 3, lift);
    };
    const hung = about(from + apart, rest(height) + 6, height);
    const long = Math.hypot(rest(height) * apart, sag * 1.3);
    return [
      ...strung(way, Math.round(long / 5.7), 2.8, tones, random),
      ...(n === steps - 1
        ? []
        : melati([hung[0], hung[1] + 1, hung[2] + 4], about(from + apart, 1, 0.35), 9, tones, random)),
    ];
  }).flat();
}

/** Strings let down from the tip over the leaves, no two of a length. */
function letDown(tones, random) {
  const ends = [0.62, 0.42, 0.55, 0.36, 0.5, 0.4, 0.6];
  return ends.flatMap((end, n) => {
    const angle = -1.32 + (n / (ends.length - 1)) * 2.64 + random.between(-0.06, 0.06);
    const top = LIP + TALL * 0.93;
    const foot = LIP + TALL * end;
    const way = (t) => {
      const y = top + (foot - top) * t;
      return about(angle * (0.55 + 0.45 * Math.min(1, t * 1.6)), rest(y) + 1, y);
    };
    const last = way(1);
    return [
      ...strung(way, Math.round(((top - foot) * 1.16) / 5.7), 2.7, tones, random),
      ...melati([last[0], last[1] - 3, last[2] + 3], about(angle, 1, 0.2), 8, tones, random),
      pendant([last[0], last[1] - 16, last[2] + 5], tones),
    ];
  });
}

/** A posy of blossoms at the very tip. */
const finial = (tones, random) =>
  Array.from({ length: 17 }, (_, n) => {
    const lift = 1 - n / 16;
    const angle = n * 2.4;
    const reach = Math.sqrt(1 - lift * lift) * 0.96 + 0.04;
    const out = about(angle, reach, lift * 0.9 + 0.12);
    const at = [out[0] * 17, LIP + TALL * 0.945 + out[1] * 20, out[2] * 17];
    return out[2] < -0.4 ? [] : melati(at, out, random.between(8.6, 10.4), tones, random);
  }).flat();

/** The junjung, standing at x 0 on the floor. @param tones linear */
export function junjung(tones, seed) {
  const random = seededRandom(seed);
  return [
    vessel([0, 0, 0], { profile: BATIL, chased: chasing, tones, grid: [220, 150] }),
    core(tones),
    ...leaves(tones, random),
    ...crown(tones, random),
    ...ring(tones, random),
    ...letDown(tones, random),
    ...finial(tones, random),
  ];
}
