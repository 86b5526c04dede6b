import { dab, stroke } from './gouache.mjs';

/** Middles of the roof's shells; between them stand columns, one behind the couple. */
const VAULTS = [-865, -555, -245, 65, 375, 685, 995, 1305];

/** The departure hall at Sepang: vaults of timber on tapering columns, a wall of glass, the apron behind it. */
export function airport(g, { sky, timber, steel, floor, hill, ivory, clay, brass, wood, blush }) {
  const glass = g.shape(
    `M-1020 500${VAULTS.map((x) => `L${x - 155} 196C${x - 120} 140 ${x - 60} 100 ${x} 98C${x + 60} 100 ${x + 120} 140 ${x + 155} 196`).join('')}L1460 500Z`,
    sky.base,
    g.dryStrokes(
      stroke('-380 250, 0 236, 300 262', 26, sky.light) +
        stroke('180 320, 420 300, 760 330', 24, sky.light) +
        stroke('-300 360, -80 350, 160 366', 18, sky.light),
    ),
    'wide',
  );
  const outside =
    g.shape(
      'M-660 440C-300 424 -180 432 -60 426C120 420 260 434 420 426C560 418 700 430 1100 424L1100 500L-660 500Z',
      hill.light,
    ) +
    g.shape('M-660 462L1100 458L1100 500L-660 500Z', floor.shade) +
    plane(g, -216, 424, 0.86, { ivory, steel, clay, sky }) +
    plane(g, 440, 262, 0.42, { ivory, steel, clay, sky }, -14) +
    plane(g, 900, 428, 0.8, { ivory, steel, clay: brass, sky }) +
    tower(g, 618, 468, { ivory, steel, sky });
  const bars = g.strokes(
    Array.from({ length: 23 }, (_, i) => -653 + i * 79)
      .map((x) =>
        stroke(
          [
            [x, 150],
            [x, 330],
            [x, 502],
          ],
          4,
          ivory.light,
          { foot: 1, tip: 1 },
        ),
      )
      .join('') +
      [250, 330, 410]
        .map((y) =>
          stroke(
            [
              [-660, y],
              [220, y - 2],
              [1100, y],
            ],
            3,
            ivory.light,
            { foot: 1, tip: 1 },
          ),
        )
        .join('') +
      stroke('-660 500, 220 500, 1100 500', 9, steel.shade, { foot: 1, tip: 1 }),
    'body',
  );
  const ground = g.shape(
    'M-660 502L1100 502L1100 690L-660 690Z',
    floor.base,
    g.dryStrokes(
      Array.from({ length: 20 }, (_, i) =>
        stroke(
          [
            [-640 + i * 90, 506],
            [-642 + i * 90, 570],
            [-638 + i * 90, 660],
          ],
          22,
          i % 2 ? floor.light : sky.light,
          { foot: 0.8, tip: 0.2 },
        ),
      ).join('') +
        [538, 580, 634]
          .map((y) =>
            stroke(
              [
                [-660, y],
                [220, y + 2],
                [1100, y],
              ],
              3,
              floor.shade,
              { foot: 1, tip: 1 },
            ),
          )
          .join(''),
    ),
    'wide',
  );
  const vaults = VAULTS.map((x, i) => vault(g, x, timber, brass, i)).join('');
  const columns = [-710, -400, -90, 220, 530, 840, 1150].map((x) => column(g, x, 632, steel)).join('');
  const shadow = g.dryStrokes(stroke('80 618, 240 626, 470 618', 18, floor.shade, { foot: 0.4, tip: 0.3 }));
  return (
    glass +
    outside +
    bars +
    vaults +
    ground +
    columns +
    shadow +
    cases(g, 424, 624, { clay, brass, wood, blush, ivory, steel })
  );
}

/** One shell of the roof about x, from column to column. */
function vault(g, x, timber, brass, i) {
  const d = `M${x - 155} 196C${x - 132} 120 ${x - 70} 62 ${x} 56C${x + 70} 62 ${x + 132} 120 ${x + 155} 196C${x + 108} 164 ${x + 52} 146 ${x} 144C${x - 52} 146 ${x - 108} 164 ${x - 155} 196Z`;
  const slats = Array.from({ length: 13 }, (_, k) => {
    const t = k / 12 - 0.5;
    return stroke(
      [
        [x + t * 306, 196 - 40 * (1 - 4 * t * t)],
        [x + t * 210, 110],
        [x + t * 60, 54],
      ],
      3,
      k % 2 ? timber.light : timber.shade,
      { foot: 0.8, tip: 0.5 },
    );
  }).join('');
  const lamps = [-0.22, 0, 0.22].map((t) => dab(x + t * 200, 128 + Math.abs(t) * 40, 9, 9, 0, '#fff2d0')).join('');
  return g.lit(d, timber.base, timber.shade, g.dryStrokes(slats) + lamps, { dx: i % 2 ? -6 : -8, dy: -3 });
}

/** A column that tapers to the valley between two shells. */
const column = (g, x, foot, steel) =>
  g.lit(
    `M${x - 15} ${foot}L${x - 10} 280C${x - 11} 250 ${x - 16} 226 ${x - 34} 178C${x - 20} 190 ${x - 8} 194 ${x} 195C${x + 8} 194 ${x + 20} 190 ${x + 34} 178C${x + 16} 226 ${x + 11} 250 ${x + 10} 280L${x + 15} ${foot}Z`,
    steel.light,
    steel.base,
    stroke(
      [
        [x - 6, foot],
        [x - 5, 420],
        [x - 5, 270],
      ],
      3,
      '#fffdf6',
      { foot: 1, tip: 1 },
    ),
    { dx: -8, dy: 0 },
  );

