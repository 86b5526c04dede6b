import { add, blend, cross, pose, scaled, smoothstep, subtract, unit } from '../core/vector.mjs';
import { compoundLeaf, leaflet, stalk } from './garden-rose.mjs';

/**
 * Melati (Jasminum sambac) and kemuning (Murraya paniculata), sculpted: one unit from the middle to the end of a petal.
 * `tones` are linear colours: `white`, `cream` of what lies deep, `lime` of the throat, `anther`, and those of leaves.
 */

const RADIANS = Math.PI / 180;
const varied = (seed, n, amount) => amount * Math.sin(seed * 12.9898 + n * 78.233);

/**
 * One petal, `angle` degrees from up, that leaves the picture by `lean` and falls back by `reflex`.
 * The lower `blunt`, the rounder its end.
 */
function petal({ angle, length, width, blunt, lean, reflex, cup, depth, seed, tones }) {
  const [sin, cos] = [Math.sin(angle * RADIANS), Math.cos(angle * RADIANS)];
  const at = (u, s) => {
    const v = 0.004 + 0.994 * (1 - (1 - s) ** 1.7);
    const full = Math.sin(Math.PI * (0.1 + 0.9 * v) ** 0.92) ** blunt * smoothstep(-0.12, 0.4, v);
    const side = 2 * u - 1;
    const across = side * width * full;
    const along = length * v * (1 + 0.03 * Math.sin(side * 3 + seed));
    const z =
      depth + lean * v - reflex * v ** 2.2 + (cup * across ** 2) / width + 0.02 * Math.sin(v * 6 + side * 3 + seed);
    return [sin * along + cos * across, -cos * along + sin * across, z];
  };
  const paint = (u, s) => {
    const v = 1 - (1 - s) ** 1.7;
    const side = Math.abs(2 * u - 1);
    const vein = 0.5 + 0.5 * Math.sin((2 * u - 1) * 13 + seed);
    const colour = blend(
      blend(tones.white, tones.cream, 0.5 * (1 - smoothstep(0.1, 0.75, v)) + 0.1 * vein * (1 - v)),
      tones.lime,
      0.7 * (1 - smoothstep(0, 0.26, v)) * (1 - 0.3 * side),
    );
    return { colour, through: 0.55, shine: 0.03, gloss: 8 };
  };
  return { at, paint, grid: [12, 14] };
}

const placed = (where, parts) => {
  const put = pose(where);
  return parts.map((part) => ({ ...part, at: (u, v) => put(part.at(u, v)) }));
};

/** An open melati: two whorls of rounded petals about a narrow throat. */
export function melatiFlower(where, tones, seed = 0) {
  const whorl = (count, shape, turn) =>
    Array.from({ length: count }, (_, i) =>
      petal({
        ...shape,
        angle: turn + (i * 360) / count + varied(seed, i + turn, 9),
        length: shape.length * (1 + varied(seed, i + 3, 0.06)),
        seed: seed + i,
        tones,
      }),
    );
  return placed(where, [
    ...whorl(7, { length: 1, width: 0.44, blunt: 0.42, lean: 0.42, reflex: 0.36, cup: 0.34, depth: 0 }, seed * 50),
    ...whorl(
      5,
      { length: 0.66, width: 0.38, blunt: 0.42, lean: 0.5, reflex: 0.1, cup: 0.6, depth: 0.08 },
      seed * 50 + 26,
    ),
    ...whorl(
      3,
      { length: 0.36, width: 0.26, blunt: 0.42, lean: 0.5, reflex: -0.12, cup: 1.2, depth: 0.12 },
      seed * 50 + 60,
    ),
  ]);
}

