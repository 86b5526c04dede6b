import { pixelImage, rgb } from '../../core/pixels.mjs';
import { seededRandom } from '../../core/random.mjs';
import { svgDocument } from '../../core/svg.mjs';

/**
 * Kain cindai: silk whose warp and weft are both dyed before weaving, so that its figures feather at every edge. The
 * cloth is a rule (x, y) in threads → name of a dye, or nothing; a thread is `THREAD` units thick.
 */
export const THREAD = 1.25;
/** Threads after which the cloth repeats to its right. */
export const REPEAT = 120;
/** Pixels of a thread in the picture, each way. */
const FINE = 4;

const wrap = (value, size) => ((value % size) + size) % size;

/** How far each thread has slipped against its neighbours: smooth, with a random rest; repeats after `count`. */
function slips(count, seed, most) {
  const random = seededRandom(seed);
  const waves = [3, 7, 13].map((turns) => ({ turns, phase: random.between(0, 6.3) }));
  return Array.from({ length: count }, (_, n) => {
    const smooth = waves.reduce(
      (sum, { turns, phase }) => sum + Math.sin((n / count) * 2 * Math.PI * turns + phase),
      0,
    );
    return (smooth / 3) * most * 0.6 + random.between(-most, most) * 0.75;
  });
}

/**
 * The woven picture of a rule.
 * @param {object} size `columns`, `rows` in threads
 * @param {(x: number, y: number) => string|null} rule which dye
 * @param {Record<string, string>} dyes '#rrggbb' by name; `gold` is metal thread
 * @param {{wrapY?: boolean, seed?: number}} how
 */
export async function woven({ columns, rows }, rule, dyes, { wrapX = true, wrapY = false, seed = 5 } = {}) {
  const colours = Object.fromEntries(Object.entries(dyes).map(([name, hex]) => [name, rgb(hex)]));
  const [across, along] = [slips(rows, seed, 0.7), slips(columns, seed + 1, 0.7)];
  const random = seededRandom(seed + 2);
  const uneven = Array.from({ length: columns * rows }, () => random.between(-1, 1));
  /** Gold is brocaded in afterwards: its edges are sharp. */
  const dyeAt = (x, y) => {
    const sharp = rule(x, y);
    if (sharp === 'gold' || sharp === null) return sharp;
    const [fx, fy] = [x + across[y], y + along[x]];
    const soft = rule(
      wrapX ? wrap(Math.round(fx), columns) : Math.max(0, Math.min(columns - 1, Math.round(fx))),
      wrapY ? wrap(Math.round(fy), rows) : Math.max(0, Math.min(rows - 1, Math.round(fy))),
    );
    return soft === null || soft === 'gold' ? sharp : soft;
  };
  const grid = Array.from({ length: columns * rows }, (_, n) => dyeAt(n % columns, Math.floor(n / columns)));
  const colourAt = (i, j) => {
    const [x, y] = [Math.floor(i / FINE), Math.floor(j / FINE)];
    const dye = grid[y * columns + x];
    if (!dye) return [0, 0, 0, 0];
    const [u, v] = [(i % FINE) / (FINE - 1) - 0.5, (j % FINE) / (FINE - 1) - 0.5];
    const rest = uneven[y * columns + x];
    const sheen = 0.07 * Math.sin((x / columns) * 2 * Math.PI + 0.9 + y * 0.012);
    if (dye === 'gold') {
      // A float of metal: round across, bright along its upper side.
      const round = 1.06 - 1.5 * v * v - 0.34 * v;
      const float = 0.92 + 0.1 * rest + sheen * 1.1 + (wrap(x + 2 * y, 5) === 0 && Math.abs(u) > 0.4 ? -0.2 : 0);
      return colours.gold.map((c) => c * round * float);
    }
    const over = (x + y) % 2 === 0;
    const round = over ? 1.04 - 0.5 * u * u - 0.1 * u : 0.97 - 0.5 * v * v - 0.16 * v;
    return colours[dye].map((c) => c * (round + 0.045 * rest + sheen));
  };
  return pixelImage(
    { width: columns * THREAD, height: rows * THREAD, columns: columns * FINE, rows: rows * FINE },
    colourAt,
  );
}

const cloth = async (columns, rows, rule, dyes, how) =>
  svgDocument({
    width: columns * THREAD,
    height: rows * THREAD,
    body: await woven({ columns, rows }, rule, dyes, how),
  });

/** The jelamprang: a rosette of eight petals within a lobed ring; reaches 29 threads from its heart. */
function jelamprang(dx, dy) {
  const [a, b] = [Math.abs(dx), Math.abs(dy)];
  const far = Math.hypot(a, b);
  const angle = Math.atan2(b, a);
  const lobe = Math.abs(Math.cos(angle * 4));
  if (far <= 2.4) return 'gold';
  if (far <= 4.6) return 'ink';
  const petal = 6.5 + 7.5 * lobe ** 0.8;
  if (far <= petal) {
    if (lobe > 0.9 && far > 6 && far < 11) return 'red';
    return far > petal - 2.2 ? 'ivory' : 'amber';
  }
  if (far <= petal + 1.8) return 'ink';
  const ring = 20 + 2.6 * Math.abs(Math.cos(angle * 4 + Math.PI / 2)) - (far > 20 ? 0.4 : 0);
  if (far <= ring - 2.2) return Math.abs(Math.sin(angle * 8)) < 0.34 && far > 15.5 && far < 19 ? 'leaf' : 'red';
  if (far <= ring) return 'ivory';
  if (far <= ring + 2.4) return 'leaf';
  if (far <= ring + 4) return 'ink';
  return undefined;
}

