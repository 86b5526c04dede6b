import { num, polar } from '../core/path.mjs';
import { leafWidth, ribbon, spiralPoints } from './brush.mjs';
import { relief, shadow } from './filters.mjs';

/**
 * Tekat: gold thread laid over padding and couched down, as markup whose opacity is height. Each shape lies in three
 * steps; the last one is hatched, so that the light finds single threads.
 */
export const stitchDefs = ({ metal, shine = '#fff1c6' }) =>
  `<pattern id="thread" width="2.6" height="2.6" patternUnits="userSpaceOnUse" patternTransform="rotate(28)"><path d="M0 .65H2.6" stroke="#000" stroke-width="1.3"/></pattern>${relief('gold', { color: metal, blur: 0.55, height: 4.4, elevation: 50, shine: 0.75, exponent: 15, shineColor: shine, strength: 1.12, margin: 3 })}${shadow('lie', { dx: 1.5, dy: 3, blur: 2.4, opacity: 0.6, foot: 0.6, margin: 3 })}`;

/** Embroidery on its velvet. */
export const embroidered = (markup) => `<g filter="url(#lie)"><g filter="url(#gold)">${markup}</g></g>`;

export function laid(through, width, steps = 18) {
  const step = (share, rest) => `<path d="${ribbon(through, (t) => width(t) * share, steps)}" ${rest}/>`;
  return step(1, 'opacity=".5"') + step(0.72, 'opacity=".22"') + step(0.9, 'fill="url(#thread)" opacity=".3"');
}

/** A leaf from (x, y) towards `angle`, bent by `side`. */
export function leaf(x, y, angle, length, width, side = 0) {
  const [mx, my] = polar(x, y, angle + side * 14, length * 0.5);
  return laid([[x, y], [mx, my], polar(x, y, angle, length)], leafWidth(width), 14);
}

const petalWidth = (width) => (t) => width * Math.sin(Math.PI * t ** 0.8) ** 0.62 + 0.5;
const dot = (x, y, radius) => `<circle cx="${num(x)}" cy="${num(y)}" r="${num(radius)}" opacity=".8"/>`;

/** A flower of broad petals in two rows with a knotted heart. */
export function flower(x, y, radius, petals = 8, turn = 0) {
  const row = (count, from, to, width, start) =>
    Array.from({ length: count }, (_, i) => {
      const angle = start + (i * 360) / count;
      return laid(
        [polar(x, y, angle, from), polar(x, y, angle, (from + to) / 2), polar(x, y, angle, to)],
        petalWidth(width),
        12,
      );
    }).join('');
  const knots = Array.from({ length: 8 }, (_, i) => dot(...polar(x, y, i * 45, radius * 0.2), radius * 0.06)).join('');
  const wide = (radius * 4.6) / petals;
  return (
    row(petals, radius * 0.4, radius, wide, turn) +
    row(petals, radius * 0.24, radius * 0.62, wide * 0.62, turn + 180 / petals) +
    knots +
    dot(x, y, radius * 0.12)
  );
}

/** Pucuk paku: a fern's curled shoot. */
export const fern = (x, y, radius, start, way = 1) =>
  laid(spiralPoints(x, y, radius, radius * 0.22, start, way * 1.15, 28), (t) => radius * (0.34 - 0.2 * t), 34);

/** A twisted cord along a path. */
export const cord = (d, width = 7) =>
  `<path d="${d}" fill="none" stroke="#000" stroke-width="${width}" opacity=".45" stroke-linejoin="round"/><path d="${d}" fill="none" stroke="#000" stroke-width="${num(width * 0.8)}" opacity=".5" stroke-dasharray="3.4 1.8"/>`;

/** A tassel that hangs from (x, y). */
export function tassel(x, y, length = 40) {
  const threads = Array.from({ length: 7 }, (_, i) => {
    const lean = (i - 3) * 1.9;
    return `<path d="M${num(x + lean * 0.5)} ${num(y + 12)}L${num(x + lean)} ${num(y + length - Math.abs(i - 3) * 0.8)}" stroke="#000" stroke-width="1.7" opacity=".75"/>`;
  }).join('');
  return `${threads}${dot(x, y + 2, 3.4)}<path d="M${num(x - 4.4)} ${num(y + 13)}C${num(x - 5)} ${num(y + 5)} ${num(x + 5)} ${num(y + 5)} ${num(x + 4.4)} ${num(y + 13)}Z" opacity=".9"/>`;
}
