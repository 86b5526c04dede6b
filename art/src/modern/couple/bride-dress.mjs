import { band, curve, tabur } from './cloth.mjs';
import { bouquet } from './flowers.mjs';
import { dab, stroke } from './gouache.mjs';

/** The bride's long kebaya of songket, in the couple's units: ground at 616, light from the upper left. */

const TOP =
  'M147 203C137 210 126 212 119 222C115 242 124 262 131 284C136 300 131 320 124 344C115 378 108 412 103 446C140 460 188 460 221 444C216 408 209 376 201 344C194 322 190 302 193 286C199 262 209 242 207 222C200 212 189 210 180 203C172 214 155 214 147 203Z';
const SKIRT =
  'M109 434C101 490 90 544 74 590C66 604 54 612 44 616C84 632 196 632 250 617C240 596 228 540 217 434C186 450 140 450 109 434Z';
const UPPER =
  'M123 215C112 220 106 238 103 258C98 280 94 296 92 308C93 320 104 324 113 317C118 304 124 288 127 268C130 250 132 232 129 217Z';
const RESTING = 'M95 292C89 308 94 322 107 329C121 336 132 344 142 353L155 335C142 326 129 312 119 294Z';
const WAVING = 'M92 298C88 316 108 326 117 310C113 292 104 272 95 252L68 261C74 282 80 292 92 298Z';
const INNER =
  'M198 214C208 212 214 223 217 243C220 264 223 278 227 286L243 276L252 297C240 308 226 320 212 319C200 316 198 300 196 280C194 258 193 236 198 214Z';

const bodyEdges = (y) => {
  const rows = [
    [200, 124, 204],
    [245, 120, 206],
    [286, 131, 193],
    [344, 123, 202],
    [446, 103, 221],
  ];
  return between(rows, y);
};
const skirtEdges = (y) =>
  between(
    [
      [430, 108, 218],
      [520, 96, 230],
      [620, 56, 250],
    ],
    y,
  );
function between(rows, y) {
  const i = Math.max(0, Math.min(rows.length - 2, rows.findIndex(([h]) => h > y) - 1));
  const [a, b] = [rows[i], rows[i + 1]];
  const t = Math.max(0, Math.min(1, (y - a[0]) / (b[0] - a[0])));
  return [a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t];
}

/** Outlines of the dress without the outer forearm. */
export const SILHOUETTE = [TOP, SKIRT, UPPER, INNER];

const cuff = (a, b, width, tones) => stroke([a, b], width, tones.gold, { foot: 0.9, tip: 0.9 });

/** Dress without the outer forearm, which rests or waves. */
export function dress(g, tones) {
  const { light, base, shade, deep, gold, goldDeep } = tones;
  const cloth = { gold, deep: goldDeep };
  const skirtPattern = tabur(g, skirtEdges, { top: 462, bottom: 566, row: 19, column: 21, size: 5.6, ...cloth });
  const hem = band(g, curve([44, 615], [150, 633], [250, 616]), {
    height: 20,
    teeth: 13,
    shoot: 22,
    ground: deep,
    ...cloth,
  });
  const folds = g.dryStrokes(
    stroke('150 440, 146 520, 122 618', 12, deep) +
      stroke('188 440, 196 530, 206 622', 16, deep) +
      stroke('128 444, 116 530, 84 614', 6, base) +
      stroke('170 446, 172 530, 166 616', 7, base),
  );
  const skirt = g.lit(SKIRT, shade, deep, folds + skirtPattern + hem, { dx: -16, dy: 0 });
  const topHem = band(g, curve([101, 446], [160, 464], [223, 444]), {
    height: 13,
    teeth: 10,
    shoot: 0,
    ground: shade,
    ...cloth,
  });
  const topPattern = tabur(g, bodyEdges, { top: 222, bottom: 432, row: 17, column: 18, size: 4.7, ...cloth });
  const topFolds = g.dryStrokes(
    stroke('136 296, 128 350, 120 440', 7, shade) +
      stroke('184 300, 196 360, 206 446', 11, shade) +
      stroke('176 250, 188 272, 192 292', 9, shade) +
      stroke('146 236, 138 262, 138 288', 5, light) +
      stroke('150 310, 142 370, 132 446', 6, light),
  );
  const opening =
    stroke('164 210, 163 300, 164 452', 2.6, shade, { foot: 0.6, tip: 0.8 }) +
    stroke('167 312, 170 380, 172 452', 1.4, light);
  const brooches = [228, 254, 280]
    .map((y) => dab(164, y + 5, 10, 8, 0, gold) + dab(164, y + 3, 5, 4, 0, '#fff3d6'))
    .join('');
  const pending = g.strokes(
    stroke('130 294, 162 303, 194 295', 8, gold, { foot: 1, tip: 1 }) +
      dab(163, 312, 19, 20, 0, goldDeep) +
      dab(162.4, 310.5, 16, 17, 0, gold) +
      dab(162, 307, 8, 7, 0, '#fff0c8'),
  );
  const top = g.lit(TOP, base, shade, topFolds + topPattern + topHem + opening + brooches);
  const upper = g.lit(
    UPPER,
    base,
    shade,
    tabur(g, () => [94, 134], { top: 232, bottom: 310, row: 17, column: 20, size: 4.4, ...cloth }),
    { dx: -6, dy: -2 },
  );
  const inner = g.lit(
    INNER,
    base,
    shade,
    tabur(g, (y) => (y < 282 ? [194, 232] : [200, 248]), {
      top: 232,
      bottom: 318,
      row: 17,
      column: 20,
      size: 4.4,
      ...cloth,
    }) +
      g.dryStrokes(stroke('204 292, 220 300, 238 296', 7, shade)) +
      cuff([243, 276], [253, 298], 5, tones),
    { dx: -7, dy: -5 },
  );
  return skirt + top + pending + upper + inner;
}

/** The outer forearm as it rests, with the flowers that the hand holds. */
export function restingSleeve(g, tones, flowers) {
  const sleeve = g.lit(
    RESTING,
    tones.base,
    tones.shade,
    tabur(g, () => [96, 156], {
      top: 314,
      bottom: 350,
      row: 17,
      column: 20,
      size: 4.4,
      gold: tones.gold,
      deep: tones.goldDeep,
    }) + cuff([141, 354], [158, 332], 5, tones),
    { dx: -3, dy: -7 },
  );
  return sleeve + bouquet(g, 170, 338, flowers);
}

/** The outer forearm as it waves. */
export const wavingSleeve = (g, tones) =>
  g.lit(
    WAVING,
    tones.base,
    tones.shade,
    tabur(g, (y) => [66 + (y - 252) * 0.4, 100 + (y - 252) * 0.3], {
      top: 270,
      bottom: 314,
      row: 16,
      column: 19,
      size: 4.4,
      gold: tones.gold,
      deep: tones.goldDeep,
    }) + cuff([65, 261], [94, 251], 5, tones),
    { dx: -5, dy: -3 },
  );