/** An aeroplane, its nose to the left; `turn` degrees when it climbs. */
function plane(g, x, y, scale, { ivory, steel, clay, sky }, turn = 0) {
  const windows = Array.from({ length: 12 }, (_, i) => dab(-92 + i * 15, -7, 5, 5, 0, sky.shade)).join('');
  return (
    `<g transform="translate(${x} ${y}) scale(${scale}) rotate(${-turn})">` +
    g.lit(
      'M92 -16L132 -74L158 -76L142 -14Z',
      clay.base,
      clay.shade,
      stroke('112 -40, 140 -44, 152 -46', 6, ivory.light, { foot: 1, tip: 1 }),
    ) +
    g.lit(
      'M-150 4C-144 -14 -124 -24 -96 -25L110 -24C140 -22 156 -16 164 -8C150 6 120 16 80 18L-104 18C-130 18 -146 14 -150 4Z',
      ivory.light,
      steel.light,
      windows +
        stroke('-144 6, 0 8, 130 4', 4, clay.base, { foot: 0.8, tip: 0.4 }) +
        stroke('-136 -10, -126 -14, -116 -14', 6, sky.shade),
      { dx: -2, dy: -6 },
    ) +
    g.lit('M-26 10L58 54L82 54L36 8Z', steel.light, steel.base) +
    g.strokes(
      dab(6, 40, 16, 38, 0, steel.shade) +
        (turn
          ? ''
          : stroke('-106 18, -106 32, -104 40', 4, steel.shade, { foot: 1, tip: 1 }) +
            dab(-104, 46, 12, 12, 0, '#4c4a4c') +
            stroke('40 18, 41 32, 42 40', 4, steel.shade, { foot: 1, tip: 1 }) +
            dab(42, 46, 12, 12, 0, '#4c4a4c')),
    ) +
    '</g>'
  );
}

const tower = (g, x, foot, { ivory, steel, sky }) =>
  g.lit(`M${x - 10} ${foot}L${x - 6} 268L${x + 6} 268L${x + 10} ${foot}Z`, ivory.base, steel.light) +
  g.lit(
    `M${x - 26} 246L${x + 26} 246L${x + 16} 272L${x - 16} 272Z`,
    ivory.light,
    steel.light,
    stroke(
      [
        [x - 24, 254],
        [x, 255],
        [x + 24, 254],
      ],
      7,
      sky.shade,
      { foot: 1, tip: 1 },
    ),
  ) +
  g.strokes(
    stroke(
      [
        [x, 246],
        [x, 226],
        [x, 208],
      ],
      3,
      steel.shade,
      { foot: 1, tip: 0.4 },
    ),
  );

/** Their luggage, a ribbon about its handle. */
const cases = (g, x, foot, { clay, brass, wood, blush, ivory, steel }) =>
  g.strokes(
    stroke(
      [
        [x - 12, foot - 96],
        [x - 12, foot - 134],
        [x + 18, foot - 134],
        [x + 18, foot - 96],
      ],
      4,
      steel.shade,
      { foot: 1, tip: 1 },
    ),
  ) +
  g.lit(
    `M${x - 34} ${foot - 96}C${x - 34} ${foot - 104} ${x + 40} ${foot - 104} ${x + 40} ${foot - 96}L${x + 41} ${foot - 8}C${x + 40} ${foot} ${x - 34} ${foot} ${x - 35} ${foot - 8}Z`,
    clay.base,
    clay.shade,
    [-18, 3, 24]
      .map((dx) =>
        stroke(
          [
            [x + dx, foot - 98],
            [x + dx, foot - 50],
            [x + dx, foot - 4],
          ],
          3,
          clay.shade,
          { foot: 1, tip: 1 },
        ),
      )
      .join('') +
      stroke(
        [
          [x - 26, foot - 90],
          [x - 27, foot - 50],
          [x - 26, foot - 12],
        ],
        3,
        clay.light,
      ),
    { dx: -7, dy: -3 },
  ) +
  g.lit(
    `M${x + 48} ${foot - 54}C${x + 48} ${foot - 60} ${x + 112} ${foot - 60} ${x + 112} ${foot - 54}L${x + 113} ${foot - 4}C${x + 112} ${foot + 3} ${x + 48} ${foot + 3} ${x + 47} ${foot - 4}Z`,
    blush.base,
    blush.shade,
    stroke(
      [
        [x + 62, foot - 58],
        [x + 62, foot - 20],
        [x + 62, foot + 2],
      ],
      6,
      wood.base,
      { foot: 1, tip: 1 },
    ) +
      stroke(
        [
          [x + 98, foot - 58],
          [x + 98, foot - 20],
          [x + 98, foot + 2],
        ],
        6,
        wood.base,
        { foot: 1, tip: 1 },
      ),
    { dx: -6, dy: -3 },
  ) +
  g.strokes(
    stroke(
      [
        [x + 68, foot - 58],
        [x + 70, foot - 72],
        [x + 90, foot - 72],
        [x + 92, foot - 58],
      ],
      4,
      wood.base,
      { foot: 1, tip: 1 },
    ) +
      dab(x - 12, foot - 122, 16, 9, -60, ivory.light) +
      dab(x - 12, foot - 122, 16, 9, 60, ivory.light) +
      stroke(
        [
          [x - 12, foot - 122],
          [x - 16, foot - 104],
          [x - 12, foot - 84],
        ],
        4,
        ivory.light,
        { tip: 0.7 },
      ) +
      dab(x - 12, foot - 119, 7, 7, 0, brass.base) +
      [-26, 32].map((dx) => dab(x + dx, foot + 5, 9, 9, 0, '#4c4a4c')).join(''),
  );
