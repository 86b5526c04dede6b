import { edges, face, finial, lambrequin, slope } from '../building.mjs';
import { LILAC, arches, boat, dome, domeOutline, minaret, wall, water } from '../masonry.mjs';
import { farHills, foliage, palm, sky, spatter } from '../nature.mjs';
import { bungaManggar, guest } from '../people.mjs';
import { blob, box, curve, perspective, stroke } from '../shapes.mjs';

/** A river: a small mosque on the far bank, a jetty with its roof on the near one, boats between. */
export function jeti(sheet) {
  const { random } = sheet;
  const C = 640;
  const far = [
    box(520, 500, 240, 112),
    domeOutline([C, 500], 74, 92, { point: 0.6, bulge: 0.08 }),
    box(802, 400, 22, 212),
  ];
  sheet.keep(far);
  sky(sheet, [200, 60, 1400, 540], {
    clouds: [
      [470, 250, 120],
      [1180, 230, 150],
    ],
    blooms: [
      [860, 190, 60],
      [1420, 340, 56],
    ],
    blue: '#93bede',
    warm: '#fbd0ae',
  });
  farHills(sheet, [180, 1640], 604, (x) => 96 + 34 * Math.sin(x * 0.006 + 0.6) + 10 * Math.sin(x * 0.02), {
    colour: '#a9bce0',
    into: '#cbdce2',
    deep: 0.42,
  });
  farHills(sheet, [110, 1700], 612, (x) => 42 + 14 * Math.sin(x * 0.012 + 1) + 16 * Math.sin(x * 0.05), {
    colour: '#9fc096',
    into: '#8cb39c',
    deep: 0.55,
  });
  sheet.release();
  sheet.clear(far);
  palm(sheet, [444, 614], [432, 448], 62, { lean: -8, fronds: 10 });
  palm(sheet, [900, 614], [914, 440], 66, { lean: 10, fronds: 10 });
  palm(sheet, [960, 614], [972, 500], 48, { lean: -6, fronds: 9 });
  foliage(
    sheet,
    [
      [380, 586, 80, 34],
      [290, 594, 70, 26],
      [1020, 584, 84, 34],
      [1130, 590, 80, 28],
      [1290, 588, 100, 30],
      [1450, 590, 100, 28],
      [880, 594, 50, 22],
    ],
    { size: 9, light: '#c9d28a', mid: '#93b47c', dark: '#5f8f80' },
  );

  // The mosque over there.
  minaret(sheet, [813, 612], 24, 236, { cap: { colour: '#93c6cc', into: '#7196ba' } });
  for (const x of [544, 736]) dome(sheet, [x, 518], 24, 32, { ribs: 4, point: 0.7, colour: '#93c6cc' });
  dome(sheet, [C, 500], 74, 92, { ribs: 8, point: 0.6, bulge: 0.08 });
  wall(sheet, box(566, 498, 148, 24), { shade: 0.5 });
  wall(sheet, box(520, 518, 240, 94), { shade: 0.45 });
  arches(sheet, [546, 582, 698, 734], 610, 20, 62, { glow: 0.4, bars: false });
  arches(sheet, [C], 610, 40, 76, { colour: '#7fb0bd', into: '#6c7cab', glow: 0.7, bars: false });
  sheet.wash([box(512, 512, 256, 8)], { colour: '#93c6cc', into: '#7196ba', deep: 0.85, wobble: 0.6, trace: 0.6 });

  water(
    sheet,
    curve(
      [
        [120, 618],
        [500, 610],
        [900, 612],
        [1400, 610],
        [1690, 618],
        [1720, 700],
        [1640, 800],
        [1380, 872],
        [900, 906],
        [420, 876],
        [170, 804],
        [90, 700],
        [120, 618],
      ],
      6,
    ),
    {
      colour: '#7fb4d2',
      into: '#c9e2df',
      deep: 0.66,
      ripples: 46,
      reflections: [
        [
          curve(
            [
              [524, 622],
              [756, 622],
              [740, 690],
              [700, 712],
              [680, 780],
              [640, 806],
              [602, 780],
              [580, 712],
              [540, 690],
              [524, 622],
            ],
            5,
          ),
          '#e6c9b4',
          0.5,
        ],
        [
          curve(
            [
              [600, 690],
              [684, 690],
              [672, 770],
              [640, 800],
              [606, 770],
              [600, 690],
            ],
            5,
          ),
          '#7fb6c6',
          0.5,
        ],
        [box(804, 622, 18, 160), '#d9bfc4', 0.5],
        [
          curve(
            [
              [220, 624],
              [480, 622],
              [440, 656],
              [300, 664],
              [220, 624],
            ],
            5,
          ),
          '#8fb07e',
          0.55,
        ],
        [
          curve(
            [
              [860, 622],
              [1600, 624],
              [1500, 668],
              [1000, 664],
              [860, 622],
            ],
            5,
          ),
          '#8fb07e',
          0.55,
        ],
      ],
    },
  );
  boat(sheet, [520, 742], 190, { colour: '#8fc0c4', band: '#e79a8a' });
  boat(sheet, [330, 690], 120, { colour: '#e8c58c', band: '#6f9fd0', turn: -1 });
  boat(sheet, [800, 690], 104, { colour: '#eab0a4', band: '#f2c25f' });
  jetty(sheet, random);
  spatter(sheet, [420, 780, 760, 110], '#9fc6d8', 18, 2.8);
}

