import { SILHOUETTE } from './bride-dress.mjs';
import { leaf, melati, rose } from './flowers.mjs';
import { dab, stroke } from './gouache.mjs';

/** What the bride wears on her head: parts that lie behind her neck, behind and before her face, and over all. */

const VEIL =
  'M150 110C130 118 120 146 114 180C104 236 66 370 32 548C54 566 86 566 108 552L128 320C126 280 128 220 136 196C140 160 146 132 150 110Z';
/** What lies behind the dress shows beside it only; a seam's width lies upon it. */
const WITHOUT_DRESS =
  '<rect x="-20" y="0" width="500" height="700" fill="#fff"/>' +
  SILHOUETTE.map((d) => `<path d="${d}" stroke="#fff" stroke-width="2.400"/>`).join('') +
  '<path d="M113 424L212 424L212 456L112 456Z"/>';

/** The point at t in 0…1 of a polyline. */
function along(points, t) {
  const at = t * (points.length - 1);
  const i = Math.min(points.length - 2, Math.floor(at));
  return [0, 1].map((q) => points[i][q] + (points[i + 1][q] - points[i][q]) * (at - i));
}

/** A silk scarf under the chin, a long veil behind it, a small crown and flowers. */
export function scarf(g, { silk, gold, roses, jasmine, leaves }) {
  const edge = Array.from({ length: 22 }, (_, i) => {
    const t = i / 21;
    const [x, y] =
      t < 0.72
        ? along(
            [
              [121, 170],
              [96, 250],
              [58, 400],
              [34, 548],
            ],
            t / 0.72,
          )
        : along(
            [
              [34, 548],
              [58, 560],
              [84, 560],
              [104, 552],
            ],
            (t - 0.72) / 0.28,
          );
    return dab(x + 3, y, 5.4, 4.2, 20, gold);
  }).join('');
  const veil = g.lit(
    VEIL,
    silk.light,
    silk.base,
    g.dryStrokes(
      stroke('128 160, 110 250, 74 420, 56 556', 9, silk.base, { tip: 0.4 }) +
        stroke('124 200, 108 300, 84 440, 78 560', 8, silk.shade, { tip: 0.4 }) +
        stroke('112 320, 104 420, 98 556', 12, silk.shade, { tip: 0.6 }),
    ) + edge,
    { dx: -7, dy: 0, edge: 'fine' },
  );
  const outside = `<g mask="url(#${g.mask(WITHOUT_DRESS)})">${veil}</g>`;
  const front = g.shape(
    'M-33 -4C-35 -44 -16 -55 2 -55C24 -55 37 -38 35 -2C34 18 28 34 18 46L-18 48C-28 34 -32 14 -33 -4Z',
    silk.light,
    g.dryStrokes(
      stroke('31 -34, 34 6, 16 48', 13, silk.base, { foot: 0.5, tip: 0.8 }) +
        stroke('-26 -26, -28 8, -12 40', 4, silk.base) +
        stroke('-4 -52, 16 -46, 28 -26', 4, silk.base) +
        stroke('-22 -34, -6 -46, 10 -46', 4, '#fffdf6'),
    ) + stroke('-25 -10, -22 18, -6 35, 10 34, 24 14, 25 -12', 3.4, silk.shade, { foot: 0.3, tip: 0.5, belly: 0.6 }),
    'fine',
  );
  const chest = g.lit(
    'M148 188C138 202 120 204 114 220C114 238 124 254 140 262C160 270 186 262 200 250C210 242 214 232 210 220C206 206 194 204 184 188C172 202 160 200 148 188Z',
    silk.light,
    silk.base,
    g.dryStrokes(
      stroke('184 198, 172 226, 140 258', 8, silk.shade, { tip: 0.3 }) +
        stroke('190 206, 186 232, 160 260', 7, silk.base) +
        stroke('150 200, 148 220, 124 236', 5, silk.base) +
        stroke('176 200, 160 224, 126 246', 5, '#fffdf6') +
        stroke('204 214, 202 236, 184 254', 6, silk.shade),
    ),
    { dx: -4, dy: -6, edge: 'fine' },
  );
  const pin = g.strokes(dab(188, 217, 11, 10, 0, gold) + dab(187.4, 214, 5, 4.6, 0, '#fff6dc'));
  const crown = g.strokes(
    stroke('133 136, 146 121, 164 116, 184 121, 199 138', 3.4, gold, { foot: 0.6, tip: 0.6 }) +
      [
        [142, 124, 8, -30],
        [152, 118.6, 10, -14],
        [164, 116, 14, 4],
        [176, 118, 10, 20],
        [187, 123.6, 8, 34],
      ]
        .map(
          ([x, y, l, t]) =>
            dab(x, y, l, 4.8, t, gold) +
            dab(x + Math.sin(t / 57.3) * l * 0.5, y - Math.cos(t / 57.3) * l * 0.5 + 1.6, 3.2, 2.6, t, '#fff6dc'),
        )
        .join(''),
  );
  return {
    behind: outside,
    back: front,
    front: '',
    over: chest + pin + crown + posy(g, 134, 140, { roses, jasmine, leaves }),
  };
}

