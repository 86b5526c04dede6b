import { mix } from '../core/colour.mjs';
import { pixelImage, rgb } from '../core/pixels.mjs';
import { seededRandom } from '../core/random.mjs';
import { blurFilter, svgDocument } from '../core/svg.mjs';
import { smoothstep } from '../core/vector.mjs';
import { paperShadow } from './filters.mjs';
import { tornRectangle } from './pen.mjs';
import { smoothPath } from '../core/path.mjs';

/** Letter paper of laid stock: a sheet with its deckle, and an envelope seen from its back. */

const SHEET = { width: 400, height: 600 };
const MARGIN = 10;

/**
 * A sheet as it left the mould: a thin uneven edge, paler than the paper, and its shadow. For a border of nine slices.
 */
export function deckledSheet({ seed, paper, rim, shadow }) {
  const edge = (depth, inset, at) =>
    smoothPath(
      tornRectangle({
        x: MARGIN + inset,
        y: MARGIN + inset - 2,
        width: SHEET.width - 2 * (MARGIN + inset),
        height: SHEET.height - 2 * (MARGIN + inset) - 2,
        depth,
        step: 4,
        random: seededRandom(at),
      }),
    );
  const outline = edge(2, 0, seed);
  const body = [
    `<path d="${outline}" fill="${paper}" filter="url(#shadow)"/>`,
    `<g clip-path="url(#sheet)"><path d="${outline}" fill="none" stroke="${rim}" stroke-width="13" opacity=".5" filter="url(#soft)"/>`,
    `<path d="${edge(1.2, 3.2, seed + 1)}" fill="none" stroke="#fffdf6" stroke-width="2.600" opacity=".6" filter="url(#fine)"/></g>`,
  ];
  const defs = `<clipPath id="sheet"><path d="${outline}"/></clipPath>${blurFilter('soft', 3)}${blurFilter('fine', 0.9)}${paperShadow('shadow', { colour: shadow, dy: 3, blur: 3.4, opacity: 0.4, tight: 0.35 })}`;
  return svgDocument({ ...SHEET, defs, body: body.join('') });
}

/** Paper that gets so much less light. [r, g, b] */
const shaded = (paper, shade) => paper.map((c) => c * (1 - shade));

const ENVELOPE = { width: 1000, height: 560 };

/**
 * The flap of an envelope: from its corners to a blunt tip in the middle of the foot, its edge thick, its shadow below.
 * Box 1000 × 560; the tip is at 536.
 */
export async function flap({ paper, deep, shadow }) {
  const { width, height } = ENVELOPE;
  const [base, low, dark] = [paper, deep, shadow].map(rgb);
  const TIP = 536;
  const edge = (x) => TIP * (1 - Math.abs((x - 500) / 500) ** 1.5);
  const image = await pixelImage({ width, height, columns: width, rows: height }, (x, y) => {
    // Distance to the edge, along its normal.
    const t = Math.abs((x - 500) / 500);
    const slope = ((TIP * 1.5) / 500) * t ** 0.5;
    const inside = (edge(x) - y) / Math.hypot(1, slope);
    if (inside < 0) {
      const fall = Math.max(0, 1 + inside / 17) ** 2.2;
      return [...dark, 255 * 0.34 * fall * smoothstep(0, 30, y)];
    }
    const round = smoothstep(0, 150, inside);
    const shade = 0.028 * (1 - round) + 0.03 * smoothstep(60, 0, y);
    const lit = 9 * smoothstep(4.5, 1.2, inside) * smoothstep(0, 1, inside);
    const colour = shaded(base, shade).map((c) => c + lit);
    const cut = smoothstep(1.3, 0, inside);
    return [...colour.map((c, k) => c + (low[k] - c) * cut * 0.8), 255 * smoothstep(0, 1, inside)];
  });
  return svgDocument({ width, height, body: image });
}

/**
 * The envelope's front of pocket: side leaves that leave the lining bare in a notch,
 * and the lower leaf over them. Box 1000 × 800.
 */
