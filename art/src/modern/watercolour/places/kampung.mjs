import { edges, face, finial, lambrequin, onFace, slope } from '../building.mjs';
import { LILAC } from '../masonry.mjs';
import { blossoms, farHills, foliage, grass, ground, palm, sky, spatter, trunk } from '../nature.mjs';
import { bungaManggar, guest } from '../people.mjs';
import { blob, curve, perspective, stroke } from '../shapes.mjs';

/** A village house on stilts: steep roofs of attap, shutters, a stair under its own roof. */
export function kampung(sheet) {
  const view = perspective({ at: [880, 752], scale: 36, distance: 46, eye: 1.9, yaw: 28 });
  const house = [
    face(view, [
      [-9, 0, 0],
      [9, 0, 0],
      [9, 5.2, 0],
      [-9, 5.2, 0],
    ]),
    face(view, [
      [9, 0, 0],
      [9, 0, 7],
      [9, 5.2, 7],
      [9, 5.2, 0],
    ]),
    face(view, [
      [-10, 4.8, -1.2],
      [10, 4.8, -1.2],
      [8.6, 9.6, 3.5],
      [-8.6, 9.6, 3.5],
    ]),
    face(view, [
      [10, 4.8, -1.2],
      [10, 4.8, 8.2],
      [8.8, 9.6, 3.5],
    ]),
  ];
  sheet.keep(house);
  sky(sheet, [210, 70, 1390, 620], {
    clouds: [
      [480, 240, 120],
      [1240, 190, 150],
    ],
    blooms: [
      [700, 180, 60],
      [1420, 380, 56],
    ],
    blue: '#93bfe0',
    warm: '#fad3b0',
  });
  farHills(sheet, [160, 1660], 706, (x) => 104 + 30 * Math.sin(x * 0.006 + 2) + 12 * Math.sin(x * 0.018));
  farHills(sheet, [110, 1700], 722, (x) => 66 + 18 * Math.sin(x * 0.012) + 14 * Math.sin(x * 0.05), {
    colour: '#a5c09a',
    into: '#86ae9c',
    deep: 0.5,
  });
  sheet.release();
  sheet.clear(house);
  // Palms and a fruit tree about the house.
  palm(sheet, [420, 760], [372, 360], 136, { lean: 26 });
  palm(sheet, [520, 752], [556, 470], 100, { lean: -18, fronds: 11 });
  palm(sheet, [1372, 748], [1400, 330], 132, { lean: -22 });
  palm(sheet, [1290, 748], [1272, 480], 84, { lean: 14, fronds: 10 });
  trunk(sheet, [
    [
      [
        [1530, 752],
        [1526, 680],
        [1512, 610],
      ],
      22,
      9,
    ],
  ]);
  foliage(
    sheet,
    [
      [1470, 590, 84, 48],
      [1556, 560, 100, 58],
      [1620, 616, 76, 44],
      [1520, 630, 90, 40],
    ],
    { light: '#b8c87c', mid: '#84a970', dark: '#54806f' },
  );
  foliage(
    sheet,
    [
      [300, 700, 90, 46],
      [200, 716, 80, 38],
      [420, 720, 60, 30],
    ],
    { light: '#cdd391', mid: '#a3bd86', dark: '#76a08e' },
  );

  const wood = '#d9ae88';
  // Under the house: shade between the posts.
  sheet.wash(
    [
      face(view, [
        [-8.6, 0.1, 0.3],
        [9, 0.1, 0.3],
        [9, 1.9, 0.3],
        [-8.6, 1.9, 0.3],
      ]),
    ],
    {
      colour: '#a08fb6',
      into: '#9db07c',
      by: (_x, y) => (y - 700) / 50,
      deep: 0.7,
      wobble: 1.4,
      soft: 4,
      lost: 0.5,
      fade: (_x, y) => Math.max(0.12, 1 - Math.max(0, y - 690) / 64),
    },
  );
  sheet.wash(
    [
      face(view, [
        [9, 0.1, 0],
        [9, 0.1, 7],
        [9, 1.9, 7],
        [9, 1.9, 0],
      ]),
    ],
    {
      colour: '#8d86ae',
      deep: 0.7,
      wobble: 1.2,
      soft: 4,
      lost: 0.4,
      fade: (_x, y) => Math.max(0.15, 1 - Math.max(0, y - 688) / 70),
    },
  );
  const postAt = (x, z, height, shade = false) => {
    const [foot, head] = [view([x, 0, z]), view([x, height, z])];
    const w = 7;
    const shape = [
      [foot[0] - w * 0.6, foot[1]],
      [foot[0] + w * 0.6, foot[1]],
      [head[0] + w * 0.5, head[1]],
      [head[0] - w * 0.5, head[1]],
    ];
    sheet.clear([shape]);
    sheet.wash([shape], {
      colour: shade ? '#a58a98' : '#c79c7c',
      into: '#77699a',
      by: (px) => (px - foot[0]) / w + 0.3,
      deep: 0.9,
      wobble: 0.5,
      trace: 0.7,
    });
    sheet.wash([blob(sheet.random, [foot[0], foot[1] + 1], 8, 4, 0.1)], {
      colour: '#a9a2b4',
      deep: 0.8,
      wobble: 0.4,
      trace: 0.5,
    });
  };
  for (const x of [-8.6, -5, -1.4, 2.2, 5.6, 8.8]) postAt(x, 0, 2);
  for (const z of [3.4, 6.8]) postAt(8.8, z, 2, true);

  // Walls of boards.
  const front = [
    [-9, 1.9, 0],
    [9, 1.9, 0],
    [9, 5.2, 0],
    [-9, 5.2, 0],
  ];
  const right = [
    [9, 1.9, 0],
    [9, 1.9, 7],
    [9, 5.2, 7],
    [9, 5.2, 0],
  ];
  sheet.wash([face(view, front)], {
    colour: '#efd2ab',
    into: '#dba98a',
    by: (x) => (x - 620) / 700,
    deep: 0.95,
    rim: 0.4,
    pool: 0.7,
  });
  sheet.wash([face(view, right)], { colour: wood, deep: 0.9, rim: 0.4 });
  sheet.wash([face(view, right)], { colour: LILAC, into: '#7f86b4', deep: 0.7, rim: 0.4, pool: 0.7 });
  sheet.hatch(face(view, right), { gap: 6.5, dark: 0.36 });
  const on = onFace(view, front[0], front[1], 3.3);
  const boards = Array.from({ length: 46 }, (_, i) =>
    stroke([on((i + 0.5) / 46, 0.02), on((i + 0.5) / 46, 0.96)], 1.3),
  );
  sheet.wash(boards, { colour: '#a9785e', deep: 0.4, wobble: 0.4, dry: 0.4 });
  const onRight = onFace(view, right[0], right[1], 3.3);
  sheet.wash(
    Array.from({ length: 14 }, (_, i) => stroke([onRight((i + 0.5) / 14, 0.02), onRight((i + 0.5) / 14, 0.96)], 1.1)),
    { colour: '#6c5f8c', deep: 0.4, wobble: 0.4, dry: 0.4 },
  );
  // Tall windows with open shutters and a carved head.
  for (const u of [0.11, 0.27, 0.66, 0.8, 0.93]) {
    const w = 0.037;
    const pane = [on(u - w, 0.1), on(u + w, 0.1), on(u + w, 0.78), on(u - w, 0.78)];
    sheet.clear([pane], 0.7);
    sheet.wash([pane], {
      colour: '#a98a8a',
      into: '#71749f',
      by: (_x, y) => 0.8 - (y - pane[2][1]) / 70,
      deep: 0.95,
      wobble: 0.6,
      rim: 0.7,
      trace: 0.75,
    });
    sheet.wash([blob(sheet.random, on(u, 0.3), 8, 13, 0.3)], {
      colour: '#f2b45e',
      deep: 0.5,
      soft: 5,
      lost: 1,
      rim: 0,
    });
    for (const s of [-1, 1]) {
      const leaf = [on(u + s * w, 0.1), on(u + s * w * 1.85, 0.07), on(u + s * w * 1.85, 0.8), on(u + s * w, 0.78)];
      sheet.clear([leaf]);
      sheet.wash([leaf], {
        colour: '#8fb9b4',
        into: '#6f93a8',
        by: () => (s > 0 ? 0.5 : 0.05),
        deep: 0.85,
        wobble: 0.5,
        rim: 0.7,
        trace: 0.7,
      });
      for (const v of [0.25, 0.45, 0.62])
        sheet.pencil(
          [leaf[0].map((a, k) => a + (leaf[3][k] - a) * v), leaf[1].map((a, k) => a + (leaf[2][k] - a) * v)],
          { weight: 0.9, dark: 0.45, over: 0 },
        );
    }
    const rail = Array.from({ length: 6 }, (_, i) =>
      stroke([on(u - w + (2 * w * (i + 0.5)) / 6, 0.1), on(u - w + (2 * w * (i + 0.5)) / 6, 0.36)], 1.5),
    );
    sheet.body(rail, { colour: '#f6e6c8', alpha: 0.85 });
    sheet.wash([[on(u - w, 0.82), on(u + w, 0.82), on(u + w, 0.93), on(u - w, 0.93)]], {
      colour: '#c48a68',
      into: '#8d7699',
      deep: 0.7,
      wobble: 0.5,
      trace: 0.6,
    });
  }
  for (const u of [0.3, 0.7]) {
    const pane = [onRight(u - 0.1, 0.14), onRight(u + 0.1, 0.14), onRight(u + 0.1, 0.78), onRight(u - 0.1, 0.78)];
    sheet.wash([pane], { colour: '#74679a', deep: 0.8, wobble: 0.5, trace: 0.6 });
  }
  sheet.wash(
    [
      face(view, [
        [-9, 5.2, 0],
        [9, 5.2, 0],
        [9, 4.2, 0],
        [-9, 4.05, 0],
      ]),
    ],
    { colour: LILAC, into: '#a5879f', deep: 0.7, wobble: 1.2, soft: 3, lost: 0.3 },
  );
  edges(sheet, view, [front.slice(0, 2), right.slice(0, 2)], {});

  // The long roof, its gable end in shade.
  const attap = { colour: '#e3b490', into: '#cc968c', shade: '#94799c' };
  slope(
    sheet,
    view,
    [
      [10, 4.9, -1.3],
      [10, 4.9, 8.3],
    ],
    [
      [8.5, 9.7, 3.5],
      [8.5, 9.7, 3.55],
    ],
    { colour: '#b394a6', into: '#8a80a8', shade: '#746b95', deep: 0.95, dark: 0.1, rows: 10, sag: 0.3 },
  );
  slope(
    sheet,
    view,
    [
      [-10, 4.9, -1.3],
      [10, 4.9, -1.3],
    ],
    [
      [-8.6, 9.8, 3.5],
      [8.6, 9.8, 3.5],
    ],
    { ...attap, rows: 15, sag: 0.5, deep: 0.85, gap: 0.22 },
  );
  sheet.wash([stroke([view([-8.7, 9.85, 3.5]), view([0, 9.75, 3.5]), view([8.7, 9.85, 3.5])], 6)], {
    colour: '#a2705f',
    into: '#7d6a93',
    deep: 0.9,
    wobble: 0.6,
  });
  for (const x of [-8.7, 8.7]) finial(sheet, view([x, 9.85, 3.5]), 36);
  lambrequin(sheet, view, [-10, 4.72, -1.3], [10, 4.72, -1.3], 46);

  // The stair hall before it, lower, with its gable to the front.
  const porch = [
    [-2.2, 0, -4.6],
    [2.6, 0, -4.6],
    [2.6, 5.4, -4.6],
    [-2.2, 5.4, -4.6],
  ];
  const roofEave = 4.7;
  sheet.wash(
    [
      face(view, [
        [-1.9, 1.9, -0.1],
        [2.3, 1.9, -0.1],
        [2.3, 4.6, -0.1],
        [-1.9, 4.6, -0.1],
      ]),
    ],
    { colour: '#d9935f', into: '#7d7099', by: (_x, y) => 0.85 - (y - 590) / 90, deep: 0.95, rim: 0.5 },
  );
  sheet.wash([blob(sheet.random, view([0.2, 2.8, -0.1]), 26, 28, 0.2)], {
    colour: '#f6bd62',
    deep: 0.6,
    soft: 11,
    lost: 1,
    rim: 0,
  });
  slope(
    sheet,
    view,
    [
      [3.4, roofEave, -5.2],
      [3.4, roofEave, -1.2],
    ],
    [
      [0.2, 7.9, -5.2],
      [0.2, 7.9, 1.4],
    ],
    { colour: '#b9949c', into: '#8d80a8', shade: '#746b95', deep: 0.95, rows: 8, dark: 0.06 },
  );
  const cut = (s) =>
    Array.from({ length: 9 }, (_, i) =>
      view([0.2 + s * 3.3 * (1 - i / 8), roofEave + 3.3 * (i / 8) - 0.3 * Math.sin((Math.PI * i) / 8), -5.2]),
    );
  const inside = [...cut(-1), ...cut(1).reverse().slice(1)];
  sheet.clear([inside]);
  sheet.wash([inside], {
    colour: '#f2d6ad',
    into: '#dba98a',
    by: (_x, y) => (y - 520) / 120,
    deep: 0.9,
    wobble: 0.6,
    trace: 0.7,
  });
  const rays = [];
  for (let i = 0; i < 11; i++) {
    const a = Math.PI * ((i + 0.5) / 11);
    const reach = Math.min(2.5, 2.75 / (Math.sin(a) * 1 + Math.abs(Math.cos(a)) * 1.02));
    const at = (r, d) => view([0.2 + Math.cos(a + d) * r, roofEave + 0.12 + Math.sin(a + d) * r, -5.2]);
    rays.push([at(0.8, -0.04), at(reach, -0.06), at(reach, 0.06), at(0.8, 0.04)]);
  }
  sheet.wash(rays, { colour: '#cd9670', into: '#b08aa0', deep: 0.75, wobble: 0.5, trace: 0.5 });
  for (const s of [-1, 1])
    sheet.wash([stroke(cut(s), 8)], {
      colour: s < 0 ? '#bf8064' : '#9c6a66',
      into: '#7b6691',
      by: () => (s < 0 ? 0.1 : 0.5),
      deep: 1,
      wobble: 0.5,
      trace: 0.7,
    });
  finial(sheet, view([0.2, 7.95, -5.2]), 34);
  lambrequin(sheet, view, [-2.9, roofEave - 0.05, -5.2], [3.4, roofEave - 0.05, -5.2], 15);
  for (const x of [-2, 2.4]) postAt(x, -4.7, 4.6);
  const floor = face(view, [
    [-2.2, 1.7, -4.7],
    [2.6, 1.7, -4.7],
    [2.6, 1.95, -4.7],
    [-2.2, 1.95, -4.7],
  ]);
  sheet.clear([floor]);
  sheet.wash([floor], { colour: '#c79c7c', into: '#8d7699', deep: 0.9, wobble: 0.5, trace: 0.7 });
  for (let i = 0; i < 7; i++) {
    const [z, y] = [-4.8 - i * 0.36, 1.75 - i * 0.26];
    const tread = face(view, [
      [-1.2, y, z],
      [1.6, y, z],
      [1.6, y - 0.2, z - 0.3],
      [-1.2, y - 0.2, z - 0.3],
    ]);
    sheet.clear([tread]);
    sheet.wash([tread], {
      colour: '#e6c7a6',
      into: '#a9909f',
      by: (_x, py) => (py - tread[0][1]) / 8,
      deep: 0.85,
      wobble: 0.4,
      trace: 0.6,
    });
  }
  sheet.hatch(
    face(view, porch)
      .slice(0, 2)
      .concat([[920, 700]]),
    { gap: 8, dark: 0.2 },
  );

  yard(sheet, view);
}

