import { svgDocument } from '../core/svg.mjs';
import { paperShadow } from '../vintage/filters.mjs';
import { driedPetal } from './bouquet.mjs';
import { plantBrush, twineStrip } from './brush.mjs';
import { deckleSheet, stitchFrame } from './paper.mjs';
import { driftwoodHanging, linenTile, ropeRule, sandDollar, shoreSprig } from './shore.mjs';

/** Sea-grey linen, a white sheet, and driftwood on a rope with knotted cotton. */
export const drawHanyut = (art) => ({
  ground: () => linenTile(art.linen),
  sheet: () => deckleSheet(art.sheet),
  crown: () => driftwoodHanging(art),
  cord: () =>
    svgDocument({
      width: 120,
      height: 20,
      defs: paperShadow('near', { colour: art.shadow, dy: 2.5, blur: 1.4, opacity: 0.4, tight: 0.3 }),
      body: `<g filter="url(#near)">${twineStrip(plantBrush(art.seed), { width: 9.2, plies: { body: art.cotton[1], shade: art.cotton[2], light: art.cotton[0] } })}</g>`,
    }),
  sprig: () => shoreSprig(art),
  stitch: () => stitchFrame(...art.thread),
  seal: () => sandDollar(art.dollar),
  rule: () => ropeRule(art),
  'fall-1': () => driedPetal(['#ffffff', '', '#cfd9da'], 30),
  'fall-2': () => driedPetal([art.greys[1], '', art.greys[2]], 150),
  'fall-3': () => driedPetal(['#fbe9df', '', art.coral[1]], 250),
});
