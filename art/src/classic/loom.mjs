import { num } from '../core/path.mjs';
import { seededRandom } from '../core/random.mjs';

/** User units of a thread. */
export const THREAD = 3;
/** A float of gold thread is never longer than this many threads, so that the cloth holds together. */
const LONGEST_FLOAT = 5;

/** A piece of cloth of so many threads; what leaves it at a side comes in at the other, so that it repeats there. */
export function cloth(columns, rows, { wrapX = true, wrapY = false } = {}) {
  const threads = new Uint8Array(columns * rows);
  const place = (value, size, wraps) => (wraps ? ((value % size) + size) % size : value);
  const piece = {
    columns,
    rows,
    isGold(x, y) {
      const [i, j] = [place(x, columns, wrapX), place(y, rows, wrapY)];
      return i >= 0 && i < columns && j >= 0 && j < rows && threads[j * columns + i] === 1;
    },
    set(x, y, gold = true) {
      const [i, j] = [place(x, columns, wrapX), place(y, rows, wrapY)];
      if (i >= 0 && i < columns && j >= 0 && j < rows) threads[j * columns + i] = gold ? 1 : 0;
    },
    /** A motif with its heart at (x, y). */
    stamp(motif, x, y, reach) {
      for (let dy = -reach; dy <= reach; dy++)
        for (let dx = -reach; dx <= reach; dx++) if (motif(dx, dy)) piece.set(x + dx, y + dy);
    },
    /** A shoot whose foot is at (x, foot); `up` is -1 when it grows towards smaller y. */
    shoot(motif, x, foot, { half, height, up = 1 }) {
      for (let dy = 0; dy < height + 10; dy++)
        for (let dx = -half - 3; dx <= half + 3; dx++) if (motif(dx, dy)) piece.set(x + dx, foot + dy * up);
    },
    /** Rows from y on, each gold throughout or plain. */
    lines(y, pattern) {
      pattern.forEach((gold, i) => {
        if (gold) for (let x = 0; x < columns; x++) piece.set(x, y + i);
      });
      return y + pattern.length;
    },
    /** Rows from y on by a rule (x, row) → gold. */
    fill(y, count, rule) {
      for (let i = 0; i < count; i++) for (let x = 0; x < columns; x++) if (rule(x, i)) piece.set(x, y + i);
      return y + count;
    },
  };
  return piece;
}

/** The floats of a row: [start, length] of each stretch of gold, cut to what a float may span. */
export function floatsOf(piece, y) {
  const floats = [];
  for (let x = 0; x < piece.columns; x++) {
    if (!piece.isGold(x, y)) continue;
    let length = 0;
    while (x + length < piece.columns && piece.isGold(x + length, y)) length++;
    for (let done = 0; done < length;) {
      const rest = length - done;
      const span = rest <= LONGEST_FLOAT ? rest : 3 + ((x + done + y) % 2);
      floats.push([x + done, span]);
      done += span;
    }
    x += length;
  }
  return floats;
}

/** Light wanders over the cloth: 0…1, the same at both ends of a piece that is `columns` wide. */
const light = (x, y, columns) => {
  const turn = (x / columns) * 2 * Math.PI;
  return 0.5 + 0.26 * Math.sin(turn + y * 0.11) + 0.16 * Math.sin(2 * turn - y * 0.23 + 1.3) + 0.1 * Math.sin(y * 0.61);
};

/**
 * The gold threads of a piece as markup.
 * @param {{seed: number, gold: string[], shade: string, glint: string}} dye `gold`: tones from deep to bright
 */
export function weave(piece, { seed, gold, shade, glint = '#fff6d6' }) {
  const random = seededRandom(seed);
  const byTone = gold.map(() => '');
  let shadows = '';
  let glints = '';
  for (let y = 0; y < piece.rows; y++)
    for (const [x, span] of floatsOf(piece, y)) {
      const left = x * THREAD + 0.7;
      const length = span * THREAD - 1.4;
      const middle = y * THREAD + THREAD / 2 + random.between(-0.18, 0.18);
      const bright = light(x, y, piece.columns) + random.between(-0.22, 0.22);
      const tone = Math.max(0, Math.min(gold.length - 1, Math.round(bright * (gold.length - 1))));
      byTone[tone] += `M${num(left)} ${num(middle)}h${num(length)}`;
      shadows += `M${num(left - 0.2)} ${num(middle + 1.2)}h${num(length + 0.4)}`;
      if (bright > 0.45) glints += `M${num(left + 0.3)} ${num(middle - 0.6)}h${num(length - 0.6)}`;
    }
  const strands = byTone.map((d, i) => (d ? `<path d="${d}" stroke="${gold[i]}"/>` : '')).join('');
  return `<g fill="none" stroke-linecap="round"><path d="${shadows}" stroke="${shade}" stroke-width="1.5" opacity=".8"/><g stroke-width="2.35">${strands}</g><path d="${glints}" stroke="${glint}" stroke-width=".6" opacity=".55"/></g>`;
}
