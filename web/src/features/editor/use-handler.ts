import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * The same function at every render, that does what the latest render's would: given to a component, it is no reason
 * to draw that again. Not for use while rendering.
 */
export function useHandler<Args extends unknown[], Result>(handler: (...args: Args) => Result) {
  const latest = useRef(handler);
  useLayoutEffect(() => {
    latest.current = handler;
  });
  return useCallback((...args: Args): Result => latest.current(...args), []);
}
