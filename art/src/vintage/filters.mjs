/** SVG filters of the vintage drawings. Every function returns a `<filter>` with that id. */

const SRGB = 'color-interpolation-filters="sRGB"';
const WHOLE = `x="0" y="0" width="100%" height="100%" ${SRGB}`;
const channels = (hex) => [1, 3, 5].map((i) => (parseInt(hex.slice(i, i + 2), 16) / 255).toFixed(3));

/** Blotches of one colour where noise is high: opacity = noise × `gain` + `offset`. */
export function stain(id, colour, { frequency = '.007', octaves = 4, seed, gain = 1.7, offset = -0.8 }) {
  const [r, g, b] = channels(colour);
  return `<filter id="${id}" ${WHOLE}><feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="${octaves}" seed="${seed}"/><feColorMatrix values="0 0 0 0 ${r} 0 0 0 0 ${g} 0 0 0 0 ${b} ${gain} 0 0 0 ${offset}"/></filter>`;
}

/** A soft shadow and a tight one, as paper throws lying a little above a table. */
export const paperShadow = (id, { colour, dy = 6, blur = 7, opacity = 0.45, tight = 0.4 }) =>
  `<filter id="${id}" x="-12%" y="-12%" width="124%" height="124%" ${SRGB}><feDropShadow in="SourceGraphic" dx="0" dy="1.2" stdDeviation="1.1" flood-color="${colour}" flood-opacity="${tight}" result="t"/><feDropShadow in="t" dx="1" dy="${dy}" stdDeviation="${blur}" flood-color="${colour}" flood-opacity="${opacity}"/></filter>`;

/** Metal leaf: noise mapped through a ramp of tones, lit from the upper left. */
export function metalLeaf(id, tones, { seed, frequency = '.006 .014', bevel = 0.8, height = 2.4, shade = 0.4 }) {
  const table = (i) => tones.map((tone) => channels(tone)[i]).join(' ');
  return `<filter id="${id}" x="-4%" y="-4%" width="108%" height="108%" ${SRGB}><feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="3" seed="${seed}"/><feColorMatrix values="2.6 0 0 0 -.8 2.6 0 0 0 -.8 2.6 0 0 0 -.8 0 0 0 0 1"/><feComponentTransfer><feFuncR type="table" tableValues="${table(0)}"/><feFuncG type="table" tableValues="${table(1)}"/><feFuncB type="table" tableValues="${table(2)}"/></feComponentTransfer><feComposite in2="SourceAlpha" operator="in" result="leaf"/><feGaussianBlur in="SourceAlpha" stdDeviation="${bevel}" result="h"/><feSpecularLighting in="h" surfaceScale="${height}" specularConstant=".7" specularExponent="16" lighting-color="#fff6da"><feDistantLight azimuth="235" elevation="42"/></feSpecularLighting><feComposite in2="SourceAlpha" operator="in" result="shine"/><feOffset in="SourceAlpha" dx=".8" dy="1.2"/><feGaussianBlur stdDeviation="1" result="o"/><feFlood flood-color="#000" flood-opacity="${shade}"/><feComposite in2="o" operator="in" result="below"/><feMerge><feMergeNode in="below"/><feMergeNode in="leaf"/><feMergeNode in="shine"/></feMerge></filter>`;
}

/** Ink that a hand stamp left here and there only. */
export const wornInk = (id, seed) =>
  `<filter id="${id}" x="-5%" y="-5%" width="110%" height="110%"><feTurbulence type="fractalNoise" baseFrequency=".35" numOctaves="3" seed="${seed}"/><feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 5 0 0 0 -1.75" result="p"/><feComposite in="SourceGraphic" in2="p" operator="in"/></filter>`;

/** The six or nine tones of old gold that `metalLeaf` takes. */
export const OLD_GOLD = [
  '#7a5420',
  '#b98a43',
  '#ecd6a0',
  '#a87831',
  '#f6e7bd',
  '#c09650',
  '#845b25',
  '#e0c283',
  '#96682a',
];
