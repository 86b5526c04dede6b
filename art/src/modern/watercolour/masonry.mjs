import { blob, box, curve, stroke } from './shapes.mjs';

/**
 * Walls, domes, minarets and arches seen from the front; light from the upper left. All measures are the sheet's units.
 */

export const CREAM = '#f5e6cb';
export const LILAC = '#9b95c4';

/** A wall, its right part in half shade. @param shade how deep, or 0 */
export function wall(sheet, outline, { colour = CREAM, into = '#f0cdb4', deep = 0.8, shade = 0.45, from = 0.68 } = {}) {
  const xs = outline.map(([x]) => x);
  const [x0, x1] = [Math.min(...xs), Math.max(...xs)];
  sheet.clear([outline]);
  sheet.wash([outline], {
    colour,
    into,
    by: (x) => (x - x0) / (x1 - x0) - 0.2,
    deep,
    rim: 0.4,
    wobble: 0.8,
    pool: 0.7,
  });
  if (shade)
    sheet.wash([outline], {
      colour: LILAC,
      deep: shade,
      rim: 0.3,
      pool: 0.8,
      fade: (x) => Math.max(0, Math.min(1, ((x - x0) / (x1 - x0) - from) / (1.02 - from))),
    });
  sheet.pencil([...outline, outline[0]], { weight: 1.3, dark: 0.75, over: 2 });
}

/** The outline of a pointed or round arch. */
export function archOutline(x, foot, width, height, pointed = true) {
  const half = width / 2;
  const spring = foot - height + half * (pointed ? 1.25 : 1);
  const side = (s) =>
    Array.from({ length: 8 }, (_, i) => {
      const t = i / 7;
      const a = (t * Math.PI) / 2;
      const rise = pointed ? Math.sin(a) * half * 1.05 + t * t * half * 0.2 : Math.sin(a) * half;
      return [x + s * half * Math.cos(a) ** (pointed ? 0.85 : 1), spring - rise];
    });
  return [[x - half, foot], ...side(-1), ...side(1).reverse().slice(1), [x + half, foot]];
}

/** Openings in a row, dusky inside with warm light low. @param xs their middles */
export function arches(
  sheet,
  xs,
  foot,
  width,
  height,
  { pointed = true, colour = '#b9a0a4', into = '#8389ae', glow = 0.5, bars = true, deep = 0.85 } = {},
) {
  for (const x of xs) {
    const outline = archOutline(x, foot, width, height, pointed);
    sheet.clear([outline], 0.8);
    sheet.wash([outline], {
      colour,
      into,
      by: (_x, y) => 0.85 - (y - foot + height) / height,
      deep,
      wobble: 0.6,
      rim: 0.7,
      pool: 0.7,
    });
    if (glow)
      sheet.wash([blob(sheet.random, [x + width * 0.06, foot - height * 0.3], width * 0.28, height * 0.22, 0.3)], {
        colour: '#f2b45e',
        deep: glow,
        soft: width * 0.18,
        lost: 1,
        rim: 0,
      });
    sheet.pencil(outline, { weight: 1.1, dark: 0.7, over: 0 });
    if (bars)
      sheet.pencil(
        [
          [x, foot],
          [x, foot - height + width * 0.1],
        ],
        { weight: 0.9, dark: 0.5, over: 0 },
      );
  }
}

/** Half a dome's outline from its foot, to the right (s = 1) or left (−1). */
const domeSide = ([x, base], rx, height, { point = 0.2, bulge = 0.06 } = {}, s = 1) =>
  Array.from({ length: 15 }, (_, i) => {
    const t = i / 14;
    const a = (t * Math.PI) / 2;
    const r =
      rx * (Math.cos(a) ** (1 - 0.22 * point) + bulge * Math.sin(Math.PI * Math.min(1, t * 1.9)) * (t < 0.53 ? 1 : 0));
    return [x + s * r, base - height * (Math.sin(a) * (1 - point * 0.25) + point * 0.25 * t ** 3)];
  });

