import { archBase, archMiddle, archTop } from './arch.mjs';
import { lantern } from './lamp.mjs';
import { medallion } from './medallion.mjs';
import { band, fallingStar, frame, lattice, rule, tile } from './ornaments.mjs';
import { villageSkyline } from './skyline-village.mjs';

/** Every role of the islamic-arch layout, drawn from a design's `art`. */
export const drawIslamic = (art) => ({
  tile: () => tile(art),
  lattice: () => lattice(art),
  'arch-top': () => archTop(art),
  'arch-mid': () => archMiddle(art),
  'arch-base': () => archBase(art),
  lantern: () => lantern(art),
  skyline: () => villageSkyline(),
  seal: () => medallion(art),
  rule: () => rule(art),
  band: () => band(art),
  frame: () => frame(art),
  'fall-1': () => fallingStar(art),
});
