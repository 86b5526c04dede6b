import { leaf, melati, rose, twig } from './flowers.mjs';
import { dab, gouache, stroke } from './gouache.mjs';
import { beach } from './beach.mjs';
import { airport } from './airport.mjs';

/** Where the couple stands, in their units: x from -630 to 1070, y from 0 to 660; their ground is at 616. */
export const PLACE = { x: -630, y: 0, width: 1700, height: 660 };

const PAINTED = { pelamin, beach, airport };

/** The picture of a place, 1700 × 660. */
export function place(name, tones) {
  const g = gouache({ pelamin: 501, beach: 601, airport: 701 }[name], 'broad');
  return g.picture(
    `<g transform="translate(${-PLACE.x} ${-PLACE.y})">${PAINTED[name](g, tones)}</g>`,
    PLACE.width,
    PLACE.height,
  );
}

/** An arch of board with its foot at `foot`. */
const arch = (left, right, top, foot) => {
  const r = (right - left) / 2;
  return `M${left} ${foot}L${left} ${top + r}C${left} ${top + r * 0.44} ${left + r * 0.45} ${top} ${left + r} ${top}C${right - r * 0.45} ${top} ${right} ${top + r * 0.44} ${right} ${top + r}L${right} ${foot}Z`;
};

/** Flowers along a line of points: `sizes` shrink towards its end. */
export function cascade(g, points, { roses, jasmine, leaves }, { size = 17, spread = 24, dense = 3 } = {}) {
  let green = '';
  let heads = '';
  points.forEach(([x, y], i) => {
    const share = 1 - (0.55 * i) / points.length;
    for (let k = 0; k < dense; k++) {
      const [px, py] = [x + g.between(-spread, spread) * share, y + g.between(-spread, spread) * share];
      green += leaf(g, px, py, g.between(26, 42) * share, g.between(0, 360), leaves);
      green += leaf(g, px, py, g.between(26, 40) * share, g.between(0, 360), leaves);
      if (k < dense - 1) heads += rose(g, px, py, size * share * g.between(0.6, 1.05), roses[g.below(3)]);
      else heads += melati(g, px, py, 7.4 * share, jasmine);
    }
  });
  return g.strokes(green) + heads;
}

/** A bride's dais of arched boards, flowers and bunga manggar, on two steps. */
function pelamin(g, tones) {
  const { clay, blush, sand, ivory, gold } = tones;
  const boards =
    g.lit(arch(-62, 128, 166, 606), blush.base, blush.shade, sweep(g, -62, 128, 190, 600, blush.light), {
      dx: -8,
      dy: 0,
    }) +
    g.lit(arch(316, 500, 110, 606), sand.base, sand.shade, sweep(g, 316, 500, 140, 600, sand.light), {
      dx: -8,
      dy: 0,
    }) +
    g.lit(arch(58, 390, 14, 606), clay.base, clay.shade, sweep(g, 58, 390, 40, 600, clay.light), { dx: -12, dy: 0 }) +
    g.strokes(
      `<path d="${arch(78, 370, 36, 612)}" fill="none" stroke="${gold}" stroke-width="2.600" stroke-dasharray="70 3 40 2 90 4"/>`,
    );
  const steps =
    g.shape(
      'M-120 602L560 602L562 630L-124 630Z',
      ivory.base,
      stroke('-118 606, 220 603, 560 606', 6, ivory.light, { foot: 1, tip: 1 }) +
        g.dryStrokes(stroke('-120 624, 220 628, 560 624', 8, ivory.shade, { foot: 1, tip: 1 })),
    ) +
    g.shape(
      'M-660 628L1100 628L1100 680L-660 680Z',
      sand.base,
      stroke('-650 633, 220 631, 1090 633', 6, sand.light, { foot: 1, tip: 1 }) +
        g.dryStrokes(stroke('-640 650, 200 652, 1080 648', 10, sand.shade, { foot: 1, tip: 1 })),
    );
  const shadow = g.dryStrokes(stroke('60 616, 220 622, 400 616', 16, ivory.shade, { foot: 0.4, tip: 0.4 }));
  const left = cascade(
    g,
    [
      [-66, 596],
      [-40, 572],
      [-78, 556],
      [-18, 596],
      [4, 600],
      [-56, 532],
      [-74, 508],
      [-56, 486],
      [-70, 462],
      [-58, 436],
      [-66, 412],
      [-60, 388],
      [-64, 362],
    ],
    tones,
    { size: 22, spread: 26, dense: 4 },
  );
  const right = cascade(
    g,
    [
      [490, 594],
      [466, 572],
      [502, 560],
      [444, 598],
      [494, 530],
      [506, 508],
      [496, 484],
      [502, 458],
    ],
    tones,
    { size: 21, spread: 24, dense: 4 },
  );
  const crown = cascade(
    g,
    [
      [352, 96],
      [330, 68],
      [374, 128],
      [382, 160],
      [388, 196],
      [304, 48],
      [392, 230],
    ],
    tones,
    { size: 19, spread: 19, dense: 4 },
  );
  const sprigs =
    twig(g, 300, 48, 60, -74, 4, 20, tones.leaves) +
    twig(g, 390, 228, 56, 172, 4, 20, tones.leaves) +
    twig(g, -64, 366, 64, -6, 4, 22, tones.leaves);
  const poles =
    manggar(g, -184, 150, 620, tones, 1) +
    manggar(g, -292, 236, 640, tones, 2) +
    manggar(g, 604, 176, 620, tones, 3) +
    manggar(g, 716, 250, 640, tones, 4) +
    manggar(g, -470, 168, 640, tones, 5) +
    manggar(g, 896, 150, 640, tones, 6);
  const stands =
    vase(g, -240, 628, tones) +
    vase(g, 662, 628, tones) +
    vase(g, -372, 640, tones, 1.1) +
    vase(g, 800, 640, tones, 1.1) +
    vase(g, -560, 642, tones, 1.05) +
    vase(g, 990, 644, tones, 1.1);
  return poles + boards + steps + shadow + sprigs + left + right + crown + stands;
}

