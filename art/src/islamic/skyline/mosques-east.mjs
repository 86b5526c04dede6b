import { boat, house, palm, ridge, ripples, trees } from './land.mjs';
import { arcade, balcony, cornice, finial, onion, opening, parapet, turned, wall, windowAt } from './masonry.mjs';
import { bothSides } from './pen.mjs';

const times = (count, at) => Array.from({ length: count }, (_, i) => at(i));

/** The city mosque of Kota Kinabalu on its lagoon, Kinabalu far behind: a high dome, four slim minarets. */
export function sabah(s) {
  ridge(
    s,
    [
      [-900, 60],
      [-760, 96],
      [-640, 128],
      [-520, 176],
      [-430, 216],
      [-350, 262],
      [-310, 292],
      [-288, 276],
      [-262, 300],
      [-240, 288],
      [-214, 306],
      [-190, 282],
      [-150, 262],
      [-80, 214],
      [20, 178],
      [140, 150],
      [260, 132],
      [400, 118],
      [560, 134],
      [720, 90],
      [900, 64],
    ],
    { seed: 5, shade: 6, weight: 'fine' },
  );
  ridge(
    s,
    [
      [-900, 30],
      [-700, 54],
      [-520, 44],
      [-340, 66],
      [-160, 40],
      [100, 44],
      [300, 64],
      [500, 50],
      [700, 66],
      [900, 34],
    ],
    { seed: 7, shade: 12 },
  );
  trees(s, -900, -230, 22, 5);
  trees(s, 236, 900, 22, 6);
  const minaret = (x, k, y) => {
    wall(s, x - 13 * k, x + 13 * k, y, y + 84 * k, { width: 0.34, weight: 'mid' });
    windowAt(s, x, y + 14 * k, 12 * k, 54 * k, 'pointed', { rim: 1.8, bars: 1, weight: 'fine' });
    balcony(s, x, y + 85 * k, 13 * k, 10 * k, 4 * k);
    turned(
      s,
      x,
      y + 92 * k,
      [
        [0, 9.5 * k],
        [84 * k, 8.6 * k],
      ],
      { ribs: 4, shade: 2.6, from: 0.3, weight: 'mid', bands: [20 * k, 42 * k, 64 * k] },
    );
    balcony(s, x, y + 177 * k, 8.6 * k, 11 * k, 5 * k);
    turned(
      s,
      x,
      y + 184 * k,
      [
        [0, 7.2 * k],
        [44 * k, 6.6 * k],
      ],
      { ribs: 3, shade: 2.4, from: 0.3, weight: 'mid' },
    );
    balcony(s, x, y + 229 * k, 6.6 * k, 8 * k, 4 * k);
    arcade(s, x - 6 * k, x + 6 * k, y + 235 * k, 3, 13 * k, 'round', { part: 0.7, weight: 'hair' });
    turned(
      s,
      x,
      y + 248 * k,
      [
        [0, 6.4 * k],
        [10 * k, 7.4 * k],
        [24 * k, 4.6 * k],
        [56 * k, 0.6],
      ],
      { smooth: true, ribs: 3, shade: 2.2, from: 0.3 },
    );
    finial(s, x, y + 302 * k, 24 * k);
  };
  minaret(-96, 0.82, 18);
  minaret(96, 0.82, 18);
  wall(s, -98, 98, 0, 108, { width: 0.1, weight: 'mid' });
  arcade(s, -94, 94, 84, 15, 18, 'pointed', { part: 0.58, weight: 'hair' });
  parapet(s, -98, 98, 108, 7, 'steps', 9);
  turned(
    s,
    0,
    110,
    [
      [0, 62],
      [34, 60],
    ],
    { shade: 2.6, tilt: 0.04, weight: 'mid', ribs: 0, bands: [30] },
  );
  arcade(s, -54, 54, 113, 11, 24, 'pointed', { part: 0.62, weight: 'fine' });
  cornice(s, -60, 60, 144, 4, 3);
  // Tall and softly pointed, in broad stripes.
  const dome = turned(
    s,
    0,
    148,
    [
      [0, 58],
      [16, 63],
      [40, 63],
      [68, 53],
      [94, 36],
      [114, 17],
      [128, 5],
      [134, 1],
    ],
    { smooth: true, ribs: 11, ribWeight: 'fine', shade: 3, from: 0.44, tilt: 0.05, bands: [8, 12] },
  );
  finial(s, 0, dome.top - 3, 44);
  wall(s, -152, 152, 0, 76, { width: 0.06 });
  cornice(s, -152, 152, 72, 5, 3);
  parapet(s, -152, 152, 77, 8, 'steps', 10);
  arcade(s, -148, 148, 4, 13, 58, 'pointed', { part: 0.72, bars: 1, cross: [0.5], weight: 'mid' });
  wall(s, -38, 38, 0, 92, { width: 0.12 });
  windowAt(s, 0, 0, 44, 82, 'pointed', { rim: 4, bars: 3, cross: [0.36, 0.66], weight: 'mid' });
  cornice(s, -38, 38, 92, 5, 3);
  parapet(s, -36, 36, 97, 8, 'steps', 9);
  minaret(-172, 1, 0);
  minaret(172, 1, 0);
  // The causeway.
  s.body(
    [
      [-212, -8],
      [-212, 1],
      [212, 1],
      [212, -8],
    ],
    'main',
  );
  arcade(s, -208, 208, -8, 15, 7, 'round', { part: 0.8, lit: 0, weight: 'hair' });
  palm(s, 262, 0, 96, { lean: 0.12, seed: 4 });
  palm(s, -270, 0, 86, { lean: -0.12, seed: 6 });
  palm(s, 600, 0, 104, { lean: -0.12, seed: 5 });
  palm(s, -620, 0, 96, { lean: 0.13, seed: 8 });
  boat(s, 330, -40, 60);
  ripples(s, { seed: 13, count: 110, bend: 1.4 });
}

