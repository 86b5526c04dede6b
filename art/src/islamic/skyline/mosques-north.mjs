import { areca, boat, house, padi, palm, ridge, ripples, trees } from './land.mjs';
import { arcade, balcony, bowl, cornice, finial, kiosk, onion, parapet, turned, wall, windowAt } from './masonry.mjs';
import { curve } from './pen.mjs';

const times = (count, at) => Array.from({ length: count }, (_, i) => at(i));

/** Zahir, Alor Setar: five black onion domes over verandahs with lobed arches; the minaret at one corner. */
export function kedah(s) {
  // Gunung Keriang, alone in the plain.
  ridge(
    s,
    [
      [-900, 8],
      [-700, 16],
      [-640, 40],
      [-610, 96],
      [-560, 118],
      [-500, 112],
      [-460, 70],
      [-420, 20],
      [-300, 12],
      [0, 10],
      [400, 12],
      [900, 10],
    ],
    { seed: 4, shade: 7 },
  );
  trees(s, -900, -230, 24, 3);
  trees(s, 236, 900, 28, 6);
  const black = (x, y, r, h, drum) => {
    turned(
      s,
      x,
      y,
      [
        [0, r * 0.92],
        [drum, r * 0.9],
      ],
      { shade: 2.6, tilt: 0.04, weight: 'mid', from: 0.4 },
    );
    arcade(s, x - r * 0.78, x + r * 0.78, y + 2, Math.max(3, Math.round(r / 7)), drum * 0.72, 'round', {
      part: 0.6,
      weight: 'hair',
    });
    cornice(s, x - r * 0.9, x + r * 0.9, y + drum, 3, 2.4, 'fine');
    // Black domes: lines close together, a narrow light left open at the left.
    const dome = turned(s, x, y + drum + 3, onion(r, h, 1.16), {
      smooth: true,
      shade: 2.1,
      from: -0.28,
      tilt: 0.1,
      ribs: Math.max(3, Math.round(r / 7)),
    });
    finial(s, x, dome.top - 2, h * 0.32);
  };
  // The minaret behind the left wing.
  wall(s, -196, -166, 0, 140, { width: 0.4, weight: 'mid' });
  for (const y of [70, 104]) windowAt(s, -181, y, 12, 26, 'lobed', { bars: 1, weight: 'fine' });
  balcony(s, -181, 141, 15, 9, 4);
  turned(
    s,
    -181,
    147,
    [
      [0, 12.5],
      [66, 11.5],
    ],
    { ribs: 3, shade: 2.6, from: 0.3, bands: [20, 44], weight: 'mid' },
  );
  windowAt(s, -181, 160, 8, 34, 'lobed', { weight: 'fine' });
  balcony(s, -181, 213, 11.5, 9, 4);
  wall(s, -190, -172, 219, 243, { shade: 0, weight: 'mid' });
  arcade(s, -190, -172, 220, 3, 19, 'round', { weight: 'hair' });
  cornice(s, -190, -172, 243, 3, 3, 'fine');
  black(-181, 244, 11, 30, 3);
  // Domes of the far corners.
  black(-74, 92, 25, 58, 14);
  black(74, 92, 25, 58, 14);
  wall(s, -104, 104, 0, 104, { width: 0.12, weight: 'mid' });
  parapet(s, -104, 104, 104, 7, 'lilies', 8);
  black(0, 108, 52, 126, 30);
  // The verandah.
  wall(s, -156, 156, 0, 74, { width: 0.06 });
  cornice(s, -156, 156, 72, 5, 3);
  parapet(s, -156, 156, 77, 7, 'lilies', 8);
  arcade(s, -152, 152, 4, 11, 56, 'lobed', { part: 0.74, weight: 'mid', bars: 0 });
  for (let i = 0; i < 11; i++)
    s.stroke(
      [
        [-152 + 27.64 * (i + 0.5) - 9, 22],
        [-152 + 27.64 * (i + 0.5) + 9, 22],
      ],
      'hair',
    );
  for (const side of [-1, 1]) {
    wall(s, side * 134 - 26, side * 134 + 26, 0, 88, { width: 0.16 });
    windowAt(s, side * 134, 4, 32, 66, 'lobed', { rim: 3, bars: 2, cross: [0.4], weight: 'mid' });
    cornice(s, side * 134 - 26, side * 134 + 26, 86, 5, 3);
    black(side * 134, 91, 23, 56, 12);
  }
  // Porch with a small black dome on each side.
  wall(s, -36, 36, 0, 92, { width: 0.16 });
  windowAt(s, 0, 0, 46, 76, 'lobed', { rim: 4, bars: 3, cross: [0.35, 0.62], weight: 'mid' });
  cornice(s, -36, 36, 90, 5, 3);
  parapet(s, -34, 34, 95, 9, 'lilies', 9.7);
  for (const x of [-38, 38]) {
    turned(
      s,
      x,
      0,
      [
        [0, 5.6],
        [100, 5],
      ],
      { shade: 2.6, bands: times(8, (i) => (i + 1) * 11), from: 0.1, weight: 'mid' },
    );
    black(x, 100, 8, 22, 3);
  }
  wall(s, -206, 180, -7, 1, { shade: 0, weight: 'mid' });
  palm(s, -244, 0, 104, { lean: -0.12, seed: 3 });
  palm(s, 226, 0, 134, { lean: 0.12, seed: 7 });
  palm(s, 276, 0, 98, { lean: -0.1, seed: 9 });
  palm(s, 590, 0, 122, { lean: 0.12, seed: 4 });
  house(s, 470, 0, 82);
  palm(s, -520, 0, 88, { lean: 0.12, seed: 2 });
  padi(s);
}

