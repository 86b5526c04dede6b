import { svgDocument } from '../core/svg.mjs';
import { driedPetal } from './bouquet.mjs';
import { bulbs, eucalyptusFoot, eucalyptusSwag, twigRule } from './garland.mjs';
import { boards, ironHinge, woodSlice } from './wood.mjs';

/** A frame of two fine lines with a leafy twig at each corner, 120 × 120 with corners of 42. */
function twigFrame(ink) {
  const leaf = (x, y, turn) =>
    `<path transform="translate(${x} ${y}) rotate(${turn})" d="M0 0C-4-3-4-9 0-13C4-9 4-3 0 0Z"/>`;
  const corner = `<g fill="${ink}">${leaf(14, 14, -45)}${leaf(20, 11, 20)}${leaf(11, 20, -110)}${leaf(27, 10, 62)}${leaf(10, 27, -152)}${leaf(33, 9, 40)}${leaf(9, 33, -130)}</g><path d="M42 8H30C18 8 8 18 8 30V42" fill="none" stroke="${ink}" stroke-width="1.2"/>`;
  const corners = [0, 90, 180, 270].map((turn) => `<g transform="rotate(${turn} 60 60)">${corner}</g>`).join('');
  const lines = `<path d="M42 8H78M42 112H78M8 42V78M112 42V78" stroke="${ink}" stroke-width="1.2"/>`;
  return svgDocument({ width: 120, height: 120, body: lines + corners });
}

/** Dark boards, bulbs and a garland of eucalyptus; a barn's doors on iron hinges. */
export const drawKayu = (art) => ({
  boards: () => boards(art.boards),
  garland: () => eucalyptusSwag(art),
  lamps: () => bulbs(art.lamps),
  foot: () => eucalyptusFoot(art),
  hinge: () => ironHinge(art.iron),
  frame: () => twigFrame(art.line),
  seal: () => woodSlice(art.slice),
  rule: () => twigRule(art),
  'fall-1': () => driedPetal([art.greens[3], '', art.greens[0]], 20),
  'fall-2': () => driedPetal([art.greens[1], '', art.greens[2]], 140),
  'fall-3': () => driedPetal([art.flowers[1][0], '', art.flowers[1][1]], 250),
});