/** A dome's outline. */
export const domeOutline = (at, rx, height, how) => [
  ...domeSide(at, rx, height, how, -1),
  ...domeSide(at, rx, height, how, 1).reverse().slice(1),
];

/** A dome on `base`; `point`: how far it draws up to a tip. */
export function dome(
  sheet,
  [x, base],
  rx,
  height,
  {
    colour = '#8fc0cf',
    into = '#6f97bd',
    light = '#d8ecea',
    point = 0.2,
    bulge = 0.06,
    ribs = 7,
    finial = 0.22,
    deep = 0.85,
  } = {},
) {
  const side = (s) => domeSide([x, base], rx, height, { point, bulge }, s);
  const outline = domeOutline([x, base], rx, height, { point, bulge });
  sheet.clear([outline]);
  const gleam = [
    [x - rx * 0.56, base - height * 0.3],
    [x - rx * 0.5, base - height * 0.62],
    [x - rx * 0.3, base - height * 0.8],
    [x - rx * 0.36, base - height * 0.6],
    [x - rx * 0.42, base - height * 0.32],
  ];
  sheet.wash([outline], {
    colour,
    into,
    by: (px, py) => ((px - x + rx * 0.3) / rx) * 0.6 + ((py - base + height) / height) * 0.15,
    deep,
    wobble: 0.8,
    rim: 0.8,
    pool: 0.75,
    soft: 3,
    lost: 0.15,
  });
  sheet.body([gleam], { colour: light, alpha: 0.5, wobble: 1.6, dry: 0.8 });
  sheet.wash([outline], {
    colour: '#6d74a8',
    deep: 0.42,
    rim: 0.3,
    fade: (px) => Math.max(0, Math.min(1, (px - x - rx * 0.15) / (rx * 0.8))),
  });
  const lines = [];
  for (let i = 1; i < ribs; i++) {
    const u = -Math.cos((i / ribs) * Math.PI);
    const line = side(1).map(([px, py]) => [x + (px - x) * u, py]);
    lines.push(stroke(line, (t) => 2.4 - 1.4 * t));
    sheet.pencil(line, { weight: 0.9, dark: 0.4, over: 0 });
  }
  if (ribs) sheet.wash(lines, { colour: into, deep: 0.4, wobble: 0.4, dry: 0.3, rim: 0.2 });
  sheet.hatch(
    [
      [x + rx * 0.2, base],
      [x + rx * 0.3, base - height * 0.8],
      [x + rx * 0.85, base - height * 0.4],
      [x + rx * 0.95, base],
    ],
    { gap: 6, dark: 0.34 },
  );
  sheet.pencil(outline, { weight: 1.3, dark: 0.8, over: 0 });
  if (finial) crescent(sheet, [x, base - height], height * finial);
}

/** A crescent on its rod. */
export function crescent(sheet, [x, y], height) {
  const c = [x, y - height];
  const r = height * 0.26;
  const moon = [];
  for (let i = 0; i <= 12; i++) {
    const a = -0.5 + (i / 12) * (Math.PI + 1);
    moon.push([c[0] + Math.cos(a) * r, c[1] + Math.sin(a) * r]);
  }
  for (let i = 12; i >= 0; i--) {
    const a = -0.5 + (i / 12) * (Math.PI + 1);
    moon.push([c[0] + Math.cos(a) * r * 0.72, c[1] - r * 0.26 + Math.sin(a) * r * 0.72]);
  }
  sheet.wash(
    [
      stroke(
        [
          [x, y + 2],
          [x, y - height + r],
        ],
        Math.max(1.6, height * 0.07),
      ),
      blob(sheet.random, [x, y - height * 0.24], height * 0.09, height * 0.1, 0.05),
      moon,
    ],
    { colour: '#c09a4c', into: '#8a6a6c', by: () => 0.3, deep: 1, wobble: 0.2, trace: 0.7 },
  );
}

