import { useCallback, useEffect, useRef, useState } from 'react';
import { PLAIN, STARTED, TAPPED } from '@serikad/shared/invitations/early-tap';
import { startDeferredLoading, onFirstInteraction } from './deferred-loading.js';

export type OpeningState = 'closed' | 'opening' | 'open';

/** When the bar and the letter come in while the doors still move; the doors are gone, or the sheet has faded. */
const BAR_IN_MS = 350;
const DOORS_GONE_MS = 2000;
const FADE_GONE_MS = 1000;

/**
 * The opening of the cover. Its states are classes of the document: they also hold the page still and dress what
 * lies around the app.
 */
export function useOpening(kind: 'window' | 'fade' | 'none', onOpen: () => void): [OpeningState, () => void] {
  const [state, setState] = useState<OpeningState>(kind === 'none' ? 'open' : 'closed');
  const timers = useRef<ReturnType<typeof setTimeout>[]>([]);
  const opened = useRef(kind === 'none');

  const open = useCallback(() => {
    if (opened.current) return;
    opened.current = true;
    onOpen();
    setState('opening');
    // The seal goes; the focus of keys and screen readers goes to the beginning of the letter.
    document.querySelector<HTMLElement>('#cover h1')?.focus({ preventScroll: true });
    const { classList } = document.documentElement;
    classList.remove(TAPPED);
    // The app was so late that the letter was shown without it.
    document.querySelectorAll(`.${PLAIN}`).forEach((shown) => shown.remove());
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    classList.add('opening-now');
    startDeferredLoading();
    const gone = calm ? 60 : kind === 'fade' ? FADE_GONE_MS : DOORS_GONE_MS;
    timers.current.push(
      setTimeout(() => classList.remove('is-closed'), calm ? 0 : BAR_IN_MS),
      setTimeout(() => {
        classList.remove('opening-now');
        classList.add('is-open');
        setState('open');
      }, gone),
    );
  }, [kind, onOpen]);

  useEffect(() => {
    document.documentElement.classList.add(STARTED);
    if (document.documentElement.classList.contains(TAPPED)) open();
  }, [open]);

  useEffect(() => {
    const pending = timers.current;
    const stop = onFirstInteraction(startDeferredLoading);
    return () => {
      stop();
      pending.splice(0).forEach(clearTimeout);
    };
  }, []);

  return [state, open];
}
