import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * A function with a stable identity that calls the latest render's handler: passed to a memoized component, it does not
 * make that render again. Not for use while rendering.
 */
export function useHandler<Args extends unknown[], Result>(handler: (...args: Args) => Result) {
  const latest = useRef(handler);
  useLayoutEffect(() => {
    latest.current = handler;
  });
  return useCallback((...args: Args): Result => latest.current(...args), []);
}
