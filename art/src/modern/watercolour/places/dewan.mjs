import { between, edges, face, finial, lambrequin, onFace, slope } from '../building.mjs';
import { blossoms, farHills, foliage, grass, ground, palm, sky, spatter, trunk } from '../nature.mjs';
import { bungaManggar, guest } from '../people.mjs';
import { blob, perspective, stroke } from '../shapes.mjs';

/** A Malay hall: two tiers of hipped roof, a porch with a carved gable, guests on their way to the steps. */
export function dewan(sheet) {
  const { random } = sheet;
  const view = perspective({ at: [850, 738], scale: 25.5, distance: 60, eye: 2.2, yaw: 27 });

  sheet.keep(silhouette(view));
  sky(sheet, [210, 40, 1390, 640], {
    clouds: [
      [560, 220, 130],
      [1190, 170, 160],
      [1420, 330, 100],
      [330, 350, 90],
    ],
    blooms: [
      [690, 150, 62],
      [1340, 420, 58],
      [420, 240, 50],
    ],
  });
  farHills(sheet, [180, 1640], 690, (x) => 96 + 34 * Math.sin(x * 0.006) + 16 * Math.sin(x * 0.017 + 1), {});
  farHills(sheet, [120, 1700], 706, (x) => 58 + 18 * Math.sin(x * 0.011 + 2) + 12 * Math.sin(x * 0.043), {
    colour: '#9fb98f',
    into: '#7fa39a',
    deep: 0.5,
  });

  // A rain tree behind, palms at the other side.
  trunk(sheet, [
    [
      [
        [1446, 742],
        [1438, 660],
        [1420, 590],
        [1376, 500],
      ],
      34,
      8,
    ],
    [
      [
        [1436, 664],
        [1476, 590],
        [1552, 520],
      ],
      18,
      5,
    ],
    [
      [
        [1424, 606],
        [1350, 556],
        [1268, 520],
      ],
      13,
      4,
    ],
    [
      [
        [1412, 574],
        [1440, 510],
        [1452, 450],
      ],
      10,
      4,
    ],
    [
      [
        [1500, 566],
        [1560, 552],
        [1610, 540],
      ],
      6,
      2,
    ],
  ]);
  foliage(
    sheet,
    [
      [1264, 500, 88, 40],
      [1352, 446, 112, 56],
      [1440, 404, 126, 56],
      [1546, 430, 116, 56],
      [1630, 494, 84, 44],
      [1440, 476, 110, 40],
      [1556, 506, 92, 38],
    ],
    { size: 14 },
  );
  palm(sheet, [408, 745], [440, 392], 128, { lean: -26 });
  palm(sheet, [500, 735], [524, 520], 84, { lean: 20, fronds: 11, wind: 0.3 });
  foliage(
    sheet,
    [
      [330, 676, 100, 50],
      [440, 700, 76, 40],
      [220, 702, 90, 42],
      [120, 724, 60, 26],
    ],
    { light: '#cdd391', mid: '#a3bd86', dark: '#76a08e' },
  );
  sheet.release();
  sheet.clear(silhouette(view));

  setOut(sheet, view);
  hall(sheet, view);
  forecourt(sheet, view, random);
}

/** The architect's first lines: horizon, axes, and edges drawn past their ends. */
function setOut(sheet, view) {
  const faint = { weight: 1.05, dark: 0.3, over: 0, shake: 0.3 };
  const lines = [
    [
      [-20, 2.2, -6],
      [24, 2.2, -6],
    ],
    [
      [0, 0, -14],
      [0, 12, -14],
    ],
    [
      [-17, 4.9, -4.2],
      [19, 4.9, -4.2],
    ],
    [
      [-12, 14.4, 6.5],
      [12, 14.4, 6.5],
    ],
    [
      [14.8, 4.9, -8],
      [14.8, 4.9, 22],
    ],
    [
      [-17, 0, -3.4],
      [18, 0, -3.4],
    ],
  ];
  for (const line of lines) sheet.pencil(line.map(view), faint);
}

