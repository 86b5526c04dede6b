import { smoothPath } from '../../core/path.mjs';

/**
 * Henna as it comes from the cone: lines that begin with a drop, swell a little on their way and end blunt; beads;
 * petals filled with fine lines. Points are [x, y] in px of the picture, angles in radians, 0 to the right and
 * clockwise. Every motif is a list of marks: path data, filled with the colour of the paste.
 */

export const step = ([x, y], angle, distance) => [x + Math.cos(angle) * distance, y + Math.sin(angle) * distance];

/** Points of a smooth curve through `points`, about `apart` from each other. */
export function curve(points, apart = 2) {
  const at = (i) => points[Math.max(0, Math.min(points.length - 1, i))];
  const out = [];
  for (let i = 0; i < points.length - 1; i++) {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const pieces = Math.max(1, Math.round(Math.hypot(c[0] - b[0], c[1] - b[1]) / apart));
    for (let k = 0; k < pieces; k++) {
      const f = k / pieces;
      out.push(
        [0, 1].map(
          (n) =>
            0.5 *
            (2 * b[n] +
              (c[n] - a[n]) * f +
              (2 * a[n] - 5 * b[n] + 4 * c[n] - d[n]) * f * f +
              (3 * b[n] - a[n] - 3 * c[n] + d[n]) * f * f * f),
        ),
      );
    }
  }
  return [...out, points.at(-1)];
}

/** How far along its line each point is. */
export function lengthsOf(points) {
  const lengths = [0];
  for (let i = 1; i < points.length; i++)
    lengths.push(lengths[i - 1] + Math.hypot(points[i][0] - points[i - 1][0], points[i][1] - points[i - 1][1]));
  return lengths;
}

/** The line as a function of its length: d → { p, angle }. */
export function walked(points) {
  const lengths = lengthsOf(points);
  const whole = lengths.at(-1);
  const at = (d) => {
    let i = 1;
    while (i < points.length - 1 && lengths[i] < d) i++;
    const f = (d - lengths[i - 1]) / (lengths[i] - lengths[i - 1] || 1);
    const [[ax, ay], [bx, by]] = [points[i - 1], points[i]];
    return { p: [ax + (bx - ax) * f, ay + (by - ay) * f], angle: Math.atan2(by - ay, bx - ax) };
  };
  return { whole, at };
}

/** Two decimals: fine lines would wobble on a grid of tenths. */
const exact = (value) => String(+value.toFixed(2));

/** Path data of a polygon. */
export const area = (points) => `M${points.map(([x, y]) => `${exact(x)} ${exact(y)}`).join('L')}Z`;