/** Alwi, Kangar: low and white, a dome over deep arches and a tower above the door; limestone hills behind. */
export function perlis(s) {
  ridge(
    s,
    [
      [-900, 30],
      [-800, 60],
      [-740, 140],
      [-690, 158],
      [-640, 120],
      [-590, 60],
      [-540, 74],
      [-490, 150],
      [-430, 176],
      [-370, 130],
      [-320, 66],
      [-250, 40],
      [-100, 30],
      [120, 34],
      [230, 52],
      [280, 128],
      [330, 196],
      [390, 204],
      [440, 150],
      [480, 84],
      [560, 70],
      [620, 132],
      [680, 150],
      [740, 88],
      [900, 40],
    ],
    { seed: 3, shade: 7 },
  );
  trees(s, -900, -214, 30, 7);
  trees(s, 214, 900, 30, 2);
  // The great dome, behind the tower.
  wall(s, -84, 84, 0, 116, { weight: 'mid', width: 0.12 });
  turned(
    s,
    46,
    112,
    [
      [0, 44],
      [26, 43],
    ],
    { shade: 2.6, tilt: 0.04, weight: 'mid' },
  );
  arcade(s, 10, 82, 115, 8, 18, 'round', { part: 0.6, weight: 'hair' });
  cornice(s, 3, 89, 138, 4, 3);
  const dome = turned(s, 46, 142, onion(44, 88, 1.08), { smooth: true, ribs: 9, shade: 3, from: 0.4, bands: [7, 10] });
  finial(s, 46, dome.top - 2, 32);
  for (const x of [-18, 110]) kiosk(s, x, 112, 9);
  // The hall and its arcade.
  wall(s, -176, 176, 0, 82, { width: 0.06 });
  cornice(s, -176, 176, 80, 5, 3);
  parapet(s, -176, 176, 85, 10, 'steps', 12);
  arcade(s, -170, 170, 4, 9, 62, 'blunt', { part: 0.76, rim: 2.6, bars: 2, cross: [0.48], weight: 'mid' });
  for (const x of [-176, 176]) {
    turned(
      s,
      x,
      0,
      [
        [0, 10],
        [104, 9],
      ],
      { shade: 2.6, from: 0.2, bands: [12, 24, 62, 76, 90], ribs: 3, weight: 'mid' },
    );
    kiosk(s, x, 104, 11, { tip: 14 });
  }
  // The tower above the door, left of the middle: three stages and a little dome.
  wall(s, -104, -48, 0, 124, { width: 0.2 });
  windowAt(s, -76, 0, 36, 84, 'blunt', { rim: 4, bars: 2, cross: [0.36, 0.66], weight: 'mid' });
  windowAt(s, -76, 98, 16, 18, 'round', { weight: 'fine' });
  cornice(s, -104, -48, 122, 6, 4);
  parapet(s, -106, -46, 128, 8, 'steps', 10);
  wall(s, -98, -54, 128, 188, { width: 0.24, weight: 'mid' });
  for (const x of [-87, -65]) windowAt(s, x, 138, 13, 40, 'blunt', { bars: 1, weight: 'fine' });
  cornice(s, -98, -54, 188, 5, 4);
  parapet(s, -100, -52, 193, 7, 'steps', 9);
  wall(s, -92, -60, 193, 232, { width: 0.3, weight: 'mid' });
  arcade(s, -90, -62, 196, 3, 28, 'blunt', { part: 0.7, weight: 'fine' });
  cornice(s, -92, -60, 232, 4, 4);
  for (const x of [-94, -58]) finial(s, x, 236, 13);
  const cap = turned(s, -76, 236, onion(15, 36, 1.14), { smooth: true, ribs: 5, shade: 2.4 });
  finial(s, -76, cap.top - 2, 26);
  wall(s, -196, 196, -7, 1, { shade: 0, weight: 'mid' });
  palm(s, -230, 0, 118, { lean: -0.12, seed: 5 });
  palm(s, 226, 0, 100, { lean: 0.13, seed: 8 });
  palm(s, 300, 0, 78, { lean: -0.12, seed: 4 });
  palm(s, -560, 0, 92, { lean: 0.14, seed: 6 });
  house(s, -420, 0, 78);
  padi(s);
}

