import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Parts } from './parts.js';
import { SAME_TEXTS } from './same-texts.js';

/** What the dictionaries' functions are called with. */
const SAMPLES: readonly (readonly unknown[])[] = [
  ['Contoh', 'Sampel', 'Ketiga', 'Keempat'],
  [1, 1, 1, 1],
  [3, 4, 5, 6],
  ['card', 'draft', 0],
  ['video', 'approval', 1],
  ['pdf', 'completed', 0],
  ['rsvp', 'in-progress', 1],
];

/** Every text of a dictionary by its place; of functions what they answer to the samples that they take. */
function textsIn(value: unknown, place: string): [place: string, text: string][] {
  if (typeof value === 'string') return [[place, value]];
  if (typeof value === 'function') {
    const call = value as (...args: readonly unknown[]) => unknown;
    return SAMPLES.flatMap((args) => textsIn(answerTo(call, args), `${place}(${args.join()})`));
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, entry]) => textsIn(entry, `${place}.${key}`));
}

function answerTo(call: (...args: readonly unknown[]) => unknown, args: readonly unknown[]): unknown {
  try {
    return call(...args);
  } catch {
    // Takes arguments of another kind.
    return undefined;
  }
}

const isAllowed = (text: string): boolean => SAME_TEXTS.some(({ texts }) => texts.some((each) => each.test(text)));

/** The places at which two dictionaries have one text that is on no list. */
function untranslated(malay: unknown, english: unknown, part: string): string[] {
  const texts = new Map(textsIn(malay, part));
  return textsIn(english, part)
    .filter(([place, text]) => texts.get(place) === text && !isAllowed(text))
    .map(([place, text]) => `${place}: ${text}`);
}

const registered: Partial<Record<keyof Parts, unknown>> = {};
jest.mock('./texts-of.js', () => ({ registerEnglish: (parts: object) => Object.assign(registered, parts) }));

describe('the English dictionary', () => {
  beforeAll(async () => {
    await import('./en/index.js');
    await import('./en/admin/index.js');
    await import('./en/links.js');
  });

  it('has every part', () => {
    const parts = readdirSync(join(__dirname, 'ms'), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .map((name) => name.slice(0, -'.ts'.length));
    expect(Object.keys(registered).sort()).toEqual(parts.sort());
  });

  it('has no Malay text but those that are the same for a reason', async () => {
    const parts = Object.entries(registered);
    const found = await Promise.all(
      parts.map(async ([part, english]) => untranslated(await import(`./ms/${part}.js`), english, part)),
    );
    expect(found.flat()).toEqual([]);
  });

  it('control: a text, a list and a function in Malay are found', () => {
    const malay = { a: 'Tutup', b: ['Sama', 'Hari'], c: (count: number) => `${count} orang`, d: { e: 'Ya' } };
    const english = { a: 'Close', b: ['Sama', 'Day'], c: malay.c, d: { e: 'Ya' } };
    expect(untranslated(malay, english, 'x')).toEqual(
      expect.arrayContaining(['x.b.0: Sama', 'x.c(1,1,1,1): 1 orang', 'x.d.e: Ya']),
    );
  });

  it('every reason on the list is needed', async () => {
    const parts = await Promise.all(
      Object.entries(registered).map(async ([part, english]) => {
        const texts = new Map(textsIn(await import(`./ms/${part}.js`), part));
        return textsIn(english, part).filter(([place, text]) => texts.get(place) === text);
      }),
    );
    const same = parts.flat().map(([, text]) => text);
    const idle = SAME_TEXTS.flatMap(({ texts }) => texts).filter((each) => !same.some((text) => each.test(text)));
    expect(idle).toEqual([]);
  });

  it('index.html has one title, which the server replaces, and no description beside the server’s', () => {
    const html = readFileSync(join(__dirname, '../../index.html'), 'utf8');
    expect(html.match(/<title>[^<]*<\/title>/g)).toHaveLength(1);
    expect(html).not.toContain('name="description"');
    expect(html).toContain('<html lang="ms">');
  });
});
