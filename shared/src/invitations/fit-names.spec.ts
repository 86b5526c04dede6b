import fc from 'fast-check';
import { coupleNameSize, fitNames, keepTitles, nameLines, splitFullName } from './fit-names.js';

describe('fitting names', () => {
  it('sets one couple as name, ampersand, name', () => {
    expect(fitNames([['Aisyah', 'Danial']])).toEqual({
      rows: [{ kind: 'name', text: 'Aisyah' }, { kind: 'and' }, { kind: 'name', text: 'Danial' }],
      letters: 6,
      lines: 2.62,
    });
  });

  it('breaks long names at their spaces, at about twelve letters', () => {
    const fitted = fitNames([['Nur Syafiqah Izzati', 'Muhammad Aiman Haziq']]);
    expect(fitted.rows.map((row) => ('text' in row ? row.text : row.kind))).toEqual([
      'Nur Syafiqah',
      'Izzati',
      'and',
      'Muhammad',
      'Aiman Haziq',
    ]);
    expect(fitted.letters).toBe(12);
    expect(fitted.lines).toBeCloseTo(4.62);
  });

  it('sets two couples as pairs, in two lines when a pair is too long for one', () => {
    const fitted = fitNames([
      ['Aisyah', 'Danial'],
      ['Nur Syafiqah', 'Aiman Haziq'],
    ]);
    expect(fitted.rows.map(({ kind }) => kind)).toEqual(['pair', 'rule', 'name', 'and-name']);
    expect(fitted.letters).toBe(15);
  });

  it('does not set short names larger, and counts an emoji as one letter', () => {
    expect(fitNames([['A', 'B']]).letters).toBe(6);
    expect(fitNames([['👰🏻abcdefgh', 'B']]).letters).toBe(10);
  });

  it('leaves out an ampersand without a second name', () => {
    expect(fitNames([['Aisyah', '']]).rows).toEqual([{ kind: 'name', text: 'Aisyah' }]);
  });

  it('loses no word and breaks none', () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[a-z]{1,20}$/), { minLength: 1, maxLength: 8 }), (words) => {
        const lines = nameLines(words.join(' '));
        expect(lines.join(' ')).toBe(words.join(' '));
        lines.forEach((line) => expect(line.length <= 12 || !line.includes(' ')).toBe(true));
      }),
    );
  });

  it.each([
    ['Nur Aisyah binti Mohd Rosli', 'Nur Aisyah', 'binti Mohd Rosli'],
    ['Ahmad Danial BIN Ismail', 'Ahmad Danial', 'BIN Ismail'],
    ['Priya a/p Raman', 'Priya', 'a/p Raman'],
    ['Binti Ali', 'Binti Ali', ''],
    ["Robin D'Cruz", "Robin D'Cruz", ''],
  ])('splits %s before bin, binti, a/l or a/p', (name, given, lineage) => {
    expect(splitFullName(name)).toEqual({ given, lineage });
  });

  it('keeps a title with its name', () => {
    expect(keepTitles('Datuk Seri Mohd Khairul bin Haji Wan Ali')).toBe(
      'Datuk\u00a0Seri\u00a0Mohd\u00a0Khairul bin\u00a0Haji\u00a0Wan\u00a0Ali',
    );
    expect(keepTitles('Robin Chong')).toBe('Robin Chong');
  });

  const WITH_LOOKBEHIND =
    /(?<=^|[\s(])(bin|binti|Hj\.?|Hjh\.?|Hajah|Haji|Dato'|Datuk|Datin|Seri|Tan Sri|Puan Sri|Wan|Mohd|Dr\.) /gu;

  it.each([
    ['Datuk Seri Ali', 'Datuk\u00a0Seri\u00a0Ali'],
    ["Dato' Dr. Hj. Wan Mohd Ali", "Dato'\u00a0Dr.\u00a0Hj.\u00a0Wan\u00a0Mohd\u00a0Ali"],
    ['Tan Sri Datuk Ali (Puan Sri Wan Siti)', 'Tan Sri\u00a0Datuk\u00a0Ali (Puan Sri\u00a0Wan\u00a0Siti)'],
  ])('B2: titles in a row are all kept: %s', (name, kept) => {
    expect(keepTitles(name)).toBe(kept);
  });

  it('B2: the same names are kept together as by a regex with a lookbehind', () => {
    const word = fc.constantFrom(
      ...['bin', 'binti', 'Hj', 'Hj.', 'Hjh', 'Haji', "Dato'", 'Datuk', 'Seri', 'Tan', 'Tan Sri', 'Puan Sri', 'Wan'],
      ...['Mohd', 'Dr.', 'Sri', 'Ali', 'Rubin', 'Wani', '(', '-', ''],
    );
    const joint = fc.constantFrom(' ', ' ', ' ', '  ', '\n', '\u00a0', '(', '-', '');
    fc.assert(
      fc.property(fc.array(fc.tuple(word, joint), { maxLength: 8 }), (parts) => {
        const name = parts.flat().join('');
        expect(keepTitles(name)).toBe(name.replace(WITH_LOOKBEHIND, '$1\u00a0'));
      }),
      { numRuns: 2000 },
    );
  });

  it('makes the chosen size 36 from 30 for one couple, and 30 for two', () => {
    expect([coupleNameSize(30, 1), coupleNameSize(48, 1), coupleNameSize(48, 2)]).toEqual([36, 48, 30]);
  });
});
