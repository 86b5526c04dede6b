import { svgDocument } from '../../core/svg.mjs';
import { seededRandom } from '../../core/random.mjs';
import { withOptions } from '../../choices.mjs';
import { polar, smoothPath } from '../../core/path.mjs';
import { nutmeg, pomegranate } from './fruit.mjs';
import { gateRim, iceLattice, scallopedEdge } from './gate.mjs';
import { joined, paper, placed, range, through } from './knife.mjs';
import { leaf } from './leaves.mjs';
import { sheetsOfPaper } from './paper.mjs';
import { openPeony, petal } from './peony.mjs';
import { doubleHappiness } from './small.mjs';
import {
  levelSpray,
  nutmegSpray,
  nutmegTwig,
  orchidSpray,
  peonySpray,
  peonyWing,
  pomegranateSpray,
  pomegranateWing,
} from './sprays.mjs';

/** The boxes of the sprays in units of the gate, [x, y, width, height]: the stylesheet has the same. */
export const BOXES = {
  rim: [-210, -210, 420, 420],
  peony: [-290, 20, 396, 420],
  orchid: [20, 60, 230, 380],
  pomegranate: [-64, -480, 314, 440],
  nutmeg: [-280, -480, 296, 384],
  peonyWing: [-560, 60, 450, 340],
  pomegranateWing: [190, -340, 380, 370],
};

/** A spray: leaves of dark paper behind, flowers of two sheets before. */
const spray = (box, { back, front }, { paint }) =>
  sheetsOfPaper(
    box,
    [
      { mask: back.upper, colour: paint.back, lift: 2 },
      { mask: front.lower, colour: paint.lower, lift: 3 },
      { mask: front.upper, colour: paint.upper, lift: 0.8 },
    ],
    { shade: paint.shade },
  );

function rim({ paint }) {
  const { bricks, border } = gateRim(3);
  return sheetsOfPaper(
    BOXES.rim,
    [
      { mask: border, colour: paint.lower, lift: 1.6 },
      { mask: bricks, colour: paint.bricks ?? paint.upper, lift: 0.8 },
    ],
    { shade: paint.shade },
  );
}

/** The lattice's tile; its shadow needs what lies beyond the tile. */
const lattice = ({ paint }) =>
  sheetsOfPaper(
    [0, 0, 240, 240],
    [{ mask: iceLattice(12, 240, 3.6), colour: paint.bricks ?? paint.upper, lift: 1.5 }],
    {
      shade: paint.dark,
      around: 40,
      grain: false,
    },
  );

function edge({ paint }) {
  const { upper, lower } = scallopedEdge(180, 44, 5);
  return sheetsOfPaper(
    [0, 0, 180, 44],
    [
      { mask: lower, colour: paint.lower, lift: 1.2 },
      { mask: upper, colour: paint.upper, lift: 1 },
    ],
    { shade: paint.shade, around: 60, grain: false },
  );
}

/** A round sheet with a lobed edge. */
const lobed = (r, lobes, deep) =>
  smoothPath(range(lobes * 4, (i) => polar(0, 0, (360 / (lobes * 4)) * i, r - deep * [0, 0.3, 1, 0.3][i % 4])));

/** What lies in the middle of the small round cutting above the gate. */
const SIGNS = {
  pomegranate: () =>
    joined(
      placed(leaf(92, { length: 27, width: 9.5, bend: 26, veins: 6 }), -5, 14, -104),
      placed(leaf(93, { length: 27, width: 9.5, bend: -26, veins: 6 }), 5, 14, 104),
      placed(pomegranate(23, 16.5), 0, 4),
    ),
  nutmeg: () =>
    joined(
      placed(leaf(94, { length: 25, width: 10, bend: -24, belly: 0.95, veins: 6 }), 2, -18, 76),
      placed(leaf(96, { length: 25, width: 10, bend: 24, belly: 0.95, veins: 6 }), -2, -18, -76),
      placed(nutmeg(24, 20), 0, -19),
    ),
  'double-happiness': () => placed(paper(doubleHappiness()), 0, 0.5, 0, 0.43),
};

function crest({ paint }, sign) {
  if (sign === 'none') return svgDocument({ width: 100, height: 100, body: '' });
  const round = lobed(39, 14, 2.6);
  const hollow = lobed(29.5, 14, -1);
  const pricks = range(14, (i) => {
    const [x, y] = polar(0, 0, (360 / 14) * i, 33.6);
    return placed(through('M0 -2.6Q1.700 0 0 2.600Q-1.700 0 0 -2.600Z'), x, y, (360 / 14) * i);
  });
  const sheet = joined(paper(round), ...pricks);
  const upper = sheet.upper + `<path d="${hollow}" fill="#000"/>` + SIGNS[sign]().upper;
  return sheetsOfPaper(
    [-50, -50, 100, 100],
    [
      { mask: paper(lobed(40.4, 28, 1.4)).upper, colour: paint.lower, lift: 1.8 },
      { mask: paper(lobed(30.6, 14, -1)).upper, colour: paint.ground, lift: 0.2, plain: true },
      { mask: upper, colour: paint.upper, lift: 0.9 },
    ],
    { shade: paint.shade },
  );
}