/** A minaret: shaft, gallery, a lantern under its own dome. */
export function minaret(sheet, [x, foot], width, height, { colour = CREAM, cap = {} } = {}) {
  const w = width;
  const top = foot - height * 0.72;
  wall(
    sheet,
    [
      [x - w * 0.5, foot],
      [x + w * 0.5, foot],
      [x + w * 0.42, top],
      [x - w * 0.42, top],
    ],
    { colour, shade: 0.6, from: 0.35 },
  );
  for (const t of [0.24, 0.5]) {
    const y = foot - height * 0.72 * t;
    sheet.wash([box(x - w * 0.5, y, w, w * 0.12)], {
      colour: '#c9a48e',
      into: LILAC,
      by: (px) => (px - x) / w + 0.3,
      deep: 0.6,
      wobble: 0.5,
    });
    sheet.wash([archOutline(x - w * 0.04, y - w * 0.5, w * 0.24, w * 0.9)], {
      colour: '#9d8da8',
      deep: 0.8,
      wobble: 0.5,
      trace: 0.5,
    });
  }
  const gallery = [
    [x - w * 0.46, top + w * 0.16],
    [x + w * 0.46, top + w * 0.16],
    [x + w * 0.78, top - w * 0.14],
    [x + w * 0.78, top - w * 0.3],
    [x - w * 0.78, top - w * 0.3],
    [x - w * 0.78, top - w * 0.14],
  ];
  wall(sheet, gallery, { colour: '#f3dcc0', shade: 0.6, from: 0.4 });
  const head = top - height * 0.13;
  wall(
    sheet,
    [
      [x - w * 0.36, top - w * 0.28],
      [x + w * 0.36, top - w * 0.28],
      [x + w * 0.34, head],
      [x - w * 0.34, head],
    ],
    { colour, shade: 0.6, from: 0.3 },
  );
  sheet.wash([archOutline(x - w * 0.02, top - w * 0.3, w * 0.34, height * 0.1)], {
    colour: '#9d8da8',
    deep: 0.85,
    wobble: 0.5,
    trace: 0.5,
  });
  sheet.wash([box(x - w * 0.5, head - 3, w, 6)], { colour: '#c9a48e', into: LILAC, deep: 0.7, wobble: 0.5 });
  dome(sheet, [x, head - 3], w * 0.44, w * 0.86, { ribs: 4, point: 0.9, finial: 0.42, ...cap });
}

/**
 * Still water: a graded wash with streaks left white. @param outline of the water
 * @param reflections [outline, colour][] what stands above it, drawn down and drawn out
 */
