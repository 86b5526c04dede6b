import { useCallback, useRef } from 'react';
import { newKey } from '../../../platform/new-key.js';

/**
 * The key of an attempt: the same as long as the same is asked, so that a repetition after a lost answer enters nothing
 * twice. It is kept until the tab is closed: a reload repeats the attempt that it broke off.
 * @param place of which record, e.g. `payment:<order id>`
 */
export function useAttempt(place: string): { keyFor: (asked: unknown) => string; end: () => void } {
  const memory = useRef<string | null>(null);
  const name = `attempt:${place}`;
  const end = useCallback(() => {
    memory.current = null;
    try {
      sessionStorage.removeItem(name);
    } catch {
      // Storage is blocked: the memory was all there is.
    }
  }, [name]);
  const keyFor = useCallback(
    (asked: unknown) => {
      const said = JSON.stringify(asked);
      const stored = memory.current ?? readStored(name);
      const separator = stored?.indexOf(' ') ?? -1;
      if (stored && stored.slice(separator + 1) === said) return stored.slice(0, separator);
      const key = newKey();
      memory.current = `${key} ${said}`;
      try {
        sessionStorage.setItem(name, memory.current);
      } catch {
        // As above.
      }
      return key;
    },
    [name],
  );
  return { keyFor, end };
}

function readStored(name: string): string | null {
  try {
    return sessionStorage.getItem(name);
  } catch {
    return null;
  }
}
