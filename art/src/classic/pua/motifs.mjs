import { BLACK, RESIST, RUST } from './ikat.mjs';

/**
 * Secular border motifs of pua kumbu as lines of resist with black beside them: lozenges, hooks, chains, teeth and
 * creepers. No figures, no animals and no motifs of rites.
 */

const f = (value) => value.toFixed(1);
const path = (points, close) =>
  points.map(([x, y], i) => `${i ? 'L' : 'M'}${f(x)} ${f(y)}`).join('') + (close ? 'Z' : '');

/** A hook: a stem that curls in; `turn` its first direction, `way` 1 or -1 the side to which it curls. */
export function hook(x, y, size, turn, way, turns = 1.35) {
  const points = [];
  const steps = 34;
  const middle = [x + Math.cos(turn) * size, y + Math.sin(turn) * size];
  const from = turn + Math.PI;
  for (let k = 0; k <= steps; k++) {
    const t = k / steps;
    const radius = size * (1 - 0.8 * t ** 0.8);
    const angle = from + way * t * turns * 2 * Math.PI;
    points.push([middle[0] + Math.cos(angle) * radius, middle[1] + Math.sin(angle) * radius]);
  }
  return path(points);
}

export const lozenge = (x, y, half, high) =>
  path(
    [
      [x, y - high],
      [x + half, y],
      [x, y + high],
      [x - half, y],
    ],
    true,
  );

/** Lines of a motif, black on both sides of the resist. */
export const lined = (d, width = 3.4, ink = RESIST) =>
  `<g fill="none" stroke-linejoin="miter" stroke-linecap="butt"><path d="${d}" stroke="${BLACK}" stroke-width="${width + 5.6}"/><path d="${d}" stroke="${ink}" stroke-width="${width}"/></g>`;

const filled = (d, ink) => `<path d="${d}" fill="${ink}"/>`;

/** Seeds: a row of short dashes along a lozenge. */
const seeds = (d, ink = RESIST, width = 2.6) =>
  `<path d="${d}" fill="none" stroke="${ink}" stroke-width="${width}" stroke-dasharray="3.6 6.2"/>`;

/** The same on the other side of a vertical line. */
const mirrored = (x, markup) => `${markup}<g transform="translate(${2 * x} 0) scale(-1 1)">${markup}</g>`;
const fourfold = (x, y, markup) => {
  const both = mirrored(x, markup);
  return `${both}<g transform="translate(0 ${2 * y}) scale(1 -1)">${both}</g>`;
};

/** A great lozenge with hooks on all its sides; lozenges, buds and seeds within. */
export function hookedLozenge(x, y, half, high) {
  const slope = Math.atan2(-half, high);
  const edge = (t, inner = 1) => [x + half * inner * t, y - high * inner * (1 - t)];
  const hooks = [
    [0.12, 8.5, 1],
    [0.4, 11, 1],
    [0.66, 9.5, -1],
    [0.93, 8, -1],
  ].map(([t, size, way]) => lined(hook(...edge(t), size, slope, way, 1.3), 2.9));
  const inward = [
    [0.3, 6.4, -1],
    [0.74, 6.4, 1],
  ].map(([t, size, way]) => lined(hook(...edge(t, 0.66), size, slope + Math.PI, way, 1.15), 2.4));
  return [
    fourfold(x, y, hooks.join('')),
    filled(lozenge(x, y, half, high), BLACK),
    lined(lozenge(x, y, half, high), 3.6),
    filled(lozenge(x, y, half * 0.66, high * 0.66), '#000'),
    seeds(lozenge(x, y, half * 0.835, high * 0.835), RUST, 3.4),
    lined(lozenge(x, y, half * 0.66, high * 0.66), 2.8),
    fourfold(x, y, inward.join('')),
    filled(lozenge(x, y, half * 0.24, high * 0.24), BLACK),
    lined(lozenge(x, y, half * 0.2, high * 0.22), 2.8),
    filled(lozenge(x, y, half * 0.08, high * 0.09), RUST),
  ].join('');
}

/**
 * A creeper along the row: a stem to both sides of a lozenge,
 * curls above and below it that get smaller, leaves between.
 */
