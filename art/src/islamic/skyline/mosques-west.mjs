import { areca, palm, ridge, ripples, towers, trees } from './land.mjs';
import { arcade, balcony, cornice, finial, kiosk, onion, parapet, turned, wall, windowAt } from './masonry.mjs';

const times = (count, at) => Array.from({ length: count }, (_, i) => at(i));

/** Sultan Salahuddin Abdul Aziz, Shah Alam: a dome of rosettes and four minarets like pencils, higher than the dome. */
export function selangor(s) {
  trees(s, -900, -250, 34, 4);
  trees(s, 250, 900, 36, 9);
  const minaret = (x, k, y) => {
    const w = 15 * k;
    wall(s, x - w, x + w, y, y + 92 * k, { weight: 'mid', width: 0.42 });
    for (const dx of [-0.5, 0.5])
      windowAt(s, x + dx * w, y + 14 * k, w * 0.5, 62 * k, 'pointed', { lit: 0.5, weight: 'hair' });
    cornice(s, x - w, x + w, y + 92 * k, 4 * k, 3 * k);
    const shaft = turned(
      s,
      x,
      y + 96 * k,
      [
        [0, 11 * k],
        [112 * k, 9.6 * k],
      ],
      { ribs: 4, bands: times(7, (i) => (i + 1) * 14 * k), from: 0.3, weight: 'mid' },
    );
    balcony(s, x, shaft.top, 9.6 * k, 11 * k, 4.5 * k);
    turned(
      s,
      x,
      shaft.top + 7 * k,
      [
        [0, 9.6 * k],
        [26 * k, 9.6 * k],
      ],
      { ribs: 5, weight: 'mid', from: 0.3 },
    );
    balcony(s, x, shaft.top + 35 * k, 9.4 * k, 9 * k, 3 * k);
    const cap = turned(
      s,
      x,
      shaft.top + 41 * k,
      [
        [0, 9.2 * k],
        [30 * k, 8.4 * k],
        [66 * k, 5.4 * k],
        [100 * k, 0.5],
      ],
      { smooth: true, ribs: 3, shade: 2.4, from: 0.3, ribWeight: 'fine' },
    );
    finial(s, x, cap.top - 2, 26 * k);
  };
  minaret(-113, 0.84, 18);
  minaret(113, 0.84, 18);
  // The hall: a low square of piers that step back below the dome.
  wall(s, -150, 150, 0, 66, { width: 0.08 });
  wall(s, -112, 112, 66, 92, { width: 0.1, weight: 'mid' });
  arcade(s, -108, 108, 68, 18, 19, 'pointed', { part: 0.6, lit: 0.5, weight: 'hair' });
  turned(
    s,
    0,
    92,
    [
      [0, 92],
      [8, 92],
      [8, 86],
      [24, 85],
    ],
    { shade: 2.6, weight: 'mid', tilt: 0.03 },
  );
  arcade(s, -80, 80, 95, 19, 10, 'round', { part: 0.52, weight: 'hair' });
  dome(s, 0, 116, 92, 178);
  cornice(s, -150, 150, 62, 5, 3);
  arcade(s, -146, 146, 4, 17, 50, 'pointed', { part: 0.62, lit: 0.5, bars: 1, weight: 'fine' });
  // The porch.
  wall(s, -44, 44, 0, 78, { width: 0.14 });
  cornice(s, -44, 44, 78, 5, 3);
  arcade(s, -40, 40, 0, 3, 66, 'pointed', { part: 0.76, rim: 2.4, bars: 2, cross: [0.5], weight: 'mid' });
  minaret(-192, 1, 0);
  minaret(192, 1, 0);
  wall(s, -232, 232, -6, 2, { shade: 0, weight: 'mid' });
  palm(s, -262, 0, 118, { lean: -0.12, seed: 3 });
  palm(s, -330, 0, 92, { lean: 0.16, seed: 5 });
  palm(s, 288, 0, 104, { lean: 0.14, seed: 8 });
  palm(s, -610, 0, 108, { lean: 0.12, seed: 11 });
  palm(s, 540, 0, 116, { lean: -0.1, seed: 12 });
  palm(s, 610, 0, 86, { lean: 0.15, seed: 14 });
  ripples(s, { seed: 5, bend: 0, count: 60 });

  /** Rhombs between lines that wind up both ways, a band of script at the foot left plain. */
  function dome(sheet, x, y, r, h) {
    const profile = [
      [0, r * 0.97],
      [h * 0.12, r],
      [h * 0.32, r * 0.97],
      [h * 0.52, r * 0.84],
      [h * 0.7, r * 0.61],
      [h * 0.84, r * 0.34],
      [h * 0.95, r * 0.1],
      [h, 1],
    ];
    const { top, radius, outline } = turned(sheet, x, y, profile, {
      smooth: true,
      shade: 4.2,
      from: 0.56,
      tilt: 0.06,
      bands: [9, 13],
    });
    const winding = (from, way) =>
      times(41, (i) => {
        const t = i / 40;
        const a = from + way * t * 1.75;
        return [t, a];
      })
        .filter(([, a]) => Math.abs(a) <= Math.PI / 2)
        .map(([t, a]) => {
          const at = 13 + (h * 0.86 - 13) * (1 - (1 - t) ** 1.25);
          return [x + radius(at) * Math.sin(a), y + at + radius(at) * 0.06 * (Math.cos(a) - 0.55)];
        });
    const lines = times(27, (k) => -Math.PI / 2 - 1.75 + (k * (Math.PI + 3.5)) / 26).flatMap((from) => [
      winding(from, 1),
      winding(from, -1),
    ]);
    sheet.within(
      outline,
      lines.filter((points) => points.length > 1),
      'hair',
    );
    turned(
      sheet,
      x,
      y + h * 0.86,
      [
        [0, radius(h * 0.86)],
        [h * 0.06, radius(h * 0.91)],
        [h * 0.135, 1],
      ],
      { smooth: true, weight: 'fine', shade: 2 },
    );
    finial(sheet, x, top - 2, 40);
  }
}

