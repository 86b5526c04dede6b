import { mix } from '../../core/colour.mjs';
import { num, smoothPath } from '../../core/path.mjs';
import { seededRandom } from '../../core/random.mjs';
import { blurFilter, svgDocument } from '../../core/svg.mjs';

/** What drawn scenes are made of, 400 × 500. */
export const SCENE = { width: 400, height: 500 };

/** A finished scene: a fine film grain lies over everything. */
export const scene = (defs, body) =>
  svgDocument({
    ...SCENE,
    defs: `${defs}<filter id="grain" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".7" numOctaves="3" seed="9"/><feColorMatrix values="0 0 0 0 .3 0 0 0 0 .2 0 0 0 0 .1 .55 .3 0 0 -.36"/></filter>${blurFilter('haze', 7, 40)}`,
    body: `${body}<rect width="400" height="500" filter="url(#grain)" opacity=".5"/>`,
  });

export const rect = (fill, attributes = 'width="400" height="500"') => `<rect ${attributes} fill="${fill}"/>`;

/** A coconut palm leaning by `lean` px at its crown. */
export function palm(random, x, y, height, lean, fill) {
  const [cx, cy] = [x + lean, y - height];
  let markup = `<path d="M${x} ${y}C${x + lean * 0.2} ${y - height * 0.4} ${x + lean * 0.5} ${y - height * 0.75} ${cx} ${cy}" stroke="${fill}" stroke-width="${num(height * 0.028)}" fill="none" stroke-linecap="round"/>`;
  for (let i = 0; i < 9; i++) {
    const angle = ((-200 + i * 27.5) * Math.PI) / 180;
    const reach = height * 0.42 * random.between(0.85, 1.1);
    const [ex, ey] = [cx + Math.cos(angle) * reach, cy + Math.sin(angle) * reach * 0.62 + reach * 0.28];
    const [mx, my] = [cx + Math.cos(angle) * reach * 0.55, cy + Math.sin(angle) * reach * 0.75 - reach * 0.04];
    markup += `<path d="M${num(cx)} ${num(cy)}Q${num(mx)} ${num(my - height * 0.03)} ${num(ex)} ${num(ey)}Q${num(mx)} ${num(my + height * 0.06)} ${num(cx)} ${num(cy)}Z" fill="${fill}"/>`;
  }
  return markup;
}

/** A mountain ridge that fills everything below it. */
export function ridge(base, rise, seed, fill) {
  const random = seededRandom(seed);
  const crest = Array.from({ length: 9 }, (_, i) => [i * 52 - 8, base - random.next() * rise]);
  return `<path d="${smoothPath(crest, false)}L420 520H-20Z" fill="${fill}"/>`;
}

function bloom(random, x, y, radius, colour) {
  let petals = '';
  for (let i = 0; i < 6; i++) {
    const angle = i * 60 + random.between(0, 40);
    petals += `<ellipse transform="translate(${num(x)} ${num(y)}) rotate(${num(angle)})" cx="0" cy="${num(-radius * 0.55)}" rx="${num(radius * 0.42)}" ry="${num(radius * 0.55)}" fill="${mix(colour, '#ffffff', random.between(0, 0.45))}"/>`;
  }
  return `${petals}<circle cx="${num(x)}" cy="${num(y)}" r="${num(radius * 0.26)}" fill="${mix(colour, '#6b3a2a', 0.35)}"/>`;
}

const FOLIAGE = ['#7f9474', '#a3b394', '#5f775d'];

/** Flowers over leaves, one of each per point. */
export function flowerBed(random, points, [smallest, largest], colours) {
  const leaves = points.map(
    ([x, y]) =>
      `<ellipse transform="rotate(${num(random.between(0, 180))} ${num(x)} ${num(y)})" cx="${num(x)}" cy="${num(y)}" rx="${num(random.between(14, 24))}" ry="6" fill="${FOLIAGE[random.below(3)]}"/>`,
  );
  const flowers = points.map(([x, y]) =>
    bloom(
      random,
      x + random.between(-5, 5),
      y + random.between(-5, 5),
      random.between(smallest, largest),
      colours[random.below(colours.length)],
    ),
  );
  return leaves.join('') + flowers.join('');
}

/** `count` random points in a box. */
export const scatter = (random, count, [x0, x1], [y0, y1]) =>
  Array.from({ length: count }, () => [random.between(x0, x1), random.between(y0, y1)]);
