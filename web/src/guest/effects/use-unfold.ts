import { useEffect } from 'react';
import { whenIdle } from '../../platform/when-idle.js';
import { onFirstInteraction } from '../cover/deferred-loading.js';

/** How long a section waits for an idle moment; browsers without such moments get a pause of this length. */
const LATEST_MS = 200;
const PAUSE_MS = 50;

/**
 * Lays the letter out section by section, in idle moments, once the cover has been seen: all at once it would hold up a
 * cheap phone for a third of a second. Sections that are scrolled to before that are laid out by the browser.
 */
export function useUnfold(): void {
  useEffect(() => {
    let stopped = false;
    const stop = onFirstInteraction(() => {
      const parts = [...document.querySelectorAll('#pages > :not(.layer)')];
      const next = (): void => {
        const part = stopped ? undefined : parts.shift();
        if (!part) return;
        part.classList.add('laid');
        whenIdle(next, LATEST_MS, PAUSE_MS);
      };
      whenIdle(next, LATEST_MS, PAUSE_MS);
    });
    return () => {
      stopped = true;
      stop();
    };
  }, []);
}
