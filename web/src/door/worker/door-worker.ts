/**
 * The service worker of the pages of door links: their files and their document, so that they open without a network.
 * It sees no token but in addresses, and keeps none: the document is the same for all links.
 */
interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface FetchEvent extends ExtendableEvent {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}

/** Written by the build: the files of the page, and a name that changes with them. */
const FILES = '__DOOR_FILES__' as unknown as readonly string[];
const CACHE = '__DOOR_CACHE__';
/** Any address of the page gives its document. */
const DOCUMENT = '/d/-';
const OURS = /^door-/;

async function install(): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.addAll([DOCUMENT, ...FILES]);
}

/** Only when no page of an older version is open: the files of that one are needed until then. */
async function removeOlder(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => OURS.test(name) && name !== CACHE).map((name) => caches.delete(name)));
}

async function answer(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request.mode === 'navigate' ? DOCUMENT : request.url);
  return kept ?? fetch(request);
}

addEventListener('install', (event) => (event as ExtendableEvent).waitUntil(install()));
addEventListener('activate', (event) => (event as ExtendableEvent).waitUntil(removeOlder()));
addEventListener('fetch', (event) => {
  const { request } = event as FetchEvent;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate' || FILES.includes(pathname)) (event as FetchEvent).respondWith(answer(request));
});
