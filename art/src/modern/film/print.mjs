import { polyline } from '../../core/path.mjs';
import { seededRandom } from '../../core/random.mjs';
import { svgDocument } from '../../core/svg.mjs';

/**
 * A print on fibre paper, 480 × 680: the photograph lies on it at (40, 36), 400 × 600,
 * in the ragged black of a filed carrier.
 */
export const PRINT = { width: 480, height: 680 };

/** A rectangle whose sides waver. @param {number[]} box [x, y, width, height] @param {number} rough units */
function ragged([x, y, width, height], rough, random, step = 7) {
  const side = (from, to) => {
    const n = Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / step);
    const phase = random.between(0, 6);
    return Array.from({ length: n }, (_, i) => {
      const t = i / n;
      const slow = Math.sin(t * 7 + phase) + 0.6 * Math.sin(t * 19 + phase * 2);
      const off = rough * (0.55 * slow + random.between(-0.5, 0.5));
      const across = Math.abs(to[0] - from[0]) > 1 ? [0, off] : [off, 0];
      return [from[0] + (to[0] - from[0]) * t + across[0], from[1] + (to[1] - from[1]) * t + across[1]];
    });
  };
  const corners = [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ];
  return `${polyline(corners.flatMap((corner, i) => side(corner, corners[(i + 1) % 4])))}Z`;
}

export function fibrePrint({ paper, shade, black }) {
  const random = seededRandom(77);
  const defs = `<filter id="fibre" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency=".02 .034" numOctaves="4" seed="5"/><feColorMatrix values="0 0 0 0 .56 0 0 0 0 .42 0 0 0 0 .24 0 0 0 .3 -.13"/><feComposite in2="SourceGraphic" operator="in"/></filter>
    <filter id="tooth" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency=".7" numOctaves="2" seed="9"/><feColorMatrix values="0 0 0 0 .5 0 0 0 0 .38 0 0 0 0 .2 0 0 0 .3 -.14"/><feComposite in2="SourceGraphic" operator="in"/></filter>
    <linearGradient id="lit" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${paper}"/><stop offset="1" stop-color="${shade}"/></linearGradient>
    <filter id="bleed" x="-3%" y="-3%" width="106%" height="106%"><feGaussianBlur stdDeviation="0.5"/></filter>`;
  const sheet = ragged([4, 4, 472, 672], 1.3, random, 6);
  const burnt = ragged([33.5, 29.5, 413, 613], 2.1, random, 4);
  const body = `<path d="${sheet}" fill="url(#lit)"/><path d="${sheet}" filter="url(#fibre)"/><path d="${sheet}" filter="url(#tooth)"/>
    <path d="${sheet}" fill="none" stroke="#fffdf6" stroke-width="1.6" opacity=".8"/><path d="${burnt}" fill="${black}" filter="url(#bleed)"/>`;
  return svgDocument({ ...PRINT, defs, body });
}
