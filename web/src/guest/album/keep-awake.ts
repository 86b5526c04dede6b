/**
 * Keeps the screen on, as far as the browser can: a phone that sleeps sends nothing.
 * @param isNeeded asked whenever the page is looked at again, where browsers end it
 */
export function keepAwake(isNeeded: () => boolean): { check: () => void } {
  const { wakeLock } = navigator as Partial<Navigator>;
  let lock: WakeLockSentinel | null = null;
  let isAsking = false;
  const release = (): void => {
    lock?.release().catch(() => undefined);
    lock = null;
  };
  const check = (): void => {
    if (!wakeLock || isAsking) return;
    if (!isNeeded()) return release();
    if (document.hidden || (lock && !lock.released)) return;
    isAsking = true;
    wakeLock
      .request('screen')
      .then(
        (taken) => void (lock = taken),
        // A phone that saves its battery refuses.
        () => undefined,
      )
      .finally(() => {
        isAsking = false;
        if (!isNeeded()) release();
      })
      .catch(() => undefined);
  };
  document.addEventListener('visibilitychange', check);
  return { check };
}
