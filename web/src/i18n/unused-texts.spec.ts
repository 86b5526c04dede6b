import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const SRC = join(__dirname, '..');

/** Dictionaries whose texts are read by a code. */
const READ_BY_CODE = ['errorTexts', 'dateTexts'];
/** Texts that are read by a value: `t[theme]`. */
const READ_BY_VALUE = ['editor-design-language: light', 'editor-design-language: dark'];

/** The sources that show texts, without tests and dictionaries. */
const sources = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !/\.spec\.tsx?$|^i18n[\\/]/.test(name))
  .map((name) => readFileSync(join(SRC, name), 'utf8'));

const parts = readdirSync(join(__dirname, 'ms'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .map((name) => name.slice(0, -'.ts'.length).replaceAll('\\', '/'));

/** Keys of a dictionary that none of these sources reads, as `t.key` or `const { key } = t`. */
function unused(part: string, texts: object, using: readonly string[]): string[] {
  const isRead = (key: string) => using.some((source) => source.includes(`.${key}`) || source.includes(`{ ${key} }`));
  return Object.keys(texts)
    .filter((key) => !isRead(key))
    .map((key) => `${part}: ${key}`);
}

describe('the dictionaries', () => {
  it.each(parts)('%s has no text that nothing shows', async (part) => {
    const using = sources.filter((source) => source.includes(`i18n/${part}.js'`));
    const exported = (await import(`./ms/${part}.js`)) as Record<string, object>;
    const dictionaries = Object.keys(exported).filter((name) => name.endsWith('Texts') && !READ_BY_CODE.includes(name));
    const found = dictionaries.flatMap((name) => unused(part, exported[name] ?? {}, using));
    expect(found.filter((text) => !READ_BY_VALUE.includes(text))).toEqual([]);
  });

  it('finds one', () => {
    expect(unused('shell', { home: 'Laman utama', gone: 'Tiada' }, ['<a>{t.home}</a>'])).toEqual(['shell: gone']);
  });
});
