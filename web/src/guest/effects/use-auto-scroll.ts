import { useEffect } from 'react';

const STARTS_AFTER_MS = 3000;
const PIXELS_PER_MS = 0.03;
/** A tab that slept must not jump. */
const LONGEST_STEP_MS = 50;

/** Scrolls the letter slowly, from 3 s after the opening until the first touch. */
export function useAutoScroll(on: boolean): void {
  useEffect(() => {
    if (!on || matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;
    let frame = 0;
    let last: number | null = null;
    let owed = 0;
    const step = (now: number): void => {
      if (document.querySelector('dialog[open]')) return;
      if (last !== null) owed += Math.min(LONGEST_STEP_MS, now - last) * PIXELS_PER_MS;
      last = now;
      const whole = Math.floor(owed);
      if (whole > 0) scrollBy(0, whole);
      owed -= whole;
      frame = requestAnimationFrame(step);
    };
    const timer = setTimeout(() => (frame = requestAnimationFrame(step)), STARTS_AFTER_MS);
    return () => {
      clearTimeout(timer);
      cancelAnimationFrame(frame);
    };
  }, [on]);
}
