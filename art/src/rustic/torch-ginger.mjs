import { add, blend, cross, pose, scaled, smoothstep, spline, unit } from '../core/vector.mjs';

/**
 * The torch ginger, bunga kantan (Etlingera elatior), sculpted: waxy bracts with pale edges about one axis, the lowest
 * large and bent back, the upper ones scales of a cone; it stands on a stalk of its own, leaves on other shoots. A head
 * is modelled upright about the origin, where its stalk ends; one unit is its height. `tones` are linear colours.
 */

const GOLDEN_ANGLE = 2.39996;

/**
 * A bract: in the plane through the axis at `azimuth` it leaves (`radius`,
 * `height`) leaning out by `lean`, then by `bend` more.
 */
function bract({ azimuth, radius, height, lean, bend, length, width, cup, tones, deep }) {
  const steps = 24;
  const way = [[radius, height]];
  for (let i = 0; i < steps; i++) {
    const angle = lean + bend * ((i + 0.5) / steps) ** 1.4;
    const [r, h] = way[i];
    way.push([r + (Math.sin(angle) * length) / steps, h + (Math.cos(angle) * length) / steps]);
  }
  const middle = (v) => {
    const i = Math.min(steps - 1, Math.floor(v * steps));
    const f = v * steps - i;
    return [0, 1].map((k) => way[i][k] + (way[i + 1][k] - way[i][k]) * f);
  };
  const broad = (v) =>
    Math.max(0, 0.42 + 0.58 * smoothstep(0, 0.5, v)) * Math.max(0, 1 - smoothstep(0.5, 1.01, v) ** 1.7) ** 0.52;
  const at = (u, s) => {
    const v = 0.999 * (1 - (1 - s) ** 1.7);
    const across = (2 * u - 1) * width * broad(v);
    const [r, h] = middle(v);
    const angle = lean + bend * v ** 1.4;
    const inward = (cup * across * across) / width;
    const [rr, hh] = [r - Math.cos(angle) * inward, h + Math.sin(angle) * inward];
    const [sin, cos] = [Math.sin(azimuth), Math.cos(azimuth)];
    return [rr * sin + across * cos, -hh, rr * cos - across * sin];
  };
  const paint = (u, s) => {
    const v = 1 - (1 - s) ** 1.7;
    const side = Math.abs(2 * u - 1);
    const rim = Math.max(smoothstep(0.78, 0.97, side), smoothstep(0.93, 0.995, v));
    const body = blend(blend(tones.deep, tones.bract, smoothstep(0, 0.55, v)), tones.deep, deep);
    const vein = 1 - 0.09 * Math.max(0, Math.sin(u * 46)) * (1 - side);
    return { colour: scaled(blend(body, tones.rim, rim * 0.85), vein), through: 0.42, shine: 0.34, gloss: 26 };
  };
  return { at, paint, grid: [18, 26] };
}

/** A true flower between the scales: a crimson tongue edged yellow. */
function tongue(azimuth, radius, height, tones) {
  const part = bract({
    azimuth,
    radius,
    height,
    lean: 0.9,
    bend: 0.7,
    length: 0.12,
    width: 0.026,
    cup: 3,
    tones,
    deep: 0,
  });
  const paint = (u) => ({
    colour: blend(tones.tongue, tones.yellow, smoothstep(0.8, 0.98, Math.abs(2 * u - 1))),
    shine: 0.3,
    gloss: 20,
  });
  return { ...part, paint, grid: [8, 12] };
}

/**
 * A head. @param {object} where see `pose`
 * @param {{open?: number, seed?: number}} how `open` below 1: the lower bracts still stand up
 */
