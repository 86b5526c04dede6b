import { dab, stroke } from './gouache.mjs';

/** A beach of the east coast in the morning, in the couple's units. */
export function beach(g, { sun, sea, shore, palm, hill, ivory, wood, clay }) {
  const disc = g.shape(
    circle(218, 248, 178),
    sun.base,
    g.dryStrokes(
      stroke('110 160, 200 200, 330 190', 26, sun.light) + stroke('90 300, 210 330, 340 310', 20, sun.light),
    ),
  );
  const water = g.shape(
    'M-660 402C-200 398 300 404 1100 400L1100 520L-660 520Z',
    sea.base,
    g.dryStrokes(
      rows(g, 38, [-640, 1080], [410, 470], (x, y) =>
        stroke(
          [
            [x, y],
            [x + 40, y - 1],
            [x + g.between(70, 150), y],
          ],
          g.between(3, 6),
          g.below(2) ? sea.light : sea.shade,
        ),
      ),
    ) +
      rows(g, 10, [120, 330], [408, 462], (x, y) =>
        stroke(
          [
            [x - 30, y],
            [x, y - 1],
            [x + g.between(10, 50), y],
          ],
          3,
          sun.light,
        ),
      ),
    'wide',
  );
  const islands =
    g.shape(
      'M520 404C548 380 576 376 596 362C622 350 650 366 676 372C704 384 730 394 752 405Z',
      hill.base,
      g.dryStrokes(stroke('560 384, 600 368, 650 374', 9, hill.light)),
    ) + g.shape('M-300 404C-280 392 -250 386 -226 388C-196 388 -170 396 -150 405Z', hill.light);
  const sand = g.shape(
    'M-660 478C-400 462 -120 486 40 476C240 464 460 488 620 472C720 466 900 480 1100 470L1100 690L-660 690Z',
    shore.base,
    g.dryStrokes(
      rows(g, 32, [-640, 1040], [520, 656], (x, y) =>
        stroke(
          [
            [x, y],
            [x + 60, y + 3],
            [x + g.between(100, 220), y],
          ],
          g.between(5, 10),
          g.below(2) ? shore.light : shore.shade,
        ),
      ),
    ),
    'wide',
  );
  const foam = g.strokes(
    stroke('-660 480, -260 468, -120 488, 40 478, 240 466, 460 490, 620 474, 740 468, 1100 472', 9, ivory.light, {
      foot: 1,
      tip: 1,
    }) +
      stroke('-400 496, -250 486, -110 502, 50 492', 4, ivory.light) +
      stroke('330 490, 470 504, 640 490, 780 486', 4, ivory.light),
    'body',
  );
  const shadow = g.dryStrokes(stroke('110 618, 260 626, 470 618', 20, shore.shade, { foot: 0.4, tip: 0.3 }));
  return (
    disc +
    islands +
    water +
    boat(g, -232, 470, { wood, clay, ivory }) +
    sand +
    foam +
    shadow +
    tree(
      g,
      [
        [-88, 640],
        [-70, 440],
        [-30, 260],
        [-28, 118],
      ],
      1,
      palm,
      wood,
    ) +
    tree(
      g,
      [
        [-240, 640],
        [-262, 500],
        [-262, 380],
        [-236, 280],
      ],
      0.8,
      palm,
      wood,
    ) +
    tree(
      g,
      [
        [560, 650],
        [548, 500],
        [520, 360],
        [516, 250],
      ],
      0.86,
      palm,
      wood,
    ) +
    tree(
      g,
      [
        [-500, 650],
        [-480, 480],
        [-470, 330],
        [-440, 190],
      ],
      0.95,
      palm,
      wood,
    ) +
    tree(
      g,
      [
        [930, 652],
        [920, 520],
        [924, 420],
        [944, 330],
      ],
      0.78,
      palm,
      wood,
    ) +
    tree(
      g,
      [
        [700, 650],
        [716, 480],
        [716, 330],
        [694, 200],
      ],
      0.95,
      palm,
      wood,
    ) +
    grass(g, -96, 646, palm) +
    grass(g, 568, 652, palm) +
    grass(g, -250, 650, palm) +
    grass(g, 704, 654, palm) +
    grass(g, -500, 654, palm) +
    grass(g, 932, 656, palm) +
    shells(g, shore, clay, ivory)
  );
}

const circle = (x, y, r) =>
  `M${x - r} ${y}C${x - r} ${y - r * 0.552} ${x - r * 0.552} ${y - r} ${x} ${y - r}C${x + r * 0.552} ${y - r} ${x + r} ${y - r * 0.552} ${x + r} ${y}C${x + r} ${y + r * 0.552} ${x + r * 0.552} ${y + r} ${x} ${y + r}C${x - r * 0.552} ${y + r} ${x - r} ${y + r * 0.552} ${x - r} ${y}Z`;

