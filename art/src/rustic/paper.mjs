import { num, polar, smoothPath } from '../core/path.mjs';
import { seededRandom } from '../core/random.mjs';
import { blurFilter, svgDocument } from '../core/svg.mjs';
import { paperShadow } from '../vintage/filters.mjs';
import { tornRectangle } from '../vintage/pen.mjs';

/** Grain lit from the upper left, to be multiplied upon what lies below; `tile` px wide and high it is seamless. */
export const grain = (id, { frequency, octaves = 4, height, seed, tile }) =>
  `<filter id="${id}" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="${octaves}" seed="${seed}" ${tile ? 'stitchTiles="stitch"' : ''}/><feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1 0 0 0 0"/><feDiffuseLighting lighting-color="#fff" surfaceScale="${height}" diffuseConstant="1.155"><feDistantLight azimuth="45" elevation="60"/></feDiffuseLighting></filter>`;

/**
 * A rectangle of grain multiplied upon what lies below. Never inside a clipped or filtered group: it turns grey there.
 */
export const overlay = (filter, width, height, opacity) =>
  `<g opacity="${opacity}" style="mix-blend-mode:multiply"><rect width="${width}" height="${height}" filter="url(#${filter})"/></g>`;

/** Fibres as in kraft and cotton paper; with `wrap` those that leave the tile come in again opposite. */
export function fibres({ seed, width, height, count, colours, wrap = false, longest = 13 }) {
  const { between, below } = seededRandom(seed);
  const shifts = wrap ? [-1, 0, 1] : [0];
  let markup = '';
  for (let i = 0; i < count; i++) {
    const [x, y, angle, length] = [between(0, width), between(0, height), between(0, 360), between(3, longest)];
    const bend = between(-30, 30);
    const paint = `stroke="${colours[below(colours.length)]}" stroke-width="${between(0.3, 0.9).toFixed(2)}"`;
    for (const sx of shifts)
      for (const sy of shifts) {
        const at = [x + sx * width, y + sy * height];
        if (wrap && (at[0] < -14 || at[0] > width + 14 || at[1] < -14 || at[1] > height + 14)) continue;
        const [mx, my] = polar(...at, angle + bend, length * 0.5);
        const [ex, ey] = polar(...at, angle, length);
        markup += `<path d="M${num(at[0])} ${num(at[1])}Q${num(mx)} ${num(my)} ${num(ex)} ${num(ey)}" ${paint}/>`;
      }
  }
  return `<g fill="none" stroke-linecap="round">${markup}</g>`;
}

/** A seamless tile of kraft paper, 300 × 300. */
export function kraftTile({ seed, kraft, fibre, opacity = 0.16 }) {
  const defs = grain('grain', { frequency: '.35 .5', height: 1, seed, tile: 300 });
  const body = `<rect width="300" height="300" fill="${kraft}"/><g opacity="${opacity}">${fibres({ seed: seed + 1, width: 300, height: 300, count: 240, colours: fibre, wrap: true })}</g>${overlay('grain', 300, 300, 0.3)}`;
  return svgDocument({ width: 300, height: 300, defs, body });
}

/** A sheet of cotton paper with deckle edges and its shadow, 400 × 600: nine slices of it fit every screen. */
export function deckleSheet({ seed, paper: [middle, rim], edge, shadow, depth = 5 }) {
  const random = seededRandom(seed);
  const torn = (inset) =>
    smoothPath(
      tornRectangle({
        x: 15 + inset,
        y: 12 + inset,
        width: 370 - 2 * inset,
        height: 571 - 2 * inset,
        depth,
        step: 9,
        random,
      }),
    );
  const [outer, inner] = [torn(0), torn(3)];
  const defs = `<clipPath id="sheet"><path d="${outer}"/></clipPath><radialGradient id="paper" cx="50%" cy="46%" r="72%"><stop offset="0" stop-color="${middle}"/><stop offset=".7" stop-color="${middle}"/><stop offset="1" stop-color="${rim}"/></radialGradient>${blurFilter('near', 1.6)}${paperShadow('shadow', { colour: shadow, dy: 5, blur: 5, opacity: 0.5, tight: 0.45 })}`;
  const body = `<path d="${outer}" fill="${rim}" filter="url(#shadow)"/><g clip-path="url(#sheet)"><path d="${inner}" fill="url(#paper)"/><path d="${inner}" fill="none" stroke="${edge}" stroke-width="2.2" opacity=".5" transform="translate(.8 1)" filter="url(#near)"/><path d="${outer}" fill="none" stroke="#fff" stroke-width="2.4" opacity=".85"/></g>`;
  return svgDocument({ width: 400, height: 600, defs, body });
}

/** A seam of hand stitches, 120 × 120 with corners of 42, to be stretched round a part. */
export function stitchFrame(thread, shade) {
  // Twelve units a stitch, three to the side's middle: `round` then repeats whole stitches.
  const stitches = Array.from({ length: 8 }, (_, i) => `M6 ${8.5 + i * 12}v7`).join('');
  const side = `<path d="${stitches}"/>`;
  const turned = [0, 90, 180, 270].map((turn) => `<g transform="rotate(${turn} 60 60)">${side}</g>`).join('');
  const seam = (colour, width, shift) =>
    `<g fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" transform="translate(${shift})">${turned}</g>`;
  return svgDocument({ width: 120, height: 120, body: seam(shade, 2.6, '.5 .9') + seam(thread, 2, '0 0') });
}
