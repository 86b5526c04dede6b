/**
 * Runs a task in the browser's next idle moment.
 * @param timeout it runs after this time at the latest, in ms
 * @param delay where there are no idle callbacks (Safari) it runs after this time
 */
export function whenIdle(task: () => void, timeout = 3000, delay = timeout / 2): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(task, { timeout });
  else setTimeout(task, delay);
}
