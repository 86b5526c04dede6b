import { num } from '../core/path.mjs';
import { seededRandom } from '../core/random.mjs';
import { linear, sculpture } from '../core/sculpt.mjs';
import { svgDocument } from '../core/svg.mjs';
import { blend, smoothstep, spline } from '../core/vector.mjs';

/** A ribbon of silk, sculpted: a band with one twist, knotted at the left of its middle, its ends raw. */

const SIZE = { width: 1000, height: 230 };
const HALF = 18;
const MIDDLE = 70;
const KNOT = 262;

const LIGHT = {
  towards: [-0.4, -0.62, 0.68],
  key: [1.05, 1, 0.95],
  sky: [0.5, 0.48, 0.5],
  earth: [0.3, 0.24, 0.28],
  rim: [0.3, 0.26, 0.28],
  rimFrom: [0.6, 0.6, 0.2],
};

/** Silk: threads along it, a darker selvedge. `side` -1 to 1 across. */
function silk({ light, middle, dark }, side, along) {
  const thread = 0.5 + 0.5 * Math.sin(side * 46 + Math.sin(along * 3) * 2);
  const edge = smoothstep(0.86, 0.97, Math.abs(side));
  const tone = blend(blend(middle, light, thread * 0.22), dark, edge * 0.5);
  return { colour: tone, shine: 0.3, gloss: 5 };
}

/** The band across the picture. */
function band(tones) {
  const at = (u, v) => {
    const x = -12 + (SIZE.width + 24) * v;
    const side = 2 * u - 1;
    const turn = Math.PI * smoothstep(618, 716, x);
    const tight = 1 - 0.42 * Math.exp(-(((x - KNOT) / 34) ** 2));
    const gather = 1.8 * Math.exp(-(((x - KNOT) / 70) ** 2)) * Math.sin(side * 7);
    const fold = 1.3 * Math.sin(x * 0.021 + side * 2.1) + 0.7 * Math.sin(x * 0.05 - side * 3);
    const y = MIDDLE + 2.4 * Math.sin(x * 0.0063) + Math.cos(turn) * side * HALF * tight;
    // Its edges cross at the twist instead of meeting in a point.
    return [x + Math.sin(turn) * side * 17, y, Math.sin(turn) * side * HALF + fold + gather + 4 * Math.cos(side * 1.4)];
  };
  return { at, paint: (u, v) => silk(tones, 2 * u - 1, v * 40), grid: [14, 340] };
}

/** What is wound about the band: the knot itself. */
function knot(tones) {
  const at = (u, v) => {
    const side = 2 * u - 1;
    const turn = Math.PI * (0.02 + 0.96 * v);
    const wide = 15 + 4 * Math.abs(Math.cos(turn));
    const folds = 1.5 * Math.sin(side * 6 + v * 3);
    return [
      KNOT + side * wide + (v - 0.5) * 9,
      MIDDLE - Math.cos(turn) * 19,
      13 + Math.sin(turn) * 12 + folds - side * side * 5,
    ];
  };
  return { at, paint: (u, v) => silk(tones, 2 * u - 1, v * 6), grid: [22, 30] };
}

/** An end that hangs from the knot along `points`; it turns by `twist` radians to its cut. */
function end(points, twist, tones) {
  const spine = spline(points);
  const at = (u, v) => {
    const side = 2 * u - 1;
    const { p, tangent } = spine(v);
    const turn = 0.35 + twist * smoothstep(0.1, 0.85, v);
    const half = HALF * (0.5 + 0.5 * smoothstep(0, 0.3, v));
    const across = Math.cos(turn) * side * half;
    // Cut askew; edges cross at the twist instead of meeting in a point.
    const along =
      side * (v > 0.9 ? 50 * (v - 0.9) : 0) + Math.sin(turn) * side * half * 0.8 * (1 - smoothstep(0.85, 1, v));
    return [
      p[0] - tangent[1] * across + tangent[0] * along,
      p[1] + tangent[0] * across + tangent[1] * along,
      p[2] + Math.sin(turn) * side * half + 1.4 * Math.sin(v * 9 + side * 2),
    ];
  };
  return { at, paint: (u, v) => silk(tones, 2 * u - 1, v * 12), grid: [12, 60] };
}

/** Threads that have come loose at a cut between two corners. */
function fray(random, [[ax, ay], [bx, by]], [dx, dy], colours) {
  let threads = '';
  for (let i = 0; i <= 26; i++) {
    const t = i / 26;
    const [x, y] = [ax + (bx - ax) * t, ay + (by - ay) * t];
    const long = random.between(3, 11);
    const bow = random.between(-3, 3);
    threads += `<path d="M${num(x)} ${num(y)}q${num(dx * long * 0.5 + bow)} ${num(dy * long * 0.5)} ${num(dx * long + bow * 0.6)} ${num(dy * long)}" stroke="${colours[random.below(3)]}"/>`;
  }
  return `<g fill="none" stroke-width=".7" stroke-linecap="round" opacity=".85">${threads}</g>`;
}

const ENDS = [
  {
    points: [
      [KNOT - 4, MIDDLE + 8, 8],
      [KNOT - 26, MIDDLE + 48, 16],
      [KNOT - 60, MIDDLE + 88, 10],
      [KNOT - 66, MIDDLE + 140, 6],
    ],
    twist: -0.5,
  },
  {
    points: [
      [KNOT + 6, MIDDLE + 8, 12],
      [KNOT + 22, MIDDLE + 42, 20],
      [KNOT + 20, MIDDLE + 78, 14],
      [KNOT + 44, MIDDLE + 116, 8],
    ],
    twist: 3.1,
  },
];

/** The ribbon. `silk`: light, middle, dark. */
export async function silkRibbon({ silk: [light, middle, dark], shade }) {
  const tones = { light: linear(light), middle: linear(middle), dark: linear(dark) };
  const ends = ENDS.map(({ points, twist }) => end(points, twist, tones));
  const random = seededRandom(3);
  const frays = ends
    .map(({ at }) => {
      const [a, b, before] = [at(0, 1), at(1, 1), at(0.5, 0.94)];
      const [mx, my] = [(a[0] + b[0]) / 2 - before[0], (a[1] + b[1]) / 2 - before[1]];
      const long = Math.hypot(mx, my) || 1;
      return fray(random, [a, b], [mx / long, my / long], [light, middle, dark]);
    })
    .join('');
  const picture = await sculpture({
    ...SIZE,
    pixels: 1600,
    light: LIGHT,
    surfaces: [band(tones), ...ends, knot(tones)],
  });
  return svgDocument({
    ...SIZE,
    defs: `<filter id="cast" x="-2%" y="-5%" width="104%" height="115%" color-interpolation-filters="sRGB"><feGaussianBlur in="SourceAlpha" stdDeviation="3"/><feOffset dx="2.5" dy="5" result="o"/><feFlood flood-color="${shade}" flood-opacity=".42"/><feComposite in2="o" operator="in" result="s"/><feMerge><feMergeNode in="s"/><feMergeNode in="SourceGraphic"/></feMerge></filter>`,
    body: `<g filter="url(#cast)">${frays}${picture}</g>`,
  });
}
