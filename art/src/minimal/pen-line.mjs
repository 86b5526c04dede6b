import { num, thinned } from '../core/path.mjs';

/**
 * Drawing with one line: its parts are lists of points that are joined end to end, then inked as one outline whose
 * weight varies as a brush pen's. Units are those of the picture; angles in radians, 0 to the right, clockwise.
 */

/** What the outline of the line may be off by. */
const CLOSE = 0.14;

const along = (x, y, angle, distance) => [x + Math.cos(angle) * distance, y + Math.sin(angle) * distance];

/** Points turned, flattened and moved: `flat` squeezes across `tilt`. */
const placed = ({ x, y, turn = 0, flat = 1, tilt = 0 }, points) =>
  points.map(([px, py]) => {
    const [cos, sin] = [Math.cos(-tilt), Math.sin(-tilt)];
    const [ax, ay] = [px * cos - py * sin, (px * sin + py * cos) * flat];
    const [bx, by] = [ax * Math.cos(tilt) - ay * Math.sin(tilt), ax * Math.sin(tilt) + ay * Math.cos(tilt)];
    return along(x, y, Math.atan2(by, bx) + turn, Math.hypot(bx, by));
  });

/**
 * A jasmine from its middle out and round: petal after petal without lifting the pen.
 * @returns {{line: number[][], fill: number[][][]}} the line begins and ends at the heart;
 *   `fill`: a polygon for each petal
 */
export function jasmine(random, { x, y, size, petals = 7, turn = 0, flat = 1, tilt = 0, inner = 0 }) {
  const at = { x, y, turn, flat, tilt };
  const outer = ringOfPetals(random, petals, size, 0);
  const within = inner ? ringOfPetals(random, inner, size * 0.5, 0.4) : [];
  // The eye: a small turn of the pen.
  const eye = Array.from({ length: 6 }, (_, i) => along(0, 0, i * 1.2, size * (0.1 - i * 0.01)));
  return {
    line: placed(at, [...outer.flat(), ...within.flat(), ...eye]),
    fill: outer.map((outline) => placed(at, outline)),
  };
}

/** Petals round the origin, each broadest beyond its middle and pointed a little; neighbours overlap. */
function ringOfPetals(random, count, size, from) {
  return Array.from({ length: count }, (_, i) => {
    const angle = from + (2 * Math.PI * i) / count + random.between(-0.06, 0.06);
    const long = size * random.between(0.88, 1.08);
    const half = (Math.PI / count) * random.between(1.02, 1.2);
    const lean = random.between(-0.12, 0.12);
    return [
      [angle - half * 0.4, 0.15],
      [angle - half * 0.86, 0.46],
      [angle - half * 0.86 + lean * 0.4, 0.72],
      [angle - half * 0.36 + lean * 0.8, 0.95],
      [angle + lean, 1.04],
      [angle + half * 0.4 + lean * 0.8, 0.93],
      [angle + half * 0.88 + lean * 0.4, 0.7],
      [angle + half * 0.84, 0.44],
      [angle + half * 0.4, 0.15],
    ].map(([a, r]) => along(0, 0, a, r * long));
  });
}

/** A bud from its foot towards `angle`: up one side, down the other, and a turn across that wraps it. */
export function bud({ x, y, angle, length, width }) {
  const local = (u, v) => along(...along(x, y, angle, u * length), angle + Math.PI / 2, v * width);
  const outline = [
    [0, -0.1],
    [0.16, -0.26],
    [0.4, -0.5],
    [0.72, -0.42],
    [1, 0.02],
    [0.74, 0.44],
    [0.42, 0.5],
    [0.16, 0.28],
  ].map(([u, v]) => local(u, v));
  const wrap = [
    [0.2, -0.08],
    [0.48, -0.16],
    [0.82, 0.06],
    [0.56, 0.26],
    [0.2, 0.16],
    [0, 0],
  ].map(([u, v]) => local(u, v));
  return { line: [...outline, ...wrap], fill: [outline] };
}

