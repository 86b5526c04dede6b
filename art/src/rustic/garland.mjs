import { blurFilter, svgDocument } from '../core/svg.mjs';
import { paperShadow } from '../vintage/filters.mjs';
import { times } from '../vintage/pen.mjs';
import { plantBrush } from './brush.mjs';
import { strawFlower } from './dried.mjs';
import { eucalyptus, longLeaf, ruscus } from './foliage.mjs';
import { bulb, lightDefs } from './lights.mjs';

/** Pieces as wide as the cover, 600, that repeat seamlessly: what leaves them at one side comes in at the other. */
const WIDTH = 600;

/** A document whose `layers` of markup, one upon the other, are each drawn three times side by side. */
export const repeating = (height, defs, ...layers) =>
  svgDocument({
    width: WIDTH,
    height,
    defs: defs + layers.map((markup, i) => `<g id="all${i}">${markup}</g>`).join(''),
    body: layers
      .map((_, i) => `<use href="#all${i}" x="-600"/><use href="#all${i}"/><use href="#all${i}" x="600"/>`)
      .join(''),
  });

/** The swag's line: high at the sides, low in the middle. */
const swag = (t) => [WIDTH * t, 14 + 58 * Math.sin(Math.PI * t) - 16 * Math.sin(3 * Math.PI * t)];

/** Flowers along the swag: [t, radius, colours, dy]. */
const HEADS = [
  [0, 34, 0, -2],
  [0.09, 25, 1, 2],
  [0.17, 21, 2, 14],
  [0.3, 24, 2, 4],
  [0.36, 18, 0, 24],
  [0.42, 27, 1, -2],
  [0.5, 37, 0, 2],
  [0.58, 27, 2, -2],
  [0.64, 18, 0, 22],
  [0.7, 24, 1, 4],
  [0.83, 21, 2, 14],
  [0.91, 25, 1, 2],
];

const needs = (brush, shadow) => brush.defs() + blurFilter('soft', 4) + shadow;
const SHADOW = paperShadow('below', { colour: '#000000', dy: 8, blur: 6, opacity: 0.55, tight: 0.35 });

/** Eucalyptus, ruscus and daisies hung along a beam, 600 × 240. */
export function eucalyptusSwag({ seed, greens, deep, flowers }) {
  const brush = plantBrush(seed);
  const { between, chance, pick } = brush;
  const twigs = times(36, (i) => {
    const t = (i + between(0.1, 0.9)) / 36;
    const [x, y] = swag(t);
    const side = t < 0.5 ? 1 : -1;
    const angle = side * between(74, 124) + (chance(0.45) ? side * 62 : 0) + between(-18, 18);
    return chance(0.62)
      ? eucalyptus(brush, x, y - 6, angle, between(88, 126), { colours: greens, pairs: 6, size: 0.13 })
      : ruscus(brush, x, y - 6, angle, between(88, 116), { colours: deep });
  });
  const leaves = times(18, (i) => {
    const [x, y] = swag((i + 0.5) / 18);
    return longLeaf(brush, x, y, between(110, 250), between(44, 64), between(10, 14), pick(deep));
  });
  const heads = HEADS.map(([t, radius, kind, dy]) => {
    const [x, y] = swag(t);
    return strawFlower(brush, x, y + dy, radius, flowers[kind], 0.92);
  });
  const markup = `<g filter="url(#below)">${[...twigs, ...leaves, ...heads].join('')}</g>`;
  return repeating(240, needs(brush, SHADOW), markup);
}

/** Growth along the foot of a wall: high beside the edges of the cover, nothing in its middle, 600 × 230. */
export function eucalyptusFoot({ seed, greens, deep, flowers }) {
  const brush = plantBrush(seed + 40);
  const clump = [
    ...[-66, -46, -16, 12, 44, 64].map((angle) =>
      eucalyptus(brush, angle * 0.5, 236, angle, brush.between(120, 168), { colours: greens, size: 0.12 }),
    ),
    ...[-80, -58, -28, 30, 56, 82].map((angle) =>
      ruscus(brush, angle * 0.3, 236, angle, brush.between(120, 158), { colours: deep }),
    ),
    strawFlower(brush, 2, 186, 36, flowers[0], 0.95),
    strawFlower(brush, -50, 200, 27, flowers[1], 0.95),
    strawFlower(brush, 52, 198, 28, flowers[2], 0.95),
    strawFlower(brush, -24, 146, 20, flowers[2], 0.95),
    strawFlower(brush, 26, 142, 22, flowers[1], 0.95),
    strawFlower(brush, 92, 214, 18, flowers[0], 0.95),
    strawFlower(brush, -90, 214, 18, flowers[0], 0.95),
  ].join('');
  return repeating(230, needs(brush, SHADOW), `<g filter="url(#below)">${clump}</g>`);
}

/** Bulbs on cords: long beside the edges, short in the middle, 600 × 330. [x, length, size] */
export const bulbs = (lamps) => repeating(330, lightDefs(), lamps.map((lamp) => bulb(...lamp)).join(''));

/** Two twigs and a daisy: a divider, 240 × 40. */
export function twigRule({ seed, greens, flowers }) {
  const brush = plantBrush(seed + 9);
  const even = { ...brush, between: (from, to) => (from + to) / 2 };
  const twig = (angle, size) => ruscus(even, 120, 21, angle, size, { colours: greens, pairs: 8 });
  const body = `${twig(90, 104)}${twig(-90, 104)}${strawFlower(brush, 120, 21, 14, flowers[0])}`;
  return svgDocument({ width: 240, height: 40, defs: brush.defs() + blurFilter('soft', 2), body });
}
