import { num, polar } from '../core/path.mjs';
import { spiral } from '../vintage/pen.mjs';

/** Flowers and branches of Ottoman illumination (tezhip). Angles: degrees from the top, clockwise. */

const at = (x, y, angle, scale, markup) =>
  `<g transform="translate(${num(x)} ${num(y)}) rotate(${num(angle)}) scale(${scale.toFixed(2)})">${markup}</g>`;

const times = (count, make) => Array.from({ length: count }, (_, i) => make(i));

/**
 * A palmette in profile (hatayi) growing to `angle`, some `size` × 1.7 tall. `tones`:
 * { petal, inner, heart, leaf, line }.
 */
export function hatayi(x, y, angle, size, { petal, inner, heart, leaf, line }) {
  const side = (mirror) =>
    `<g transform="scale(${mirror} 1)"><path d="M0 .62C-.6 .78-1.08 .3-1-.2C-.78-.28-.7-.12-.62 .02C-.5 .1-.2 .2 0 .62Z" fill="${petal}"/><path d="M0 .56C-.62 .42-.86-.1-.66-.66C-.5-.64-.44-.48-.4-.36C-.24-.2-.06 .1 0 .56Z" fill="${inner}"/><path d="M-.84 .02C-.74 .32-.4 .5-.12 .56M-.58-.34C-.6 .02-.34 .34-.08 .5" fill="none" stroke-width=".035"/></g>`;
  return at(
    x,
    y,
    angle,
    size,
    `<g stroke="${line}" stroke-width=".07" stroke-linejoin="round">${side(1)}${side(-1)}<path d="M0 .52C-.38 .22-.36-.5 0-1.02C.36-.5 .38 .22 0 .52Z" fill="${heart}"/><path d="M0 .42C-.2 .16-.18-.3 0-.6C.18-.3 .2 .16 0 .42Z" fill="${inner}" stroke-width=".04"/><path d="M-.42 .6C-.3 .92 .3 .92 .42 .6C.2 .46 .12 .52 0 .58C-.12 .52-.2 .46-.42 .6Z" fill="${leaf}"/></g>`,
  );
}

/** A rosette seen from above (penç) of notched petals. */
export function penc(x, y, radius, { petal, heart, line }, petals = 5, turn = 0) {
  const one = 'M0 0C-.5-.2-.62-.72-.34-.98C-.2-1.04-.06-.98 0-.86C.06-.98 .2-1.04 .34-.98C.62-.72 .5-.2 0 0Z';
  return at(
    x,
    y,
    turn,
    radius,
    `<g stroke="${line}" stroke-width=".09" stroke-linejoin="round">${times(petals, (i) => `<path d="${one}" fill="${petal}" transform="rotate(${num((i * 360) / petals)})"/>`).join('')}<circle r=".32" fill="${heart}"/></g>`,
  );
}

/** A slender leaf from (x, y). */
export function leaf(x, y, angle, length, width) {
  const tip = polar(x, y, angle, length);
  const side = (turn, share) => polar(...polar(x, y, angle, length * share), angle + turn, width);
  const p = (q) => q.map(num).join(' ');
  return `M${num(x)} ${num(y)}C${p(side(-90, 0.3))} ${p(side(-70, 0.66))} ${p(tip)}C${p(side(34, 0.62))} ${p(side(90, 0.25))} ${num(x)} ${num(y)}Z`;
}

/**
 * A branch wound into a spiral, leaves on both sides and a bud at its end.
 * @returns {{stem: string, leaves: string, end: {x: number, y: number, angle: number}}} path data
 */
export function scrollBranch(x, y, outer, inner, start, turns, { length = 9, width = 2.6, every = 3 } = {}) {
  const points = spiral(x, y, outer, inner, start, turns, 40);
  let leaves = '';
  for (let i = 3; i < points.length - 3; i += every) {
    const [a, b] = [points[i - 1], points[i + 1]];
    const along = (Math.atan2(b[0] - a[0], -(b[1] - a[1])) * 180) / Math.PI;
    const side = (i / every) % 2 < 1 ? 1 : -1;
    const small = 1 - (i / points.length) * 0.35;
    leaves += leaf(...points[i], along + side * 46, length * small, width * small);
  }
  const [before, last] = points.slice(-2);
  const angle = (Math.atan2(last[0] - before[0], -(last[1] - before[1])) * 180) / Math.PI;
  return {
    stem: `M${points.map((q) => q.map(num).join(' ')).join('L')}`,
    leaves,
    end: { x: last[0], y: last[1], angle },
  };
}

/** The fine rays (tığ) that fade from an illumination into its page: a long one and a short one by turns. */
export function tigh(x, y, angle, length, { line, bud }, long) {
  const to = (share) =>
    polar(x, y, angle, length * share)
      .map(num)
      .join(' ');
  const [bx, by] = polar(x, y, angle, length * 0.34);
  const barb = (turn, share, reach) =>
    `M${to(share)}L${polar(...polar(x, y, angle, length * share), angle + turn, reach)
      .map(num)
      .join(' ')}`;
  return `<path d="M${num(x)} ${num(y)}L${to(1)}${barb(38, 0.52, length * 0.16)}${barb(-38, 0.52, length * 0.16)}${long ? barb(34, 0.7, length * 0.12) + barb(-34, 0.7, length * 0.12) : ''}" stroke="${line}" stroke-width="1.1" fill="none" stroke-linecap="round"/><path d="${leaf(bx, by, angle, length * 0.26, length * 0.075)}" fill="${bud}"/><circle cx="${num(bx)}" cy="${num(by)}" r="${num(length * 0.045)}" fill="${line}"/>`;
}
