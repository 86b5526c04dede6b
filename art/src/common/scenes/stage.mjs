import { mix } from '../../core/colour.mjs';
import { num, smoothPath } from '../../core/path.mjs';
import { seededRandom } from '../../core/random.mjs';
import { blurFilter, svgDocument } from '../../core/svg.mjs';

/** What the gallery scenes share. All are 400 × 500; people are seen from behind and far away only. */
export const SCENE = { width: 400, height: 500 };

/** A finished scene: a fine film grain lies over everything. */
export const scene = (defs, body) =>
  svgDocument({
    ...SCENE,
    defs: `${defs}<filter id="grain" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".7" numOctaves="3" seed="9"/><feColorMatrix values="0 0 0 0 .3 0 0 0 0 .2 0 0 0 0 .1 .55 .3 0 0 -.36"/></filter>${blurFilter('haze', 7, 40)}`,
    body: `${body}<rect width="400" height="500" filter="url(#grain)" opacity=".5"/>`,
  });

export const rect = (fill, attributes = 'width="400" height="500"') => `<rect ${attributes} fill="${fill}"/>`;

/** A couple from behind: he in baju melayu, songkok and samping, she in a long tudung and kurung. */
export function couple(x, y, scale, { him, samping, gold, her, veil, skin }) {
  const groom = `<path d="M14 -128C30 -128 44 -118 47 -98L56 -46C57 -40 50 -38 48 -44L42 -74L45 0H32L29 -38L26 0H6L4 -38L1 0H-10L-6 -98C-4 -118 2 -128 14 -128Z" transform="translate(10 0)" fill="${him}"/><path d="M2 -64H54L57 -22H1Z" transform="translate(3 0)" fill="${samping}"/><path d="M5 -52H57M4 -40H57M3 -30H58" stroke="${gold}" stroke-width="1.2" opacity=".75"/><circle cx="29" cy="-140" r="13" fill="${skin}"/><path d="M15.5 -141C15 -158 19 -163 29 -163C39 -163 43 -158 42.5 -141C34 -144.5 24 -144.5 15.5 -141Z" fill="#151014"/>`;
  const bride = `<path d="M-30 -118C-14 -118 -6 -110 -4 -92L4 -50C5 -44 0 -42 -2 -47L-6 -62L4 0H-64L-54 -62L-58 -47C-60 -42 -65 -44 -64 -50L-56 -92C-54 -110 -46 -118 -30 -118Z" fill="${her}"/><path d="M-30 -152C-18 -152 -13 -143 -13 -131C-13 -118 -6 -104 -7 -74C-14 -62 -46 -62 -53 -74C-54 -104 -47 -118 -47 -131C-47 -143 -42 -152 -30 -152Z" fill="${veil}"/><path d="M-30 -150C-30 -120 -34 -90 -40 -68M-26 -130C-24 -104 -22 -86 -18 -68" stroke="#fff" stroke-width="1" opacity=".25" fill="none"/><path d="M-62 -4H2M-61 -10H1" stroke="${gold}" stroke-width="1.4" opacity=".8"/>`;
  return `<g transform="translate(${x} ${y}) scale(${scale})">${groom}${bride}</g>`;
}

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

/** Points along an elliptic arc, degrees from the x axis. */
export const arc = (cx, cy, rx, ry, from, to, count) =>
  Array.from({ length: count }, (_, i) => {
    const angle = ((from + ((to - from) * i) / (count - 1)) * Math.PI) / 180;
    return [cx + Math.cos(angle) * rx, cy + Math.sin(angle) * ry];
  });