export function water(
  sheet,
  outline,
  { colour = '#8fbddd', into = '#bfe0e0', deep = 0.55, reflections = [], ripples = 16 } = {},
) {
  const { random } = sheet;
  const xs = outline.map(([x]) => x);
  const ys = outline.map(([, y]) => y);
  const [x0, x1, y0, y1] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const within = ([px, py]) =>
    outline.reduce((is, [ax, ay], i) => {
      const [bx, by] = outline[(i + 1) % outline.length];
      return ay > py !== by > py && px < ax + ((py - ay) / (by - ay)) * (bx - ax) ? !is : is;
    }, false);
  const streak = () => {
    let [t, x, y, l] = [0.5, x0, y0, 0];
    for (let tries = 0; tries < 12; tries++) {
      t = random.next();
      y = y0 + (y1 - y0) * (0.06 + 0.9 * t);
      x = random.between(x0, x1);
      l = (30 + 150 * t) * random.between(0.5, 1.2);
      if (within([x, y]) && within([x + l, y])) break;
      l = 4;
    }
    return stroke(
      curve(
        [
          [x, y],
          [x + l / 2, y + random.between(-2, 2)],
          [x + l, y + random.between(-1, 1)],
        ],
        4,
      ),
      (u) => (1 + 4 * t) * Math.sin(Math.PI * Math.min(1, u + 0.05)) + 0.6,
    );
  };
  sheet.wash([outline], {
    colour,
    into,
    by: (_x, y) => (y - y0) / (y1 - y0) - 0.15,
    deep,
    wobble: 1.8,
    soft: 10,
    lost: 0.35,
    rim: 0.6,
    pool: 0.7,
    grain: 0.14,
    leave: Array.from({ length: ripples }, streak),
  });
  for (const [shape, tone, strength = 0.5] of reflections)
    sheet.wash([shape], {
      colour: tone,
      into: '#9fb6d6',
      by: (_x, y) => (y - y0) / (y1 - y0),
      deep: strength,
      soft: 7,
      lost: 0.7,
      wobble: 3,
      rim: 0.2,
      pool: 0.6,
      leave: Array.from({ length: ripples }, streak),
    });
  sheet.wash(Array.from({ length: ripples }, streak), {
    colour: '#6f93bf',
    deep: 0.4,
    wobble: 0.8,
    rim: 0.3,
    dry: 0.3,
  });
  for (let i = 0; i < ripples / 2; i++) {
    const [x, y] = [random.between(x0 + 20, x1 - 120), random.between(y0 + 8, y1 - 8)];
    if (!sheet.washes)
      sheet.pencil(
        [
          [x, y],
          [x + random.between(40, 120), y],
        ],
        { weight: 1, dark: 0.35, over: 0 },
      );
  }
}

/** A wooden boat, low, with a raised and painted prow. @param at middle of its waterline */
export function boat(sheet, [x, y], length, { colour = '#7fb2c4', band = '#e79a8a', turn = 1 } = {}) {
  const p = (u, v) => [x + turn * u * length, y - v * length];
  const hull = [
    ...curve([p(-0.5, 0.13), p(-0.3, 0.075), p(0, 0.06), p(0.3, 0.1), p(0.56, 0.26)], 6),
    ...curve([p(0.5, 0.14), p(0.36, -0.02), p(0, -0.035), p(-0.4, -0.02), p(-0.5, 0.13)], 6),
  ];
  sheet.clear([hull]);
  sheet.wash([hull], {
    colour,
    into: '#6d7fa6',
    by: (_x, py) => (py - y + length * 0.08) / (length * 0.2),
    deep: 0.9,
    wobble: 0.6,
    rim: 0.7,
    trace: 0.75,
  });
  const strake = curve([p(-0.49, 0.11), p(-0.3, 0.055), p(0, 0.04), p(0.3, 0.08), p(0.53, 0.22)], 6);
  sheet.body([stroke(strake, length * 0.022)], { colour: '#fbf4e4', alpha: 0.85 });
  sheet.wash(
    [
      stroke(
        strake.map(([px, py]) => [px, py + length * 0.022]),
        length * 0.016,
      ),
    ],
    { colour: band, deep: 1, wobble: 0.4 },
  );
  sheet.wash(
    [curve([p(-0.5, -0.02), p(-0.1, -0.06), p(0.4, -0.03), p(0.1, -0.12), p(-0.3, -0.1), p(-0.5, -0.02)], 5)],
    { colour: '#6f8fb8', deep: 0.45, soft: 4, lost: 0.5, wobble: 1.4 },
  );
}

/**
 * A tent with a peak: cloth that hangs in curves between its poles, a scalloped edge.
 * @param at middle of its foot
 */
