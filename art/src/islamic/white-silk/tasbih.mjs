import { num, polar } from '../../core/path.mjs';
import { linear, sculpture } from '../../core/sculpt.mjs';
import { svgDocument } from '../../core/svg.mjs';
import { blend, spline } from '../../core/vector.mjs';
import { tube } from '../../floral/moon-orchid.mjs';

/** A tasbih of pearl beads on a gold thread, and lines as fine as its thread. */

const TURN = Math.PI * 2;
const LIGHT = {
  towards: [-0.6, -0.64, 0.7],
  key: [0.86, 0.83, 0.77],
  sky: [0.5, 0.47, 0.42],
  earth: [0.48, 0.4, 0.3],
  rim: [0.16, 0.13, 0.08],
  rimFrom: [0.6, 0.6, 0.2],
};

/** A bead about (x, y), its half sizes along the thread and across it; `turn` in degrees. */
function bead([x, y, z], [along, across], turn, material) {
  const [s, c] = [Math.sin((turn * Math.PI) / 180), Math.cos((turn * Math.PI) / 180)];
  return {
    at: (u, v) => {
      const r = Math.sin(Math.PI * v);
      const [a, b] = [along * -Math.cos(Math.PI * v), across * r * Math.cos(u * TURN)];
      return [x + c * a - s * b, y + s * a + c * b, z + across * r * Math.sin(u * TURN)];
    },
    paint: () => material,
    grid: [22, 16],
  };
}

const materialsOf = ({ pearl, gold, goldDeep, silk }) => ({
  pearl: { colour: linear(pearl), through: 0.1, shine: 0.5, gloss: 34 },
  gold: { colour: linear(gold), shine: 0.5, gloss: 18 },
  goldDeep: { colour: linear(goldDeep), shine: 0.3, gloss: 12 },
  silk: { colour: linear(silk), shine: 0.05, gloss: 6 },
});

/** The tassel below the ring: a gold cap and silk threads. */
function tassel(material) {
  const threads = Array.from({ length: 17 }, (_, i) => {
    const lean = (i - 8) / 8;
    return tube(
      spline([
        [130 + lean * 3, 229, 9],
        [130 + lean * 6 + Math.sin(i * 2.4) * 0.8, 237, 8 + (i % 3)],
        [130 + lean * 8.5 + Math.sin(i * 1.7) * 1.4, 249 - Math.abs(lean) * 2.5, 4],
      ]),
      () => 0.95,
      () => ({ ...material.silk, colour: i % 4 ? material.silk.colour : material.gold.colour }),
      [6, 14],
    );
  });
  return [
    bead([130, 220, 9], [6.6, 5.2], 90, material.pearl),
    bead([130, 212.5, 9], [1.7, 3.6], 90, material.gold),
    bead([130, 227.5, 9], [2.6, 4.4], 90, material.gold),
    ...threads,
  ];
}

/** Where the middle of the ring is; the layout moves the initials there. */
const MIDDLE = [130, 112];

/** The ring of 33 beads about a padded round of silk, on which the initials stand. */
export async function seal(art) {
  const material = materialsOf(art);
  const [cx, cy, radius] = [MIDDLE[0], MIDDLE[1], 90];
  const cushion = {
    at: (u, v) => {
      const r = v * 77;
      const angle = u * TURN;
      const pad = 5 * (1 - (Math.max(0, v - 0.6) / 0.4) ** 2);
      return [cx + Math.cos(angle) * r, cy + Math.sin(angle) * r, pad];
    },
    paint: (u, v) => {
      const cord = Math.exp(-(((v - 0.88) / 0.018) ** 2));
      return { ...material.silk, colour: blend(material.silk.colour, material.gold.colour, 0.75 * cord) };
    },
    grid: [96, 40],
  };
  const beads = Array.from({ length: 33 }, (_, i) => {
    const angle = 180 + ((i + 0.5) * 360) / 33;
    const [x, y] = polar(cx, cy, angle, radius);
    // Every eleventh is a gold marker.
    const marks = i % 11 === 10 && i < 32;
    return bead([x, y, 10], marks ? [4.4, 6.4] : [7.9, 8.2], angle, marks ? material.gold : material.pearl);
  });
  const thread = tube(
    (t) => {
      const [x, y] = polar(cx, cy, t * 360, radius);
      const angle = t * TURN;
      return { p: [x, y, 10], tangent: [Math.cos(angle), Math.sin(angle), 0] };
    },
    () => 1.6,
    () => material.goldDeep,
    [8, 120],
  );
  const picture = await sculpture({
    width: 260,
    height: 260,
    pixels: 340,
    light: LIGHT,
    surfaces: [cushion, thread, ...beads, ...tassel(material)],
  });
  return svgDocument({
    width: 260,
    height: 260,
    defs: `<filter id="lie" x="-10%" y="-10%" width="120%" height="120%" color-interpolation-filters="sRGB"><feGaussianBlur in="SourceAlpha" stdDeviation="3"/><feOffset dx="2.5" dy="4" result="o"/><feFlood flood-color="${art.shade}" flood-opacity=".5"/><feComposite in2="o" operator="in" result="s"/><feMerge><feMergeNode in="s"/><feMergeNode in="SourceGraphic"/></feMerge></filter>`,
    body: `<g filter="url(#lie)">${picture}</g>`,
  });
}

