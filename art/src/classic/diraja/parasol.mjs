import { num } from '../../core/path.mjs';
import { seededRandom } from '../../core/random.mjs';
import { linear, sculpture } from '../../core/sculpt.mjs';
import { svgDocument } from '../../core/svg.mjs';
import { blend, scaled, smoothstep } from '../../core/vector.mjs';
import { cengkih } from '../songket-motifs.mjs';
import { ribbonAt } from './cindai.mjs';

/** The payung kuning: a royal parasol's canopy of yellow silk, its woven hem and its fringe of gold thread. */

export const CANOPY = { width: 900, height: 330 };

const RIBS = 16;
const RADIUS = 424;
/** Where the middle of the rim lies, and how far its crown is above it. */
const [MIDDLE, RIM, TALL] = [450, 158, 310];
/** Seen from a little above: radians. */
const TILT = 0.16;
const [SIN, COS] = [Math.sin(TILT), Math.cos(TILT)];
const seen = ([x, y, z]) => [MIDDLE + x, RIM - y * COS + z * SIN, z * COS + y * SIN];

export const LIGHT = {
  towards: [-0.66, -0.6, 0.6],
  key: [1.24, 1.2, 1.1],
  sky: [0.36, 0.34, 0.28],
  earth: [0.34, 0.24, 0.1],
  rim: [0.1, 0.08, 0.04],
  rimFrom: [0.9, -0.2, 0.2],
};

/** A rib's angle; 0 faces the viewer, midway between two ribs. */
const ribAngle = (n) => ((n + 0.5) / RIBS) * 2 * Math.PI;

/** A point of the canopy: `u` across a panel, `v` from the crown to the rim. */
function onCanopy(panel, u, v) {
  const radius = RADIUS * Math.sin((v * Math.PI) / 2) ** 0.92;
  const height = TALL * (1 - v ** 1.9);
  const [a, b] = [ribAngle(panel - 1), ribAngle(panel)];
  const edge = (angle) => [Math.sin(angle) * radius, height, Math.cos(angle) * radius];
  const between = blend(edge(a), edge(b), u);
  // The silk is drawn tight: straight between the ribs, and a little hollow.
  const hollow = Math.sin(Math.PI * u);
  const inward = 1 - 0.012 * hollow * v;
  return [between[0] * inward, between[1] + 9 * hollow * v ** 6 - 3 * hollow * v, between[2] * inward];
}

/** Width of a panel at the rim, and length of a rib, in units. */
const PANEL = 2 * RADIUS * Math.sin(Math.PI / RIBS);
const RIB = 520;
/** The hem begins here. */
const HEM = 1 - 34 / RIB;

function panelOf(panel, tones, dyes) {
  const cell = 46;
  const paint = (u, v) => {
    if (v > HEM) {
      const row = Math.min(25, Math.floor(((v - HEM) / (1 - HEM)) * 26));
      const dye = ribbonAt(Math.floor((u * PANEL) / (PANEL / 120)), row);
      return { colour: dyes[dye] ?? dyes.red, shine: dye === 'gold' ? 0.5 : 0.04, gloss: 16 };
    }
    // Cloves woven tone on tone: a motif of 7 threads in each cell, every other row shifted.
    const [x, y] = [(u - 0.5) * PANEL * Math.sin((v * Math.PI) / 2), v * RIB];
    const row = Math.floor(y / cell);
    const column = (x + (row % 2) * (cell / 2)) / cell;
    const [dx, dy] = [
      Math.round((column - Math.round(column)) * cell * 0.36),
      Math.round((y - (row + 0.5) * cell) * 0.36),
    ];
    // Only whole ones, clear of the ribs and of the hem.
    const wide = PANEL * Math.sin((v * Math.PI) / 2);
    const shift = (row % 2) * (cell / 2);
    const heart = Math.round(column) * cell - shift;
    const whole = Math.abs(heart) < wide / 2 - 16 && (row + 1) * cell < HEM * RIB;
    const figure = whole && Math.abs(dx) <= 3 && Math.abs(dy) <= 3 && cengkih(dx, dy) ? 1 : 0;
    const seam = Math.exp(-(((Math.min(u, 1 - u) * PANEL) / 2.2) ** 2));
    const silk = blend(tones.silk, tones.figure, figure * 0.4);
    return { colour: blend(silk, tones.seam, seam * 0.7), through: 0.2, shine: 0.05 + 0.14 * figure, gloss: 7 };
  };
  return { at: (u, v) => seen(onCanopy(panel, u, v)), paint, grid: [30, 150] };
}

/** A ball of gold at the end of a rib. */
function knob(at, radius, tones) {
  return {
    at: (u, v) => {
      const [a, b] = [u * 2 * Math.PI, (v - 0.5) * Math.PI];
      return [
        at[0] + Math.cos(a) * Math.cos(b) * radius,
        at[1] + Math.sin(b) * radius * 1.15,
        at[2] + Math.sin(a) * Math.cos(b) * radius,
      ];
    },
    paint: () => ({ colour: tones.metal, shine: 0.7, gloss: 20 }),
    grid: [16, 12],
  };
}

/** Panels that are seen, and the angle of a point along the rim: t runs on from panel to panel. */
const FRONT = Array.from({ length: 9 }, (_, n) => n - 4);
const rimAt = (t) => onCanopy(Math.floor(t), t - Math.floor(t), 1);

/** Thread colours from shade to light. */
const THREADS = ['#7a4a0c', '#9c6715', '#b98224', '#cf9c39', '#e0b452', '#efcb76', '#fbe3a4'];

