import { add, blend, spline } from '../core/vector.mjs';
import { moonOrchid, orchidBud, tube } from './moon-orchid.mjs';

/**
 * A spray of moon orchids: its stem through the points, and what stands on it, each on a stalk of its own.
 * @param {object} shape `stem`: points from foot to tip; `thick`: half its foot's width; `flowers`:
 *   `{ at: [x, y], z, size, open, … }` with the turns of `pose`; `buds`: `{ at, tip, size, z }` from stalk to tip
 */
export function spray({ stem, thick, flowers, buds }, tones) {
  const curve = spline(stem);
  const bark = (u, v) => ({ colour: blend(tones.stem, tones.stemTip, v), shine: 0.25, gloss: 18 });
  const stalk = (from, to, width) => {
    const sag = add(blend(from, to, 0.55), [0, -0.1 * Math.hypot(to[0] - from[0], to[1] - from[1]), -4]);
    const paint = (u, v) => ({ colour: blend(tones.stemTip, tones.bud, v * 0.8), shine: 0.2, gloss: 16 });
    return tube(spline([from, sag, to]), (v) => width * (0.8 + 0.3 * v), paint, [8, 16]);
  };
  /** A little below the nearest place of the stem. */
  const node = ([x, y]) => {
    const near = Array.from({ length: 101 }, (_, i) => i / 100);
    const far = (t) => Math.hypot(curve(t).p[0] - x, curve(t).p[1] - y);
    return curve(Math.max(0, near.reduce((a, b) => (far(b) < far(a) ? b : a)) - 0.035)).p;
  };
  const parts = [tube(curve, (v) => thick * (1 - 0.55 * v), bark, [12, 110])];
  flowers.forEach(({ at, size, z = 0, ...turn }, n) => {
    const place = [...at, z];
    parts.push(
      stalk(node(at), add(place, [0, 0, -size * 0.1]), 0.034 * size),
      ...moonOrchid({ at: place, size, ...turn }, tones, { seed: n * 3.7 + stem[0][0], open: turn.open }),
    );
  });
  for (const { at, tip, size, z = 0 } of buds) {
    const foot = [...at, z];
    parts.push(stalk(node(at), foot, size * 0.12), ...orchidBud(foot, [...tip, z + size * 0.4], size, tones));
  }
  return parts;
}

/** The same spray before it opens: a bud wherever a flower will be. */
export function inBud({ stem, thick, flowers, buds }) {
  const opening = flowers.map(({ at: [x, y], size, z }, n) => {
    const radius = 4 + size * 0.2;
    const aside = n % 2 ? 0.4 : -0.4;
    const foot = [x + (n % 2 ? 6 : -4), y - size * 0.3];
    return { at: foot, tip: [foot[0] + radius * aside, foot[1] + radius * 2.1], size: radius, z: Math.min(z, 12) };
  });
  return { stem, thick, flowers: [], buds: [...opening, ...buds] };
}
