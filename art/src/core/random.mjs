/** Seeded randomness: the same seed always gives the same drawing, and so the same bytes and file names. */

/**
 * mulberry32. Small, fast and good enough for scattering leaves; not for secrets.
 * @param {number} seed any integer
 */
export function seededRandom(seed) {
  let state = seed >>> 0;

  /** A number in [0, 1). */
  function next() {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  }

  return {
    next,
    /** A number in [min, max). */
    between: (min, max) => min + next() * (max - min),
    /** A whole number in [0, count). */
    below: (count) => Math.floor(next() * count),
  };
}
