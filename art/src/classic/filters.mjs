import { num, RADIANS } from '../core/path.mjs';

const region = (margin) =>
  `x="-${margin}%" y="-${margin}%" width="${100 + 2 * margin}%" height="${100 + 2 * margin}%" color-interpolation-filters="sRGB"`;
const whole = 'x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB"';
const sun = (azimuth, elevation) => `<feDistantLight azimuth="${azimuth}" elevation="${elevation}"/>`;
const alphaFromRed = '0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1 0 0 0 0';

/**
 * Lights a drawing whose opacity is its height: carved wood, embossed gilt, padded embroidery.
 * @param {{color: string, blur?: number, height?: number, elevation?: number, shine?: number, exponent?: number,
 *   shineColor?: string, strength?: number, margin?: number}} look
 */
export function relief(id, look) {
  const { color, blur = 1.2, height = 8, elevation = 48, shine = 0.6, exponent = 18 } = look;
  const { shineColor = '#ffffff', strength = 1, margin = 4 } = look;
  const light = sun(230, elevation);
  return `<filter id="${id}" ${region(margin)}><feGaussianBlur in="SourceAlpha" stdDeviation="${blur}" result="h"/><feDiffuseLighting in="h" surfaceScale="${height}" diffuseConstant="${(strength / Math.sin(elevation * RADIANS)).toFixed(2)}" lighting-color="${color}" result="d">${light}</feDiffuseLighting><feSpecularLighting in="h" surfaceScale="${height}" specularConstant="${shine}" specularExponent="${exponent}" lighting-color="${shineColor}" result="s">${light}</feSpecularLighting><feComponentTransfer in="SourceAlpha" result="m"><feFuncA type="linear" slope="3" intercept="-.15"/></feComponentTransfer><feComposite in="s" in2="d" operator="arithmetic" k2="1" k3="1" result="l"/><feComposite in="l" in2="m" operator="in"/></filter>`;
}

/** A long soft shadow and a short one at the foot. */
export const shadow = (
  id,
  { dx = 2, dy = 5, blur = 7, opacity = 0.35, foot = 0.25, margin = 8, color = '#000' } = {},
) =>
  `<filter id="${id}" ${region(margin)}><feDropShadow dx="${dx}" dy="${dy}" stdDeviation="${blur}" flood-color="${color}" flood-opacity="${opacity}" result="a"/><feDropShadow in="SourceGraphic" dx="${num(dx * 0.3)}" dy="${num(dy * 0.25)}" stdDeviation="1.1" flood-color="${color}" flood-opacity="${foot}" result="b"/><feMerge><feMergeNode in="a"/><feMergeNode in="b"/></feMerge></filter>`;

/** A surface of lit noise, to be multiplied onto what lies below. `frequency` of x and y. */
export const grain = (id, { frequency = '.8', octaves = 4, depth = 0.7, seed = 3 } = {}) =>
  `<filter id="${id}" ${whole}><feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="${octaves}" seed="${seed}"/><feColorMatrix values="${alphaFromRed}" result="a"/><feDiffuseLighting in="a" lighting-color="#fff" surfaceScale="${depth}" diffuseConstant="1.15">${sun(45, 60)}</feDiffuseLighting></filter>`;

/** A rectangle of grain over everything drawn before it; never inside a clipped or filtered group, where it greys. */
export const over = (filter, { width, height, y = 0, opacity = 1, clip }) =>
  `<g opacity="${opacity}" style="mix-blend-mode:multiply"${clip ? ` clip-path="url(#${clip})"` : ''}><rect y="${y}" width="${width}" height="${height}" filter="url(#${filter})"/></g>`;
