import { num, point, polar, RADIANS, smoothPath } from '../../core/path.mjs';

/**
 * The knife's cuts, as path data. A `Cutting` is a motif of two sheets that lie upon each other: `upper` has the cuts,
 * `lower` lies below it and shows in them. Both are the contents of masks: white is paper, black is cut away.
 * @typedef {{upper: string, lower: string}} Cutting
 */
export const NOTHING = { upper: '', lower: '' };
export const range = (count, of) => Array.from({ length: count }, (_, i) => of(i));
export const joined = (...cuttings) => ({
  upper: cuttings.map((cutting) => cutting.upper).join(''),
  lower: cuttings.map((cutting) => cutting.lower).join(''),
});

const shape = (d, fill, more = '') => `<path d="${d}" fill="${fill}"${more}/>`;
/** Paper in both sheets. */
export const paper = (d) => ({ upper: shape(d, '#fff'), lower: shape(d, '#fff') });
/** Cut out of the upper sheet: the lower one shows. */
export const cut = (d) => ({ upper: shape(d, '#000'), lower: '' });
/** Cut through both: the ground shows. */
export const through = (d) => ({ upper: shape(d, '#000'), lower: shape(d, '#000') });
/** Paper of the upper sheet alone. */
export const upon = (d) => ({ upper: shape(d, '#fff'), lower: '' });
/** Parts a shape from what lies behind it: a margin, cut through the upper sheet or both. */
export const parted = (d, width, both = true) => {
  const line = `<path d="${d}" fill="#000" stroke="#000" stroke-width="${num(width)}" stroke-linejoin="round"/>`;
  return { upper: line, lower: both ? line : '' };
};

/** Places a cutting: x, y, turn in degrees, size, and how much it is foreshortened along its own axes. */
export function placed(cutting, x, y, turn = 0, size = 1, wide = 1, high = 1) {
  const scale =
    size * wide === 1 && size * high === 1 ? '' : ` scale(${(size * wide).toFixed(3)} ${(size * high).toFixed(3)})`;
  const group = (body) =>
    body && `<g transform="translate(${num(x)} ${num(y)})${turn ? ` rotate(${num(turn)})` : ''}${scale}">${body}</g>`;
  return { upper: group(cutting.upper), lower: group(cutting.lower) };
}

/**
 * A crescent from a to b: its back bulges by `bulge`,
 * its hollow by `hollow` (parts of its length; to the left of a → b).
 */
export function crescent(a, b, bulge, hollow) {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const aside = (amount, t) => [a[0] + dx * t + dy * amount, a[1] + dy * t - dx * amount];
  return `M${point(a)}C${point(aside(bulge, 0.25))} ${point(aside(bulge, 0.75))} ${point(b)}C${point(aside(hollow, 0.75))} ${point(aside(hollow, 0.25))} ${point(a)}Z`;
}

/** A comma: thick where it begins, curved to its tip. */
export function comma(x, y, angle, length, width, curl = 0.3) {
  const tip = polar(x, y, angle + curl * 40, length);
  const left = polar(x, y, angle - 90, width);
  const right = polar(x, y, angle + 90, width * 0.7);
  const bend = polar(x, y, angle - curl * 50, length * 0.6);
  const inner = polar(x, y, angle + 12, length * 0.5);
  return `M${point(left)}Q${point(bend)} ${point(tip)}Q${point(inner)} ${point(right)}Q${point(polar(x, y, angle + 180, width))} ${point(left)}Z`;
}

/** A drop: its round end at `length` from (x, y). */
export function drop(x, y, angle, length, width) {
  const at = (along, aside) => polar(...polar(x, y, angle, along), angle + 90, aside);
  return `M${num(x)} ${num(y)}C${point(at(length * 0.45, -width * 0.3))} ${point(at(length * 0.55, -width))} ${point(at(length * 0.82, -width * 0.8))}C${point(at(length * 1.06, -width * 0.55))} ${point(at(length * 1.06, width * 0.55))} ${point(at(length * 0.82, width * 0.8))}C${point(at(length * 0.55, width))} ${point(at(length * 0.45, width * 0.3))} ${num(x)} ${num(y)}Z`;
}