/** Masjid Bandaraya, Kuching: golden onions of all sizes, rising to the highest, above the river. */
export function sarawak(s) {
  // Gunung Santubong.
  ridge(
    s,
    [
      [-900, 24],
      [-700, 40],
      [-560, 66],
      [-460, 120],
      [-390, 168],
      [-340, 184],
      [-290, 160],
      [-200, 92],
      [-90, 52],
      [100, 40],
      [300, 50],
      [420, 76],
      [560, 104],
      [700, 70],
      [900, 36],
    ],
    { seed: 6, shade: 8 },
  );
  trees(s, -900, -220, 40, 9);
  trees(s, 226, 900, 42, 2);
  const gold = (
    x,
    y,
    r,
    { h = r * 2.2, drum = r * 0.5, tip = r * 0.9, ribs = Math.max(3, Math.round(r / 5)) } = {},
  ) => {
    turned(
      s,
      x,
      y,
      [
        [0, r * 0.9],
        [drum, r * 0.88],
      ],
      { shade: 2.4, tilt: 0.05, weight: 'mid', from: 0.4 },
    );
    if (r > 14)
      arcade(s, x - r * 0.74, x + r * 0.74, y + 1.5, Math.max(3, Math.round(r / 7)), drum * 0.74, 'round', {
        part: 0.6,
        weight: 'hair',
      });
    const dome = turned(s, x, y + drum, onion(r, h, 1.18), {
      smooth: true,
      ribs,
      shade: 2.8,
      from: 0.44,
      tilt: 0.08,
      bands: r > 20 ? [h * 0.06, h * 0.09] : [],
    });
    finial(s, x, dome.top - 2, tip);
  };
  // A square tower at the right, as high as the dome.
  wall(s, 120, 150, 0, 176, { width: 0.36, weight: 'mid' });
  for (const y of [96, 134]) windowAt(s, 135, y, 13, 30, 'pointed', { bars: 1, weight: 'fine' });
  balcony(s, 135, 177, 15, 9, 4);
  wall(s, 124, 146, 183, 212, { width: 0.3, weight: 'mid' });
  arcade(s, 125, 145, 185, 3, 22, 'pointed', { part: 0.7, weight: 'hair' });
  cornice(s, 124, 146, 212, 4, 4, 'mid');
  gold(135, 216, 12, { drum: 3 });
  // Up the stairs of roofs.
  gold(-62, 138, 24);
  gold(58, 138, 24);
  wall(s, -92, 88, 0, 142, { weight: 'mid', width: 0.1 });
  arcade(s, -88, 84, 110, 13, 24, 'pointed', { part: 0.6, weight: 'hair' });
  wall(s, -46, 42, 138, 160, { weight: 'mid', width: 0.16 });
  gold(-2, 158, 46, { h: 118, drum: 26, tip: 42 });
  wall(s, -150, 146, 0, 102, { width: 0.06 });
  cornice(s, -150, 146, 98, 5, 3);
  arcade(s, -146, 142, 58, 15, 32, 'pointed', { part: 0.62, weight: 'fine' });
  for (const [x, r] of [
    [-134, 16],
    [-84, 13],
    [80, 13],
    [130, 16],
  ])
    gold(x, 103, r);
  wall(s, -190, 186, 0, 52, { width: 0.05 });
  cornice(s, -190, 186, 50, 5, 3);
  parapet(s, -190, 186, 55, 7, 'lilies', 9);
  arcade(s, -186, 182, 3, 17, 40, 'pointed', { part: 0.72, bars: 1, weight: 'mid' });
  for (const x of [-178, 174]) gold(x, 55, 12, { drum: 5 });
  wall(s, -40, 36, 0, 82, { width: 0.14 });
  arcade(s, -37, 33, 0, 3, 66, 'pointed', { part: 0.78, rim: 2, bars: 1, cross: [0.5], weight: 'mid' });
  cornice(s, -40, 36, 80, 5, 3);
  for (const x of [-32, 28]) gold(x, 85, 8, { drum: 3 });
  gold(-2, 85, 14, { drum: 4 });
  // Steps down to the river.
  for (let i = 0; i < 4; i++)
    s.body(
      [
        [-204 - i * 5, -4 - i * 3.4],
        [-204 - i * 5, -0.6 - i * 3.4],
        [200 + i * 5, -0.6 - i * 3.4],
        [200 + i * 5, -4 - i * 3.4],
      ],
      'fine',
    );
  palm(s, -244, 0, 118, { lean: -0.1, seed: 4 });
  palm(s, 236, 0, 108, { lean: 0.12, seed: 6 });
  palm(s, 540, 0, 114, { lean: 0.12, seed: 7 });
  house(s, -520, 0, 92);
  palm(s, -600, 0, 104, { lean: 0.12, seed: 9 });
  house(s, 640, 0, 80);
  boat(s, -150, -58, 92);
  boat(s, 250, -38, 58);
  ripples(s, { seed: 15, count: 100, bend: 1.6 });
}

