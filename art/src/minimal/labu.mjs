import { linear, sculpture } from '../core/sculpt.mjs';
import { seededRandom } from '../core/random.mjs';
import { svgDocument } from '../core/svg.mjs';
import { add, blend, cross, scaled, smoothstep, spline, unit } from '../core/vector.mjs';

/** A labu sayong, the burnished black gourd of Perak, with young palm leaves; sculpted, lit from the upper right. */

const TAU = 2 * Math.PI;
/** Outline of the gourd from foot to mouth: [height, radius] in units of the picture. */
const OUTLINE = [
  [0, 30],
  [3, 35],
  [8, 37],
  [22, 58],
  [44, 70],
  [66, 64],
  [84, 42],
  [96, 26],
  [104, 24],
  [116, 33],
  [130, 37],
  [143, 30],
  [153, 17],
  [166, 12.5],
  [184, 12],
  [193, 16],
  [197, 18],
];
const TALL = OUTLINE.at(-1)[0];

const LIGHT = {
  towards: [0.62, -0.5, 0.6],
  key: [1.5, 1.42, 1.24],
  sky: [0.5, 0.56, 0.52],
  earth: [0.34, 0.36, 0.28],
  rim: [0.5, 0.52, 0.44],
  rimFrom: [-0.9, -0.1, 0.2],
};

/** The body, turned on a wheel: ribbed where it is widest, with two rings of incised dashes. */
function body(x, foot, { clay, lip }) {
  const profile = spline(OUTLINE.map(([y, r]) => [r, y, 0]));
  const at = (u, v) => {
    const [r, y] = profile(v).p;
    // The seam of the surface lies behind.
    const turn = (u + 0.5) * TAU;
    const belly = Math.exp(-(((y - 46) / 26) ** 2));
    const upper = Math.exp(-(((y - 130) / 13) ** 2));
    const rib = 1 - (0.028 * belly + 0.022 * upper) * Math.abs(Math.sin(turn * 7)) ** 3;
    const wide = Math.max(0.5, r) * rib;
    // Seen a little from above: the rings are ellipses.
    const [sx, sz] = [Math.sin(turn) * wide, Math.cos(turn) * wide];
    return [x + sx, foot - y + sz * 0.16, sz];
  };
  const paint = (u, v) => {
    const [, y] = profile(v).p;
    const ring = (height) => Math.exp(-(((y - height) / 1.4) ** 2)) * (Math.sin(u * TAU * 30) > -0.2 ? 1 : 0.2);
    const cloud = 0.5 + 0.5 * Math.sin(u * TAU * 3 + y * 0.07) * Math.sin(y * 0.045 + u * TAU * 2);
    const tone = blend(clay, lip, 0.12 * cloud + 0.55 * Math.min(1, ring(76) + ring(100) + 0.8 * ring(148)));
    return { colour: tone, shine: 0.3, gloss: 26 };
  };
  return { at, paint, grid: [150, 120] };
}

/** A flat blade from `from` in direction `along`: pointed, folded along its middle, drooping with its length. */
function blade({ from, along, length, width, droop, tones, shade }) {
  const side = unit(cross(along, [0.2, 0.1, 1]));
  const at = (u, v) => {
    const across = (2 * u - 1) * width * Math.sin(Math.PI * Math.min(1, 0.1 + 0.9 * v) ** 0.62) * (1 - v ** 6);
    const p = add(from, scaled(along, length * v));
    const fold = Math.abs(2 * u - 1) * width * 0.5;
    return [p[0] + side[0] * across, p[1] + side[1] * across + droop * v * v, p[2] + side[2] * across + fold];
  };
  const paint = (u, v) => {
    const vein = Math.exp(-(((u - 0.5) / 0.09) ** 2));
    const tip = smoothstep(0.74, 1, v);
    const tone = blend(blend(tones.leaf, tones.young, shade), tones.dry, tip * 0.55);
    return { colour: blend(tone, tones.rib, vein * 0.5), through: 0.6, shine: 0.1, gloss: 12 };
  };
  return { at, paint, grid: [4, 14] };
}