/** Ubudiah, Kuala Kangsar: a golden onion dome in a cluster of minarets with onions of their own; marble in bands. */
export function perak(s) {
  ridge(
    s,
    [
      [-900, 60],
      [-720, 118],
      [-560, 84],
      [-400, 132],
      [-250, 88],
      [-100, 70],
      [120, 80],
      [300, 120],
      [470, 86],
      [640, 142],
      [800, 96],
      [900, 70],
    ],
    { seed: 6 },
  );
  trees(s, -900, -190, 40, 5);
  trees(s, 200, 900, 38, 15);
  const tower = (x, y, k, rows = 3) => {
    let at = y;
    let r = 13 * k;
    for (let i = 0; i < rows; i++) {
      const h = [74, 58, 46][i] * k;
      turned(
        s,
        x,
        at,
        [
          [0, r],
          [h, r * 0.95],
        ],
        {
          ribs: 3,
          shade: 2.6,
          from: 0.3,
          bands: times(Math.floor(h / 8), (b) => (b + 1) * 8),
          tilt: 0.05,
          ribWeight: 'hair',
        },
      );
      windowAt(s, x, at + h * 0.3, r * 0.62, h * 0.48, 'horseshoe', { lit: 1, weight: 'fine' });
      at += h;
      balcony(s, x, at, r * 0.95, 8 * k, 4 * k);
      at += 5 * k;
      r *= 0.84;
    }
    kiosk(s, x, at, r * 0.95, { pillars: 3, body: r * 1.9, dome: r * 2.5, swell: 1.16, tip: r * 1.7 });
  };
  tower(-84, 20, 0.86);
  tower(84, 20, 0.86);
  // The drum and its dome.
  wall(s, -96, 96, 0, 124, { weight: 'mid', width: 0.1 });
  for (const x of [-62, 62]) kiosk(s, x, 124, 11, { swell: 1.16 });
  turned(
    s,
    0,
    120,
    [
      [0, 62],
      [34, 61],
    ],
    { shade: 2.6, tilt: 0.04, weight: 'mid', from: 0.5 },
  );
  arcade(s, -52, 52, 124, 9, 24, 'horseshoe', { part: 0.66, weight: 'hair' });
  cornice(s, -61, 61, 154, 5, 3);
  parapet(s, -61, 61, 159, 6, 'lilies', 7);
  const dome = turned(s, 0, 161, onion(62, 148, 1.17), {
    smooth: true,
    ribs: 11,
    shade: 3,
    from: 0.5,
    tilt: 0.06,
    bands: [10, 14],
  });
  finial(s, 0, dome.top - 3, 46);
  // The hall, banded.
  wall(s, -150, 150, 0, 92, { width: 0.07 });
  for (let y = 12; y < 88; y += 13)
    s.stroke(
      [
        [-150, y],
        [150, y],
      ],
      'hair',
    );
  cornice(s, -150, 150, 88, 5, 3);
  parapet(s, -150, 150, 93, 9, 'lilies', 11);
  for (const side of [-1, 1]) {
    for (const at of [72, 120]) {
      windowAt(s, side * at, 16, 26, 58, 'horseshoe', { rim: 3.4, bars: 1, cross: [0.55], weight: 'mid' });
    }
    kiosk(s, side * 96, 96, 8.5, { swell: 1.16 });
  }
  // The porch between two slender turrets.
  wall(s, -40, 40, 0, 112, { width: 0.1 });
  windowAt(s, 0, 0, 50, 92, 'horseshoe', { rim: 5, bars: 0, weight: 'mid' });
  windowAt(s, 0, 0, 34, 70, 'horseshoe', { lit: 0, bars: 3, cross: [0.3, 0.6], weight: 'fine' });
  cornice(s, -40, 40, 112, 5, 3);
  parapet(s, -34, 34, 117, 9, 'lilies', 11);
  for (const x of [-42, 42]) {
    turned(
      s,
      x,
      0,
      [
        [0, 7],
        [122, 6.4],
      ],
      { shade: 2.6, bands: times(11, (i) => (i + 1) * 10.5), from: 0.2, weight: 'mid' },
    );
    kiosk(s, x, 122, 7.5, { swell: 1.18, tip: 12 });
  }
  tower(-150, 0, 1);
  tower(150, 0, 1);
  for (const x of [-186, 186]) {
    turned(
      s,
      x,
      0,
      [
        [0, 8.5],
        [104, 7.6],
      ],
      { shade: 2.6, bands: times(9, (i) => (i + 1) * 10.5), from: 0.2, weight: 'mid' },
    );
    kiosk(s, x, 104, 9, { swell: 1.18, tip: 14 });
  }
  wall(s, -206, 206, -7, 1, { shade: 0, weight: 'mid' });
  palm(s, -240, 0, 124, { lean: -0.1, seed: 2 });
  areca(s, -306, 0, 92, 4);
  palm(s, 250, 0, 112, { lean: 0.13, seed: 7 });
  palm(s, 560, 0, 118, { lean: -0.12, seed: 9 });
  palm(s, -580, 0, 102, { lean: 0.14, seed: 10 });
  areca(s, 640, 0, 84, 3);
  ripples(s, { seed: 8, bend: 1.2, count: 80 });
}

