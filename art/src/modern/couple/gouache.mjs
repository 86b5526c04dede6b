import { num } from '../../core/path.mjs';
import { seededRandom } from '../../core/random.mjs';
import { svgDocument } from '../../core/svg.mjs';

/** Keeps the paint within the shape and speckles it: a noise of mean 0.5 multiplied upon it, `k` strong. */
const speckle = (frequency, octaves, seed, k, from, result) =>
  `<feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="${octaves}" seed="${seed}"/>` +
  `<feColorMatrix values="1 0 0 0 0 1 0 0 0 0 1 0 0 0 0 0 0 0 0 1" result="n${result}"/>` +
  `<feComposite in="${from}" in2="n${result}" operator="arithmetic" k1="${k}" k2="${num(1 - k * 0.5)}"/>` +
  `<feComposite in2="${from}" operator="in" result="${result}"/>`;

/** A shape's outline as a loaded brush leaves it: `wobble` of the hand and `tooth` of the paper, in units. */
const handmade = (id, seed, { wobble, tooth, streak, grain }) =>
  `<filter id="${id}" x="-12%" y="-12%" width="124%" height="124%" color-interpolation-filters="sRGB">` +
  `<feTurbulence type="fractalNoise" baseFrequency=".035" numOctaves="2" seed="${seed}" result="slow"/>` +
  `<feDisplacementMap in="SourceGraphic" in2="slow" scale="${wobble}" xChannelSelector="R" yChannelSelector="G" result="hand"/>` +
  `<feTurbulence type="fractalNoise" baseFrequency=".42" numOctaves="2" seed="${seed + 3}" result="fine"/>` +
  `<feDisplacementMap in="hand" in2="fine" scale="${tooth}" xChannelSelector="G" yChannelSelector="R" result="edged"/>` +
  speckle('.14 .022', 3, seed + 5, streak, 'edged', 'streaked') +
  speckle('.85', 2, seed + 7, grain, 'streaked', 'grained') +
  '</filter>';

/** The border between light and shade within a shape: bristles of a half dry brush that run downwards. */
const dry = (id, seed) =>
  `<filter id="${id}" x="-20%" y="-20%" width="140%" height="140%" color-interpolation-filters="sRGB">` +
  `<feTurbulence type="fractalNoise" baseFrequency=".3 .028" numOctaves="3" seed="${seed}"/>` +
  '<feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1 0 0 0 0" result="bristles"/>' +
  '<feGaussianBlur in="SourceAlpha" stdDeviation="2.200"/>' +
  '<feComposite in2="bristles" operator="arithmetic" k2="1" k3="1.300" k4="-.65"/>' +
  '<feComponentTransfer result="mask"><feFuncA type="linear" slope="5" intercept="-2"/></feComponentTransfer>' +
  '<feMorphology in="SourceGraphic" operator="dilate" radius="2.500"/><feComposite in2="mask" operator="in"/></filter>';

const BODY = { wobble: 2.4, tooth: 1.1, streak: 0.2, grain: 0.26 };
const FINE = { wobble: 1.2, tooth: 0.6, streak: 0.08, grain: 0.16 };
const WIDE = { wobble: 6, tooth: 3, streak: 0.16, grain: 0.2 };
/** Of a broad picture, which is behind and has many pixels: less grain. */
const CALM = 0.3;

/**
 * A gouache painter. Each of its shapes is a group of its own, so that neighbouring edges differ.
 * Light comes from the upper left.
 * @param {'close'|'broad'} [distance] a broad picture has less grain
 */
