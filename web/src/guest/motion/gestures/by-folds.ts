import { BOTH_WAYS, type Move } from '../move.js';
import { cellsOf, motifsOf, shadeTarget, takePlace, type Gesture, type Played, type Sheet } from './gesture.js';

/** Paper that was folded twice: the lower leaf turns down, then the upper one up. */
function unfold(layers: readonly string[], look?: Sheet['look']): Played {
  const sheet: Sheet = { name: 'art', layers, rows: 3, columns: 1, cells: 'flap', ...(look && { look }) };
  const turns: Readonly<Record<number, { start: number; from: number }>> = {
    2: { start: 2700, from: 180 },
    0: { start: 3900, from: -180 },
  };
  const duration = 1600;
  const end = 5900;
  const moves = cellsOf(sheet).flatMap(({ target, row }): Move[] => {
    const turn = turns[row];
    // The creases go last.
    const shade: Move = {
      target: shadeTarget(target),
      start: turn ? turn.start + duration * 0.4 : end - 800,
      duration: turn ? duration * 0.6 + 300 : 800,
      easing: 'ease-out',
      keyframes: [{ opacity: 1 }, { opacity: 0 }],
    };
    if (!turn) return [shade];
    return [
      {
        target,
        start: turn.start,
        duration,
        easing: BOTH_WAYS,
        keyframes: [{ transform: `rotateX(${turn.from}deg)` }, { transform: 'rotateX(0deg)' }],
      },
      shade,
    ];
  });
  return { brings: layers, sheets: [sheet], sparks: 0, moves: [...moves, ...takePlace([sheet], layers, end, 1)] };
}

/** The whole cover is the paper. */
export const unfolded: Gesture = (layers) => unfold(layers);

/** The paper is smaller than the cover, and its ground a table. */
export const unfoldedOnTable: Gesture = (layers) => unfold(motifsOf(layers), 'smaller');