/** What of the sheet the hall takes, left white until it is painted. */
function silhouette(view) {
  const flat = (points) => face(view, points);
  return [
    flat([
      [-14, 0, -3.4],
      [14, 0, -3.4],
      [14, 5, -3.4],
      [-14, 5, -3.4],
    ]),
    flat([
      [14, 0, -3.4],
      [14, 0, 14],
      [14, 5, 14],
      [14, 5, -3.4],
    ]),
    flat([
      [-14.8, 4.9, -4.2],
      [14.8, 4.9, -4.2],
      [8.1, 8.1, 2.6],
      [-8.1, 8.1, 2.6],
    ]),
    flat([
      [14.8, 4.9, -4.2],
      [14.8, 4.9, 15],
      [8.1, 8.1, 10.4],
      [8.1, 8.1, 2.6],
    ]),
    flat([
      [-7.6, 8, 3],
      [7.6, 8, 3],
      [7.6, 9.8, 3],
      [-7.6, 9.8, 3],
    ]),
    flat([
      [7.6, 8, 3],
      [7.6, 8, 10],
      [7.6, 9.8, 10],
      [7.6, 9.8, 3],
    ]),
    flat([
      [-9.6, 9.5, 1.4],
      [9.6, 9.5, 1.4],
      [6.4, 14.2, 6.5],
      [-6.4, 14.2, 6.5],
    ]),
    flat([
      [9.6, 9.5, 1.4],
      [9.6, 9.5, 11.6],
      [6.1, 12.5, 8],
      [6.4, 14.2, 6.5],
      [6.1, 12.5, 5],
    ]),
    flat([
      [-4.6, 0, -12.5],
      [4.6, 0, -10],
      [4.6, 4.9, -10],
      [0, 9, -10.4],
      [-5.3, 4.9, -10],
    ]),
  ];
}