/** Broad strokes of a flat brush over a board. */
const sweep = (g, left, right, top, foot, colour) =>
  g.dryStrokes(
    [0.2, 0.42]
      .map((t) => {
        const x = left + (right - left) * t;
        return stroke(
          [
            [x, top + 60 * Math.abs(t - 0.4)],
            [x + 4, (top + foot) / 2],
            [x - 3, foot],
          ],
          (right - left) * (t < 0.3 ? 0.16 : 0.07),
          colour,
          { foot: 0.5, tip: 0.1 },
        );
      })
      .join(''),
  );

/** A pole of palm blossom in paper and foil. */
function manggar(g, x, top, foot, { leaves, roses, gold }, tint) {
  const pole = g.strokes(
    stroke(
      [
        [x, foot],
        [x + 2, (top + foot) / 2],
        [x, top],
      ],
      5,
      gold,
      { foot: 1, tip: 1 },
    ),
  );
  let strands = '';
  for (let i = 0; i < 15; i++) {
    const turn = -105 + i * 15 + g.between(-4, 4);
    const rad = (turn * Math.PI) / 180;
    const long = g.between(66, 92);
    const end = [x + Math.sin(rad) * long * 0.9, top - Math.cos(rad) * long * 0.62 + long * 0.42];
    const mid = [x + Math.sin(rad) * long * 0.62, top - Math.cos(rad) * long * 0.72];
    strands += stroke([[x, top], mid, end], 3.6, i % 3 ? leaves.light : leaves.base, { foot: 0.8, tip: 0.4 });
    for (let k = 1; k < 7; k++) {
      const t = k / 6;
      const px = (1 - t) ** 2 * x + 2 * t * (1 - t) * mid[0] * 1 + t * t * end[0];
      const py = (1 - t) ** 2 * top + 2 * t * (1 - t) * mid[1] + t * t * end[1];
      const tone = [roses[1].base, gold, roses[0].light, roses[2].base][(i + k + tint) % 4];
      strands += dab(px, py, 9, 4.4, turn + 60, tone) + dab(px, py, 9, 4.4, turn - 60, tone);
    }
  }
  return pole + g.strokes(strands);
}

/** A brass pot with a round of flowers. */
export function vase(g, x, foot, tones, scale = 1) {
  const pot = g.lit(
    'M-20 0C-26 -20 -40 -34 -38 -58C-34 -74 34 -74 38 -58C40 -34 26 -20 20 0Z',
    tones.brass.base,
    tones.brass.shade,
    g.dryStrokes(stroke('-26 -60, -24 -36, -12 -6', 7, tones.brass.light)) +
      stroke('-38 -56, 0 -62, 38 -56', 3, tones.brass.light, { foot: 1, tip: 1 }),
    { dx: -10, dy: -2 },
  );
  const flowers = cascade(
    g,
    [
      [-22, -92],
      [16, -96],
      [-4, -116],
      [-34, -74],
      [32, -76],
    ],
    tones,
    { size: 19, spread: 14 },
  );
  return `<g transform="translate(${x} ${foot}) scale(${scale})">${twig(g, -20, -90, 70, -34, 4, 22, tones.leaves)}${twig(g, 14, -96, 66, 30, 4, 22, tones.leaves)}${pot}${flowers}</g>`;
}
