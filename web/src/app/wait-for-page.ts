interface Starting {
  state: { initialized: boolean };
  subscribe: (listener: (state: { initialized: boolean }) => void) => () => void;
}

/** Resolves once the router has the code of the first page, at the latest after `timeoutMs`, which may be Infinity. */
export function waitForPage(router: Starting, timeoutMs: number): Promise<void> {
  if (router.state.initialized) return Promise.resolve();
  return new Promise((resolve) => {
    const timer = timeoutMs === Infinity ? undefined : setTimeout(end, timeoutMs);
    const leave = router.subscribe(({ initialized }) => {
      if (initialized) end();
    });
    function end(): void {
      clearTimeout(timer);
      leave();
      resolve();
    }
  });
}
