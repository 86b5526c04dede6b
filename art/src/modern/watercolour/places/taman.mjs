import { LILAC, tent } from '../masonry.mjs';
import { blossoms, farHills, foliage, grass, ground, palm, sky, spatter, trunk } from '../nature.mjs';
import { guest } from '../people.mjs';
import { blob, curve, stroke } from '../shapes.mjs';

/** A garden with white marquees under an old tree: tables, bunting, beds of flowers. */
export function taman(sheet) {
  const { random } = sheet;
  sky(sheet, [210, 70, 1390, 620], {
    clouds: [
      [640, 230, 130],
      [1240, 220, 140],
    ],
    blooms: [
      [880, 190, 60],
      [1460, 380, 56],
    ],
    blue: '#90bfe2',
    warm: '#fad9bd',
  });
  farHills(sheet, [150, 1660], 706, (x) => 84 + 28 * Math.sin(x * 0.006 + 3) + 12 * Math.sin(x * 0.018));
  farHills(sheet, [110, 1700], 722, (x) => 74 + 20 * Math.sin(x * 0.01) + 20 * Math.sin(x * 0.042), {
    colour: '#a9c69a',
    into: '#8ab39c',
    deep: 0.5,
  });
  foliage(
    sheet,
    [
      [560, 660, 90, 56],
      [680, 684, 80, 42],
      [1090, 660, 90, 52],
      [1240, 664, 96, 56],
      [1360, 690, 80, 40],
    ],
    { size: 11, light: '#cdd793', mid: '#9dbd86', dark: '#6f9c8a' },
  );
  // The old tree at the left: its crown reaches over the tents.
  trunk(sheet, [
    [
      [
        [452, 764],
        [460, 680],
        [452, 600],
        [420, 500],
      ],
      46,
      12,
    ],
    [
      [
        [456, 640],
        [520, 560],
        [600, 500],
      ],
      20,
      5,
    ],
    [
      [
        [450, 610],
        [380, 550],
        [310, 520],
      ],
      18,
      5,
    ],
    [
      [
        [446, 580],
        [470, 500],
        [490, 440],
      ],
      14,
      5,
    ],
  ]);
  foliage(
    sheet,
    [
      [300, 500, 92, 52],
      [390, 440, 112, 64],
      [500, 404, 120, 62],
      [604, 448, 108, 58],
      [690, 500, 66, 38],
      [440, 500, 110, 44],
      [560, 514, 90, 36],
    ],
    { size: 13, light: '#c8d383', mid: '#8db172', dark: '#558574' },
  );
  palm(sheet, [1420, 752], [1450, 420], 112, { lean: -18 });
  foliage(
    sheet,
    [
      [1540, 690, 110, 58],
      [1640, 716, 70, 36],
      [240, 706, 100, 46],
      [150, 728, 60, 28],
    ],
    { light: '#cdd391', mid: '#98b87f', dark: '#679486' },
  );

  // Lawn first, so that the tents stand on it.
  ground(
    sheet,
    curve(
      [
        [80, 756],
        [420, 738],
        [900, 730],
        [1400, 738],
        [1730, 756],
        [1660, 812],
        [1400, 872],
        [900, 908],
        [420, 876],
        [160, 818],
        [80, 756],
      ],
      6,
    ),
    {
      colour: '#cbd88c',
      into: '#93b87e',
      by: (x, y) => (y - 760) / 160,
      deep: 0.7,
      blooms: [
        [480, 822, 60],
        [1330, 830, 60],
      ],
    },
  );
  tent(sheet, [1270, 742], 190, 190, { band: '#a9cbe6' });
  tent(sheet, [770, 752], 240, 250, { band: '#f3b9b0' });
  tent(sheet, [1040, 766], 310, 320, { band: '#f3b9b0' });
  // Bunting from the tree to the tents.
  for (const [a, b, dip] of [
    [[500, 548], [762, 506], 46],
    [[786, 506], [1048, 456], 40],
    [[1062, 452], [1446, 470], 60],
  ]) {
    const line = curve([a, [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + dip], b], 12);
    sheet.pencil(line, { weight: 1.2, dark: 0.7, over: 0 });
    const tints = ['#ef93ab', '#f2c25f', '#8fc0cf', '#b7a1d0'];
    line.slice(1, -1).forEach(([x, y], i) => {
      const flag = [
        [x - 6, y],
        [x + 7, y + 1],
        [x + 1, y + 17],
      ];
      sheet.clear([flag]);
      sheet.wash([flag], { colour: tints[i % 4], deep: 0.85, wobble: 0.4, rim: 0.6, trace: 0.6 });
    });
  }
  // Tables with white cloths.
  for (const [x, y, k] of [
    [640, 790, 0.8],
    [1250, 796, 0.86],
    [560, 838, 1],
    [1330, 848, 1.06],
    [1010, 772, 0.66],
    [1130, 774, 0.66],
  ])
    table(sheet, [x, y], 92 * k, random);
  // The path, its flowers.
  const path = curve(
    [
      [862, 772],
      [946, 772],
      [990, 830],
      [1050, 890],
      [900, 900],
      [762, 890],
      [820, 830],
      [862, 772],
    ],
    5,
  );
  sheet.clear([path], 0.75);
  ground(sheet, path, { colour: '#f4e2c6', into: '#e2c2b4', by: (_x, y) => (y - 790) / 130, deep: 0.7 });
  const beds = [
    [822, 800, 38, 18],
    [782, 846, 48, 22],
    [1000, 804, 38, 18],
    [1060, 850, 50, 22],
    [420, 782, 70, 26],
    [1450, 782, 70, 26],
  ];
  foliage(sheet, beds, { size: 8, light: '#c4cd82', mid: '#86a76c', dark: '#4f7b72' });
  blossoms(
    sheet,
    beds.map(([x, y, rx, ry]) => [x, y - 6, rx * 0.95, ry * 0.8]),
    ['#fbe6ee', '#f2a3b8', '#c3a4dc'],
    4.8,
    0.75,
  );
  grass(
    sheet,
    [
      [240, 836],
      [360, 862],
      [520, 888],
      [1300, 888],
      [1470, 862],
      [1600, 834],
    ],
    {},
  );
  guest(sheet, [888, 838], 88, { kind: 'melayu', cloth: '#f1e4cc', samping: '#8fa6cc' });
  guest(sheet, [928, 842], 82, { cloth: '#f0cdd4', veil: '#f8ece2' });
  guest(sheet, [700, 806], 76, { cloth: '#8fbdb0', veil: '#f1d9a8', turn: 1 });
  guest(sheet, [1190, 812], 78, { cloth: '#b7a1d0', veil: '#e6d5ea', turn: -1 });
  guest(sheet, [1164, 810], 82, { kind: 'melayu', cloth: '#9db8d4', samping: '#5f6d9c' });
  guest(sheet, [722, 808], 48, { cloth: '#f0b8a0', veil: '#e9a6a0' });
  spatter(sheet, [520, 800, 760, 96], '#b7c68a', 16, 2.6);
}