/** Planks on posts, a roof of two tiers over them, guests at its rail. */
function jetty(sheet, random) {
  const view = perspective({ at: [1090, 800], scale: 34, distance: 40, eye: 3.2, yaw: -24 });
  const deck = [
    [-5, 1, -4],
    [8, 1, -4],
    [8, 1, 4],
    [-5, 1, 4],
  ];
  const walk = [
    [8, 1, -1.6],
    [15, 1, -1.6],
    [15, 1, 1.6],
    [8, 1, 1.6],
  ];
  // Posts in the water and what the water makes of them.
  for (const [x, z] of [
    [-4.6, 3.6],
    [-0.6, 3.6],
    [3.4, 3.6],
    [7.4, 3.6],
    [-4.6, -3.7],
    [-0.6, -3.7],
    [3.4, -3.7],
    [7.4, -3.7],
    [11, -1.4],
    [14.4, -1.4],
  ]) {
    const [foot, head] = [view([x, -0.6, z]), view([x, 1, z])];
    const post = stroke([head, foot], 8);
    sheet.clear([post]);
    sheet.wash([post], {
      colour: '#b8937c',
      into: '#77699a',
      by: (px) => (px - foot[0]) / 9 + 0.4,
      deep: 0.9,
      wobble: 0.5,
      trace: 0.7,
    });
    sheet.wash(
      [
        stroke(
          curve([foot, [foot[0] + 4, foot[1] + 12], [foot[0] - 4, foot[1] + 26], [foot[0] + 2, foot[1] + 38]], 5),
          (t) => 8 - 5 * t,
        ),
      ],
      { colour: '#8f86ae', deep: 0.5, wobble: 1.2, dry: 0.3, trace: 0.35 },
    );
  }
  sheet.wash([[view([-5, 0.3, -4]), view([8, 0.3, -4]), view([8, -0.5, -4]), view([-5, -0.5, -4])]], {
    colour: '#6f7ba8',
    deep: 0.5,
    wobble: 1.6,
    soft: 4,
    lost: 0.5,
  });
  for (const part of [walk, deck]) {
    sheet.clear([face(view, part)]);
    sheet.wash([face(view, part)], {
      colour: '#ecd2ae',
      into: '#c9a298',
      by: (x) => (x - 900) / 500,
      deep: 0.85,
      wobble: 0.7,
      rim: 0.6,
      pool: 0.7,
      trace: 0.75,
    });
  }
  const planks = Array.from({ length: 26 }, (_, i) =>
    stroke([view([-4.9 + i * 0.5, 1, -3.9]), view([-4.9 + i * 0.5, 1, 3.9])], 1.2),
  );
  sheet.wash(planks, { colour: '#a07d78', deep: 0.4, wobble: 0.5, dry: 0.4 });
  const skirt = face(
    view,
    [
      [-5, 1, -4],
      [15, 1, -4],
      [15, 0.65, -4],
      [-5, 0.65, -4],
    ].map(([x, y, z]) => [Math.min(x, 8), y, z]),
  );
  sheet.clear([skirt]);
  sheet.wash([skirt], { colour: '#c9a07e', into: LILAC, by: () => 0.3, deep: 0.9, wobble: 0.6, trace: 0.7 });
  const left = face(view, [
    [-5, 1, -4],
    [-5, 1, 4],
    [-5, 0.65, 4],
    [-5, 0.65, -4],
  ]);
  sheet.wash([left], { colour: '#a98fa2', deep: 0.85, wobble: 0.6, trace: 0.7 });

  const post = (x, z, shade) => {
    const [foot, head] = [view([x, 1, z]), view([x, 4.5, z])];
    const shape = stroke([foot, head], 8);
    sheet.clear([shape]);
    sheet.wash([shape], {
      colour: shade ? '#b39aa4' : '#f3e4cc',
      into: '#8d83b2',
      by: (px) => (px - foot[0]) / 10 + 0.35,
      deep: 0.9,
      wobble: 0.4,
      trace: 0.75,
    });
  };
  for (const x of [-4.4, -0.4, 3.4, 7.4]) post(x, 3.4, true);
  guest(sheet, view([5.2, 1, 1.6]), 96, { kind: 'melayu', cloth: '#a9c4dd', samping: '#5f6d9c' });
  guest(sheet, view([3.9, 1, 1.4]), 90, { cloth: '#eab0bd', veil: '#f4ddd2' });
  guest(sheet, view([-2.6, 1, 0.4]), 92, { cloth: '#e6c47c', veil: '#c9dcd3', turn: 1 });
  guest(sheet, view([-1.6, 1, -0.4]), 56, { cloth: '#b7a1d0', veil: '#e6d5ea' });
  guest(sheet, view([11, 1, 0]), 92, { kind: 'melayu', cloth: '#e6cf9a', samping: '#9a5f6c' });
  for (const y of [1.6, 2.1])
    edges(
      sheet,
      view,
      [
        [
          [-4.6, y, -3.8],
          [1.4, y, -3.8],
        ],
        [
          [-4.6, y, -3.8],
          [-4.6, y, 3.8],
        ],
      ],
      { weight: 2.6, dark: 0.6 },
    );
  for (const x of [-4.4, -0.4, 3.4, 7.4]) post(x, -3.6, false);
  // The roof in two tiers.
  const warm = { colour: '#e8a98c', into: '#cf8c8c', shade: '#9a7da6', deep: 0.82 };
  const cool = { colour: '#bd93a4', into: '#9487b0', shade: '#7d75a0', deep: 0.95, dark: 0.1 };
  slope(
    sheet,
    view,
    [
      [-5.6, 4.4, 4.8],
      [-5.6, 4.4, -4.8],
    ],
    [
      [-2.4, 6.3, 1.6],
      [-2.4, 6.3, -1.6],
    ],
    { ...cool, rows: 7 },
  );
  slope(
    sheet,
    view,
    [
      [-5.6, 4.4, -4.8],
      [8.6, 4.4, -4.8],
    ],
    [
      [-2.4, 6.3, -1.6],
      [5.4, 6.3, -1.6],
    ],
    { ...warm, rows: 8 },
  );
  const lantern = face(view, [
    [-2.2, 6.2, -1.5],
    [5.2, 6.2, -1.5],
    [5.2, 6.9, -1.5],
    [-2.2, 6.9, -1.5],
  ]);
  sheet.clear([lantern]);
  sheet.wash([lantern], { colour: '#f3e2c2', into: LILAC, by: () => 0.35, deep: 0.9, wobble: 0.5, trace: 0.7 });
  slope(
    sheet,
    view,
    [
      [-3.4, 6.8, 2.6],
      [-3.4, 6.8, -2.6],
    ],
    [
      [0.4, 9.2, 0.1],
      [0.4, 9.2, -0.1],
    ],
    { ...cool, rows: 7 },
  );
  slope(
    sheet,
    view,
    [
      [-3.4, 6.8, -2.6],
      [6.4, 6.8, -2.6],
    ],
    [
      [0.4, 9.2, 0],
      [2.6, 9.2, 0],
    ],
    { ...warm, rows: 8, sag: 0.4 },
  );
  for (const x of [0.4, 2.6]) finial(sheet, view([x, 9.25, 0]), 30);
  lambrequin(sheet, view, [-5.6, 4.3, -4.8], [8.6, 4.3, -4.8], 36);
  lambrequin(sheet, view, [-3.4, 6.7, -2.6], [6.4, 6.7, -2.6], 24);
  bungaManggar(sheet, view([7.9, 1, -3]), 132);
  bungaManggar(sheet, view([2.2, 1, -3.7]), 128, ['#f2c25f', '#ef93ab', '#a5c3e2']);
  // Lilies at the near bank.
  const pads = Array.from({ length: 22 }, () => {
    const [x, y] = [random.between(420, 900), random.between(820, 882)];
    return blob(random, [x, y], random.between(9, 20), random.between(3, 6), 0.1);
  });
  sheet.wash(pads, {
    colour: '#a9c78a',
    into: '#6f9f86',
    by: () => random.next(),
    deep: 0.8,
    wobble: 0.5,
    rim: 0.8,
    trace: 0.5,
  });
  sheet.body(
    pads.filter((_, i) => i % 4 === 0).map(([[x, y]]) => blob(random, [x - 10, y - 6], 5, 4.4, 0.4, 9)),
    { colour: '#f2b3c4', alpha: 0.95 },
  );
}
