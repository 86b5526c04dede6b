import { arches, dome, domeOutline, minaret, wall, water } from '../masonry.mjs';
import { blossoms, farHills, foliage, grass, ground, palm, sky, spatter } from '../nature.mjs';
import { guest } from '../people.mjs';
import { box, curve } from '../shapes.mjs';

/** A white mosque: a ribbed dome of turquoise, two minarets, an arcade above a long pool. */
export function masjid(sheet) {
  const C = 900;
  const body = [box(640, 560, 520, 182), box(756, 490, 288, 80), box(470, 644, 860, 98)];
  const domes = [
    domeOutline([C, 490], 146, 182, { point: 0.6, bulge: 0.08 }),
    ...[700, 1100].map((x) => domeOutline([x, 560], 46, 62, { point: 0.7 })),
    ...[570, 1230].flatMap((x) => [
      box(x - 22, 404, 44, 338),
      box(x - 15, 336, 30, 70),
      domeOutline([x, 340], 18, 38, { point: 0.9 }),
    ]),
  ];
  sheet.keep([...body, ...domes]);
  sky(sheet, [210, 60, 1390, 620], {
    clouds: [
      [520, 250, 120],
      [1330, 200, 150],
      [1100, 330, 80],
    ],
    blooms: [
      [760, 180, 60],
      [1480, 400, 60],
    ],
    blue: '#8ebfdc',
    warm: '#f8d3c0',
  });
  farHills(sheet, [150, 1660], 700, (x) => 70 + 26 * Math.sin(x * 0.007 + 1) + 12 * Math.sin(x * 0.019));
  farHills(sheet, [110, 1700], 716, (x) => 46 + 14 * Math.sin(x * 0.012) + 12 * Math.sin(x * 0.05), {
    colour: '#a5c09a',
    into: '#8fb3a6',
    deep: 0.45,
  });
  sheet.release();
  sheet.clear([...body, ...domes]);

  palm(sheet, [424, 748], [410, 470], 96, { lean: -14, fronds: 11 });
  palm(sheet, [1386, 748], [1404, 452], 104, { lean: 16, fronds: 12 });
  foliage(
    sheet,
    [
      [300, 690, 110, 56],
      [190, 712, 80, 40],
      [390, 716, 60, 32],
    ],
    { light: '#cdd391', mid: '#a3bd86', dark: '#76a08e' },
  );
  foliage(
    sheet,
    [
      [1500, 690, 120, 60],
      [1616, 712, 80, 40],
      [1420, 716, 60, 32],
    ],
    { light: '#c4cd8a', mid: '#92b082', dark: '#648f8a' },
  );

  for (const x of [570, 1230]) minaret(sheet, [x, 742], 46, 470, { cap: { colour: '#93c6cc', into: '#7196ba' } });
  // The prayer hall, its drum and domes.
  for (const [x, r] of [
    [700, 46],
    [1100, 46],
  ])
    dome(sheet, [x, 560], r, 62, { ribs: 5, point: 0.7, colour: '#93c6cc' });
  wall(sheet, box(640, 558, 520, 184), { shade: 0.5 });
  wall(
    sheet,
    [
      [752, 560],
      [1048, 560],
      [1040, 496],
      [760, 496],
    ],
    { shade: 0.65, from: 0.45 },
  );
  arches(sheet, [782, 822, 861, 900, 939, 978, 1018], 552, 20, 42, { glow: 0.3, bars: false });
  sheet.wash([box(742, 488, 316, 12)], {
    colour: '#e0b79a',
    into: '#9b95c4',
    by: (x) => (x - 760) / 300,
    deep: 0.7,
    wobble: 0.6,
    trace: 0.6,
  });
  dome(sheet, [C, 490], 146, 182, { ribs: 11, point: 0.6, bulge: 0.08 });
  wall(
    sheet,
    [
      [630, 558],
      [1170, 558],
      [1170, 574],
      [630, 574],
    ],
    { colour: '#f0d9bd', shade: 0.4 },
  );
  // Merlons, small and uneven.
  sheet.wash(
    [0, 1, 2, 3, 4, 5, 21, 22, 23, 24, 25, 26].map((i) => [
      [636 + i * 19.8, 558],
      [642 + i * 19.8, 545],
      [650 + i * 19.8, 558],
    ]),
    { colour: '#e8cdb0', into: '#9b95c4', by: (x) => (x - 640) / 600, deep: 0.75, wobble: 0.5, trace: 0.5 },
  );
  arches(sheet, [676, 734, 792, 1008, 1066, 1124], 742, 38, 118, { glow: 0.5 });
  // The way in: a tall portal.
  wall(sheet, box(834, 586, 132, 156), { colour: '#f8ead0', shade: 0.4, into: '#f3d3bb' });
  arches(sheet, [C], 742, 82, 138, { colour: '#7fb0bd', into: '#6c7cab', glow: 0.9, bars: false });
  sheet.pencil(
    [
      [C - 16, 742],
      [C - 16, 650],
    ],
    { weight: 1, dark: 0.5 },
  );
  sheet.pencil(
    [
      [C + 16, 742],
      [C + 16, 650],
    ],
    { weight: 1, dark: 0.5 },
  );
  // Wings.
  for (const [x0, x1] of [
    [470, 630],
    [1170, 1330],
  ]) {
    wall(sheet, box(x0, 650, x1 - x0, 92), { shade: 0.35 });
    arches(
      sheet,
      [0.14, 0.38, 0.62, 0.86].map((t) => x0 + (x1 - x0) * t),
      742,
      26,
      66,
      { glow: 0.35, bars: false },
    );
    sheet.wash([box(x0 - 6, 642, x1 - x0 + 12, 11)], {
      colour: '#93c6cc',
      into: '#7196ba',
      by: (x) => (x - x0) / 200,
      deep: 0.85,
      wobble: 0.7,
      trace: 0.6,
    });
  }
  // Shadows of the minarets and eaves.
  sheet.wash(
    [
      [
        [592, 742],
        [640, 742],
        [640, 580],
        [612, 600],
      ],
      [
        [1170, 574],
        [1170, 592],
        [640, 588],
        [640, 574],
      ],
    ],
    { colour: '#9b95c4', deep: 0.45, wobble: 1, soft: 3, lost: 0.3 },
  );

  ground(
    sheet,
    [
      [430, 742],
      [1370, 742],
      [1420, 768],
      [1280, 792],
      [520, 792],
      [380, 768],
    ],
    { colour: '#f1dcc2', into: '#e0bdb8', by: (x) => (x - 700) / 900, deep: 0.55 },
  );
  ground(
    sheet,
    curve(
      [
        [80, 752],
        [300, 738],
        [420, 748],
        [640, 790],
        [600, 850],
        [420, 872],
        [220, 834],
        [80, 752],
      ],
      5,
    ),
    { colour: '#c6d08c', into: '#8fb07e', by: (x, y) => 0.2 + (y - 750) / 200, blooms: [[400, 800, 50]] },
  );
  ground(
    sheet,
    curve(
      [
        [1720, 752],
        [1500, 738],
        [1380, 748],
        [1160, 790],
        [1200, 850],
        [1380, 876],
        [1580, 834],
        [1720, 752],
      ],
      5,
    ),
    { colour: '#bccb88', into: '#86ab86', by: (x, y) => 0.3 + (y - 750) / 200, blooms: [[1440, 806, 52]] },
  );
  water(
    sheet,
    [
      [720, 796],
      [1080, 796],
      [1180, 890],
      [1060, 908],
      [760, 912],
      [620, 890],
    ],
    {
      reflections: [
        [
          [
            [812, 797],
            [988, 797],
            [968, 850],
            [900, 884],
            [832, 850],
          ],
          '#7fb6c6',
          0.6,
        ],
        [
          [
            [730, 797],
            [812, 797],
            [806, 830],
            [716, 836],
          ],
          '#e8cdb0',
          0.45,
        ],
        [
          [
            [988, 797],
            [1070, 797],
            [1084, 836],
            [994, 830],
          ],
          '#c9b5cf',
          0.5,
        ],
      ],
    },
  );
  sheet.wash(
    [
      [
        [716, 790],
        [1084, 790],
        [1190, 890],
        [1180, 894],
        [1078, 798],
        [722, 798],
        [616, 894],
        [606, 890],
      ],
    ],
    { colour: '#e6cdb6', into: '#b6aac6', by: (x) => (x - 700) / 500, deep: 0.7, wobble: 0.8, trace: 0.6 },
  );
  const beds = [
    [560, 800, 60, 20],
    [640, 826, 44, 18],
    [1240, 800, 60, 20],
    [1160, 828, 42, 18],
  ];
  foliage(sheet, beds, { size: 8, light: '#c4cd82', mid: '#86a76c', dark: '#4f7b72' });
  blossoms(
    sheet,
    beds.map(([x, y, rx, ry]) => [x, y - 6, rx * 0.9, ry * 0.7]),
    ['#f2aebd', '#d9708f'],
    4.2,
    0.7,
  );
  grass(
    sheet,
    [
      [300, 838],
      [330, 842],
      [470, 866],
      [1360, 868],
      [1520, 840],
    ],
    {},
  );
  guest(sheet, [846, 776], 60, { kind: 'melayu', cloth: '#e6cf9a', samping: '#9a5f6c' });
  guest(sheet, [872, 778], 56, { cloth: '#e0a0b2', veil: '#f4ddd2' });
  guest(sheet, [1130, 788], 70, { cloth: '#8fbdb0', veil: '#f1d9a8', turn: -1 });
  guest(sheet, [1160, 790], 74, { kind: 'melayu', cloth: '#9db8d4', samping: '#5f6d9c' });
  guest(sheet, [664, 790], 72, { cloth: '#b7a1d0', veil: '#e6d5ea', turn: 1 });
  spatter(sheet, [520, 800, 760, 100], '#9fc6d8', 14, 2.6);
}
