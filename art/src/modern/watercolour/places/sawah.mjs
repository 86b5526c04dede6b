import { edges, face, lambrequin, slope } from '../building.mjs';
import { LILAC } from '../masonry.mjs';
import { blossoms, farHills, foliage, grass, ground, palm, sky, spatter } from '../nature.mjs';
import { bungaManggar, guest } from '../people.mjs';
import { curve, dab, perspective, stroke } from '../shapes.mjs';

/** Padi fields below a mountain: rows of green that run to the hills, a wakaf on its dyke. */
export function sawah(sheet) {
  const { random } = sheet;
  const view = perspective({ at: [930, 760], scale: 40, distance: 44, eye: 2, yaw: 30 });
  const hut = [
    face(view, [
      [-4.6, 3.2, -1.2],
      [4.6, 3.2, -1.2],
      [3.4, 6.9, 2.2],
      [-3.4, 6.9, 2.2],
    ]),
    face(view, [
      [4.6, 3.2, -1.2],
      [4.6, 3.2, 5.6],
      [3.6, 6.9, 2.2],
    ]),
    face(view, [
      [-4, 0.5, -0.4],
      [4, 0.5, -0.4],
      [4, 0.95, -0.4],
      [4, 0.95, 4.8],
      [-4, 0.95, 4.8],
    ]),
    face(view, [
      [4, 0.5, -0.4],
      [4, 0.5, 4.8],
      [4, 0.95, 4.8],
      [4, 0.95, -0.4],
    ]),
  ];
  sheet.keep(hut);
  sky(sheet, [200, 60, 1400, 560], {
    clouds: [
      [620, 210, 140],
      [1330, 260, 130],
    ],
    blooms: [
      [860, 170, 60],
      [420, 320, 50],
    ],
    blue: '#8fbfe0',
    warm: '#fbdcb4',
  });
  // A mountain that stands alone, blue, its foot in mist; lower hills before it.
  farHills(
    sheet,
    [230, 1480],
    600,
    (x) =>
      34 +
      250 * Math.exp(-(((x - 620) / 190) ** 2)) +
      130 * Math.exp(-(((x - 880) / 160) ** 2)) +
      7 * Math.sin(x * 0.05),
    { colour: '#9db4de', into: '#dbe6ee', deep: 0.5 },
  );
  farHills(sheet, [760, 1680], 604, (x) => 74 + 34 * Math.sin(x * 0.009 + 1) + 7 * Math.sin(x * 0.05), {
    colour: '#a5b9dc',
    into: '#c9dcdc',
    deep: 0.42,
  });
  farHills(sheet, [110, 1700], 612, (x) => 34 + 12 * Math.sin(x * 0.013) + 12 * Math.sin(x * 0.06), {
    colour: '#8fb39a',
    into: '#a9c79c',
    deep: 0.6,
  });

  // Fields in strips that narrow to the horizon.
  const field = (points, colour, into, deep = 0.66) =>
    ground(sheet, curve([...points, points[0]], 5), {
      colour,
      into,
      by: (x, y) => (y - 640) / 220 - 0.1,
      deep,
      rim: 0.7,
      lost: 0.25,
    });
  field(
    [
      [140, 618],
      [700, 612],
      [1000, 612],
      [760, 660],
      [420, 690],
      [100, 670],
    ],
    '#d3dc8c',
    '#a9c77c',
  );
  field(
    [
      [1010, 612],
      [1660, 618],
      [1710, 664],
      [1380, 690],
      [1120, 664],
    ],
    '#c9d98a',
    '#9cc083',
  );
  field(
    [
      [90, 690],
      [430, 700],
      [720, 678],
      [800, 700],
      [640, 790],
      [380, 866],
      [160, 820],
      [60, 750],
    ],
    '#c2d67e',
    '#86b274',
    0.74,
  );
  field(
    [
      [1160, 680],
      [1400, 700],
      [1730, 690],
      [1740, 760],
      [1600, 830],
      [1360, 872],
      [1200, 800],
      [1110, 720],
    ],
    '#b9d07c',
    '#7fae78',
    0.74,
  );
  // The water between the rows, and the rows.
  const rows = [];
  for (let i = 0; i < 15; i++) {
    const t = i / 14;
    rows.push(
      stroke(
        curve(
          [
            [700 - 20 * t, 680 + 6 * t],
            [560 - 150 * t, 730 + 16 * t],
            [420 - 330 * t + 60, 800 - 30 * t + random.between(-6, 6)],
          ],
          8,
        ),
        (u) => 1 + 5 * u,
      ),
    );
    rows.push(
      stroke(
        curve(
          [
            [1170 + 16 * t, 684 + 4 * t],
            [1270 + 130 * t, 730 + 10 * t],
            [1390 + 300 * t - 40, 806 - 40 * t + random.between(-6, 6)],
          ],
          8,
        ),
        (u) => 1 + 5 * u,
      ),
    );
  }
  sheet.wash(rows, {
    colour: '#5f9a70',
    into: '#8fb56c',
    deep: 0.5,
    wobble: 1.6,
    dry: 0.45,
    rim: 0.3,
    pool: 0.9,
    trace: 0.25,
  });
  const blades = [];
  for (let i = 0; i < 320; i++) {
    const left = random.next() < 0.5;
    const t = random.next() ** 0.7;
    const x = left ? 640 - 520 * random.next() * t - 20 : 1180 + 500 * random.next() * t;
    const y = 690 + 140 * t - (left ? 0 : 6);
    blades.push(dab([x, y], 8 + 20 * t, 1.6 + 2 * t, -1.57 + random.between(-0.5, 0.6)));
  }
  sheet.wash(blades, {
    colour: '#7fae62',
    into: '#d3cf74',
    by: () => random.next(),
    deep: 0.55,
    wobble: 0.5,
    rim: 0.3,
    trace: 0.3,
  });
  sheet.release();
  sheet.clear(hut);

  palm(sheet, [1330, 690], [1352, 410], 100, { lean: -18 });
  palm(sheet, [1410, 694], [1452, 486], 76, { lean: 16, fronds: 11 });
  palm(sheet, [392, 694], [364, 470], 84, { lean: 14, fronds: 11 });
  foliage(
    sheet,
    [
      [1370, 676, 90, 30],
      [1480, 678, 70, 28],
      [340, 680, 76, 26],
      [240, 684, 60, 22],
    ],
    { light: '#c4cd82', mid: '#8fb27a', dark: '#5f8f80' },
  );

  // The dyke that leads to the hut.
  ground(
    sheet,
    curve(
      [
        [800, 740],
        [1000, 744],
        [1090, 770],
        [1130, 830],
        [1060, 896],
        [880, 908],
        [700, 884],
        [720, 810],
        [800, 740],
      ],
      5,
    ),
    { colour: '#ecd7ae', into: '#c9a98c', by: (_x, y) => (y - 780) / 150, deep: 0.66, blooms: [[900, 860, 40]] },
  );
  sheet.wash(
    [
      [
        view([-4, 0, -0.6]),
        view([4.4, 0, -0.6]),
        view([6.6, 0, 2]),
        view([8, 0, 1.2]),
        view([5, 0, -2.4]),
        view([-3.6, 0, -2.2]),
      ],
    ],
    { colour: '#8a83b4', into: '#7d98a8', deep: 0.5, wobble: 1.4, soft: 5, lost: 0.35 },
  );
  wakaf(sheet, view);
  const beds = [
    [770, 772, 50, 20],
    [1100, 782, 46, 20],
  ];
  foliage(sheet, beds, { size: 8, light: '#c4cd82', mid: '#86a76c', dark: '#4f7b72' });
  blossoms(
    sheet,
    beds.map(([x, y, rx, ry]) => [x, y - 6, rx, ry * 0.8]),
    ['#f8cf7a', '#ef93ab'],
    4.6,
    0.7,
  );
  bungaManggar(sheet, [800, 822], 124);
  bungaManggar(sheet, [1056, 830], 124, ['#f2c25f', '#ef93ab', '#a5c3e2']);
  guest(sheet, [880, 860], 96, { kind: 'melayu', cloth: '#a9c4dd', samping: '#5f6d9c' });
  guest(sheet, [922, 864], 90, { cloth: '#eab0bd', veil: '#f4ddd2' });
  guest(sheet, [1000, 838], 78, { cloth: '#e6c47c', veil: '#c9dcd3', turn: -1 });
  // Egrets over the field.
  for (const [x, y, k] of [
    [500, 668, 1],
    [546, 650, 0.8],
    [1500, 722, 1.1],
  ]) {
    const bird = [dab([x, y], 22 * k, 7 * k, -0.5), dab([x + 2, y - 2], 20 * k, 6 * k, -2.6)];
    sheet.body(bird, { colour: '#fdfbf6', alpha: 0.95 });
    for (const wing of bird) sheet.pencil([wing[0], wing[4]], { weight: 1, dark: 0.5, over: 0 });
  }
  grass(
    sheet,
    [
      [200, 826],
      [330, 852],
      [430, 868],
      [1320, 868],
      [1440, 862],
      [1600, 826],
    ],
    { colour: '#7fae72', height: 26 },
  );
  spatter(sheet, [560, 800, 700, 100], '#b7c68a', 18, 2.8);
}