export function gouache(seed, distance = 'close') {
  const { between, below } = seededRandom(seed);
  const clips = [];
  const name = `q${seed}`;

  const clip = (d) => {
    clips.push(`<clipPath id="${name}c${clips.length}"><path d="${d}"/></clipPath>`);
    return `${name}c${clips.length - 1}`;
  };

  /** A mask of white and black markup. @returns its id */
  const mask = (body) => {
    clips.push(
      `<mask id="${name}m${clips.length}" maskUnits="userSpaceOnUse" x="-20" y="0" width="500" height="700">${body}</mask>`,
    );
    return `${name}m${clips.length - 1}`;
  };

  /** A filled shape with strokes of paint within. `edge`: `body`, `fine`, `wide`. */
  const shape = (d, fill, inside = '', edge = 'body') =>
    `<g filter="url(#${name}${edge}${below(3)})"><path d="${d}" fill="${fill}"/>${inside && `<g clip-path="url(#${clip(d)})">${inside}</g>`}</g>`;

  /** A shape in light and shade: what lies (dx, dy) from its lit edge is in `shade`. */
  const lit = (d, light, shade, inside = '', { dx = -8, dy = -4, edge = 'body' } = {}) =>
    shape(
      d,
      shade,
      `<g filter="url(#${name}dry${below(2)})"><path d="${d}" fill="${light}" transform="translate(${dx} ${dy})"/></g>${inside}`,
      edge,
    );

  /** Strokes without a shape of their own. */
  const strokes = (body, edge = 'fine') => `<g filter="url(#${name}${edge}${below(3)})">${body}</g>`;
  /** Strokes within a shape, of a half dry brush. */
  const dryStrokes = (body) => `<g filter="url(#${name}dry${below(2)})">${body}</g>`;

  const seen = (brush) =>
    distance === 'broad' ? { ...brush, streak: brush.streak * CALM * 0.7, grain: brush.grain * CALM } : brush;
  const defs = () =>
    [0, 1, 2]
      .map(
        (i) =>
          handmade(`${name}body${i}`, seed + i * 11, seen(BODY)) +
          handmade(`${name}fine${i}`, seed + i * 13 + 1, seen(FINE)) +
          handmade(`${name}wide${i}`, seed + i * 17 + 2, seen(WIDE)),
      )
      .join('') +
    handmade(`${name}flat`, seed, { ...BODY, wobble: 0.1 }) +
    dry(`${name}dry0`, seed + 40) +
    dry(`${name}dry1`, seed + 41) +
    clips.join('');

  /** The finished picture. `view` is the part of the drawing's units that its box shows. */
  const picture = (body, width, height) => svgDocument({ width, height, body, defs: defs() });

  return { shape, lit, strokes, dryStrokes, mask, defs, picture, between, below };
}

/**
 * A stroke of a pointed brush.
 * @param {string|number[][]} line points that it goes through: '150 440, 146 520', or pairs
 * @param {number} width at its belly, in units; `foot` and `tip` are parts of it
 */
export function stroke(line, width, colour, { foot = 0.15, tip = 0, belly = 0.4 } = {}) {
  const steps = 14;
  const points = typeof line === 'string' ? line.split(', ').map((pair) => pair.split(' ').map(Number)) : line;
  const last = points.length - 1;
  const at = (i) => points[Math.max(0, Math.min(last, i))];
  const curve = Array.from({ length: steps + 1 }, (_, k) => {
    const whole = Math.min(last - 1, Math.floor((k / steps) * last));
    const t = (k / steps) * last - whole;
    const [a, b, c, d] = [at(whole - 1), at(whole), at(whole + 1), at(whole + 2)];
    return [0, 1].map(
      (q) =>
        0.5 *
        (2 * b[q] +
          (c[q] - a[q]) * t +
          (2 * a[q] - 5 * b[q] + 4 * c[q] - d[q]) * t * t +
          (3 * b[q] - a[q] - 3 * c[q] + d[q]) * t * t * t),
    );
  });
  const half = (t) => {
    const share =
      t < belly
        ? foot + (1 - foot) * Math.sin((t / belly) * 1.5708)
        : tip + (1 - tip) * Math.cos(((t - belly) / (1 - belly)) * 1.5708);
    return (width / 2) * share;
  };
  const [left, right] = [[], []];
  curve.forEach(([x, y], i) => {
    const [from, to] = [curve[Math.max(0, i - 1)], curve[Math.min(steps, i + 1)]];
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
    const w = half(i / steps);
    left.push([x - ((to[1] - from[1]) / length) * w, y + ((to[0] - from[0]) / length) * w]);
    right.push([x + ((to[1] - from[1]) / length) * w, y - ((to[0] - from[0]) / length) * w]);
  });
  const text = ([x, y]) => `${num(x)} ${num(y)}`;
  return `<path d="M${[...left, ...right.reverse()].map(text).join('L')}Z" fill="${colour}"/>`;
}

/** A dab of the brush: a drop `length` long that points to `turn` degrees. */
export const dab = (x, y, length, width, turn, colour) =>
  `<ellipse cx="0" cy="${num(-length / 2)}" rx="${num(width / 2)}" ry="${num(length / 2)}" fill="${colour}" transform="translate(${num(x)} ${num(y)}) rotate(${num(turn)})"/>`;