/** The state mosque of Pulau Pinang: a dome like a crown of ribs that sweep out to the ground; a slim minaret. */
export function penang(s) {
  ridge(
    s,
    [
      [-900, 120],
      [-760, 176],
      [-620, 214],
      [-480, 168],
      [-360, 226],
      [-240, 190],
      [-100, 150],
      [60, 132],
      [220, 168],
      [360, 220],
      [500, 250],
      [640, 200],
      [780, 150],
      [900, 128],
    ],
    { seed: 8 },
  );
  trees(s, -900, -206, 32, 5);
  trees(s, 210, 900, 34, 8);
  // The minaret.
  const mx = 168;
  wall(s, mx - 16, mx + 16, 0, 46, { width: 0.4, weight: 'mid' });
  for (const dx of [-6, 6]) {
    s.body(
      [
        [mx + dx - 3.4, 46],
        [mx + dx - 2.6, 262],
        [mx + dx + 2.6, 262],
        [mx + dx + 3.4, 46],
      ],
      'mid',
    );
  }
  s.stroke(
    [
      [mx, 46],
      [mx, 262],
    ],
    'hair',
  );
  for (const y of [84, 122, 160, 198])
    s.body(
      [
        [mx - 10, y],
        [mx - 10, y + 5],
        [mx + 10, y + 5],
        [mx + 10, y],
      ],
      'fine',
    );
  balcony(s, mx, 234, 10, 14, 6);
  balcony(s, mx, 262, 9, 9, 4);
  const cap = turned(
    s,
    mx,
    268,
    [
      [0, 9],
      [12, 10.5],
      [26, 8],
      [44, 3],
      [64, 0.6],
    ],
    { smooth: true, ribs: 5, shade: 2.2, from: 0.3 },
  );
  finial(s, mx, cap.top - 2, 28);
  // The crown: ribs in long S curves between the sheets of the dome.
  const [cx, foot, crown] = [-26, 40, 208];
  const profile = curve(
    [
      [0, 150],
      [7, 138],
      [20, 125],
      [44, 115],
      [74, 103],
      [102, 86],
      [126, 63],
      [144, 39],
      [157, 20],
      [168, 9],
    ],
    3,
  );
  const radius = (h) => {
    const i = profile.findIndex(([at]) => at >= h);
    return i <= 0 ? profile[Math.max(0, i)][1] : profile[i][1];
  };
  const dome = turned(s, cx, foot, profile, { ribs: 0, shade: 0, weight: 'main' });
  // Sheets between the ribs: lines that hang, closer on the side away from the light.
  const edges = 15;
  const angle = (k) => -Math.PI / 2 + (Math.PI * k) / edges;
  const on = (a, h) => [cx + radius(h) * Math.sin(a), foot + h];
  for (let k = 0; k < edges; k++)
    for (let h = 10; h < 154; h += 5) {
      const [a0, a1] = [angle(k), angle(k + 1)];
      const from = a0 + (a1 - a0) * Math.max(0, 0.86 - k * 0.055 - (h % 15 === 0 ? 0.12 : 0));
      const drop = Math.min(3.4, radius(h) * 0.03);
      s.within(
        dome.outline,
        [
          [0, 0.5, 1].map((t) => {
            const [px, py] = on(from + (a1 - from) * t, h);
            return [px, py - drop * Math.sin(Math.PI * t)];
          }),
        ],
        'hair',
      );
    }
  for (let k = 1; k < edges; k++) {
    const rib = (shift) =>
      profile.map(([h]) => {
        const [px, py] = on(angle(k), h);
        return [px + shift * Math.cos(angle(k)) * (1 - h / 190), py];
      });
    s.within(dome.outline, [rib(-1.6), rib(1.6)], 'fine');
  }
  // The little crown above.
  turned(
    s,
    cx,
    crown - 6,
    [
      [0, 10],
      [4, 13],
      [10, 15],
      [12, 11],
    ],
    { shade: 2, weight: 'mid', ribs: 7 },
  );
  const lantern = turned(s, cx, crown + 6, onion(10, 26, 1.14), { smooth: true, ribs: 5, shade: 2.2 });
  finial(s, cx, lantern.top - 2, 34);
  // Its ring of columns, and the low wings.
  const ring = times(16, (i) => -Math.PI / 2 + (Math.PI * (i + 0.5)) / 16);
  wall(s, cx - 132, cx + 132, 0, 40, { shade: 3, width: 0.08, weight: 'mid' });
  ring.forEach((a) => {
    const w = 22 * Math.cos(a) * 0.62;
    if (w > 3) windowAt(s, cx + 128 * Math.sin(a), 3, w, 31, 'blunt', { lit: 1, bars: w > 8 ? 1 : 0, weight: 'fine' });
  });
  s.body(
    [
      [cx - 150, 37],
      [cx - 147, 43],
      [cx + 147, 43],
      [cx + 150, 37],
    ],
    'mid',
  );
  for (const [x0, x1] of [
    [-206, -150],
    [98, 206],
  ]) {
    wall(s, x0, x1, 0, 30, { width: 0.1, weight: 'mid' });
    arcade(s, x0 + 2, x1 - 2, 2, Math.round((x1 - x0) / 15), 22, 'blunt', { part: 0.7, lit: 0.5, weight: 'hair' });
    cornice(s, x0, x1, 30, 4, 3, 'mid');
  }
  wall(s, -220, 220, -7, 1, { shade: 0, weight: 'mid' });
  palm(s, -246, 0, 128, { lean: -0.1, seed: 6 });
  areca(s, 262, 0, 90, 5);
  palm(s, 540, 0, 112, { lean: 0.14, seed: 7 });
  palm(s, -560, 0, 104, { lean: 0.12, seed: 3 });
  ripples(s, { seed: 4, bend: 0, count: 60 });
}

