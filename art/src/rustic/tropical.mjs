import { mix } from '../core/colour.mjs';
import { num, polar, smoothPath } from '../core/path.mjs';
import { stroke, times } from '../vintage/pen.mjs';
import { stalk, stalkPath } from './brush.mjs';

/** Leaves of the wet forest in watercolour, upon `painter`'s washes. */

/** Half of a monstera's outline: degrees from the tip → share of its length. */
const REACH = [
  [0, 1],
  [20, 0.93],
  [45, 0.83],
  [70, 0.75],
  [95, 0.68],
  [120, 0.6],
  [140, 0.48],
  [158, 0.16],
];
/** The slits: degrees, where on the midrib they point to, how deep. */
const SLITS = [
  [23, 0.68, 0.4],
  [42, 0.52, 0.32],
  [62, 0.38, 0.3],
  [83, 0.26, 0.32],
  [106, 0.15, 0.38],
];
const WIDE = 0.86;

const reachAt = (degrees) => {
  const i = Math.min(
    REACH.length - 2,
    REACH.findIndex(([at], k) => k + 1 < REACH.length && degrees <= REACH[k + 1][0] && degrees >= at),
  );
  const [a, b] = [REACH[Math.max(0, i)], REACH[Math.max(0, i) + 1]];
  return a[1] + ((b[1] - a[1]) * (degrees - a[0])) / (b[0] - a[0]);
};

function monsteraHalf(brush, length, side) {
  const edge = (degrees) => {
    const [x, y] = polar(0, 0, degrees, length * reachAt(degrees));
    return [x * WIDE, y];
  };
  const points = [];
  let from = 0;
  SLITS.forEach(([at, rib, depth], i) => {
    const degrees = at + brush.between(-3, 3);
    for (let g = from + (i ? 6 : 0); g < degrees - 7; g += 6) points.push(edge(g));
    const tip = edge(degrees);
    const deep = depth * brush.between(0.8, 1.15);
    const inner = [tip[0] * deep, -length * rib + (tip[1] + length * rib) * deep];
    const normal = [tip[1] + length * rib, -tip[0]];
    const size = Math.hypot(...normal);
    const gap = (length * 0.02) / size;
    const lip = (s) => [0, 1].map((q) => inner[q] + (tip[q] - inner[q]) * 0.4 + normal[q] * gap * s);
    points.push(edge(degrees - 4), lip(-1), inner, lip(1), edge(degrees + 4));
    from = degrees + 1;
  });
  for (let g = from + 8; g < 158; g += 9) points.push(edge(g));
  return points.map(([x, y]) => [x * side, y]);
}

/** A monstera leaf that stands on (x, y), slit to its ribs. */
export function monstera(brush, x, y, angle, length, colour) {
  const outline = smoothPath([
    ...monsteraHalf(brush, length, 1),
    [0, length * 0.02],
    ...monsteraHalf(brush, length, -1).reverse(),
  ]);
  const ribs = [
    [12, 0.8],
    [33, 0.58],
    [53, 0.43],
    [73, 0.31],
    [95, 0.19],
    [124, 0.07],
  ].flatMap(([degrees, rib]) =>
    [-1, 1].map((side) => {
      const [ex, ey] = polar(0, 0, degrees, length * reachAt(degrees) * 0.9);
      const end = [side * ex * WIDE, ey];
      return stroke(
        [[0, -length * rib], [end[0] * 0.5, (-length * rib + end[1]) / 2 - length * 0.02], end],
        (t) => 1.7 * (1 - t) + 0.3,
        8,
      );
    }),
  );
  const paint = brush.gradient(
    -length * 0.25,
    -length * 0.35,
    length * 0.95,
    mix(colour, '#f4f3c8', 0.4),
    colour,
    mix(colour, '#0f2a2a', 0.4),
  );
  const midrib = stroke(
    [
      [0, length * 0.06],
      [0, -length * 0.5],
      [0, -length * 0.97],
    ],
    (t) => 2.6 * (1 - t) + 0.5,
    10,
  );
  return brush.place(
    x,
    y,
    angle,
    `<path d="${outline}" fill="${mix(colour, '#0f2a2a', 0.3)}"/><path d="${outline}" fill="${paint}" ${brush.wash()}/><path d="${ribs.join('')}${midrib}" fill="#e9f0c8" opacity=".7"/>`,
  );
}

