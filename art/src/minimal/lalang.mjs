import { mix } from '../core/colour.mjs';
import { bentStem, num, point, polar, smoothPath } from '../core/path.mjs';
import { seededRandom } from '../core/random.mjs';
import { blurFilter, svgDocument } from '../core/svg.mjs';

/** Lalang (Imperata cylindrica) in the evening wind: blades as strokes of a brush, plumes strand by strand. */
const times = (count, make) => Array.from({ length: count }, (_, i) => make(i)).join('');
const FIELD = { width: 440, height: 600 };

/** A stroke along a stem that swells and thins like a brush's; `from` and `to` are its ends on the stem. */
function brushStroke(stem, width, colour, { from = 0, to = 1, opacity = 1, belly = 0.3 } = {}) {
  const steps = 14;
  const sides = [[], []];
  for (let i = 0; i <= steps; i++) {
    const t = i / steps;
    const { x, y, angle } = stem(from + (to - from) * t);
    const half = (width / 2) * (t < belly ? 0.55 + (0.45 * t) / belly : (1 - (t - belly) / (1 - belly)) ** 0.8);
    sides[0].push(polar(x, y, angle - 90, half));
    sides[1].push(polar(x, y, angle + 90, half));
  }
  return `<path d="${smoothPath([...sides[0], ...sides[1].reverse()])}" fill="${colour}" opacity="${opacity}"/>`;
}

/** How wide a plume is along itself, 0 at its foot and 1 at its tip. */
const girth = (u) => Math.min(1, 0.35 + u * 3.2) * (1 - u ** 3.2) ** 0.7;

/**
 * One plume over the last part of a stem: a soft body, then its silk, strand by strand from the shade to the light.
 * `silk`: shade, body and light; `wind`: degrees by which it blows the strands over.
 */
function plume(stem, { from, width, silk, random, strands = 150, wind = 10, fine = 1 }) {
  const along = (u) => stem(from + (1 - from) * u);
  const length = Math.hypot(along(1).x - along(0).x, along(1).y - along(0).y);
  const outline = (scale) => {
    const side = (sign) =>
      Array.from({ length: 11 }, (_, i) => {
        const { x, y, angle } = along(i / 10);
        return polar(x, y, angle + sign * 90, (width / 2) * scale * girth(i / 10));
      });
    return smoothPath([...side(-1), ...side(1).reverse()]);
  };
  const strand = (u, side, spread, reach) => {
    const { x, y, angle } = along(u);
    const out = angle + side * spread + wind * 0.4;
    const far = length * reach * (0.6 + 0.4 * girth(u));
    const bend = polar(x, y, out, far * 0.55);
    const tip = polar(bend[0], bend[1], out - side * spread * 0.5 + wind, far * 0.5);
    return `M${point([x, y])}Q${bend.map(num).join(' ')} ${point(tip)}`;
  };
  const pass = (count, colour, stroke, opacity, side) =>
    `<path d="${times(count, () => strand(random.next() * 0.97, side ?? (random.next() < 0.5 ? -1 : 1), 6 + random.next() * (width * 0.9), 0.12 + random.next() * 0.1))}" fill="none" stroke="${colour}" stroke-width="${num(stroke * fine)}" stroke-linecap="round" opacity="${opacity}"/>`;
  const wisps = `<path d="${times(Math.round(strands / 8), () => strand(0.3 + random.next() * 0.68, random.next() < 0.4 ? -1 : 1, 10 + random.next() * 16, 0.26 + random.next() * 0.08))}" fill="none" stroke="${silk.light}" stroke-width=".45" opacity=".7"/>`;
  const anthers = times(Math.round(strands / 9), () => {
    const u = 0.06 + random.next() * 0.74;
    const { x, y, angle } = along(u);
    const [px, py] = polar(x, y, angle + (random.next() < 0.5 ? -90 : 90), random.next() * width * 0.4 * girth(u));
    return `<circle cx="${num(px)}" cy="${num(py)}" r="${num(0.4 + random.next() * 0.5)}" fill="${silk.anther}" opacity=".6"/>`;
  });
  return `<path d="${outline(1.25)}" fill="${silk.glow}" opacity=".55" filter="url(#silk)"/><path d="${outline(0.7)}" fill="${silk.body}" opacity=".8" filter="url(#down)"/>${pass(strands * 0.5, silk.shade, 0.9, 0.5, 1)}${pass(strands, silk.body, 0.9, 0.75)}${anthers}${pass(strands * 0.9, silk.light, 0.7, 0.95)}${pass(strands * 0.5, '#ffffff', 0.6, 1, -1)}${wisps}`;
}