/** Gold beads at these places, each with its light and its shadow. */
function beadLine(places, radius, { gold, goldDeep, goldLit, shade }) {
  const circles = (dx, dy, r) =>
    places
      .map(([x, y]) => `M${num(x + dx - r)} ${num(y + dy)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`)
      .join('');
  const r = (share) => +(radius * share).toFixed(2);
  return `<path d="${circles(0.7, 0.9, r(1.05))}" fill="${shade}" opacity=".34"/><path d="${circles(0, 0, r(1))}" fill="${goldDeep}"/><path d="${circles(-0.12, -0.16, r(0.8))}" fill="${gold}"/><path d="${circles(-radius * 0.3, -radius * 0.34, r(0.32))}" fill="${goldLit}"/>`;
}

/** Slice of the frame's corners, in units; its beads are 6 apart. */
export const FRAME_SLICE = 18;

/** The line about the cover, as a frame that is sliced. */
export function frame(art) {
  const size = 78;
  const places = [];
  for (let at = 21; at < size - 18; at += 6) places.push([at, 6], [at, size - 6], [6, at], [size - 6, at]);
  for (const angle of [15, 45, 75])
    for (const [x, y, turn] of [
      [18, 18, -90],
      [size - 18, 18, 0],
      [size - 18, size - 18, 90],
      [18, size - 18, 180],
    ])
      places.push(polar(x, y, turn + angle, 12));
  return svgDocument({ width: size, height: size, body: beadLine(places, 1.35, art) });
}

/** The divider: a line of beads that runs out to both sides of three pearls. */
export function rule(art) {
  const places = [];
  for (let k = 0; k < 22; k++) for (const side of [-1, 1]) places.push([130 + side * (15 + k * 4.6), 15]);
  const pearls = [
    [130, 15, 5],
    [121, 15, 2.6],
    [139, 15, 2.6],
  ]
    .map(
      ([x, y, r]) =>
        `<circle cx="${x + 1}" cy="${y + 1.4}" r="${r}" fill="${art.shade}" opacity=".35"/><circle cx="${x}" cy="${y}" r="${r}" fill="url(#pearl)" stroke="${art.goldDeep}" stroke-width=".35" stroke-opacity=".6"/>`,
    )
    .join('');
  return svgDocument({
    width: 260,
    height: 30,
    defs: `<radialGradient id="pearl" cx="35%" cy="30%" r="80%"><stop offset="0" stop-color="#fff"/><stop offset=".55" stop-color="${art.pearl}"/><stop offset="1" stop-color="${art.pearlDeep}"/></radialGradient><linearGradient id="out"><stop offset="0" stop-color="#fff" stop-opacity="0"/><stop offset=".3" stop-color="#fff"/><stop offset=".7" stop-color="#fff"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></linearGradient><mask id="ends" maskUnits="userSpaceOnUse" x="0" y="0" width="260" height="30"><rect x="20" width="220" height="30" fill="url(#out)"/></mask>`,
    body: `<g mask="url(#ends)">${beadLine(places, 1.15, art)}</g>${pearls}`,
  });
}

/** Falling: a petal of melati. */
export const petal = ({ petalLit, petalDeep }, turn) =>
  svgDocument({
    width: 40,
    height: 40,
    defs: `<linearGradient id="p" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${petalLit}"/><stop offset="1" stop-color="${petalDeep}"/></linearGradient>`,
    body: `<g transform="rotate(${turn} 20 20)"><path d="M20 4C28 9 30 23 21.5 35C19.8 36 18.8 35.6 17.6 34.4C10.4 24 11.4 10 20 4Z" fill="url(#p)"/><path d="M20 33C19 24 19 15 20.4 8" fill="none" stroke="${petalDeep}" stroke-width=".9"/></g>`,
  });
