import { CREAM, LILAC, arches, dome, wall, water } from '../masonry.mjs';
import { blossoms, foliage, grass, ground, palm, sky, spatter } from '../nature.mjs';
import { guest } from '../people.mjs';
import { blob, box, curve, dab, stroke } from '../shapes.mjs';

/** The front of a grand hotel's ballroom: tall lit windows, a portico of columns, a fountain before it. */
export function hotel(sheet) {
  const { random } = sheet;
  const body = [box(456, 470, 888, 274), box(700, 400, 400, 80), box(500, 440, 160, 40), box(1140, 440, 160, 40)];
  sheet.keep(body);
  sky(sheet, [210, 60, 1390, 640], {
    clouds: [
      [540, 260, 130],
      [1280, 220, 150],
    ],
    blooms: [
      [900, 200, 58],
      [400, 380, 56],
    ],
    blue: '#9db7e0',
    pale: '#ccd3ec',
    warm: '#fbcdb4',
  });
  sheet.release();
  foliage(
    sheet,
    [
      [360, 640, 110, 80],
      [250, 690, 90, 50],
      [1450, 640, 110, 80],
      [1560, 690, 90, 50],
    ],
    { size: 12, light: '#cdd391', mid: '#9fbb88', dark: '#6f9a8c' },
  );
  sheet.clear(body);

  // Wings, with a steep roof between parapets.
  for (const [x0, x1] of [
    [456, 690],
    [1110, 1344],
  ]) {
    const roof = [
      [x0 - 6, 474],
      [x1 + 4, 474],
      [x1 - 26, 424],
      [x0 + 26, 424],
    ];
    sheet.clear([roof]);
    sheet.wash([roof], {
      colour: '#b6bfdc',
      into: '#8f95bf',
      by: (_x, y) => (y - 424) / 60,
      deep: 0.9,
      wobble: 0.8,
      rim: 0.7,
      pool: 0.7,
      trace: 0.75,
    });
    sheet.hatch(roof, { gap: 6, dark: 0.34 });
    wall(sheet, box(x0, 474, x1 - x0, 270), { shade: 0.42, from: 0.6 });
    const at = [0.17, 0.39, 0.61, 0.83].map((t) => x0 + (x1 - x0) * t);
    arches(sheet, at, 730, 36, 128, { pointed: false, colour: '#d9a878', into: '#8389ae', glow: 0.85 });
    arches(sheet, at, 566, 28, 58, { pointed: false, colour: '#c9a794', into: '#8389ae', glow: 0.6 });
    for (const y of [472, 584]) {
      const course = box(x0 - 8, y, x1 - x0 + 16, 11);
      sheet.clear([course]);
      sheet.wash([course], {
        colour: '#efd9bd',
        into: LILAC,
        by: (_x, py) => (py - y) / 12,
        deep: 0.85,
        wobble: 0.5,
        trace: 0.7,
      });
    }
    // Balustrades below the upper windows.
    for (const x of at) {
      sheet.clear([box(x - 24, 560, 48, 15)], 0.9);
      sheet.wash(
        [
          box(x - 24, 560, 48, 3),
          box(x - 24, 573, 48, 3),
          ...Array.from({ length: 7 }, (_, i) => box(x - 21 + i * 6.6, 562, 2.4, 12)),
        ],
        { colour: '#c9ae96', into: LILAC, deep: 0.8, wobble: 0.4, trace: 0.4 },
      );
    }
  }
  // The middle: pediment over six columns.
  dome(sheet, [900, 404], 84, 84, { colour: '#a9b8dc', into: '#8a92c0', point: 0.1, ribs: 7, finial: 0 });
  sheet.wash(
    [
      stroke(
        [
          [900, 322],
          [900, 286],
        ],
        2.4,
      ),
      [
        [900, 286],
        [930, 293],
        [900, 304],
      ],
    ],
    { colour: '#ef93ab', into: '#a98a8a', by: (x) => (x > 902 ? 0 : 0.8), deep: 0.95, wobble: 0.4, trace: 0.6 },
  );
  wall(sheet, box(690, 404, 420, 340), { shade: 0.35 });
  arches(sheet, [900], 744, 96, 196, { pointed: false, colour: '#e0a468', into: '#8d7fa4', glow: 1 });
  arches(sheet, [776, 1024], 744, 64, 168, { pointed: false, colour: '#dcaa78', into: '#8389ae', glow: 0.9 });
  chandelier(sheet, [900, 596]);
  const shade = box(690, 498, 420, 60);
  sheet.wash([shade], { colour: LILAC, into: '#a5879f', deep: 0.6, wobble: 1, soft: 4, lost: 0.3 });
  for (const x of [700, 790, 846, 954, 1010, 1100]) column(sheet, x, 744, 498);
  const beam = box(672, 474, 456, 28);
  sheet.clear([beam]);
  sheet.wash([beam], {
    colour: '#f3e0c4',
    into: LILAC,
    by: (x) => (x - 700) / 500,
    deep: 0.85,
    wobble: 0.6,
    rim: 0.6,
    trace: 0.75,
  });
  const pediment = [
    [660, 474],
    [1140, 474],
    [900, 372],
  ];
  sheet.clear([pediment]);
  sheet.wash([pediment], {
    colour: '#f7e9d2',
    into: '#e3c3b8',
    by: (x, y) => (y - 400) / 90 + (x - 900) / 700,
    deep: 0.85,
    wobble: 0.7,
    rim: 0.8,
    pool: 0.7,
    trace: 0.8,
  });
  sheet.wash(
    [
      [
        [712, 466],
        [1088, 466],
        [900, 388],
      ],
    ],
    { colour: '#d9b8b0', into: LILAC, by: (x) => (x - 760) / 300, deep: 0.45, wobble: 0.7, rim: 0.8, trace: 0.5 },
  );
  // A wreath in the pediment: leaves to both sides of a rosette.
  const leaves = [-1, 1].flatMap((side) =>
    [0, 1, 2, 3, 4, 5].map((i) =>
      dab([900 + side * (22 + i * 17), 446 + (i % 2 ? 4 : -5) + i * 2], 17 - i, 6, side > 0 ? 0.25 : 2.9),
    ),
  );
  sheet.wash([blob(random, [900, 442], 15, 14, 0.06), ...leaves], {
    colour: '#dcb98c',
    into: LILAC,
    by: () => 0.3,
    deep: 0.7,
    wobble: 0.5,
    rim: 0.8,
    trace: 0.5,
  });
  for (let i = 0; i < 4; i++) {
    const step = box(680 - i * 10, 742 + i * 8, 440 + i * 20, 8);
    sheet.clear([step]);
    sheet.wash([step], {
      colour: '#f0ddc4',
      into: '#b3a7c6',
      by: (_x, y) => (y - 742 - i * 8) / 9,
      deep: 0.8,
      wobble: 0.5,
      trace: 0.6,
    });
  }
  for (const [x, top, reach, lean] of [
    [412, 470, 100, -14],
    [1390, 470, 100, 14],
    [330, 560, 74, 10],
    [1480, 560, 74, -10],
  ])
    palm(sheet, [x + lean, 756], [x, top], reach, { lean: lean / 2, fronds: 11 });

  ground(
    sheet,
    curve(
      [
        [110, 760],
        [460, 748],
        [900, 772],
        [1340, 748],
        [1700, 760],
        [1640, 812],
        [1380, 870],
        [900, 908],
        [420, 872],
        [170, 814],
        [110, 760],
      ],
      6,
    ),
    {
      colour: '#f3dfc6',
      into: '#dcbcb8',
      by: (x, y) => (y - 780) / 150,
      deep: 0.66,
      blooms: [
        [520, 826, 56],
        [1280, 830, 56],
      ],
    },
  );
  sheet.wash(
    [
      curve(
        [
          [1120, 756],
          [1380, 760],
          [1460, 778],
          [1300, 792],
          [1140, 780],
          [1120, 756],
        ],
        5,
      ),
    ],
    { colour: '#8a83b4', deep: 0.45, soft: 6, lost: 0.4, wobble: 1.6 },
  );
  for (const [x, w] of [
    [470, 260],
    [1330, 260],
  ]) {
    ground(
      sheet,
      curve(
        [
          [x - w * 0.6, 778],
          [x, 762],
          [x + w * 0.6, 778],
          [x + w * 0.3, 812],
          [x - w * 0.3, 812],
          [x - w * 0.6, 778],
        ],
        5,
      ),
      { colour: '#c6d48c', into: '#8fb480', by: (_x, y) => (y - 770) / 50 },
    );
    const beds = [
      [x - 70, 780, 54, 18],
      [x + 20, 776, 60, 18],
      [x + 96, 782, 44, 16],
    ];
    foliage(sheet, beds, { size: 8, light: '#c4cd82', mid: '#86a76c', dark: '#4f7b72' });
    blossoms(
      sheet,
      beds.map(([bx, y, rx, ry]) => [bx, y - 5, rx, ry * 0.8]),
      ['#fbe3ea', '#ef93ab'],
      4.6,
      0.75,
    );
  }
  fountain(sheet, [900, 868]);
  guest(sheet, [746, 806], 74, { kind: 'melayu', cloth: '#e6cf9a', samping: '#9a5f6c' });
  guest(sheet, [774, 808], 70, { cloth: '#e0a0b2', veil: '#f4ddd2' });
  guest(sheet, [1052, 810], 76, { cloth: '#8fbdb0', veil: '#f1d9a8', turn: -1 });
  guest(sheet, [1082, 810], 80, { kind: 'melayu', cloth: '#9db8d4', samping: '#5f6d9c' });
  guest(sheet, [640, 842], 86, { cloth: '#b7a1d0', veil: '#e6d5ea', turn: 1 });
  guest(sheet, [1190, 850], 88, { cloth: '#e6c47c', veil: '#c9dcd3', turn: -1 });
  grass(
    sheet,
    [
      [400, 812],
      [1400, 812],
    ],
    { height: 12 },
  );
  spatter(sheet, [520, 800, 760, 96], '#c9b0c4', 16, 2.6);
}