/** An open kemuning: five narrow petals that fall back, its anthers before them. */
export function kemuningFlower(where, tones, seed = 0) {
  const petals = [0, 1, 2, 3, 4].map((i) =>
    petal({
      angle: i * 72 + varied(seed, i, 8) + seed * 40,
      length: 1 + varied(seed, i + 2, 0.07),
      width: 0.27,
      blunt: 0.62,
      lean: 0.5,
      reflex: 0.75,
      cup: 0.5,
      depth: 0,
      seed: seed + i,
      tones,
    }),
  );
  const anthers = Array.from({ length: 7 }, (_, i) => {
    const angle = i * 51 + seed * 20;
    const r = i === 0 ? 0 : 0.17;
    const end = [Math.sin(angle) * r, -Math.cos(angle) * r, 0.42];
    return stalk(
      [[end[0] * 0.3, end[1] * 0.3, 0.05], scaled(end, 0.7), end],
      (v) => 0.024 + 0.035 * smoothstep(0.8, 0.92, v),
      (u, v) => ({ colour: blend(tones.white, tones.anther, smoothstep(0.75, 0.85, v)) }),
      [6, 10],
    );
  });
  return placed(where, [...petals, ...anthers]);
}

/** A closed bud from its calyx at `foot` to its tip, plump towards the tip, on a short stalk. */
export function whiteBud(foot, tip, radius, tones) {
  const tangent = unit(subtract(tip, foot));
  const side = unit(cross(tangent, [0.03, 0.02, 1]));
  const up = cross(side, tangent);
  const shape = (v) => Math.sin(Math.PI * (0.02 + 0.97 * v) ** 1.35) ** 0.75;
  return [
    {
      at: (u, v) => {
        const k = radius * shape(v) * (1 + 0.03 * Math.cos(u * 10 * Math.PI));
        const angle = u * 2 * Math.PI;
        const middle = blend(foot, tip, v);
        return add(middle, add(scaled(side, Math.cos(angle) * k), scaled(up, Math.sin(angle) * k)));
      },
      paint: (u, v) => ({
        colour: blend(
          blend(tones.leafLit, tones.cream, smoothstep(0.06, 0.3, v)),
          tones.white,
          smoothstep(0.25, 0.7, v),
        ),
        through: 0.3,
        shine: 0.06,
        gloss: 12,
      }),
      grid: [14, 14],
    },
  ];
}

/**
 * A twig of kemuning: glossy pinnate leaves along a stem, and at its end a head of flowers and buds.
 * @param {number[][]} stem from foot to tip
 * @param {{size?: number, seed?: number, leaves?: number, flowers?: number}} how `size`: radius of a flower
 */
export function kemuningTwig(stem, tones, { size = 15, seed = 0, leaves = 4, flowers = 4, leafSize = 62 } = {}) {
  const bark = (u, v) => ({ colour: blend(tones.stem, tones.leafLit, 0.5 * v), shine: 0.08 });
  const foot = stem[0];
  const tip = stem.at(-1);
  const spot = (t) => {
    const s = t * (stem.length - 1);
    const i = Math.min(stem.length - 2, Math.floor(s));
    return blend(stem[i], stem[i + 1], s - i);
  };
  const way = (t) => unit(subtract(spot(Math.min(1, t + 0.1)), spot(Math.max(0, t - 0.1))));
  const parts = [stalk(stem, (v) => 1.9 - 1.1 * v, bark, [8, 40])];
  for (let i = 0; i < leaves; i++) {
    const t = 0.12 + (0.74 * i) / Math.max(1, leaves - 1);
    const along = way(t);
    const aside = unit(cross(along, [0, 0, 1]));
    const sign = i % 2 ? 1 : -1;
    const reach = leafSize * (1 - 0.25 * t) * (1 + varied(seed, i, 0.12));
    const end = add(
      spot(t),
      add(scaled(along, reach * 0.72), add(scaled(aside, sign * reach * 0.72), [0, 0, 6 * sign])),
    );
    parts.push(
      ...compoundLeaf(spot(t), end, tones, {
        seed: seed + i,
        pairs: 2,
        teeth: 0,
        slender: 0.27,
        size: 0.8,
        shine: 0.2,
      }),
    );
  }
  const along = subtract(tip, foot);
  const heading = (Math.atan2(along[0], -along[1]) * 180) / Math.PI;
  for (let i = 0; i < flowers + 3; i++) {
    const angle = (heading + (i - (flowers + 2) / 2) * 42 + varied(seed, i + 5, 14)) * RADIANS;
    const reach = size * (1.25 + 0.75 * Math.abs(varied(seed, i + 8, 1)));
    const place = [
      tip[0] + Math.sin(angle) * reach,
      tip[1] - Math.cos(angle) * reach,
      tip[2] + 12 + varied(seed, i, 6),
    ];
    parts.push(stalk([tip, blend(tip, add(place, [0, 0, -6]), 0.6), add(place, [0, 0, -1])], () => 0.8, bark, [6, 10]));
    if (i % 7 < flowers)
      parts.push(
        ...kemuningFlower(
          {
            at: place,
            size: size * (1 + varied(seed, i, 0.12)),
            yaw: varied(seed, i + 2, 42),
            pitch: varied(seed, i + 4, 36),
          },
          tones,
          seed + i,
        ),
      );
    else {
      const beyond = [place[0] + Math.sin(angle) * size * 0.9, place[1] - Math.cos(angle) * size * 0.9, place[2]];
      parts.push(...whiteBud(place, beyond, size * 0.2, tones));
    }
  }
  return parts;
}

