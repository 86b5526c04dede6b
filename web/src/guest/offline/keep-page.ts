import type { KeepMessage } from './page-cache.js';

const WORKER = '/guest-worker.js';

/**
 * Asks the service worker to cache the page that is open, so that it opens again without a network: its document and
 * what it has loaded, for its own address alone.
 * A browser without service workers (an in-app one, or plain http) keeps nothing.
 */
export async function keepPage(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const { pathname } = location;
  await navigator.serviceWorker.register(WORKER, { scope: pathname });
  const { active } = await navigator.serviceWorker.ready;
  const message: KeepMessage = { path: pathname, files: loadedFiles() };
  active?.postMessage(message);
}

/** Addresses of the scripts, styles, fonts and pictures of our own that this page has loaded: none of the API. */
function loadedFiles(): string[] {
  const paths = performance.getEntriesByType('resource').map(({ name }) => name.replace(location.origin, ''));
  return [...new Set(paths)].filter((path) => /^\/(assets|storage|catalogue)\//.test(path));
}
