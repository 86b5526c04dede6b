import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { DESIGN_KITS } from '@serikad/shared/designs/design.types';
import { parse } from 'acorn';
import { simple } from 'acorn-walk';

const DIST = join(import.meta.dirname, '../../dist');
const SERVER_SIDE = join(import.meta.dirname, '../../dist-ssr/entry-server.cjs');

interface Chunk {
  file: string;
  imports?: string[];
  dynamicImports?: string[];
  css?: string[];
}
export interface BuiltFile {
  name: string;
  text: string;
}

/** The entries of the web app whose files a guest loads; all others belong to the shop. */
const GUEST_ENTRIES = ['src/guest/entry-client.ts', ...DESIGN_KITS.map((kit) => `src/guest/kits/${kit}.css`)];

/** Every built file of a kind that guests load, or that only the shop does. */
export function builtFiles(part: 'guest' | 'shop', kind: 'js' | 'css'): BuiltFile[] {
  const guest = guestFiles();
  return readdirSync(join(DIST, 'assets'))
    .map((file) => `assets/${file}`)
    .filter((file) => file.endsWith(`.${kind}`) && guest.has(file) === (part === 'guest'))
    .map((name) => ({ name, text: readFileSync(join(DIST, name), 'utf8') }));
}

function guestFiles(): Set<string> {
  const manifest = JSON.parse(readFileSync(join(DIST, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>;
  const files = new Set<string>();
  const visit = (key: string): void => {
    const chunk = manifest[key];
    if (!chunk || files.has(chunk.file)) return;
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file);
    for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) visit(next);
  };
  GUEST_ENTRIES.forEach(visit);
  return files;
}

/** A style sheet among other texts, minified: a selector with a declaration in braces. */
const STYLES = /[\w\])*]\{[\w-]+:[^{}]+\}/;

/** The styles that the server writes into the guest page, which its build holds as texts. */
export function guestPageStyles(): BuiltFile[] {
  const styles: BuiltFile[] = [];
  const take = (text: unknown): void => {
    if (typeof text === 'string' && STYLES.test(text)) styles.push({ name: `entry-server ${styles.length}`, text });
  };
  simple(parse(readFileSync(SERVER_SIDE, 'utf8'), { ecmaVersion: 'latest', sourceType: 'script' }), {
    Literal: ({ value }) => take(value),
    TemplateElement: ({ value }) => take(value.cooked),
  });
  return styles;
}
