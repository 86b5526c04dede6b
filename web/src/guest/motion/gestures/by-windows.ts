import { BOTH_WAYS, FAINT, GENTLE, type Move } from '../move.js';
import {
  cellsOf,
  motifsOf,
  sheetTarget,
  takePlace,
  withinTarget,
  type Gesture,
  type Played,
  type Sheet,
} from './gesture.js';

/** A cell passes over what it shows, in % of its size: the one comes from one side, the other from the opposite one. */
function pass(cell: string, from: { x?: number; y?: number }, at: Pick<Move, 'start' | 'duration' | 'easing'>): Move[] {
  const move = (target: string, way: number): Move => ({
    ...at,
    target,
    keyframes: [{ transform: `translate(${(from.x ?? 0) * way}%, ${(from.y ?? 0) * way}%)` }, { transform: 'none' }],
  });
  return [move(cell, 1), move(withinTarget(cell), -1)];
}

/** Rows come from both ends, with the shuttle going one way and then the other. */
function weave(sheet: Sheet, at: { start: number; step: number; duration: number }): { moves: Move[]; end: number } {
  const { start, step, duration } = at;
  const moves = cellsOf(sheet).flatMap(({ target, row }) => {
    const turn = Math.min(row, sheet.rows - 1 - row);
    const fromLeft = (turn + (row === turn ? 1 : 0)) % 2 === 0;
    return pass(target, { x: fromLeft ? -101 : 101 }, { start: start + turn * step, duration, easing: BOTH_WAYS });
  });
  return { moves, end: start + (sheet.rows / 2 - 1) * step + duration };
}

/** The whole cover is cloth. */
export const woven: Gesture = (layers) => {
  const sheet: Sheet = { name: 'art', layers, rows: 22, columns: 1, cells: 'window' };
  const { moves, end } = weave(sheet, { start: 2400, step: 260, duration: 900 });
  return { brings: layers, sheets: [sheet], sparks: 0, moves: [...moves, ...takePlace([sheet], layers, end, 1)] };
};

/** Only the ground is, and the card is laid on it. */
export const wovenBelow: Gesture = (layers) => {
  const sheet: Sheet = { name: 'art', layers: ['ground'], rows: 22, columns: 1, cells: 'window' };
  const { moves, end } = weave(sheet, { start: 2300, step: 110, duration: 700 });
  const laid = motifsOf(layers).flatMap((layer): Move[] => {
    const at = { target: `layer:${layer}`, start: end, duration: 1300, easing: GENTLE };
    const keyframes = [{ transform: 'translateY(-3%) scale(1.06)' }, { transform: 'none' }];
    return [
      { ...at, keyframes, added: true },
      { ...at, duration: 600, keyframes: [FAINT] },
    ];
  });
  return {
    brings: layers,
    sheets: [sheet],
    sparks: 0,
    moves: [...moves, ...takePlace([sheet], ['ground'], end, 1), ...laid],
  };
};

/** Pictures are let down from the head in columns, the outer ones first. */
function lowered(brings: readonly string[], name: string, start: number): Played {
  const sheet: Sheet = { name, layers: brings, rows: 1, columns: 10, cells: 'window', faint: 'bottom' };
  const [spread, apart, duration] = [1300, 180, 2100];
  const easing = 'cubic-bezier(0.3, 0.1, 0.2, 1)';
  const moves = cellsOf(sheet).flatMap(({ target, x, column }) => {
    const turn = 1 - Math.abs(x - 0.5) * 2;
    const at = { start: Math.round(start + turn * spread) + (column % 2) * apart, duration, easing };
    return pass(target, { y: -101 }, at);
  });
  return {
    brings,
    sheets: [sheet],
    sparks: 0,
    moves: [...moves, ...takePlace([sheet], brings, start + spread + apart + duration, 1)],
  };
}

