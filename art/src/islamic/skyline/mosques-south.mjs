import { areca, boat, palm, ridge, ripples, towers, tree, trees } from './land.mjs';
import { arcade, balcony, bowl, cornice, finial, onion, parapet, turned, wall, windowAt } from './masonry.mjs';
import { bothSides, curve } from './pen.mjs';

const times = (count, at) => Array.from({ length: count }, (_, i) => at(i));

/**
 * Sultan Abu Bakar, Johor Bahru: a Victorian hall above the strait, its four towers like clock towers without a clock.
 */
export function johor(s) {
  // The other shore.
  ridge(
    s,
    [
      [-900, 26],
      [-700, 34],
      [-500, 24],
      [-340, 30],
      [340, 26],
      [560, 34],
      [760, 24],
      [900, 30],
    ],
    { seed: 5, shade: 0 },
  );
  towers(s, [
    [-860, 20, 60],
    [-820, 16, 84],
    [-786, 22, 70],
    [-730, 14, 92],
    [620, 18, 66],
    [660, 14, 90],
    [700, 22, 74],
    [760, 16, 84],
  ]);
  // A knoll of lawn.
  s.body(
    [
      ...curve(
        [
          [-480, 0],
          [-360, 8],
          [-240, 26],
          [-120, 36],
          [0, 38],
          [120, 36],
          [240, 26],
          [360, 8],
          [480, 0],
        ],
        8,
      ),
    ],
    'mid',
  );
  trees(s, -460, -200, 34, 6, 8);
  trees(s, 200, 450, 32, 9, 8);
  const foot = 34;
  // A tower: square, stage on stage, a lantern and a dome above. Windows in pairs.
  const tower = (x, k, y) => {
    const w = 19 * k;
    let at = y;
    for (const [i, h] of [86, 62, 44].entries()) {
      const half = w * (1 - i * 0.1);
      wall(s, x - half, x + half, at, at + h * k, { width: 0.3, shade: 2.8 });
      // Pilasters at its corners.
      for (const side of [-1, 1])
        s.body(
          [
            [x + side * half - 2.4 * k, at],
            [x + side * half - 2.4 * k, at + h * k],
            [x + side * half + 2.4 * k, at + h * k],
            [x + side * half + 2.4 * k, at],
          ],
          'fine',
        );
      for (const dx of [-0.36, 0.36])
        windowAt(s, x + dx * half, at + h * k * 0.2, half * 0.46, h * k * 0.56, 'round', {
          rim: 1.4,
          bars: 0,
          weight: 'fine',
        });
      at += h * k;
      cornice(s, x - half, x + half, at, 5 * k, 4 * k);
      at += 5 * k;
      if (i < 2) parapet(s, x - half * 0.98, x + half * 0.98, at, 6 * k, 'rail', 3.4);
      for (const side of [-1, 1]) {
        turned(
          s,
          x + side * half * 0.92,
          at,
          [
            [0, 2.2 * k],
            [6 * k, 2.6 * k],
            [12 * k, 0.4],
          ],
          { shade: 0, weight: 'fine' },
        );
      }
    }
    turned(
      s,
      x,
      at,
      [
        [0, 10 * k],
        [22 * k, 9.6 * k],
      ],
      { ribs: 3, shade: 2.4, from: 0.3, weight: 'mid' },
    );
    arcade(s, x - 9 * k, x + 9 * k, at + 2, 3, 16 * k, 'round', { part: 0.62, weight: 'hair' });
    cornice(s, x - 10 * k, x + 10 * k, at + 22 * k, 3 * k, 3 * k, 'fine');
    const cap = turned(s, x, at + 25 * k, onion(10.5 * k, 26 * k, 1.1), { smooth: true, ribs: 3, shade: 2.2 });
    finial(s, x, cap.top - 2, 24 * k);
  };
  tower(-118, 0.76, foot + 10);
  tower(118, 0.76, foot + 10);
  // The hall: two storeys of round arches, a hipped roof behind the balustrade.
  const roof = [
    [-150, foot + 100],
    [-118, foot + 132],
    [118, foot + 132],
    [150, foot + 100],
  ];
  s.body(roof, 'mid');
  s.within(
    roof,
    times(7, (i) => [
      [-160, foot + 104 + i * 4.2],
      [160, foot + 104 + i * 4.2],
    ]),
  );
  wall(s, -206, 206, foot - 10, foot + 96, { width: 0.05 });
  for (const y of [foot + 6, foot + 54])
    arcade(s, -202, 202, y, 25, y > foot + 10 ? 31 : 37, 'round', { part: 0.56, bars: 1, weight: 'fine' });
  cornice(s, -206, 206, foot + 46, 4, 2);
  cornice(s, -206, 206, foot + 93, 5, 3);
  parapet(s, -206, 206, foot + 98, 9, 'rail', 5);
  for (let x = -206; x <= 206; x += 41.2)
    s.body(
      [
        [x - 3, foot - 10],
        [x - 3, foot + 110],
        [x + 3, foot + 110],
        [x + 3, foot - 10],
      ],
      'fine',
    );
  // The porch: columns in pairs, a gable, the great tower on it.
  tower(0, 1, foot + 60);
  wall(s, -58, 58, foot - 12, foot + 76, { width: 0.12 });
  arcade(s, -54, 54, foot - 10, 3, 66, 'round', { part: 0.66, rim: 3, bars: 2, cross: [0.55], weight: 'mid' });
  for (const x of [-56, -20, 20, 56])
    for (const dx of [-3.6, 3.6]) {
      turned(
        s,
        x + dx,
        foot - 10,
        [
          [0, 3.4],
          [3, 2.6],
          [58, 2.1],
          [62, 3.6],
        ],
        { shade: 2.4, from: 0, weight: 'fine' },
      );
    }
  cornice(s, -60, 60, foot + 58, 6, 3);
  s.body(
    [
      [-62, foot + 76],
      [-60, foot + 82],
      [0, foot + 106],
      [60, foot + 82],
      [62, foot + 76],
    ],
    'main',
  );
  s.stroke(
    [
      [-44, foot + 80],
      [0, foot + 98],
      [44, foot + 80],
      [-44, foot + 80],
    ],
    'fine',
  );
  s.light(times(14, (i) => [6 * Math.cos((i * Math.PI) / 7), foot + 87 + 6 * Math.sin((i * Math.PI) / 7)]));
  for (const side of [-1, 1]) {
    wall(s, side * 198 - 18, side * 198 + 18, foot - 10, foot + 108, { width: 0.24 });
    windowAt(s, side * 198, foot + 2, 18, 40, 'round', { rim: 2.4, bars: 1, weight: 'mid' });
    windowAt(s, side * 198, foot + 56, 18, 34, 'round', { rim: 2.4, bars: 1, weight: 'mid' });
    cornice(s, side * 198 - 18, side * 198 + 18, foot + 106, 5, 4);
    const cap = turned(s, side * 198, foot + 111, onion(13, 26, 1.06), { smooth: true, ribs: 5, shade: 2.4 });
    finial(s, side * 198, cap.top - 2, 20);
  }
  // Steps to the lawn.
  for (let i = 0; i < 4; i++)
    s.stroke(
      [
        [-40 - i * 7, foot - 12 - i * 5],
        [40 + i * 7, foot - 12 - i * 5],
      ],
      'fine',
    );
  palm(s, -268, 8, 126, { lean: -0.12, seed: 3 });
  palm(s, 270, 8, 110, { lean: 0.12, seed: 5 });
  palm(s, -560, 0, 94, { lean: 0.13, seed: 6 });
  palm(s, 540, 0, 104, { lean: -0.12, seed: 9 });
  boat(s, -330, -46, 56);
  ripples(s, { seed: 6, count: 90 });
}

