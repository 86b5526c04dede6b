import { readdirSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { hasCode } from '../config/system-error.js';
import { StartError } from '../config/start-error.js';

/** Where `npm run build` puts the web app; two folders up from this file both as source and built. */
const BUILT_WEB_APP = resolve(import.meta.dirname, '../../../web/dist');

/** Files under /assets carry their content's hash in their names. */
const HASHED = /^\/assets\//;
const ENCODINGS = [
  { name: 'br', extension: '.br' },
  { name: 'gzip', extension: '.gz' },
] as const;

/**
 * The folder of the built web app.
 * @throws StartError when it isn't built
 */
export function builtWebApp(folder = BUILT_WEB_APP): string {
  if (filesBelow(folder).has('/index.html')) return folder;
  throw new StartError(
    `The web app is not built: ${join(folder, 'index.html')} is missing. Build and start with: npm start`,
  );
}

/**
 * Serves the files of the built web app, those and nothing else: the list is read once, so an address can't lead out
 * of it. Takes the compressed file beside one where the browser reads it. The pages' HTML is not among them.
 */
export function webFiles(folder: string): RequestHandler {
  const files = filesBelow(folder);
  return (request: Request, response: Response, next: NextFunction): void => {
    const { path } = request;
    if ((request.method !== 'GET' && request.method !== 'HEAD') || !isServed(path) || !files.has(path)) {
      next();
      return;
    }
    const compressed = ENCODINGS.filter(({ extension }) => files.has(path + extension));
    const accepted = compressed.find(({ name }) => request.acceptsEncodings(name) === name);
    response.type(path.slice(path.lastIndexOf('.')));
    response.set('Cache-Control', HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache');
    // Every file has the header, also the one that is sent as it is: the next browser may accept the other.
    if (compressed.length > 0) response.vary('Accept-Encoding');
    if (accepted) response.set('Content-Encoding', accepted.name);
    // send() reports errors here; a client that closed the connection is none.
    response.sendFile(path.slice(1) + (accepted?.extension ?? ''), { root: folder, cacheControl: false }, (error) => {
      if (error && !response.headersSent && !hasCode(error, 'ECONNABORTED')) next(error);
    });
  };
}

/** HTML that is completed for each page: it answers at the pages' addresses alone. */
const DOCUMENTS: ReadonlySet<string> = new Set(['/index.html', '/links.html', '/door.html', '/wall.html']);

/** Documents answer at their pages' addresses, and the compressed copies in place of their files alone. */
function isServed(path: string): boolean {
  return !DOCUMENTS.has(path) && !ENCODINGS.some(({ extension }) => path.endsWith(extension));
}

/** Addresses of the files below a folder, without dotfiles; none when there is no such folder. */
function filesBelow(folder: string): ReadonlySet<string> {
  try {
    const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
    const paths = entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(folder.length).split(sep).join('/'));
    return new Set(paths.filter((path) => !path.includes('/.')));
  } catch {
    return new Set();
  }
}
