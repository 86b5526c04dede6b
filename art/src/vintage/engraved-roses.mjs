import { compoundLeaf, gardenRose, stalk } from '../floral/garden-rose.mjs';
import { pose, smoothstep } from '../core/vector.mjs';

/**
 * Roses for `engraving`: the sculpted garden rose in tones of grey, with the lines that a burin follows on each part.
 * Tints: 1 petals, 2 leaves.
 */

const grey = (value) => [value, value, value];
const TONES = {
  lip: grey(1),
  petal: grey(0.93),
  blush: grey(0.84),
  heart: grey(0.5),
  leaf: grey(0.62),
  leafLit: grey(0.86),
  leafRim: grey(0.66),
  stem: grey(0.72),
};

/** From the upper left, a little more than the paper's white. */
export const BURIN_LIGHT = {
  towards: [-0.58, -0.66, 0.74],
  key: grey(0.84),
  sky: grey(0.32),
  earth: grey(0.12),
  rim: grey(0.06),
  rimFrom: [-0.6, -0.5, -0.3],
};

const RADIANS = Math.PI / 180;

/** Sepals and the hip below a rose: the last parts of the sculpted one. */
const GREEN_PARTS = 6;

/**
 * One rose. @param {object} where see `pose`
 * @param {{open?: number, petals?: number, seed?: number, wash?: number}} how `wash`:
 *   how strongly its petals are tinted
 */
export function rose(where, { wash = 1, ...how } = {}) {
  const parts = gardenRose(where, TONES, how);
  const petals = parts.length - GREEN_PARTS;
  return parts.map((part, n) =>
    n < petals
      ? { ...part, tint: 1, wash, lines: (u, v) => [u * 30 + 0.35 * Math.sin(v * 5 + n), v * 34] }
      : { ...part, tint: 2, wash: 0.8, lines: (u, v) => [u * 12, v * 30] },
  );
}

/** A wild rose: five petals about a tuft of stamens. Its size is the length of a petal. */
export function wildRose(where, { seed = 0, wash = 0.7, cup = 1 } = {}) {
  const put = pose(where);
  const petals = [0, 1, 2, 3, 4].map((n) => {
    const turn = (n * 72 + 9 * Math.sin(seed * 7 + n * 5)) * RADIANS;
    const long = 1 + 0.07 * Math.sin(seed + n * 3.1);
    const at = (u, s) => {
      const v = 1 - (1 - s) ** 1.5;
      const side = 2 * u - 1;
      const broad =
        0.1 + 0.56 * Math.sin((Math.PI / 2) * Math.min(1, v / 0.72)) ** 0.9 * (1 - 0.42 * smoothstep(0.72, 1, v) ** 2);
      const nick = 0.1 * Math.exp(-((side / 0.34) ** 2)) * smoothstep(0.6, 1, v);
      const r = long * (v * (1 - 0.16 * side * side * v) - nick);
      const across = side * broad;
      const wave = 0.05 * Math.sin(side * 4 + v * 6 + seed * 3 + n * 2) * smoothstep(0.3, 1, v);
      const z =
        cup * (0.34 * v * v - 0.16 * smoothstep(0.72, 1, v) * v) +
        0.16 * side * side * v * cup +
        wave +
        0.015 * n +
        0.06 * side * v;
      return [Math.sin(turn) * r + Math.cos(turn) * across, -Math.cos(turn) * r + Math.sin(turn) * across, z];
    };
    const paint = (u, s) => ({ colour: grey(0.96 - 0.3 * (1 - smoothstep(0, 0.4, s))), through: 0.4 });
    return { at, paint, grid: [22, 22], tint: 1, wash, lines: (u, v) => [u * 30, v * 30] };
  });
  const stamens = Array.from({ length: 34 }, (_, n) => {
    const turn = n * 137.5 * RADIANS;
    const reach = 0.1 + 0.24 * Math.sqrt((n + 0.5) / 34) * (1 + 0.2 * Math.sin(n * 9));
    const height = 0.26 - 0.12 * (reach / 0.34) + 0.04 * Math.sin(n * 5);
    const head = [Math.sin(turn) * reach, -Math.cos(turn) * reach, height];
    const bead = {
      at: (u, v) => {
        const [a, b] = [u * 2 * Math.PI, v * Math.PI];
        return [
          head[0] + 0.034 * Math.cos(a) * Math.sin(b),
          head[1] + 0.034 * Math.sin(a) * Math.sin(b),
          head[2] + 0.034 * Math.cos(b),
        ];
      },
      paint: () => ({ colour: grey(0.9) }),
      grid: [8, 6],
    };
    const thread = stalk(
      [[0, 0, 0.04], [head[0] * 0.6, head[1] * 0.6, 0.03 + height * 0.5], head],
      () => 0.011,
      () => ({ colour: grey(0.7) }),
      [5, 6],
    );
    return [thread, bead];
  }).flat();
  const eye = {
    at: (u, v) => {
      const [a, b] = [u * 2 * Math.PI, v * Math.PI * 0.5];
      return [0.09 * Math.cos(a) * Math.sin(b), 0.09 * Math.sin(a) * Math.sin(b), 0.03 + 0.1 * Math.cos(b)];
    },
    paint: () => ({ colour: grey(0.62) }),
    grid: [14, 8],
    tint: 2,
  };
  return [...petals, eye, ...stamens].map((part) => ({ ...part, at: (u, v) => put(part.at(u, v)) }));
}

