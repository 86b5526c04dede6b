import { waxSeal } from '../floral/wax-seal.mjs';
import { svgDocument } from '../core/svg.mjs';
import { blossom, bud, rose } from './flowers.mjs';
import { leaf, spray } from './leaf.mjs';
import { fallingPetal, scrollFrame, scrollRule, tornSheet } from './letter-paper.mjs';
import { place, polar } from './pen.mjs';
import { engravingPlate } from './plate.mjs';
import { postage } from './postage.mjs';
import { paperShadow } from './filters.mjs';

/** Angles and lengths of the twigs, and of the leaves round the blooms, of a bouquet that hangs from its corner. */
const TWIGS = [
  [-88, 178],
  [-58, 150],
  [-118, 150],
  [8, 190],
  [38, 168],
  [-22, 150],
  [68, 120],
];
const LEAVES = [
  [-100, 48, 92],
  [-70, 52, 104],
  [-36, 50, 96],
  [0, 50, 100],
  [30, 52, 104],
  [62, 48, 92],
  [100, 40, 84],
  [150, 40, 80],
  [-150, 40, 80],
];

const leaves = (plate, list) =>
  list
    .map(([angle, distance, length]) => {
      const [x, y] = polar(0, 0, angle, distance);
      const side = plate.random.next() > 0.5 ? 1 : -1;
      return leaf(plate, x, y, angle + plate.random.between(-12, 12), length, length * 0.27, { side, dark: 0.16 });
    })
    .join('');

/** Roses, buds and dog roses about the origin, reaching upwards and to both sides. */
function bouquet(plate, second) {
  return [
    ...TWIGS.map(([angle, length]) => spray(plate, 0, 0, angle, length)),
    leaves(plate, LEAVES),
    bud(plate, -122, -42, -66, 27),
    bud(plate, 62, -128, 24, 29),
    blossom(plate, -84, -4, 30),
    blossom(plate, 30, -84, 28),
    blossom(plate, 88, -42, 26),
    rose(plate, -40, -58, 50, second),
    rose(plate, 2, 2, 76),
  ].join('');
}

/** A low spray as wide as the letter: a rose in the middle, smaller ones and twigs to both sides. */
function swag(plate, second) {
  const twigs = [
    [-96, 270],
    [96, 270],
    [-78, 190],
    [78, 190],
    [-112, 180],
    [112, 180],
    [-50, 110],
    [50, 110],
  ];
  const around = [-120, -92, -64, -30, 0, 30, 64, 92, 120].map((angle) => [angle, 62, 92]);
  return [
    ...twigs.map(([angle, length]) => spray(plate, 0, 0, angle, length, 8)),
    leaves(plate, around),
    bud(plate, -168, -8, -80, 25),
    bud(plate, 168, -8, 80, 25),
    blossom(plate, -136, 16, 26),
    blossom(plate, 136, 16, 26),
    blossom(plate, -60, -54, 24),
    blossom(plate, 62, -54, 24),
    rose(plate, -86, 0, 46, second),
    rose(plate, 88, 0, 46, second),
    rose(plate, 0, 4, 62),
  ].join('');
}

/**
 * Roses engraved and tinted by hand on a letter with torn edges.
 * @param {object} art ink, paper, hue, second (the paler rose), desk…: `art` of the design
 */
export function drawMawar(art) {
  const { ink, hue, second, sheet, wax, petals, seed, printed, mark, shadow } = art;
  const plate = () => engravingPlate({ seed, ink, paper: printed, hue, tint: art.tint });
  const cut = paperShadow('cut', { colour: shadow, dy: 3, blur: 3, opacity: 0.42, tight: 0.3 });
  const scrap = (width, height, body) =>
    svgDocument({ width, height, defs: cut, body: `<g filter="url(#cut)">${body}</g>` });
  const stampOf = (picture, width, height, ground) => ({ width, height, paper: art.stampPaper, ink, ground, picture });
  return {
    sheet: () => tornSheet({ seed, ...sheet, shadow }),
    frame: () => scrollFrame(art.rule),
    'corner-a': () =>
      scrap(420, 400, `<g transform="translate(262 152) scale(-1.24 1.24) rotate(58)">${bouquet(plate(), second)}</g>`),
    'corner-b': () =>
      scrap(420, 440, `<g transform="translate(160 268) scale(-1.2 1.2) rotate(238)">${bouquet(plate(), second)}</g>`),
    postage: () => {
      const press = engravingPlate({ seed: seed + 1, ink, paper: printed, hue, tint: art.tint, line: 0.8 });
      const picture =
        leaves(
          press,
          LEAVES.map(([angle]) => [angle, 22, 52]),
        ) + rose(press, 0, 2, 40);
      const small =
        leaves(
          press,
          LEAVES.map(([angle]) => [angle, 12, 40]),
        ) + blossom(press, 0, 0, 30);
      return postage({
        front: stampOf(place(0, 4, 0, picture), 104, 132, art.stampGround),
        back: stampOf(small, 92, 112, art.stampGround2),
        mark,
        shadow,
      });
    },
    swag: () => scrap(600, 200, `<g transform="translate(300 106) scale(.66)">${swag(plate(), second)}</g>`),
    seal: () => waxSeal({ seed: seed + 5, wax, wreath: 'leaves' }),
    rule: () => scrollRule(art.rule, mark),
    'fall-1': () => fallingPetal(...petals, 20),
    'fall-2': () => fallingPetal(...petals, 130),
    'fall-3': () => fallingPetal(petals[1], petals[0], 250),
  };
}