function yard(sheet, view) {
  ground(
    sheet,
    curve(
      [
        [90, 760],
        [320, 744],
        [600, 752],
        [860, 776],
        [760, 850],
        [560, 880],
        [300, 850],
        [90, 760],
      ],
      5,
    ),
    { colour: '#c6d08c', into: '#8fb07e', by: (x, y) => 0.15 + (y - 750) / 220, blooms: [[420, 806, 52]] },
  );
  ground(
    sheet,
    curve(
      [
        [1000, 776],
        [1280, 748],
        [1560, 744],
        [1720, 764],
        [1560, 842],
        [1330, 876],
        [1080, 856],
        [1000, 776],
      ],
      5,
    ),
    { colour: '#bccb88', into: '#86ab86', by: (x) => (x - 1000) / 900, blooms: [[1420, 806, 56]] },
  );
  ground(
    sheet,
    curve(
      [
        [770, 786],
        [900, 782],
        [1010, 792],
        [1100, 846],
        [1080, 900],
        [880, 910],
        [690, 892],
        [740, 830],
        [770, 786],
      ],
      5,
    ),
    { colour: '#f1dcc2', into: '#e2bfae', by: (_x, y) => (y - 800) / 140, deep: 0.62, blooms: [[880, 868, 36]] },
  );
  sheet.wash([[view([2.6, 0, -5]), view([9, 0, 0]), view([10, 0, 6]), [1440, 756], [1330, 776], view([7, 0, -5.4])]], {
    colour: '#8a83b4',
    into: '#7d98a8',
    by: (x) => (x - 1000) / 600,
    deep: 0.5,
    wobble: 1.4,
    soft: 6,
    lost: 0.35,
  });
  const beds = [
    [600, 762, 70, 26],
    [700, 776, 46, 20],
    [1130, 778, 54, 22],
    [1250, 764, 60, 26],
  ];
  foliage(sheet, beds, { size: 9, light: '#c4cd82', mid: '#86a76c', dark: '#4f7b72' });
  blossoms(
    sheet,
    beds.map(([x, y, rx, ry]) => [x, y - 7, rx * 0.9, ry * 0.75]),
    ['#f2a3a3', '#d85f6f'],
    4.6,
    0.7,
  );
  grass(
    sheet,
    [
      [240, 826],
      [330, 846],
      [520, 872],
      [1180, 862],
      [1400, 866],
      [1560, 836],
    ],
    {},
  );
  bungaManggar(sheet, [760, 806], 130);
  bungaManggar(sheet, [996, 812], 130, ['#f2c25f', '#ef93ab', '#a5c3e2']);
  guest(sheet, [842, 842], 92, { kind: 'melayu', cloth: '#9db8d4', samping: '#5f6d9c' });
  guest(sheet, [880, 846], 86, { cloth: '#e0a0b2', veil: '#f4ddd2' });
  guest(sheet, [1068, 836], 88, { cloth: '#e6c47c', veil: '#c9dcd3', turn: -1 });
  guest(sheet, [1096, 838], 54, { cloth: '#b7a1d0', veil: '#e6d5ea' });
  spatter(sheet, [620, 820, 600, 90], '#d9a9b8', 14, 2.6);
}