/** A seed on its tuft of silk, blown off; `angle` points to where its hairs stand. */
function seed(x, y, angle, size, { light, shade, anther }, random) {
  const hairs = times(15, (i) => {
    const out = angle + (i - 7) * 11 + random.between(-3, 3);
    const tip = polar(x, y, out, size * random.between(0.75, 1));
    const bend = polar(x, y, angle + (i - 7) * 6, size * 0.5);
    return `M${point([x, y])}Q${bend.map(num).join(' ')} ${point(tip)}`;
  });
  const foot = polar(x, y, angle + 180, size * 0.34);
  return `<path d="${hairs}" fill="none" stroke="${shade}" stroke-width="${num(size * 0.05)}" opacity=".5"/><path d="${hairs}" fill="none" stroke="${light}" stroke-width="${num(size * 0.035)}"/><path d="M${point([x, y])}L${point(foot)}" stroke="${anther}" stroke-width="${num(size * 0.09)}" stroke-linecap="round"/>`;
}

/** Where the plumes stand: foot, direction, length and bend in degrees, how much of it is plume, how wide. */
const PLUMES = [
  { x: -14, angle: 16, length: 390, bend: 62, from: 0.66, width: 18 },
  { x: 90, angle: 20, length: 262, bend: 64, from: 0.56, width: 16 },
  { x: 60, angle: -4, length: 560, bend: 62, from: 0.71, width: 20 },
  { x: 24, angle: 6, length: 480, bend: 58, from: 0.69, width: 19 },
  { x: 150, angle: 6, length: 300, bend: 70, from: 0.6, width: 16 },
  { x: 250, angle: 8, length: 170, bend: 66, from: 0.5, width: 13 },
];

function blades(art, random) {
  const stroke = (pale) => {
    const x = -30 + random.next() ** 1.4 * (pale ? 330 : 250);
    const length = (pale ? 150 : 130) + random.next() * 210 * (1 - x / 420);
    const stem = bentStem(x, 612, random.between(-4, 28), length, random.between(40, 84));
    const tone = art.blades[random.below(art.blades.length)];
    return brushStroke(stem, random.between(2.6, 5.6), pale ? mix(tone, art.haze, 0.62) : tone, {
      opacity: pale ? 0.8 : 0.92,
    });
  };
  return { back: times(18, () => stroke(true)), front: times(17, () => stroke(false)) };
}

/** Far plumes in the haze along the foot, softer the further they are. */
function farField(art, random) {
  const row = (count, foot, height, amount, filter) =>
    `<g filter="url(#${filter})">${times(count, (i) => {
      const x = -20 + (i / count) * 500 + random.between(-9, 9);
      const tall = height * random.between(0.7, 1.15) * (1.1 - x / 900);
      const stem = bentStem(x, foot, random.between(2, 12), tall, random.between(36, 60));
      const stalk = brushStroke(stem, 1.4, mix(art.blades[1], art.haze, amount), { belly: 0.1 });
      return (
        stalk +
        brushStroke(stem, 7, mix(art.silk.light, art.haze, amount * 0.5), { from: 0.56, belly: 0.42, opacity: 0.9 })
      );
    })}</g>`;
  return row(34, 606, 74, 0.75, 'far') + row(24, 612, 112, 0.5, 'near');
}

/** The field: far haze, blades, plumes that lean over to the right, a few seeds on the wind. */
export function field(art) {
  const random = seededRandom(art.seed);
  const { back, front } = blades(art, random);
  const stand = PLUMES.map(({ x, angle, length, bend, from, width }) => {
    const stem = bentStem(x, 612, angle, length, bend);
    const stalk = brushStroke(stem, 2.4, art.stalk, { to: from + (1 - from) * 0.85, belly: 0.1 });
    return stalk + plume(stem, { from, width, silk: art.silk, random, strands: Math.round(length * 0.42) });
  });
  const seeds = [
    [352, 176, 62, 15],
    [384, 126, 48, 13],
    [402, 218, 70, 12],
    [344, 268, 40, 10],
    [422, 160, 55, 9],
  ];
  return svgDocument({
    ...FIELD,
    defs: `${blurFilter('silk', 4.5, 60)}${blurFilter('down', 1.6, 40)}${blurFilter('far', 1.5, 10)}${blurFilter('near', 0.7, 10)}<linearGradient id="t"><stop offset=".5" stop-color="#fff"/><stop offset=".98" stop-color="#fff" stop-opacity="0"/></linearGradient><mask id="taper"><path d="M0 0H440V600H0Z" fill="url(#t)"/></mask><linearGradient id="mist" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${art.haze}" stop-opacity="0"/><stop offset="1" stop-color="${art.haze}" stop-opacity=".85"/></linearGradient>`,
    body: `<g mask="url(#taper)">${farField(art, random)}</g>${back}${stand.slice(0, 2).join('')}${front}${stand.slice(2).join('')}<path d="M0 520H440V600H0Z" fill="url(#mist)" opacity=".55" mask="url(#taper)"/>${seeds.map(([x, y, angle, size]) => seed(x, y, angle, size, art.silk, random)).join('')}`,
  });
}