/**
 * Selat, Melaka: on its stilts in the strait,
 * a golden dome between corner roofs like crowns; a minaret like a lighthouse.
 */
export function melaka(s) {
  ridge(
    s,
    [
      [380, 4],
      [480, 16],
      [600, 12],
      [760, 24],
      [900, 18],
    ],
    { seed: 2, shade: 0 },
  );
  ridge(
    s,
    [
      [-900, 14],
      [-760, 10],
      [-640, 4],
    ],
    { seed: 3, shade: 0 },
  );
  // The lighthouse.
  const lx = -168;
  turned(
    s,
    lx,
    26,
    [
      [0, 21],
      [20, 17],
      [190, 12.5],
    ],
    { shade: 2.8, from: 0.3, ribs: 3, tilt: 0.05, bands: [36, 74, 112, 150] },
  );
  for (const y of [66, 104, 142, 178]) windowAt(s, lx, y, 8, 18, 'pointed', { weight: 'fine' });
  balcony(s, lx, 218, 12.5, 12, 7);
  turned(
    s,
    lx,
    226,
    [
      [0, 11],
      [30, 10.4],
    ],
    { ribs: 5, shade: 0, weight: 'mid' },
  );
  for (const dx of [-6.4, -2.2, 2.2, 6.4]) windowAt(s, lx + dx, 229, 3.2, 22, 'round', { weight: 'hair' });
  cornice(s, lx - 10.4, lx + 10.4, 256, 4, 5);
  const lamp = turned(s, lx, 260, onion(12, 32, 1.12), { smooth: true, ribs: 5, shade: 2.3 });
  finial(s, lx, lamp.top - 2, 28);
  // The hall: a big arch of coloured glass on each side.
  wall(s, -96, 116, 26, 112, { width: 0.1 });
  // Dome on its drum of eight sides.
  wall(s, -52, 72, 112, 134, { weight: 'mid', width: 0.14 });
  turned(
    s,
    10,
    134,
    [
      [0, 56],
      [20, 55],
    ],
    { shade: 2.6, tilt: 0.04, weight: 'mid' },
  );
  arcade(s, -40, 60, 136, 11, 14, 'pointed', { part: 0.58, weight: 'hair' });
  cornice(s, -45, 65, 153, 4, 3);
  const dome = turned(
    s,
    10,
    157,
    [
      [0, 54],
      [12, 57],
      [30, 56],
      [54, 46],
      [74, 30],
      [90, 13],
      [104, 1],
    ],
    { smooth: true, ribs: 11, shade: 3, from: 0.42, tilt: 0.06, bands: [8, 12] },
  );
  finial(s, 10, dome.top - 3, 40);
  // Corner towers, their roofs in two tiers with lifted eaves.
  const corner = (x, k) => {
    wall(s, x - 21 * k, x + 21 * k, 26, 26 + 104 * k, { width: 0.26 });
    windowAt(s, x, 40, 19 * k, 56 * k, 'pointed', { rim: 2.6, bars: 1, cross: [0.45], weight: 'mid' });
    const y = 26 + 104 * k;
    const tier = (w, at, h) => {
      const right = curve(
        [
          [x + w, at],
          [x + w * 0.72, at + h * 0.16],
          [x + w * 0.42, at + h * 0.5],
          [x + w * 0.3, at + h],
        ],
        3,
      );
      const roof = bothSides(right, x);
      s.body(roof, 'mid');
      s.within(
        roof,
        times(5, (i) =>
          curve(
            [
              [x + w * (-0.8 + i * 0.4), at],
              [x + w * (-0.5 + i * 0.25), at + h * 0.4],
              [x + w * (-0.26 + i * 0.13), at + h],
            ],
            4,
          ),
        ),
        'hair',
      );
      s.stroke(
        [
          [x - w, at],
          [x - w - 3, at + 5],
        ],
        'mid',
      );
      s.stroke(
        [
          [x + w, at],
          [x + w + 3, at + 5],
        ],
        'mid',
      );
    };
    tier(28 * k, y, 22 * k);
    wall(s, x - 10 * k, x + 10 * k, y + 20 * k, y + 34 * k, { shade: 0, weight: 'mid' });
    arcade(s, x - 10 * k, x + 10 * k, y + 21 * k, 4, 10 * k, 'round', { weight: 'hair' });
    tier(17 * k, y + 34 * k, 20 * k);
    const top = turned(s, x, y + 53 * k, onion(6.5 * k, 15 * k, 1.12), { smooth: true, shade: 2, weight: 'mid' });
    finial(s, x, top.top - 1, 16 * k);
  };
  corner(-66, 0.86);
  corner(86, 0.86);
  windowAt(s, 10, 26, 92, 80, 'pointed', { lit: 0.5, rim: 4, weight: 'mid' });
  // Glass in rays within the arch.
  s.within(
    [
      ...curve(
        [
          [-34, 28],
          [-34, 62],
          [-20, 88],
          [10, 105],
          [40, 88],
          [54, 62],
          [54, 28],
        ],
        3,
      ),
    ],
    [
      ...times(11, (i) => [
        [10, 62],
        [10 + 80 * Math.cos((i * Math.PI) / 10), 62 + 80 * Math.sin((i * Math.PI) / 10)],
      ]),
      ...[14, 27].map((r) =>
        times(17, (i) => [10 + r * Math.cos((i * Math.PI) / 16), 62 + r * Math.sin((i * Math.PI) / 16)]),
      ),
      ...times(9, (i) => [
        [-30 + i * 10, 26],
        [-30 + i * 10, 62],
      ]),
      [
        [-36, 62],
        [56, 62],
      ],
      [
        [-36, 44],
        [56, 44],
      ],
    ],
    'fine',
  );
  corner(-112, 1);
  corner(132, 1);
  // The deck and its stilts.
  s.body(
    [
      [-214, 16],
      [-214, 26],
      [196, 26],
      [196, 16],
    ],
    'main',
  );
  parapet(s, -214, -134, 26, 9, 'rail', 4.4);
  parapet(s, 154, 196, 26, 9, 'rail', 4.4);
  for (let x = -206; x <= 190; x += 22)
    s.body(
      [
        [x - 2.6, -10],
        [x - 2.6, 16],
        [x + 2.6, 16],
        [x + 2.6, -10],
      ],
      'fine',
    );
  for (let x = -195; x <= 180; x += 44)
    s.stroke(
      [
        [x, -4],
        [x, 15],
      ],
      'hair',
    );
  palm(s, 540, 2, 108, { lean: -0.14, seed: 3 });
  palm(s, 610, 4, 88, { lean: 0.14, seed: 5 });
  palm(s, -720, 2, 112, { lean: 0.14, seed: 7 });
  palm(s, -790, 2, 84, { lean: -0.12, seed: 8 });
  boat(s, 262, -34, 62);
  boat(s, -420, -60, 84);
  ripples(s, { seed: 2, count: 120, bend: 2 });
}

