import { blend, scaled, smoothstep } from '../../core/vector.mjs';
import { about } from './stage.mjs';

/** Old brass: vessels turned on a lathe and chased by hand. */

/**
 * How bright brass is by the direction that its side faces:
 * it mirrors the lit hall at the left and a dim one at the right.
 */
const mirrored = (angle) => {
  const at = (where, wide) => Math.exp(-(((angle - where) / wide) ** 2));
  return (
    0.66 +
    1.15 * at(-0.62, 0.2) +
    0.34 * at(-1.25, 0.22) +
    0.3 * at(0.16, 0.3) +
    0.42 * at(1.12, 0.16) -
    0.22 * at(0.62, 0.24)
  );
};

/** Radius at v (0 foot, 1 lip) between the points [radius, height] of a profile, by a smooth curve. */
export function along(profile, v) {
  const last = profile.length - 1;
  const s = Math.max(0, Math.min(1, v)) * last;
  const i = Math.min(last - 1, Math.floor(s));
  const f = s - i;
  const p = (n) => profile[Math.max(0, Math.min(last, n))];
  return [0, 1].map((k) => {
    const [a, b, c, d] = [p(i - 1)[k], p(i)[k], p(i + 1)[k], p(i + 2)[k]];
    return 0.5 * (2 * b + (c - a) * f + (2 * a - 5 * b + 4 * c - d) * f * f + (3 * b - a - 3 * c + d) * f ** 3);
  });
}

/**
 * A vessel about the axis through `at`.
 * @param {object} how `profile`: [radius, height] from foot to lip; `chased(angle, v)`: relief in px;
 *   `tones`: { brass, dark, pale }
 */
export function vessel(at, { profile, chased = () => 0, tones, grid = [150, 110] }) {
  const angleAt = (u) => (u - 0.5) * 2 * Math.PI;
  return {
    at: (u, v) => {
      const [radius, height] = along(profile, v);
      const angle = angleAt(u);
      const [x, y, z] = about(angle, radius + chased(angle, v), height);
      return [at[0] + x, at[1] + y, at[2] + z];
    },
    paint: (u, v) => {
      const angle = angleAt(u);
      const cut = chased(angle, v);
      const worn = smoothstep(-0.6, 0.9, cut);
      const base = blend(tones.dark, blend(tones.brass, tones.pale, 0.35 * worn), 0.35 + 0.65 * worn);
      return { colour: scaled(base, mirrored(angle + cut * 0.16)), shine: 0.55, gloss: 34 };
    },
    grid,
  };
}