/** A column with a plain base and a capital. */
function column(sheet, x, foot, top) {
  const shaft = [
    [x - 11, foot - 10],
    [x + 11, foot - 10],
    [x + 9, top + 12],
    [x - 9, top + 12],
  ];
  const ends = [box(x - 15, foot - 10, 30, 10), box(x - 14, top, 28, 12)];
  sheet.clear([shaft, ...ends]);
  sheet.wash([shaft], {
    colour: CREAM,
    into: '#a59cc6',
    by: (px) => (px - x + 3) / 13,
    deep: 0.9,
    wobble: 0.4,
    rim: 0.6,
    trace: 0.8,
  });
  sheet.wash(ends, {
    colour: '#ecd3b4',
    into: LILAC,
    by: (px) => (px - x) / 24 + 0.2,
    deep: 0.85,
    wobble: 0.4,
    rim: 0.6,
    trace: 0.75,
  });
  sheet.wash(
    [
      stroke(
        [
          [x - 3, foot - 12],
          [x - 2, top + 14],
        ],
        1.4,
      ),
      stroke(
        [
          [x + 3, foot - 12],
          [x + 3, top + 14],
        ],
        1.4,
      ),
    ],
    { colour: LILAC, deep: 0.4, wobble: 0.3, dry: 0.4, trace: 0.3 },
  );
}

