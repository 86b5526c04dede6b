import { BOTH_WAYS, FAINT, type Move } from '../move.js';
import type { Gesture } from './gesture.js';

/** When the chosen frame begins to grow, and for how long it does. */
const [START, TAKES] = [2300, 3000];

/**
 * One of a sheet's frames is enlarged: `center` and the paper below it, `frame`, come from where it lies (`--from`, by
 * the layout's stylesheet). What is drawn on the print, `bottom`, comes last. The rest lies still.
 */
export const enlarged: Gesture = (layers) => {
  const grown = layers.filter((layer) => layer === 'center' || layer === 'frame');
  const brings: readonly string[] = layers.filter((layer) => layer === 'frame' || layer === 'bottom');
  return {
    brings,
    stays: layers.filter((layer) => !brings.includes(layer)),
    sheets: [],
    sparks: 0,
    moves: [
      ...grown.map((layer): Move => ({
        target: `layer:${layer}`,
        start: START,
        duration: TAKES,
        easing: BOTH_WAYS,
        keyframes: [{ transform: 'var(--from, scale(0.3))' }, { transform: 'none' }],
      })),
      ...brings.map((layer): Move => ({
        target: `layer:${layer}`,
        start: layer === 'frame' ? START : START + TAKES,
        duration: 800,
        easing: 'linear',
        keyframes: [FAINT],
      })),
    ],
  };
};
