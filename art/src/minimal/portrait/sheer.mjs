import { pixelImage, rgb } from '../../core/pixels.mjs';
import { resolution } from '../../core/resolution.mjs';
import { svgDocument } from '../../core/svg.mjs';
import { smoothstep } from '../../core/vector.mjs';
import { needlework } from './needlework.mjs';

/**
 * Sheer cloth in folds, as it lets light through: each thread of a row lies somewhere across the picture, and where
 * many lie upon each other the cloth is dense. Units are CSS px of the picture.
 */

const TURN = Math.PI * 2;
/** How dense one layer of the cloth is: half of what is behind it is seen. */
const ONE_LAYER = 0.5;
/** Towards the light: from the left, a little before the cloth. */
const LIGHT = [-0.62, 0.78];

/**
 * A picture of cloth.
 * @param {object} cloth `width`, `height` of the picture; `pixels` across; `threads` that are followed in each row;
 *   `at(u, y)` → [x, z] where the cloth's part u (0…1) lies at height y; `broad` how wide the cloth is laid flat;
 *   `wraps` where it goes on at the other side; `work(across, along)` what is stitched on it, of `needlework`
 * @param {{lit: string, shade: string}} tones
 */
async function cloth({ width, height, pixels, threads, at, broad, wraps = false, work = () => 1 }, tones) {
  const columns = Math.round(pixels * resolution());
  const rows = Math.round((columns * height) / width);
  const scale = columns / width;
  const [lit, shade] = [rgb(tones.lit), rgb(tones.shade)];
  const [density, light] = [new Float32Array(columns * rows), new Float32Array(columns * rows)];
  const lay = (column, row, mass, tone) => {
    const i = wraps ? ((column % columns) + columns) % columns : column;
    if (i < 0 || i >= columns) return;
    density[row * columns + i] += mass;
    light[row * columns + i] += mass * tone;
  };
  for (let row = 0; row < rows; row++) {
    const y = (row + 0.5) / scale;
    let [x, z] = at(0, y);
    for (let n = 0; n < threads; n++) {
      const [nextX, nextZ] = at((n + 1) / threads, y);
      const [dx, dz] = [nextX - x, nextZ - z];
      const long = Math.hypot(dx, dz) || 1e-6;
      const facing = Math.abs((-dz * LIGHT[0] + dx * LIGHT[1]) / long);
      const stitched = work(((n + 0.5) / threads) * broad, y);
      const mass = ONE_LAYER * stitched * long * scale;
      const tone = Math.min(1, 0.18 + 0.74 * facing + (stitched > 1 ? 0.12 : 0));
      // A thread covers parts of two pixels.
      const middle = ((x + nextX) / 2) * scale - 0.5;
      const column = Math.floor(middle);
      const share = middle - column;
      lay(column, row, mass * (1 - share), tone);
      lay(column + 1, row, mass * share, tone);
      [x, z] = [nextX, nextZ];
    }
  }
  return pixelImage({ width, height, columns, rows }, (i, j) => {
    const p = j * columns + i;
    const thick = density[p];
    const tone = thick > 0 ? light[p] / thick : 1;
    return [0, 1, 2].map((k) => shade[k] + (lit[k] - shade[k]) * tone).concat(255 * (1 - Math.exp(-thick)));
  });
}

/** Folds that a cloth falls in: [how many across, how far they lean over, where they begin, how they wander]. */
const FOLDS = [
  [4, 10, 0.4, 0.5],
  [7, 7.4, 2.1, -0.7],
  [11, 5.2, 4.6, 0.9],
  [18, 1.8, 1.2, -1.2],
];
const folded = (u, y, height) =>
  FOLDS.reduce(
    ([x, z], [count, lean, start, wander]) => {
      const phase = TURN * count * u + start + wander * Math.sin((y / height) * 3.4 + start);
      return [x + lean * Math.sin(phase), z + lean * 1.5 * Math.cos(phase)];
    },
    [0, 0],
  );