const rows = (g, count, [left, right], [top, bottom], one) =>
  Array.from({ length: count }, () => one(g.between(left, right), g.between(top, bottom))).join('');

/** A coconut palm along its trunk's points. */
function tree(g, trunk, scale, palm, wood) {
  const [x, y] = trunk.at(-1);
  const rings = Array.from({ length: 16 }, (_, i) => {
    const t = (i + 1) / 17;
    const k = Math.min(2, Math.floor(t * 3));
    const f = t * 3 - k;
    const [px, py] = [0, 1].map((q) => trunk[k][q] + (trunk[k + 1][q] - trunk[k][q]) * f);
    return stroke(
      [
        [px - 7 * scale, py + 2],
        [px, py + 4],
        [px + 7 * scale, py + 1],
      ],
      2,
      wood.shade,
    );
  }).join('');
  const stem = g.strokes(
    stroke(trunk, 17 * scale, wood.base, { foot: 1, tip: 0.6 }) +
      stroke(
        trunk.map(([a, b]) => [a - 3 * scale, b]),
        5 * scale,
        wood.light,
        { foot: 0.6, tip: 0.6 },
      ) +
      rings,
    'body',
  );
  const fronds = [-128, -98, -70, -40, -12, 18, 46, 74, 102, 130]
    .map((turn, i) =>
      frond(g, x, y, turn + g.between(-6, 6), (i % 2 ? 136 : 112) * scale, i % 2 ? palm.base : palm.shade, palm.light),
    )
    .join('');
  const nuts =
    dab(x - 6, y + 16, 14 * scale, 13 * scale, 0, wood.shade) +
    dab(x + 7, y + 18, 14 * scale, 13 * scale, 0, wood.base);
  return stem + g.strokes(nuts + fronds);
}

/** A frond that falls by its weight. */
function frond(g, x, y, turn, length, base, light) {
  const rad = (turn * Math.PI) / 180;
  const spine = (t) => [x + Math.sin(rad) * length * t, y - Math.cos(rad) * length * 0.86 * t + length * 0.6 * t * t];
  let body = stroke([spine(0), spine(0.5), spine(1)], 3.4, base, { foot: 1, tip: 0.3 });
  for (let i = 1; i < 15; i++) {
    const t = i / 15;
    const [px, py] = spine(t);
    const [qx, qy] = spine(Math.min(1, t + 0.06));
    const way = Math.atan2(qx - px, -(qy - py)) * (180 / Math.PI);
    const long = length * 0.3 * Math.sin(Math.min(1, t * 1.1 + 0.12) * 2.9) + 6;
    body += dab(px, py, long, 4.6, way - 44, i % 4 ? base : light) + dab(px, py, long, 4.6, way + 44, base);
  }
  return body;
}

const grass = (g, x, y, palm) =>
  g.strokes(
    Array.from({ length: 15 }, (_, i) => {
      const lean = (i - 7) * 5 + g.between(-4, 4);
      const high = g.between(26, 60);
      return stroke(
        [
          [x + (i - 7) * 4, y],
          [x + (i - 7) * 5, y - high * 0.6],
          [x + (i - 7) * 5 + lean, y - high],
        ],
        4.4,
        i % 3 ? palm.base : palm.light,
        { foot: 0.9 },
      );
    }).join(''),
  );

/** A fishing boat drawn up on the sand. */
const boat = (g, x, y, { wood, clay, ivory }) =>
  `<g transform="translate(${x} ${y})">` +
  g.lit(
    'M-78 -34C-50 -12 40 -10 84 -42C78 -8 60 14 44 18L-40 18C-60 12 -74 -8 -78 -34Z',
    clay.base,
    clay.shade,
    stroke('-76 -28, 0 -4, 82 -34', 6, ivory.base, { foot: 1, tip: 1 }) +
      stroke('-66 -8, 0 8, 66 -8', 3, wood.base, { foot: 1, tip: 1 }),
    { dx: -3, dy: -6 },
  ) +
  g.strokes(
    stroke('84 -40, 92 -58, 90 -72', 6, wood.base, { foot: 1, tip: 0.4 }) +
      stroke('-78 -32, -88 -44, -88 -54', 5, wood.base, { foot: 1, tip: 0.4 }),
  ) +
  '</g>';

const shells = (g, shore, clay, ivory) =>
  g.strokes(
    [
      [30, 640],
      [420, 636],
      [-150, 612],
      [470, 600],
      [640, 620],
      [-330, 600],
    ]
      .map(([x, y], i) =>
        [-50, -25, 0, 25, 50].map((a) => dab(x, y, 9, 4.4, a, i % 2 ? ivory.light : clay.light)).join(''),
      )
      .join(''),
  );
