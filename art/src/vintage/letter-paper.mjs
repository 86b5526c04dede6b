import { mix } from '../core/colour.mjs';
import { num, smoothPath } from '../core/path.mjs';
import { seededRandom } from '../core/random.mjs';
import { blurFilter, svgDocument } from '../core/svg.mjs';
import { paperShadow, stain } from './filters.mjs';
import { spiral, stroke, swelling, tornRectangle } from './pen.mjs';

const SHEET = { width: 400, height: 600 };
const MARGIN = 16;

/** A sheet with torn, browned edges and its shadow on the table: nine slices of it fit every screen. */
export function tornSheet({ seed, paper: [middle, rim], burn, edge, shadow }) {
  const outline = smoothPath(
    tornRectangle({
      x: MARGIN,
      y: MARGIN - 3,
      width: SHEET.width - 2 * MARGIN,
      height: SHEET.height - 2 * MARGIN - 3,
      depth: 4,
      step: 8,
      random: seededRandom(seed),
    }),
  );
  const body = `<path d="${outline}" fill="url(#paper)" filter="url(#shadow)"/><g clip-path="url(#sheet)"><path d="${outline}" fill="none" stroke="${burn}" stroke-width="34" opacity=".42" filter="url(#wide)"/><path d="${outline}" fill="none" stroke="${mix(burn, '#000000', 0.35)}" stroke-width="5" opacity=".5" filter="url(#near)"/><path d="${outline}" fill="none" stroke="${edge}" stroke-width="1.7" opacity=".75"/><rect width="400" height="600" filter="url(#stain)" opacity=".3"/></g>`;
  const defs = `<clipPath id="sheet"><path d="${outline}"/></clipPath><radialGradient id="paper" cx="50%" cy="46%" r="72%"><stop offset="0" stop-color="${middle}"/><stop offset=".6" stop-color="${mix(middle, rim, 0.4)}"/><stop offset="1" stop-color="${rim}"/></radialGradient>${stain('stain', burn, { seed: seed + 3, frequency: '.009' })}${blurFilter('wide', 13)}${blurFilter('near', 2.4)}${paperShadow('shadow', { colour: shadow, dy: 4, blur: 4.5, opacity: 0.55 })}`;
  return svgDocument({ ...SHEET, defs, body });
}

/** Double rules with a scroll in every corner, 120 × 120: corners of 42, straight lines between. */
export function scrollFrame(ink) {
  const corner = [
    stroke(
      [
        [6, 40],
        [7.5, 20],
        [20, 7.5],
        [40, 6],
      ],
      swelling(2),
    ),
    stroke(spiral(18.5, 18.5, 10.5, 1.6, 200, 1.2, 20), (t) => 1.5 * (1 - t) + 0.35),
    stroke(
      [
        [27, 9],
        [32, 14],
        [38, 13],
        [37, 9.5],
      ],
      swelling(1.3),
    ),
    stroke(
      [
        [9, 27],
        [14, 32],
        [13, 38],
        [9.5, 37],
      ],
      swelling(1.3),
    ),
  ].join('');
  const corners = [
    [0, 0, 1, 1],
    [120, 0, -1, 1],
    [0, 120, 1, -1],
    [120, 120, -1, -1],
  ].map(([x, y, sx, sy]) => `<path transform="translate(${x} ${y}) scale(${sx} ${sy})" d="${corner}" fill="${ink}"/>`);
  const lines = `<path d="M40 6H80M40 114H80M6 40V80M114 40V80" stroke="${ink}" stroke-width="1.5"/><path d="M40 10H80M40 110H80M10 40V80M110 40V80" stroke="${ink}" stroke-width=".6"/>`;
  return svgDocument({ width: 120, height: 120, body: lines + corners.join('') });
}

/** A divider: a tapering rule, two scrolls and a lozenge. */
export function scrollRule(ink, jewel) {
  const half =
    stroke(
      [
        [8, 14],
        [50, 14],
        [92, 14],
      ],
      (t) => 0.3 + 1.2 * t,
    ) +
    stroke(spiral(101, 14, 8, 1, 180, 1.25, 20), (t) => 1.4 * (1 - t) + 0.4) +
    stroke(
      [
        [60, 14],
        [78, 9],
        [90, 6],
        [95, 8],
      ],
      swelling(1.2),
    ) +
    stroke(
      [
        [60, 14],
        [78, 19],
        [90, 22],
        [95, 20],
      ],
      swelling(1.2),
    );
  const path = `<path d="${half}" fill="${ink}"/>`;
  return svgDocument({
    width: 240,
    height: 28,
    body: `${path}<g transform="translate(240 0) scale(-1 1)">${path}</g><path d="M120 7.500L125.500 14L120 20.500L114.500 14Z" fill="${jewel}"/>`,
  });
}

/** One petal of the flower, to fall. */
export const fallingPetal = (light, dark, turn) =>
  svgDocument({
    width: 40,
    height: 40,
    defs: `<linearGradient id="g" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${light}"/><stop offset="1" stop-color="${dark}"/></linearGradient>`,
    body: `<g transform="rotate(${num(turn)} 20 20)"><path d="M20 35C10 31 6 17 11 9C14 4 18 7 20 6C22 4 27 4 29 10C33 19 29 31 20 35Z" fill="url(#g)" stroke="${dark}" stroke-width=".8"/><path d="M20 33C19 25 18 18 15 12M20 33C21 25 22 18 25 12M20 33V14" fill="none" stroke="${dark}" stroke-width=".7" opacity=".7"/></g>`,
  });
