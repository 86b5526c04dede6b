import { mix } from '../core/colour.mjs';
import { num } from '../core/path.mjs';
import { place } from '../vintage/pen.mjs';
import { stalk, stalkPath } from './brush.mjs';

/** Leaves of garlands and bouquets, lit from the upper left. */

const blade = (path, vein, paint, colour) =>
  `<path d="${path}" fill="${paint}"/><path d="${vein}" stroke="${mix(colour, '#fffbe8', 0.48)}" stroke-width=".7" fill="none" opacity=".8"/>`;

const lit = (colour) => [mix(colour, '#fff8e6', 0.4), colour, mix(colour, '#1d2a1c', 0.34)];

/** A round leaf that stands on (x, y). */
function roundLeaf(brush, x, y, angle, r, colour) {
  const side = (s) =>
    `C${num(s * r * 1.05)} ${num(-r * (s < 0 ? 0.15 : 1.5))} ${num(s * r * 1.05)} ${num(-r * (s < 0 ? 1.5 : 0.15))} 0 ${s < 0 ? num(-r * 1.72) : '0Z'}`;
  const paint = brush.gradient(-r * 0.3, -r * 1.2, r * 1.6, lit(colour));
  return place(
    x,
    y,
    angle,
    blade(`M0 0${side(-1)}${side(1)}`, `M0 0Q${num(r * 0.08)} ${num(-r * 0.8)} 0 ${num(-r * 1.5)}`, paint, colour),
  );
}

/** A lance-shaped leaf that stands on (x, y). */
export function longLeaf(brush, x, y, angle, l, w, colour) {
  const paint = brush.gradient(-w * 0.4, -l * 0.7, l * 0.9, lit(colour));
  const path = `M0 0C${num(-w)} ${num(-l * 0.25)} ${num(-w * 0.9)} ${num(-l * 0.7)} 0 ${num(-l)}C${num(w * 0.9)} ${num(-l * 0.7)} ${num(w)} ${num(-l * 0.25)} 0 0Z`;
  return place(x, y, angle, blade(path, `M0 0V${num(-l * 0.92)}`, paint, colour));
}

/** A twig of silver-dollar eucalyptus. */
export function eucalyptus(
  brush,
  x,
  y,
  angle,
  length,
  { colours, pairs = 7, size = 0.115, wood = '#7b6a4c', fade = '#b9a27a' },
) {
  const { between, pick } = brush;
  const at = stalk(x, y, angle, length, between(-26, 26));
  let markup = `<path d="${stalkPath(at, (t) => 2.4 - 1.4 * t)}" fill="${wood}"/>`;
  for (let i = 1; i <= pairs; i++) {
    const t = 0.12 + (0.86 * i) / pairs;
    const [px, py, turn] = at(t);
    const r = length * size * (1.05 - 0.55 * t) * between(0.88, 1.1);
    for (const side of [-1, 1])
      markup += roundLeaf(brush, px, py, turn + side * between(48, 74), r, mix(pick(colours), fade, between(0, 0.25)));
  }
  const [ex, ey, turn] = at(1);
  return markup + roundLeaf(brush, ex, ey, turn, length * size * 0.5, colours[1]);
}

/** A twig of ruscus: pairs of lance-shaped leaves. */
export function ruscus(brush, x, y, angle, length, { colours, pairs = 8, wood = '#8a6a40' }) {
  const { between, pick } = brush;
  const at = stalk(x, y, angle, length, between(-30, 30));
  let markup = `<path d="${stalkPath(at, (t) => 2 - 1.2 * t)}" fill="${wood}"/>`;
  for (let i = 1; i <= pairs; i++) {
    const t = 0.2 + (0.78 * i) / pairs;
    const [px, py, turn] = at(t);
    const l = length * 0.21 * (1.1 - 0.5 * t);
    for (const side of [-1, 1])
      markup += longLeaf(brush, px, py, turn + side * between(34, 50), l * between(0.9, 1.1), l * 0.22, pick(colours));
  }
  const [ex, ey, turn] = at(1);
  return markup + longLeaf(brush, ex, ey, turn, length * 0.12, length * 0.026, colours[1]);
}