/** One plume that leans in from the left edge. */
export function leaningPlume(art) {
  const random = seededRandom(art.seed + 1);
  const stem = bentStem(-12, 330, 12, 330, 60);
  const low = bentStem(-16, 352, 30, 226, 56);
  const stalk = (of, from) => brushStroke(of, 2.4, art.stalk, { to: from + (1 - from) * 0.85, belly: 0.1 });
  return svgDocument({
    width: 260,
    height: 320,
    defs: `${blurFilter('silk', 4.5, 60)}${blurFilter('down', 1.6, 40)}`,
    body: `${brushStroke(bentStem(-14, 318, 24, 210, 74), 5, mix(art.blades[0], art.haze, 0.4))}${stalk(low, 0.58)}${plume(low, { from: 0.58, width: 15, silk: art.silk, random, strands: 110 })}${stalk(stem, 0.62)}${plume(stem, { from: 0.62, width: 19, silk: art.silk, random, strands: 160 })}${brushStroke(bentStem(-10, 330, 40, 150, 62), 5, art.blades[1])}`,
  });
}

/** Seeds on the wind, rising from the left to the right. */
export function drift(art) {
  const random = seededRandom(art.seed + 2);
  return svgDocument({
    width: 300,
    height: 120,
    body: times(9, (i) => {
      const x = 22 + i * 31 + random.between(-7, 7);
      return seed(
        x,
        98 - i * 8.4 + random.between(-13, 13),
        random.between(35, 75),
        random.between(7, 12),
        art.silk,
        random,
      );
    }),
  });
}

/** The divider: a plume lying in the wind on its stalk. */
export function lyingPlume(art) {
  const random = seededRandom(art.seed + 3);
  const stem = bentStem(14, 24, 84, 208, 10);
  const silk = { ...art.silk, ...art.rule };
  return svgDocument({
    width: 236,
    height: 36,
    defs: `${blurFilter('silk', 2.4, 60)}${blurFilter('down', 1, 40)}`,
    body: `${brushStroke(stem, 1.8, art.stalk, { to: 0.9, belly: 0.1 })}${plume(stem, { from: 0.5, width: 12, silk, random, strands: 110, wind: 2 })}`,
  });
}

/** The low sun as a seal: a disc of paper in its last light, within a hair's breadth of gilt. */
export const sunSeal = ({ sun }) =>
  svgDocument({
    width: 260,
    height: 260,
    defs: `<radialGradient id="p" cx="40%" cy="32%" r="80%"><stop offset="0" stop-color="${sun[0]}"/><stop offset=".6" stop-color="${sun[1]}"/><stop offset="1" stop-color="${sun[2]}"/></radialGradient>${blurFilter('s', 5, 20)}`,
    body: `<circle cx="130" cy="136" r="108" fill="${sun[3]}" opacity=".34" filter="url(#s)"/><circle cx="130" cy="130" r="110" fill="url(#p)"/><circle cx="130" cy="130" r="101" fill="none" stroke="${sun[3]}" stroke-width="1.2" opacity=".75"/>`,
  });

/** A seed that falls over the pages. */
export const fallingSeed = (art, turn) =>
  svgDocument({
    width: 40,
    height: 40,
    body: seed(20, 25, turn, 15, { ...art.silk, ...art.fall }, seededRandom(art.seed + turn)),
  });

/** Every role of the minimal-lalang layout, drawn from a design's `art`. */
export const drawLalang = (art) => ({
  field: () => field(art),
  plume: () => leaningPlume(art),
  drift: () => drift(art),
  rule: () => lyingPlume(art),
  seal: () => sunSeal(art),
  'fall-1': () => fallingSeed(art, 20),
  'fall-2': () => fallingSeed(art, 60),
});
