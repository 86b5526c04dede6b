import { melati, rose, twig } from './flowers.mjs';
import { dab, gouache, stroke } from './gouache.mjs';
import { cascade, vase } from './places.mjs';

/** What is at the door: flowers above it, pots beside it, their shoes before it. */

/** Strings of jasmine buds that hang from the flowers. */
function strings(g, hangers, { jasmine, roses }) {
  return g.strokes(
    hangers
      .map(([x, y, long], n) => {
        let body = '';
        for (let i = 0; i * 9 < long; i++) {
          const [px, py] = [x + Math.sin(i * 0.5 + n) * 1.4, y + i * 9];
          body += dab(px - 1, py + 8, 9, 6.4, g.between(-14, 14), i % 3 ? jasmine.light : jasmine.shade);
        }
        return (
          body + dab(x, y + long + 14, 15, 9, 0, roses[1].base) + dab(x - 1, y + long + 9, 7, 4, 0, roses[1].light)
        );
      })
      .join(''),
  );
}

/** Flowers out of the upper left corner, 360 × 430. */
export function swagLeft(tones) {
  const g = gouache(811);
  const hang = strings(
    g,
    [
      [34, 150, 210],
      [62, 130, 150],
      [92, 110, 176],
      [126, 92, 104],
      [166, 74, 126],
      [206, 58, 70],
    ],
    tones,
  );
  const sprigs =
    twig(g, 250, 30, 84, 104, 5, 26, tones.leaves) +
    twig(g, 38, 170, 100, 176, 5, 28, tones.leaves) +
    twig(g, 150, 60, 74, 140, 4, 24, tones.leaves);
  const flowers = cascade(
    g,
    [
      [14, 14],
      [60, 20],
      [24, 62],
      [104, 26],
      [72, 60],
      [14, 110],
      [148, 14],
      [120, 56],
      [44, 104],
      [188, 30],
      [20, 150],
      [226, 14],
      [258, 28],
      [24, 184],
    ],
    tones,
    { size: 32, spread: 24, dense: 4 },
  );
  return g.picture(hang + sprigs + flowers, 360, 430);
}

/** Flowers out of the upper right corner, 320 × 300. */
export function swagRight(tones) {
  const g = gouache(822);
  const hang = strings(
    g,
    [
      [292, 110, 128],
      [264, 92, 84],
      [232, 74, 110],
      [196, 56, 60],
    ],
    tones,
  );
  const sprigs = twig(g, 140, 22, 78, -104, 5, 24, tones.leaves) + twig(g, 288, 130, 84, 186, 4, 26, tones.leaves);
  const flowers = cascade(
    g,
    [
      [308, 14],
      [262, 18],
      [300, 60],
      [222, 24],
      [250, 56],
      [306, 104],
      [180, 14],
      [206, 46],
      [144, 22],
      [298, 140],
    ],
    tones,
    { size: 31, spread: 22, dense: 4 },
  );
  return g.picture(hang + sprigs + flowers, 320, 300);
}

/** A pot of flowers beside the door, 290 × 350; `seed` for another one. */
export function pot(seed, tones) {
  const g = gouache(seed);
  const spray = [-46, -24, -4, 20, 44]
    .map((turn) => twig(g, 115 + turn * 0.4, 176, g.between(120, 160), turn, 6, 26, tones.leaves))
    .join('');
  const high = cascade(
    g,
    [
      [112, 150],
      [76, 176],
      [154, 172],
      [128, 118],
      [92, 128],
    ],
    tones,
    { size: 25, spread: 15, dense: 3 },
  );
  return g.picture(`<g transform="translate(30 20)">${spray}${vase(g, 115, 322, tones, 1.5)}${high}</g>`, 290, 350);
}

/** Her slippers or his shoes, 150 × 116. @param {'hers'|'his'} whose */
export function shoes(whose, cloth, tones) {
  const g = gouache(whose === 'hers' ? 833 : 834);
  const pair = whose === 'hers' ? hers(g, cloth, tones) : his(g, tones);
  return g.picture(pair, 150, 116);
}

const slipper = (g, x, y, { light, base, shade, deep }, tones) =>
  `<g transform="translate(${x} ${y})">` +
  g.lit(
    'M-44 0C-50 -14 -36 -22 -22 -22C-4 -26 14 -46 34 -54C44 -52 48 -40 46 -30C34 -22 22 -6 6 2C-10 8 -36 8 -44 0Z',
    deep,
    deep,
    '',
    { edge: 'fine' },
  ) +
  g.lit(
    'M-46 2C-52 -14 -40 -26 -24 -27C-12 -28 -2 -22 0 -12C2 -4 0 2 -4 5C-18 10 -38 10 -46 2Z',
    base,
    shade,
    stroke('-40 -12, -28 -21, -14 -20', 5, light),
    { dx: -3, dy: -4, edge: 'fine' },
  ) +
  g.strokes(
    stroke('-46 5, -16 11, 8 4, 28 -14, 44 -30', 4, shade, { foot: 0.8, tip: 0.8 }) +
      stroke('39 -40, 44 -14, 41 8', 8, deep, { foot: 1, tip: 0.5 }),
  ) +
  rose(g, -20, -20, 9, tones.roses[1]) +
  melati(g, -31, -15, 5, tones.jasmine) +
  '</g>';
const hers = (g, cloth, tones) => slipper(g, 66, 60, cloth, tones) + slipper(g, 92, 98, cloth, tones);

const shoe = (g, x, y, { velvet, gold }) =>
  `<g transform="translate(${x} ${y})">` +
  g.lit(
    'M44 0C54 -10 44 -22 26 -26C10 -30 2 -38 -12 -44C-28 -50 -46 -46 -50 -34C-52 -20 -50 -8 -48 0C-30 6 30 6 44 0Z',
    velvet.base,
    velvet.shade,
    stroke('20 -24, 36 -18, 44 -8', 5, velvet.light) + stroke('-46 -34, -30 -44, -12 -40', 4, velvet.light),
    { dx: 3, dy: -4, edge: 'fine' },
  ) +
  g.strokes(
    `<path d="M-42 -36C-34 -44 -20 -42 -10 -36C-16 -28 -34 -26 -42 -36Z" fill="#6f4a31"/>` +
      stroke('-4 -36, 2 -24, 2 -4', 3, velvet.light) +
      stroke('-50 1, 0 7, 46 1', 4, '#5d4133', { foot: 0.9, tip: 0.8 }) +
      dab(8, -20, 7, 5, 60, gold),
  ) +
  '</g>';
const his = (g, tones) => shoe(g, 84, 60, tones) + shoe(g, 62, 100, tones);
