import { seededRandom } from '../../core/random.mjs';
import { svgDocument } from '../../core/svg.mjs';
import { area, cone, curve, lengthsOf, paste, step, walked } from './henna-lines.mjs';

/**
 * A cusped arch in three slices, 400 px wide: crown (300 high), jambs (100, repeats) and a cuff as henna has about the
 * wrist (98). Its face is pale plaster with henna on it;
 * what it opens on lies a little behind and is plain, for the words.
 */
const WIDTH = 400;
export const CROWN = 300;
export const JAMB = 100;
export const CUFF = 98;
/** Above the cuff its slice goes on as the jambs do, so that nothing begins where slices meet. */
const LEAD = 6;
const SPRING = 262;
/** Left edges of the face and of the opening; the right side mirrors them. */
const OUTER = 8;
const INNER = 44;
/** The henna vine repeats along the face after so many px, so that slices join. */
const PERIOD = 50;

const cubic = (p, t) => {
  const u = 1 - t;
  return u * u * u * p[0] + 3 * u * u * t * p[1] + 3 * u * t * t * p[2] + t * t * t * p[3];
};

/** Half of the arch in parts of its span and height: a high round shoulder, then a short hollow curve up to the tip. */
const HALF = [
  [
    [0, 0, 0.08, 0.24],
    [0, 0.44, 0.7, 0.815],
  ],
  [
    [0.24, 0.375, 0.462, 0.5],
    [0.815, 0.91, 0.89, 1],
  ],
];

/** The left half from (left, below) up the jamb to the tip. */
function halfArch(left, apex, below) {
  const points = [
    [left, below],
    [left, (below + SPRING) / 2],
    [left, SPRING],
  ];
  const height = SPRING - apex;
  for (const [xs, ys] of HALF)
    for (let i = 1; i <= 60; i++)
      points.push([left + (WIDTH - 2 * left) * cubic(xs, i / 60), SPRING - height * cubic(ys, i / 60)]);
  return points;
}

const mirrored = (points) => points.map(([x, y]) => [WIDTH - x, y]);
const whole = (half) => [...half, ...mirrored(half).reverse().slice(1)];

/** The opening's edge in foils: arcs that bulge into the face between cusps; the last two meet in the tip. */
function foils(below) {
  const half = halfArch(INNER + 14, 64, SPRING - 8);
  const lengths = lengthsOf(half);
  const { at } = walked(half);
  const total = lengths.at(-1);
  const cuts = [0, 0.2, 0.4, 0.59, 0.77, 1].map((t) => at(total * t).p);
  const left = [
    [INNER, below],
    [INNER, SPRING],
  ];
  const cusps = [];
  cuts.slice(1).forEach((to, i) => {
    const from = i ? cuts[i] : [INNER, SPRING];
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    const long = Math.hypot(dx, dy);
    const out = Math.atan2(dy, dx) - Math.PI / 2;
    const last = i === cuts.length - 2;
    for (let k = 0; k <= 24; k++) {
      const t = k / 24;
      // The tip is drawn out of the last foil.
      const bulge = last ? 0.2 * Math.sin(Math.PI * t ** 0.62) * (1 - t) ** 0.4 : 0.3 * Math.sin(Math.PI * t);
      left.push(step([from[0] + dx * t, from[1] + dy * t], out, long * bulge));
    }
    if (!last) cusps.push({ p: to, inward: out + Math.PI });
  });
  return { left, cusps };
}

