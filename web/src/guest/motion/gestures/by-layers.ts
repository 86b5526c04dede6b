import { FAINT, type Move } from '../move.js';
import type { Gesture } from './gesture.js';

/** A gust bends what grows, and it comes to rest. */
export const bent: Gesture = (layers) => {
  const brings = layers.filter((layer) => /^(bottom|top|edge)/.test(layer));
  return {
    brings,
    sheets: [],
    sparks: 0,
    moves: brings.flatMap((layer, index): Move[] => {
      const target = `layer:${layer}`;
      const start = 2300 + Math.min(index * 260, 900);
      const hanging = layer.startsWith('top') ? -1 : 1;
      const at = (lean: number, shift = 0): string =>
        `translateY(${shift * hanging}%) skewX(${(lean * hanging).toFixed(1)}deg)`;
      return [
        {
          target,
          start,
          duration: 4200,
          easing: 'linear',
          keyframes: [
            { transform: at(-16, 26), easing: 'cubic-bezier(0.2, 0.6, 0.3, 1)' },
            { transform: at(9, 0), offset: 0.34, easing: 'ease-in-out' },
            { transform: at(-6), offset: 0.55, easing: 'ease-in-out' },
            { transform: at(3.2), offset: 0.74, easing: 'ease-in-out' },
            { transform: at(-1.2), offset: 0.89, easing: 'ease-in-out' },
            { transform: at(0) },
          ],
          added: true,
        },
        { target, start, duration: 900, easing: 'ease-out', keyframes: [FAINT] },
      ];
    }),
  };
};

/** The moon comes up from behind the foot of the cover. */
export const risen: Gesture = (layers) => {
  const brings = layers.filter((layer) => layer === 'top-right' || layer === 'top');
  return {
    brings,
    sheets: [],
    sparks: 0,
    moves: brings.flatMap((layer): Move[] => {
      const target = `layer:${layer}`;
      return [
        {
          target,
          start: 2700,
          duration: 3300,
          easing: 'cubic-bezier(0.22, 0.5, 0.2, 1)',
          keyframes: [{ transform: 'translate(-34vw, 84vh) rotate(-24deg)' }, { transform: 'none' }],
          added: true,
        },
        { target, start: 2700, duration: 700, easing: 'linear', keyframes: [FAINT] },
      ];
    }),
  };
};
