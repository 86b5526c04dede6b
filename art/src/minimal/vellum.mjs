import { mix } from '../core/colour.mjs';
import { svgDocument } from '../core/svg.mjs';
import { waxSeal } from '../floral/wax-seal.mjs';
import { fiddlehead, frond, pressedFilter, sprig } from './fern.mjs';

/** A great frond that bows in from the upper right. */
const arch = ({ fern, shade }) =>
  svgDocument({
    width: 640,
    height: 340,
    defs: pressedFilter('dry', shade),
    body: `<g filter="url(#dry)">${frond(
      {
        spine: [
          [690, -44],
          [600, 66],
          [460, 122],
          [290, 134],
          [134, 186],
          [46, 306],
        ],
        reach: 150,
        pairs: 36,
        seed: 3,
        bare: 0.06,
      },
      fern,
    )}</g>`,
  });

/** Young shoots that rise from the lower edge. */
const shoots = ({ fern, shade }) =>
  svgDocument({
    width: 240,
    height: 260,
    defs: pressedFilter('dry', shade, 9),
    body: `<g filter="url(#dry)">${frond(
      {
        spine: [
          [40, 292],
          [46, 220],
          [74, 150],
          [124, 106],
        ],
        reach: 46,
        pairs: 20,
        seed: 8,
        bare: 0.2,
      },
      { ...fern, leaf: fern.far },
    )}${fiddlehead({ x: 70, y: 262, height: 196, lean: 46, radius: 34, seed: 2 }, fern)}${fiddlehead(
      { x: 128, y: 264, height: 104, lean: 36, radius: 24, turns: 2, seed: 4 },
      fern,
    )}</g>`,
  });

/** Silk: a sheen along the band, fine folds across it, both edges woven. Seamless along x. */
const ribbon = ({ silk: [light, middle, dark] }) =>
  svgDocument({
    width: 360,
    height: 60,
    defs: `<linearGradient id="s" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${dark}"/><stop offset=".1" stop-color="${middle}"/><stop offset=".36" stop-color="${light}"/><stop offset=".58" stop-color="${middle}"/><stop offset=".9" stop-color="${mix(middle, dark, 0.55)}"/><stop offset="1" stop-color="${dark}"/></linearGradient><filter id="fold" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency=".0056 .05" numOctaves="3" seed="4" stitchTiles="stitch"/><feColorMatrix values="0 0 0 0 1 0 0 0 0 .96 0 0 0 0 .96 2.4 0 0 0 -1.1"/></filter><filter id="weft" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency=".9 .02" numOctaves="2" seed="8" stitchTiles="stitch"/><feColorMatrix values="0 0 0 0 .2 0 0 0 0 .08 0 0 0 0 .14 .7 0 0 0 -.3"/></filter>`,
    body: `<rect width="360" height="60" fill="url(#s)"/><rect width="360" height="60" filter="url(#fold)" opacity=".5"/><rect width="360" height="60" filter="url(#weft)" opacity=".5"/><path d="M0 3.4H360M0 56.6H360" stroke="${light}" stroke-width=".9" opacity=".55" stroke-dasharray="2 1"/>`,
  });

const leaflet = (colour, rib, turn) =>
  svgDocument({
    width: 40,
    height: 40,
    body: `<g transform="rotate(${turn} 20 20)"><path d="M20 36C12 28 12 14 20 4C28 14 28 28 20 36Z" fill="${colour}"/><path d="M20 36V10" stroke="${rib}" stroke-width=".9"/></g>`,
  });

/** Every role of the minimal-vellum layout. */
export const drawVellum = (art) => ({
  fern: () => arch(art),
  shoots: () => shoots(art),
  ribbon: () => ribbon(art),
  rule: () => sprig(art.fern),
  seal: () => waxSeal({ seed: 21, wax: art.wax, wreath: 'leaves' }),
  'fall-1': () => leaflet(art.fern.leaf[0], art.fern.rib, 20),
  'fall-2': () => leaflet(art.fern.leaf[2], art.fern.stalk, 140),
});
