import { mix } from '../core/colour.mjs';
import { num, polar, smoothPath, stemPath, bentStem } from '../core/path.mjs';
import { seededRandom } from '../core/random.mjs';
import { svgDocument } from '../core/svg.mjs';

/** Several turbulence seeds: with one filter alone, neighbouring petals would carry the same blotches. */
const WATERCOLOUR_FILTERS = 6;

/**
 * Watercolour: the shape's edge is displaced a little, its pigment thins in blotches, and a darker line of dried
 * pigment stays along the rim.
 */
const watercolourFilter = (
  id,
  shapeSeed,
  pigmentSeed,
) => `<filter id="${id}" x="-15%" y="-15%" width="130%" height="130%" color-interpolation-filters="sRGB">
<feTurbulence type="fractalNoise" baseFrequency="0.035" numOctaves="3" seed="${shapeSeed}" result="n"/>
<feDisplacementMap in="SourceGraphic" in2="n" scale="5" xChannelSelector="R" yChannelSelector="G" result="s"/>
<feTurbulence type="fractalNoise" baseFrequency="0.02" numOctaves="4" seed="${pigmentSeed}" result="n2"/>
<feColorMatrix in="n2" type="matrix" values="0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  1.5 0 0 0 0.16" result="pig"/>
<feComposite in="s" in2="pig" operator="in" result="body"/>
<feMorphology in="s" operator="erode" radius="0.9" result="er"/><feGaussianBlur in="er" stdDeviation="1.1" result="erb"/>
<feComposite in="s" in2="erb" operator="out" result="edge"/>
<feColorMatrix in="edge" type="matrix" values="0.80 0 0 0 0 0 0.72 0 0 0 0 0 0.74 0 0 0 0 0 0.55 0" result="edged"/>
<feMerge><feMergeNode in="body"/><feMergeNode in="edged"/></feMerge></filter>`;

const SHARED_DEFS = (
  seed,
) => `<filter id="soft" x="-40%" y="-40%" width="180%" height="180%"><feGaussianBlur stdDeviation="5"/></filter>
<filter id="ghost" x="-20%" y="-20%" width="140%" height="140%"><feTurbulence type="fractalNoise" baseFrequency="0.02" numOctaves="3" seed="${seed}" result="n"/><feDisplacementMap in="SourceGraphic" in2="n" scale="14"/><feGaussianBlur stdDeviation="1.6"/></filter>
<linearGradient id="gold" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#b88a44"/><stop offset=".5" stop-color="#e9cf93"/><stop offset="1" stop-color="#a97a35"/></linearGradient>`;

/**
 * The brush of one picture: its randomness, its collected definitions and the strokes that every plant is made of.
 * `flora` is the design's palette of flowers, leaves, berry and stamens.
 */
