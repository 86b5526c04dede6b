import { carvedEaves, carvedSeal, firefly, lanterns, notchedFrame, pendantRule, railAtNight } from './verandah.mjs';
import { boards, ironHinge } from './wood.mjs';

/** A carved verandah at night over mangroves full of fireflies; painted shutters with brass hinges. */
export const drawSerambi = (art) => ({
  boards: () => boards(art.boards),
  garland: () => carvedEaves(art.wood),
  lamps: () => lanterns({ list: art.lamps, look: art.lantern }),
  foot: () => railAtNight({ seed: art.seed, trees: art.trees, glow: art.glow, ...art.wood }),
  hinge: () => ironHinge(art.brass),
  frame: () => notchedFrame(art.line),
  seal: () => carvedSeal(art.seal),
  rule: () => pendantRule({ ink: art.line, glow: art.glow[0] }),
  'fall-1': () => firefly(art.glow, 18),
  'fall-2': () => firefly(art.glow, 14),
  'fall-3': () => firefly(art.glow, 11),
});
