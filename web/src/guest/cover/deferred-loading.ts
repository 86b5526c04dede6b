/** How long after the load of the page its inner pages' pictures are loaded, without an interaction. */
const DELAY_MS = 2500;
/** The document's class from then on (for the style sheets), and the event at that moment. */
const WARM = 'warm';
const STARTS = ['pointerdown', 'keydown', 'wheel', WARM] as const;

/** Starts everything that waits for an interaction; also when the cover was tapped before any listener was there. */
export function startDeferredLoading(): void {
  document.documentElement.classList.add(WARM);
  dispatchEvent(new Event(WARM));
}

/**
 * Calls `begin` once, at the guest's first interaction or DELAY_MS after the load. Until then nothing behind the cover
 * is loaded.
 * @returns a function that cancels it
 */
export function onFirstInteraction(begin: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = (): void => {
    clearTimeout(timer);
    removeEventListener('load', wait);
    for (const start of STARTS) removeEventListener(start, now, true);
  };
  const now = (): void => {
    stop();
    begin();
  };
  const wait = (): void => void (timer = setTimeout(now, DELAY_MS));
  for (const start of STARTS) addEventListener(start, now, { capture: true, passive: true });
  if (document.documentElement.classList.contains(WARM)) timer = setTimeout(now);
  else if (document.readyState === 'complete') wait();
  else addEventListener('load', wait);
  return stop;
}