/** A four-petalled clove between the rosettes; reaches 9. */
function clove(dx, dy) {
  const [a, b] = [Math.abs(dx), Math.abs(dy)];
  const [less, more] = a < b ? [a, b] : [b, a];
  if (more + less <= 1) return 'gold';
  if (more <= 7 && less <= 2.4 - Math.abs(more - 4.4) * 0.62) return more > 5.6 ? 'amber' : 'ivory';
  if (Math.abs(a - b) <= 0.8 && a >= 2 && a <= 5) return 'leaf';
  if (a + b <= 10 && a + b >= 9) return 'ink';
  return undefined;
}

/** The field of rosettes: y from its upper edge, `height` 62; two rosettes in a repeat. */
function field(x, y) {
  const middle = 30.5;
  for (const heart of [30, 90]) {
    const inside = jelamprang(wrap(x - heart + 60, REPEAT) - 60, y - middle);
    if (inside) return inside;
  }
  for (const heart of [0, 60]) {
    const inside = clove(wrap(x - heart + 60, REPEAT) - 60, y - middle) ?? halves(wrap(x - heart + 60, REPEAT) - 60, y);
    if (inside) return inside;
  }
  return (x + y) % 12 === 0 && (x - y) % 12 === 0 ? 'amber' : 'red';
}
/** Half cloves that grow in from both edges of the field, between the rosettes. */
const halves = (dx, y) => clove(dx, y + 1) ?? clove(dx, y - 62);

/** Chain of gold lozenges, seven rows. */
function chain(x, row) {
  const apart = Math.abs(wrap(x, 10) - 5) + Math.abs(row - 3);
  return apart === 3 || apart <= 1 || (wrap(x, 10) === 0 && row === 3) ? 'gold' : 'wine';
}

/** A tooth of the border: a tumpal of 40 threads at its foot; `up` from its foot, 46 to its tip. */
function tumpal(x, up) {
  const a = Math.abs(wrap(x, 40) - 19.5);
  const tall = 46;
  if (up > tall) return up <= tall + 6 ? finial(a, up - tall) : null;
  const half = 19.5 * (1 - up / tall) ** 0.86;
  const inside = half - a;
  if (inside < 0) return null;
  if (inside < 2.3) return 'gold';
  if (inside < 3.8) return 'ink';
  if (inside < 5.4) return 'ivory';
  const bud = Math.hypot(a * 1.1, (up - 12) * 0.72);
  if (bud < 2) return 'gold';
  if (bud < 4) return 'ivory';
  if (bud < 5.6) return 'leaf';
  const spire = a + Math.abs(up - 27) * 0.5;
  if (spire < 1.2) return 'ivory';
  if (spire < 2.8) return 'amber';
  return (Math.floor(a) + up) % 7 === 0 && up < 10 ? 'amber' : 'red';
}
const finial = (a, up) => (a <= 0.6 || (Math.abs(up - 3.4) <= 1.2 && a <= 2.6 - Math.abs(up - 3.4)) ? 'gold' : null);

const HEM_ROWS = 160;

/** The border at the foot: stripes, a field of rosettes, and teeth that grow from it. */
export const hem = (dyes) =>
  cloth(
    REPEAT,
    HEM_ROWS,
    (x, y) => {
      const up = HEM_ROWS - 1 - y;
      if (up < 5) return [0, 1, 3].includes(up) ? 'gold' : 'wine';
      if (up < 13) return up === 5 ? 'wine' : chain(x, up - 6);
      if (up < 17) return [14, 16].includes(up) ? 'gold' : 'wine';
      if (up < 79) return field(x, 78 - up);
      if (up < 83) return [80, 82].includes(up) ? 'gold' : 'wine';
      if (up < 91) return up === 83 ? 'wine' : chain(x, up - 84);
      if (up < 97) return [92, 94, 95].includes(up) ? 'gold' : 'wine';
      return tumpal(x, up - 97);
    },
    dyes,
  );

/** A narrow border of cloves between lines of gold, the same from both sides; repeats to the right. */
const ribbon = (x, row) => {
  const edge = Math.min(row, 25 - row);
  if (edge < 5) return [0, 1, 3].includes(edge) ? 'gold' : 'wine';
  for (const heart of [0, 20]) {
    const inside = clove((wrap(x - heart + 10, 40) - 10) * 0.94, (row - 12.5) * 0.98);
    if (inside && Math.abs(wrap(x - heart + 20, 40) - 20) < 11) return inside;
  }
  return wrap(x, 20) === 10 && Math.abs(row - 12.5) < 2 ? 'amber' : 'red';
};
export const trim = (dyes) => cloth(REPEAT, 26, ribbon, dyes);

/** The same border running down; repeats downwards. */
export const selvedge = (dyes) => cloth(26, REPEAT, (x, y) => ribbon(y, x), dyes, { wrapX: false, wrapY: true });

export { ribbon as ribbonAt };
