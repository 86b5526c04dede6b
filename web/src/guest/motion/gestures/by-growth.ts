import { BOTH_WAYS, FAINT, type Move } from '../move.js';
import type { Gesture } from './gesture.js';

/** When the chosen frame begins to grow, and for how long it does. */
const [START, TAKES] = [2300, 3000];

/**
 * One of a sheet's frames is enlarged: `center` and the paper below it, `frame`, come from where it lies (`--from`, by the
 * layout's stylesheet). What is drawn on the print, `bottom`, comes last. The rest lies still.
 */
export const enlarged: Gesture = (layers) => {
  const grow = (layer: string): Move => ({
    target: `layer:${layer}`,
    start: START,
    duration: TAKES,
    easing: BOTH_WAYS,
    keyframes: [{ transform: 'var(--from, scale(0.3))' }, { transform: 'none' }],
  });
  const come = (layer: string, start: number): Move => ({
    target: `layer:${layer}`,
    start,
    duration: 800,
    easing: 'linear',
    keyframes: [FAINT],
  });
  return {
    brings: layers,
    sheets: [],
    sparks: 0,
    moves: [grow('center'), grow('frame'), come('frame', START), come('bottom', START + TAKES)],
  };
};
