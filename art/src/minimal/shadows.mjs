import { bentStem, num, stemPath } from '../core/path.mjs';
import { seededRandom } from '../core/random.mjs';
import { blurFilter, svgDocument } from '../core/svg.mjs';

/**
 * Plant shadows: one dark colour with alpha, blurred as by a low sun. The theme sets their opacity and multiplies them onto the
 * wall. Two groups, the farther one softer, give depth.
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

/** Round leaf of the silver-dollar gum. */
const coin = (length, width) =>
  `M0 0C${num(-width * 0.5)} ${num(-length * 0.08)} ${num(-width * 1.25)} ${num(-length * 0.5)} ${num(-width * 0.55)} ${num(-length * 0.9)}C${num(-width * 0.2)} ${num(-length * 1.04)} ${num(width * 0.2)} ${num(-length * 1.04)} ${num(width * 0.55)} ${num(-length * 0.9)}C${num(width * 1.25)} ${num(-length * 0.5)} ${num(width * 0.5)} ${num(-length * 0.08)} 0 0Z`;

/** A hanging branch with pairs of round leaves that shrink towards its tip. */
function gumBranch(random, x, y, angle, length, pairs, bend) {
  const at = bentStem(x, y, angle, length, bend);
  let markup = `<path d="${stemPath(at, 4)}" stroke="currentColor" stroke-width="3.4" fill="none"/>`;
  for (let i = 0; i <= pairs; i++) {
    const t = 0.12 + (0.88 * i) / pairs;
    const node = at(t);
    for (const side of i === pairs ? [0] : [-1, 1]) {
      const size = length * (0.142 - 0.07 * t) * random.between(0.85, 1.12);
      // Some leaves stand edge on to the sun and throw a narrow shadow.
      const width = size * (random.next() > 0.75 ? 0.24 : random.between(0.44, 0.54));
      markup += place(node, node.angle + side * random.between(52, 84) + random.between(-8, 8), coin(size, width));
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

const GUM = {
  a: (random) =>
    shadowDocument(
      420,
      460,
      gumBranch(random, 446, -50, 232, 470, 10, -30) + gumBranch(random, 452, 70, 206, 330, 8, -20),
      gumBranch(random, 300, -70, 222, 300, 8, 14) + gumBranch(random, 480, 150, 256, 300, 8, -22),
      [2.8, 6],
      0.6,
    ),
  b: (random) =>
    shadowDocument(
      420,
      420,
      gumBranch(random, -40, 430, 40, 430, 10, 24),
      gumBranch(random, 80, 470, 10, 330, 9, -22),
      [3.6, 6.6],
      0.65,
    ),
};

const SHADOWS = { palm: PALM, pampas: GUM };

/** `colour` is the shadow's: warm on a warm wall, or it looks like soot. */
export const shadow = ({ plant, shadow: colour }, which) =>
  SHADOWS[plant][which](seededRandom(which === 'a' ? 5 : 6)).replace(
    '<svg ',
    `<svg color="${colour}" fill="${colour}" `,
  );
