import { rasterizeSvg } from '../core/chromium.mjs';
import { resolution } from '../core/resolution.mjs';
import { svgDocument, verticalGradient } from '../core/svg.mjs';
import { tonesOf, cane, leaf, picture } from '../floral/seri-sprays.mjs';
import { kemuningTwig, whiteBud } from '../floral/white-blossom.mjs';
import { limewash } from '../minimal/limewash.mjs';
import { shadow } from '../minimal/shadows.mjs';
import { windowLight } from '../minimal/window-light.mjs';

/** Grounds of the bases of the free layouts: a brushed wall, and what sun and leaves lay on it. */

/** A document as an `<image>` of pixels: filters of many documents in one would be too much for a page. */
async function flat(document, { x, y, width, height }, scale = 1) {
  const png = await rasterizeSvg(document, scale * resolution());
  return `<image href="data:image/png;base64,${png.toString('base64')}" x="${x}" y="${y}" width="${width}" height="${height}" preserveAspectRatio="none"/>`;
}

const TILE = 480;

/** Brushed lime over the whole box, in coats that repeat every `TILE`. */
async function brushed(art, { width, height }) {
  const tile = await flat(limewash(art), { x: 0, y: 0, width: TILE, height: TILE });
  return {
    defs: `<pattern id="lime" width="${TILE}" height="${TILE}" patternUnits="userSpaceOnUse">${tile}</pattern>`,
    body: `<rect width="${width}" height="${height}" fill="url(#lime)"/>`,
  };
}

const BOUGH = { width: 380, height: 330 };

/** A bough of kemuning that hangs in from the upper right, in its own box. */
function bough({ cream, white, light }) {
  const [c, w] = [cream, white].map(tonesOf);
  const stem = [
    [392, 18, -30],
    [320, 36, -24],
    [240, 48, -16],
    [168, 78, -10],
    [112, 128, -4],
  ];
  const near = [
    cane(stem, 2.8, w),
    ...leaf([330, 30], [358, 110], c, { seed: 3, z: -40, pairs: 3 }),
    ...leaf([290, 38], [300, 128], c, { seed: 6, z: -34, pairs: 3 }),
    ...leaf([250, 46], [196, 4], c, { seed: 9, z: -34, pairs: 3 }),
    ...leaf([210, 60], [224, 144], c, { seed: 12, z: -26, pairs: 3 }),
    ...leaf([170, 78], [104, 46], c, { seed: 15, z: -30, pairs: 3 }),
    ...leaf([150, 94], [166, 176], c, { seed: 18, z: -22, pairs: 3 }),
    ...leaf([118, 124], [52, 132], c, { seed: 21, z: -20, pairs: 3 }),
    ...kemuningTwig(
      [
        [300, 38, -10],
        [286, 96, 0],
        [292, 150, 6],
        [276, 196, 10],
      ],
      w,
      { size: 14, seed: 4, leaves: 3, flowers: 4, leafSize: 44 },
    ),
    ...kemuningTwig(
      [
        [200, 64, -10],
        [186, 118, 0],
        [194, 170, 8],
      ],
      w,
      { size: 15, seed: 7, leaves: 3, flowers: 4, leafSize: 42 },
    ),
    ...kemuningTwig(
      [
        [112, 128, -4],
        [92, 176, 4],
        [74, 214, 10],
      ],
      w,
      { size: 14, seed: 11, leaves: 3, flowers: 4, leafSize: 40 },
    ),
    ...kemuningTwig(
      [
        [350, 28, -10],
        [352, 120, 0],
        [338, 196, 6],
        [344, 252, 10],
      ],
      w,
      { size: 13, seed: 14, leaves: 4, flowers: 4, leafSize: 42 },
    ),
    ...whiteBud([130, 112, 10], [112, 104, 14], 5, w),
    ...whiteBud([232, 56, 10], [238, 78, 14], 5, w),
  ];
  return picture({ ...BOUGH, pixels: 760, near, seed: 53, light });
}

/**
 * A wall in the sun: paint, limewash, the light of windows and palms, and boughs that throw their shadow on it.
 * @param {{width: number, height: number}} box
 * @param {{suns: {x: number, y: number, size: number}[], boughs: {x: number, y: number, width: number, turn?: number,
 *   left?: boolean}[]}} scene suns: where the square of light lies; boughs:
 *   the upper right corner of each (`left`: the upper left, mirrored)
 */
export async function sunlitWall(art, box, { suns, boughs }) {
  const { wall, sun, shade } = art;
  const lime = await brushed(art, box);
  const light = await flat(windowLight(art), { x: 0, y: 0, width: 1, height: 1 });
  const plant = await flat(await bough(art), { x: -BOUGH.width, y: 0, ...BOUGH }, 2);
  const cast = (n, k) =>
    `<filter id="cast${n}" x="-20%" y="-20%" width="140%" height="150%"><feDropShadow dx="${(-16 / k).toFixed(1)}" dy="${(26 / k).toFixed(1)}" stdDeviation="${(7 / k).toFixed(1)}" flood-color="${shade.colour}" flood-opacity=".34"/></filter>`;
  const placed = boughs.map(({ x, y, width, turn = 0, left = false }, n) => {
    const k = width / BOUGH.width;
    const mirror = left ? -1 : 1;
    return {
      filter: cast(n, left ? -k : k),
      body: `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${mirror * k} ${k})"><g filter="url(#cast${n})">${plant}</g></g>`,
    };
  });
  return svgDocument({
    ...box,
    defs: verticalGradient('wall', ...wall) + lime.defs + placed.map(({ filter }) => filter).join(''),
    body: `<rect width="${box.width}" height="${box.height}" fill="url(#wall)"/>${lime.body}<g opacity="${sun.strength}">${suns.map(({ x, y, size }) => `<g transform="translate(${x} ${y}) scale(${size})">${light}</g>`).join('')}</g>${placed.map(({ body }) => body).join('')}`,
  });
}

/** The closed doors: the same wall, with the shadow of palms in two corners. */
export async function shadedWall(art, box) {
  const { door, shade } = art;
  const size = box.width * 0.86;
  const lime = await brushed(art, box);
  const palms = [
    await flat(shadow({ shadow: shade.colour }, 'a'), {
      x: box.width - size,
      y: 0,
      width: size,
      height: size * 1.095,
    }),
    await flat(shadow({ shadow: shade.colour }, 'b'), { x: 0, y: box.height - size, width: size, height: size }),
  ];
  return svgDocument({
    ...box,
    defs: verticalGradient('wall', ...door) + lime.defs,
    body: `<rect width="${box.width}" height="${box.height}" fill="url(#wall)"/>${lime.body}<g opacity="${shade.strength}">${palms.join('')}</g>`,
  });
}