/**
 * Saw teeth in a fan about (0, 0): a cut from an arc `near` outwards, its far side a row of long teeth.
 * @param {{from: number, to: number, near: number, far: (t: number) => number, teeth: number, between: (a: number, b:
 *   number) => number}} fan `from`, `to` in degrees, 0 upwards; `far` of t in 0…1 is the length of the tooth there
 */
export function sawTeeth({ from, to, near, far, teeth, between }) {
  const step = (to - from) / teeth;
  let d = `M${point(polar(0, 0, from, near))}`;
  for (let i = 0; i < teeth; i++) {
    const t = (i + 0.5) / teeth;
    const middle = from + step * (i + 0.5 + between(-0.12, 0.12));
    d += `L${point(polar(0, 0, middle, far(t) * between(0.9, 1.08)))}`;
    if (i < teeth - 1) d += `L${point(polar(0, 0, from + step * (i + 1), near * 1.03 + (far(t) - near) * 0.1))}`;
  }
  d += `L${point(polar(0, 0, to, near))}`;
  return `${d}Q${point(polar(0, 0, (from + to) / 2, near * 0.98))} ${point(polar(0, 0, from, near))}Z`;
}

/**
 * Saw teeth along a curve: a narrow cut that follows it, its one side a row of teeth.
 * @param {(t: number) => {x: number, y: number, angle: number}} curve
 * @param {{side: 1|-1, length: (t: number) => number, teeth: number, base?:
 *   number}} form `side` 1: to the right of the curve
 */
export function teethAlong(curve, { side, length, teeth, base = 0.16 }) {
  const off = (t, amount) => {
    const { x, y, angle } = curve(t);
    return polar(x, y, angle + 90 * side, amount);
  };
  const far = (t) => length(t) * Math.sin(Math.PI * Math.min(1, Math.max(0, 0.08 + t * 0.84))) ** 0.6;
  const row = range(teeth, (i) => [
    off((i + 0.5) / teeth, far((i + 0.5) / teeth)),
    ...(i < teeth - 1 ? [off((i + 1) / teeth, far((i + 1) / teeth) * base)] : []),
  ]).flat();
  const back = range(teeth + 1, (i) => off(1 - i / teeth, 0));
  return `M${[...row, ...back].map(point).join('L')}Z`;
}

/** Points along a curve through `points`, with direction: t in 0…1 → { x, y, angle }. */
export function curveThrough(points) {
  const last = points.length - 1;
  const at = (i) => points[Math.max(0, Math.min(last, i))];
  const place = (t) => {
    const whole = Math.min(last - 1, Math.floor(t * last));
    const u = t * last - whole;
    const [a, b, c, d] = [at(whole - 1), at(whole), at(whole + 1), at(whole + 2)];
    return [0, 1].map(
      (q) =>
        0.5 *
        (2 * b[q] +
          (c[q] - a[q]) * u +
          (2 * a[q] - 5 * b[q] + 4 * c[q] - d[q]) * u * u +
          (3 * b[q] - a[q] - 3 * c[q] + d[q]) * u ** 3),
    );
  };
  return (t) => {
    const [x, y] = place(t);
    const [before, after] = [place(Math.max(0, t - 0.01)), place(Math.min(1, t + 0.01))];
    return { x, y, angle: Math.atan2(after[0] - before[0], before[1] - after[1]) / RADIANS };
  };
}

/** A strip along a curve, `width` of t in 0…1. */
export function strip(curve, width, steps = 14) {
  const [left, right] = [[], []];
  for (let i = 0; i <= steps; i++) {
    const t = i / steps;
    const { x, y, angle } = curve(t);
    left.push(polar(x, y, angle - 90, width(t) / 2));
    right.push(polar(x, y, angle + 90, width(t) / 2));
  }
  return smoothPath([...left, ...right.reverse()]);
}