/** Stem, leaves, flowers and tendrils along the face; `walk` begins at the foot. */
function vine(hand, walk, { from, to, aside = 0, way = 1 }) {
  const { between } = hand;
  const place = (d, off) => {
    const { p, angle } = walk.at(d);
    return step(p, angle - Math.PI / 2, off + aside);
  };
  const marks = [];
  const stem = [];
  for (let d = from; d <= to; d += 2) stem.push(place(d, way * 4.6 * Math.sin((d / PERIOD) * 2 * Math.PI)));
  marks.push(hand.line(stem, 1.5, { fine: true }));
  for (let d = Math.ceil(from / PERIOD) * PERIOD; d + PERIOD <= to + 1; d += PERIOD) {
    const heading = (at) => walk.at(at).angle;
    for (const [shift, side] of [
      [0.25, -1],
      [0.75, 1],
    ]) {
      // A flower in the hollow, two leaves and a tendril at the crest.
      const hollow = d + shift * PERIOD;
      const s = side * way;
      marks.push(...hand.flower(place(hollow, s * 5.6), 6.6, 0.95, { petals: 5 + (side > 0 ? 1 : 0), ring: false }));
      const root = place(hollow - 2, -s * 4.4);
      const a = heading(hollow);
      const outward = (angle) => a + s * angle;
      marks.push(...hand.leaf(root, outward(0.42) + between(-0.06, 0.06), 13, 3.1, 0.9, { bend: -s * 0.3 }));
      marks.push(...hand.leaf(place(hollow - 5, -s * 4.4), outward(1.5), 9, 2.7, 0.9, { bend: -s * 0.4 }));
      marks.push(...hand.tendril(place(hollow + 5, -s * 3.6), outward(-0.5), 8.5, s, 0.85, 1.2));
    }
  }
  return marks;
}

/** Gradient and blur that `opening` needs. */
const light = ({ field }) =>
  `<linearGradient id="field" gradientUnits="userSpaceOnUse" x1="0" y1="30" x2="0" y2="300"><stop offset="0" stop-color="${field[0]}"/><stop offset="1" stop-color="${field[1]}"/></linearGradient>
<filter id="soft" x="-10%" y="-10%" width="120%" height="120%"><feGaussianBlur stdDeviation="5"/></filter>`;

/** The opening, and the shadow that the face's thickness casts on it from the upper left. */
function opening(d, { shade, edge }) {
  return `<clipPath id="in"><path d="${d}"/></clipPath><path d="${d}" fill="url(#field)"/><g clip-path="url(#in)"><path d="${d}" transform="translate(3 4)" fill="none" stroke="${shade}" stroke-opacity=".5" stroke-width="9" filter="url(#soft)"/><path d="${d}" fill="none" stroke="${edge}" stroke-width="3"/></g>`;
}

/** The crown. */
export function archTop(art) {
  const hand = cone(seededRandom(71));
  const below = CROWN + 60;
  const outer = halfArch(OUTER, 6, below);
  const rim = halfArch(OUTER + 4.5, 13, below);
  const { left, cusps } = foils(below);
  const inner = whole(left);
  const seam = halfArch((OUTER + INNER) / 2 - 0.6, 27, CROWN);
  const walk = walked(curve(seam, 1.5));
  const marks = [];
  for (const flip of [false, true]) {
    const points = flip ? mirrored(seam) : seam;
    const side = walked(curve(points, 1.5));
    const until = Math.floor((walk.whole - 24) / PERIOD) * PERIOD;
    marks.push(...vine(hand, side, { from: 0, to: until, way: flip ? -1 : 1 }));
    // What is left below the tip: leaves in pairs.
    for (let d = until + 2; d < walk.whole - 19; d += 9) {
      const { p, angle } = side.at(d);
      for (const s of [1, -1]) marks.push(...hand.leaf(p, angle + s * 0.75, 10, 2.7, 0.9));
    }
    for (const [edge, weight] of [
      [outer, 1.5],
      [rim, 0.9],
    ])
      marks.push(hand.line(flip ? mirrored(edge) : edge, weight, { fine: true, apart: 3 }));
    const edge = flip ? mirrored(left) : left;
    marks.push(hand.line(edge, 1.9, { fine: true, apart: 3 }));
    // Each cusp ends in a petal, beads beneath it.
    cusps.forEach(({ p, inward }, n) => {
      const q = flip ? [WIDTH - p[0], p[1]] : p;
      const a = flip ? Math.PI - inward : inward;
      marks.push(...hand.petal(step(q, a, -1), a, n ? 13 : 9, n ? 5.2 : 4, 1.1, { hatch: 3 }));
      // None where the names may begin.
      if (n) [16.5, 20.5, 23.8].forEach((d, i) => marks.push(hand.bead(step(q, a, d), 1.5 - i * 0.32)));
    });
    // Beads follow the foils.
    const foil = walked(curve(edge, 1.5));
    for (let d = CROWN - SPRING + 70; d < foil.whole - 12; d += 5.2) {
      const { p, angle } = foil.at(d);
      const out = flip ? angle + Math.PI / 2 : angle - Math.PI / 2;
      marks.push(hand.bead(step(p, out, 3.4), 0.95));
    }
  }
  // The crown's flower, and a drop that hangs from the tip.
  marks.push(...hand.flower([200, 27], 12.5, 1.15, { petals: 8, ring: false }));
  marks.push(pendant(hand, [200, 74]));
  const outline = whole(outer);
  return svgDocument({
    width: WIDTH,
    height: CROWN,
    defs: light(art),
    body: `<path d="${area(outline)}" fill="${art.face}"/>${opening(area(inner), art)}${paste(marks, art.henna)}`,
  });
}

