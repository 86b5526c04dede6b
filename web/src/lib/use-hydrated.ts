import { useSyncExternalStore } from 'react';

const never = (): (() => void) => () => undefined;

/**
 * Whether what the device keeps may be shown: not in the server's HTML, nor in the first render over it, which has to
 * be the same; from then on, and on pages that are reached within the app at once.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