export function tent(
  sheet,
  [x, foot],
  width,
  height,
  { colour = '#f7efe2', tone = '#cfd9ea', band = '#f3b9b0', depth = 0.26 } = {},
) {
  const eave = foot - height * 0.46;
  const [l, r] = [x - width / 2, x + width / 2];
  const tip = [x + width * 0.04, foot - height];
  const sag = (from, to, k) =>
    curve([from, [(from[0] + to[0]) / 2 + k, (from[1] + to[1]) / 2 + Math.abs(k) * 0.9], to], 7);
  const back = eave - height * depth * 0.3;
  // What is seen below it.
  const under = [
    [l + 4, eave],
    [r - 4, eave],
    [r - 10, foot - 14],
    [r - width * 0.2, foot - 2],
    [l + 8, foot - 4],
  ];
  sheet.clear([under], 0.7);
  sheet.wash([under], {
    colour: '#cfc7e0',
    into: '#f3d9bd',
    by: (_px, y) => (y - eave) / (foot - eave),
    deep: 0.62,
    wobble: 1.2,
    soft: 4,
    lost: 0.4,
    pool: 0.7,
  });
  const front = [...sag([l, eave], tip, width * 0.07), ...sag(tip, [r - width * 0.2, eave], -width * 0.05).slice(1)];
  const side = [
    ...sag(tip, [r - width * 0.2, eave], -width * 0.05),
    [r, back],
    ...sag([r, back], tip, -width * 0.03).slice(1),
  ];
  sheet.clear([front, side]);
  sheet.wash([front], {
    colour,
    into: tone,
    by: (px) => (px - l) / width - 0.1,
    deep: 0.8,
    wobble: 0.8,
    rim: 0.8,
    pool: 0.7,
    trace: 0.7,
  });
  sheet.wash([side], {
    colour: tone,
    into: LILAC,
    by: () => 0.35,
    deep: 0.9,
    wobble: 0.8,
    rim: 0.7,
    pool: 0.7,
    trace: 0.7,
  });
  sheet.hatch(side, { gap: 6, dark: 0.34 });
  const seams = [0.28, 0.55].map((t) =>
    stroke(sag(tip, [l + (r - width * 0.2 - l) * t, eave], (t - 0.5) * -width * 0.12), 1.4),
  );
  sheet.wash(seams, { colour: LILAC, deep: 0.5, wobble: 0.4, dry: 0.2, trace: 0.4 });
  // Its scalloped valance.
  const scallops = (from, to, n, tint, k) => {
    for (const parity of [0, 1]) {
      const list = [];
      for (let i = parity; i < n; i += 2) {
        const p = (t) => [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t];
        const [a, b, m] = [p(i / n), p((i + 1) / n), p((i + 0.5) / n)];
        list.push([
          a,
          b,
          [b[0] - (b[0] - a[0]) * 0.1, b[1] + height * 0.06],
          [m[0], m[1] + height * 0.085],
          [a[0] + (b[0] - a[0]) * 0.1, a[1] + height * 0.06],
        ]);
      }
      sheet.clear(list, 0.95);
      sheet.wash(list, {
        colour: parity ? tint : '#fbf1e0',
        into: LILAC,
        by: () => k,
        deep: 0.85,
        wobble: 0.4,
        rim: 0.6,
        trace: 0.5,
      });
    }
  };
  scallops([l, eave], [r - width * 0.2, eave], Math.round(width / 17), band, 0.05);
  scallops([r - width * 0.2, eave], [r, back], Math.max(3, Math.round(width / 40)), band, 0.45);
  for (const [px, py] of [
    [l + 3, eave],
    [r - width * 0.2, eave],
    [r - 2, back],
  ]) {
    const pole = stroke(
      [
        [px, py],
        [px + 1, foot - (py === back ? 12 : 0)],
      ],
      4,
    );
    sheet.clear([pole]);
    sheet.wash([pole], { colour: '#d9c7b0', into: LILAC, deep: 0.9, wobble: 0.4, trace: 0.6 });
  }
  sheet.wash(
    [
      stroke([tip, [tip[0], tip[1] - height * 0.16]], 2),
      [
        [tip[0], tip[1] - height * 0.16],
        [tip[0] + width * 0.1, tip[1] - height * 0.13],
        [tip[0], tip[1] - height * 0.08],
      ],
    ],
    { colour: band, into: '#d9708f', by: () => 0.5, deep: 0.95, wobble: 0.5, trace: 0.6 },
  );
}
