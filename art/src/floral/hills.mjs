import { sculpture } from '../core/sculpt.mjs';
import { blurFilter, svgDocument } from '../core/svg.mjs';
import { crosier, paku, rhododendron, sendudukBranch, sendudukFlower, trumpetFlower } from './hill-flowers.mjs';
import { mistyHills } from './hill-mist.mjs';

/** A footpath in the hills of Janda Baik in the morning: ridges in mist, tea, and what grows wild beside the way. */

/** What makes painted of what is sculpted: outlines that give a little, pigment that gathers in grains. */
const WASH =
  '<filter id="wash" x="-4%" y="-4%" width="108%" height="108%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency=".035" numOctaves="3" seed="4" result="n"/><feDisplacementMap in="SourceGraphic" in2="n" scale="5" xChannelSelector="R" yChannelSelector="G" result="d"/><feTurbulence type="fractalNoise" baseFrequency=".16" numOctaves="4" seed="9"/><feColorMatrix values="0 0 0 0 1 0 0 0 0 .99 0 0 0 0 .95 .9 0 0 0 -.39" result="g"/><feComposite in="g" in2="d" operator="in" result="grain"/><feMerge><feMergeNode in="d"/><feMergeNode in="grain"/></feMerge></filter>';

/** A picture of surfaces, washed. `defs`, `behind` and `before` are markup. */
async function washed({ width, height, pixels, light }, surfaces, { defs = '', behind = '', before = '' } = {}) {
  const picture = await sculpture({ width, height, pixels, surfaces, light });
  return svgDocument({
    width,
    height,
    defs: WASH + defs,
    body: `${behind}<g filter="url(#wash)">${picture}</g>${before}`,
  });
}

/** At the left and tall: senduduk between fronds of paku, 330 × 460. */
const wayside = (art) =>
  washed({ width: 330, height: 460, pixels: 640, light: art.light }, [
    ...paku(
      {
        points: [
          [40, 470, -60],
          [60, 340, -50],
          [110, 220, -40],
          [186, 130, -30],
        ],
        reach: 78,
        seed: 2,
        pairs: 20,
        tone: 0.2,
      },
      art,
    ),
    ...paku(
      {
        points: [
          [10, 470, -30],
          [90, 390, -20],
          [190, 350, -10],
          [286, 366, 0],
        ],
        reach: 66,
        seed: 5,
        pairs: 19,
      },
      art,
    ),
    ...sendudukBranch(
      {
        points: [
          [-10, 470, 0],
          [10, 340, 6],
          [26, 210, 10],
          [70, 92, 16],
        ],
        leaves: 7,
        size: 29,
        seed: 3,
        blooms: [
          [0, -6, 12, 1, 10, 10, -6],
          [38, 24, 4, 0.9, 40, 34, 12],
          [-32, 28, 6, 0.84, 80, -38, 16],
        ],
      },
      art,
    ),
    ...sendudukBranch(
      {
        points: [
          [20, 480, 30],
          [60, 400, 34],
          [104, 320, 40],
          [140, 258, 44],
        ],
        leaves: 5,
        size: 29,
        seed: 8,
        blooms: [
          [4, -6, 12, 1.04, 30, 14, 0],
          [-36, 26, 6, 0.78, 0, -44, 26],
          [38, 30, 2, 0.72, 66, 52, 22],
        ],
      },
      art,
    ),
    ...sendudukBranch(
      {
        points: [
          [-20, 400, 20],
          [6, 330, 26],
          [22, 280, 30],
          [18, 240, 34],
        ],
        leaves: 3,
        size: 26,
        seed: 18,
        blooms: [[0, 0, 8, 0.9, 15, -10, 10]],
      },
      art,
    ),
    crosier({ foot: [214, 470, 30], height: 120, turn: 17, thick: 4 }, art),
    crosier({ foot: [178, 470, 20], height: 78, turn: 12, thick: 3.4, side: -1 }, art),
  ]);

/** At the right and low: wild rhododendron over paku, 400 × 300. */
const thicket = (art) =>
  washed({ width: 400, height: 300, pixels: 660, light: art.light }, [
    ...paku(
      {
        points: [
          [420, 300, -40],
          [330, 220, -34],
          [230, 176, -24],
          [130, 190, -20],
        ],
        reach: 60,
        seed: 12,
        pairs: 19,
        tone: 0.2,
      },
      art,
    ),
    ...paku(
      {
        points: [
          [400, 330, 10],
          [310, 292, 14],
          [200, 276, 20],
          [104, 300, 26],
        ],
        reach: 50,
        seed: 15,
        pairs: 18,
      },
      art,
    ),
    ...sendudukBranch(
      {
        points: [
          [300, 320, 0],
          [262, 250, 6],
          [226, 196, 10],
          [214, 150, 14],
        ],
        leaves: 4,
        size: 23,
        seed: 31,
        blooms: [[0, 0, 8, 0.9, 20, -20, 0]],
      },
      art,
    ),
    ...rhododendron({ at: [322, 146, 20], size: 36, seed: 4 }, art),
    ...rhododendron({ at: [256, 236, 40], size: 32, seed: 7, blooms: 7 }, art),
    ...rhododendron({ at: [372, 240, 50], size: 34, seed: 9, blooms: 8 }, art),
  ]);