/** An open hut on posts with a floor of planks. */
function wakaf(sheet, view) {
  const floor = [
    [-4, 0.9, -0.4],
    [4, 0.9, -0.4],
    [4, 0.9, 4.8],
    [-4, 0.9, 4.8],
  ];
  const rim = (a, b) => face(view, [a, b, [b[0], 0.55, b[2]], [a[0], 0.55, a[2]]]);
  sheet.wash(
    [
      face(view, [
        [-4, 0.1, 0],
        [4, 0.1, 0],
        [4, 0.6, 0],
        [-4, 0.6, 0],
      ]),
    ],
    { colour: '#8f86b0', deep: 0.6, wobble: 1, soft: 3, lost: 0.4 },
  );
  sheet.wash(
    [
      face(view, [
        [-3.8, 0.9, 4.6],
        [4, 0.9, 4.6],
        [4, 3.2, 4.6],
        [-3.8, 3.2, 4.6],
      ]),
    ],
    { colour: '#b9b4d6', deep: 0.42, wobble: 1, soft: 4, lost: 0.6, fade: (_x, y) => Math.max(0, 1 - (y - 640) / 80) },
  );
  sheet.wash([face(view, floor)], {
    colour: '#e3bf98',
    into: '#b893a0',
    by: (x) => (x - 800) / 400,
    deep: 0.9,
    wobble: 0.7,
    trace: 0.7,
  });
  const post = (x, z, shade) => {
    const [foot, head] = [view([x, 0, z]), view([x, 3.4, z])];
    const shape = stroke([foot, head], 8);
    sheet.clear([shape]);
    sheet.wash([shape], {
      colour: shade ? '#a98c9a' : '#cfa27e',
      into: '#77699a',
      by: (px) => (px - foot[0]) / 10 + 0.3,
      deep: 0.9,
      wobble: 0.5,
      trace: 0.7,
    });
  };
  for (const [x, z] of [
    [-3.8, 4.6],
    [0, 4.6],
    [3.8, 4.6],
  ])
    post(x, z, true);
  for (const [a, b, shade] of [
    [floor[0], floor[1], 0],
    [floor[1], floor[2], 1],
  ]) {
    sheet.clear([rim(a, b)]);
    sheet.wash([rim(a, b)], {
      colour: shade ? '#9c86a6' : '#c9966f',
      into: LILAC,
      by: () => 0.2,
      deep: 0.9,
      wobble: 0.6,
      trace: 0.7,
    });
  }
  // A rail at the back and the shady side.
  for (const y of [1.5, 1.9])
    edges(
      sheet,
      view,
      [
        [
          [4, y, -0.4],
          [4, y, 4.8],
        ],
      ],
      { weight: 2.4, dark: 0.6 },
    );
  for (const [x, z] of [
    [-3.8, -0.2],
    [0, -0.2],
    [3.8, -0.2],
    [3.8, 2.2],
  ])
    post(x, z, z > 1);
  // White cloth gathered at the posts, for the day.
  for (const x of [-3.8, 0, 3.8]) {
    const [px, py] = view([x, 3.2, -0.3]);
    const cloth = curve(
      [
        [px - 4, py],
        [px + 26, py + 6],
        [px + 12, py + 40],
        [px + 4, py + 60],
        [px + 10, py + 92],
        [px - 8, py + 92],
        [px - 4, py + 56],
        [px - 4, py],
      ],
      5,
    );
    sheet.clear([cloth], 0.95);
    sheet.wash([cloth], {
      colour: '#fbefe4',
      into: '#cfc5e0',
      by: (cx) => (cx - px) / 26,
      deep: 0.85,
      wobble: 0.6,
      rim: 0.9,
      trace: 0.6,
    });
  }
  slope(
    sheet,
    view,
    [
      [4.6, 3.3, -1.3],
      [4.6, 3.3, 5.8],
    ],
    [
      [3.4, 7, 2.2],
      [3.4, 7, 2.24],
    ],
    { colour: '#b394a6', into: '#8a80a8', shade: '#746b95', deep: 0.95, dark: 0.1, rows: 8, sag: 0.3 },
  );
  slope(
    sheet,
    view,
    [
      [-4.6, 3.3, -1.3],
      [4.6, 3.3, -1.3],
    ],
    [
      [-3.5, 7.1, 2.2],
      [3.5, 7.1, 2.2],
    ],
    { colour: '#e3b98c', into: '#cf9c86', shade: '#94799c', deep: 0.85, rows: 12, sag: 0.45, gap: 0.2 },
  );
  sheet.wash([stroke([view([-3.6, 7.15, 2.2]), view([0, 7.05, 2.2]), view([3.6, 7.15, 2.2])], 6)], {
    colour: '#a2705f',
    into: '#7d6a93',
    deep: 0.9,
    wobble: 0.6,
  });
  lambrequin(sheet, view, [-4.6, 3.15, -1.3], [4.6, 3.15, -1.3], 26);
}
