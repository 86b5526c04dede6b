import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { at, root } from './paths.mjs';

const made = new Set(['node_modules', 'dist', 'dist-ssr', 'test-results', 'playwright-report', 'coverage', '.cache']);
const isTest = /\.(spec|test)\.[jt]sx?$/;

/**
 * One hash over the names and contents of files and folders (given relative to the workspace). Missing ones count, too.
 */
export function fingerprint(paths) {
  const hash = createHash('sha256');
  for (const path of paths) {
    for (const file of filesOf(at(path))) {
      hash.update(`${relative(root, file)}\0`);
      hash.update(createHash('sha256').update(readFileSync(file)).digest());
    }
  }
  return hash.digest('hex');
}

function filesOf(path) {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => !made.has(entry.name) && !isTest.test(entry.name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => filesOf(join(path, entry.name)));
}

const stampFile = (name) => at('node_modules/.cache/serikad', `${name}.stamp`);

/** True when the last successful run under this name had this fingerprint. */
export function isFresh(name, print) {
  const file = stampFile(name);
  return existsSync(file) && readFileSync(file, 'utf8') === print;
}

export function remember(name, print) {
  mkdirSync(at('node_modules/.cache/serikad'), { recursive: true });
  writeFileSync(stampFile(name), print);
}

/** Before work that may be cut short: half of it must not pass for the whole. */
export function forget(name) {
  rmSync(stampFile(name), { force: true });
}
