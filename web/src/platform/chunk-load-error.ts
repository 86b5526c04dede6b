/**
 * Whether an error is a script or style sheet that did not load, by the messages of Chrome, Firefox, Safari and Vite.
 */
export function isChunkLoadError(error: unknown): boolean {
  return (
    error instanceof Error &&
    /dynamically imported module|importing a module|module script|Unable to preload CSS/i.test(error.message)
  );
}
