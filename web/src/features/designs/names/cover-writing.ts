import { useSyncExternalStore } from 'react';
import { COVER_NAMES_KEY } from '../../../lib/cover-names-key.js';
import { observed } from '../../../lib/observed.js';
import type * as writing from './writing.js';

type Writing = typeof writing;

const loaded = observed<Writing | null>(null);
let loading = false;

/** Loads what writes names on covers, once; where that fails, the next call tries again. */
export function loadWriting(): void {
  if (loading) return;
  loading = true;
  import('./writing.js').then(
    (module) => loaded.set(() => module),
    () => {
      loading = false;
    },
  );
}

/** Loads it for a visitor who comes with names. */
export function loadWritingForKept(): void {
  try {
    if (localStorage.getItem(COVER_NAMES_KEY) !== null) loadWriting();
  } catch {
    // Storage is blocked: there are none.
  }
}

const none = () => null;

/**
 * The code that writes names on covers, a chunk of its own: `null` until a visitor has touched the fields or comes with
 * names, and while the server renders a page.
 */
export function useWriting(): Writing | null {
  return useSyncExternalStore(loaded.subscribe, loaded.get, none);
}