/** A drop of petals below the tip: a flower half open, a paisley's heart, beads. */
function pendant(hand, [x, y]) {
  const marks = [];
  for (const [d, r] of [
    [2, 1.1],
    [6, 1.5],
    [10.6, 1.1],
  ])
    marks.push(hand.bead([x, y + d], r));
  const heart = [x, y + 38];
  marks.push(...hand.flower(heart, 23, 1.25, { petals: 8, ring: true, turn: Math.PI / 8 }));
  marks.push(...hand.petal([x, y + 62], Math.PI / 2, 22, 7, 1.2, { hatch: 3, inner: true, pointed: 0.8 }));
  for (const s of [-1, 1]) {
    marks.push(...hand.leaf([x, y + 63], Math.PI / 2 - s * 0.95, 17, 4, 1, { bend: s * 0.5 }));
    marks.push(...hand.tendril([x + s * 22, y + 46], Math.PI / 2 - s * 0.9, 22, s, 1.05, 1.2));
    marks.push(...hand.tendril([x + s * 21, y + 28], -Math.PI / 2 + s * 0.9, 16, -s, 1, 1.2));
  }
  [88, 93, 97].forEach((d, i) => marks.push(hand.bead([x, y + d], 1.7 - i * 0.36)));
  return marks;
}

/** The jambs. */
export function archMid(art) {
  const hand = cone(seededRandom(72));
  const marks = [];
  for (const flip of [false, true]) {
    const at = (x) => (flip ? WIDTH - x : x);
    const up = (x) => walked(Array.from({ length: 41 }, (_, i) => [at(x), JAMB + PERIOD - i * 5]));
    marks.push(...vine(hand, up((OUTER + INNER) / 2 - 0.6), { from: 0, to: 200, way: flip ? -1 : 1 }));
    for (const [x, weight] of [
      [OUTER, 1.5],
      [OUTER + 4.5, 0.9],
      [INNER, 1.9],
    ])
      marks.push(bar(at(x), weight));
  }
  const d = `M${INNER} -40H${WIDTH - INNER}V${JAMB + 40}H${INNER}Z`;
  return svgDocument({
    width: WIDTH,
    height: JAMB,
    defs: light({ ...art, field: [art.field[1], art.field[1]] }),
    body: `<path d="M${OUTER} -9H${WIDTH - OUTER}V${JAMB + 9}H${OUTER}Z" fill="${art.face}"/>${opening(d, art)}${paste(marks, art.henna)}`,
  });
}

/** A straight line down through a slice: without swelling, so that slices join. */
const bar = (x, weight, to = JAMB + 9) => `M${x - weight / 2} -9H${x + weight / 2}V${to}H${x - weight / 2}Z`;

