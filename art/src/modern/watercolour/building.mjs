import { blob, divided } from './shapes.mjs';

/** Roofs, walls and openings of buildings that are given in metres and drawn through a view (`perspective`). */

/** Points between two in space. */
export const between = (a, b, t) => a.map((value, k) => value + (b[k] - value) * t);

/** Pencil along edges in space: each a list of points. */
export function edges(sheet, view, lines, how) {
  for (const line of lines) sheet.pencil(line.map(view), how);
}

/**
 * A roof's slope: tiles in broken rows, pigment that runs down to the eaves.
 * @param {number[][]} eave two points in space, left and right @param {number[][]} top two points above them
 * @param {object} how `colour`, `into`, `shade`: of its rows; `deep`; `sag` of the slope in metres; `rows`
 */
export function slope(
  sheet,
  view,
  eave,
  top,
  { colour, into, shade, deep = 0.9, sag = 0.25, rows = 9, dark = 0, gap = 0.34, clear = true },
) {
  const { random } = sheet;
  const at = (u, v) => {
    const p = between(between(eave[0], eave[1], u), between(top[0], top[1], u), v);
    p[1] -= sag * Math.sin(Math.PI * v) + sag * 0.3 * Math.sin(Math.PI * u) * (1 - v);
    return view(p);
  };
  const side = (u) => Array.from({ length: 9 }, (_, i) => at(u, i / 8));
  const foot = Array.from({ length: 13 }, (_, i) => at(i / 12, 0));
  const outline = [...foot, ...side(1).slice(1), ...side(0).reverse().slice(0, -1)];
  if (clear) sheet.clear([outline]);
  const ys = outline.map(([, y]) => y);
  const [y0, y1] = [Math.min(...ys), Math.max(...ys)];
  // Light on the slope: slivers of paper between the first strokes.
  const gleams = Array.from({ length: dark ? 0 : 7 }, () => {
    const [u, v] = [random.between(0.05, 0.8), random.between(0.5, 0.93)];
    const l = random.between(0.03, 0.12);
    return [at(u, v), at(u + l, v + 0.004), at(u + l * 1.04, v - 0.02), at(u + 0.01, v - 0.025)];
  });
  sheet.wash([outline], {
    leave: gleams.length ? gleams : undefined,
    colour,
    into,
    by: (_x, y) => ((y - y0) / (y1 - y0)) * 0.85 - 0.1,
    deep,
    wobble: 1,
    rim: 0.75,
    pool: 0.75,
    grain: 0.34,
    soft: 5,
    lost: 0.12,
  });
  const marks = [];
  for (let r = 1; r < rows; r++) {
    const v = (r + random.between(-0.12, 0.12)) / rows;
    for (let u = 0.012 + random.next() * 0.05; u < 0.99;) {
      const length = random.between(0.03, 0.16);
      if (random.next() > gap) {
        const line = [
          at(u, v),
          at(Math.min(0.99, u + length / 2), v + random.between(-0.006, 0.006)),
          at(Math.min(0.992, u + length), v),
        ];
        const weight = random.between(1.1, 2.6);
        marks.push([...line, ...line.map(([x, y]) => [x, y + weight]).reverse()]);
      }
      u += length + random.between(0.008, 0.05);
    }
  }
  sheet.wash(marks, { colour: shade, deep: 0.36 + dark, wobble: 0.8, rim: 0.3, pool: 0.9, dry: 0.3 });
  if (!sheet.washes) for (const mark of marks) sheet.pencil(mark.slice(0, 3), { weight: 1, dark: 0.42, over: 0 });
  if (dark) sheet.hatch(outline, { angle: -1.1, gap: 6 });
  if (dark) sheet.wash([outline], { colour: shade, deep: dark, wobble: 0.8, rim: 0.5, pool: 0.6 });
  sheet.pencil(foot, {});
  sheet.pencil(side(0), {});
  sheet.pencil(side(1), {});
  sheet.pencil([at(0, 1), at(1, 1)], {});
  return { at, outline };
}

/** A wall or any flat face. */
export const face = (view, points) => divided(points.map(view), 20);

/** Points of a face spanned by three corners: (u, v) => on the sheet; v upwards. */
export const onFace = (view, foot0, foot1, up) => (u, v) => {
  const p = between(foot0, foot1, u);
  p[1] += up * v;
  return view(p);
};

/** A turned finial on a ridge. */
export function finial(sheet, [x, y], height) {
  const post = [
    [x - 2.6, y + 6],
    [x + 2.6, y + 6],
    [x + 1, y - height],
    [x - 0.6, y - height],
  ];
  sheet.wash(
    [
      post,
      blob(sheet.random, [x, y - height * 0.36], 4.6, 5.4, 0.05),
      blob(sheet.random, [x, y - height * 0.66], 3, 3.6, 0.05),
    ],
    {
      trace: 0.7,
      colour: '#9a6a5e',
      into: '#776c90',
      deep: 1,
      wobble: 0.3,
    },
  );
}

/** A carved valance below the eaves: small points in a row. */
export function lambrequin(sheet, view, a, b, count) {
  const points = [];
  for (let i = 0; i < count; i++) {
    const [p, q, m] = [i / count, (i + 0.84) / count, (i + 0.42) / count].map((t) => view(between(a, b, t)));
    points.push([p, q, [m[0], m[1] + 7.5]]);
    sheet.pencil([p, [m[0], m[1] + 7.5], q], { weight: 1, dark: 0.5, over: 0 });
  }
  sheet.wash(points, { colour: '#9c6a58', into: '#7d6f98', deep: 0.75, wobble: 0.5, rim: 0.4 });
}
