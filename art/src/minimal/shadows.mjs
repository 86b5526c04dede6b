import { bentStem, num, stemPath } from '../core/path.mjs';
import { seededRandom } from '../core/random.mjs';
import { blurFilter, svgDocument } from '../core/svg.mjs';

/**
 * Plant shadows: one dark colour with alpha, blurred as by a low sun. The theme sets their opacity and multiplies them
 * onto the wall. Two groups, the farther one softer, give depth.
 */
const shadowDocument = (width, height, near, far, [nearBlur, farBlur], farOpacity) =>
  svgDocument({
    width,
    height,
    defs: blurFilter('near', nearBlur) + blurFilter('far', farBlur),
    body: `<g filter="url(#near)">${near}</g><g filter="url(#far)" opacity="${farOpacity}">${far}</g>`,
  });

const place = (at, turn, d) => `<path transform="translate(${num(at.x)} ${num(at.y)}) rotate(${num(turn)})" d="${d}"/>`;

const lens = (length, width) =>
  `M0 0C${num(-width)} ${num(-length * 0.3)} ${num(-width)} ${num(-length * 0.7)} 0 ${num(-length)}C${num(width)} ${num(-length * 0.7)} ${num(width)} ${num(-length * 0.3)} 0 0Z`;

/** A feather palm's frond: leaflets longest in the middle, closing towards the tip. */
function palmFrond(random, x, y, angle, length, leaflets, bend) {
  const at = bentStem(x, y, angle, length, bend);
  let markup = `<path d="${stemPath(at, 3)}" stroke="currentColor" stroke-width="4" fill="none"/>`;
  for (let i = 1; i <= leaflets; i++) {
    const t = 0.1 + (0.9 * i) / leaflets;
    const reach = length * 0.44 * Math.sin(Math.PI * Math.min(0.97, t * 0.9 + 0.08)) + 8;
    for (const side of [-1, 1]) {
      const leafletLength = reach * random.between(0.9, 1.08);
      const node = at(t);
      markup += place(
        node,
        node.angle + side * (64 - 36 * t) + random.between(-4, 4),
        lens(leafletLength, reach * 0.055),
      );
    }
  }
  return markup;
}

const PALM = {
  a: (random) =>
    shadowDocument(
      420,
      460,
      palmFrond(random, 470, -40, 222, 470, 16, 24),
      palmFrond(random, 480, 160, 268, 350, 14, 22),
      [3.8, 6.5],
      0.8,
    ),
  b: (random) =>
    shadowDocument(
      420,
      420,
      palmFrond(random, -60, 440, 52, 430, 15, -26),
      palmFrond(random, 60, 480, 18, 360, 13, 20),
      [4.2, 7],
      0.75,
    ),
};

/** `colour` is the shadow's: warm on a warm wall, or it looks like soot. */
export const shadow = ({ shadow: colour }, which) =>
  PALM[which](seededRandom(which === 'a' ? 5 : 6)).replace('<svg ', `<svg color="${colour}" fill="${colour}" `);