/** A row of netting between two heights, a bead in each mesh. */
export function netting(hand, [x0, x1], [y0, y1], mesh, weight) {
  const marks = [];
  const tall = y1 - y0;
  for (let x = x0 - tall; x < x1; x += mesh) {
    const cut = ([ax, ay], [bx, by]) => {
      const inside = (x2) => Math.max(x0, Math.min(x1, x2));
      const t = (x2) => (bx === ax ? 0 : (x2 - ax) / (bx - ax));
      const [p, q] = [inside(ax), inside(bx)];
      return [
        [p, ay + (by - ay) * t(p)],
        [q, ay + (by - ay) * t(q)],
      ];
    };
    const one = cut([x, y0], [x + tall, y1]);
    const two = cut([x, y1], [x + tall, y0]);
    for (const ends of [one, two])
      if (Math.abs(ends[0][0] - ends[1][0]) > 1.5) marks.push(hand.line(ends, weight, { fine: true, apart: 6 }));
  }
  for (let row = 0; row * mesh < tall * 2; row++)
    for (let x = x0 + (row % 2 ? 0 : mesh / 2); x < x1; x += mesh) {
      const y = y0 + (row * mesh) / 2;
      if (y > y0 + 1.4 && y < y1 - 1.4 && x > x0 + 1.5 && x < x1 - 1.5) marks.push(hand.bead([x, y], weight * 0.95));
    }
  return marks;
}

/** The cuff on which the arch stands. */
export function archBase(art) {
  const hand = cone(seededRandom(73));
  const [x0, x1] = [4, WIDTH - 4];
  const row = (y) =>
    Array.from({ length: 27 }, (_, i) => [x0 + ((x1 - x0) * i) / 26, LEAD + y + hand.between(-0.25, 0.25)]);
  const marks = [
    hand.line(row(2), 2.4, { fine: true }),
    hand.line(row(6.6), 1, { fine: true }),
    ...hand.beads(walked(row(11.6)), 6.1, 1.6, { from: 5, to: x1 - x0 - 5 }),
    hand.line(row(16.4), 1, { fine: true }),
    hand.line(row(19.6), 1.7, { fine: true }),
    ...netting(hand, [x0 + 1, x1 - 1], [LEAD + 20.6, LEAD + 45.4], 12.4, 0.85),
    hand.line(row(46.4), 1.7, { fine: true }),
    hand.line(row(49.8), 1, { fine: true }),
  ];
  for (let i = 0; i < 28; i++) {
    const x = x0 + ((x1 - x0) * (i + 0.5)) / 28;
    marks.push(...hand.petal([x, LEAD + 50.6], Math.PI / 2, 20, 6.1, 1.15, { hatch: 3, inner: false, pointed: 0.35 }));
    if (i) marks.push(hand.bead([x0 + ((x1 - x0) * i) / 28, LEAD + 67], 1.3));
  }
  marks.push(
    ...hand.beads(walked(row(76.4)), 7.05, 1.25, { from: 4, to: x1 - x0 - 4 }),
    hand.line(row(81.6), 1, { fine: true }),
    hand.line(row(87), 2.2, { fine: true }),
  );
  const jambs = [OUTER, OUTER + 4.5, INNER].flatMap((x, i) =>
    [x, WIDTH - x].map((at) => bar(at, [1.5, 0.9, 1.9][i], LEAD + 1)),
  );
  const field = `M${INNER} -40H${WIDTH - INNER}V${LEAD + 40}H${INNER}Z`;
  return svgDocument({
    width: WIDTH,
    height: CUFF,
    defs: `${light({ ...art, field: [art.field[1], art.field[1]] })}<clipPath id="lead"><path d="M0 -20H${WIDTH}V${LEAD + 1}H0Z"/></clipPath>`,
    body: `<g clip-path="url(#lead)"><path d="M${OUTER} -9H${WIDTH - OUTER}V${LEAD + 9}H${OUTER}Z" fill="${art.face}"/>${opening(field, art)}</g><path d="M${x0 - 1} ${LEAD}H${x1 + 1}V${CUFF - 2}H${x0 - 1}Z" fill="${art.face}"/><path d="M${x0 - 1} ${CUFF - 3}H${x1 + 1}V${CUFF}H${x0 - 1}Z" fill="${art.shade}" opacity=".55"/>${paste([...jambs, ...marks], art.henna)}`,
  });
}
