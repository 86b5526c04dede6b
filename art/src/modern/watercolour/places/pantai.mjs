import { LILAC, boat, water } from '../masonry.mjs';
import { blossoms, farHills, foliage, grass, ground, palm, sky, spatter } from '../nature.mjs';
import { guest } from '../people.mjs';
import { blob, curve, stroke } from '../shapes.mjs';

/** A beach: an arch with white cloth before the sea, an aisle of chairs, palms that lean out. */
export function pantai(sheet) {
  const { random } = sheet;
  sky(sheet, [200, 50, 1400, 560], {
    clouds: [
      [520, 270, 140],
      [1220, 210, 160],
      [1000, 400, 90],
    ],
    blooms: [
      [740, 170, 60],
      [1450, 350, 60],
    ],
    blue: '#8cc0dc',
    pale: '#c3e2ec',
    warm: '#fbd5b6',
  });
  farHills(sheet, [1010, 1640], 566, (x) => 62 + 20 * Math.sin(x * 0.011), { colour: '#a3bcdc', into: '#b5cfd4' });
  farHills(sheet, [200, 560], 564, (x) => 40 + 12 * Math.sin(x * 0.016), {
    colour: '#aec4de',
    into: '#c3d6da',
    deep: 0.34,
  });
  water(
    sheet,
    curve(
      [
        [150, 562],
        [900, 558],
        [1660, 562],
        [1690, 610],
        [1480, 668],
        [1120, 676],
        [820, 664],
        [480, 680],
        [200, 660],
        [120, 610],
        [150, 562],
      ],
      6,
    ),
    { colour: '#76b7cf', into: '#bfe4dc', deep: 0.72, ripples: 34 },
  );
  boat(sheet, [560, 622], 150, { colour: '#8fc0c4', band: '#e79a8a' });
  boat(sheet, [1330, 612], 104, { colour: '#e8c58c', band: '#6f9fd0', turn: -1 });
  // Sand, wet along the water.
  ground(
    sheet,
    curve(
      [
        [110, 690],
        [420, 676],
        [820, 664],
        [1180, 680],
        [1560, 668],
        [1710, 700],
        [1640, 800],
        [1380, 872],
        [900, 906],
        [440, 876],
        [160, 800],
        [110, 690],
      ],
      6,
    ),
    {
      colour: '#f6e2c2',
      into: '#e8c3a8',
      by: (x, y) => (y - 740) / 200,
      deep: 0.72,
      blooms: [
        [520, 800, 60],
        [1290, 822, 56],
      ],
    },
  );
  sheet.wash(
    [
      curve(
        [
          [140, 690],
          [480, 686],
          [820, 672],
          [1150, 688],
          [1600, 676],
          [1650, 690],
          [1200, 708],
          [840, 694],
          [480, 706],
          [160, 706],
          [140, 690],
        ],
        6,
      ),
    ],
    { colour: '#b9b4c9', into: '#a8c6cc', deep: 0.5, wobble: 1.6, soft: 5, lost: 0.35 },
  );
  sheet.body(
    [
      stroke(
        curve(
          [
            [160, 684],
            [480, 682],
            [820, 668],
            [1160, 684],
            [1620, 672],
          ],
          8,
        ),
        4,
      ),
    ],
    { colour: '#fdfcf8', alpha: 0.85, wobble: 1.6, dry: 0.5 },
  );

  palm(sheet, [250, 800], [430, 330], 150, { lean: -70, wind: 0.45 });
  palm(sheet, [300, 790], [560, 452], 116, { lean: -50, fronds: 12, wind: 0.5 });
  palm(sheet, [1560, 790], [1400, 372], 138, { lean: 66, wind: -0.2 });
  foliage(
    sheet,
    [
      [230, 770, 90, 40],
      [330, 792, 60, 26],
      [1570, 768, 90, 42],
      [1480, 790, 56, 26],
    ],
    { light: '#c9d28a', mid: '#8fae72', dark: '#5b8a78' },
  );

  // The aisle: a runner of cloth towards the arch.
  const runner = [
    [846, 742],
    [954, 742],
    [1046, 898],
    [754, 898],
  ];
  sheet.clear([runner], 0.8);
  sheet.wash([runner], {
    colour: '#fbeee4',
    into: '#d9cfe4',
    by: (x) => (x - 800) / 220,
    deep: 0.8,
    wobble: 1.2,
    rim: 0.9,
    pool: 0.7,
    trace: 0.7,
  });
  sheet.wash(
    Array.from({ length: 26 }, () => {
      const t = random.next();
      return blob(random, [900 + random.between(-1, 1) * (60 + 80 * t), 756 + 136 * t], 2 + 3 * t, 1.4 + 2 * t, 0.3);
    }),
    { colour: '#ef93ab', into: '#f6c6a8', deep: 0.8, wobble: 0.3, rim: 0.6 },
  );
  arch(sheet);
  // Chairs in rows, larger towards the front.
  for (const [y, k] of [
    [770, 0.72],
    [806, 0.9],
    [850, 1.14],
  ])
    for (const s of [-1, 1])
      for (const n of [3, 2, 1, 0]) chair(sheet, [900 + s * ((y - 742) * 0.6 + 84 + n * 46 * k), y], 58 * k, s);
  guest(sheet, [872, 752], 74, { kind: 'melayu', cloth: '#f1e4cc', samping: '#8fa6cc' });
  guest(sheet, [926, 752], 70, { cloth: '#f3ddd8', veil: '#f8ece2' });
  guest(sheet, [602, 790], 84, { cloth: '#8fbdb0', veil: '#f1d9a8', turn: 1 });
  guest(sheet, [570, 788], 52, { cloth: '#f0b8a0', veil: '#e9a6a0' });
  guest(sheet, [1212, 790], 88, { kind: 'melayu', cloth: '#9db8d4', samping: '#5f6d9c' });
  guest(sheet, [1246, 792], 82, { cloth: '#b7a1d0', veil: '#e6d5ea', turn: -1 });
  grass(
    sheet,
    [
      [300, 812],
      [360, 806],
      [1500, 806],
      [1440, 812],
    ],
    { colour: '#9aa876', height: 24 },
  );
  spatter(sheet, [420, 800, 960, 90], '#e0b79a', 18, 2.6);
}

