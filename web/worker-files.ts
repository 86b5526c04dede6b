import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

/** The check-in's service worker, whose address is the same in every build. */
export const DOOR_WORKER = 'door-worker';
/** That of a card on its wedding day, the same way. */
export const GUEST_WORKER = 'guest-worker';

/** Writes into the service workers of the check-in and of a card which files their pages need. */
export function workerFiles(): Plugin {
  return {
    name: 'worker-files',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const html = bundle['door.html'];
      if (html?.type !== 'asset') throw new Error('the build has no document of the check-in');
      const door = ['/favicon.svg', ...filesOf(bundle, 'door', /\.(js|css|woff2)$/)].sort();
      writeFiles(bundle, DOOR_WORKER, 'DOOR', door, filesCacheName('door-', door, String(html.source)));
      // The page caches its fonts itself: only it knows which of the designs' it has.
      const guest = filesOf(bundle, 'guest', /\.(js|css)$/);
      writeFiles(bundle, GUEST_WORKER, 'GUEST', guest, filesCacheName('guest-files-', guest));
    },
  };
}

type Bundle = Parameters<Extract<NonNullable<Plugin['generateBundle']>, (...args: never) => unknown>>[1];

/** The addresses of all files of some kinds that a page may come to load, sorted. @param entry the name of its chunk */
function filesOf(bundle: Bundle, entry: string, kinds: RegExp): string[] {
  const page = Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry && file.name === entry);
  if (!page) throw new Error(`the build has no page ${entry}`);
  const files = new Set<string>();
  const visit = (name: string): void => {
    const file = bundle[name];
    if (files.has(name) || !file || !kinds.test(name)) return;
    files.add(name);
    // Texts name what they load: chunks, styles, fonts.
    const text = file.type === 'chunk' ? file.code : name.endsWith('.css') ? String(file.source) : '';
    for (const [asset] of text.matchAll(/assets\/[\w.-]+\.(?:js|css|woff2)/g)) visit(asset);
    if (file.type !== 'chunk') return;
    for (const other of [...file.imports, ...file.dynamicImports]) visit(other);
    for (const style of file.viteMetadata?.importedCss ?? []) visit(style);
  };
  visit(page.fileName);
  return [...files].sort().map((file) => `/${file}`);
}

/** @param mark begins the placeholders in the worker's source */
function writeFiles(bundle: Bundle, name: string, mark: string, files: readonly string[], cache: string): void {
  const worker = bundle[`${name}.js`];
  if (worker?.type !== 'chunk') throw new Error(`the build has no ${name}`);
  worker.code = worker.code
    .replace(new RegExp(`(["'\`])__${mark}_FILES__\\1`), () => JSON.stringify(files))
    .replace(`__${mark}_CACHE__`, () => cache);
}

/** The name of the cache of a service worker's files: another one with other files or another document. */
export function filesCacheName(prefix: string, addresses: readonly string[], html = ''): string {
  const version = createHash('sha256').update(addresses.join()).update('\n').update(html).digest('hex').slice(0, 12);
  return prefix + version;
}
