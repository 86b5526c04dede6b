import { goldBlossom, melatiPetal } from '../songket.mjs';
import { hem, selvedge, trim } from './cindai.mjs';
import { folds, fringe, rule, seal, silk } from './diraja.mjs';
import { canopy } from './parasol.mjs';

/** Every role of the classic-parasol layout, drawn from a design's `art`. */
export const drawDiraja = ({ payung, dye, petal }) => ({
  silk: () => silk(),
  canopy: () => canopy(payung),
  hem: () => hem(payung.dyes),
  fringe: () => fringe(payung),
  trim: () => trim(payung.dyes),
  selvedge: () => selvedge(payung.dyes),
  folds: () => folds(),
  rule: () => rule(),
  seal: () => seal(payung),
  'fall-1': () => goldBlossom(dye),
  'fall-2': () => melatiPetal(petal),
});