/** Two posts and a beam with cloth drawn aside, flowers along it. */
function arch(sheet) {
  const [l, r, top, foot] = [800, 1000, 500, 748];
  for (const x of [l, r]) {
    const post = stroke(
      [
        [x, foot],
        [x, top],
      ],
      8,
    );
    sheet.clear([post]);
    sheet.wash([post], { colour: '#cfa782', into: LILAC, by: () => 0.3, deep: 0.9, wobble: 0.6, trace: 0.7 });
  }
  const drape = (s) => {
    const x = s < 0 ? l : r;
    const to = (u) => x - s * u;
    return curve(
      [
        [to(-4), top + 4],
        [to(96), top + 2],
        [to(64), top + 46],
        [to(28), top + 106],
        [to(8), top + 140],
        [to(14), top + 190],
        [to(26), foot],
        [to(-16), foot + 4],
        [to(-10), top + 180],
        [to(-6), top + 130],
        [to(-4), top + 4],
      ],
      6,
    );
  };
  for (const s of [-1, 1]) {
    sheet.clear([drape(s)], 0.94);
    sheet.wash([drape(s)], {
      colour: '#fbf0e6',
      into: '#cfc5e0',
      by: (x) => 0.25 + s * 0.2 + (x - (s < 0 ? l : r)) / 160,
      deep: 0.85,
      wobble: 0.9,
      rim: 0.9,
      pool: 0.8,
      trace: 0.7,
    });
    const x = s < 0 ? l : r;
    const folds = [0.25, 0.5, 0.75].map((t) =>
      stroke(
        curve(
          [
            [x - s * 90 * t, top + 6],
            [x - s * 40 * t, top + 76],
            [x - s * 6 * t, top + 138],
            [x - s * 22 * t + s * 6, foot],
          ],
          6,
        ),
        2.2,
      ),
    );
    sheet.wash(folds, { colour: LILAC, deep: 0.42, wobble: 0.6, dry: 0.3, trace: 0.4 });
  }
  const beam = stroke(
    [
      [l - 16, top],
      [900, top - 5],
      [r + 16, top],
    ],
    8,
  );
  sheet.clear([beam]);
  sheet.wash([beam], { colour: '#cfa782', into: LILAC, by: () => 0.3, deep: 0.9, wobble: 0.6, trace: 0.7 });
  const clumps = [
    [l + 6, top - 2, 48, 22],
    [870, top - 10, 46, 16],
    [940, top - 8, 42, 16],
    [r - 8, top + 2, 46, 24],
    [l - 4, top + 46, 17, 32],
    [r + 4, top + 42, 17, 28],
    [l - 2, foot - 6, 36, 18],
    [r + 2, foot - 6, 36, 18],
  ];
  foliage(sheet, clumps, { size: 7, light: '#c9d492', mid: '#93b27e', dark: '#5f8c7c' });
  blossoms(sheet, clumps, ['#fbe3dc', '#f2a3b3', '#f3c08c'], 5.2, 0.8);
}

/** A white chair, seen from behind. @param at middle of its feet */
function chair(sheet, [x, y], height, side) {
  const w = height * 0.46;
  const back = curve(
    [
      [x - w / 2, y - height * 0.48],
      [x - w / 2, y - height * 0.9],
      [x - w * 0.3, y - height],
      [x + w * 0.3, y - height],
      [x + w / 2, y - height * 0.9],
      [x + w / 2, y - height * 0.48],
    ],
    4,
  );
  sheet.wash(
    [
      stroke(
        [
          [x - w * 0.2, y - 1],
          [x + w * 1.2, y + 3],
        ],
        height * 0.1,
      ),
    ],
    { colour: '#8d86ab', deep: 0.4, soft: 2, lost: 0.5, wobble: 0.6 },
  );
  sheet.clear([back], 0.95);
  sheet.wash([back], {
    colour: '#fbf3e8',
    into: '#c6bedd',
    by: (px) => 0.15 + ((px - x) / w) * 0.8,
    deep: 0.9,
    wobble: 0.4,
    rim: 0.8,
    trace: 0.6,
  });
  const legs = [-0.44, 0.44].map((u) =>
    stroke(
      [
        [x + u * w, y - height * 0.48],
        [x + u * w * 1.05, y],
      ],
      height * 0.05,
    ),
  );
  sheet.clear(legs);
  sheet.wash(legs, { colour: '#c9bcd3', deep: 0.8, wobble: 0.3, trace: 0.5 });
  sheet.wash(
    [
      [
        [x - w * 0.54, y - height * 0.56],
        [x + w * 0.54, y - height * 0.56],
        [x + w * 0.54, y - height * 0.44],
        [x - w * 0.54, y - height * 0.44],
      ],
    ],
    { colour: side > 0 ? '#f2b5c0' : '#a9cbe6', deep: 0.85, wobble: 0.4, rim: 0.5, trace: 0.4 },
  );
}
