import { useCallback, useRef } from 'react';
import { newKey } from '../../../platform/new-key.js';

/**
 * An Idempotency-Key that stays the same for the same request, so that a retry after a lost answer enters nothing
 * twice. In session storage, for a retry after a reload.
 * @param place of which record, e.g. `payment:<order id>`
 */
export function useIdempotencyKey(place: string): { keyFor: (asked: unknown) => string; end: () => void } {
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
      const request = JSON.stringify(asked);
      const stored = memory.current ?? readStored(name);
      const separator = stored?.indexOf(' ') ?? -1;
      if (stored && stored.slice(separator + 1) === request) return stored.slice(0, separator);
      const key = newKey();
      memory.current = `${key} ${request}`;
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
