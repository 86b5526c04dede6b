import { pixelImage } from '../../core/pixels.mjs';
import { polar } from '../../core/path.mjs';
import { seededRandom } from '../../core/random.mjs';
import { linear, sculpture } from '../../core/sculpt.mjs';
import { svgDocument } from '../../core/svg.mjs';
import { blend, scaled, smoothstep } from '../../core/vector.mjs';
import { cengkih } from '../songket-motifs.mjs';
import { ribbonAt, woven } from './cindai.mjs';
import { fringe as threads, LIGHT } from './parasol.mjs';

/** The smaller pictures of the classic-parasol layout. */

/** A woven border with its fringe of gold thread; repeats to the right. */
export async function fringe({ dyes }) {
  const [width, height, band] = [150, 88, 32.5];
  const along = (t) => [t * width, band - 2, 0.62 + 0.22 * Math.sin(t * 2 * Math.PI)];
  const ribbon = await woven({ columns: 120, rows: 26 }, ribbonAt, dyes, { seed: 17 });
  return svgDocument({
    width,
    height,
    defs: '<linearGradient id="d" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#5e3906" stop-opacity=".85"/><stop offset=".7" stop-color="#7a4c0e" stop-opacity=".75"/><stop offset="1" stop-color="#8a5a12" stop-opacity="0"/></linearGradient>',
    body: `<rect x="-2" y="${band - 3}" width="${width + 4}" height="50" fill="url(#d)"/>${threads(along, { count: 100, long: 50, thick: 1.6 }, 23)}${ribbon}`,
  });
}

/** Silk of the cover: a fine weave with cloves tone on tone; repeats both ways. */
export function silk() {
  const [size, thread] = [84, 2];
  const marks = (cx, cy) => {
    let d = '';
    for (let y = -3; y <= 3; y++)
      for (let x = -3; x <= 3; x++) if (cengkih(x, y)) d += `M${cx + x * thread - 1} ${cy + y * thread}h2`;
    return d;
  };
  const lines = (step, make) => Array.from({ length: size / step }, (_, i) => make(i * step + 0.5)).join('');
  return svgDocument({
    width: size,
    height: size,
    body: `<g fill="none"><path d="${lines(2, (y) => `M0 ${y}H84`)}" stroke="#7a4300" stroke-width=".6" opacity=".055"/><path d="${lines(2, (x) => `M${x} 0V84`)}" stroke="#fff" stroke-width=".5" opacity=".07"/><path d="${marks(21, 21)}${marks(63, 63)}" stroke="#fff3c2" stroke-width="1.7" opacity=".2"/></g>`,
  });
}

/**
 * Folds of hanging silk, as light and shade alone; stretched over a door, calmer towards its inner edge at the right.
 */
export async function folds() {
  const [columns, rows] = [240, 240];
  const random = seededRandom(31);
  const waves = [5.2, 8.7, 13.1].map((turns, n) => ({
    turns,
    phase: random.between(0, 6),
    bend: random.between(-0.5, 0.5),
    amount: [0.55, 0.32, 0.13][n],
  }));
  const image = await pixelImage({ width: 240, height: 480, columns, rows }, (i, j) => {
    const [x, y] = [i / columns, j / rows];
    const height = waves.reduce(
      (sum, { turns, phase, bend, amount }) =>
        sum + amount * Math.cos(x * turns * 2 * Math.PI + phase + bend * Math.sin(y * 3 + phase)),
      0,
    );
    // Lit from the left: the right flank of a fold lies in shade.
    const flank = waves.reduce(
      (sum, { turns, phase, bend, amount }) =>
        sum + amount * Math.sin(x * turns * 2 * Math.PI + phase + bend * Math.sin(y * 3 + phase)),
      0,
    );
    const calm = 1 - 0.72 * smoothstep(0.25, 0.95, x);
    const light = (0.5 * height - 0.75 * flank) * calm;
    return light > 0 ? [255, 246, 206, 92 * light] : [120, 64, 0, -118 * light];
  });
  return svgDocument({ width: 240, height: 480, body: image });
}

/** The divider: a clove in thin foil between two lines that taper. */
export function rule() {
  const petals = [0, 90, 180, 270]
    .map(
      (turn) =>
        `<path transform="rotate(${turn} 150 20)" d="M150 17.4C145.6 13.6 145.8 8.4 150 4.6C154.2 8.4 154.4 13.6 150 17.4Z"/>`,
    )
    .join('');
  const leaves = [45, 135, 225, 315]
    .map((turn) => `<path transform="rotate(${turn} 150 20)" d="M150 15V8.6"/>`)
    .join('');
  const side = `<path d="M171 20H282" stroke-width="1.1"/><path d="M166 20l4.5-3.2 4.5 3.2-4.5 3.2Z"/><path d="M188 16.6H250M188 23.4H250" stroke-width=".6"/><circle cx="286" cy="20" r="1.6"/>`;
  return svgDocument({
    width: 300,
    height: 40,
    defs: '<linearGradient id="f" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="300" y2="40"><stop offset="0" stop-color="#8a5c14"/><stop offset=".34" stop-color="#a8751f"/><stop offset=".43" stop-color="#f3d68a"/><stop offset=".5" stop-color="#b98428"/><stop offset="1" stop-color="#80520f"/></linearGradient>',
    body: `<g fill="none" stroke="url(#f)" stroke-width="1.3" stroke-linejoin="round" stroke-linecap="round">${petals}${leaves}<circle cx="150" cy="20" r="1.7"/>${side}<g transform="matrix(-1 0 0 1 300 0)">${side}</g></g>`,
  });
}