/**
 * A twig of melati: paired rounded leaves, and a head of one or two flowers and buds of several ages.
 * @param {number[][]} stem from foot to tip
 */
export function melatiTwig(stem, tones, { size = 22, seed = 0, leaves = 3, flowers = 2, leafSize = 46 } = {}) {
  const bark = (u, v) => ({ colour: blend(tones.stem, tones.leafLit, 0.4 * v), shine: 0.06 });
  const tip = stem.at(-1);
  const spot = (t) => {
    const s = t * (stem.length - 1);
    const i = Math.min(stem.length - 2, Math.floor(s));
    return blend(stem[i], stem[i + 1], s - i);
  };
  const parts = [stalk(stem, (v) => 1.7 - 0.8 * v, bark, [8, 40])];
  for (let i = 0; i < leaves; i++) {
    const t = 0.15 + (0.7 * i) / Math.max(1, leaves - 1);
    const along = unit(subtract(spot(Math.min(1, t + 0.1)), spot(Math.max(0, t - 0.1))));
    const aside = unit(cross(along, [0, 0, 1]));
    for (const sign of [-1, 1]) {
      const reach = leafSize * (1 + varied(seed, i * 2 + sign, 0.18));
      const from = spot(t);
      const out = add(scaled(along, 0.55), scaled(aside, sign * 0.84));
      const end = add(from, add(scaled(out, reach), [0, varied(seed, i + sign, 5), 4 * sign]));
      const middle = add(blend(from, end, 0.5), [0, 0, 7]);
      parts.push(
        leaflet([from, middle, end], reach * 0.3, tones, {
          teeth: 0,
          seed: seed + i + sign,
          turn: 0.35 * sign,
          shine: 0.16,
        }),
      );
    }
  }
  const along = unit(subtract(tip, spot(0.8)));
  const heading = (Math.atan2(along[0], -along[1]) * 180) / Math.PI;
  for (let i = 0; i < 5; i++) {
    const angle = (heading + (i - 2) * 38 + varied(seed, i, 12)) * RADIANS;
    const reach = size * (0.8 + 0.5 * Math.abs(varied(seed, i + 3, 1)));
    const place = [
      tip[0] + Math.sin(angle) * reach,
      tip[1] - Math.cos(angle) * reach,
      tip[2] + 10 + varied(seed, i + 7, 5),
    ];
    parts.push(stalk([tip, blend(tip, place, 0.5), place], () => 0.9, bark, [6, 8]));
    if (i % 2 === 1 && i / 2 < flowers)
      parts.push(
        ...melatiFlower(
          {
            at: place,
            size: size * (1 + varied(seed, i, 0.1)),
            yaw: varied(seed, i + 1, 38),
            pitch: varied(seed, i + 6, 32),
          },
          tones,
          seed + i,
        ),
      );
    else {
      const long = size * (0.95 + varied(seed, i + 2, 0.25));
      const beyond = [place[0] + Math.sin(angle) * long, place[1] - Math.cos(angle) * long, place[2] + 3];
      parts.push(...whiteBud(place, beyond, size * 0.27, tones));
    }
  }
  return parts;
}
