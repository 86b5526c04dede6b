import { createHash } from 'node:crypto';
import { chmodSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { cacheFolder } from './cache-folder.js';

/** In the build, as seen from it and from the sources that tests run. */
const PROGRAM = resolve(import.meta.dirname, '../dist/mongod.js');

/**
 * mongodb-memory-server needs one executable file: a line of shell that starts the program, on this very Node.
 * It is kept in the cache folder under the hash of its text, so that several checkouts don't fight over it.
 * @throws when the program isn't built or no cache folder can be written.
 */
export function embeddedLauncher(env: NodeJS.ProcessEnv, node = process.execPath): string {
  if (!existsSync(PROGRAM)) throw new Error(`${PROGRAM} is missing. Build it first: npm run build`);
  const text = `#!/bin/sh\nexec ${quote(node)} ${quote(PROGRAM)} "$@"\n`;
  const name = `embedded-mongod-${createHash('sha256').update(text).digest('hex').slice(0, 16)}`;
  const file = join(cacheFolder(env), name);
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return file;
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, text, { mode: 0o700 });
  chmodSync(draft, 0o700);
  renameSync(draft, file);
  return file;
}

function quote(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
