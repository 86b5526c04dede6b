import { band } from './cloth.mjs';
import { bouquet, leaf, melati, rose, twig } from './flowers.mjs';
import { dab, gouache, stroke } from './gouache.mjs';
import { cascade } from './places.mjs';

/** What returns in the letter, and the divider, the seal and what falls. */

/** A strip of songket that repeats, 240 × 44. */
export function trim({ deep, shade, gold }) {
  const g = gouache(844);
  const line = (t) => [-20 + 280 * t, 44];
  const body = band({ ...g, between: (a, b) => (a + b) / 2 }, line, {
    height: 26,
    teeth: 14,
    shoot: 13,
    gold,
    deep: gold,
    ground: deep,
  });
  return g.picture(
    `<g filter="url(#q844flat)"><rect x="-20" y="4" width="280" height="44" fill="${shade}"/><rect x="-20" y="3" width="280" height="3" fill="${gold}"/>${body}</g>`,
    240,
    44,
  );
}

/** The bride's flowers, 190 × 210. */
export function posy(tones) {
  const g = gouache(855);
  return g.picture(
    `<g transform="translate(95 78) scale(1.5) translate(-170 -338)">${bouquet(g, 170, 338, tones)}</g>`,
    190,
    210,
  );
}

/** A tray of gifts: folded songket and two bunga telur; 300 × 206. */
export function tray(cloth, tones) {
  const g = gouache(866);
  const { brass, roses, jasmine, leaves, ivory } = tones;
  const foot =
    g.lit(
      'M34 150C40 176 104 180 112 184L104 198C130 204 170 204 196 198L188 184C196 180 260 176 266 150Z',
      brass.base,
      brass.shade,
      g.dryStrokes(stroke('70 166, 120 180, 118 196', 6, brass.light)),
      { dx: -8, dy: -2 },
    ) +
    g.shape(
      'M18 142C18 116 282 116 282 142C282 166 18 166 18 142Z',
      brass.light,
      g.dryStrokes(stroke('60 150, 180 158, 276 142', 14, brass.base)) +
        stroke('20 146, 150 163, 280 146', 4, brass.shade, { foot: 0.8, tip: 0.8 }),
    );
  const roll = (x, y, w, tone) =>
    g.lit(
      `M${x} ${y}C${x - 8} ${y - 22} ${x + 4} ${y - 30} ${x + 14} ${y - 30}L${x + w} ${y - 30}C${x + w + 12} ${y - 26} ${x + w + 12} ${y - 2} ${x + w} ${y}Z`,
      tone.base,
      tone.shade,
      stroke(
        [
          [x + 10, y - 20],
          [x + w / 2, y - 22],
          [x + w, y - 20],
        ],
        3,
        tone.gold,
        { foot: 1, tip: 1 },
      ) + Array.from({ length: 7 }, (_, i) => dab(x + 14 + (i * (w - 14)) / 7, y - 6, 7, 5, 0, tone.gold)).join(''),
      { dx: -4, dy: -5 },
    );
  const folded = roll(64, 140, 92, cloth) + roll(76, 112, 72, { ...cloth, base: cloth.shade, shade: cloth.deep });
  const eggs = [
    [206, 134],
    [238, 138],
  ]
    .map(
      ([x, y], i) =>
        g.strokes(
          stroke(
            [
              [x, y],
              [x + 1, y - 40],
              [x + 4, y - 78],
            ],
            3,
            leaves.base,
            { foot: 1, tip: 1 },
          ) +
            leaf(g, x + 2, y - 46, 26, 50, leaves) +
            leaf(g, x + 1, y - 40, 24, -54, leaves),
        ) +
        g.lit(
          `M${x - 14} ${y - 4}C${x - 14} ${y - 30} ${x + 14} ${y - 30} ${x + 14} ${y - 4}C${x + 14} ${y + 8} ${x - 14} ${y + 8} ${x - 14} ${y - 4}Z`,
          ivory.light,
          ivory.shade,
          '',
          { dx: -3, dy: -3, edge: 'fine' },
        ) +
        rose(g, x + 4, y - 84, 13, roses[i ? 2 : 1]) +
        melati(g, x - 8, y - 74, 6, jasmine),
    )
    .join('');
  const flowers = cascade(
    g,
    [
      [184, 140],
      [56, 140],
      [206, 146],
      [250, 142],
    ],
    tones,
    { size: 15, spread: 10, dense: 3 },
  );
  return g.picture(foot + eggs + folded + flowers, 300, 206);
}

/** A wreath about a plain disc of card, 260 × 260. */
export function seal(tones) {
  const g = gouache(877);
  const disc = g.shape(
    'M130 38C182 38 222 80 222 130C222 182 180 222 130 222C80 222 38 182 38 130C38 80 78 38 130 38Z',
    '#f8ecda',
    `<circle cx="130" cy="130" r="74" fill="none" stroke="${tones.gold}" stroke-width="2.4"/>`,
    'fine',
  );
  const ring = (r, a) => [130 + Math.sin((a * Math.PI) / 180) * r, 130 - Math.cos((a * Math.PI) / 180) * r];
  let green = '';
  for (let a = 0; a < 360; a += 11)
    green += leaf(g, ...ring(g.between(86, 98), a), g.between(24, 34), a + 90 + g.between(-46, 46), tones.leaves);
  const heads = [200, 222, 246, 268, 180, 158, 20, 40, 62]
    .map((a, i) => rose(g, ...ring(g.between(92, 101), a), [19, 15, 17, 11, 15, 11, 14, 17, 11][i], tones.roses[i % 3]))
    .join('');
  const stars = [92, 116, 138, 296, 318, 340, 2, 76, 232, 190]
    .map((a) => melati(g, ...ring(g.between(94, 102), a), 9, tones.jasmine))
    .join('');
  return g.picture(disc + g.strokes(green) + heads + stars, 260, 260);
}

/** The divider: a rose between two twigs, 300 × 48. */
export function rule(tones) {
  const g = gouache(888);
  return g.picture(
    twig(g, 134, 26, 96, -94, 6, 20, tones.leaves) +
      twig(g, 166, 26, 96, 94, 6, 20, tones.leaves) +
      melati(g, 130, 22, 7, tones.jasmine) +
      melati(g, 171, 29, 7, tones.jasmine) +
      rose(g, 150, 24, 16, tones.roses[1]),
    300,
    48,
  );
}

/** Falling petals and a jasmine, 40 × 40. */
export function petal(seed, { light, base }) {
  const g = gouache(seed);
  return g.picture(
    g.shape(
      'M20 5C31 9 35 22 27 34C18 36 8 30 7 20C7 11 13 5 20 5Z',
      base,
      stroke('14 12, 18 22, 25 32', 7, light),
      'fine',
    ),
    40,
    40,
  );
}
export function star(tones) {
  const g = gouache(899);
  return g.picture(melati(g, 20, 20, 15, tones.jasmine), 40, 40);
}