/** A feather leaf along `points`; `reach` is its longest leaflet. */
function frond({ points, reach, pairs, seed, bare = 0.3 }, tones) {
  const random = seededRandom(seed);
  const spine = spline(points);
  const surfaces = [stalk(spine, tones)];
  for (let i = 0; i < pairs; i++)
    for (const side of [-1, 1]) {
      const t = bare + ((1 - bare) * (i + 0.5 + 0.18 * side)) / pairs;
      const { p, tangent } = spine(t);
      const s = (t - bare) / (1 - bare);
      const out = unit(cross(tangent, [0, 0, side]));
      const lean = 0.5 + 0.9 * s + random.between(-0.09, 0.09);
      const along = unit(add(add(out, scaled(tangent, lean)), [0, 0, random.between(-0.1, 0.32)]));
      const length =
        reach * (0.34 + 0.66 * Math.sin(Math.PI * Math.min(1, 0.16 + 0.8 * s))) * random.between(0.9, 1.07);
      surfaces.push(
        blade({
          from: p,
          along,
          length,
          width: reach * random.between(0.042, 0.056),
          droop: length * random.between(0.06, 0.24),
          tones,
          shade: random.next(),
        }),
      );
    }
  return surfaces;
}

function stalk(spine, tones) {
  const at = (u, v) => {
    const { p } = spine(v);
    const turn = u * TAU;
    const r = 2.1 - 1.5 * v;
    return add(p, [Math.sin(turn) * r, 0, Math.cos(turn) * r]);
  };
  return { at, paint: () => ({ colour: tones.rib, shine: 0.05 }), grid: [8, 40] };
}

const SIZE = { width: 310, height: 440 };
const LEAF = { width: 340, height: 120 };

const linearTones = (labu) => Object.fromEntries(Object.entries(labu).map(([name, hex]) => [name, linear(hex)]));

/** A soft shadow of the picture on what is behind it, to the lower left; dx, dy and blur in units of the picture. */
const cast = (shade, [dx, dy, blur]) =>
  `<filter id="cast" x="-40%" y="-20%" width="160%" height="150%" color-interpolation-filters="sRGB"><feGaussianBlur in="SourceAlpha" stdDeviation="${blur}"/><feOffset dx="${dx}" dy="${dy}" result="s"/><feFlood flood-color="${shade}" flood-opacity=".32"/><feComposite in2="s" operator="in" result="c"/><feMerge><feMergeNode in="c"/><feMergeNode in="SourceGraphic"/></feMerge></filter>`;

/** Leaves in the jar: their spines, from the mouth at (x, y). */
const leavesFrom = (x, y) => [
  {
    points: [
      [x, y + 30, 0],
      [x - 6, y - 30, 4],
      [x - 46, y - 100, 16],
      [x - 122, y - 116, 30],
    ],
    reach: 84,
    pairs: 17,
    seed: 4,
  },
  {
    points: [
      [x + 2, y + 30, 2],
      [x + 6, y - 40, -8],
      [x + 14, y - 112, -18],
      [x - 8, y - 176, -14],
    ],
    reach: 74,
    pairs: 16,
    seed: 9,
  },
  {
    points: [
      [x + 3, y + 30, 3],
      [x + 16, y - 20, 14],
      [x + 48, y - 62, 30],
      [x + 98, y - 50, 44],
    ],
    reach: 58,
    pairs: 13,
    seed: 15,
  },
];

/** Jar and leaves. `labu` holds the colours: clay, lip, leaf, young, dry, rib and the shade that falls to the left. */
export async function labuSayong({ labu }) {
  const tones = linearTones(labu);
  const [x, foot] = [182, 422];
  const picture = await sculpture({
    ...SIZE,
    pixels: 620,
    light: LIGHT,
    surfaces: [body(x, foot, tones), ...leavesFrom(x, foot - TALL).flatMap((leaf) => frond(leaf, tones))],
  });
  return svgDocument({
    ...SIZE,
    defs: `${cast(labu.shade, [-20, 10, 4.5])}<radialGradient id="under"><stop offset="0" stop-color="${labu.shade}" stop-opacity=".8"/><stop offset="1" stop-color="${labu.shade}" stop-opacity="0"/></radialGradient>`,
    body: `<ellipse cx="${x - 14}" cy="${foot + 4}" rx="66" ry="8" fill="url(#under)"/><g filter="url(#cast)">${picture}</g>`,
  });
}

/** One leaf that lies on the page. */
export async function palmLeaf({ labu }) {
  const tones = linearTones(labu);
  const leaf = {
    points: [
      [330, 84, 0],
      [250, 70, 6],
      [150, 52, 8],
      [44, 66, 0],
    ],
    reach: 70,
    pairs: 21,
    seed: 22,
    bare: 0.2,
  };
  const picture = await sculpture({ ...LEAF, pixels: 620, light: LIGHT, surfaces: frond(leaf, tones) });
  return svgDocument({ ...LEAF, defs: cast(labu.shade, [-4, 6, 2.4]), body: `<g filter="url(#cast)">${picture}</g>` });
}