/** Muhammadi, Kota Bharu: stone in courses, two storeys of arches between two towers, a dome between them. */
export function kelantan(s) {
  trees(s, -900, -190, 38, 12);
  trees(s, 196, 900, 36, 4);
  // Dome of the hall.
  wall(s, -92, 92, 0, 138, { weight: 'mid', width: 0.1 });
  turned(
    s,
    0,
    136,
    [
      [0, 56],
      [30, 54],
    ],
    { shade: 2.6, tilt: 0.05, weight: 'mid', from: 0.44, bands: [24] },
  );
  arcade(s, -48, 48, 140, 9, 18, 'round', { part: 0.58, weight: 'hair' });
  cornice(s, -54, 54, 166, 4, 3);
  const dome = turned(s, 0, 170, [...bowl(54, 78, 0.16)], {
    smooth: true,
    ribs: 9,
    shade: 3,
    from: 0.44,
    tilt: 0.08,
    bands: [8, 12],
  });
  turned(
    s,
    0,
    dome.top - 3,
    [
      [0, 6],
      [10, 5],
      [12, 7],
    ],
    { shade: 0, weight: 'fine' },
  );
  finial(s, 0, dome.top + 8, 32);
  for (const x of [-74, 74]) {
    const small = turned(s, x, 138, bowl(15, 22, 0.2), { smooth: true, ribs: 3, shade: 2.6, weight: 'mid' });
    finial(s, x, small.top - 1, 16);
  }
  // Two storeys of stone.
  wall(s, -132, 132, 0, 122, { width: 0.05 });
  const courses = (x0, x1, y0, y1) => {
    for (let y = y0, k = 0; y < y1; y += 8, k++) {
      s.stroke(
        [
          [x0, y],
          [x1, y],
        ],
        'hair',
      );
      for (let x = x0 + (k % 2 ? 7 : 14); x < x1; x += 14 + 3 * Math.sin(x + k))
        s.stroke(
          [
            [x, y],
            [x, Math.min(y1, y + 8)],
          ],
          'hair',
        );
    }
  };
  courses(-132, -44, 4, 14);
  courses(44, 132, 4, 14);
  cornice(s, -132, 132, 60, 4, 2);
  cornice(s, -132, 132, 118, 5, 3);
  parapet(s, -132, 132, 123, 9, 'points', 10);
  for (const side of [-1, 1])
    for (const at of [60, 84, 108]) {
      windowAt(s, side * at, 14, 17, 40, 'pointed', { rim: 2.2, bars: 1, cross: [0.5], weight: 'mid' });
      windowAt(s, side * at, 70, 17, 40, 'pointed', { rim: 2.2, bars: 1, weight: 'mid' });
      s.stroke(
        [
          [side * at - 9, 76],
          [side * at + 9, 76],
        ],
        'hair',
      );
    }
  // The towers.
  for (const x of [-152, 152]) {
    wall(s, x - 22, x + 22, 0, 128, { width: 0.3 });
    courses(x - 22, x + 22, 4, 124);
    s.body(
      [
        [x - 11, 20],
        [x - 11, 112],
        [x + 11, 112],
        [x + 11, 20],
      ],
      'fine',
    );
    windowAt(s, x, 22, 16, 34, 'pointed', { bars: 1, weight: 'fine' });
    windowAt(s, x, 68, 16, 38, 'pointed', { bars: 1, weight: 'fine' });
    cornice(s, x - 22, x + 22, 128, 5, 4);
    turned(
      s,
      x,
      133,
      [
        [0, 18],
        [84, 16],
      ],
      { ribs: 3, shade: 2.8, from: 0.3, weight: 'main', ribWeight: 'fine', bands: [10, 70] },
    );
    windowAt(s, x, 152, 9, 42, 'pointed', { bars: 0, weight: 'fine' });
    balcony(s, x, 219, 16, 10, 5);
    turned(
      s,
      x,
      226,
      [
        [0, 13],
        [30, 12],
      ],
      { ribs: 3, shade: 2.6, from: 0.3, weight: 'mid' },
    );
    arcade(s, x - 11, x + 11, 228, 3, 23, 'pointed', { part: 0.66, weight: 'hair' });
    cornice(s, x - 12, x + 12, 256, 3, 3, 'fine');
    const cap = turned(s, x, 259, bowl(13, 24, 0.24), { smooth: true, ribs: 3, shade: 2.4 });
    finial(s, x, cap.top - 1, 24);
  }
  // The porch of three arches, its gable above.
  wall(s, -44, 44, 0, 116, { width: 0.1 });
  arcade(s, -42, 42, 0, 3, 56, 'pointed', { part: 0.78, rim: 2.2, bars: 1, cross: [0.5], weight: 'mid' });
  cornice(s, -44, 44, 62, 4, 3);
  parapet(s, -44, 44, 66, 10, 'rail', 5);
  arcade(s, -40, 40, 72, 5, 34, 'pointed', { part: 0.68, weight: 'fine' });
  s.body(
    [
      [-48, 114],
      [-48, 120],
      [-16, 124],
      [0, 150],
      [16, 124],
      [48, 120],
      [48, 114],
    ],
    'main',
  );
  s.stroke(
    times(17, (i) => [7 * Math.cos((i * Math.PI) / 8), 129 + 7 * Math.sin((i * Math.PI) / 8)]),
    'fine',
  );
  s.light(times(12, (i) => [4.6 * Math.cos((i * Math.PI) / 6), 129 + 4.6 * Math.sin((i * Math.PI) / 6)]));
  wall(s, -186, 186, -7, 1, { shade: 0, weight: 'mid' });
  palm(s, -222, 0, 142, { lean: -0.1, seed: 5 });
  palm(s, -276, 0, 104, { lean: 0.12, seed: 3 });
  palm(s, 224, 0, 120, { lean: 0.13, seed: 8 });
  house(s, 560, 0, 88);
  palm(s, 500, 0, 126, { lean: -0.12, seed: 6 });
  palm(s, -560, 0, 108, { lean: 0.13, seed: 9 });
  boat(s, 250, -58, 78);
  ripples(s, { seed: 9, bend: 1.3, count: 80 });
}
