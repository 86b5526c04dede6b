import { GENTLE, numbersFrom, type Move } from '../move.js';
import { cellsOf, motifsOf, sheetTarget, takePlace, type Gesture, type Sheet } from './gesture.js';

/** Dusk when the doors open; then lamp after lamp flickers and burns, from above. */
export const lit: Gesture = (layers) => {
  const dusk: Sheet = { name: 'dusk', layers, rows: 1, columns: 1, cells: 'sharp', look: 'unlit' };
  const light: Sheet = { name: 'art', layers, rows: 7, columns: 4, cells: 'soft' };
  const random = numbersFrom(99);
  const [start, spread, duration] = [3000, 2100, 900];
  const order = cellsOf(light)
    .map((cell) => ({ ...cell, turn: cell.y * 0.75 + random() * 0.5 }))
    .sort((a, b) => a.turn - b.turn);
  const moves = order.map(({ target }, index): Move => ({
    target,
    start: Math.round(start + (index / (order.length - 1)) * spread),
    duration,
    easing: 'linear',
    keyframes: [
      { opacity: 0 },
      { opacity: 0.75, offset: 0.14 },
      { opacity: 0.3, offset: 0.3 },
      { opacity: 0.85, offset: 0.46 },
      { opacity: 0.6, offset: 0.6 },
      { opacity: 1 },
    ],
  }));
  return {
    brings: layers,
    sheets: [dusk, light],
    sparks: 0,
    moves: [...moves, ...takePlace([dusk, light], layers, start + spread + duration, 500)],
  };
};

/** Seen through a veil that is drawn away: out of focus even through the closed doors, then clear. */
export const unveiled: Gesture = (layers) => {
  const brings = motifsOf(layers);
  const veiled: Sheet = { name: 'veiled', layers: brings, rows: 1, columns: 1, cells: 'sharp', look: 'blurred' };
  const clear: Sheet = { name: 'art', layers: brings, rows: 8, columns: 4, cells: 'soft' };
  const [start, spread, duration] = [3000, 1900, 1300];
  const moves = cellsOf(clear).map(({ target, x, y }): Move => ({
    target,
    start: Math.round(start + ((1 - x + y) / 2) * spread),
    duration,
    easing: GENTLE,
    keyframes: [{ opacity: 0 }, { opacity: 1 }],
  }));
  return {
    brings,
    sheets: [veiled, clear],
    sparks: 0,
    moves: [
      ...moves,
      {
        target: sheetTarget(veiled),
        start: start + spread * 0.5,
        duration: 1600,
        easing: 'linear',
        keyframes: [{ opacity: 1 }, { opacity: 0 }],
      },
      ...takePlace([clear], brings, start + spread + duration, 500),
    ],
  };
};
