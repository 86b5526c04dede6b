import { svgDocument } from '../core/svg.mjs';

/** How bright a flat sheet is under the lamp: the sine of its height over the paper. */
const LAMP = 52;
const FLAT = Math.sin((LAMP * Math.PI) / 180).toFixed(4);

const rgb = (hex) => [1, 3, 5].map((i) => (parseInt(hex.slice(i, i + 2), 16) / 255).toFixed(3));

/** Opacity is what the lit sheet lacks or has beyond a flat one; the colour is given. */
const difference = (result, hex, factor) => {
  const [r, g, b] = rgb(hex);
  return `<feColorMatrix in="lit" values="0 0 0 0 ${r} 0 0 0 0 ${g} 0 0 0 0 ${b} ${factor} 0 0 0 ${(-factor * FLAT).toFixed(4)}" result="${result}"/>`;
};

/**
 * A die pressed into soft paper: only its shadows and lights, without the paper, so that it lies on any ground. What it
 * is given has no colour: opacity is height. `box` is the filter's region in user units.
 */
export function embossFilter(id, box, { shade, light = '#ffffff', depth = 5, soft = 1.1, dark = 1.5, bright = 2.4 }) {
  const [x, y, width, height] = box;
  return `<filter id="${id}" filterUnits="userSpaceOnUse" x="${x}" y="${y}" width="${width}" height="${height}" color-interpolation-filters="sRGB">
  <feGaussianBlur in="SourceAlpha" stdDeviation="${soft}" result="height"/>
  <feDiffuseLighting in="height" surfaceScale="${depth}" diffuseConstant="1" lighting-color="#fff" result="lit"><feDistantLight azimuth="235" elevation="${LAMP}"/></feDiffuseLighting>
  ${difference('dark', shade, -dark)}${difference('bright', light, bright)}
  <feGaussianBlur in="SourceAlpha" stdDeviation="${soft * 3.4}"/><feOffset dx="${soft * 2}" dy="${soft * 3}" result="cast"/>
  <feComposite in="cast" in2="SourceAlpha" operator="out"/><feColorMatrix values="0 0 0 0 ${rgb(shade).join(' 0 0 0 0 ')} 0 0 0 .22 0" result="shadow"/>
  <feMerge><feMergeNode in="shadow"/><feMergeNode in="dark"/><feMergeNode in="bright"/></feMerge></filter>`;
}

/**
 * A picture of what is pressed. `repeat` draws the die again at either side, so that it runs on without a seam.
 * @param die markup whose opacity is height
 */
export function pressed(die, { width, height, tone, repeat = false }) {
  const copies = repeat ? [-width, 0, width] : [0];
  const margin = 30;
  return svgDocument({
    width,
    height,
    defs: embossFilter('press', [-margin, -margin, width + 2 * margin, height + 2 * margin], tone),
    body: `<g filter="url(#press)">${copies.map((x) => `<g transform="translate(${x} 0)">${die}</g>`).join('')}</g>`,
  });
}
