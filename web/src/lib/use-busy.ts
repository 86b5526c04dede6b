import { useCallback, useEffect, useRef, useState } from 'react';

/**
 * Runs a piece of work one at a time: a second press while it runs does nothing, however fast it comes.
 * @param work catches its own failures
 */
export function useBusy<A extends unknown[]>(
  work: (...args: A) => Promise<void>,
): [busy: boolean, run: (...args: A) => void] {
  const [busy, setBusy] = useState(false);
  const running = useRef(false);
  const latest = useRef(work);
  useEffect(() => {
    latest.current = work;
  });
  const run = useCallback((...args: A) => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    void latest.current(...args).finally(() => {
      running.current = false;
      setBusy(false);
    });
  }, []);
  return [busy, run];
}