export function creeper(x, y, half, high) {
  const curls = [
    [0.2, 0.46, -1.05],
    [0.56, 0.34, -0.85],
    [0.86, 0.2, -0.8],
  ].map(([t, size, turn]) => lined(hook(x + half * t, y - 2, high * size, turn, 1, 1.5), 2.8));
  const leaves = [
    [0.4, 0.86],
    [0.74, 0.62],
  ].map(([t, rise]) => filled(lozenge(x + half * t, y - high * rise, 3.4, 4.6), RUST));
  return [
    fourfold(x, y, leaves.join('') + curls.join('')),
    mirrored(x, lined(`M${f(x)} ${f(y)}H${f(x + half)}`, 2.8)),
    filled(lozenge(x, y, 17, high * 0.66), BLACK),
    lined(lozenge(x, y, 13, high * 0.52), 2.8),
    filled(lozenge(x, y, 5.5, high * 0.2), RUST),
    [-1, 1].map((way) => lined(lozenge(x, y + way * high * 0.82, 5, high * 0.13), 2.4)).join(''),
  ].join('');
}

/** A chain of small lozenges from 0 to `width`, `count` of them, a seed in each. */
export function chain(y, width, count, high) {
  const step = width / count;
  return Array.from({ length: count + 1 }, (_, i) => {
    const x = i * step;
    return [
      lined(lozenge(x, y, step * 0.4, high), 2.8),
      filled(lozenge(x, y, step * 0.16, high * 0.4), i % 2 ? RUST : RESIST),
      filled(lozenge(x + step / 2, y - high * 0.86, step * 0.12, high * 0.3), RESIST),
      filled(lozenge(x + step / 2, y + high * 0.86, step * 0.12, high * 0.3), RESIST),
    ].join('');
  }).join('');
}

/** Selampat: hooks from above and from below that clasp one another. */
export function clasps(y, width, count, high) {
  const step = width / count;
  const one = (x, way) =>
    lined(
      path([
        [x - step * 0.36, y + way * high],
        [x - step * 0.36, y - way * high * 0.74],
        [x + step * 0.2, y - way * high * 0.74],
        [x + step * 0.2, y + way * high * 0.1],
        [x - step * 0.06, y + way * high * 0.1],
      ]),
      2.6,
    );
  return Array.from({ length: count + 1 }, (_, i) => {
    const x = i * step;
    const seed = filled(lozenge(x + step / 2, y, step * 0.07, high * 0.3), RUST);
    return one(x, i % 2 ? 1 : -1) + seed;
  }).join('');
}

/** Teeth that grow from `y` by `high` (negative: upwards), a hooked shoot on every other one. */
export function teeth(y, width, count, high) {
  const step = width / count;
  const way = Math.sign(high);
  return Array.from({ length: count + 1 }, (_, i) => {
    const x = i * step;
    const d = path([
      [x - step / 2, y],
      [x, y + high],
      [x + step / 2, y],
    ]);
    const inner = path([
      [x - step * 0.26, y],
      [x, y + high * 0.55],
      [x + step * 0.26, y],
    ]);
    const tip =
      i % 2 === 0
        ? mirrored(x, lined(hook(x + 1, y + high * 0.98, 5.2, (way * Math.PI) / 2 - 0.7, -way, 1.2), 2.5))
        : filled(lozenge(x, y + high * 1.3, 2.6, 4.4), RESIST);
    return tip + lined(d, 3) + lined(inner, 2.4, RUST) + filled(lozenge(x, y + high * 0.16, 2.4, 3.4), RESIST);
  }).join('');
}

/** Even rows: [ink or null, units] from y on. @returns markup and the next y */
export function bars(y, width, rows) {
  let at = y;
  const markup = rows
    .map(([ink, high]) => {
      const rect = ink ? `<rect x="-5" y="${f(at)}" width="${width + 10}" height="${high}" fill="${ink}"/>` : '';
      at += high;
      return rect;
    })
    .join('');
  return { markup, y: at };
}

/** A star of eight seeds, between motifs. */
export const star = (x, y, r) =>
  Array.from({ length: 8 }, (_, k) => {
    const [dx, dy] = [Math.cos((k * Math.PI) / 4), Math.sin((k * Math.PI) / 4)];
    return `<path d="M${f(x + dx * r * 0.35)} ${f(y + dy * r * 0.35)}L${f(x + dx * r)} ${f(y + dy * r)}" stroke="${k % 2 ? RUST : RESIST}" stroke-width="3"/>`;
  }).join('');