/** Kristal, Kuala Terengganu: steel and glass on its island; panes to the tip of each dome. */
export function terengganu(s) {
  ridge(
    s,
    [
      [-900, 30],
      [-720, 48],
      [-560, 36],
      [-400, 52],
      [-260, 34],
      [260, 32],
      [420, 56],
      [600, 40],
      [760, 52],
      [900, 30],
    ],
    { seed: 3 },
  );
  trees(s, -900, -260, 22, 4);
  trees(s, 262, 900, 22, 8);
  // Panes: meridians and rings, some of them lit.
  const glass = (x, y, profile, ribs, bands, lit = 0.5) => {
    const dome = turned(s, x, y, profile, { smooth: true, shade: 0, weight: 'main' });
    const at = (k) => (Math.PI / 2) * ((2 * k) / (ribs + 1) - 1);
    const point = (k, h) => [
      x + dome.radius(h) * Math.sin(at(k)),
      y + h + dome.radius(h) * 0.05 * (Math.cos(at(k)) - 0.55),
    ];
    for (let k = 0; k <= ribs; k++)
      for (let b = 0; b + 1 < bands.length; b++) {
        // The sky is mirrored in a slanting band.
        const from = Math.abs(k + b * 0.55 - ribs * 0.52) / (ribs + 1);
        if (from < 0.15)
          s.light(
            [point(k, bands[b]), point(k, bands[b + 1]), point(k + 1, bands[b + 1]), point(k + 1, bands[b])],
            from < 0.05 ? 1 : lit,
          );
      }
    s.within(
      dome.outline,
      times(ribs, (k) => bands.map((h) => point(k + 1, h))),
      'fine',
    );
    s.within(
      dome.outline,
      bands.map((h) => times(ribs * 2 + 3, (i) => point(i / 2, h))),
      'hair',
    );
    // Every second pane is crossed.
    for (let k = 0; k <= ribs; k++)
      for (let b = 0; b + 1 < bands.length; b++)
        if ((k + b) % 2 && k > ribs / 2)
          s.within(
            dome.outline,
            [
              [point(k, bands[b]), point(k + 1, bands[b + 1])],
              [point(k + 1, bands[b]), point(k, bands[b + 1])],
            ],
            'hair',
          );
    return dome.top;
  };
  const crystal = (r, h) => [
    [0, r * 0.9],
    [h * 0.12, r * 1.06],
    [h * 0.3, r * 1.1],
    [h * 0.5, r * 0.92],
    [h * 0.68, r * 0.58],
    [h * 0.84, r * 0.25],
    [h, 1],
  ];
  const bandsOf = (h, n) => times(n + 1, (i) => (h * 0.97 * i) / n);
  const minaret = (x, k, y) => {
    for (const [i, [h, w]] of [
      [82, 15],
      [64, 12.4],
      [48, 10],
    ].entries()) {
      const foot = y + [0, 88, 158][i] * k;
      wall(s, x - w * k, x + w * k, foot, foot + h * k, { shade: 0, weight: 'mid' });
      const columns = 4;
      const rows = Math.round(h / 11);
      for (let c = 0; c < columns; c++)
        for (let q = 0; q < rows; q++)
          if ((c + q) % 4 < 1 || c === 1)
            s.light(
              opening(
                x + w * k * ((2 * c + 1) / columns - 1),
                foot + (h * k * q) / rows,
                (2 * w * k) / columns,
                (h * k) / rows,
                'flat',
              ),
              c === 1 && (c + q) % 4 < 1 ? 1 : 0.5,
            );
      for (let c = 1; c < columns; c++)
        s.stroke(
          [
            [x + w * k * ((2 * c) / columns - 1), foot],
            [x + w * k * ((2 * c) / columns - 1), foot + h * k],
          ],
          'hair',
        );
      for (let q = 1; q < rows; q++)
        s.stroke(
          [
            [x - w * k, foot + (h * k * q) / rows],
            [x + w * k, foot + (h * k * q) / rows],
          ],
          'hair',
        );
      cornice(s, x - w * k, x + w * k, foot + h * k, 5 * k, 4 * k);
    }
    const top = glass(x, y + 211 * k, crystal(10 * k, 40 * k), 3, bandsOf(40 * k, 5));
    finial(s, x, top - 2, 24 * k);
  };
  minaret(-104, 0.78, 16);
  minaret(104, 0.78, 16);
  // The hall steps up in glass.
  wall(s, -88, 88, 0, 116, { shade: 0, weight: 'mid' });
  arcade(s, -86, 86, 78, 12, 32, 'pointed', { part: 0.76, lit: 0.5, bars: 1, weight: 'fine' });
  cornice(s, -88, 88, 114, 5, 3);
  turned(
    s,
    0,
    119,
    [
      [0, 52],
      [24, 51],
    ],
    { shade: 0, tilt: 0.04, weight: 'mid', ribs: 11, ribWeight: 'fine', bands: [8, 16] },
  );
  cornice(s, -51, 51, 143, 4, 3);
  const top = glass(0, 147, crystal(52, 132), 11, bandsOf(132, 11));
  finial(s, 0, top - 3, 42);
  for (const x of [-68, 68]) {
    const small = glass(x, 119, crystal(15, 38), 5, bandsOf(38, 5));
    finial(s, x, small - 2, 18);
  }
  wall(s, -142, 142, 0, 70, { shade: 0 });
  cornice(s, -142, 142, 68, 5, 3);
  arcade(s, -140, 140, 4, 14, 54, 'pointed', { part: 0.8, lit: 0.5, bars: 2, cross: [0.3, 0.55], weight: 'mid' });
  s.body(
    [
      [-46, 0],
      [-46, 66],
      [0, 106],
      [46, 66],
      [46, 0],
    ],
    'main',
  );
  windowAt(s, 0, 0, 62, 84, 'pointed', { rim: 4, bars: 5, cross: [0.22, 0.44, 0.64], weight: 'mid' });
  minaret(-168, 1, 0);
  minaret(168, 1, 0);
  // The island.
  s.body(
    bothSides([
      [226, -6],
      [218, 1],
      [192, 4],
    ]),
    'main',
  );
  palm(s, -236, -2, 92, { lean: -0.14, seed: 5 });
  palm(s, 240, -2, 104, { lean: 0.12, seed: 7 });
  palm(s, -640, 0, 104, { lean: 0.12, seed: 6 });
  palm(s, 580, 0, 96, { lean: -0.12, seed: 3 });
  boat(s, 300, -44, 66);
  boat(s, -430, -70, 88);
  ripples(s, { seed: 17, count: 110, bend: 1.5 });
}