/** A compound leaf from `foot` to `tip`, [x, y]; its lines run as its veins do. */
export function leaf(foot, tip, { z = 0, wash = 1, ...how } = {}) {
  const parts = compoundLeaf([...foot, z], [...tip, z + 4], TONES, { shine: 0, ...how });
  return parts.map((part, n) => ({
    ...part,
    tint: 2,
    wash: wash * (n === 0 ? 0.8 : 0.82 + 0.18 * Math.sin(n * 2.3 + (how.seed ?? 0))),
    lines: n === 0 ? (u, v) => [u * 6, v * 40] : (u, v) => [(v * 1.15 - Math.abs(2 * u - 1) * 0.24) * 27, u * 20],
  }));
}

/** A cane through the points with its thorns, `thick` half as wide at its foot. */
export function cane(points, thick, { thorns = 3 } = {}) {
  const stem = stalk(
    points,
    (v) => thick * (1 - 0.4 * v) * (1 + 0.06 * Math.sin(v * 31)),
    () => ({ colour: TONES.stem }),
    [10, 60],
  );
  const spikes = Array.from({ length: thorns }, (_, n) => {
    const k = Math.max(0, Math.min(points.length - 2, Math.floor(((n + 0.6) / thorns) * (points.length - 1))));
    const [a, b] = [points[k], points[k + 1]];
    const t = 0.35 + 0.3 * Math.sin(n * 4.4);
    const foot = [0, 1, 2].map((q) => a[q] + (b[q] - a[q]) * t);
    const side = n % 2 ? 1 : -1;
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    const [nx, ny] = [(-(b[1] - a[1]) / length) * side, ((b[0] - a[0]) / length) * side];
    const reach = thick * 2.7;
    return stalk(
      [
        foot,
        [foot[0] + nx * reach * 0.6, foot[1] + ny * reach * 0.6, foot[2]],
        [foot[0] + nx * reach, foot[1] + ny * reach + thick * 0.9, foot[2]],
      ],
      (v) => thick * 0.62 * (1 - v) + 0.15,
      () => ({ colour: TONES.stem }),
      [6, 10],
    );
  });
  return [stem, ...spikes].map((part) => ({ ...part, tint: 2, wash: 0.8, lines: (u, v) => [u * 8, v * 60] }));
}
