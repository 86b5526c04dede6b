import { fallingLeaf } from './falling.mjs';
import { tendrilRule } from './kerawang.mjs';
import { pending } from './pending.mjs';
import { melatiPetal } from './songket.mjs';
import { canopyHead, daisFoot, frieze, hangings, leafFoot, leafHead, leafMiddle } from './tekat.mjs';

/** Every role of the classic-kerawang layout in gold embroidery on velvet, drawn from a design's `art`. */
export const drawTekat = ({ cloth, seal, petal, leaf }) => ({
  crown: () => canopyHead(cloth),
  middle: () => hangings(cloth),
  foot: () => daisFoot(cloth),
  'leaf-head': () => leafHead(cloth),
  'leaf-middle': () => leafMiddle(cloth),
  'leaf-foot': () => leafFoot(cloth),
  frieze: () => frieze(cloth),
  rule: () => tendrilRule({ rule: cloth.metal }),
  seal: () => pending(seal),
  'fall-1': () => melatiPetal(petal),
  'fall-2': () => fallingLeaf(leaf),
});
