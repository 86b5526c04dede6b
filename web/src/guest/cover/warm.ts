/** How long a guest may look at the cover before the inner pages' pictures come, if the cover isn't touched sooner. */
const WARM_MS = 2500;
/** The document's class from then on, and the event that says so. */
const WARM = 'warm';
const BEGINNINGS = ['pointerdown', 'keydown', 'wheel', WARM] as const;

/** Whatever waits for a touch begins now: the cover opens, by a tap that came before anybody listened, too. */
export function warmNow(): void {
  document.documentElement.classList.add(WARM);
  dispatchEvent(new Event(WARM));
}

/**
 * Calls once as soon as the guest touches the page, or when the cover has long been there. Until then whatever lies
 * behind the cover is not loaded.
 * @returns a function that calls it off
 */
export function whenWarm(begin: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = (): void => {
    clearTimeout(timer);
    removeEventListener('load', wait);
    for (const beginning of BEGINNINGS) removeEventListener(beginning, now, true);
  };
  const now = (): void => {
    stop();
    begin();
  };
  const wait = (): void => void (timer = setTimeout(now, WARM_MS));
  for (const beginning of BEGINNINGS) addEventListener(beginning, now, { capture: true, passive: true });
  if (document.documentElement.classList.contains(WARM)) timer = setTimeout(now);
  else if (document.readyState === 'complete') wait();
  else addEventListener('load', wait);
  return stop;
}