/** The seal: a parasol from above, its fringe spread, and a dish of wine lacquer in its middle. */
export async function seal({ tones: names, dyes: dyeNames }) {
  const tones = Object.fromEntries(Object.entries(names).map(([name, hex]) => [name, linear(hex)]));
  const dyes = Object.fromEntries(Object.entries(dyeNames).map(([name, hex]) => [name, scaled(linear(hex), 0.9)]));
  const [c, ribs, radius] = [130, 16, 106];
  const panel = (n) => ({
    at: (u, v) => {
      const edge = (k) => {
        const a = ((k + 0.5) / ribs) * 2 * Math.PI;
        const r = 62 + (radius - 62) * v;
        return [c + Math.cos(a) * r, c + Math.sin(a) * r, 34 * (1 - v ** 1.5)];
      };
      const between = blend(edge(n), edge(n + 1), u);
      const hollow = Math.sin(Math.PI * u);
      return [between[0], between[1], between[2] - 4 * hollow * v];
    },
    paint: (u, v) => {
      if (v > 0.62) {
        const dye = ribbonAt(Math.floor(u * 40), Math.min(25, Math.floor(((v - 0.62) / 0.38) * 26)));
        return { colour: dyes[dye] ?? dyes.red, shine: dye === 'gold' ? 0.4 : 0.04, gloss: 14 };
      }
      const seam = Math.exp(-((Math.min(u, 1 - u) / 0.03) ** 2));
      return { colour: blend(tones.silk, tones.seam, seam * 0.7), through: 0.1, shine: 0.06, gloss: 8 };
    },
    grid: [30, 60],
  });
  const ring = (r, thick, z) => ({
    at: (u, v) => {
      const [a, b] = [u * 2 * Math.PI, v * 2 * Math.PI];
      const reach = r + thick * Math.cos(b);
      return [c + Math.cos(a) * reach, c + Math.sin(a) * reach, z + thick * Math.sin(b)];
    },
    paint: () => ({ colour: tones.metal, shine: 0.55, gloss: 18 }),
    grid: [120, 14],
  });
  const dish = {
    at: (u, v) => [c + Math.cos(u * 2 * Math.PI) * v * 64, c + Math.sin(u * 2 * Math.PI) * v * 64, 30 + 3 * v * v],
    paint: (u, v) => ({
      colour: blend(linear('#6a1222'), linear('#35060f'), smoothstep(0.35, 1, v)),
      shine: 0.04,
      gloss: 8,
    }),
    grid: [60, 20],
  };
  const random = seededRandom(12);
  const strands = Array.from({ length: 420 }, (_, n) => {
    const angle = (n / 420) * 360;
    const [x, y] = polar(c, c, angle, radius - 3);
    const [tx, ty] = polar(c, c, angle + random.between(-0.7, 0.7), radius + 17 + random.between(-1.5, 1.2));
    const lit = 0.5 + 0.42 * Math.cos(((angle + 45) * Math.PI) / 180) + random.between(-0.14, 0.14);
    const tone = ['#8a5c14', '#a8751f', '#c4912f', '#dcb04c', '#f2d484'][Math.max(0, Math.min(4, Math.round(lit * 4)))];
    return `<path d="M${x.toFixed(1)} ${y.toFixed(1)}L${tx.toFixed(1)} ${ty.toFixed(1)}" stroke="${tone}"/>`;
  }).join('');
  const picture = await sculpture({
    width: 260,
    height: 260,
    pixels: 580,
    surfaces: [...Array.from({ length: ribs }, (_, n) => panel(n)), dish, ring(64, 3, 35)],
    light: { ...LIGHT, towards: [-0.5, -0.56, 0.66] },
  });
  return svgDocument({
    width: 260,
    height: 260,
    defs: '<filter id="s" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="4"/></filter>',
    body: `<circle cx="133" cy="134" r="116" fill="#5e3906" opacity=".5" filter="url(#s)"/><circle cx="130" cy="130" r="117" fill="#7a4c0e"/><g stroke-width="1.5" stroke-linecap="round">${strands}</g>${picture}`,
  });
}
