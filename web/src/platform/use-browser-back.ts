import { useCallback, useLayoutEffect, useRef } from 'preact/hooks';

/** Timeout for the browser's navigation back. */
const BACK_MS = 1000;

/**
 * The browser's Back (a button or a swipe on a phone) acts on what is open, instead of leaving the page. For the pages
 * that run on Preact and have no router; the shop has components/ui/close-on-back.
 * @param on whether something is open; off in the editor's preview, whose history is the editor's
 * @param onBack goes one step back and returns whether something is still open
 * @returns takes the extra entry out of the history again; to be called, and to be awaited before something else opens
 */
export function useBrowserBack(on: boolean, onBack: () => boolean): () => Promise<void> {
  const enteredRef = useRef(false);
  const onBackRef = useRef(onBack);
  // With the picture, not after it: a second step back may follow at once.
  useLayoutEffect(() => {
    onBackRef.current = onBack;
  }, [onBack]);

  useLayoutEffect(() => {
    if (!on) return undefined;
    const enter = (): void => {
      // Left over when the page was loaded again under what is open.
      if (!isEntry(history.state)) history.pushState({ open: true }, '');
      enteredRef.current = true;
    };
    const leave = (): void => {
      if (!enteredRef.current) return;
      enteredRef.current = false;
      if (onBackRef.current()) enter();
    };
    enter();
    addEventListener('popstate', leave);
    return () => removeEventListener('popstate', leave);
  }, [on]);

  return useCallback(async () => {
    if (!enteredRef.current) return;
    enteredRef.current = false;
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
  return typeof state === 'object' && state !== null && 'open' in state;
}
