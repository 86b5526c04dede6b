import { linear } from '../../core/sculpt.mjs';
import { smoothstep } from '../../core/vector.mjs';

/** What the white cloths share: the light of one window at the upper left, and slow noise. */

/** @returns {import('../../core/heights.mjs').FieldLight} */
export const windowLight = (more = {}) => ({
  towards: [-0.62, -0.66, 0.62],
  key: [0.88, 0.87, 0.85],
  sky: [0.45, 0.415, 0.365],
  // White cloth lights its own folds.
  earth: [0.46, 0.36, 0.265],
  shade: '#7c6147',
  ...more,
});

const hash = (i, j, seed) => {
  const s = Math.sin(i * 127.1 + j * 311.7 + seed * 74.7) * 43758.5453;
  return s - Math.floor(s);
};

/** Smooth noise, -1 to 1, one hill per unit. */
export function noise(x, y, seed = 0) {
  const [i, j] = [Math.floor(x), Math.floor(y)];
  const [u, v] = [smoothstep(0, 1, x - i), smoothstep(0, 1, y - j)];
  const mixed = (a, b, t) => a + (b - a) * t;
  return (
    2 *
      mixed(
        mixed(hash(i, j, seed), hash(i + 1, j, seed), u),
        mixed(hash(i, j + 1, seed), hash(i + 1, j + 1, seed), u),
        v,
      ) -
    1
  );
}

export const white = (hex) => {
  const tone = linear(hex);
  return () => tone;
};
