import { useCallback, useEffect, useRef, type MouseEvent } from 'react';

/** What a hand takes for one place and one moment: px, ms. */
const NEAR = 24;
const SOON_MS = 400;

export interface Press {
  x: number;
  y: number;
  /** On the clock of events, in ms. */
  at: number;
}

/** The last two presses of a mouse, a finger or a pen, wherever on the page. */
let presses: readonly [before: Press, last: Press] | readonly [last: Press] | readonly [] = [];
let lastByMouse = false;

if (typeof window !== 'undefined') {
  const note = ({ clientX: x, clientY: y, timeStamp: at, pointerType }: PointerEvent) => {
    const last = presses.at(-1);
    presses = last === undefined ? [{ x, y, at }] : [last, { x, y, at }];
    lastByMouse = pointerType === 'mouse';
  };
  window.addEventListener('pointerdown', note, { capture: true, passive: true });
}

/** Whether `last` is the second half of a double press whose first half came before `opened`, on the same clock. */
export function isSecondHalf(before: Press | undefined, last: Press | undefined, opened: number): boolean {
  return (
    before !== undefined &&
    last !== undefined &&
    before.at <= opened &&
    last.at - before.at < SOON_MS &&
    Math.hypot(last.x - before.x, last.y - before.y) < NEAR
  );
}

/**
 * For what lies over the page, as its `onClickCapture`: a double press on the button that opened it would go on into
 * it, close it by its backdrop or press whatever has come under the finger. That second half is ignored.
 */
export function useDoublePressGuard(open: boolean): (event: MouseEvent) => void {
  const opened = useRef(0);
  useEffect(() => {
    if (open) opened.current = performance.now();
  }, [open]);
  return useCallback((event) => {
    // A click without a press is one of the keyboard;
    // a mouse's clicks are counted by the system, as its owner has set it.
    if (event.detail === 0 || (lastByMouse && event.detail === 1)) return;
    if (!isSecondHalf(presses[0], presses[1], opened.current)) return;
    event.preventDefault();
    event.stopPropagation();
  }, []);
}
