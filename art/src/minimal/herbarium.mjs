import { svgDocument } from '../core/svg.mjs';
import { waxSeal } from '../floral/wax-seal.mjs';
import { frond, pakuTones, pressed } from './paku.mjs';
import { silkRibbon } from './silk.mjs';

const SHEET = { width: 510, height: 860 };
const SHOOTS = { width: 260, height: 280 };
const SPRIG = { width: 360, height: 130 };

const shifted = (points, dx) => points.map(([x, y, z]) => [x + dx, y, z]);

/** The specimen: it bows about the words, its coil at the upper right, its cut foot at the lower middle. */
const SPECIMEN = {
  points: shifted(
    [
      [250, 838, 0],
      [196, 788, 0],
      [122, 690, 0],
      [72, 560, 0],
      [56, 420, 0],
      [74, 282, 0],
      [128, 160, 0],
      [206, 84, 0],
    ],
    90,
  ),
  coiled: [382, 112, 50, -1.85, 1.75, 1],
  reach: 142,
  pairs: 18,
  seed: 31,
  bare: 0.05,
  full: 0.25,
  thick: 3.6,
  broken: [9, 24],
};

const castFilter = (id, shade) =>
  `<filter id="${id}" x="-4%" y="-4%" width="108%" height="108%" color-interpolation-filters="sRGB"><feGaussianBlur in="SourceAlpha" stdDeviation="1.5"/><feOffset dx="1.8" dy="2.2" result="o"/><feFlood flood-color="${shade}" flood-opacity=".5"/><feComposite in2="o" operator="in" result="s"/><feMerge><feMergeNode in="s"/><feMergeNode in="SourceGraphic"/></feMerge></filter>`;

/** A gummed strap of paper that holds the stalk at (x, y), across it; it rises over the stalk. */
const strapOf = ([x, y, turn], [light, middle, dark]) =>
  `<g transform="translate(${x} ${y}) rotate(${turn})"><path d="M-19 -4.6L19.5 -5L19 4.8L-19.4 5Z" fill="${middle}"/><rect x="-4.6" y="-5" width="3" height="9.9" fill="${light}"/><rect x="1.6" y="-5" width="3.4" height="9.9" fill="${dark}"/><path d="M-19 -4.6L19.5 -5" stroke="${light}" stroke-width=".7"/></g>`;

/** The specimen with its straps. `paper`: a strap's tones from light to dark. */
export async function specimen({ paku, shade, paper }) {
  const picture = await pressed(SHEET, 840, frond(SPECIMEN, pakuTones(paku)));
  const straps = [
    [319, 818, -48],
    [148, 474, 2],
    [236, 136, 50],
  ];
  return svgDocument({
    ...SHEET,
    defs: castFilter('cast', shade) + castFilter('lie', shade),
    body: `<g filter="url(#cast)">${picture}</g><g filter="url(#lie)">${straps.map((strap) => strapOf(strap, paper)).join('')}</g>`,
  });
}

/** A young shoot: a stalk with a tight coil and hardly a blade. */
const shoot = (points, coiled, seed, more = {}) => ({
  points,
  coiled,
  reach: coiled[2] * 2.6,
  pairs: 0,
  seed,
  bare: 0.1,
  full: (points.length - 0.9) / (points.length + Math.round(coiled[4] * 14)),
  thick: 3.4,
  ...more,
});

/** Two young shoots and a small blade between them, held by one strap. */
export async function shoots({ paku, shade, paper }) {
  const tones = pakuTones(paku);
  const plants = [
    shoot(
      [
        [128, 262, 0],
        [112, 200, 0],
        [84, 132, 0],
      ],
      [112, 78, 41, 3.0, 1.8, 1],
      5,
    ),
    shoot(
      [
        [136, 262, 2],
        [150, 214, 2],
        [172, 176, 2],
      ],
      [208, 172, 31, 2.9, 1.7, 1],
      8,
      { thick: 3 },
    ),
  ];
  const picture = await pressed(
    SHOOTS,
    520,
    plants.flatMap((plant) => frond(plant, tones)),
  );
  return svgDocument({
    ...SHOOTS,
    defs: castFilter('cast', shade) + castFilter('lie', shade),
    body: `<g filter="url(#cast)">${picture}</g><g filter="url(#lie)">${strapOf([131, 244, 4], paper)}</g>`,
  });
}

/** A small frond that lies on its side. */
export async function sprig({ paku, shade, paper }) {
  const plant = {
    points: [
      [346, 96, 0],
      [270, 84, 0],
      [170, 64, 0],
      [90, 58, 0],
      [18, 76, 0],
    ],
    reach: 60,
    pairs: 18,
    seed: 12,
    bare: 0.16,
    full: 0.985,
    thick: 2.4,
    broken: [6],
    slim: 0.13,
  };
  const picture = await pressed(SPRIG, 640, frond(plant, pakuTones(paku)));
  return svgDocument({
    ...SPRIG,
    defs: castFilter('cast', shade) + castFilter('lie', shade),
    body: `<g filter="url(#cast)">${picture}</g><g filter="url(#lie)">${strapOf([316, 91, 98], paper)}</g>`,
  });
}

/** The divider: a coil between two lines. */
function rule({ paku }) {
  const spiral = Array.from({ length: 60 }, (_, i) => {
    const [turn, r] = [i * 0.22, 9.6 * (1 - i / 66)];
    return `${(Math.cos(turn) * r).toFixed(1)} ${(Math.sin(turn) * r).toFixed(1)}`;
  });
  const line = `fill="none" stroke="${paku.leaf[1]}" stroke-linecap="round"`;
  return svgDocument({
    width: 240,
    height: 30,
    body: `<g transform="translate(120 15)"><path d="M9.6 0C9.6 8 4 11 -6 11C-30 11 -50 2 -104 2" ${line} stroke-width="1.1"/><path d="M${spiral.join('L')}" ${line} stroke-width="1.7"/><path d="M22 2C50 -1 80 2 104 2" ${line} stroke-width="1.1"/></g>`,
  });
}

const fallen = (fill, rib, turn) =>
  svgDocument({
    width: 40,
    height: 40,
    body: `<g transform="rotate(${turn} 20 20)"><path d="M19 37C13 30 14 14 22 2C27 14 26 28 19 37Z" fill="${fill}"/><path d="M19 36C20 24 20 14 22 5" fill="none" stroke="${rib}" stroke-width=".9"/></g>`,
  });

/** Every role of the minimal-herbarium layout. */
export const drawHerbarium = (art) => ({
  paku: () => specimen(art),
  shoots: () => shoots(art),
  sprig: () => sprig(art),
  ribbon: () => silkRibbon(art),
  rule: () => rule(art),
  seal: () => waxSeal({ seed: 21, wax: art.wax, wreath: 'leaves' }),
  'fall-1': () => fallen(art.paku.leaf[0], art.paku.rib, 20),
  'fall-2': () => fallen(art.paku.dry, art.paku.rib, 140),
});