/** A feathered palm leaf from (x, y). */
export function palmLeaf(brush, x, y, angle, length, pairs, colour) {
  const bend = brush.between(20, 34) * (angle > 0 ? 1 : -1);
  const at = stalk(x, y, angle, length, bend);
  let markup = `<path d="${stalkPath(at, (t) => 3.4 - 2.6 * t)}" fill="${mix(colour, '#6a5a30', 0.45)}"/>`;
  for (let i = 1; i <= pairs; i++) {
    const t = 0.1 + (0.9 * i) / pairs;
    const [px, py, turn] = at(t);
    const reach = length * 0.44 * Math.sin(Math.PI * Math.min(0.96, t * 0.85 + 0.12)) + 8;
    for (const side of [-1, 1]) {
      const out = turn + side * (58 - 30 * t) + brush.between(-3, 3);
      const way = [[px, py], polar(px, py, out, reach * 0.5), polar(px, py, out + side * 8, reach)];
      const tone = mix(colour, side < 0 ? '#f2f0c0' : '#12302c', brush.between(0.05, 0.32));
      markup += `<path d="${stroke(way, (u) => reach * 0.1 * Math.sin(Math.PI * u ** 0.62) + 0.3, 9)}" fill="${tone}"/>`;
    }
  }
  return markup;
}

/** A banana leaf with its side ribs. */
export function bananaLeaf(brush, x, y, angle, length, width, colour) {
  const half = (t) => width * Math.sin(Math.PI * t ** 0.75) ** 0.8;
  const outline = smoothPath([
    ...times(9, (i) => [-half(i / 8) * brush.between(0.95, 1.04), (-length * i) / 8]),
    ...times(7, (i) => [half(1 - (i + 1) / 8) * brush.between(0.95, 1.04), -length * (1 - (i + 1) / 8)]),
  ]);
  let ribs = '';
  for (let i = 1; i < 16; i++)
    for (const side of [-1, 1]) {
      const t = i / 17;
      const w = half(Math.min(0.98, t + 0.05)) * side;
      ribs += `M0 ${num(-length * t)}Q${num(w * 0.5)} ${num(-length * (t + 0.02))} ${num(w * 0.92)} ${num(-length * (t + 0.055))}`;
    }
  const paint = brush.gradient(
    -width * 0.4,
    -length * 0.6,
    length * 0.75,
    mix(colour, '#f4f3c8', 0.4),
    colour,
    mix(colour, '#0f2a2a', 0.3),
  );
  return brush.place(
    x,
    y,
    angle,
    `<path d="${outline}" fill="${mix(colour, '#0f2a2a', 0.25)}"/><path d="${outline}" fill="${paint}" ${brush.wash()}/><path d="${ribs}" fill="none" stroke="#eef3cf" stroke-width=".6" opacity=".5"/><path d="M0 6V${num(-length * 0.97)}" stroke="#e9f0c8" stroke-width="1.8" opacity=".75"/>`,
  );
}

/** A ginger torch: bracts in rounds that open from a bud. `tones`: pale, middle, deep. */
export function gingerTorch(brush, x, y, angle, size, [pale, middle, deep]) {
  const bract = (out, length, width, tone) =>
    `<g transform="rotate(${num(out)})"><path d="M0 0C${num(-width)} ${num(-length * 0.3)} ${num(-width)} ${num(-length * 0.8)} 0 ${num(-length)}C${num(width)} ${num(-length * 0.8)} ${num(width)} ${num(-length * 0.3)} 0 0Z" fill="${brush.gradient(0, 0, length, deep, tone, pale)}" stroke="${pale}" stroke-width=".9" stroke-opacity=".75"/><path d="M0 ${num(-length * 0.15)}V${num(-length * 0.84)}" stroke="${deep}" stroke-width=".8" opacity=".45"/></g>`;
  const rounds = [
    { count: 11, spread: 128, length: 0.98, width: 0.2 },
    { count: 9, spread: 92, length: 0.92, width: 0.19 },
    { count: 7, spread: 60, length: 0.86, width: 0.17 },
    { count: 5, spread: 32, length: 0.8, width: 0.14 },
  ];
  const bracts = rounds.flatMap(({ count, spread, length, width }, round) =>
    // From the sides inwards, so that each lies upon the one outside it.
    times(count, (i) => (i - (count - 1) / 2) / ((count - 1) / 2))
      .sort((a, b) => Math.abs(b) - Math.abs(a))
      .map((t) =>
        bract(
          t * spread + brush.between(-3, 3),
          size * length * brush.between(0.94, 1.05),
          size * width,
          mix(middle, deep, round * 0.16),
        ),
      ),
  );
  return brush.place(x, y, angle, bracts.join(''));
}