export function torchGinger(where, tones, { open = 1, seed = 0 } = {}) {
  const put = pose(where);
  const vary = (n, amount) => amount * Math.sin(seed * 12.9898 + n * 78.233);
  const parts = [];
  const LARGE = 30;
  for (let i = 0; i < LARGE; i++) {
    const t = i / (LARGE - 1);
    parts.push(
      bract({
        azimuth: seed + i * GOLDEN_ANGLE,
        radius: 0.06 + 0.1 * t,
        height: 0.02 + 0.2 * t,
        lean: (1.25 - 0.72 * t) * (0.35 + 0.65 * open) + vary(i, 0.06),
        bend: (1.15 - 0.85 * t) * open + vary(i + 7, 0.1),
        length: 0.66 - 0.24 * t + vary(i + 3, 0.03),
        width: 0.18 - 0.05 * t,
        cup: 0.5 + 0.9 * t,
        tones,
        deep: 0.1 + 0.25 * (1 - t),
      }),
    );
  }
  const SCALES = 64;
  for (let i = 0; i < SCALES; i++) {
    const t = i / (SCALES - 1);
    // The cone: a dome that its scales lie close upon.
    const angle = (Math.PI / 2) * (0.12 + 0.85 * t);
    parts.push(
      bract({
        azimuth: seed * 2 + i * GOLDEN_ANGLE,
        radius: 0.235 * Math.cos(angle) ** 0.8,
        height: 0.24 + 0.5 * Math.sin(angle),
        lean: 0.3 * (1 - t) - 0.55 * t + 0.1,
        bend: -0.35 - 0.4 * t,
        length: 0.25 - 0.13 * t,
        width: 0.085 - 0.045 * t,
        cup: 1.6,
        tones,
        deep: 0.35 * (1 - t),
      }),
    );
  }
  for (let i = 0; i < 9; i++) parts.push(tongue(seed + i * 0.698, 0.23 + vary(i, 0.01), 0.36 + 0.05 * (i % 2), tones));
  return parts.map((part) => ({ ...part, at: (u, v) => put(part.at(u, v)) }));
}

/** A stalk through the points, ringed where sheaths ended. */
export function stalk(points, thick, tones) {
  const curve = spline(points);
  const at = (u, v) => {
    const { p, tangent } = curve(v);
    const side = unit(cross(tangent, [0.02, 0.01, 1]));
    const up = cross(side, tangent);
    const angle = u * 2 * Math.PI;
    const width = thick * (1 + 0.16 * Math.max(0, Math.sin(v * 22)) ** 8);
    return add(p, add(scaled(side, Math.cos(angle) * width), scaled(up, Math.sin(angle) * width)));
  };
  const paint = (u, v) => ({
    colour: blend(tones.stalk, tones.deep, 0.55 * smoothstep(0.6, 1, v)),
    shine: 0.25,
    gloss: 18,
  });
  return { at, paint, grid: [14, 60] };
}

/** A long pointed leaf along a curve, its side veins aslant; `turn` tips its face up or down. */
export function gingerLeaf(points, width, tones, { turn = 0.5, seed = 0, tone = 0 } = {}) {
  const curve = spline(points);
  const outline = (v) => Math.sin(Math.PI * v ** 0.82) ** 0.85;
  const at = (u, s) => {
    const v = 0.002 + s * 0.996;
    const { p, tangent } = curve(v);
    const side = unit(add(unit(cross(tangent, [0, 0, 1])), [0, 0, turn]));
    const face = unit(cross(side, tangent));
    const share = 2 * u - 1;
    const half = share * width * outline(v);
    const ribs = 0.9 * Math.sin(v * 58 - Math.abs(share) * 6.5) * Math.abs(share) * outline(v);
    const lift = -0.3 * Math.abs(half) + width * 0.09 * Math.sin(v * 9 + share * 2 + seed) * Math.abs(share) + ribs;
    return add(p, add(scaled(side, half), scaled(face, lift)));
  };
  const paint = (u, v) => {
    const share = Math.abs(2 * u - 1);
    const rib = smoothstep(0.075, 0.02, share);
    const vein = 0.93 + 0.07 * Math.sin(v * 58 - share * 6.5);
    const leaf = blend(blend(tones.leaf, tones.leafDark, tone), tones.leafLit, 0.32 * v * (1 - share));
    const colour = blend(scaled(leaf, vein * (0.6 + 0.4 * smoothstep(0, 0.35, v))), tones.midrib, 0.75 * rib);
    return { colour, through: 0.22, shine: 0.12, gloss: 22 };
  };
  return { at, paint, grid: [36, 110] };
}