/** A round table: cloth to the ground, a bowl of flowers. */
function table(sheet, [x, y], width, random) {
  const h = width * 0.52;
  const top = Array.from({ length: 20 }, (_, i) => [
    x + Math.cos((i / 20) * 6.283) * width * 0.5,
    y - h + Math.sin((i / 20) * 6.283) * width * 0.11,
  ]);
  const cloth = [
    [x - width * 0.5, y - h],
    [x + width * 0.5, y - h],
    ...curve(
      [
        [x + width * 0.54, y - 4],
        [x + width * 0.26, y + 3],
        [x, y + 6],
        [x - width * 0.26, y + 3],
        [x - width * 0.54, y - 4],
      ],
      4,
    ),
  ];
  sheet.wash([blob(random, [x + width * 0.2, y + 3], width * 0.62, width * 0.09, 0.1)], {
    colour: '#7f8aa6',
    deep: 0.45,
    soft: 3,
    lost: 0.5,
  });
  sheet.clear([cloth, top]);
  sheet.wash([cloth], {
    colour: '#fbf1e6',
    into: '#c9bfdd',
    by: (px) => 0.1 + ((px - x) / width) * 0.9,
    deep: 0.85,
    wobble: 0.6,
    rim: 0.8,
    trace: 0.6,
  });
  sheet.wash(
    [-0.32, -0.08, 0.18, 0.38].map((u) =>
      stroke(
        [
          [x + u * width, y - h + width * 0.1],
          [x + u * width * 1.12, y],
        ],
        2,
      ),
    ),
    { colour: LILAC, deep: 0.4, wobble: 0.6, dry: 0.3, trace: 0.35 },
  );
  sheet.wash([top], {
    colour: '#fdf6ec',
    into: '#e2d3e4',
    by: (px) => (px - x) / width + 0.1,
    deep: 0.8,
    wobble: 0.4,
    rim: 0.8,
    trace: 0.6,
  });
  const bunch = [[x, y - h - width * 0.08, width * 0.16, width * 0.1]];
  foliage(sheet, bunch, { size: 5, light: '#c4cd82', mid: '#8fb27a', dark: '#5f8f80' });
  blossoms(sheet, bunch, ['#f6c6cf', '#ef93ab'], 4, 1);
}
