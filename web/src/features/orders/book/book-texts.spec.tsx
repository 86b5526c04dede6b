import type { CoverSetting } from '@serikad/shared/designs/cover-setting';
import { renderToStaticMarkup } from 'react-dom/server';
import { Names } from '../../../guest/cover/names.js';
import { BookTexts } from './book-texts.js';

// It asks Vite for the files of the faces.
jest.mock('../../../guest/view/faces.js', () => ({ JAWI_FACE: 'Jawi Names' }));

type Couple = readonly [first: string, second: string];

const face = { face: 'EB Garamond', weight: 400, italic: false, leading: 1.2, colour: 'rgb(0, 0, 0)', upper: false };
const text = { ...face, left: 0, width: 400, size: 20, tracking: 0, indent: 0 };
const setting: CoverSetting = {
  version: '1',
  align: 'center',
  above: { least: 0, share: 0.5 },
  below: { least: 0 },
  gaps: {},
  footHeight: 100,
  title: text,
  names: { ...text, size: 60, height: 200, advance: 0.5, shadow: '' },
  and: { ...face, em: 0.56 },
  date: text,
  place: text,
  marks: {},
};
const texts = { title: 'WALIMATUL URUS', and: 'dan', date: '', place: '' };

const bookOf = (...couples: Couple[]): string =>
  renderToStaticMarkup(<BookTexts id="cv0001" setting={setting} couples={couples} jawi={[]} texts={texts} />);

/** The text of each element that is a child of the first element with an attribute. */
function rowsOf(html: string, attribute: string): string[] {
  const rows: string[] = [];
  let depth = 0;
  for (const [part] of html.slice(html.indexOf(attribute)).matchAll(/<[^>]+>|[^<>]+(?=<)/g)) {
    if (part.startsWith('</')) depth -= 1;
    else if (part.startsWith('<')) {
      if (depth === 0) rows.push('');
      depth += 1;
    } else if (depth > 0) rows[rows.length - 1] += part;
    if (depth < 0) break;
  }
  return rows.map((row) => row.trim());
}

const bookRows = (...couples: Couple[]): string[] => rowsOf(bookOf(...couples), 'data-part="names"');

it('C-05 long names of a couple have the rows of the cover', () => {
  expect(bookRows(['Nur Aisyah', 'Muhammad Haziq'])).toEqual(['Nur Aisyah', 'dan', 'Muhammad', 'Haziq']);
});

it.each<[string, ...Couple[]]>([
  ['short names', ['Aisyah', 'Danial']],
  ['long names', ['Nur Aisyah', 'Muhammad Haziq']],
  ['several long words', ['Wan Nur Syafiqah Izzati', 'Megat Muhammad Aiman Haziq']],
  ['a word without an end', ['Siti', 'a'.repeat(40)]],
  ['one name', ['Aisyah', '']],
  ['two couples', ['Aisyah', 'Danial'], ['Siti', 'Ali']],
  ['two couples with long names', ['Nur Aisyah', 'Muhammad Haziq'], ['Siti', 'Ali']],
])('C-05 the rows of the book are those of the guest page’s cover: %s', (_names, ...couples) => {
  const cover = renderToStaticMarkup(<Names couples={couples} and="dan" jawi={[]} line="" />);
  expect(bookRows(...couples)).toEqual(rowsOf(cover, 'id="names"'));
});

it('C-05 names that take more rows or letters are smaller', () => {
  const size = (couple: Couple): number =>
    Number(/data-part="names"[^>]*font-size:([\d.]+)px/.exec(bookOf(couple))?.[1]);
  expect(size(['Siti', 'Ali'])).toBe(60);
  expect(size(['Nur Aisyah', 'Muhammad Haziq'])).toBeLessThan(size(['Siti', 'Ali']));
});
