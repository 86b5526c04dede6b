import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';

/** Timeout for the browser's navigation back. */
const BACK_MS = 1000;

/**
 * Lets the browser's Back (a button or a swipe on a phone) act on what is open, instead of leaving the invitation.
 * @param on off in the editor's preview, whose history is the editor's
 * @param onBack goes one step back and returns whether something is still open
 * @returns takes the extra entry out of the history again; to be called and awaited when it closes otherwise
 */
export function useBrowserBack(on: boolean, onBack: () => boolean): () => Promise<void> {
  const entered = useRef(false);
  const act = useRef(onBack);
  // With the picture, not after it: a second step back may follow at once.
  useLayoutEffect(() => {
    act.current = onBack;
  }, [onBack]);

  useEffect(() => {
    if (!on) return undefined;
    const enter = (): void => {
      // Left over when the page was loaded again under an open sheet.
      if (!isEntry(history.state)) history.pushState({ sheet: true }, '');
      entered.current = true;
    };
    const leave = (): void => {
      if (!entered.current) return;
      entered.current = false;
      if (act.current()) enter();
    };
    enter();
    addEventListener('popstate', leave);
    return () => removeEventListener('popstate', leave);
  }, [on]);

  return useCallback(async () => {
    if (!entered.current) return;
    entered.current = false;
    if (!isEntry(history.state)) return;
    // Whatever opens next must not be closed by a step back that was still on its way.
    await new Promise((resolve) => {
      addEventListener('popstate', resolve, { once: true });
      setTimeout(resolve, BACK_MS);
      history.back();
    });
  }, []);
}

function isEntry(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'sheet' in state;
}
