import { num, polar, RADIANS } from '../core/path.mjs';

/**
 * Carved marble and the coloured stones that are let into it (pietra dura). Angles: degrees from the top, clockwise.
 */

/** A filter that makes flat shapes stand out as carved stone, and throws their shadow into the openings between. */
export const carved = (id, { round = 1.1, height = 3.2, shade, drop = [2, 3.4], blur = 1.8, strength = 0.55 }) =>
  `<filter id="${id}" x="-10%" y="-10%" width="120%" height="120%" color-interpolation-filters="sRGB"><feGaussianBlur in="SourceAlpha" stdDeviation="${round}" result="h"/><feDiffuseLighting in="h" surfaceScale="${height}" diffuseConstant="1.2" lighting-color="#fff"><feDistantLight azimuth="238" elevation="56"/></feDiffuseLighting><feComposite in2="SourceGraphic" operator="arithmetic" k1="1" result="lit"/><feComposite in="lit" in2="SourceAlpha" operator="in" result="stone"/><feOffset in="SourceAlpha" dx="${drop[0]}" dy="${drop[1]}"/><feGaussianBlur stdDeviation="${blur}" result="below"/><feFlood flood-color="${shade}" flood-opacity="${strength}"/><feComposite in2="below" operator="in" result="shadow"/><feMerge><feMergeNode in="shadow"/><feMergeNode in="stone"/></feMerge></filter>`;

/** One petal or leaf of inlay from (x, y): a light half and a deep one. */
export function inlayLeaf(x, y, angle, length, width, [light, deep]) {
  const tip = polar(x, y, angle, length);
  const left = polar(...polar(x, y, angle, length * 0.52), angle - 90, width / 2);
  const right = polar(...polar(x, y, angle, length * 0.52), angle + 90, width / 2);
  const at = (p) => p.map(num).join(' ');
  const half = (side) => `M${num(x)} ${num(y)}Q${at(side)} ${at(tip)}Z`;
  return `<path d="${half(left)}" fill="${light}"/><path d="${half(right)}" fill="${deep}"/>`;
}

/** A flower of `petals` petals about (x, y), its eye of a third stone, leaves between the petals if given. */
export function inlayFlower(x, y, radius, { petals = 8, petal, eye, leaf, turn = 0 }) {
  const step = 360 / petals;
  let out = '';
  for (let i = 0; leaf && i < petals; i++)
    out += inlayLeaf(
      ...polar(x, y, turn + (i + 0.5) * step, radius * 0.4),
      turn + (i + 0.5) * step,
      radius * 0.62,
      radius * 0.22,
      leaf,
    );
  for (let i = 0; i < petals; i++)
    out += inlayLeaf(x, y, turn + i * step, radius, radius * Math.sin((step / 2) * RADIANS) * 2.5, petal);
  return `${out}<circle cx="${num(x)}" cy="${num(y)}" r="${num(radius * 0.2)}" fill="${eye}"/><circle cx="${num(x - radius * 0.05)}" cy="${num(y - radius * 0.06)}" r="${num(radius * 0.08)}" fill="#fff" fill-opacity=".55"/>`;
}

/**
 * A cusped arch: lobes along a pointed arch from (left, spring) over (middle, apex) to the mirror point.
 * @returns path data from the left foot to the right one, open
 */
export function cuspedArch({ left, right, spring, apex, lobes, bulge = 0.6 }) {
  const middle = (left + right) / 2;
  const half = middle - left;
  const rise = spring - apex;
  // The centre of the left curve lies on the spring line, so far to the right that it passes the apex.
  const reach = (half * half + rise * rise) / (2 * half);
  const sweep = Math.atan2(rise, reach - half);
  const at = (t) => [left + reach - reach * Math.cos(sweep * t), spring - reach * Math.sin(sweep * t)];
  const ways = Array.from({ length: lobes + 1 }, (_, i) => at(i / lobes));
  const points = [
    ...ways,
    ...ways
      .slice(0, -1)
      .map(([x, y]) => [2 * middle - x, y])
      .reverse(),
  ];
  return points
    .map(([x, y], i) => {
      if (i === 0) return `M${num(x)} ${num(y)}`;
      const chord = Math.hypot(x - points[i - 1][0], y - points[i - 1][1]);
      return `A${num(chord * bulge)} ${num(chord * bulge)} 0 0 1 ${num(x)} ${num(y)}`;
    })
    .join('');
}