/** The state mosque of Negeri Sembilan: nine pillars carry nine shells whose edges swing up between their tips. */
export function sembilan(s) {
  ridge(
    s,
    [
      [-900, 96],
      [-740, 150],
      [-580, 118],
      [-420, 176],
      [-260, 132],
      [-80, 96],
      [100, 104],
      [280, 150],
      [430, 196],
      [580, 142],
      [740, 168],
      [900, 110],
    ],
    { seed: 11 },
  );
  trees(s, -900, -196, 40, 4);
  trees(s, 196, 900, 38, 7);
  // Nine pillars about a round: five bays are seen.
  const [r, eave, tip] = [176, 84, 142];
  const seen = [-1.42, -0.92, -0.31, 0.31, 0.92, 1.42];
  const at = (a, radius) => [radius * Math.sin(a), -7 * Math.cos(a)];
  const tipOf = (a) => [at(a, r)[0], tip + at(a, r)[1]];
  const hub = [0, 262];
  // Shells of the far side, over the near ones.
  const shell = (from, to, k) => {
    const [p, q] = [tipOf(from), tipOf(to)];
    const low = [(p[0] + q[0]) / 2, eave + at((from + to) / 2, r)[1]];
    // The edge hangs from tip to tip; each ridge falls from the hub and rises again to its tip.
    const edge = times(21, (i) => {
      const t = i / 20;
      return [
        p[0] + (q[0] - p[0]) * t,
        p[1] + (q[1] - p[1]) * t - (Math.min(p[1], q[1]) - low[1]) * (1 - (2 * t - 1) ** 2),
      ];
    });
    const spine = (end) =>
      curve([hub, [end[0] * 0.13, hub[1] - 46], [end[0] * 0.4, hub[1] - 104], [end[0] * 0.72, tip - 2], end], 4);
    const polygon = [...spine(p), ...edge, ...spine(q).reverse()];
    s.body(polygon, 'main');
    // Shells that are seen from their side have fewer lines.
    const count = Math.abs(from + to) > 1 ? 7 : 11;
    const fan = times(count, (i) => {
      const t = (i + 1) / (count + 1);
      const foot = edge[Math.round(t * 20)];
      const swing = Math.sin(Math.PI * t);
      return curve(
        [
          hub,
          [foot[0] * 0.14, hub[1] - 50],
          [foot[0] * 0.42, hub[1] - 108 - swing * 6],
          [foot[0] * 0.74, (hub[1] - 128 + foot[1]) / 2 + 4 - swing * 8],
          foot,
        ],
        5,
      );
    });
    // They would run together at the hub.
    s.within(
      polygon,
      fan.map((points, i) => points.slice(Math.round(points.length * (i % 2 ? 0.46 : 0.26)))),
      'hair',
    );
    // Shade on the side of the fold away from the light.
    const shaded = times(26, (i) => {
      const t = 0.16 + i * 0.032;
      const [a, b] = [fan[count - 2 - k], spine(q)];
      const pick = (points) => points[Math.min(points.length - 1, Math.round(t * (points.length - 1)))];
      return [pick(a), pick(b)];
    });
    s.within(polygon, shaded, 'hair');
  };
  // Glass behind the pillars.
  wall(s, -150, 150, 0, 132, { shade: 0, weight: '' });
  arcade(s, -150, 150, 2, 34, 112, 'flat', { part: 0.66, lit: 0.5, weight: 'hair', cross: [0.34, 0.68] });
  for (const k of [4, 0, 3, 1, 2]) shell(seen[k], seen[k + 1], k > 2 ? 2 : k === 2 ? 1 : 0);
  // Pillars: slender, leaning out to their tips.
  for (const a of seen) {
    const [x, dy] = at(a, r);
    const lean = x * 0.14;
    s.body(
      [
        [x - lean - 4.5, dy + 4],
        [x - lean * 0.4 - 3, 74 + dy],
        [x - 1.6, tip + dy],
        [x + 1.6, tip + dy],
        [x - lean * 0.4 + 3, 74 + dy],
        [x - lean + 4.5, dy + 4],
      ],
      'mid',
    );
    finial(s, x, tip + dy, 15);
  }
  turned(
    s,
    0,
    hub[1] - 8,
    [
      [0, 13],
      [6, 16],
      [12, 11],
    ],
    { shade: 2, weight: 'mid', ribs: 5 },
  );
  const crown = turned(s, 0, hub[1] + 4, onion(10, 28, 1.12), { smooth: true, ribs: 5, shade: 2.2 });
  finial(s, 0, crown.top - 2, 40);
  // A walk over the lake.
  s.body(
    [
      [-206, -8],
      [-206, 3],
      [206, 3],
      [206, -8],
    ],
    'main',
  );
  parapet(s, -206, 206, 3, 8, 'rail', 4.4);
  arcade(s, -202, 202, -8, 17, 8, 'round', { part: 0.8, lit: 0, weight: 'hair' });
  tree(s, -262, 0, 84, 66, 5);
  palm(s, -246, 0, 116, { lean: -0.1, seed: 4 });
  areca(s, 254, 0, 96, 6);
  palm(s, 530, 0, 108, { lean: 0.12, seed: 8 });
  palm(s, -560, 0, 100, { lean: 0.14, seed: 9 });
  ripples(s, { seed: 7, count: 100, bend: 1.2 });
}