/** Flowers worn at the side of the head. */
function posy(g, x, y, { roses, jasmine, leaves }) {
  return (
    g.strokes(leaf(g, x, y, 22, -140, leaves) + leaf(g, x, y, 20, -80, leaves) + leaf(g, x, y + 4, 22, 176, leaves)) +
    rose(g, x - 4, y + 8, 9, roses[0]) +
    rose(g, x + 2, y - 5, 7.4, roses[1]) +
    melati(g, x - 10, y - 2, 5, jasmine) +
    melati(g, x + 2, y + 18, 5, jasmine)
  );
}

/** Hair drawn to a wide bun behind the head, with golden pins and jasmine; earrings. */
export function hair(g, { locks, gold, jasmine, roses, leaves }) {
  const bun = g.lit(
    'M150 128C132 122 112 130 106 146C102 164 112 180 130 182C146 182 154 170 154 152Z',
    locks.base,
    locks.shade,
    g.dryStrokes(
      stroke('112 158, 118 138, 144 132', 3, locks.light) +
        stroke('118 166, 124 146, 148 140', 3, locks.light) +
        stroke('124 174, 132 156, 150 150', 2.4, locks.light),
    ),
    { dx: -2, dy: -3 },
  );
  const back = g.shape(
    'M-29 0C-32 -30 -20 -46 2 -46C24 -46 33 -28 29 2C26 14 20 20 16 22L-18 20C-24 14 -28 8 -29 0Z',
    locks.shade,
  );
  const front = g.shape(
    'M-28 6C-33 -24 -22 -46 2 -46C26 -46 33 -22 28 8C25 0 25 -8 22 -14C16 -22 6 -26 0 -32C-6 -24 -18 -20 -22 -10C-24 -4 -25 2 -28 6Z',
    locks.base,
    g.dryStrokes(
      stroke('-2 -34, -18 -28, -26 -6', 3, locks.light) +
        stroke('-4 -42, -22 -32, -29 -8', 2.4, locks.light) +
        stroke('4 -36, 18 -28, 26 -8', 3, locks.light) +
        stroke('2 -44, -1 -38, 0 -31', 2, locks.shade),
    ),
    'fine',
  );
  const pins = g.strokes(
    [
      [112, 144, -58],
      [121, 132, -40],
      [134, 124, -22],
      [149, 118, -6],
      [165, 115, 8],
    ]
      .map(
        ([x, y, t]) =>
          stroke(
            [
              [x, y + 8],
              [x + Math.sin(t / 57) * 16, y - 12],
            ],
            2,
            gold,
            { foot: 1, tip: 1 },
          ) +
          [0, 72, 144, 216, 288].map((a) => dab(x + Math.sin(t / 57) * 18, y - 13, 6, 4, a, gold)).join('') +
          dab(x + Math.sin(t / 57) * 18, y - 11.4, 3.4, 3.4, 0, '#fff6dc'),
      )
      .join(''),
  );
  const earrings = g.strokes(dab(189, 190, 11, 5, -4, gold) + dab(189, 181, 4, 4, 0, '#fff6dc'));
  const necklace = g.strokes(
    stroke('148 208, 156 222, 165 226, 174 221, 180 207', 2, gold, { foot: 0.8, tip: 0.8 }) +
      dab(164.6, 236, 11, 8, 0, gold) +
      dab(164.6, 232, 4.6, 4, 0, '#fff6dc'),
  );
  return {
    behind: pins + bun + '',
    back,
    front,
    over: earrings + necklace + posy(g, 126, 172, { roses, jasmine, leaves }),
  };
}