/** The hall itself. */
function hall(sheet, view) {
  const { random } = sheet;
  const cream = '#f3e2c2';
  const lilac = '#9b95c4';
  // The shade of the veranda, walls, then what is set into them.
  const shade = [
    [
      [-14, 0.9, -3.2],
      [14, 0.9, -3.2],
      [14, 4.9, -3.2],
      [-14, 4.9, -3.2],
    ],
    [
      [14, 0.9, -3.2],
      [14, 0.9, 14],
      [14, 4.9, 14],
      [14, 4.9, -3.2],
    ],
  ];
  sheet.wash(
    shade.map((points) => face(view, points)),
    { colour: '#cfc3df', into: '#d9cfc4', deep: 0.6, rim: 0.3, pool: 0.7 },
  );
  sheet.clear([
    face(view, [
      [-12, 0.9, 0],
      [12, 0.9, 0],
      [12, 5.4, 0],
      [-12, 5.4, 0],
    ]),
  ]);
  const right = [
    [12, 0.9, 0],
    [12, 0.9, 13],
    [12, 5.4, 13],
    [12, 5.4, 0],
  ];
  const front = [
    [-12, 0.9, 0],
    [12, 0.9, 0],
    [12, 5.4, 0],
    [-12, 5.4, 0],
  ];
  sheet.wash([face(view, front)], { colour: cream, into: '#f0cdb4', by: (x) => (x - 560) / 900, deep: 0.9, rim: 0.3 });
  sheet.wash([face(view, right)], { colour: cream, into: '#d8b8b8', deep: 1, rim: 0.3 });
  sheet.wash([face(view, right)], { colour: lilac, into: '#8d9cc6', deep: 0.62, rim: 0.6, pool: 0.8 });

  /** Tall windows with a fanlight, warm inside. */
  const windows = (at, places, width, foot, head) => {
    for (const u of places) {
      const pane = [at(u - width, foot), at(u + width, foot), at(u + width, head)];
      for (let i = 1; i < 6; i++)
        pane.push(at(u + width * Math.cos((i / 6) * Math.PI), head + 0.13 * Math.sin((i / 6) * Math.PI)));
      pane.push(at(u - width, head));
      sheet.wash([pane], {
        colour: '#bf9a86',
        into: '#8389ae',
        by: (_x, y) => 0.9 - (y - at(u, head)[1]) / 60,
        deep: 0.9,
        wobble: 0.7,
        rim: 0.7,
        pool: 0.8,
      });
      sheet.wash([blob(random, at(u + width * 0.1, foot + 0.14), 5, 9, 0.3)], {
        colour: '#f2b45e',
        deep: 0.5,
        soft: 4,
        lost: 1,
        rim: 0,
      });
      sheet.pencil([...pane, pane[0]], { weight: 1.1, dark: 0.7, over: 0 });
      sheet.pencil([at(u, foot), at(u, head + 0.12)], { weight: 1, dark: 0.6 });
      sheet.pencil([at(u - width, (foot + head) / 2 + 0.1), at(u + width, (foot + head) / 2 + 0.1)], {
        weight: 0.9,
        dark: 0.6,
      });
    }
  };
  windows(onFace(view, [-12, 0.9, 0], [12, 0.9, 0], 4.5), [0.07, 0.19, 0.31, 0.69, 0.81, 0.93], 0.032, 0.1, 0.56);
  windows(onFace(view, [12, 0.9, 0], [12, 0.9, 13], 4.5), [0.14, 0.38, 0.62, 0.86], 0.06, 0.1, 0.56);
  for (const points of [
    front.slice(2).concat([
      [-12, 4.1, 0],
      [12, 4.3, 0],
    ]),
    right,
  ])
    sheet.hatch(face(view, points), { gap: 6.5, dark: 0.34 });
  // The eaves' shadow on the walls.
  const under = face(view, [
    [-12, 5.4, 0],
    [12, 5.4, 0],
    [12, 3.75, 0],
    [-12, 3.5, 0],
  ]);
  sheet.wash([under], {
    colour: lilac,
    into: '#a5879f',
    deep: 0.75,
    wobble: 1.2,
    soft: 3,
    lost: 0.25,
    rim: 0.4,
    pool: 0.7,
  });

  // Upper storey between the roofs.
  const clerestory = [
    [-7.6, 8, 3],
    [7.6, 8, 3],
    [7.6, 9.8, 3],
    [-7.6, 9.8, 3],
  ];
  const clerestorySide = [
    [7.6, 8, 3],
    [7.6, 8, 10],
    [7.6, 9.8, 10],
    [7.6, 9.8, 3],
  ];
  sheet.wash([face(view, clerestory)], { colour: cream, deep: 0.9, rim: 0.3 });
  sheet.wash([face(view, clerestory)], { colour: lilac, deep: 0.45, rim: 0.3, pool: 0.8 });
  sheet.wash([face(view, clerestorySide)], { colour: lilac, into: '#8d88b4', deep: 0.9, rim: 0.3 });
  const louvre = onFace(view, [-7.6, 8, 3], [7.6, 8, 3], 1.8);
  sheet.wash(
    Array.from({ length: 15 }, (_, i) => [
      louvre((i + 0.22) / 15, 0.2),
      louvre((i + 0.8) / 15, 0.2),
      louvre((i + 0.8) / 15, 0.72),
      louvre((i + 0.22) / 15, 0.72),
    ]),
    { colour: '#a98672', into: '#8484aa', deep: 0.7, wobble: 0.6, rim: 0.6, trace: 0.6 },
  );
  const louvreSide = onFace(view, [7.6, 8, 3], [7.6, 8, 10], 1.8);
  sheet.wash(
    Array.from({ length: 7 }, (_, i) => [
      louvreSide((i + 0.22) / 7, 0.2),
      louvreSide((i + 0.8) / 7, 0.2),
      louvreSide((i + 0.8) / 7, 0.72),
      louvreSide((i + 0.22) / 7, 0.72),
    ]),
    { colour: '#7a6780', deep: 0.6, wobble: 0.6 },
  );

  const roof = { colour: '#e8a585', into: '#cc8488', shade: '#9a7da6', deep: 0.8 };
  const shady = { colour: '#c0909e', into: '#9487b0', shade: '#7d75a0' };
  // Lower tier.
  slope(
    sheet,
    view,
    [
      [14.8, 4.9, -4.2],
      [14.8, 4.9, 15],
    ],
    [
      [8.1, 8.3, 2.6],
      [8.1, 8.3, 10.4],
    ],
    { ...shady, deep: 1, dark: 0.12, rows: 9 },
  );
  slope(
    sheet,
    view,
    [
      [-14.8, 4.9, -4.2],
      [14.8, 4.9, -4.2],
    ],
    [
      [-8.1, 8.3, 2.6],
      [8.1, 8.3, 2.6],
    ],
    { ...roof, rows: 10 },
  );
  // The upper roof's shadow upon it.
  const cast = (u, v) =>
    view(between(between([-14.8, 4.9, -4.2], [14.8, 4.9, -4.2], u), between([-8.1, 8.3, 2.6], [8.1, 8.3, 2.6], u), v));
  sheet.wash([[cast(0.03, 1), cast(0.98, 1), cast(0.97, 0.74), cast(0.6, 0.77), cast(0.3, 0.75), cast(0.1, 0.8)]], {
    colour: '#7f75a8',
    deep: 0.5,
    wobble: 1.4,
    soft: 4,
    lost: 0.3,
    rim: 0.4,
  });
  // Upper tier: a hip with a small gable at its end.
  slope(
    sheet,
    view,
    [
      [9.6, 9.5, 1.4],
      [9.6, 9.5, 11.6],
    ],
    [
      [6.1, 12.6, 5],
      [6.1, 12.6, 8],
    ],
    { ...shady, deep: 1, dark: 0.12, rows: 7 },
  );
  slope(
    sheet,
    view,
    [
      [-9.6, 9.5, 1.4],
      [9.6, 9.5, 1.4],
    ],
    [
      [-6.4, 14.4, 6.5],
      [6.4, 14.4, 6.5],
    ],
    { ...roof, rows: 11, sag: 0.45 },
  );
  const gable = [
    [6.1, 12.5, 5],
    [6.1, 12.5, 8],
    [6.5, 14.3, 6.5],
  ].map(view);
  sheet.clear([gable]);
  sheet.wash([gable], { colour: '#8d7f9f', into: '#a8836f', deep: 1, wobble: 0.6 });
  sheet.pencil([...gable, gable[0]]);

  // Ridge and finials.
  const ridge = [
    [-6.5, 14.5, 6.5],
    [6.6, 14.5, 6.5],
  ].map(view);
  sheet.wash([stroke(ridge, 5)], { colour: '#a2665f', into: '#7d6a93', deep: 0.9, wobble: 0.6 });
  for (const x of [-6.5, 6.6]) finial(sheet, view([x, 14.5, 6.5]), 34);
  const fascia = (a, b, weight) => {
    sheet.wash([stroke([view(a), view(between(a, b, 0.5)), view(b)], weight)], {
      colour: '#8e5a4c',
      into: '#6a5a7e',
      deep: 0.85,
      wobble: 0.7,
      rim: 0.5,
      dry: 0.12,
    });
  };
  fascia([-14.8, 4.72, -4.2], [14.8, 4.72, -4.2], 6);
  fascia([14.8, 4.72, -4.2], [14.8, 4.72, 15], 5);
  fascia([-9.6, 9.3, 1.4], [9.6, 9.3, 1.4], 5);
  fascia([9.6, 9.3, 1.4], [9.6, 9.3, 11.6], 4);
  lambrequin(sheet, view, [-14.8, 4.6, -4.2], [14.8, 4.6, -4.2], 54);

  veranda(sheet, view);
  porch(sheet, view);
}