/** Sultan Ahmad Shah, Kuantan: a great round dome, smaller ones at its shoulders, four minarets in stages. */
export function pahang(s) {
  ridge(
    s,
    [
      [-900, 40],
      [-760, 70],
      [-600, 54],
      [-440, 80],
      [-300, 60],
      [300, 56],
      [460, 84],
      [640, 60],
      [800, 76],
      [900, 50],
    ],
    { seed: 9 },
  );
  trees(s, -900, -240, 34, 11);
  trees(s, 244, 900, 34, 13);
  const minaret = (x, k, y) => {
    wall(s, x - 15 * k, x + 15 * k, y, y + 96 * k, { width: 0.34 });
    windowAt(s, x, y + 16 * k, 14 * k, 58 * k, 'pointed', { rim: 2.2, bars: 1, weight: 'fine' });
    cornice(s, x - 15 * k, x + 15 * k, y + 96 * k, 5 * k, 4 * k);
    let at = y + 101 * k;
    for (const [r, h, gap] of [
      [12, 74, 8],
      [10, 52, 7],
      [8, 30, 6],
    ]) {
      turned(
        s,
        x,
        at,
        [
          [0, r * k],
          [h * k, r * 0.94 * k],
        ],
        { ribs: 3, shade: 2.6, from: 0.3, weight: 'mid', bands: [6 * k, (h - 8) * k], ribWeight: 'fine' },
      );
      windowAt(s, x, at + h * 0.24 * k, r * 0.6 * k, h * 0.5 * k, 'pointed', { weight: 'hair' });
      at += h * k;
      balcony(s, x, at, r * 0.94 * k, gap * 1.3 * k, 4 * k);
      at += gap * k;
    }
    turned(
      s,
      x,
      at,
      [
        [0, 6 * k],
        [10 * k, 6 * k],
      ],
      { shade: 2.4, weight: 'mid', ribs: 3 },
    );
    const cap = turned(s, x, at + 10 * k, onion(7.4 * k, 22 * k, 1.14), { smooth: true, ribs: 3, shade: 2.2 });
    finial(s, x, cap.top - 1, 22 * k);
  };
  minaret(-106, 0.8, 20);
  minaret(106, 0.8, 20);
  // Steps of roofs up to the dome.
  wall(s, -110, 110, 0, 122, { width: 0.1, weight: 'mid' });
  arcade(s, -106, 106, 94, 15, 20, 'pointed', { part: 0.6, weight: 'hair' });
  for (const x of [-88, 88]) {
    turned(
      s,
      x,
      122,
      [
        [0, 19],
        [8, 18],
      ],
      { shade: 2.4, weight: 'mid' },
    );
    const small = turned(s, x, 130, bowl(19, 26, 0.2), { smooth: true, ribs: 5, shade: 2.6 });
    finial(s, x, small.top - 1, 18);
  }
  turned(
    s,
    0,
    122,
    [
      [0, 74],
      [10, 74],
      [10, 70],
      [34, 69],
    ],
    { shade: 2.6, tilt: 0.03, weight: 'mid' },
  );
  arcade(s, -62, 62, 134, 15, 18, 'pointed', { part: 0.6, weight: 'hair' });
  cornice(s, -69, 69, 155, 4, 3);
  const dome = turned(
    s,
    0,
    159,
    [
      [0, 68],
      [14, 70],
      [36, 66],
      [60, 53],
      [82, 33],
      [98, 13],
      [108, 1],
    ],
    { smooth: true, ribs: 13, shade: 3, from: 0.44, tilt: 0.05, bands: [9, 13, 17] },
  );
  finial(s, 0, dome.top - 3, 40);
  // The front, with half domes at both sides of the porch.
  wall(s, -180, 180, 0, 80, { width: 0.06 });
  cornice(s, -180, 180, 78, 5, 3);
  parapet(s, -180, 180, 83, 8, 'points', 9);
  for (const side of [-1, 1]) {
    arcade(s, side * 118 - 50, side * 118 + 50, 4, 5, 62, 'pointed', {
      part: 0.74,
      rim: 2.2,
      bars: 1,
      cross: [0.45],
      weight: 'mid',
    });
    const half = turned(s, side * 118, 84, bowl(26, 30, 0.18), { smooth: true, ribs: 5, shade: 2.6 });
    finial(s, side * 118, half.top - 1, 20);
  }
  wall(s, -54, 54, 0, 110, { width: 0.1 });
  windowAt(s, 0, 0, 62, 98, 'pointed', { lit: 0.5, rim: 4.5, bars: 0, weight: 'mid' });
  windowAt(s, 0, 0, 42, 72, 'pointed', { bars: 3, cross: [0.4, 0.7], weight: 'fine' });
  cornice(s, -54, 54, 110, 5, 3);
  parapet(s, -52, 52, 115, 9, 'points', 10.4);
  minaret(-198, 1, 0);
  minaret(198, 1, 0);
  wall(s, -226, 226, -7, 1, { shade: 0, weight: 'mid' });
  palm(s, -256, 0, 112, { lean: -0.12, seed: 3 });
  palm(s, 256, 0, 124, { lean: 0.1, seed: 6 });
  palm(s, 306, 0, 90, { lean: -0.12, seed: 5 });
  palm(s, -560, 0, 104, { lean: 0.12, seed: 9 });
  palm(s, 570, 0, 112, { lean: -0.1, seed: 8 });
  boat(s, -300, -52, 66);
  ripples(s, { seed: 11, count: 80 });
}
