import { num, polar } from '../core/path.mjs';

/** Deep to bright and back: what a sheet of gold leaf reflects. */
export const GOLD_LEAF = [
  '#8a5f22',
  '#c99a4b',
  '#f6e3ae',
  '#b98535',
  '#fff3cf',
  '#d0a252',
  '#94682a',
  '#f0d693',
  '#a87631',
];

const channel = (tones, i) =>
  tones.map((hex) => (parseInt(hex.slice(1 + 2 * i, 3 + 2 * i), 16) / 255).toFixed(3)).join(' ');

/** A filter that lays metal leaf on a shape: noise mapped through the tones, with a lit edge and a soft shadow. */
export const foilFilter = (id, { tones = GOLD_LEAF, seed = 6, frequency = '.007 .012', shade = 0.5 } = {}) =>
  `<filter id="${id}" x="-4%" y="-4%" width="108%" height="108%" color-interpolation-filters="sRGB">
  <feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="3" seed="${seed}"/>
  <feColorMatrix values="2.6 0 0 0 -.8 2.6 0 0 0 -.8 2.6 0 0 0 -.8 0 0 0 0 1"/>
  <feComponentTransfer><feFuncR type="table" tableValues="${channel(tones, 0)}"/><feFuncG type="table" tableValues="${channel(tones, 1)}"/><feFuncB type="table" tableValues="${channel(tones, 2)}"/></feComponentTransfer>
  <feComposite in2="SourceAlpha" operator="in" result="leaf"/>
  <feGaussianBlur in="SourceAlpha" stdDeviation=".5" result="height"/>
  <feSpecularLighting in="height" surfaceScale="1.8" specularConstant=".5" specularExponent="16" lighting-color="#fff6da"><feDistantLight azimuth="235" elevation="42"/></feSpecularLighting>
  <feComposite in2="SourceAlpha" operator="in" result="light"/>
  <feOffset in="SourceAlpha" dx=".8" dy="1"/><feGaussianBlur stdDeviation=".9" result="below"/>
  <feFlood flood-opacity="${shade}"/><feComposite in2="below" operator="in" result="shadow"/>
  <feMerge><feMergeNode in="shadow"/><feMergeNode in="leaf"/><feMergeNode in="light"/></feMerge></filter>`;

/** An arc about (x, y) from angle `from` to `to`, clockwise. */
export function arc(x, y, radius, from, to) {
  const r = num(radius);
  const [start, end] = [polar(x, y, from, radius), polar(x, y, to, radius)].map((p) => p.map(num).join(' '));
  return `M${start}A${r} ${r} 0 ${to - from > 180 ? 1 : 0} 1 ${end}`;
}

/** A ray about (x, y) between two radii; half its width in degrees at either end. */
export function ray(x, y, angle, inner, outer, atInner, atOuter = atInner) {
  const corners = [
    polar(x, y, angle - atInner, inner),
    polar(x, y, angle - atOuter, outer),
    polar(x, y, angle + atOuter, outer),
    polar(x, y, angle + atInner, inner),
  ];
  return `M${corners.map((p) => p.map(num).join(' ')).join('L')}Z`;
}

export const dot = (x, y, r) =>
  `M${num(x - r)} ${num(y)}a${num(r)} ${num(r)} 0 1 0 ${num(2 * r)} 0a${num(r)} ${num(r)} 0 1 0 ${num(-2 * r)} 0Z`;

export const range = (count, make) => Array.from({ length: count }, (_, i) => make(i));
