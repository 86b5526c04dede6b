import { fallingLeaf } from './falling.mjs';
import { crown, foot, frieze, leafFoot, leafHead, leafMiddle, middle, tendrilRule } from './kerawang.mjs';
import { pending } from './pending.mjs';
import { melatiPetal } from './songket.mjs';

/** Every role of the classic-kerawang layout in carved wood, drawn from a design's `art`. */
export const drawKerawang = ({ material, seal, petal, leaf }) => ({
  crown: () => crown(material),
  middle: () => middle(material),
  foot: () => foot(material),
  'leaf-head': () => leafHead(material),
  'leaf-middle': () => leafMiddle(material),
  'leaf-foot': () => leafFoot(material),
  frieze: () => frieze(material),
  rule: () => tendrilRule(material),
  seal: () => pending(seal),
  'fall-1': () => melatiPetal(petal),
  'fall-2': () => fallingLeaf(leaf),
});