/** Plinth, posts and rail along the front and the shady side. */
function veranda(sheet, view) {
  const plinth = [
    [-14, 0, -3.4],
    [14, 0, -3.4],
    [14, 0.95, -3.4],
    [-14, 0.95, -3.4],
  ];
  const side = [
    [14, 0, -3.4],
    [14, 0, 14],
    [14, 0.95, 14],
    [14, 0.95, -3.4],
  ];
  sheet.wash([face(view, plinth)], {
    colour: '#e6cdb6',
    into: '#b6aac6',
    by: (_x, y) => (y - 715) / 50,
    deep: 0.9,
    wobble: 0.8,
    rim: 0.6,
    pool: 0.7,
  });
  sheet.wash([face(view, side)], { colour: '#a49bc4', into: '#8a8ab0', deep: 0.9, wobble: 0.8, rim: 0.5 });
  edges(sheet, view, [plinth.slice(0, 2), plinth.slice(2), side.slice(0, 2), side.slice(2)]);
  const post = (x, z, shade) => {
    const [foot, head] = [view([x, 0.95, z]), view([x, 4.9, z])];
    const w = (foot[1] - head[1]) * 0.068;
    const shape = [
      [foot[0] - w * 0.62, foot[1]],
      [foot[0] + w * 0.62, foot[1]],
      [head[0] + w * 0.5, head[1]],
      [head[0] - w * 0.5, head[1]],
    ];
    sheet.body([shape], { colour: shade ? '#bdb2cc' : '#fbf4e6', alpha: 0.85, wobble: 0.4 });
    sheet.wash(
      [
        [
          shape[0].map((v, k) => (k ? v : v + w * 0.7)),
          shape[1],
          shape[2],
          shape[3].map((v, k) => (k ? v : v + w * 0.5)),
        ],
      ],
      { colour: '#9a90bd', deep: shade ? 0.9 : 0.7, wobble: 0.4, rim: 0.4 },
    );
    sheet.wash(
      [
        [
          [head[0] - w * 0.6, head[1]],
          [head[0] + w * 0.6, head[1]],
          [head[0] + w * 0.55, head[1] + 16],
          [head[0] - w * 0.55, head[1] + 13],
        ],
      ],
      { colour: '#8d83b2', deep: 0.6, wobble: 0.5 },
    );
    sheet.pencil([shape[0], shape[3]], { weight: 1.1, dark: 0.7 });
    sheet.pencil([shape[1], shape[2]], { weight: 1.2, dark: 0.7 });
    // Brackets that spring from its head.
    for (const s of [-1, 1])
      sheet.wash(
        [
          [
            [head[0] + s * w * 0.5, head[1] + 2],
            [head[0] + s * w * 3, head[1] + 2],
            [head[0] + s * w * 1.2, head[1] + w * 1.3],
            [head[0] + s * w * 0.5, head[1] + w * 2.8],
          ],
        ],
        {
          colour: '#9c6a58',
          into: '#77699a',
          deep: 0.7,
          wobble: 0.5,
        },
      );
  };
  for (const z of [13, 9, 5, 1]) post(13.6, z, true);
  for (const x of [-13.4, -10.3, -7.2, -4.6, 4.6, 7.2, 10.3, 13.4]) post(x, -3, false);
  // The rail.
  for (const [from, to] of [
    [-13.4, -4.4],
    [4.4, 13.4],
  ]) {
    const at = onFace(view, [from, 0.95, -3.1], [to, 0.95, -3.1], 1.05);
    sheet.wash([stroke([at(0, 1), at(0.5, 1), at(1, 1)], 3)], {
      colour: '#9c6a58',
      into: '#77699a',
      deep: 0.9,
      wobble: 0.6,
    });
    sheet.wash(
      Array.from({ length: 40 }, (_, i) => stroke([at((i + 0.5) / 40, 0), at((i + 0.5) / 40, 1)], 1.5)),
      { colour: '#a67a68', into: '#77699a', deep: 0.7, wobble: 0.3, dry: 0.1 },
    );
  }
}

