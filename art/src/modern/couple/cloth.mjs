import { mix } from '../../core/colour.mjs';
import { num } from '../../core/path.mjs';
import { dab } from './gouache.mjs';

/** Songket as strokes of gouache. `g` is the painter, for its randomness. */

/** A woven blossom of eight petals (bunga pecah lapan) about a point. */
function blossom(g, x, y, size, colour) {
  const turn = 22.5 + g.between(-8, 8);
  const petals = Array.from({ length: 8 }, (_, i) => {
    const a = ((turn + i * 45) * Math.PI) / 180;
    const from = size * 0.3;
    return dab(
      x + Math.sin(a) * from,
      y - Math.cos(a) * from,
      size * g.between(0.62, 0.82),
      size * 0.36,
      turn + i * 45,
      colour,
    );
  });
  return petals.join('') + dab(x, y + size * 0.16, size * 0.32, size * 0.32, 0, colour);
}

/** A lozenge of thread. */
const lozenge = (x, y, size, colour) =>
  `<path d="M${num(x)} ${num(y - size)}L${num(x + size * 0.62)} ${num(y)}L${num(x)} ${num(y + size)}L${num(x - size * 0.62)} ${num(y)}Z" fill="${colour}"/>`;

/**
 * Scattered blossoms (bunga tabur), in rows that follow the cloth.
 * @param {(y: number) => [number, number]} edges left and right edge of the cloth at a height
 * @param {{top: number, bottom: number, row: number, column: number, size: number, gold: string, deep: string}} how
 *   units; the right third of the cloth is in shade, where the thread is `deep`
 */
export function tabur(g, edges, { top, bottom, row, column, size, gold, deep }) {
  let body = '';
  const count = Math.round((edges((top + bottom) / 2)[1] - edges((top + bottom) / 2)[0]) / column);
  for (let j = 0, y = top; y < bottom; j++, y += row) {
    const [left, right] = edges(y);
    for (let i = -1; i <= count; i++) {
      const u = (i + (j % 2 ? 0.5 : 0) + 0.25) / count;
      const x = left + (right - left) * u + g.between(-1, 1);
      const sag = Math.sin(u * 3.14) * 4;
      const colour = mix(gold, deep, u > 0.72 ? 0.75 : g.between(0, 0.3));
      body += blossom(g, x, y + sag + g.between(-1, 1), size, colour);
      body += lozenge(x + ((right - left) / count) * 0.5, y + sag, size * 0.4, colour);
    }
  }
  return body;
}

/**
 * A woven band between two curves, with a row of bamboo shoots (pucuk rebung) above it.
 * @param {(t: number) => [number, number]} line its lower edge, t in 0…1
 */
export function band(g, line, { height, teeth, shoot, gold, deep, ground }) {
  const steps = 24;
  const at = (t, up) => {
    const [x, y] = line(t);
    return `${num(x)} ${num(y - up)}`;
  };
  const strip = (from, to, colour) => {
    const along = Array.from({ length: steps + 1 }, (_, i) => i / steps);
    return `<path d="M${along.map((t) => at(t, from)).join('L')}L${along
      .reverse()
      .map((t) => at(t, to))
      .join('L')}Z" fill="${colour}"/>`;
  };
  let body =
    strip(0, height * 0.13, gold) + strip(height * 0.2, height * 0.82, ground) + strip(height * 0.88, height, gold);
  for (let i = 0; i < teeth; i++) {
    const t = (i + 0.5) / teeth;
    const [x, y] = line(t);
    const colour = mix(gold, deep, t > 0.7 ? 0.7 : g.between(0, 0.25));
    body += lozenge(x, y - height * 0.5, height * 0.27, colour);
    const [bx, by] = line((i + 1) / teeth);
    body += lozenge(bx, by - height * 0.5, height * 0.13, colour);
    if (shoot) {
      const width = (line(Math.min(1, t + 0.5 / teeth))[0] - line(Math.max(0, t - 0.5 / teeth))[0]) * 0.42;
      const foot = y - height * 1.02;
      body += `<path d="M${num(x - width)} ${num(foot)}L${num(x)} ${num(foot - shoot)}L${num(x + width)} ${num(foot)}Z" fill="${colour}"/>`;
      body += `<path d="M${num(x - width * 0.45)} ${num(foot)}L${num(x)} ${num(foot - shoot * 0.55)}L${num(x + width * 0.45)} ${num(foot)}Z" fill="${ground}"/>`;
      body += dab(x, foot - shoot * 1.06, shoot * 0.24, shoot * 0.13, 0, colour);
    }
  }
  return body;
}

/** A quadratic curve's points: t in 0…1 → [x, y]. */
export const curve = (a, b, c) => (t) =>
  [0, 1].map((q) => a[q] * (1 - t) ** 2 + 2 * b[q] * t * (1 - t) + c[q] * t ** 2);
