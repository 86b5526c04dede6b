import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { at } from './paths.mjs';

const KIB = 1024;
/**
 * The most that each may weigh, in bytes of gzip. Those of the shared entry and of the first load are what they weigh
 * and little more, so that they do not creep up: the hashes in files’ names alone change them by some 30 bytes.
 */
const BUDGETS = {
  route: 61 * KIB,
  chunk: 60 * KIB,
  // React, the router and the queries alone are 112 KiB.
  entry: 138.1 * KIB,
  landing: 160 * KIB,
  guest: 90 * KIB,
  links: 148 * KIB,
};

const SHOP = 'index.html';
const FEATURES = 'src/features/';
/** Pages that a visitor comes to first. */
const LANDING = /^src\/features\/(home|designs|pricing|trays|pages)\//;
const GUEST = 'src/guest/entry-client.ts';
/** The second build, of the pages of secret links. */
const LINKS = 'links.html';
const LINK_PAGES = ['helper/helper-page.tsx', 'caterer/caterer-page.tsx'].map(
  (page) => `src/features/guest-list/${page}`,
);
/** A guest reads the page in one language; the other is never loaded. */
const OTHER_LANGUAGE = ['', 'personal/', 'album/'].map((part) => `src/guest/${part}texts/en.ts`);

/**
 * The weights of the built web app, by Vite's manifest.
 *
 * - `route`: a page of the shop with all that it imports statically and the shared entry does not bring, styles too.
 * - `chunk`: a script that is loaded later still, such as a check of a form or the editor's preview.
 * - `entry`: what every page of the shop begins with.
 * - `landing`: all that a visitor loads before such a page is there: the entry and the page's own.
 * - `guest`: every script that a guest may come to load, in one language.
 * - `links`: all that the page of a helper link, or of the caterer's link, loads in Malay,
 *   styles and the check of its form too.
 *
 * @returns {{ kind: 'route' | 'chunk' | 'entry' | 'landing' | 'guest' | 'links', name: string, bytes: number, budget:
 *   number }[]} bytes of gzip at its best, as the build writes them for the server
 */
export function bundleWeights() {
  const manifest = JSON.parse(readFileSync(at('web/dist/.vite/manifest.json'), 'utf8'));
  const imported = ({ imports = [] }) => imports;
  const entry = closure(manifest, SHOP, imported);
  const beyondEntry = (key) => closure(manifest, key, imported).filter((each) => !entry.includes(each));
  const routes = [...new Set(entry.flatMap((key) => manifest[key].dynamicImports ?? []))].filter((key) =>
    key.startsWith(FEATURES),
  );
  const guest = closure(manifest, GUEST, ({ imports = [], dynamicImports = [] }) =>
    [...imports, ...dynamicImports].filter((key) => !OTHER_LANGUAGE.includes(key)),
  );
  const weighed = new Set([...entry, ...guest, ...routes.flatMap(beyondEntry)]);
  const later = Object.keys(manifest).filter((key) => manifest[key].file.endsWith('.js') && !weighed.has(key));

  const weigh = (kind, name, keys, kinds) => {
    return { kind, name, bytes: gzipBytes(filesOf(manifest, keys, kinds)), budget: BUDGETS[kind] };
  };
  return [
    ...routes.map((key) => weigh('route', key.slice(FEATURES.length), beyondEntry(key), ['js', 'css'])),
    ...later.map((key) => weigh('chunk', manifest[key].name ?? key, [key], ['js'])),
    weigh('entry', 'the shared entry', entry, ['js', 'css']),
    ...routes
      .filter((key) => LANDING.test(key))
      .map((key) => weigh('landing', key.slice(FEATURES.length), [...entry, ...beyondEntry(key)], ['js', 'css'])),
    weigh('guest', 'the guest page', guest, ['js']),
    ...linkWeights(),
  ];
}

function linkWeights() {
  const manifest = JSON.parse(readFileSync(at('web/dist/.vite/links-manifest.json'), 'utf8'));
  const own = closure(manifest, LINKS, ({ imports = [] }) => imports);
  return LINK_PAGES.map((page) => {
    const later = closure(manifest, page, ({ imports = [], dynamicImports = [] }) => [...imports, ...dynamicImports]);
    const bytes = gzipBytes(filesOf(manifest, [...own, ...later], ['js', 'css']));
    return { kind: 'links', name: page.split('/').at(-1), bytes, budget: BUDGETS.links };
  });
}

/** A chunk and all that it leads to by the imports that `next` names. */
function closure(manifest, key, next) {
  const seen = new Set();
  const visit = (each) => {
    if (seen.has(each) || !manifest[each]) return;
    seen.add(each);
    next(manifest[each]).forEach(visit);
  };
  visit(key);
  return [...seen];
}

function filesOf(manifest, keys, kinds) {
  const files = keys.flatMap((key) => [manifest[key].file, ...(manifest[key].css ?? [])]);
  return [...new Set(files)].filter((file) => kinds.some((kind) => file.endsWith(`.${kind}`)));
}

function gzipBytes(files) {
  return files.reduce((sum, file) => sum + gzipSync(readFileSync(at('web/dist', file)), { level: 9 }).length, 0);
}
