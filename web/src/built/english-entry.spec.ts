import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const DIST = join(import.meta.dirname, '../../dist');
type Manifest = Record<string, { file: string; imports?: string[] }>;
const manifest = JSON.parse(readFileSync(join(DIST, '.vite/manifest.json'), 'utf8')) as Manifest;

/** The files of a chunk and of everything that it imports at once. */
function filesOf(key: string, seen = new Set<string>()): string[] {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`the manifest has no ${key}`);
  if (seen.has(key)) return [];
  seen.add(key);
  return [chunk.file, ...(chunk.imports ?? []).flatMap((each) => filesOf(each, seen))];
}

/** Texts of Malay modules; a chunk with one of them reads its texts when it is evaluated. */
const MALAY = ['Terus ke kandungan', 'Kurangkan', 'Harga yang terus terang', 'Meja penjual', 'Pilih rekaan'];

describe('the scripts of the English dictionary', () => {
  it.each(['src/i18n/en/index.ts', 'src/i18n/en/admin/index.ts'])('%s brings no module that reads texts', (entry) => {
    const files = filesOf(entry);
    const early = files.filter((file) => {
      const script = readFileSync(join(DIST, file), 'utf8');
      return MALAY.some((text) => script.includes(text));
    });
    expect(early).toEqual([]);
  });

  it('control: the shop’s own scripts are such modules', () => {
    const scripts = filesOf('index.html').map((file) => readFileSync(join(DIST, file), 'utf8'));
    expect(MALAY.some((text) => scripts.some((script) => script.includes(text)))).toBe(true);
  });
});
