import { polar, polyline } from '../core/path.mjs';
import { seededRandom } from '../core/random.mjs';
import { svgDocument } from '../core/svg.mjs';
import { arc, foilFilter, range } from './foil.mjs';

/** A polished slab: fine sand in the cement, a sheen from the upper left, an edge that casts a shadow. */
const slabFilter =
  '<filter id="slab" x="-10%" y="-10%" width="120%" height="120%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency=".9" numOctaves="2" seed="5"/><feColorMatrix values="0 0 0 0 .2 0 0 0 0 .15 0 0 0 0 .12 0 0 .9 0 -.42" result="sand"/><feComposite in="sand" in2="SourceAlpha" operator="in" result="sanded"/><feDropShadow in="SourceAlpha" dx="1.5" dy="5" stdDeviation="5" flood-color="#000" flood-opacity=".5" result="far"/><feGaussianBlur in="SourceAlpha" stdDeviation="1.2" result="height"/><feSpecularLighting in="height" surfaceScale="2.4" specularConstant=".5" specularExponent="14" lighting-color="#fff" result="rim"><feDistantLight azimuth="235" elevation="40"/></feSpecularLighting><feComposite in="rim" in2="SourceAlpha" operator="in" result="lit"/><feMerge><feMergeNode in="far"/><feMergeNode in="SourceGraphic"/><feMergeNode in="sanded"/><feMergeNode in="lit"/></feMerge></filter>';

/** A broken stone: an uneven polygon, longer one way. */
function chip(random, x, y, r) {
  const sides = 5 + random.below(3);
  const turn = random.between(0, 360);
  const stretch = random.between(0.62, 1);
  const points = range(sides, (i) => {
    const [px, py] = polar(0, 0, (i * 360) / sides + random.between(-16, 16), r * random.between(0.78, 1.12));
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
    return [x + px * cos - py * stretch * sin, y + px * sin + py * stretch * cos];
  });
  return `${polyline(points)}Z`;
}

/** Stones over a box: large ones first, smaller ones into what is left, none touching another. */
function scatter(random, [width, height], colours) {
  const placed = [];
  const sizes = [
    ...range(26, () => random.between(9, 15)),
    ...range(110, () => random.between(4, 8)),
    ...range(420, () => random.between(1.3, 3.2)),
  ];
  for (const r of sizes)
    for (let attempt = 0; attempt < 12; attempt++) {
      const [x, y] = [random.between(-10, width + 10), random.between(-10, height + 10)];
      if (placed.some((p) => Math.hypot(p.x - x, p.y - y) < p.r + r + 1.8)) continue;
      placed.push({ x, y, r });
      break;
    }
  const byColour = colours.map(() => '');
  for (const { x, y, r } of placed) byColour[random.below(colours.length)] += chip(random, x, y, r);
  return byColour.map((d, i) => `<path d="${d}" fill="${colours[i]}"/>`).join('');
}

/** A picture of slabs with brass between them. A slab is [outline, cement]; brass is [path, width]. */
function floor({ stone }, { width, height, seed, slabs, brass }) {
  const random = seededRandom(seed);
  const body = slabs.map(([d, cement], i) => {
    const { base, chips } = stone[cement];
    return `<clipPath id="c${i}"><path d="${d}"/></clipPath><g filter="url(#slab)"><g clip-path="url(#c${i})"><path d="${d}" fill="${base}"/>${scatter(random, [width, height], chips)}</g></g>`;
  });
  const lines = brass.map(([d, w]) => `<path d="${d}" fill="none" stroke="#c99a4b" stroke-width="${w}"/>`);
  return svgDocument({
    width,
    height,
    defs: slabFilter + foilFilter('brass', { seed: 8, frequency: '.012 .016' }),
    body: `${body.join('')}<g filter="url(#brass)">${lines.join('')}</g>`,
  });
}

/** A ring between two radii about a corner of the picture, as a closed outline over the full turn. */
const ring = (x, y, outer, inner) =>
  `M${x - outer} ${y}a${outer} ${outer} 0 1 0 ${2 * outer} 0a${outer} ${outer} 0 1 0 ${-2 * outer} 0Z${inner ? `M${x - inner} ${y}a${inner} ${inner} 0 1 1 ${2 * inner} 0a${inner} ${inner} 0 1 1 ${-2 * inner} 0Z` : ''}`;
const circle = (x, y, r) => arc(x, y, r, -179.9, 179.9);

