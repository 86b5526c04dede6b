import { linear } from '../../core/sculpt.mjs';
import { seededRandom } from '../../core/random.mjs';
import { smoothstep } from '../../core/vector.mjs';

/** Needle-woven bands: rows of small knots, each a bead of thread that leans a little, lit from the upper left. */

const LIGHT = [-0.5, -0.58, 0.64];

/** What each knot has of its own. */
function knotsOf(count, seed) {
  const random = seededRandom(seed);
  return Array.from({ length: count }, () => ({
    tone: random.between(0.86, 1.12),
    aside: random.between(-0.07, 0.07),
    lower: random.between(-0.08, 0.08),
    lean: random.between(0.16, 0.38),
  }));
}

/**
 * A rule for samples of a band: (x, y) in units → linear colour and opacity.
 * @param {{width: number, height: number, columns: number, rows: number, seed: number, yarns: Record<string, string>,
 *   yarnAt: (column: number, row: number) => string | null}} band it repeats sideways; `yarnAt` names a yarn, or null
 *   where there is no knot
 */
export function knotted({ width, height, columns, rows, seed, yarns, yarnAt }) {
  const knots = knotsOf(columns * rows, seed);
  const yarn = Object.fromEntries(Object.entries(yarns).map(([name, hex]) => [name, linear(hex)]));
  const place = (i) => ((i % columns) + columns) % columns;
  const isThere = (i, j) => j >= 0 && j < rows && yarnAt(place(i), j) !== null;
  return (x, y) => {
    const turn = (x / width) * 2 * Math.PI;
    // Rows made by hand are not quite even.
    const across = (x / width) * columns;
    const down = (y / height) * rows + 0.1 * Math.sin(turn * 3 + y * 0.09) + 0.06 * Math.sin(turn * 7 + 1);
    const [i, j] = [Math.floor(across), Math.floor(down)];
    if (!isThere(i, j)) {
      // The band's shadow on the cloth, below and to the right.
      const near = isThere(i, Math.floor(down - 0.9)) || isThere(Math.floor(across - 0.8), j);
      return { colour: [0, 0, 0], cover: near ? 0.6 : 0 };
    }
    const { tone, aside, lower, lean } = knots[j * columns + place(i)];
    const dv = down - j - 0.5 - lower;
    const du = across - i - 0.5 - aside + dv * lean;
    const [nx, ny] = [du / 0.56, dv / 0.55];
    const far = nx * nx + ny * ny;
    const body = yarn[yarnAt(place(i), j)];
    const nz = Math.sqrt(Math.max(0, 1 - far));
    const lit = Math.max(0, nx * LIGHT[0] + ny * LIGHT[1] + nz * LIGHT[2]);
    const strand = 0.5 + 0.5 * Math.sin((du * 1.4 + dv * 2.2) * 7);
    const gap = smoothstep(1.12, 0.82, far);
    const light = (0.2 + 1.12 * lit + 0.1 * strand * lit) * (0.24 + 0.76 * gap) * tone;
    const glint = 0.05 * Math.max(0, lit - 0.72) * gap;
    return { colour: body.map((c) => c * light + glint), cover: 1 };
  };
}