export async function pocket({ paper, deep, shadow }) {
  const [width, height] = [1000, 800];
  const [base, low, dark] = [paper, deep, shadow].map(rgb);
  const notch = (x) => 430 * (1 - Math.abs((x - 500) / 500) ** 1.5);
  const lower = (x) => 452 + 0.66 * (Math.hypot(x - 500, 26) - 26);
  const image = await pixelImage({ width, height, columns: width, rows: height }, (x, y) => {
    const t = Math.abs((x - 500) / 500);
    const below = (y - notch(x)) / Math.hypot(1, ((430 * 1.5) / 500) * t ** 0.5);
    if (below < 0) return [...dark, 255 * 0.3 * Math.max(0, 1 + below / 14) ** 2 * smoothstep(0, 40, y)];
    const under = (lower(x) - y) / Math.hypot(1, 0.66);
    if (under > 0) {
      // A leaf at the side: it lies deeper, and the lower one throws its shadow on it.
      const shade = 0.045 + 0.1 * Math.max(0, 1 - under / 20) ** 2 + 0.02 * smoothstep(0, 300, under);
      const lit = 8 * smoothstep(4, 1, below);
      return [...shaded(base, shade).map((c) => c + lit), 255 * smoothstep(0, 1.2, below)];
    }
    const lit = 8 * smoothstep(4.5, 1, -under);
    const cut = smoothstep(1.2, 0, -under);
    const shade = 0.012 + 0.028 * smoothstep(200, 0, -under) * smoothstep(0, 40, -under);
    return shaded(base, shade).map((c, k) => c + lit + (low[k] - c) * cut * 0.7);
  });
  return svgDocument({ width, height, body: image });
}

/** A rose in outline, as a wire on the mould leaves it in paper: seen as thinner paper alone. 200 × 200, one path. */
export function watermark(line) {
  const spiral = [];
  for (let i = 0; i <= 60; i++) {
    const t = i / 60;
    const angle = t * 2.3 * 2 * Math.PI - 0.6;
    const r = 3 + 24 * t ** 0.9 + 1.6 * Math.sin(angle * 2.5);
    spiral.push([100 + Math.cos(angle) * r, 86 + Math.sin(angle) * r * 0.92]);
  }
  const petal = (turn, inner, outer, wide) =>
    `<path transform="rotate(${turn} 100 86)" d="M${100 - wide} ${86 - inner}C${100 - wide * 1.5} ${86 - outer * 0.82} ${100 - wide * 0.8} ${86 - outer} 100 ${86 - outer * 0.96}C${100 + wide * 0.8} ${86 - outer} ${100 + wide * 1.5} ${86 - outer * 0.82} ${100 + wide} ${86 - inner}"/>`;
  const petals = [8, 82, 150, 214, 286].map((turn, i) => petal(turn, 24, 46 + (i % 2) * 4, 22)).join('');
  const outer = [44, 116, 184, 250, 322].map((turn, i) => petal(turn, 40, 62 + (i % 2) * 3, 18)).join('');
  const blade = (turn, x, y, s) =>
    `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${s})"><path d="M0 0C-13-10-14-32 0-46C14-32 13-10 0 0Z"/><path d="M0 0V-42M0-12L-8-20M0-12L8-20M0-24L-8-32M0-24L8-32"/></g>`;
  return svgDocument({
    width: 200,
    height: 200,
    body: `<g fill="none" stroke="${line}" stroke-width="2.200" stroke-linecap="round" stroke-linejoin="round"><path d="${smoothPath(spiral, false)}"/>${petals}${outer}<path d="M100 146C98 164 92 178 84 192"/>${blade(-62, 96, 164, 0.9)}${blade(58, 94, 172, 0.9)}</g>`,
  });
}

/** A divider as an engraver's flourish: a swelling line, a small bud in its middle. 240 × 28. */
export function flourish(ink, petal) {
  const half =
    'M14 14.200C44 13.400 70 13.200 92 13.600C98 13.700 103 11 104.500 8.400C101 7 97.500 9.400 98.400 12.600C99.400 16.400 105 17 109 14.600L109 15.800C104 18.600 97.600 17.600 96.600 14.900C70 15.200 44 15 14 14.600Z';
  const bud = `<path d="M120 4.500C115.500 8 114.400 14.500 118 19.500H122C125.600 14.500 124.500 8 120 4.500Z" fill="${petal}" stroke="${ink}" stroke-width=".9"/><path d="M120 4.500C118 9 118.400 14 120.600 19M122.600 8.600C120.400 11 119.800 14 120.600 18" fill="none" stroke="${ink}" stroke-width=".7"/><path d="M116.800 17.500C114.500 18.500 113 20.500 112.600 23C115.500 22.600 117.600 21.600 120 19.600C122.400 21.600 124.500 22.600 127.400 23C127 20.500 125.500 18.500 123.200 17.500C121.200 19.200 118.800 19.200 116.800 17.500Z" fill="${mix(petal, ink, 0.5)}"/>`;
  return svgDocument({
    width: 240,
    height: 28,
    body: `<path d="${half}" fill="${ink}"/><path d="${half}" fill="${ink}" transform="translate(240 0) scale(-1 1)"/>${bud}`,
  });
}