/** A board that hangs from the upper edge and ends round; `up` stands it on `height` instead. */
const tongue = (x, width, length) => `M${x} -12V${length - width / 2}a${width / 2} ${width / 2} 0 0 0 ${width} 0V-12Z`;
const post = (x, width, length, height) =>
  `M${x} ${height + 12}V${height - length + width / 2}a${width / 2} ${width / 2} 0 0 1 ${width} 0V${height + 12}Z`;

const topLeft = (art) =>
  floor(art, {
    width: 340,
    height: 290,
    seed: 3,
    slabs: [
      [ring(0, 0, 236, 168), 'coral'],
      [ring(0, 0, 156), 'cream'],
      [ring(292, 34, 34), 'sage'],
      [ring(38, 264, 19), 'mustard'],
    ],
    brass: [
      [circle(0, 0, 162), 5],
      [circle(0, 0, 244), 2.4],
      [circle(292, 34, 40), 2],
      [circle(0, 0, 84), 3.4],
    ],
  });

const topRight = (art) =>
  floor(art, {
    width: 340,
    height: 270,
    seed: 12,
    slabs: [
      [tongue(100, 74, 112), 'mustard'],
      [tongue(182, 74, 186), 'sage'],
      [tongue(264, 90, 246), 'cream'],
      [ring(137, 152, 17), 'coral'],
    ],
    brass: [
      [tongue(92, 90, 121), 2.2],
      [tongue(174, 90, 195), 2.2],
      [circle(219, 150, 20), 2.6],
      [circle(301, 200, 26), 3],
    ],
  });

const bottomLeft = (art) =>
  floor(art, {
    width: 340,
    height: 220,
    seed: 25,
    slabs: [
      [post(-16, 92, 196, 220), 'sage'],
      [post(84, 84, 140, 220), 'coral'],
      [post(176, 84, 88, 220), 'cream'],
      [ring(218, 108, 16), 'mustard'],
    ],
    brass: [
      [post(76, 100, 149, 220), 2.2],
      [post(168, 100, 97, 220), 2.2],
      [circle(30, 70, 22), 2.8],
      [circle(126, 122, 18), 2.4],
    ],
  });

const bottomRight = (art) =>
  floor(art, {
    width: 340,
    height: 200,
    seed: 31,
    slabs: [
      [ring(340, 200, 186, 128), 'mustard'],
      [ring(340, 200, 116), 'cream'],
      [ring(120, 166, 22), 'coral'],
    ],
    brass: [
      [circle(340, 200, 122), 4.6],
      [circle(340, 200, 194), 2.2],
      [circle(340, 200, 62), 3],
      [circle(120, 166, 28), 2],
    ],
  });

const seal = (art) =>
  floor(art, {
    width: 260,
    height: 260,
    seed: 44,
    slabs: [
      [ring(130, 130, 116, 82), 'coral'],
      [ring(130, 130, 76), 'dish'],
    ],
    brass: [
      [circle(130, 130, 118), 3],
      [circle(130, 130, 79), 4.6],
    ],
  });

/** Three half circles of brass between two lines. */
const rule = () =>
  svgDocument({
    width: 300,
    height: 48,
    defs: foilFilter('brass', { seed: 8, frequency: '.02' }),
    body: `<g filter="url(#brass)" fill="none" stroke="#c99a4b" stroke-width="2.2"><path d="M34 32H116M184 32H266"/><path d="${[8, 16, 24].map((r) => arc(150, 32, r, -90, 90)).join('')}M122 32H178"/></g><circle cx="34" cy="32" r="3.4" fill="#d8ab5c"/><circle cx="266" cy="32" r="3.4" fill="#d8ab5c"/>`,
  });

/** Round ends of boards in the countdown's colour, seamless along x. */
const edge = ({ band }) =>
  svgDocument({
    width: 80,
    height: 20,
    body: `<path d="M0 20A20 20 0 0 1 40 20A20 20 0 0 1 80 20Z" fill="${band}"/>`,
  });

const stone = (seed, colour) => {
  const random = seededRandom(seed);
  return svgDocument({ width: 40, height: 40, body: `<path d="${chip(random, 20, 20, 13)}" fill="${colour}"/>` });
};

/** Every role of the modern-blocks layout, as terrazzo. */
export const drawTerrazzo = (art) => ({
  'top-left': () => topLeft(art),
  'top-right': () => topRight(art),
  'bottom-left': () => bottomLeft(art),
  'bottom-right': () => bottomRight(art),
  edge: () => edge(art),
  rule: () => rule(),
  seal: () => seal(art),
  'fall-1': () => stone(5, art.stone.coral.base),
  'fall-2': () => stone(8, art.stone.mustard.base),
  'fall-3': () => stone(11, art.stone.cream.base),
});
