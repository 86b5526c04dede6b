import { linear } from '../../core/sculpt.mjs';
import * as kopitiam from './kopitiam.mjs';

/** Every role of the modern-kopitiam layout, drawn from a design's `art`. */
export const drawKopitiam = ({ tones, stones }) => {
  const tonesOf = Object.fromEntries(Object.entries(tones).map(([name, hex]) => [name, linear(hex)]));
  return {
    louvre: () => kopitiam.louvre(tonesOf),
    scene: () => kopitiam.scene(tonesOf, stones),
    slab: () => kopitiam.slab(stones.cream),
    trim: () => kopitiam.trim(stones),
    rule: () => kopitiam.rule(tones),
    seal: () => kopitiam.seal(tonesOf),
    'fall-1': () => kopitiam.fallingMelati(tonesOf),
    'fall-2': () => kopitiam.chip(tones.oxblood),
    'fall-3': () => kopitiam.chip(tones.jade),
  };
};
