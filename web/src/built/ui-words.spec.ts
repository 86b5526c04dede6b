import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { textsIn, textsOf, type Text } from './dictionary-texts.js';

const TABLE = join(import.meta.dirname, '../../../docs/ui-words.md');
/** The rows of the table, without its heading. */
const ROWS =
  readFileSync(TABLE, 'utf8')
    .match(/^\|.*\|$/gm)
    ?.slice(2) ?? [];

/** What each language must not say, from the table's last column. */
function neverWords(language: 'ms' | 'en'): string[] {
  return ROWS.flatMap((row) => {
    const never = row.split('|').at(-2) ?? '';
    const found = never.split(';').find((part) => part.trim().startsWith(`${language}:`));
    return (found?.replace(`${language}:`, '') ?? '').split(',').flatMap((word) => word.trim() || []);
  });
}

const escaped = (word: string): string => word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Texts that hold a word of the table on purpose. A string is a whole text, a pattern a phrase in any. */
type Allowed = readonly (readonly [what: string | RegExp, reason: string])[];

const SEEDS = 'prescribed by the specification';
const ALLOWED: Record<'ms' | 'en', Allowed> = {
  ms: [
    ['Bottom Bar', SEEDS],
    ['Change package', SEEDS],
    ['Change Package', SEEDS],
    ['Choose Package', SEEDS],
    ['Custom Design', SEEDS],
    ['Order', SEEDS],
    ['Order details', SEEDS],
    ['Pilih Design dan Bahasa', SEEDS],
    ['Please sign in to view ths page', SEEDS],
    ['Please sign in to view this page.', SEEDS],
    ['Preview', SEEDS],
    ['Save', SEEDS],
    ['Sign In', SEEDS],
    ['Sign In Failed', SEEDS],
    ['Sign In Required', SEEDS],
    ['Sign In/Register', SEEDS],
    ['Sign Out', SEEDS],
    ['Sorry, your free trial has ended. Please proceed with payment to unlock unlimited edit.', SEEDS],
    ['Trial expired', SEEDS],
    ['Unable to save info. Please sign in or register to continue.', SEEDS],
    [/Order ID/, 'the order id of the specification, in chats and beside its button to copy'],
    [/(?:tekan|menekan) Save/i, 'names the button'],
    [/Harga tempahan WhatsApp/, 'the price of a booking by chat'],
    [
      /Tempahan (?:kekal|dulang ditutup|dihantar)|tempahan (?:itu turut hilang|hadiah)/,
      'a reserved gift or rented trays',
    ],
  ],
  en: [],
};

/** What `texts` have of `words` and is not allowed: words are whole, `order` is not in `ordered`. */
function refused(texts: readonly Text[], words: readonly string[], allowed: Allowed): string[] {
  const any = new RegExp(String.raw`(?<![\p{L}\d])(?:${words.map(escaped).join('|')})(?![\p{L}\d])`, 'iu');
  return texts.flatMap(({ file, text }) => {
    if (allowed.some(([what]) => what === text)) return [];
    const rest = allowed.reduce((left, [what]) => (typeof what === 'string' ? left : left.replace(what, '')), text);
    const [word] = any.exec(rest) ?? [];
    return word === undefined ? [] : [`${file}: “${word}” in “${text}”`];
  });
}

describe('one word for one thing (docs/ui-words.md)', () => {
  it.each(['ms', 'en'] as const)('the %s dictionary has none of the words that the table refuses', (language) => {
    const texts = textsOf(language);
    expect(texts.length).toBeGreaterThan(400);
    expect(refused(texts, neverWords(language), ALLOWED[language])).toEqual([]);
  });

  it.each(['ms', 'en'] as const)('each exception of %s is still needed', (language) => {
    const texts = textsOf(language);
    const unused = ALLOWED[language].filter(
      ([what]) => !texts.some(({ text }) => (typeof what === 'string' ? what === text : what.test(text))),
    );
    expect(unused).toEqual([]);
  });

  it('control: a refused word is found in a text, a template and a function, and in no name or comparison', () => {
    const source = `
      import x from 'design';
      export const t = { design: 'Pilih Design', b: (n: number) => \`\${n} design\`, c: 'designer', d: 'Custom Design' };
      export const f = (kind: 'design') => (kind === 'design' ? 'Rekaan' : 'satu design');
    `;
    expect(refused(textsIn(source, 'x.ts'), ['design'], ALLOWED.ms)).toEqual([
      'x.ts: “Design” in “Pilih Design”',
      'x.ts: “design” in “ design”',
      'x.ts: “design” in “satu design”',
    ]);
  });

  it('the table is in alphabetical order', () => {
    const things = ROWS.map((row) => row.split('|')[1]?.trim() ?? '');
    expect(things.length).toBeGreaterThan(30);
    expect(things).toEqual([...things].sort((a, b) => a.localeCompare(b, 'en')));
  });
});
