import { mix } from '../core/colour.mjs';
import { num, polar } from '../core/path.mjs';
import { seededRandom } from '../core/random.mjs';
import { spline, stroke } from '../vintage/pen.mjs';

/**
 * What every plant of one picture shares: its randomness and the gradients it collects for the document's `defs`.
 * @returns {{between, pick, next, chance, gradient, defs: () => string}}
 */
export function plantBrush(seed) {
  const random = seededRandom(seed);
  const gradients = [];
  return {
    next: random.next,
    between: random.between,
    pick: (list) => list[random.below(list.length)],
    chance: (share) => random.next() < share,
    /** A radial gradient about (x, y) with evenly spaced colours, as a paint. */
    gradient(x, y, radius, colours) {
      const id = `p${seed}-${gradients.length}`;
      const stops = colours.map(
        (c, i) => `<stop offset="${num((i / (colours.length - 1)) * 100)}%" stop-color="${c}"/>`,
      );
      gradients.push(
        `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${num(x)}" cy="${num(y)}" r="${num(radius)}">${stops.join('')}</radialGradient>`,
      );
      return `url(#${id})`;
    },
    defs: () => gradients.join(''),
  };
}

/** A stalk that bends evenly: t in [0, 1] → [x, y, angle]. */
export const stalk = (x, y, angle, length, bend) => (t) => [
  ...polar(x, y, angle + bend * t * 0.5, length * t),
  angle + bend * t,
];

/** The stalk as a filled stroke of `width`, a number or t → width. */
export function stalkPath(at, width) {
  const points = [0, 0.3, 0.6, 1].map((t) => at(t).slice(0, 2));
  return stroke(points, typeof width === 'number' ? () => width : width, 14);
}

/** One hair of a plume from `start`, which droops by `droop` degrees. */
export function hair([x, y], length, angle, droop, width, colour, opacity) {
  const [mx, my] = polar(x, y, angle, length * 0.55);
  const [ex, ey] = polar(x, y, angle + droop, length);
  return `<path d="M${num(x)} ${num(y)}Q${num(mx)} ${num(my)} ${num(ex)} ${num(ey)}" stroke="${colour}" stroke-width="${width.toFixed(2)}" opacity="${opacity.toFixed(2)}"/>`;
}

const PLIES = { body: '#c9a468', shade: '#8a6532', light: '#efd9a8' };

/** Two-ply twine along a curve through `points`: short slanted strands, and loose fibres with `fuzz`. */
export function twine(brush, points, { width = 5, plies = PLIES, fuzz = 0.3 } = {}) {
  const way = spline(points, Math.max(60, points.length * 40));
  let since = 0;
  let strands = '';
  for (let i = 1; i < way.length; i++) {
    const [[x0, y0], [x, y]] = [way[i - 1], way[i]];
    since += Math.hypot(x - x0, y - y0);
    const turn = (Math.atan2(y - y0, x - x0) * 180) / Math.PI;
    while (since > width * 0.52) {
      since -= width * 0.52;
      strands += strandOf(brush, x, y, turn, width, plies);
      if (brush.chance(fuzz)) {
        const [fx, fy] = polar(x, y, brush.between(0, 360), width * brush.between(0.6, 1.1));
        strands += `<path d="M${num(x)} ${num(y)}L${num(fx)} ${num(fy)}" stroke="${plies.body}" stroke-width=".45" opacity=".8"/>`;
      }
    }
  }
  return strands;
}

function strandOf(brush, x, y, turn, width, plies) {
  const colour = mix(plies.body, brush.chance(0.5) ? plies.light : plies.shade, brush.between(0, 0.3));
  return `<ellipse transform="translate(${num(x)} ${num(y)}) rotate(${num(turn - 52)})" rx="${(width * 0.58).toFixed(2)}" ry="${(width * 0.27).toFixed(2)}" fill="${colour}" stroke="${plies.shade}" stroke-width="${(width * 0.09).toFixed(2)}"/>`;
}

/** A straight piece of twine, 120 × 20, seamless to the left and right. */
export function twineStrip(brush, { width = 6, plies = PLIES } = {}) {
  const count = Math.round(120 / (width * 0.52));
  const strands = Array.from({ length: count }, (_, i) => {
    const piece = strandOf(brush, 0, 10, 0, width, plies);
    const x = ((i + 0.5) * 120) / count;
    return [x - 120, x, x + 120]
      .filter((at) => at > -8 && at < 128)
      .map((at) => `<g transform="translate(${num(at)} 0)">${piece}</g>`)
      .join('');
  });
  return strands.join('');
}

/**
 * A long piece of twine as it lies by itself, seamless to the left and right: it wanders a little up and down.
 * @param {{length?: number, middle?: number, sway?: number, width?: number, plies?: object}} [look] `middle`: its
 *   height; `sway`: how far it leaves that, at most
 */
export function slackTwine(brush, { length = 240, middle = 10, sway = 2.4, width = 6, plies = PLIES } = {}) {
  const turns = [1, 2, 3].map((count, i) => [count, brush.between(0, 2 * Math.PI), [0.55, 0.33, 0.12][i]]);
  const height = (x) =>
    middle +
    sway *
      turns.reduce((sum, [count, phase, part]) => sum + part * Math.sin((x / length) * 2 * Math.PI * count + phase), 0);
  const points = Array.from({ length: 25 }, (_, i) => [(length * i) / 24, height((length * i) / 24)]);
  const piece = twine(brush, points, { width, plies, fuzz: 0.22 });
  return [-length, 0, length].map((x) => `<g transform="translate(${x} 0)">${piece}</g>`).join('');
}
