import { pending } from './pending.mjs';
import { emblem, goldBlossom, headBand, hem, melatiPetal, net, rule, selvedge, silk, trim } from './songket.mjs';

/** Every role of the classic-songket layout in woven gold, drawn from a design's `art`. */
export const drawSongket = ({ dye, seal, cloth = {}, petal }) => ({
  silk: () => silk(cloth),
  'head-band': () => headBand(dye),
  hem: () => hem(dye),
  trim: () => trim(dye),
  selvedge: () => selvedge(dye),
  emblem: () => emblem(dye),
  net: () => net(dye),
  rule: () => rule(dye),
  seal: () => pending(seal),
  'fall-1': () => goldBlossom(dye),
  'fall-2': () => melatiPetal(petal),
});