/** Strings and cloth are let down; what is at the foot grows. */
export const letDown: Gesture = (layers) =>
  lowered(
    motifsOf(layers).filter((layer) => !layer.startsWith('bottom')),
    'art',
    2400,
  );

/** What stands grows up from its foot in one piece, and garlands are let down before it. */
export const strung: Gesture = (layers) => {
  const isHung = (layer: string) => layer.startsWith('top');
  const standing = motifsOf(layers).filter((layer) => !isHung(layer));
  const grown: Sheet = { name: 'art', layers: standing, rows: 1, columns: 1, cells: 'window', faint: 'top' };
  const at = { start: 2300, duration: 3300, easing: BOTH_WAYS };
  const hung = lowered(layers.filter(isHung), 'hung', 3000);
  return {
    brings: [...standing, ...hung.brings],
    sheets: [grown, ...hung.sheets],
    sparks: 0,
    moves: [
      ...cellsOf(grown).flatMap(({ target }) => pass(target, { y: 101 }, at)),
      ...takePlace([grown], standing, at.start + at.duration, 1),
      ...hung.moves,
    ],
  };
};

/** One line, drawn from the left without lifting the pen. */
export const drawn: Gesture = (layers) => {
  const brings = motifsOf(layers);
  const sheet: Sheet = { name: 'art', layers: brings, rows: 1, columns: 1, cells: 'window', faint: 'right' };
  const at = { start: 2900, duration: 3000, easing: BOTH_WAYS };
  return {
    brings,
    sheets: [sheet],
    sparks: 0,
    moves: [
      ...cellsOf(sheet).flatMap(({ target }) => pass(target, { x: -101 }, at)),
      ...takePlace([sheet], brings, at.start + at.duration, 1),
    ],
  };
};

/** What stands before the sky grows light first, then its outline is drawn as `drawn` does. */
export const outlined: Gesture = (layers) => {
  const brings = motifsOf(layers);
  const isBody = (layer: string): boolean => ['bottom', 'center'].includes(layer);
  const bodies = brings.filter(isBody);
  const lines = brings.filter((layer) => !isBody(layer));
  const sheet: Sheet = { name: 'art', layers: lines, rows: 1, columns: 1, cells: 'window', faint: 'right' };
  const at = { start: 3100, duration: 3400, easing: BOTH_WAYS };
  return {
    brings,
    sheets: [sheet],
    sparks: 0,
    moves: [
      ...bodies.map((layer): Move => ({
        target: `layer:${layer}`,
        start: 2000,
        duration: 1200,
        easing: 'linear',
        keyframes: [FAINT],
      })),
      ...cellsOf(sheet).flatMap(({ target }) => pass(target, { x: -101 }, at)),
      ...takePlace([sheet], lines, at.start + at.duration, 1),
    ],
  };
};

/** Two passes of a press: one ink, a little beside its place, then all of them over it. */
export const printed: Gesture = (layers) => {
  const brings = motifsOf(layers);
  const sheetOf = (name: string): Sheet => ({ name, layers: brings, rows: 1, columns: 1, cells: 'window' });
  const ink: Sheet = { ...sheetOf('ink'), look: 'ink' };
  const all = sheetOf('art');
  const easing = 'cubic-bezier(0.5, 0, 0.5, 1)';
  const end = 5700;
  return {
    brings,
    sheets: [ink, all],
    sparks: 0,
    moves: [
      ...cellsOf(ink).flatMap(({ target }) => pass(target, { y: -101 }, { start: 2500, duration: 1300, easing })),
      ...cellsOf(all).flatMap(({ target }) => pass(target, { y: 101 }, { start: 4000, duration: 1400, easing })),
      {
        target: sheetTarget(ink),
        start: end - 260,
        duration: 260,
        easing: GENTLE,
        keyframes: [{ transform: 'translate(6px, -5px)' }, { transform: 'none' }],
      },
      // A picture that the layout sways is elsewhere by then.
      ...takePlace([ink, all], brings, end, 400),
    ],
  };
};
