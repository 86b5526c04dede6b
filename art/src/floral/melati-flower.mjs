import { mix } from '../core/colour.mjs';
import { num, polar } from '../core/path.mjs';

/**
 * Jasmine as it is threaded for weddings: open flowers, plump buds, ropes and hanging strings. The pieces carry no wash
 * of their own; a whole rope is washed at once, for it has hundreds of petals.
 */

/** An open flower of two whorls of rounded petals; `tilt` presses it flat as if seen from the side. */
export function openMelati(paint, x, y, radius, angle = 0, tilt = 1) {
  const { between, flora } = paint;
  const { pale, mid, deep, dark } = flora.flowers[0];
  let markup = `<circle r="${num(radius * 0.92)}" fill="${dark}" opacity=".3"/>`;
  for (const [petals, reach, tone] of [
    [6, 1, mid],
    [6, 0.68, pale],
  ]) {
    const turn = between(0, 60);
    for (let i = 0; i < petals; i++) {
      const l = radius * reach * between(0.93, 1.05);
      const w = l * between(0.36, 0.42);
      const d = `M0 0C${num(-w * 0.5)} ${num(-l * 0.3)} ${num(-w * 1.15)} ${num(-l * 0.86)} ${num(-w * 0.1)} ${num(-l)}C${num(w * 1.1)} ${num(-l * 0.9)} ${num(w * 0.55)} ${num(-l * 0.3)} 0 0Z`;
      const fill = paint.gradient(0, 0, l, mix(deep, dark, 0.35), mix(deep, tone, 0.6), tone);
      markup += `<path d="${d}" fill="${fill}" stroke="${mix(deep, dark, 0.2)}" stroke-width=".35" stroke-opacity=".6" transform="rotate(${num(turn + (i * 360) / petals + between(-6, 6))})"/>`;
    }
  }
  markup += `<circle r="${num(radius * 0.12)}" fill="${flora.stamen}"/>`;
  return `<g transform="translate(${num(x)} ${num(y)}) rotate(${num(angle)}) scale(1 ${num(tilt)})">${markup}</g>`;
}

/** A closed bud, pointing along `angle`, with a little of its green calyx. */
export function melatiBud(paint, x, y, angle, length) {
  const { flora } = paint;
  const { pale, mid, deep, dark } = flora.flowers[0];
  const w = length * 0.3;
  const n = (value) => num(value);
  const body = `M0 ${n(length * 0.42)}C${n(-w)} ${n(length * 0.34)} ${n(-w * 1.2)} ${n(-length * 0.3)} 0 ${n(-length * 0.58)}C${n(w * 1.2)} ${n(-length * 0.3)} ${n(w)} ${n(length * 0.34)} 0 ${n(length * 0.42)}Z`;
  const fill = paint.gradient(-w * 0.4, -length * 0.2, length * 0.75, pale, mid, deep);
  const calyx = `<path d="M${n(-w * 0.62)} ${n(length * 0.3)}Q0 ${n(length * 0.1)} ${n(w * 0.62)} ${n(length * 0.3)}L0 ${n(length * 0.56)}Z" fill="${flora.leaves[0]}"/>`;
  return paint.place(
    x,
    y,
    angle,
    `<path d="${body}" fill="${fill}" stroke="${mix(deep, dark, 0.3)}" stroke-width=".4" stroke-opacity=".7"/><path d="M${n(w * 0.2)} ${n(-length * 0.4)}Q${n(w * 0.5)} 0 ${n(w * 0.1)} ${n(length * 0.3)}" stroke="${deep}" stroke-width=".5" fill="none" opacity=".7"/>${calyx}`,
  );
}

/** A gold bead with its glint. */
export const bead = (x, y, radius) =>
  `<circle cx="${num(x)}" cy="${num(y)}" r="${num(radius)}" fill="url(#gold)" stroke="#7a5a22" stroke-width=".4"/><circle cx="${num(x - radius * 0.3)}" cy="${num(y - radius * 0.35)}" r="${num(radius * 0.3)}" fill="#fff6d8"/>`;

/** A dense rope of flowers and buds along t → [x, y]; small leaves look out of it. */
export function rope(paint, at, length, thickness) {
  const { between, flora } = paint;
  const count = Math.round(length / (thickness * 0.34));
  let under = '';
  let over = '';
  for (let i = 0; i <= count; i++) {
    const [x, y] = at(i / count);
    const [px, py] = [x + between(-0.42, 0.42) * thickness, y + between(-0.5, 0.5) * thickness];
    if (i % 3 === 0)
      under += paint.leaf(px, py, between(0, 360), thickness * 1.15, thickness * 0.26, flora.leaves[i % 2], false);
    if (i % 4 === 1) under += melatiBud(paint, px, py, between(60, 300), thickness * 0.86);
    else if (i % 7 === 2) over += melatiBud(paint, px, py, between(0, 360), thickness * 0.9);
    else over += openMelati(paint, px, py, thickness * between(0.44, 0.56), between(0, 360), between(0.78, 1));
  }
  return under + over;
}

/**
 * A string that hangs from (x, y): three or four buds between two open flowers, ending in `end`:
 * 'tassel' is a gold bead with three long buds.
 */
export function hangingString(paint, x, y, length, size) {
  const { between } = paint;
  const stop = y + length;
  let markup = `<path d="M${num(x)} ${num(y)}V${num(stop)}" stroke="#c7ad6c" stroke-width=".7" opacity=".8"/>`;
  let at = y + size * 0.6;
  let i = 0;
  for (; at < stop - size * 1.4; i++) {
    if (i % 4 === 3) {
      at += size * 0.18;
      markup += openMelati(paint, x, at, size * 0.68, between(0, 60), between(0.8, 0.96));
      at += size * 0.92;
    } else {
      markup += melatiBud(paint, x + between(-0.5, 0.5), at, 180 + between(-7, 7), size * 0.92);
      at += size * 0.86;
    }
  }
  markup += bead(x, stop - size * 0.5, size * 0.27);
  for (const turn of [-26, 26, 0]) {
    const [bx, by] = polar(x, stop - size * 0.2, 180 + turn, size * 0.66);
    markup += melatiBud(paint, bx, by, 180 + turn, size * 1.05);
  }
  return markup;
}