/** A peony cut of two sheets about a plain disc for the initials. */
function seal({ paint }) {
  const random = seededRandom(61);
  const ring = (count, form, start) =>
    joined(
      ...range(count, (i) =>
        placed(
          petal(random, { lobes: 4, rims: 0.945, gap: 4, ...form }),
          0,
          0,
          start + (360 / count) * i + random.between(-2, 2),
        ),
      ),
    );
  const flower = joined(
    ring(9, { length: 122, spread: 24, teeth: 10, near: 0.7, far: 0.885 }, 0),
    ring(8, { length: 92, spread: 27, lobes: 3, teeth: 8, near: 0.6, far: 0.84 }, 14),
  );
  const disc = lobed(64, 40, 0.9);
  return sheetsOfPaper(
    [-130, -130, 260, 260],
    [
      { mask: paper(lobed(124, 27, 3)).upper, colour: paint.dark, lift: 3 },
      { mask: flower.upper, colour: paint.upper, lift: 1 },
      { mask: paper(disc).upper, colour: paint.ground, lift: 1.6, plain: true },
      {
        mask: `<path fill-rule="evenodd" d="${lobed(59, 40, 0.6)}${lobed(56.6, 40, 0.6)}" fill="#fff"/>`,
        colour: paint.upper,
        lift: 0.2,
      },
    ],
    { shade: paint.dark },
  );
}

/** A small peony between two leaves and crescents. */
function rule(art) {
  const side = (s) => [
    placed(leaf(95 + s, { length: 46, width: 15, bend: s * -24, veins: 7 }), s * 17, 1, s * 84),
    placed(paper('M0 -4L4 0L0 4L-4 0Z'), s * 76, 0),
    placed(paper('M0 -2.600L2.600 0L0 2.600L-2.600 0Z'), s * 88, 0),
  ];
  return spray(
    [-120, -19, 240, 38],
    { back: joined(...side(-1), ...side(1)), front: placed(openPeony(27, 15), 0, 0) },
    art,
  );
}

const FALLING = [
  ({ between }) =>
    petal({ between }, { length: 30, spread: 34, lobes: 3, teeth: 7, near: 0.42, far: 0.8, rims: 0.92, gap: 0.1 }),
  ({ between }) =>
    petal({ between }, { length: 26, spread: 24, lobes: 2, teeth: 5, near: 0.4, far: 0.78, rims: 0.92, gap: 0.1 }),
];
const falling = (n, { paint }) =>
  sheetsOfPaper(
    [-20, -34, 40, 40],
    [{ mask: FALLING[n](seededRandom(70 + n)).upper, colour: n ? paint.back : paint.upper, lift: 0.8 }],
    { shade: paint.shade },
  );

/** What a colour of paper changes, the crest apart. */
const drawSheets = (art) => ({
  rim: () => rim(art),
  peony: () => spray(BOXES.peony, peonySpray(), art),
  orchid: () => spray(BOXES.orchid, orchidSpray(), art),
  pomegranate: () => spray(BOXES.pomegranate, pomegranateSpray(), art),
  nutmeg: () => spray(BOXES.nutmeg, nutmegSpray(), art),
  'peony-wing': () => spray(BOXES.peonyWing, peonyWing(), art),
  'pomegranate-wing': () => spray(BOXES.pomegranateWing, pomegranateWing(), art),
  lattice: () => lattice(art),
  edge: () => edge(art),
  level: () => spray([-170, -92, 340, 184], levelSpray(), art),
  twig: () => spray([-104, -96, 208, 176], nutmegTwig(), art),
  rule: () => rule(art),
  seal: () => seal(art),
  'fall-1': () => falling(0, art),
  'fall-2': () => falling(1, art),
});

/** The roles whose pictures differ by the colour of the paper. */
export const ROLES_OF_PAPER = [...Object.keys(drawSheets({})), 'crest'];

/**
 * Every role of the classic-moon-gate layout, and of its choices.
 * @param {{paint: object, papers: Record<string, object>, signs: string[]}} art `papers`: the colours of each option of
 *   paper, the first one those of `paint`; `signs`: the options of the crest, the first one first
 */
export function drawMoonGate(art) {
  const [first, ...others] = art.signs;
  const crests = Object.entries(art.papers).flatMap(([paper, paint], i) =>
    (i ? [first, ...others] : others).map((sign) => [`crest@${paper}+${sign}`, () => crest({ paint }, sign)]),
  );
  const rest = Object.fromEntries(
    Object.entries(art.papers)
      .slice(1)
      .map(([paper, paint]) => [paper, { paint }]),
  );
  return {
    ...withOptions(drawSheets, Object.keys(drawSheets({})), rest)(art),
    crest: () => crest(art, first),
    ...Object.fromEntries(crests),
  };
}
