import { seededRandom } from '../core/random.mjs';
import { linear } from '../core/sculpt.mjs';
import { add, blend, cross, pose, scaled, smoothstep, spline, unit } from '../core/vector.mjs';

/** What grows beside a footpath in the hills, sculpted: senduduk, wild rhododendron, paku. Units are the picture's. */

const placed = (put, part) => ({ ...part, at: (u, v) => put(part.at(u, v)) });
const black = [0, 0, 0];

/** A stem along a curve of points, thinner towards its end. */
export function stem(points, thick, colour) {
  const curve = spline(points);
  const tone = linear(colour);
  const at = (u, v) => {
    const { p } = curve(v);
    const a = u * Math.PI;
    const r = thick * (1 - 0.6 * v);
    return add(p, [Math.cos(a) * r, 0, Math.sin(a) * r]);
  };
  return { at, paint: (u, v) => ({ colour: scaled(tone, 0.85 + 0.3 * Math.sin(v * 40) ** 2) }), grid: [6, 40] };
}

/**
 * A leaf that stands on the origin, one unit long. `wide`, `fold` along its middle, `bend` back; `veins`: how many run
 * from its foot to its tip, or 0 for a feather of side veins
 */
function leaf({ wide, fold, bend, veins = 0 }, [body, shade, vein]) {
  const at = (u, v) => {
    const across = 2 * u - 1;
    const half = wide * Math.sin(Math.PI * Math.min(1, 0.03 + v * 0.97) ** 0.82) ** 0.86;
    const ripple = 0.04 * Math.sin(v * 15 + across * 2) * Math.abs(across);
    return [across * half, -v, -fold * Math.abs(across) * half - bend * v * v + ripple];
  };
  const paint = (u, v) => {
    const across = Math.abs(2 * u - 1);
    const rib = smoothstep(0.07, 0, across) * (1 - 0.5 * v);
    const lines = veins
      ? smoothstep(0.07, 0, Math.abs(across - 0.52)) * 0.8
      : Math.max(0, Math.sin((v - across * 0.3) * 52)) ** 8 * 0.4;
    const tone = blend(body, shade, 0.15 + 0.4 * across * across + 0.2 * (1 - v));
    return { colour: blend(tone, vein, Math.max(rib, lines) * 0.55), through: 0.45, shine: 0.12, gloss: 14 };
  };
  return { at, paint, grid: [12, 14] };
}

/** Leaves in pairs along a stem. */
function leavesAlong(points, { count, size, from = 0.15, kind, tones, random, spread = 62 }) {
  const curve = spline(points);
  const parts = [];
  for (let i = 0; i < count; i++) {
    const t = from + ((1 - from) * (i + 0.5)) / count;
    const { p, tangent } = curve(t);
    const way = (Math.atan2(tangent[0], -tangent[1]) * 180) / Math.PI;
    for (const side of [-1, 1]) {
      const turn = {
        roll: way + side * (spread + random.between(-14, 14)),
        pitch: random.between(-36, 20),
        yaw: random.between(-20, 20),
      };
      const own = [blend(tones[0], tones[1], random.between(0, 0.55)), tones[1], tones[2]];
      const put = pose({
        at: add(p, [0, 0, random.between(-6, 4)]),
        size: size * (1.1 - 0.45 * t) * random.between(0.85, 1.15),
        ...turn,
      });
      parts.push(placed(put, leaf({ ...kind, bend: random.between(0.05, 0.4) }, own)));
    }
  }
  return parts;
}

/** A senduduk flower (Melastoma): five broad violet petals, yellow and violet stamens. One unit is a petal's length. */
function senduduk(where, { petal, deep, pale, yellow }, random) {
  const put = pose(where);
  const parts = [];
  for (let i = 0; i < 5; i++) {
    const lean = random.between(58, 80);
    const own = blend(petal, random.next() < 0.5 ? deep : pale, random.between(0, 0.3));
    const at = (u, v) => {
      const across = 2 * u - 1;
      const half = 0.46 * smoothstep(0, 0.66, v) ** 0.8 * Math.sqrt(Math.max(0, 1 - smoothstep(0.72, 1.02, v) ** 2));
      const wave = 0.05 * Math.sin(across * 6 + i) * v;
      return [across * half, -0.07 - v * 0.95, -0.16 * across * across * v + wave - 0.12 * v * v];
    };
    const paint = (u, v) => {
      const across = Math.abs(2 * u - 1);
      const line = Math.max(0, Math.sin(across * 22)) ** 5 * 0.22 * (1 - v);
      return {
        colour: blend(blend(own, pale, 0.35 * smoothstep(0.3, 1, v)), deep, line + 0.4 * (1 - smoothstep(0, 0.35, v))),
        through: 0.6,
        shine: 0.08,
        gloss: 9,
      };
    };
    const tilt = pose({ at: [0, 0, 0], pitch: lean - 70 });
    const about = pose({ at: [0, 0, 0], roll: i * 72 + random.between(-6, 6) });
    parts.push(placed((p) => put(about(tilt(p))), { at, paint, grid: [14, 14] }));
  }
  for (let i = 0; i < 10; i++) {
    const [long, turn] = [i % 2 ? 0.5 : 0.32, (i * 36 * Math.PI) / 180 + random.between(-0.2, 0.2)];
    const tone = i % 2 ? deep : yellow;
    const [s, c] = [Math.sin(turn), Math.cos(turn)];
    const at = (u, v) => {
      const a = u * Math.PI * 2;
      const r = 0.022 + 0.045 * smoothstep(0.55, 0.9, v);
      const out = 0.06 + long * v * (0.5 + 0.5 * v);
      return put([s * out + Math.cos(a) * r, -c * out + Math.sin(a) * r + 0.12 * v * v, 0.1 + 0.3 * v * (1.3 - v)]);
    };
    parts.push({ at, paint: (u, v) => ({ colour: v > 0.55 ? yellow : tone, shine: 0.1 }), grid: [6, 8] });
  }
  return parts;
}

