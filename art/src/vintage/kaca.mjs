import { waxSeal } from '../floral/wax-seal.mjs';
import { svgDocument } from '../core/svg.mjs';
import { nouveauWindow, poppyCrest } from './glass-window.mjs';
import { fallingPetal, scrollRule } from './letter-paper.mjs';
import { spiral, stroke, swelling } from './pen.mjs';

/** Rules that curl over each other in the corners like a whip, with a bud, 120 × 120: corners of 42. */
function whiplashFrame(gold, pale) {
  const whip = [
    stroke(
      [
        [42, 5],
        [22, 5],
        [8, 12],
        [5, 26],
        [13, 35],
        [24, 31],
        [24, 21],
        [17, 20],
      ],
      swelling(2.2),
      40,
    ),
    stroke(
      [
        [5, 42],
        [5, 30],
        [9, 14],
        [24, 9],
        [38, 15],
        [38, 27],
        [30, 31],
      ],
      swelling(1.5),
      40,
    ),
    stroke(spiral(31, 26, 6, 1, 60, 1.1, 16), (t) => 1.2 * (1 - t) + 0.3),
  ].join('');
  const bud = `<path d="M17 20C12 18 11 12 14 8C18 10 20 15 17 20Z" fill="${pale}"/>`;
  const corners = [
    [0, 0, 1, 1],
    [120, 0, -1, 1],
    [0, 120, 1, -1],
    [120, 120, -1, -1],
  ].map(
    ([x, y, sx, sy]) =>
      `<g transform="translate(${x} ${y}) scale(${sx} ${sy})"><path d="${whip}" fill="${gold}"/>${bud}</g>`,
  );
  const lines = `<path d="M42 5H78M42 115H78M5 42V78M115 42V78" stroke="${gold}" stroke-width="1.5"/>`;
  return svgDocument({ width: 120, height: 120, body: lines + corners.join('') });
}

/** Leaded glass with poppies: the frame of `vintage-frame`. */
export function drawKaca(art) {
  const { petal } = art;
  let pieces;
  const piece = (name) => (pieces ??= nouveauWindow(art))[name];
  return {
    head: () => piece('head'),
    middle: () => piece('middle'),
    foot: () => piece('foot'),
    crest: () => poppyCrest(art),
    frame: () => whiplashFrame(art.rule, petal[1]),
    seal: () => waxSeal({ seed: art.seed, wax: art.wax, wreath: 'leaves' }),
    rule: () => scrollRule(art.rule, petal[1]),
    'fall-1': () => fallingPetal(petal[0], petal[1], 20),
    'fall-2': () => fallingPetal(petal[0], petal[1], 140),
    'fall-3': () => fallingPetal(petal[1], petal[2], 250),
  };
}