/** The porch, its gable towards the guest, and the steps. */
function porch(sheet, view) {
  const { random } = sheet;
  const lilac = '#9b95c4';
  // What is dark behind its posts: the way in.
  const door = [
    [-2.1, 0.95, -0.1],
    [2.1, 0.95, -0.1],
    [2.1, 4.1, -0.1],
    [-2.1, 4.1, -0.1],
  ];
  sheet.wash(
    [
      face(view, [
        [-4, 0.95, -0.2],
        [4, 0.95, -0.2],
        [4, 5.2, -0.2],
        [-4, 5.2, -0.2],
      ]),
    ],
    { colour: '#d8a88e', into: '#8a7ba6', by: (_x, y) => 0.75 - (y - 620) / 120, deep: 0.7, rim: 0.3 },
  );
  sheet.wash([face(view, door)], {
    colour: '#cf8c5c',
    into: '#7d7099',
    by: (_x, y) => 0.8 - (y - 650) / 70,
    deep: 1,
    rim: 0.6,
    pool: 0.6,
  });
  sheet.wash([blob(random, view([0, 2, -0.2]), 32, 26, 0.2)], {
    colour: '#f6bd62',
    deep: 0.6,
    soft: 12,
    lost: 1,
    rim: 0,
  });
  const at = onFace(view, [-2.1, 0.95, -0.1], [2.1, 0.95, -0.1], 3.15);
  for (const u of [0, 0.25, 0.5, 0.75, 1]) sheet.pencil([at(u, 0), at(u, 1)], { weight: 1 });

  // Its roof's shady slope, then the gable.
  slope(
    sheet,
    view,
    [
      [5.3, 4.95, -10.4],
      [5.3, 4.95, -4.2],
    ],
    [
      [0, 9.2, -10.4],
      [0, 9.2, 2],
    ],
    { colour: '#c28a8c', into: '#8a789f', shade: '#6f678f', deep: 1, rows: 8, sag: 0.35, dark: 0.06 },
  );
  slope(
    sheet,
    view,
    [
      [-5.3, 4.95, -10.4],
      [-5.3, 4.95, -4.2],
    ],
    [
      [0, 9.2, -10.4],
      [0, 9.2, 2],
    ],
    { colour: '#e3a482', into: '#c88273', shade: '#8a6f9c', deep: 0.9, rows: 8, sag: 0.35 },
  );
  const curveOf = (s) =>
    Array.from({ length: 9 }, (_, i) => {
      const t = i / 8;
      return view([s * (5.35 - 5.35 * t), 4.9 + 4.4 * t - 0.42 * Math.sin(Math.PI * t), -10.4]);
    });
  const inside = [...curveOf(-1), ...curveOf(1).reverse().slice(1)];
  sheet.body([inside], { colour: '#fbf3e2', alpha: 0.95, wobble: 0.4 });
  sheet.wash([inside], {
    colour: '#f2d6ad',
    into: '#e0a98c',
    by: (_x, y) => (y - 500) / 160,
    deep: 0.9,
    wobble: 0.6,
    rim: 0.6,
    trace: 0.7,
  });
  // Rays of carved boards.
  const heart = view([0, 5.05, -10.4]);
  const rays = [];
  for (let i = 0; i < 15; i++) {
    const a = Math.PI * ((i + 0.5) / 15);
    const [x0, x1] = [1.15, i % 2 ? 4.6 : 3.6];
    const ray = (r, d) => view([Math.cos(a + d) * r, 5.05 + Math.sin(a + d) * r * 0.8, -10.4]);
    const fits = (r) => 5.05 + Math.sin(a) * r * 0.8 < 4.6 + 4.4 * (1 - Math.abs(Math.cos(a) * r) / 5.35) - 0.3;
    let r = x1;
    while (r > x0 && !fits(r)) r -= 0.1;
    if (r > x0 + 0.3) rays.push([ray(x0, -0.03), ray(r, -0.055), ray(r, 0.055), ray(x0, 0.03)]);
  }
  sheet.wash(rays, { trace: 0.55, colour: '#cd9670', into: '#b08aa0', deep: 0.7, wobble: 0.5, rim: 0.5 });
  const sun = Array.from({ length: 12 }, (_, i) => {
    const a = Math.PI * (i / 11);
    return view([Math.cos(a) * 1, 5.05 + Math.sin(a) * 0.85, -10.4]);
  });
  sheet.wash([sun], { colour: '#d99a58', into: '#b3705e', deep: 0.9, wobble: 0.4 });
  sheet.pencil(sun, { over: 0 });
  sheet.wash([blob(random, heart, 0.1, 0.1)], { colour: '#b3705e' });
  // Barge boards that cross at the ridge, and their finial.
  for (const s of [-1, 1]) {
    const line = curveOf(s);
    sheet.wash([stroke(line, (t) => 9 - 2.5 * t)], {
      colour: s < 0 ? '#b9745c' : '#94605c',
      into: '#7b6691',
      by: () => (s < 0 ? 0.15 : 0.5),
      deep: 1,
      wobble: 0.5,
      rim: 0.7,
    });
    sheet.pencil(line, { weight: 1.4 });
  }
  finial(sheet, view([0, 9.25, -10.4]), 40);
  // The beam below it, its valance and posts.
  const beam = [view([-5.3, 4.85, -10.4]), view([0, 4.85, -10.4]), view([5.3, 4.85, -10.4])];
  sheet.wash([stroke(beam, 9)], { colour: '#a76f5a', into: '#7b6a95', deep: 1, wobble: 0.5, rim: 0.6 });
  lambrequin(sheet, view, [-5.2, 4.68, -10.4], [5.2, 4.68, -10.4], 22);
  const floor = [
    [-4.6, 0, -9.9],
    [4.6, 0, -9.9],
    [4.6, 0.95, -9.9],
    [-4.6, 0.95, -9.9],
  ];
  const floorSide = [
    [4.6, 0, -9.9],
    [4.6, 0, -3.4],
    [4.6, 0.95, -3.4],
    [4.6, 0.95, -9.9],
  ];
  sheet.body([face(view, floor), face(view, floorSide)], { colour: '#efe0cc', alpha: 0.9 });
  sheet.wash([face(view, floor)], { colour: '#e8cfb6', into: '#b4a7c4', deep: 0.8, wobble: 0.7, rim: 0.6 });
  sheet.wash([face(view, floorSide)], { colour: lilac, into: '#8a8ab0', deep: 0.9, wobble: 0.7, rim: 0.5 });
  for (const [x, z] of [
    [4.3, -6.4],
    [-4.3, -9.5],
    [-2.5, -9.5],
    [2.5, -9.5],
    [4.3, -9.5],
  ]) {
    const [foot, head] = [view([x, 0.95, z]), view([x, 4.75, z])];
    const w = (foot[1] - head[1]) * 0.075;
    const shape = [
      [foot[0] - w * 0.62, foot[1]],
      [foot[0] + w * 0.62, foot[1]],
      [head[0] + w * 0.5, head[1]],
      [head[0] - w * 0.5, head[1]],
    ];
    sheet.body([shape], { colour: '#fdf7ea', alpha: 0.95, wobble: 0.4 });
    sheet.wash([[[foot[0] + w * 0.05, foot[1]], shape[1], shape[2], [head[0], head[1]]]], {
      colour: '#9a90bd',
      deep: 0.75,
      wobble: 0.4,
      rim: 0.4,
    });
    sheet.wash(
      [
        [
          [head[0] - w * 0.6, head[1]],
          [head[0] + w * 0.6, head[1]],
          [head[0] + w * 0.55, head[1] + 20],
          [head[0] - w * 0.55, head[1] + 15],
        ],
      ],
      { colour: '#8d83b2', deep: 0.6, wobble: 0.5 },
    );
    sheet.pencil([shape[0], shape[3]], { weight: 1.2, dark: 0.75 });
    sheet.pencil([shape[1], shape[2]], { weight: 1.3, dark: 0.75 });
  }
  // Steps.
  for (let i = 4; i >= 0; i--) {
    const [z, y] = [-9.9 - (4 - i) * 0.45, 0.95 - (4 - i) * 0.19];
    const tread = [
      [-3, y, z],
      [3, y, z],
      [3, y, z - 0.45],
      [-3, y, z - 0.45],
    ];
    const riser = [
      [-3, y, z - 0.45],
      [3, y, z - 0.45],
      [3, y - 0.19, z - 0.45],
      [-3, y - 0.19, z - 0.45],
    ];
    sheet.body([face(view, tread), face(view, riser)], { colour: '#f9efdf', alpha: 1, wobble: 0.3 });
    sheet.wash([face(view, riser)], { colour: '#a79cc0', into: '#c6a79c', deep: 0.75, wobble: 0.5, rim: 0.4 });
    sheet.pencil([tread[2], tread[3]].map(view), { weight: 1.1, dark: 0.6 });
  }
}

