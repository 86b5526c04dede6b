import { useEffect, useRef } from 'react';
import { useGuest } from '../guest-context.js';

/** How much larger than usual the texts behind the cover are. */
const SIZES = [1, 1.15, 1.3];
/** The step that this device shows, on every invitation. */
const KEPT = 'text-size';

/** Makes the texts behind the cover larger in two steps, and then of the usual size again. */
export function TextSize() {
  const { texts, toast } = useGuest();
  const step = useRef(0);
  useEffect(() => {
    step.current = read();
    if (step.current > 0) show(step.current);
  }, []);
  const change = (): void => {
    const next = (step.current + 1) % SIZES.length;
    step.current = next;
    keepInPlace(() => show(next));
    keep(next);
    toast(texts.textSizes[next] ?? '');
  };
  return (
    <button type="button" className="size" aria-label={texts.textSize} onClick={change}>
      <span aria-hidden="true">Aa</span>
    </button>
  );
}

function show(step: number): void {
  document.documentElement.style.setProperty('--text-size', String(SIZES[step]));
}

/** What is in the middle of the screen stays there while texts above it grow. */
function keepInPlace(change: () => void): void {
  const middle = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
  const top = (): number => middle?.getBoundingClientRect().top ?? 0;
  const before = top();
  change();
  scrollBy(0, top() - before);
}

function read(): number {
  try {
    const step = Number(localStorage.getItem(KEPT));
    return SIZES[step] === undefined ? 0 : step;
  } catch {
    return 0;
  }
}

function keep(step: number): void {
  try {
    localStorage.setItem(KEPT, String(step));
  } catch {
    // Without storage it holds for this page.
  }
}
