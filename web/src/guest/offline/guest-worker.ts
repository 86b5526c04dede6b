import { isKept, keptDocument, pageCacheName, type KeepMessage } from './page-cache.js';

/**
 * The service worker of a card on its wedding day: the page opens again without a network. `keep-page.ts` registers it
 * for the address of one card and says what that page has loaded; the scripts that are loaded on demand are cached as
 * well. The server's answer always comes first, so an edit shows at once.
 */
interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface FetchEvent extends ExtendableEvent {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface MessageOfPage extends ExtendableEvent {
  data: KeepMessage;
}
const worker = globalThis as unknown as {
  registration: ServiceWorkerRegistration;
  skipWaiting(): Promise<void>;
};

/**
 * Written by the build: the scripts and styles of the guest view, and the name of their cache, which changes with them.
 */
const FILES = '__GUEST_FILES__' as unknown as readonly string[];
const FILES_CACHE = '__GUEST_CACHE__';
const FILES_CACHES = /^guest-files-/;
/** How long the server may take to answer before the cached document is shown, in ms. */
const ANSWERS_WITHIN_MS = 5000;

async function install(): Promise<void> {
  const cache = await caches.open(FILES_CACHE);
  await cache.addAll(FILES);
  await worker.skipWaiting();
}

async function removeOlderFiles(): Promise<void> {
  const names = await caches.keys();
  const older = names.filter((name) => FILES_CACHES.test(name) && name !== FILES_CACHE);
  await Promise.all(older.map((name) => caches.delete(name)));
}

/** Last the document: with it in the cache, its files are there. A picture that fails is no reason to keep nothing. */
async function keep({ path, files }: KeepMessage): Promise<void> {
  const answer = await fetch(path);
  if (!answer.ok) return;
  const cache = await caches.open(pageCacheName(path));
  const cached = (await cache.keys()).map(({ url }) => url.replace(location.origin, ''));
  const missing = files.filter((file) => !cached.includes(file) && !FILES.includes(file));
  await Promise.all(missing.map((file) => cache.add(file).catch(() => undefined)));
  await cache.put(path, await keptDocument(answer, Date.now()));
}

/** The cached document of a card; one that is too old is removed, together with this worker. */
async function cachedDocument(path: string): Promise<Response | undefined> {
  const name = pageCacheName(path);
  const cached = await caches.match(path, { cacheName: name });
  if (!cached || isKept(cached, Date.now())) return cached;
  await caches.delete(name);
  await worker.registration.unregister();
  return undefined;
}

/** The server's answer; the cached document where there is none in time, or one of a server in trouble. */
async function answerPage(request: Request, path: string): Promise<Response> {
  const answer = fetch(request);
  const cached = await cachedDocument(path).catch(() => undefined);
  if (!cached) return answer;
  const late = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), ANSWERS_WITHIN_MS));
  const first = await Promise.race([answer.catch(() => undefined), late]);
  return first && first.status < 500 ? first : cached;
}

async function answerFile(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? fetch(request);
}

addEventListener('install', (event) => (event as ExtendableEvent).waitUntil(install()));
addEventListener('activate', (event) => (event as ExtendableEvent).waitUntil(removeOlderFiles()));
addEventListener('message', (event) => {
  (event as unknown as MessageOfPage).waitUntil(keep((event as unknown as MessageOfPage).data));
});
addEventListener('fetch', (event) => {
  const { request } = event as FetchEvent;
  const { origin, pathname } = new URL(request.url);
  // A part of a file is not for a cache of whole ones.
  if (request.method !== 'GET' || origin !== location.origin || request.headers.has('Range')) return;
  if (request.mode === 'navigate') (event as FetchEvent).respondWith(answerPage(request, pathname));
  else if (/^\/(assets|storage|catalogue)\//.test(pathname)) (event as FetchEvent).respondWith(answerFile(request));
});
