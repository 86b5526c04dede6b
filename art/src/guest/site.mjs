import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { CATALOGUE } from '../manifest.mjs';
import { BUILT, SCRIPTS } from './renderer.mjs';

const GUEST = new URL('../../../web/src/guest/', import.meta.url).pathname;
/** Addresses of the styles below the cover. */
export const STYLES = ['/styles/pages.css', '/styles/sheets.css'];
/** Address of the script that plays an animated version. */
export const MOTION_SCRIPT = '/scripts/motion.js';
/** Addresses of the kits' styles, by their names. */
export const KITS = Object.fromEntries(
  fs.readdirSync(path.join(GUEST, 'kits')).map((file) => [path.basename(file, '.css'), `/kits/${file}`]),
);
const FOLDERS = {
  '/scripts/': path.join(BUILT, SCRIPTS),
  '/storage/designs/': CATALOGUE,
  '/assets/': path.join(BUILT, 'assets/'),
  '/styles/': path.join(GUEST, 'styles/'),
  '/kits/': path.join(GUEST, 'kits/'),
};
const TYPES = {
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
  '.css': 'text/css',
  '.js': 'text/javascript',
};

/** The file that answers a path, or undefined. */
function fileOf(address) {
  const [start, folder] = Object.entries(FOLDERS).find(([prefix]) => address.startsWith(prefix)) ?? [];
  const file = folder && path.join(folder, address.slice(start.length));
  return file?.startsWith(folder) && fs.existsSync(file) ? file : undefined;
}

let site;

/**
 * A small site on this machine that answers guest pages with files of the working tree, and nothing else.
 * @returns {Promise<{put: (html: string) => string, missing: Set<string>, close: () => Promise<void>}>} put: the
 *   address of a page with that HTML; missing: pictures that pages have asked for in vain
 */
export function openSite() {
  site ??= new Promise((resolve, reject) => {
    const pages = new Map();
    const missing = new Set();
    const server = http.createServer((request, response) => {
      const address = new URL(request.url, 'http://site').pathname;
      const html = pages.get(address);
      if (html !== undefined) return response.writeHead(200, { 'content-type': 'text/html' }).end(html);
      const file = fileOf(address);
      if (file) {
        const type = TYPES[path.extname(file)] ?? 'application/octet-stream';
        return response
          .writeHead(200, { 'content-type': type, 'cache-control': 'max-age=600', 'access-control-allow-origin': '*' })
          .end(fs.readFileSync(file));
      }
      if (/^\/(storage|assets)\//.test(address)) missing.add(address);
      response.writeHead(address === '/none.js' ? 200 : 404, { 'content-type': 'text/javascript' }).end();
    });
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const origin = `http://127.0.0.1:${server.address().port}`;
      resolve({
        put: (html) => {
          const address = `/page/${pages.size + 1}`;
          pages.set(address, html);
          return origin + address;
        },
        missing,
        close: () =>
          new Promise((done) => {
            server.closeAllConnections();
            server.close(done);
          }),
      });
    });
  });
  return site;
}

export async function closeSite() {
  await (await site)?.close();
  site = undefined;
}