/**
 * Hanging threads as markup. `along(t)` → [x, y, lit] of the place where a thread hangs, t in [0, 1].
 * @param {{count: number, long: number, thick?: number}} size
 */
export function fringe(along, { count, long, thick = 1.5 }, seed) {
  const random = seededRandom(seed);
  const byTone = THREADS.map(() => '');
  let knots = '';
  for (let n = 0; n < count; n++) {
    const [x, y, lit] = along((n + 0.5 + random.between(-0.25, 0.25)) / count);
    const bundle = Math.floor(n / 5);
    const within = (n % 5) - 2;
    const tone = Math.round(lit * 4.2 - Math.abs(within) * 0.35 + 1.1 + random.between(-0.9, 0.9) - within * 0.35);
    const length = long * (1 + 0.03 * Math.sin(bundle * 1.7)) + random.between(-1.6, 1.6);
    const sway = random.between(-0.9, 0.9);
    const pinch = -within * 0.32;
    byTone[Math.max(0, Math.min(THREADS.length - 1, tone))] +=
      `M${num(x)} ${num(y)}q${num(pinch)} ${num(length * 0.16)} ${num(pinch)} ${num(length * 0.26)}q${num(-pinch + sway)} ${num(length * 0.3)} ${num(-pinch + sway)} ${num(length * 0.74)}`;
    if (within === 0)
      knots += `<ellipse cx="${num(x)}" cy="${num(y + length * 0.25)}" rx="2.3" ry="1.7" fill="${THREADS[Math.max(1, Math.min(6, tone + 1))]}"/><path d="M${num(x - 1.9)} ${num(y + length * 0.25 + 1.3)}h3.8" stroke="${THREADS[0]}" stroke-width=".7" opacity=".8"/>`;
  }
  const strands = byTone.map((d, i) => (d ? `<path d="${d}" stroke="${THREADS[i]}"/>` : '')).join('');
  return `<g fill="none" stroke-width="${thick}" stroke-linecap="round">${strands}</g>${knots}`;
}

/** A tassel that hangs from a knob. */
function tassel(x, y, lit, long, seed) {
  const half = 9;
  const neck = `<path d="M${num(x)} ${num(y)}v8" stroke="${THREADS[2]}" stroke-width="2.4"/>`;
  const skirt = fringe(
    (t) => [x + (2 * t - 1) * half * 0.62, y + 8, lit * (1 - 0.55 * t) + 0.15],
    { count: 20, long, thick: 1.5 },
    seed,
  );
  const band = `<path d="M${num(x - 6)} ${num(y + 8)}q6 3 12 0v6q-6 3-12 0Z" fill="#7d1522"/><path d="M${num(x - 6)} ${num(y + 8)}q6 3 12 0M${num(x - 6)} ${num(y + 14)}q6 3 12 0" fill="none" stroke="${THREADS[5]}" stroke-width="1.1"/>`;
  return neck + skirt + band;
}

/**
 * The canopy, from the head of the cover down, as broad as its whole rim.
 * @param {{silk, figure, seam, metal}} tones '#rrggbb'
 */
export async function canopy({ tones: names, dyes: dyeNames }) {
  const tones = Object.fromEntries(Object.entries(names).map(([name, hex]) => [name, linear(hex)]));
  const dyes = Object.fromEntries(Object.entries(dyeNames).map(([name, hex]) => [name, scaled(linear(hex), 0.86)]));
  const ribs = FRONT.slice(0, -1).map((panel) => seen(onCanopy(panel, 1, 1)));
  const surfaces = [
    ...FRONT.map((panel) => panelOf(panel, tones, dyes)),
    ...ribs.map(([x, y, z]) => knob([x, y + 4, z + 4], 5, tones)),
  ];
  const picture = await sculpture({ ...CANOPY, pixels: 1350, surfaces, light: LIGHT });
  const span = FRONT.length;
  const along = (t) => {
    const at = -4 + t * span * 0.9999;
    const [x, y] = seen(rimAt(at));
    return [x, y - 2, 0.95 - 0.72 * smoothstep(0.1, 1, x / CANOPY.width)];
  };
  const outline = (drop) =>
    Array.from({ length: 200 }, (_, i) => along(0.02 + 0.96 * (i / 199))).map(([x, y]) => `${num(x)} ${num(y + drop)}`);
  const body = `M${outline(0).join('L')}L${outline(46).reverse().join('L')}Z`;
  const tassels = ribs.map(([x, y], n) => tassel(x, y + 8, 0.95 - 0.6 * (x / CANOPY.width), 46, 40 + n)).join('');
  return svgDocument({
    ...CANOPY,
    defs: `<linearGradient id="b" gradientUnits="userSpaceOnUse" x1="0" x2="900" y1="0" y2="0"><stop offset="0" stop-color="#8a5a12"/><stop offset=".35" stop-color="#7a4c0e"/><stop offset="1" stop-color="#4a2b06"/></linearGradient><filter id="s" x="-10%" y="-40%" width="120%" height="200%"><feGaussianBlur stdDeviation="9"/></filter><filter id="n" x="-10%" y="-40%" width="120%" height="200%"><feGaussianBlur stdDeviation="1.6"/></filter>`,
    body: `<g transform="translate(16 20)"><path d="${body}" fill="#6b3c06" opacity=".4" filter="url(#s)"/></g><path d="${body}" fill="url(#b)" opacity=".8" filter="url(#n)"/>${fringe(along, { count: 560, long: 52 }, 9)}${picture}${tassels}`,
  });
}
