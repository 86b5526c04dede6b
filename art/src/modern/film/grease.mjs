import { polyline } from '../../core/path.mjs';
import { seededRandom } from '../../core/random.mjs';
import { svgDocument } from '../../core/svg.mjs';

/** Red grease pencil on a print: wax that skips over the paper's grain, pressed unevenly, drawn over twice. */

/** Where the wax stays: most of it, with pores along the grain; its rim is ragged. */
const waxFilter = (id, seed) =>
  `<filter id="${id}" x="-10%" y="-10%" width="120%" height="120%" color-interpolation-filters="sRGB">
    <feTurbulence type="fractalNoise" baseFrequency=".09" numOctaves="2" seed="${seed}" result="ragged"/>
    <feDisplacementMap in="SourceGraphic" in2="ragged" scale="3.4" xChannelSelector="R" yChannelSelector="G" result="line"/>
    <feTurbulence type="fractalNoise" baseFrequency=".42 .5" numOctaves="2" seed="${seed + 7}"/>
    <feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 -9 6.1"/>
    <feComposite in="line" operator="in"/></filter>`;

/**
 * A stroke along points as an area: its width swells and fades by how it is pressed.
 * @param {number[][]} points [x, y]
 */
function pressed(points, width, random) {
  const phase = random.between(0, 6);
  const last = points.length - 1;
  const side = (sign) =>
    points.map(([x, y], i) => {
      const [a, b] = [points[Math.max(0, i - 1)], points[Math.min(last, i + 1)]];
      const long = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
      const t = i / last;
      const ends = Math.min(1, 0.45 + 9 * t, 0.3 + 7 * (1 - t));
      const w = 0.5 * width * ends * (1 + 0.26 * Math.sin(t * 11 + phase) + 0.1 * Math.sin(t * 41 + phase));
      return [x - (sign * (b[1] - a[1]) * w) / long, y + (sign * (b[0] - a[0]) * w) / long];
    });
  return `${polyline([...side(1), ...side(-1).reverse()])}Z`;
}

/** Points between some, evenly, through a little tremor. */
function drawnLine(corners, random, step = 3) {
  const points = [];
  corners.slice(1).forEach(([x, y], i) => {
    const [a, b] = corners[i];
    const n = Math.max(2, Math.round(Math.hypot(x - a, y - b) / step));
    for (let k = i ? 1 : 0; k <= n; k++) points.push([a + ((x - a) * k) / n, b + ((y - b) * k) / n]);
  });
  const [p, q] = [random.between(0, 6), random.between(0, 6)];
  return points.map(([x, y], i) => [x + 0.8 * Math.sin(i * 0.19 + p), y + 0.8 * Math.sin(i * 0.23 + q)]);
}

const wax = (red, strokes, id) =>
  `<g fill="${red}" filter="url(#${id})">${strokes.map((d) => `<path d="${d}"/>`).join('')}</g>`;

/** Ring about a frame of 24 × 36 mm; 36 × 50 mm at ten units. */
export const RING = { width: 360, height: 500 };
export function ring({ red, deep }) {
  const random = seededRandom(409);
  const loop = ({ from, turns, grow, squeeze, tilt, lean }) => {
    const n = Math.round(170 * turns);
    return Array.from({ length: n + 1 }, (_, i) => {
      const t = i / n;
      const a = from + t * turns * Math.PI * 2;
      const [c, s] = [Math.cos(a), Math.sin(a)];
      // Between an ellipse and the frame that it goes about.
      const r = 1 / (Math.abs(c) ** 5 + Math.abs(s) ** 5) ** (1 / 5);
      const wide = (149 + grow * t) * (1 + 0.018 * Math.sin(a * 2 + tilt));
      const high = (211 + grow * t * 0.6) * squeeze * (1 + 0.014 * Math.sin(a * 3 + lean));
      return [180 + c * r * wide + lean * s * 5, 250 + s * r * high + tilt * c * 5];
    });
  };
  const first = loop({ from: -2.15, turns: 1.1, grow: 11, squeeze: 1, tilt: 1.4, lean: -0.8 });
  const again = loop({ from: -2.5, turns: 0.78, grow: -5, squeeze: 1.034, tilt: -0.6, lean: 1.3 });
  const tail = [
    [first.at(-1)[0], first.at(-1)[1]],
    [first.at(-1)[0] + 26, first.at(-1)[1] - 30],
  ];
  const body = `${wax(deep, [pressed(again, 7.5, random)], 'wax-b')}${wax(red, [pressed(first, 10, random), pressed(drawnLine(tail, random), 7, random)], 'wax-a')}`;
  return svgDocument({ ...RING, defs: waxFilter('wax-a', 3) + waxFilter('wax-b', 14), body });
}

/**
 * Crop marks about a print and a tick below it:
 * the print's own box of 480 × 680, in it the photograph of 400 × 600 at (40, 36).
 */
export const MARKS = { width: 480, height: 680 };
export function cropMarks({ red, deep }) {
  const random = seededRandom(36);
  const [left, top, right, bottom] = [40, 36, 440, 636];
  const mark = (x, y, dx, dy, w = 6) => [
    pressed(
      drawnLine(
        [
          [x - dx * 15, y + random.between(-1.5, 1.5)],
          [x + dx * 58, y + random.between(-2, 2)],
        ],
        random,
      ),
      w,
      random,
    ),
    pressed(
      drawnLine(
        [
          [x + random.between(-2, 2), y - dy * 13],
          [x + random.between(-2, 2), y + dy * 62],
        ],
        random,
      ),
      w,
      random,
    ),
  ];
  const corners = [
    mark(left + 20, top + 26, 1, 1),
    mark(right - 18, top + 22, -1, 1),
    mark(left + 17, bottom - 24, 1, -1),
    mark(right - 21, bottom - 27, -1, -1),
  ].flat();
  const tick = pressed(
    drawnLine(
      [
        [396, 652],
        [407, 667],
        [446, 626],
      ],
      random,
    ),
    8,
    random,
  );
  const again = pressed(
    drawnLine(
      [
        [right - 20, top + 78],
        [right - 17, top - 2],
      ],
      random,
    ),
    4.5,
    random,
  );
  const body = `${wax(deep, [again], 'wax-b')}${wax(red, [...corners, tick], 'wax-a')}`;
  return svgDocument({ ...MARKS, defs: waxFilter('wax-a', 21) + waxFilter('wax-b', 5), body });
}

/** The divider: a line underlined twice, and a tick. */
export function greaseRule({ red, deep }) {
  const random = seededRandom(12);
  const long = pressed(
    drawnLine(
      [
        [22, 19],
        [120, 16.4],
        [216, 17.6],
      ],
      random,
    ),
    4.6,
    random,
  );
  const short = pressed(
    drawnLine(
      [
        [78, 25.5],
        [170, 23.6],
      ],
      random,
    ),
    3.6,
    random,
  );
  return svgDocument({
    width: 240,
    height: 36,
    defs: waxFilter('wax-a', 8) + waxFilter('wax-b', 9),
    body: `${wax(deep, [short], 'wax-b')}${wax(red, [long], 'wax-a')}`,
  });
}
