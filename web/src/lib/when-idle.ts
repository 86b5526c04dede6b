/**
 * Does something once the page has nothing else to do. Not every browser has idle callbacks; a moment after the page has
 * been drawn is as good.
 */
export function whenIdle(task: () => void): void {
  if (typeof window === 'undefined') return;
  if ('requestIdleCallback' in window) window.requestIdleCallback(task, { timeout: 3000 });
  else setTimeout(task, 1500);
}
