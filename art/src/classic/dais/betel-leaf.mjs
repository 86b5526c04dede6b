import { add, blend, scaled, smoothstep } from '../../core/vector.mjs';

/** A leaf of sirih (Piper betle): a heart with a drawn-out tip, rolled about its midrib. */

/** Half its width at v of its length, 1 at its widest. */
const breadth = (v) => {
  const heart = v < 0.3 ? 0.42 + 0.58 * Math.sin((v / 0.3) * (Math.PI / 2)) : 1;
  const taper = v < 0.3 ? 1 : (1 - ((v - 0.3) / 0.7) ** 1.55) ** 1.05;
  return heart * Math.max(0.004, taper);
};

/** The arched veins: 1 on one, 0 between; `t` is −1…1 across the blade. */
const veins = (t, v) => {
  const side = Math.abs(t);
  const at = (where, wide) => Math.exp(-(((side - where) / wide) ** 2));
  const fade = 1 - smoothstep(0.75, 1, v);
  return at(0, 0.045) + fade * (0.7 * at(0.36 + 0.08 * v, 0.03) + 0.55 * at(0.7, 0.03));
};

/**
 * @param {object} where `foot`, and the unit vectors `along`, `across`, `out` (its upper face)
 * @param {object} shape `length`, `width` px; `roll` radians to each side;
 *   `flare` and `droop`: how far its tip bends out
 * @param {object} tones linear: leaf, deep, lit, vein
 */
export function betelLeaf(
  { foot, along, across, out },
  { length, width, roll, flare = 0.1, droop = 0, seed = 0 },
  tones,
) {
  const at = (u, s) => {
    const v = s ** 0.9;
    const t = 2 * u - 1;
    const half = width * breadth(v);
    const turn = t * roll * (1.05 - 0.45 * v);
    const radius = half / Math.max(0.2, roll * (1.05 - 0.45 * v));
    const wave = 0.022 * length * Math.sin(v * 8 + seed + t * 2) * Math.abs(t) ** 2;
    const quilt = -0.012 * length * veins(t, v) * (1 - v);
    const lift = -radius * (1 - Math.cos(turn)) + flare * length * v ** 2.2 + wave + quilt;
    const bend = length * (v - droop * v ** 3);
    return add(add(add(foot, scaled(along, bend)), scaled(across, radius * Math.sin(turn))), scaled(out, lift));
  };
  const paint = (u, s) => {
    const v = s ** 0.9;
    const t = 2 * u - 1;
    const fine = 0.5 + 0.5 * Math.sin(v * 46 - Math.abs(t) * 16 + seed);
    const body = blend(tones.deep, tones.leaf, 0.35 + 0.65 * smoothstep(0, 0.55, v));
    const lit = blend(body, tones.lit, 0.3 * smoothstep(0.4, 1, v) + 0.1 * fine + 0.12 * Math.sin(seed * 3.7));
    const edge = smoothstep(0.93, 1, Math.abs(t));
    return {
      colour: blend(blend(lit, tones.vein, Math.min(0.85, 0.62 * veins(t, v))), tones.lit, 0.5 * edge),
      through: 0.28,
      shine: 0.17,
      gloss: 18,
    };
  };
  return { at, paint, grid: [18, 22] };
}
