import { svgDocument } from '../core/svg.mjs';
import { waxSeal } from '../floral/wax-seal.mjs';
import { paperShadow } from '../vintage/filters.mjs';
import { driedBouquet, driedPetal, driedSprig, wheatRule } from './bouquet.mjs';
import { plantBrush, slackTwine } from './brush.mjs';
import { deckleSheet, kraftTile, stitchFrame } from './paper.mjs';

/** Kraft paper, a cotton sheet, and a bouquet of pampas and everlastings tied upon it with twine. */
export const drawQaseh = (art) => ({
  ground: () => kraftTile(art.paper),
  sheet: () => deckleSheet(art.sheet),
  crown: () => driedBouquet(art),
  cord: () =>
    svgDocument({
      width: 240,
      height: 20,
      defs: paperShadow('near', { colour: art.shadow, dy: 2.5, blur: 1.4, opacity: 0.4, tight: 0.3 }),
      body: `<g filter="url(#near)">${slackTwine(plantBrush(art.seed))}</g>`,
    }),
  sprig: () => driedSprig(art),
  stitch: () => stitchFrame(...art.thread),
  seal: () => waxSeal({ seed: art.seed, wax: art.wax, wreath: 'leaves' }),
  rule: () => wheatRule({ seed: art.seed, flowers: art.flowers[0] }),
  'fall-1': () => driedPetal(art.flowers[0], 30),
  'fall-2': () => driedPetal(art.flowers[2], 150),
  'fall-3': () => driedPetal([art.leaves[1], '', art.leaves[2]], 250),
});
