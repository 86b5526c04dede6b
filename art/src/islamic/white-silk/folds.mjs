import { litField } from '../../core/heights.mjs';
import { svgDocument } from '../../core/svg.mjs';
import { smoothstep } from '../../core/vector.mjs';
import { noise, white, windowLight } from './cloth.mjs';

/** White silk: what falls in from the corners of the cover, and the curtain of its doors. */

/** A fold's height over its turn: a narrow crest and a wide hollow. `sharp` above 1 narrows the crest. */
const crest = (turn, sharp = 1.6) => (0.5 + 0.5 * Math.sin(turn)) ** sharp;

/**
 * Folds that run out from where the cloth is gathered: fewer and lower the further away.
 * @param {{from: number[], folds: number, seed: number, height: number, reach: number}} gather `from`: the place, in
 *   units; `folds` per turn about it
 */
const gathered =
  ({ from, folds, seed, height, reach }) =>
  (x, y) => {
    const [dx, dy] = [x - from[0], y - from[1]];
    const far = Math.hypot(dx, dy);
    const bend = 0.16 * noise(far / 260, seed, seed) + 0.05 * noise(x / 120, y / 120, seed + 3);
    const angle = Math.atan2(dy, dx) + bend;
    const spread = noise(angle * 2.2, far / 900, seed + 7);
    const main = crest(angle * folds + spread * 1.6);
    const fine = crest(angle * folds * 2.1 + spread * 3 + 1, 2);
    const grown = height * (0.3 + far / 520) * (1 - smoothstep(reach * 0.4, reach, far));
    return grown * (main + 0.3 * fine * (1 - smoothstep(reach * 0.3, reach * 0.75, far)));
  };

/** @param {{tone: string, corner: 'upper'|'lower'}} art */
export async function drape({ tone, corner }) {
  const size = { width: 620, height: 860 };
  const upper = corner === 'upper';
  const from = upper ? [-150, -210] : [-170, size.height + 190];
  const hills = gathered({ from, folds: upper ? 19 : 17, seed: upper ? 2 : 9, height: 20, reach: 1180 });
  const far = (x, y) => Math.hypot((x - from[0]) * 0.98, (y - from[1]) * 0.8);
  const field = {
    ...size,
    pixels: 640,
    heightAt: hills,
    colourAt: white(tone),
    sheenAt: () => 0.1,
    fadeAt: (x, y) => {
      const side = Math.min(size.width - x, upper ? size.height - y : y);
      return (1 - smoothstep(560, 960, far(x, y))) * smoothstep(0, 150, side);
    },
    light: windowLight({ reach: 70, softness: 2.4 }),
  };
  return svgDocument({ ...size, body: await litField(field, { finer: 1 }) });
}

/** The curtain before the cover: full folds at both sides, calm where the names stand. Both doors show one picture. */
export async function curtain({ tone }) {
  const size = { width: 720, height: 760 };
  const heightAt = (x, y) => {
    const side = Math.abs(x - 360) / 360;
    const full = 0.13 + 0.87 * smoothstep(0.26, 1, side);
    const sway = 9 * noise(y / 330, x / 260, 5) + 3 * noise(y / 140, x / 90, 8);
    const across = x + sway + 30 * noise(x / 120, y / 1100, 4);
    const main = crest(across * 0.088, 1.4) * (0.75 + 0.35 * noise(x / 60, y / 420, 13));
    const fine = crest(across * 0.2 + 1.2 + noise(y / 260, x / 50, 2), 2) * 0.5;
    const gather = 0.6 + 0.4 * smoothstep(0, 520, y);
    return 19 * full * gather * (main + fine * (0.5 + 0.5 * noise(x / 70, y / 380, 11)));
  };
  const field = {
    ...size,
    pixels: 720,
    heightAt,
    colourAt: white(tone),
    sheenAt: () => 0.12,
    light: windowLight({ towards: [-0.72, -0.42, 0.62], reach: 60, softness: 2.2, thread: [0, 1] }),
  };
  return svgDocument({ ...size, body: await litField(field, { finer: 1 }) });
}