const violets = ({ senduduk: [petal, deep, pale] }) => ({
  petal: linear(petal),
  deep: linear(deep),
  pale: linear(pale),
  yellow: linear('#f3c64a'),
});

/** One flower of senduduk alone. @param {object} where see `pose` */
export const sendudukFlower = (where, art, seed) => senduduk(where, violets(art), seededRandom(seed));

/** A bud or fruit: an urn with a pointed end. */
function bud(where, [tone, tip]) {
  const put = pose(where);
  const at = (u, v) => {
    const a = u * Math.PI * 2;
    const r = 0.24 * Math.sin(Math.PI * v ** 0.75) ** 0.8 + 0.01;
    return put([Math.cos(a) * r, -v * 0.9, Math.sin(a) * r]);
  };
  return {
    at,
    paint: (u, v) => ({ colour: blend(tone, tip, smoothstep(0.45, 0.9, v)), shine: 0.15, gloss: 12 }),
    grid: [10, 10],
  };
}

/** A branch of senduduk: leaves of three veins in pairs, flowers and buds at its end. */
export function sendudukBranch({ points, leaves = 6, size = 26, blooms, seed }, art) {
  const random = seededRandom(seed);
  const green = art.green.map(linear);
  const tones = violets(art);
  const end = points[points.length - 1];
  const parts = [
    stem(points, 2.6, art.wood),
    ...leavesAlong(points, {
      count: leaves,
      size: size * 1.9,
      kind: { wide: 0.26, fold: 0.3, veins: 3 },
      tones: green,
      random,
    }),
  ];
  for (const [x, y, z, s, roll, yaw, pitch] of blooms)
    parts.push(...senduduk({ at: add(end, [x, y, z]), size: size * s, roll, yaw, pitch }, tones, random));
  for (let i = 0; i < 4; i++) {
    const at = add(end, [random.between(-20, 20), random.between(-20, 8), random.between(-4, 10)]);
    parts.push(
      bud({ at, size: size * random.between(0.42, 0.6), roll: random.between(-50, 50) }, [
        green[0],
        blend(tones.deep, black, 0.2),
      ]),
    );
  }
  return parts;
}

/** A trumpet of a rhododendron: a tube that opens into five lobes. One unit is its length. */
function trumpet(where, [petal, throat, pale], random) {
  const put = pose(where);
  const lobes = random.between(0, 6);
  const at = (u, v) => {
    const a = u * Math.PI * 2;
    const open = smoothstep(0.5, 1, v);
    const lobe = 1 + open * 0.26 * Math.cos(5 * a + lobes);
    const r = (0.075 + 0.1 * v + 0.4 * open ** 1.5) * lobe;
    return put([Math.cos(a) * r, Math.sin(a) * r, v * 0.78 - 0.16 * open ** 3 + 0.03 * open * Math.sin(10 * a)]);
  };
  const paint = (u, v) => {
    const open = smoothstep(0.45, 1, v);
    const line = Math.max(0, Math.cos(5 * u * Math.PI * 2 + lobes)) ** 6 * 0.25;
    return {
      colour: blend(blend(throat, petal, open), pale, line * open + 0.25 * smoothstep(0.85, 1, v)),
      through: 0.6,
      shine: 0.1,
      gloss: 10,
    };
  };
  const parts = [{ at, paint, grid: [40, 16] }];
  for (let i = 0; i < 5; i++) {
    const a = i * 1.257 + 0.4;
    const thread = (u, v) =>
      put([Math.cos(a) * 0.08 * v + (u - 0.5) * 0.03, Math.sin(a) * 0.08 * v + 0.05 * v, 0.25 + 0.62 * v]);
    parts.push({ at: thread, paint: (u, v) => ({ colour: v > 0.86 ? linear('#8a4a2a') : pale }), grid: [1, 8] });
  }
  return parts;
}

/** One trumpet alone. @param {object} where see `pose` */
export const trumpetFlower = (where, art, seed) => trumpet(where, art.rhododendron.map(linear), seededRandom(seed));

