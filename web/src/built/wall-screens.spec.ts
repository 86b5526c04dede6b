import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'acorn';

const DIST = join(import.meta.dirname, '../../dist');
type Manifest = Record<string, { file: string; imports?: string[] }>;
const manifest = JSON.parse(readFileSync(join(DIST, '.vite/manifest.json'), 'utf8')) as Manifest;

/** The scripts of a document, with all that they import. */
function scriptsOf(key: string, seen = new Set<string>()): string[] {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`the manifest has no ${key}`);
  if (seen.has(key)) return [];
  seen.add(key);
  return [chunk.file, ...(chunk.imports ?? []).flatMap((each) => scriptsOf(each, seen))];
}

const parses = (source: string): void => void parse(source, { ecmaVersion: 2018, sourceType: 'module' });

describe('C-11 the hall’s screen at the browsers of televisions', () => {
  it('C-11 has few scripts, in the syntax of 2018', () => {
    const files = scriptsOf('wall.html');
    expect(files.length).toBeLessThan(5);
    for (const file of files) expect(() => parses(readFileSync(join(DIST, file), 'utf8'))).not.toThrow();
  });

  it.each(['a?.b', 'a ?? b', 'class A { b = 1 }', 'try { a() } catch { b() }'])('control: refuses %s', (source) => {
    expect(() => parses(source)).toThrow();
  });
});
