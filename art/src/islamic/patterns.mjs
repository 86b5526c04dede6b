import { khatam, octagonGrid, polygonStar, starsAndCrosses, twelveFoldTile } from './girih.mjs';

/**
 * The two families of pattern. Each draws `tile` (faint ground), `fill` (small, for the seal) and `mark` (one star);
 * the stars and crosses of the arch also `lattice` (dense, for the doors), `arch` (inside the band of the arch; must
 * repeat every 25 px vertically) and `border`.
 *
 * The CSS scales tiles to fixed widths (112 and 71 px), so only the number of periods across matters there.
 */
export const ARCH_PERIOD = 25;

const twelve = {
  tile: () => twelveFoldTile(19, 62),
  fill: (width, height) => octagonGrid(9, 62, width, height),
  mark: (x, y, size) => polygonStar(x, y, 8, size * 0.83, 0, 58),
};

/** 15 periods fit exactly between the middles of the two pillars (x = 16 and 384), so both carry whole stars. */
const ARCH_PERIOD_X = (384 - 16) / 15;

const starCross = {
  tile: () => ({ d: starsAndCrosses({ periodX: 56, periodY: 56, width: 112, height: 112 }), width: 112, height: 112 }),
  lattice: () => ({
    d: starsAndCrosses({ periodX: 35.5, periodY: 35.5, width: 71, height: 71 }),
    width: 71,
    height: 71,
  }),
  arch: (width, height) =>
    starsAndCrosses({ periodX: ARCH_PERIOD_X, periodY: ARCH_PERIOD, x0: 16, width, height, detail: true }),
  fill: (width, height) => starsAndCrosses({ periodX: 20, periodY: 20, x0: 10, y0: 10, width, height, detail: false }),
  border: () => ({
    d: starsAndCrosses({ periodX: 34, periodY: 34, width: 34, height: 31, y0: 15.5 }),
    width: 34,
    height: 31,
  }),
  mark: (x, y, size) => khatam(x, y, size * 1.15) + khatam(x, y, size * 0.6, 22.5, 0.62),
};

export const PATTERNS = { twelve, starCross };