/** Ground, shadows, hedges, guests, flowers. */
function forecourt(sheet, view, random) {
  const near = view([0, 0, -14])[1];
  // Lawn to both sides of the way.
  ground(
    sheet,
    [
      [150, 716],
      [500, 728],
      [640, 742],
      [700, 800],
      [560, 868],
      [300, 850],
      [120, 800],
      [60, 750],
    ],
    {
      colour: '#c6d08c',
      into: '#8fb07e',
      by: (x, y) => 0.2 + (y - 740) / 200 - (x - 400) / 1400,
      blooms: [[380, 800, 54]],
    },
  );
  ground(
    sheet,
    [
      [1160, 738],
      [1420, 722],
      [1720, 722],
      [1740, 770],
      [1600, 836],
      [1380, 872],
      [1150, 850],
      [1080, 790],
    ],
    { colour: '#bccb88', into: '#86ab86', by: (x) => (x - 1100) / 900, blooms: [[1480, 800, 60]] },
  );
  // The way.
  ground(
    sheet,
    [
      [700, 766],
      [1080, 766],
      [1130, 800],
      [1200, 858],
      [1080, 900],
      [800, 905],
      [560, 880],
      [610, 830],
    ],
    { colour: '#f1dcc2', into: '#e0bdb8', by: (x, y) => (y - 800) / 160, deep: 0.62, blooms: [[820, 860, 46]] },
  );
  // Shadow of the hall and its porch, to the right.
  sheet.wash(
    [
      [
        view([4.6, 0, -10]),
        view([14, 0, -4]),
        view([15, 0, 6]),
        [1480, 742],
        [1400, 762],
        view([13, 0, -9]),
        view([8.5, 0, -13.2]),
        view([4, 0, -13]),
      ],
    ],
    {
      colour: '#8a83b4',
      into: '#7d98a8',
      by: (x) => (x - 1000) / 700,
      deep: 0.6,
      wobble: 1.4,
      soft: 6,
      lost: 0.3,
      rim: 0.5,
      pool: 0.6,
    },
  );
  sheet.wash([[view([-14, 0.05, -3.5]), view([-5, 0.05, -3.5]), view([-5, 0, -5]), view([-14, 0, -4.6])]], {
    colour: '#8a9a9a',
    deep: 0.45,
    wobble: 1,
    soft: 4,
    lost: 0.4,
  });
  sheet.hatch(
    [view([4.6, 0, -10]), view([14, 0, -4]), view([15, 0, 3]), [1420, 752], view([8.5, 0, -13.2]), view([4, 0, -13])],
    { angle: 0.12, gap: 6, dark: 0.36 },
  );
  // Streaks across the way, dry.
  const streaks = Array.from({ length: 9 }, (_, i) => {
    const y = near + 12 + i * 13 + random.between(-4, 4);
    const x = 880 + random.between(-230, 170);
    return stroke(
      [
        [x, y],
        [x + 60, y - 2],
        [x + random.between(100, 190), y + 3],
      ],
      random.between(3, 8),
    );
  });
  sheet.wash(streaks, { colour: '#b39ab8', deep: 0.3, wobble: 1.6, dry: 0.85, rim: 0.2 });

  // Hedges and flowers before the plinth.
  foliage(
    sheet,
    [
      [540, 742, 62, 26],
      [640, 750, 52, 20],
      [470, 752, 54, 30],
    ],
    { size: 9, light: '#c4cd82', mid: '#86a76c', dark: '#4f7b72' },
  );
  blossoms(
    sheet,
    [
      [540, 736, 58, 20],
      [640, 746, 44, 13],
      [470, 744, 46, 20],
    ],
    ['#e79ab0', '#cf5f86'],
    4.4,
    0.8,
  );
  foliage(
    sheet,
    [
      [1150, 752, 56, 24],
      [1240, 744, 62, 26],
      [1330, 742, 50, 26],
      [1410, 748, 54, 26],
    ],
    { size: 9, light: '#a9bd7c', mid: '#76a078', dark: '#4d7679' },
  );
  blossoms(
    sheet,
    [
      [1150, 746, 46, 16],
      [1330, 736, 40, 16],
    ],
    ['#f0c07a', '#de8a6a'],
    4,
    0.6,
  );
  grass(
    sheet,
    [
      [196, 806],
      [352, 838],
      [372, 842],
      [560, 846],
    ],
    { colour: '#7d9d6e' },
  );
  grass(
    sheet,
    [
      [1164, 850],
      [1190, 846],
      [1420, 852],
      [1610, 806],
    ],
    { colour: '#739a76' },
  );

  bungaManggar(sheet, view([-3.9, 0, -12.6]), 128);
  bungaManggar(sheet, view([4.3, 0, -12.6]), 126, ['#f2c25f', '#ef93ab', '#a5c3e2']);
  guest(sheet, view([-0.9, 0.2, -12]), 62, { kind: 'melayu', cloth: '#9db8d4', samping: '#5f6d9c' });
  guest(sheet, view([0.7, 0.1, -12.4]), 58, { cloth: '#e0a0b2', veil: '#f4ddd2' });
  guest(sheet, [706, 806], 82, { cloth: '#8fbdb0', veil: '#f1d9a8', turn: 1 });
  guest(sheet, [748, 812], 88, { kind: 'melayu', cloth: '#e6cf9a', samping: '#9a5f6c' });
  guest(sheet, [778, 812], 54, { cloth: '#f0b8a0', veil: '#e9a6a0' });
  guest(sheet, [1046, 822], 84, { cloth: '#b7a1d0', veil: '#e6d5ea', turn: -1 });
  guest(sheet, [1084, 820], 80, { cloth: '#e8b88a', veil: '#c9dcd3' });
  spatter(sheet, [560, 812, 620, 90], '#d9a9b8', 16, 2.6);
  spatter(sheet, [300, 160, 1200, 240], '#9cc0de', 14, 2.6);
}