/** A posy of what grows there, free on all sides, 300 × 170. */
const posy = (art) =>
  washed({ width: 300, height: 170, pixels: 560, light: art.light }, [
    ...paku(
      {
        points: [
          [150, 120, -20],
          [104, 92, -16],
          [60, 84, -12],
          [20, 98, -8],
        ],
        reach: 32,
        seed: 22,
        pairs: 15,
      },
      art,
    ),
    ...paku(
      {
        points: [
          [150, 120, -20],
          [196, 88, -16],
          [240, 76, -12],
          [282, 88, -8],
        ],
        reach: 32,
        seed: 25,
        pairs: 15,
      },
      art,
    ),
    ...paku(
      {
        points: [
          [150, 126, -14],
          [186, 124, -10],
          [222, 132, -6],
          [254, 152, -2],
        ],
        reach: 22,
        seed: 27,
        pairs: 12,
      },
      art,
    ),
    ...paku(
      {
        points: [
          [150, 126, -14],
          [114, 126, -10],
          [78, 134, -6],
          [48, 154, -2],
        ],
        reach: 22,
        seed: 29,
        pairs: 12,
      },
      art,
    ),
    ...rhododendron({ at: [156, 92, 10], size: 30, seed: 14, blooms: 8 }, art),
    ...[
      [100, 96, 0.82, -24],
      [206, 112, 0.74, 30],
      [120, 128, 0.66, -10],
    ].flatMap(([x, y, size, yaw], i) =>
      sendudukFlower({ at: [x, y, 24], size: 27 * size, yaw, roll: i * 31, pitch: 12 }, art, i + 3),
    ),
  ]);

/** A senduduk between two fronds, 240 × 44. */
const rule = (art) =>
  washed({ width: 240, height: 44, pixels: 480, light: art.light }, [
    ...paku(
      {
        points: [
          [112, 23, 0],
          [88, 19, 0],
          [56, 20, 0],
          [14, 26, 0],
        ],
        reach: 13,
        seed: 41,
        pairs: 15,
      },
      art,
    ),
    ...paku(
      {
        points: [
          [128, 23, 0],
          [152, 19, 0],
          [184, 20, 0],
          [226, 26, 0],
        ],
        reach: 13,
        seed: 43,
        pairs: 15,
      },
      art,
    ),
    ...sendudukFlower({ at: [120, 22, 14], size: 17, roll: 8 }, art, 5),
  ]);

/** A pool of violet wash within a ring of fronds and flowers, 260 × 260. */
function seal(art) {
  const C = 130;
  const arc = (from, to, r) =>
    [0, 1, 2, 3].map((i) => {
      const a = ((from + ((to - from) * i) / 3) * Math.PI) / 180;
      return [C + Math.sin(a) * r, C - Math.cos(a) * r, 2];
    });
  const surfaces = [
    ...paku({ points: arc(186, 304, 92), reach: 27, seed: 51, pairs: 18 }, art),
    ...paku({ points: arc(176, 68, 92), reach: 27, seed: 53, pairs: 17 }, art),
    ...paku({ points: arc(300, 372, 92), reach: 22, seed: 55, pairs: 13 }, art),
    ...[
      [52, 178, 1, -16],
      [84, 214, 0.8, 12],
      [206, 62, 0.86, 24],
    ].flatMap(([x, y, size, yaw], i) =>
      sendudukFlower({ at: [x, y, 30], size: 25 * size, yaw, roll: 12 + i * 29, pitch: 8 }, art, i + 11),
    ),
    ...rhododendron({ at: [124, 224, 16], size: 17, seed: 61, blooms: 7 }, art),
  ];
  const [deep, mid] = art.pool;
  return washed({ width: 260, height: 260, pixels: 460, light: art.light }, surfaces, {
    defs: `${blurFilter('soft', 3)}<filter id="bleed" x="-4%" y="-4%" width="108%" height="108%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency=".02" numOctaves="3" seed="6" result="n"/><feDisplacementMap in="SourceGraphic" in2="n" scale="7" xChannelSelector="R" yChannelSelector="G" result="d"/><feTurbulence type="fractalNoise" baseFrequency=".03" numOctaves="5" seed="2"/><feColorMatrix values="0 0 0 0 1 0 0 0 0 .96 0 0 0 0 1 .8 0 0 0 -.3"/><feComposite in2="d" operator="in" result="g"/><feMerge><feMergeNode in="d"/><feMergeNode in="g"/></feMerge></filter><radialGradient id="pool" cx=".42" cy=".36" r=".75"><stop offset="0" stop-color="${mid}"/><stop offset="1" stop-color="${deep}"/></radialGradient>`,
    behind: `<circle cx="${C + 1}" cy="${C + 4}" r="88" fill="${deep}" opacity=".25" filter="url(#soft)"/><g filter="url(#bleed)"><circle cx="${C}" cy="${C}" r="88" fill="url(#pool)"/><circle cx="${C}" cy="${C}" r="86" fill="none" stroke="${deep}" stroke-width="3" opacity=".7"/></g>`,
  });
}

const one = (art, surfaces) => washed({ width: 40, height: 40, pixels: 120, light: art.light }, surfaces);

/** Every role of the floral-hills layout, drawn from a design's `art`. */
export const drawHills = (art) => ({
  hills: () => mistyHills(art.hills, { width: 900, height: 460, pixels: 1100 }),
  range: () => mistyHills(art.hills, { width: 1900, height: 460, pixels: 1500 }),
  wayside: () => wayside(art),
  thicket: () => thicket(art),
  posy: () => posy(art),
  seal: () => seal(art),
  rule: () => rule(art),
  'fall-1': () => one(art, sendudukFlower({ at: [20, 20, 0], size: 14, pitch: 30, roll: 20 }, art, 2)),
  'fall-2': () => one(art, sendudukFlower({ at: [20, 21, 0], size: 13, pitch: -46, yaw: 40 }, art, 8).slice(0, 2)),
  'fall-3': () => one(art, trumpetFlower({ at: [20, 20, 0], size: 13, pitch: -64, roll: 40 }, art, 4)),
});
