import { divider, falling, gardenSpray, hedge, overhead, posy, wreathSeal } from './seri-sprays.mjs';

/** Every role of the layout floral-garden. */
export const drawSeri = (art) => ({
  garden: () => gardenSpray(art),
  branch: () => overhead(art),
  hedge: () => hedge(art),
  posy: () => posy(art),
  rule: () => divider(art),
  seal: () => wreathSeal(art),
  'fall-1': () => falling(art, 1),
  'fall-2': () => falling(art, 2),
  'fall-3': () => falling(art, 3),
});