/**
 * Masjid Negara: a roof like a folded parasol of sixteen points, a minaret like a folded one, long slabs over water.
 */
export function wilayah(s) {
  towers(s, [
    [-880, 40, 90],
    [-820, 30, 150],
    [-770, 46, 110],
    [-690, 34, 176, 30],
    [-630, 50, 96],
    [-540, 36, 140],
    [-480, 44, 84],
    [-420, 30, 120],
    [-372, 40, 74],
    [-300, 36, 118],
    [-246, 30, 92],
  ]);
  towers(s, [
    [236, 26, 104],
    [300, 34, 210, 64],
    [338, 30, 132],
    [392, 40, 100],
    [450, 24, 236, 44],
    [480, 24, 236, 44],
    [530, 44, 116],
    [600, 36, 150],
    [660, 50, 92],
    [730, 34, 134],
    [790, 46, 100],
    [850, 36, 120],
  ]);
  trees(s, -900, -170, 32, 8);
  trees(s, 190, 900, 34, 3);
  // The minaret stands in the pool, at the right.
  turned(
    s,
    128,
    0,
    [
      [0, 12],
      [210, 9.4],
    ],
    { ribs: 3, shade: 2.8, from: 0.3, tilt: 0.04 },
  );
  balcony(s, 128, 212, 9.4, 16, 7);
  turned(
    s,
    128,
    222,
    [
      [0, 8.6],
      [22, 8.2],
    ],
    { ribs: 4, shade: 2.8, weight: 'mid' },
  );
  const folded = turned(
    s,
    128,
    244,
    [
      [0, 10.5],
      [10, 8.6],
      [58, 4.6],
      [104, 0.6],
    ],
    { ribs: 3, shade: 2.4, from: 0.3, ribWeight: 'fine' },
  );
  finial(s, 128, folded.top - 1, 26);
  // The roof: folds that rise to the middle, each eave a point.
  const [eave, crown, r] = [98, 236, 146];
  const eaves = times(17, (i) => {
    const a = -Math.PI / 2 + (Math.PI * i) / 16;
    // Between two points of the eaves; at both ends they are seen from their side.
    const notch = i % 2 && i > 1 && i < 15;
    return [
      -30 + r * Math.sin(a) * (notch ? 0.965 : 1),
      eave + (notch ? 4 + 10 * Math.cos(a) : 0) + 6 * (1 - Math.cos(a)),
    ];
  });
  const apex = (a) => [-30 + 5 * Math.sin(a), crown];
  wall(s, -138, 78, 40, 100, { shade: 3, width: 0.12, weight: 'mid' });
  arcade(s, -134, 74, 44, 21, 46, 'flat', { part: 0.5, lit: 0.5, weight: 'hair' });
  const slope = (from, to) =>
    times(9, (i) => {
      const t = i / 8;
      // Concave: steep near its crown.
      return [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t ** 1.45];
    });
  const roof = [...slope(eaves[0], apex(-1.5)), ...slope(eaves[16], apex(1.5)).reverse(), ...[...eaves].reverse()];
  s.body(roof, 'main');
  const folds = eaves.map((point, i) => slope(point, apex(-Math.PI / 2 + (Math.PI * i) / 16)));
  s.within(
    roof,
    folds.filter((_, i) => i % 2 === 0),
    'mid',
  );
  s.within(
    roof,
    folds.filter((_, i) => i % 2),
    'hair',
  );
  // The side of each fold that is turned from the light.
  s.within(
    roof,
    times(15, (i) => i + 1).flatMap((i) =>
      times(5 + Math.round(i * 0.35), (k) => {
        const t = 0.06 + k * 0.075;
        const at = (points) => {
          const p = t * 8;
          const [a, b] = [points[Math.floor(p)], points[Math.ceil(p)]];
          return [a[0] + (b[0] - a[0]) * (p % 1), a[1] + (b[1] - a[1]) * (p % 1)];
        };
        return i % 2 ? [at(folds[i]), at(folds[i + 1] ?? folds[i])] : [];
      }).filter((points) => points.length),
    ),
    'hair',
  );
  finial(s, -30, crown - 2, 40);
  // The long slab before it, on piers, its wall of pierced screens.
  wall(s, -222, 206, 34, 50, { shade: 0 });
  s.stroke(
    [
      [-222, 45],
      [206, 45],
    ],
    'hair',
  );
  wall(s, -214, 198, 0, 34, { shade: 0, weight: 'mid' });
  for (let x = -210; x < 196; x += 14) {
    windowAt(s, x + 7, 3, 10, 28, 'flat', { lit: 0.5, weight: 'hair' });
    s.stroke(
      [
        [x + 2, 3],
        [x + 12, 31],
      ],
      'hair',
    );
    s.stroke(
      [
        [x + 12, 3],
        [x + 2, 31],
      ],
      'hair',
    );
  }
  // Small parasols over the pavilions.
  for (const [x, k] of [
    [-196, 1],
    [176, 0.9],
    [-164, 0.7],
  ]) {
    const w = 26 * k;
    s.body(
      [
        [x - w, 50],
        ...slope([x - w, 52], [x, 52 + 34 * k]),
        ...slope([x + w, 52], [x, 52 + 34 * k]).reverse(),
        [x + w, 50],
      ],
      'mid',
    );
    for (const f of [-0.5, 0, 0.5]) s.stroke(slope([x + w * f, 50], [x, 52 + 34 * k]), 'hair');
    finial(s, x, 84 * k + 52 * (1 - k), 12);
  }
  wall(s, -240, 230, -8, 1, { shade: 0, weight: 'mid' });
  palm(s, -262, 0, 96, { lean: -0.1, seed: 3 });
  palm(s, -560, 0, 104, { lean: 0.1, seed: 6 });
  palm(s, 262, 0, 88, { lean: 0.12, seed: 9 });
  palm(s, 570, 0, 98, { lean: -0.12, seed: 5 });
  ripples(s, { seed: 12, bend: 0, count: 70 });
}