export function painter(seed, flora) {
  const random = seededRandom(seed);
  const { between } = random;
  const defs = [SHARED_DEFS(seed)];
  for (let i = 0; i < WATERCOLOUR_FILTERS; i++) defs.push(watercolourFilter(`wc${i}`, seed * 7 + i, seed * 13 + i));
  let gradients = 0;

  const wash = () => `filter="url(#wc${random.below(WATERCOLOUR_FILTERS)})"`;

  /** A radial gradient from throat to tip, around (cx, cy). */
  function gradient(cx, cy, radius, inner, middle, outer) {
    const id = `g${gradients++}`;
    defs.push(
      `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${num(cx)}" cy="${num(cy)}" r="${num(radius)}"><stop offset="0" stop-color="${inner}"/><stop offset=".55" stop-color="${middle}"/><stop offset="1" stop-color="${outer}"/></radialGradient>`,
    );
    return `url(#${id})`;
  }

  /**
   * A petal's outline, standing on the origin and pointing up. `ruffle` is the wobble of its sides, `shoulder` where
   * it is widest (0…1 of the length), `notch` how deep the tip is nicked.
   */
  function petalPath(length, width, ruffle, shoulder = 0.6, notch = 0.05) {
    const profile = (t) =>
      t < shoulder
        ? Math.pow(Math.sin(((t / shoulder) * Math.PI) / 2), 0.95)
        : Math.sqrt(Math.max(0, 1 - Math.pow((t - shoulder) / (1 - shoulder), 2.3)));
    const heights = [0, 0.12, 0.26, 0.42, 0.58, 0.73, 0.86, 0.95];
    const side = (sign) => (t) => [
      sign * width * profile(t) * (1 + between(-ruffle, ruffle)),
      -length * t * (1 + between(-ruffle, ruffle) * 0.2),
    ];
    const left = heights.map(side(-1));
    const tip = [-0.5, -0.16, 0.2, 0.52].map((u) => [
      width * u * 0.78 * (1 + between(-0.2, 0.2)),
      -length * (1 - Math.abs(u) * 0.06 - between(0, notch)),
    ]);
    const right = heights.slice(1).reverse().map(side(1));
    return smoothPath([...left, ...tip, ...right]);
  }

  /**
   * A painted petal path. On a dark ground the thin pigment would let the ground through and turn pale flowers
   * grey, so an opaque shape of the petal's middle tone lies beneath.
   */
  function paintPetal(d, fill, middle, extra = '') {
    const underlay = flora.underlay ? `<path d="${d}" fill="${middle}" ${extra}/>` : '';
    return `${underlay}<path d="${d}" fill="${fill}" fill-opacity=".96" ${extra} ${wash()}/>`;
  }

  /** Places markup drawn at the origin. */
  const place = (x, y, angle, markup) =>
    `<g transform="translate(${num(x)} ${num(y)}) rotate(${num(angle)})">${markup}</g>`;

  function leafPath(length, width) {
    const steps = 8;
    const edge = (sign, t) => [
      sign * width * Math.sin(Math.PI * Math.pow(t, 0.8)) * (1 + between(-0.06, 0.06)),
      -length * t,
    ];
    const points = [];
    for (let i = 0; i <= steps; i++) points.push(edge(-1, i / steps));
    for (let i = steps - 1; i >= 1; i--) points.push(edge(1, i / steps));
    return smoothPath(points);
  }

  /** One leaf. `painted` is false for the leaves of a sprig, which is washed as a whole. */
  function leaf(x, y, angle, length, width, colour, painted = true) {
    const fill = gradient(
      0,
      -length * 0.3,
      length * 0.8,
      mix(colour, flora.leafShade, 0.24),
      colour,
      mix(colour, '#f4efdc', 0.42),
    );
    const blade = `<path d="${leafPath(length, width)}" fill="${fill}" fill-opacity=".9" ${painted ? wash() : ''}/>`;
    const vein = `<path d="M0 0Q${num(between(-2, 2))} ${num(-length * 0.5)} 0 ${num(-length * 0.93)}" stroke="${mix(colour, '#ffffff', 0.55)}" stroke-width=".7" fill="none" opacity=".7"/>`;
    return place(x, y, angle, blade + vein);
  }

  const SPRIGS = {
    eucalyptus: { pairs: 8, length: 30, width: 11.5, spread: 58, taper: [1.05, 0.6], stem: 1.3, tip: 6 },
    fern: { pairs: 15, length: 24, width: 3.1, spread: 48, taper: [1, 0.55], stem: 0.9, tip: 3 },
    olive: { pairs: 9, length: 34, width: 6.2, spread: 42, taper: [1, 0.55], stem: 1.3, tip: 6 },
  };

  /** A leafy twig along a bent stem. */
  function sprig(x, y, angle, length, kind, colour, bend = between(-28, 28)) {
    const spec = SPRIGS[kind];
    const at = bentStem(x, y, angle, length, bend);
    const k = length / 150;
    let markup = `<path d="${stemPath(at)}" stroke="${mix(colour, '#5a4632', 0.35)}" stroke-width="${spec.stem}" fill="none" opacity=".85"/>`;
    for (let i = 1; i <= spec.pairs; i++) {
      const t = i / spec.pairs;
      const node = at(t);
      const scale = (spec.taper[0] - spec.taper[1] * t) * k;
      const tone = mix(colour, flora.leaves[random.next() > 0.5 ? 1 : 2], between(0, 0.5));
      for (const side of [-1, 1]) {
        const leafLength = spec.length * scale * between(0.85, 1.15);
        const leafWidth = spec.width * scale * between(0.85, 1.15);
        const turn = node.angle + side * spec.spread * between(0.85, 1.15);
        markup += leaf(node.x, node.y, turn, leafLength, leafWidth, tone, false);
      }
    }
    const tip = at(1);
    markup += leaf(tip.x, tip.y, tip.angle, 18 * k, spec.tip, colour, false);
    return `<g ${wash()}>${markup}</g>`;
  }

  /** A twig of round berries. */
  function berries(x, y, angle, length, colour) {
    const at = bentStem(x, y, angle, length, between(-28, 28));
    const wood = mix(colour, '#5a4632', 0.35);
    let markup = `<path d="${stemPath(at)}" stroke="${wood}" stroke-width="1.3" fill="none" opacity=".85"/>`;
    for (let i = 1; i <= 7; i++) {
      const node = at(i / 7);
      for (const side of [-1, 1]) {
        const [bx, by] = polar(node.x, node.y, node.angle + side * between(30, 60), between(9, 17));
        markup += `<path d="M${num(node.x)} ${num(node.y)}L${num(bx)} ${num(by)}" stroke="${wood}" stroke-width=".8"/><circle cx="${num(bx)}" cy="${num(by)}" r="${num(between(2.2, 3.8))}" fill="${mix(flora.berry, '#ffffff', between(0, 0.35))}"/>`;
      }
    }
    return `<g ${wash()}>${markup}</g>`;
  }

  /** A fine gold wire twig: the thread of metal that makes print look foiled. */
  function goldTwig(x, y, angle, length) {
    const at = bentStem(x, y, angle, length, between(-40, 40));
    let markup = `<path d="${stemPath(at, 3)}" stroke="url(#gold)" stroke-width="1" fill="none"/>`;
    for (let i = 2; i <= 7; i++) {
      const node = at(i / 7);
      for (const side of [-1, 1]) {
        const [bx, by] = polar(node.x, node.y, node.angle + side * 38, between(8, 14));
        markup += `<path d="M${num(node.x)} ${num(node.y)}L${num(bx)} ${num(by)}" stroke="#c39a52" stroke-width=".8"/><circle cx="${num(bx)}" cy="${num(by)}" r="1.7" fill="#d3ac62"/>`;
      }
    }
    return markup;
  }

  const document = (width, height, body) => svgDocument({ width, height, defs: defs.join(''), body });

  return {
    flora,
    random,
    between,
    wash,
    gradient,
    petalPath,
    paintPetal,
    place,
    leaf,
    sprig,
    berries,
    goldTwig,
    document,
  };
}