/** A truss of a wild rhododendron above its whorl of leaves. */
export function rhododendron({ at, size, seed, blooms = 8, yaw = 0 }, art) {
  const random = seededRandom(seed);
  const green = art.gloss.map(linear);
  const tones = art.rhododendron.map(linear);
  const parts = [];
  for (let i = 0; i < 9; i++) {
    const turn = {
      roll: i * 40 + random.between(-12, 12),
      pitch: random.between(-30, 4),
      yaw: random.between(-14, 14),
    };
    const own = [blend(green[0], green[1], random.between(0, 0.5)), green[1], green[2]];
    parts.push(
      placed(
        pose({ at: add(at, [0, size * 0.2, -size * 0.5]), size: size * random.between(1.5, 2), ...turn }),
        leaf({ wide: 0.25, fold: 0.25, bend: 0.2 }, own),
      ),
    );
  }
  for (let i = 0; i < blooms; i++) {
    const ring = i === 0 ? 0 : 1;
    const a = i * (6.283 / (blooms - 1)) + random.between(-0.2, 0.2);
    const where = add(at, [
      Math.cos(a) * size * 0.62 * ring,
      Math.sin(a) * size * 0.52 * ring - size * 0.1,
      ring ? 0 : size * 0.3,
    ]);
    const turn = {
      yaw: yaw + Math.cos(a) * 52 * ring,
      pitch: Math.sin(a) * 48 * ring + 4,
      roll: random.between(0, 72),
    };
    parts.push(...trumpet({ at: where, size: size * random.between(0.92, 1.08), ...turn }, tones, random));
  }
  return parts;
}

/** A frond of paku along a curve: pinnae that taper, each bent in its own way, the tip still rolled in. */
export function paku({ points, reach, pairs = 18, seed, tone = 0 }, art) {
  const random = seededRandom(seed);
  const curve = spline(points);
  const [body, shade, vein] = art.fern.map(linear);
  const parts = [stem(points, 2.1, art.wood)];
  for (let i = 0; i < pairs; i++) {
    const t = 0.12 + (0.86 * i) / (pairs - 1);
    const { p, tangent } = curve(t);
    const way = (Math.atan2(tangent[0], -tangent[1]) * 180) / Math.PI;
    const long = reach * Math.sin(Math.PI * Math.min(0.97, 0.2 + t * 0.8)) ** 0.8 + 3;
    for (const side of [-1, 1]) {
      const own = blend(blend(body, shade, tone + random.between(0, 0.35)), vein, random.next() < 0.08 ? 0.6 : 0);
      const [bend, sway] = [random.between(0.1, 0.5), random.between(-0.16, 0.16)];
      const teeth = Math.round(8 + long / 5);
      const at = (u, v) => {
        const across = 2 * u - 1;
        const tooth = 0.72 + 0.28 * Math.abs(Math.sin(v * teeth * 1.57));
        const half = 0.15 * (1 - v) ** 0.75 * smoothstep(-0.06, 0.07, v) * tooth;
        return [across * half + sway * v * v, -v, -bend * v * v - 0.1 * Math.abs(across) * half];
      };
      const paint = (u, v) => ({
        colour: blend(blend(own, shade, 0.3 * v), vein, smoothstep(0.16, 0, Math.abs(2 * u - 1)) * 0.5),
        through: 0.55,
        shine: 0.06,
        gloss: 8,
      });
      const turn = {
        roll: way + side * (74 - 30 * t + random.between(-5, 5)),
        yaw: random.between(-24, 24),
        pitch: random.between(-24, 12),
      };
      parts.push(placed(pose({ at: p, size: long, ...turn }), { at, paint, grid: [6, teeth * 3] }));
    }
  }
  return parts;
}

/** A young frond, rolled in like a snail. */
export function crosier({ foot, height, turn, thick, side = 1 }, art) {
  const [body, shade] = art.fern.map(linear);
  const points = [];
  const [tx, ty] = [foot[0] + side * turn, foot[1] - height];
  for (let i = 0; i <= 5; i++)
    points.push([foot[0] + side * turn * 0.14 * Math.sin(i * 0.5), foot[1] - (height * i) / 5, foot[2]]);
  for (let i = 1; i <= 16; i++) {
    const a = Math.PI + i * 0.62;
    const r = turn * (1 - i / 18);
    points.push([tx + side * Math.cos(a) * r, ty + Math.sin(a) * r, foot[2]]);
  }
  const curve = spline(points);
  const at = (u, v) => {
    const { p, tangent } = curve(v);
    const flat = unit(cross(tangent, [0, 0, 1]));
    const a = (u - 0.5) * Math.PI;
    const r = thick * (1 - 0.55 * v);
    return add(p, add(scaled(flat, Math.sin(a) * r), [0, 0, Math.cos(a) * r]));
  };
  return {
    at,
    paint: (u, v) => ({ colour: blend(body, shade, 0.5 - 0.4 * v + 0.2 * Math.sin(v * 90)), shine: 0.1, gloss: 10 }),
    grid: [8, 140],
  };
}
