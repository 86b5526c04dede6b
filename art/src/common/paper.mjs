import { num } from '../core/path.mjs';
import { seededRandom } from '../core/random.mjs';
import { svgDocument } from '../core/svg.mjs';

/** Paper grain: a seamless 128 px tile of brownish specks with alpha. */
export const paperGrain = () =>
  svgDocument({
    width: 128,
    height: 128,
    defs: '<filter id="p" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".8" numOctaves="3" seed="3" stitchTiles="stitch"/><feColorMatrix values="0 0 0 0 .35  0 0 0 0 .28  0 0 0 0 .2  .34 .2 0 0 -.25"/></filter>',
    body: '<rect width="128" height="128" filter="url(#p)"/>',
  });

const EDGE_WIDTH = 400;
const EDGE_HEIGHT = 14;

/** A torn edge, periodic along x: masks for the upper and the lower side of a section. */
export function tornEdges() {
  const random = seededRandom(33);
  const count = 57;
  const heights = Array.from(
    { length: count },
    (_, i) => 3 + random.next() * 5 + 3 * Math.sin((i / count) * 2 * Math.PI * 3),
  );
  heights[count - 1] = heights[0];
  const x = (i) => num((i * EDGE_WIDTH) / (count - 1));
  const document = (d) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="${EDGE_WIDTH}" height="${EDGE_HEIGHT}" viewBox="0 0 ${EDGE_WIDTH} ${EDGE_HEIGHT}" preserveAspectRatio="none"><path d="${d}"/></svg>`;
  const along = heights.map((height, i) => `L${x(i)} ${num(height)}`).join('');
  const back = heights.map((height, i) => `L${x(count - 1 - i)} ${num(EDGE_HEIGHT - height)}`).join('');
  return {
    top: document(`M0 ${num(heights[0])}${along}V${EDGE_HEIGHT}H0Z`),
    bottom: document(`M0 0H${EDGE_WIDTH}${back}Z`),
    width: EDGE_WIDTH,
    height: EDGE_HEIGHT,
  };
}