/** A leaf from its foot towards `angle`, bent by `bend`: round its edge, then its middle vein out and back. */
export function leaf({ x, y, angle, length, width, bend = 0 }) {
  const local = (u, v) => {
    const heading = angle + bend * u * 0.5;
    return along(...along(x, y, heading, u * length), angle + bend * u + Math.PI / 2, v * width);
  };
  const edge = [
    [0.1, -0.2],
    [0.3, -0.47],
    [0.58, -0.42],
    [0.84, -0.18],
    [1, 0],
    [0.84, 0.2],
    [0.56, 0.46],
    [0.28, 0.46],
    [0.08, 0.18],
  ].map(([u, v]) => local(u, v));
  const vein = [
    [0.02, 0],
    [0.3, -0.03],
    [0.58, -0.02],
    [0.74, 0.01],
    [0.6, 0.035],
    [0.3, 0.03],
    [0, 0],
  ].map(([u, v]) => local(u, v));
  return { line: [...edge, ...vein], fill: [edge] };
}

/** Points of a smooth curve through `points`, about `step` apart. */
export function flowing(points, step = 3) {
  const at = (i) => points[Math.max(0, Math.min(points.length - 1, i))];
  const out = [];
  for (let i = 0; i < points.length - 1; i++) {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const pieces = Math.max(2, Math.round(Math.hypot(c[0] - b[0], c[1] - b[1]) / step));
    for (let k = 0; k < pieces; k++) {
      const f = k / pieces;
      const curve = (n) =>
        0.5 *
        (2 * b[n] +
          (c[n] - a[n]) * f +
          (2 * a[n] - 5 * b[n] + 4 * c[n] - d[n]) * f * f +
          (3 * b[n] - a[n] - 3 * c[n] + d[n]) * f * f * f);
      out.push([curve(0), curve(1)]);
    }
  }
  return [...out, points.at(-1)];
}

/** Weight of the line at a length of it, in parts of its middle weight: 0.6 to 1.4, slowly. */
const weight = (length) => 1 + 0.26 * Math.sin(length * 0.021) + 0.14 * Math.sin(length * 0.0083 + 1);

/** Path data of a closed polygon, in steps from point to point. */
function polygon(points) {
  const tenths = points.map((point) => point.map((value) => Math.round(value * 10)));
  const step = (value) => num(value / 10);
  return `M${tenths[0].map(step).join(' ')}l${tenths
    .slice(1)
    .map(([x, y], i) => `${step(x - tenths[i][0])} ${step(y - tenths[i][1])}`)
    .join(' ')
    .replaceAll(' -', '-')}z`;
}

/**
 * The line as one filled outline, `thick` in its middle weight and at both ends, so that pictures join.
 * @param {number[][]} points control points of the whole line
 */
export function inked(points, colour, { thick = 3, step = 3, even = 26 } = {}) {
  const curve = flowing(points, step);
  const lengths = [0];
  for (let i = 1; i < curve.length; i++)
    lengths.push(lengths[i - 1] + Math.hypot(curve[i][0] - curve[i - 1][0], curve[i][1] - curve[i - 1][1]));
  const whole = lengths.at(-1);
  const [left, right] = [[], []];
  curve.forEach(([x, y], i) => {
    const [ax, ay] = curve[Math.max(0, i - 1)];
    const [bx, by] = curve[Math.min(curve.length - 1, i + 1)];
    const long = Math.hypot(bx - ax, by - ay) || 1;
    const end = Math.min(1, Math.min(lengths[i], whole - lengths[i]) / even);
    const half = (thick * (1 + (weight(lengths[i]) - 1) * end)) / 2;
    const [nx, ny] = [(-(by - ay) / long) * half, ((bx - ax) / long) * half];
    left.push([x + nx, y + ny]);
    right.push([x - nx, y - ny]);
  });
  return `<path d="${polygon([...thinned(left, CLOSE), ...thinned(right.reverse(), CLOSE)])}" fill="${colour}"/>`;
}

/** Flat tint under the line, off its register. */
export const tinted = (polygons, colour, [dx, dy] = [4, 3]) =>
  `<path transform="translate(${dx} ${dy})" d="${polygons
    .map((points) => {
      const curve = flowing([...points, points[0]], 6);
      return polygon(thinned(curve, 0.2));
    })
    .join('')}" fill="${colour}"/>`;
