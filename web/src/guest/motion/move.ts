/** How long the animated version of a design takes, in milliseconds; the last part holds the open cover still. */
export const DURATION_MS = 15_000;

/** One part of the motion: keyframes of `transform` and `opacity` alone, which a phone's compositor moves by itself. */
export interface Move {
  /** What moves, by the name that the scene gives it. */
  target: string;
  keyframes: Keyframe[];
  /** Milliseconds from the beginning. Before it the first keyframe holds, after it the last. */
  start: number;
  duration: number;
  easing: string;
  /** On top of the transform that the element has already. */
  added?: boolean;
}

export const GENTLE = 'cubic-bezier(0.2, 0.7, 0.2, 1)';
export const HEAVY = 'cubic-bezier(0.72, 0, 0.18, 1)';
export const BOTH_WAYS = 'cubic-bezier(0.45, 0, 0.35, 1)';
/** Goes a little too far and comes back. */
export const SPRING = 'cubic-bezier(0.3, 1.5, 0.5, 1)';

/** From nothing to the element's own opacity, which the design may have below 1: a shadow, a veil. */
export const FAINT: Keyframe = { opacity: 0, offset: 0 };

/** When the doors begin to open, and for how long they do. */
export const DOORS_OPEN = 2000;
export const DOORS_TAKE = 2600;

/** Numbers between 0 and 1 that look random and are the same each time. */
export function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