/** Lamps that hang in the doorway: points of light. */
function chandelier(sheet, [x, y]) {
  const { random } = sheet;
  sheet.wash([blob(random, [x, y], 40, 34, 0.2)], { colour: '#fbd27e', deep: 0.6, soft: 14, lost: 1, rim: 0 });
  sheet.pencil(
    [
      [x, y - 40],
      [x, y - 12],
    ],
    { weight: 1.2, dark: 0.7, over: 0 },
  );
  const drops = [-1, 0, 1].flatMap((row) =>
    [-2, -1, 0, 1, 2]
      .filter((i) => Math.abs(i) < 3 - Math.max(0, row))
      .map((i) => blob(random, [x + i * (9 - row * 2), y + row * 8 - 2], 2.6, 3.6, 0.1)),
  );
  sheet.body(drops, { colour: '#fff6dc', alpha: 0.9 });
}

/** A basin of two tiers with falling water. */
function fountain(sheet, [x, y]) {
  const { random } = sheet;
  const ring = (cy, rx, ry) =>
    Array.from({ length: 32 }, (_, i) => [x + Math.cos((i / 32) * 6.2832) * rx, cy + Math.sin((i / 32) * 6.2832) * ry]);
  sheet.wash([blob(random, [x + 24, y + 8], 150, 22, 0.05, 24)], { colour: '#8a83b4', deep: 0.4, soft: 5, lost: 0.5 });
  const rim = ring(y - 14, 132, 26);
  const side = [[x - 132, y - 14], [x + 132, y - 14], ...ring(y + 2, 130, 25).slice(1, 16)];
  sheet.clear([rim, side]);
  sheet.wash([side], {
    colour: '#ecd6bc',
    into: LILAC,
    by: (px) => (px - x) / 220 + 0.1,
    deep: 0.9,
    wobble: 0.6,
    rim: 0.6,
    trace: 0.75,
  });
  sheet.wash([rim], {
    colour: '#f6e8d4',
    into: '#c9bfdb',
    by: (px) => (px - x) / 260,
    deep: 0.8,
    wobble: 0.5,
    rim: 0.7,
    trace: 0.7,
  });
  water(sheet, ring(y - 14, 120, 20), { colour: '#86bcd8', into: '#c6e2e6', deep: 0.85, ripples: 8 });
  const stem = [
    [x - 10, y - 12],
    [x + 10, y - 12],
    [x + 6, y - 60],
    [x - 6, y - 60],
  ];
  const bowl = curve(
    [
      [x - 52, y - 66],
      [x - 30, y - 54],
      [x, y - 50],
      [x + 30, y - 54],
      [x + 52, y - 66],
      [x, y - 60],
      [x - 52, y - 66],
    ],
    5,
  );
  sheet.clear([stem, bowl]);
  sheet.wash([stem, bowl], {
    colour: '#ecd6bc',
    into: LILAC,
    by: (px) => (px - x) / 60 + 0.2,
    deep: 0.9,
    wobble: 0.5,
    rim: 0.6,
    trace: 0.75,
  });
  const jets = [-1, -0.6, 0.6, 1].map((s) =>
    stroke(
      curve(
        [
          [x, y - 108],
          [x + s * 26, y - 122],
          [x + s * 52, y - 84],
          [x + s * 62, y - 26],
        ],
        8,
      ),
      (t) => 2.4 - t,
    ),
  );
  sheet.body(
    [
      ...jets,
      stroke(
        [
          [x, y - 62],
          [x, y - 118],
        ],
        4,
      ),
    ],
    { colour: '#f8fcfc', alpha: 0.85, wobble: 0.8, dry: 0.3 },
  );
  sheet.wash(
    [
      ...jets,
      stroke(
        [
          [x + 2, y - 62],
          [x + 2, y - 114],
        ],
        2,
      ),
    ],
    { colour: '#9cc6de', deep: 0.55, wobble: 1, dry: 0.4, trace: 0.5 },
  );
}