/** A closed veil: folds that repeat from left to right, 300 × 760, strewn with small flowers. */
export async function veil({ tones }) {
  const [width, height] = [300, 760];
  const body = await cloth(
    {
      width,
      height,
      pixels: 440,
      threads: 2400,
      broad: 600,
      wraps: true,
      work: (across, along) => needlework.strewn(across, along, 75, 84),
      at: (u, y) => {
        const [x, z] = folded(u, y, height);
        const open = 0.72 + 0.28 * smoothstep(0, 260, y);
        return [u * width + x * open, z * open];
      },
    },
    tones,
  );
  return svgDocument({ width, height, body });
}

/** Where the free edge of the drawn curtain is. */
const TIE = 318;
const free = (y) =>
  y < TIE
    ? 22 + 98 * (1 - smoothstep(-40, TIE + 10, y)) ** 1.25
    : 22 + 30 * smoothstep(TIE - 10, 620, y) + 10 * smoothstep(560, 760, y);

/** A curtain that is drawn to the left and tied, 150 × 760; its free edge is scalloped. */
export async function drape({ tones, cord }) {
  const [width, height] = [150, 760];
  const broad = 300;
  const body = await cloth(
    {
      width,
      height,
      pixels: 330,
      threads: 2600,
      broad,
      work: (across, along) =>
        needlework.edge(broad - across, along) * (broad - across > 40 ? needlework.strewn(across, along, 75, 84) : 1),
      at: (u, y) => {
        const edge = free(y);
        const gathered = edge / 120;
        const [x, z] = folded(u * 0.62 + 0.2, y, height);
        const held = 1 - 0.35 * Math.exp(-(((y - TIE) / 26) ** 2));
        // Folds run towards the tie, the inner ones more steeply.
        const lean = 3 * Math.sin(y * 0.011 + u * 5) * gathered;
        return [
          -14 + (edge + 14) * u ** 0.9 + (x * (0.3 + 0.55 * gathered) + lean) * held * Math.min(1, (1 - u) * 8),
          z * (0.4 + 0.6 * gathered),
        ];
      },
    },
    tones,
  );
  return svgDocument({ width, height, body: body + tie(cord) });
}

/** A twisted cord about the curtain, and its tassel. */
function tie({ lit, body, dark }) {
  const line = (x) => TIE - 9 + 13 * (x / 30) ** 0.8;
  const strands = Array.from({ length: 15 }, (_, i) => {
    const x = -2 + i * 2.1;
    const y = line(Math.max(0, x));
    return `<path d="M${x} ${y + 3.1}q.4-4.6 3.4-6" stroke="${i % 2 ? body : lit}" stroke-width="2.5"/>`;
  }).join('');
  const [x, y] = [26, line(27)];
  const threads = Array.from({ length: 11 }, (_, i) => {
    const side = i - 5;
    return `<path d="M${x + side * 0.45} ${y + 17}Q${x + side * 0.75} ${y + 30} ${x + side * 0.95} ${y + 46 - Math.abs(side) * 0.5}" stroke="${[lit, body, dark][i % 3]}" stroke-width="1.15"/>`;
  }).join('');
  return `<g fill="none" stroke-linecap="round"><path d="M-2 ${line(0) + 1}Q14 ${line(10)} 30 ${line(29)}" stroke="${body}" stroke-width="6.4"/>${strands}<path d="M${x} ${y + 2}v9" stroke="${body}" stroke-width="2.2"/>${threads}<ellipse cx="${x}" cy="${y + 13}" rx="4" ry="4.8" fill="${body}"/><ellipse cx="${x - 1}" cy="${y + 12}" rx="1.5" ry="2.6" fill="${lit}"/><path d="M${x - 3.6} ${y + 18.4}h7.2" stroke="${dark}" stroke-width="1.6"/></g>`;
}
