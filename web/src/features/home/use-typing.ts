import { useEffect, useState } from 'react';

const STEP_MS = 50;
const PAUSE_MS = 1800;

/** How far the banner has typed: which line, and how many of its letters. */
export interface TypingState {
  line: number;
  letters: number;
}

/** The next step of the banner: one more letter, or, after the pause, the next line from its start. */
export function nextTyping({ line, letters }: TypingState, lengths: readonly number[]): TypingState {
  if (letters < (lengths[line] ?? 0)) return { line, letters: letters + 1 };
  return { line: (line + 1) % lengths.length, letters: 0 };
}

/** How many steps lead from the first line, complete, through all lines to the first line complete again. */
export function stepsOf(lengths: readonly number[]): number {
  return lengths.reduce((sum, length) => sum + length + 1, 0);
}

/** How long a state stays: the pause at a line's end, else a step. */
export function typingDelay({ line, letters }: TypingState, lengths: readonly number[]): number {
  return letters >= (lengths[line] ?? 0) ? PAUSE_MS : STEP_MS;
}

/**
 * Types lines one after the other, 50 ms a letter, 1800 ms at the end of each. The first line is complete at once;
 * with reduced motion it stays. It ends with the first line, complete again, after each was typed once.
 * @param lengths the letters of each line; the same array on each render
 * @param paused stays as it is (WCAG 2.2.2)
 */
export function useTyping(lengths: readonly number[], paused: boolean): TypingState & { ended: boolean } {
  const [state, setState] = useState<TypingState>({ line: 0, letters: lengths[0] ?? 0 });
  const [steps, setSteps] = useState(0);
  const ended = steps >= stepsOf(lengths);
  useEffect(() => {
    if (paused || ended || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const timer = setTimeout(
      () => {
        setState((now) => nextTyping(now, lengths));
        setSteps((count) => count + 1);
      },
      typingDelay(state, lengths),
    );
    return () => clearTimeout(timer);
  }, [state, lengths, paused, ended]);
  return { ...state, ended };
}