/** A hand with its small unevenness. */
export function cone(random) {
  const { between } = random;

  /** A line of middle weight `weight`; `fine` lines have no drops at their ends, `taper` ones run out to a point. */
  function line(points, weight, { fine = false, taper = false, apart = 2 } = {}) {
    const run = curve(points, apart);
    const lengths = lengthsOf(run);
    const whole = lengths.at(-1) || 1;
    const [phase, swell] = [between(0, 6), between(0.1, 0.2)];
    const [left, right] = [[], []];
    run.forEach(([x, y], i) => {
      const [ax, ay] = run[Math.max(0, i - 1)];
      const [bx, by] = run[Math.min(run.length - 1, i + 1)];
      const long = Math.hypot(bx - ax, by - ay) || 1;
      const d = lengths[i];
      const drop = fine ? 0 : 0.34 * Math.exp(-d / (weight * 1.6)) + 0.22 * Math.exp(-(whole - d) / (weight * 1.4));
      const thinner = taper ? Math.min(1, 0.25 + 0.95 * (1 - d / whole)) : 1;
      const half = (weight / 2) * thinner * (1 + swell * Math.sin(d / (weight * 9) + phase) + drop);
      const [nx, ny] = [(-(by - ay) / long) * half, ((bx - ax) / long) * half];
      left.push([x + nx, y + ny]);
      right.push([x - nx, y - ny]);
    });
    const cap = ([x, y], r) =>
      `M${exact(x - r)} ${exact(y)}a${exact(r)} ${exact(r)} 0 1 0 ${exact(2 * r)} 0a${exact(r)} ${exact(r)} 0 1 0 ${exact(-2 * r)} 0Z`;
    const breadth = (i) => Math.hypot(left[i][0] - right[i][0], left[i][1] - right[i][1]);
    const ends = [0, run.length - 1].map((i) => cap(run[i], breadth(i) / 2));
    return area([...left, ...right.reverse()]) + ends.join('');
  }

  /** A bead of paste: almost round. */
  function bead([x, y], radius) {
    const turn = between(0, 6);
    const points = Array.from({ length: 7 }, (_, i) =>
      step([x, y], turn + (i * 2 * Math.PI) / 7, radius * between(0.9, 1.1)),
    );
    return smoothPath(points);
  }

  /** A small drop that is pulled out towards `angle`. */
  function drop([x, y], angle, length, radius) {
    const side = angle + Math.PI / 2;
    const at = (u, v) => step(step([x, y], angle, u * length), side, v * radius);
    return smoothPath([at(0, 0.75), at(-0.12, 0), at(0, -0.75), at(0.34, -0.86), at(1, 0.02), at(0.34, 0.88)]);
  }

  /** A point of a petal from its foot towards `angle`: u along it, v across in parts of its half width. */
  const petalAt = (foot, angle, length, width) => (u, v) =>
    step(step(foot, angle, u * length), angle + Math.PI / 2, v * width);

  /**
   * A petal: its outline, and fine lines that rise from the foot.
   * @param {{hatch?: number, inner?: boolean, pointed?: number}} how hatch: lines; inner:
   *   a second outline; pointed: 0 blunt to 1
   */
  function petal(foot, angle, length, width, weight, { hatch = 5, inner = false, pointed = 0.4 } = {}) {
    const at = petalAt(foot, angle + between(-0.03, 0.03), length * between(0.96, 1.04), width);
    const outline = (k) => {
      const top = 1 - (1 - k) * 0.9;
      return [
        at((1 - k) * 0.6, -0.1 * k),
        at(0.24, -0.62 * k),
        at(0.58 * top, -1 * k),
        at((0.86 - 0.02 * pointed) * top, (-0.72 + 0.36 * pointed) * k),
        at(top, 0),
        at((0.86 - 0.02 * pointed) * top, (0.72 - 0.36 * pointed) * k),
        at(0.58 * top, k),
        at(0.24, 0.62 * k),
        at((1 - k) * 0.6, 0.1 * k),
      ];
    };
    const marks = [line(outline(1), weight)];
    if (inner) marks.push(line(outline(0.66), weight * 0.55, { fine: true }));
    const reach = inner ? 0.48 : 0.62;
    for (let i = 0; i < hatch; i++) {
      const v = hatch === 1 ? 0 : (i / (hatch - 1)) * 2 - 1;
      const end = reach * (1 - 0.42 * v * v) * between(0.85, 1.08);
      marks.push(
        line([at(0.1, v * 0.14), at(0.3, v * 0.4), at(end, v * 0.56)], weight * 0.5, { fine: true, taper: true }),
      );
    }
    return marks;
  }

  /** A leaf, solid on one side of its vein and hatched on the other, as the cone fills it. */
  function leaf(foot, angle, length, width, weight, { solid = true, bend = 0 } = {}) {
    const at = (u, v) => {
      const heading = angle + bend * u;
      return step(step(foot, angle + bend * u * 0.5, u * length), heading + Math.PI / 2, v * width);
    };
    const near = [at(0, 0), at(0.2, -0.7), at(0.5, -1), at(0.8, -0.58), at(1, 0)];
    const far = [at(0, 0), at(0.22, 0.66), at(0.52, 0.95), at(0.82, 0.5), at(1, 0)];
    const vein = [at(0, 0), at(0.35, 0.05), at(0.7, 0.04), at(1, 0)];
    const marks = [line(near, weight), line(far, weight), line(vein, weight * 0.7, { fine: true })];
    if (solid) {
      const side = [...curve(near), ...curve([...vein].reverse())];
      marks.push(area(side));
    }
    for (const u of [0.22, 0.38, 0.54, 0.7])
      marks.push(line([at(u, 0.04), at(u + 0.12, 0.5 * (1.1 - Math.abs(u - 0.45)))], weight * 0.5, { fine: true }));
    return marks;
  }

  /** A tendril that winds itself up: towards `angle`, to the side `way`. */
  function tendril(foot, angle, length, way, weight, turns = 1.35) {
    const points = [foot];
    let [p, heading] = [foot, angle];
    const steps = 26;
    for (let i = 1; i <= steps; i++) {
      const t = i / steps;
      heading += way * turns * 2 * Math.PI * t ** 1.5 * (2.1 / steps);
      p = step(p, heading, (length / steps) * (1.5 - 1.12 * t));
      points.push(p);
    }
    return [line(points, weight), bead(points.at(-1), weight * 0.95)];
  }

  /** A flower seen from above: rings of petals about a wound heart. */
  function flower([x, y], radius, weight, { petals = 8, ring = true, turn = between(0, 1) } = {}) {
    const heart = radius * 0.26;
    const marks = [];
    const spiral = Array.from({ length: 22 }, (_, i) => step([x, y], i * 0.62, heart * (0.08 + (0.8 * i) / 22)));
    marks.push(line(spiral, weight * 0.7, { fine: true }), line(circle([x, y], heart), weight));
    const beads = Math.round((2 * Math.PI * heart * 1.3) / (weight * 1.9));
    for (let i = 0; i < beads; i++)
      marks.push(bead(step([x, y], (i * 2 * Math.PI) / beads, heart * 1.32), weight * 0.5));
    for (let i = 0; i < petals; i++) {
      const angle = turn + (i * 2 * Math.PI) / petals;
      marks.push(
        ...petal(step([x, y], angle, heart * 1.55), angle, radius - heart * 1.55, (radius * 2.5) / petals, weight, {
          hatch: radius > 16 ? 5 : 3,
          inner: radius > 26,
          pointed: 0.3,
        }),
      );
    }
    if (ring)
      for (let i = 0; i < petals; i++)
        marks.push(bead(step([x, y], turn + ((i + 0.5) * 2 * Math.PI) / petals, radius * 0.98), weight * 0.72));
    return marks;
  }

  /** Points round a circle, closed. */
  function circle(middle, radius) {
    const from = between(0, 6);
    return Array.from({ length: 19 }, (_, i) =>
      step(middle, from + (i * 2 * Math.PI) / 18, radius * (1 + 0.012 * Math.sin(i * 2))),
    );
  }

  /** Small arcs along a line, bulging to its left (`way` 1) or right, a bead in each. */
  function scallops(walk, size, way, weight, { beads = true, from = 0, to = walk.whole } = {}) {
    const count = Math.max(1, Math.round((to - from) / size));
    const marks = [];
    for (let i = 0; i < count; i++) {
      const [a, b] = [from + ((to - from) * i) / count, from + ((to - from) * (i + 1)) / count];
      const [p, q, m] = [walk.at(a), walk.at(b), walk.at((a + b) / 2)];
      const out = m.angle - (way * Math.PI) / 2;
      const high = step(m.p, out, size * between(0.5, 0.6));
      const mid = (r, f) => step(walk.at(a + (b - a) * f).p, out, size * r);
      marks.push(line([p.p, mid(0.38, 0.14), high, mid(0.38, 0.86), q.p], weight, { fine: true, apart: 1 }));
      if (beads) marks.push(bead(step(m.p, out, size * 0.24), weight * 0.8));
    }
    return marks;
  }

  /** Beads along a line. */
  function beads(walk, apart, radius, { from = 0, to = walk.whole, aside = 0 } = {}) {
    const count = Math.max(1, Math.round((to - from) / apart));
    return Array.from({ length: count + 1 }, (_, i) => {
      const { p, angle } = walk.at(from + ((to - from) * i) / count);
      return bead(step(p, angle - Math.PI / 2, aside), radius * between(0.88, 1.12));
    });
  }

  /**
   * A paisley: foot at `foot`, body towards `angle`, its tip wound to the side `way`; within it rims, scallops and a
   * flower, and a fringe of drops about it.
   */
  function paisley(foot, angle, size, way, weight, { fringe = true } = {}) {
    const spine = [];
    let [p, heading] = [foot, angle - way * 0.3];
    const steps = 260;
    for (let i = 0; i <= steps; i++) {
      spine.push({ p, heading });
      const t = i / steps;
      heading += way * (0.3 + 7.4 * t ** 3) * (1.1 / steps);
      p = step(p, heading, (size * 1.16) / steps);
    }
    /** Half its breadth at `t` of the spine, `inset` within the outline; parts of the size. */
    const half = (t, inset = 0) => {
      const full = 0.34 - inset;
      if (t < 0.32) return full * Math.sqrt(Math.max(0, 1 - ((0.32 - t) / (0.32 * (full / 0.34))) ** 2));
      return 0.34 * (1 - ((t - 0.32) / 0.68) ** 1.2) - inset;
    };
    /** The contour `inset` within the outline, from its tip down one side, round the foot and up the other. */
    const contour = (inset) => {
      const begin = 0.32 * (inset / 0.34);
      const side = (sign) =>
        Array.from({ length: 40 }, (_, i) => begin + (1 - begin) * (i / 39) ** 1.6)
          .filter((t) => half(t, inset) >= 0)
          .map((t) => {
            const { p: q, heading: h } = spine[Math.min(steps, Math.round(t * steps))];
            return step(q, h + (sign * Math.PI) / 2, Math.max(0, half(t, inset)) * size);
          });
      return [...side(way).reverse(), ...side(-way).slice(1)];
    };
    const outer = contour(0);
    const closed = (points) => [...points, points[0]];
    const marks = [line(outer, weight * 1.25), line(closed(contour(0.05)), weight * 0.6, { fine: true })];
    // Every contour runs the same way round: `way` tells on which hand its outside is.
    marks.push(...scallops(walked(curve(closed(contour(0.155)))), size * 0.1, way, weight * 0.6));
    marks.push(line(closed(contour(0.175)), weight * 0.6, { fine: true }));
    const heart = spine[Math.round(steps * 0.33)].p;
    marks.push(...flower(heart, size * 0.135, weight * 0.7, { petals: 6, ring: false }));
    // The tail, solid where it is narrow.
    const tail = spine.slice(Math.round(steps * 0.8)).map(({ p: q }) => q);
    marks.push(line(tail, weight));
    marks.push(bead(step(spine.at(-1).p, spine.at(-1).heading, weight), weight * 1.25));
    for (const t of [0.56, 0.64, 0.71]) {
      const { p: q } = spine[Math.round(steps * t)];
      marks.push(bead(q, weight * (1.3 - t * 0.7)));
    }
    if (fringe) {
      const walk = walked(curve(outer));
      const [from, to] = [walk.whole * 0.2, walk.whole * 0.95];
      const count = Math.round((to - from) / (size * 0.088));
      for (let i = 0; i <= count; i++) {
        const { p: q, angle: a } = walk.at(from + ((to - from) * i) / count);
        const out = a - (way * Math.PI) / 2;
        marks.push(drop(step(q, out, weight * 1.9), out, size * 0.07, size * 0.022));
      }
    }
    return { marks, outer, tip: spine.at(-1) };
  }

  return { line, bead, drop, petal, leaf, tendril, flower, circle, scallops, beads, paisley, between, random };
}

/** Marks in the colour of the paste, each by itself: what overlaps must not cancel. */
export const paste = (marks, colour) =>
  `<g fill="${colour}">${marks
    .flat(3)
    .map((d) => `<path d="${d}"/>`)
    .join('')}</g>`;
