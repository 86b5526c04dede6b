import { cardFoot, cardHead, cardMiddle, damask, frame, rule, tanjung } from './court.mjs';
import { fallingLeaf } from './falling.mjs';
import { pending } from './pending.mjs';

/** Every role of the classic-cartouche layout, drawn from a design's `art`. */
export const drawCourt = ({ court, seal, leaf }) => ({
  silk: () => damask(court),
  'card-head': () => cardHead(court),
  'card-middle': () => cardMiddle(court),
  'card-foot': () => cardFoot(court),
  frame: () => frame(court),
  rule: () => rule(court),
  seal: () => pending(seal),
  'fall-1': () => tanjung(court),
  'fall-2': () => fallingLeaf(leaf),
});
