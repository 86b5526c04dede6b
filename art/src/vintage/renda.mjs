import { svgDocument } from '../core/svg.mjs';
import { waxSeal } from '../floral/wax-seal.mjs';
import { paperShadow } from './filters.mjs';
import { blossom, bud } from './flowers.mjs';
import { PEARL, laceFan, laceRound, pearlsRound, sewn, stadium } from './lace.mjs';
import { leaf, spray } from './leaf.mjs';
import { fallingPetal, scrollFrame, scrollRule } from './letter-paper.mjs';
import { place, polar } from './pen.mjs';
import { engravingPlate } from './plate.mjs';

const WIDTH = 600;
const HEIGHT = 1050;
/** The card within the lace: its round head and foot lie in the first and the last slice, 540 and 740. */
const CARD = { left: 102, right: 498, top: 340, bottom: 740 };

/** A sprig of melati about the origin: open flowers, buds and twigs to both sides. */
function melati(plate, size = 1) {
  const jasmine = (x, y, radius, count) =>
    blossom(plate, x, y, radius, { count, wide: count > 6 ? 0.36 : 0.5, stamens: 9 });
  const twigs = [
    [-84, 120],
    [84, 120],
    [-112, 104],
    [112, 104],
    [-60, 86],
    [60, 86],
  ].map(([angle, length]) => spray(plate, 0, 0, angle, length, 5, 0.24));
  const leaves = [-140, -96, -58, -20, 20, 58, 96, 140].map((angle, i) =>
    leaf(plate, ...polar(0, 0, angle, 22), angle, 62, 17, { side: i % 2 ? 1 : -1, serrated: false, dark: 0.14 }),
  );
  const body = [
    ...twigs,
    ...leaves,
    bud(plate, -92, -12, -76, 13),
    bud(plate, 92, -12, 76, 13),
    bud(plate, -62, 26, -112, 12),
    bud(plate, 62, 26, 112, 12),
    jasmine(-56, -8, 25, 8),
    jasmine(56, -8, 25, 8),
    jasmine(-26, -34, 22, 7),
    jasmine(28, -34, 22, 7),
    jasmine(-24, 22, 24, 7),
    jasmine(26, 22, 24, 7),
    jasmine(0, -4, 34, 8),
  ];
  return `<g transform="scale(${size})">${body.join('')}</g>`;
}

const mask = (id, { solid, hole }) =>
  `<mask id="${id}" maskUnits="userSpaceOnUse" x="-600" y="-600" width="1800" height="2400"><g fill="#fff">${solid}</g><g fill="#000">${hole}</g></mask>`;

/** `depth` 0…1: how dark the lace's shadow is; it falls on velvet, or on pale pages. */
const shades = ({ shadow, lace }, depth = 1) =>
  paperShadow('shadow', { colour: shadow, dy: 5, blur: 5, opacity: 0.55 * depth, tight: 0.6 * depth }) +
  paperShadow('near', { colour: shadow, dy: 2, blur: 1.8, opacity: 0.45, tight: 0.3 }) +
  sewn('sewn', lace) +
  PEARL;

/** Threads of lace with their shadow: masked twice, as a shadow falls from what the mask leaves. */
const threads = (id, lace) => {
  const cloth = `<g mask="url(#${id})"><rect x="-400" y="-400" width="1400" height="1900" fill="${lace}"/></g>`;
  return `<g filter="url(#shadow)">${cloth}</g><g filter="url(#sewn)">${cloth}</g>`;
};

function laceWindow(art) {
  const { lace, card, gold, seed, plate: print } = art;
  const sprig = () => melati(engravingPlate({ seed: seed + 2, ...print }), 1.12);
  const inner = { left: CARD.left + 15, right: CARD.right - 15, top: CARD.top, bottom: CARD.bottom };
  const defs = `${shades(art)}${mask('lace', laceRound(CARD))}<radialGradient id="card" gradientUnits="userSpaceOnUse" cx="300" cy="540" r="470" ><stop offset="0" stop-color="${card[0]}"/><stop offset=".75" stop-color="${card[0]}"/><stop offset="1" stop-color="${card[1]}"/></radialGradient>`;
  const body = [
    threads('lace', lace),
    `<path d="${stadium(CARD)}" fill="url(#card)"/>`,
    `<path d="${stadium(inner)}" fill="none" stroke="${gold}" stroke-width="1.1"/>`,
    `<g filter="url(#near)">${pearlsRound(CARD)}</g>`,
    `<g filter="url(#near)">${place(300, CARD.top - 196, 0, sprig())}${place(300, CARD.bottom + 200, 180, sprig())}</g>`,
  ].join('');
  const piece = (from, to) =>
    svgDocument({ width: WIDTH, height: to - from, defs, body: `<g transform="translate(0 ${-from})">${body}</g>` });
  return { head: piece(0, 540), middle: piece(540, 740), foot: piece(740, HEIGHT) };
}

/** A doily, velvet and melati in it, whole: above the letter and on the doors; 600 × 230. */
function doily(art) {
  const { lace, velvet, seed, plate: print, gold } = art;
  const radius = 138;
  const round = { left: -radius, right: radius, top: 0, bottom: 0 };
  const both = (half) => `${half}<g transform="rotate(180)">${half}</g>`;
  const { solid, hole } = laceFan(radius, 8);
  const body = [
    threads('lace', lace),
    `<circle r="${radius}" fill="url(#velvet)"/><circle r="${radius - 12}" fill="none" stroke="${gold}" stroke-width="1"/>`,
    `<g filter="url(#near)">${pearlsRound(round)}</g>`,
    `<g filter="url(#near)">${place(0, 6, 0, melati(engravingPlate({ seed: seed + 4, ...print }), 1.12))}</g>`,
  ].join('');
  return svgDocument({
    width: WIDTH,
    height: 230,
    defs: `${shades(art, 0.5)}${mask('lace', { solid: both(solid), hole: both(hole) })}<radialGradient id="velvet"><stop offset="0" stop-color="${velvet[0]}"/><stop offset="1" stop-color="${velvet[1]}"/></radialGradient>`,
    body: `<g transform="translate(300 114) scale(.5)">${body}</g>`,
  });
}

/** White lace and pearls on velvet, with melati: the frame of `vintage-frame`. */
export function drawRenda(art) {
  let pieces;
  const piece = (name) => (pieces ??= laceWindow(art))[name];
  return {
    head: () => piece('head'),
    middle: () => piece('middle'),
    foot: () => piece('foot'),
    crest: () => doily(art),
    frame: () => scrollFrame(art.rule),
    seal: () => waxSeal({ seed: art.seed, wax: art.wax, wreath: 'pearls' }),
    rule: () => scrollRule(art.rule, art.velvet[0]),
    'fall-1': () => fallingPetal(...art.petals, 20),
    'fall-2': () => fallingPetal(...art.petals, 140),
    'fall-3': () => fallingPetal(...art.petals, 250),
  };
}
