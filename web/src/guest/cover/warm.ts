/** How long a guest may look at the cover before the inner pages' pictures come, if the cover isn't touched sooner. */
const WARM_MS = 2500;
const TOUCHES = ['pointerdown', 'keydown', 'wheel'] as const;

/**
 * Calls once as soon as the guest touches the page, or when the cover has long been there. Until then whatever lies
 * behind the cover costs nobody a byte.
 * @returns a function that calls it off
 */
export function whenWarm(begin: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = (): void => {
    clearTimeout(timer);
    removeEventListener('load', wait);
    for (const touch of TOUCHES) removeEventListener(touch, now, true);
  };
  const now = (): void => {
    stop();
    begin();
  };
  const wait = (): void => void (timer = setTimeout(now, WARM_MS));
  for (const touch of TOUCHES) addEventListener(touch, now, { capture: true, passive: true });
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait);
  return stop;
}
