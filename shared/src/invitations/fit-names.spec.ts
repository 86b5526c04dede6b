import fc from 'fast-check';
import { beginningCapitals, coupleNameSize, fitNames, keepTitles, nameLines, splitFullName } from './fit-names.js';

describe('fitting names', () => {
  it('sets one couple as name, ampersand, name', () => {
    expect(fitNames([['Aisyah', 'Danial']])).toEqual({
      rows: [{ kind: 'name', text: 'Aisyah' }, { kind: 'and' }, { kind: 'name', text: 'Danial' }],
      letters: 6,
      capitals: 0,
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

  const parts = (...names: [string, string]) =>
    fitNames([names]).rows.flatMap((row) => ('text' in row && row.kind === 'name' ? row.text : []));

  it('W-08 a long word stays whole up to 24 letters, and is broken anywhere beyond', () => {
    expect(parts('a'.repeat(24), '')).toEqual(['a'.repeat(24)]);
    expect(fitNames([['a'.repeat(24), '']]).letters).toBe(24);
    expect(parts('Siti ' + 'a'.repeat(40), '')).toEqual(['Siti', 'a'.repeat(20), 'a'.repeat(20)]);
    // Wide ones take more rows of fewer letters.
    expect(parts('W'.repeat(40), '').map((part) => part.length)).toEqual([10, 10, 10, 10]);
    expect(fitNames([['W'.repeat(40), '']]).letters).toBeGreaterThanOrEqual(10 * 3.3);
    expect(parts('WWWWWWWWWWWW', '').length).toBeGreaterThan(1);
    expect(parts('WWWWWW', '')).toEqual(['WWWWWW']);
    expect(fitNames([['WWWWWW', '']]).letters).toBeGreaterThanOrEqual(6 * 3.3);
  });

  it('W-08 no letter is parted from its marks, and no emoji from what belongs to it', () => {
    const family = '👨‍👩‍👧';
    for (const part of parts(family.repeat(8), '')) expect(part.replaceAll(family, '')).toBe('');
    for (const part of parts('e\u0301'.repeat(30), '')) expect(part).toMatch(/^(e\u0301)+$/);
    for (const part of parts('👰🏻'.repeat(20), '')) expect(part).toMatch(/^(👰🏻)+$/u);
    for (const part of parts('🇲🇾'.repeat(20), '')) expect(part).toMatch(/^(🇲🇾)+$/u);
  });

  it('W-08 the second name of a pair is broken behind its ampersand', () => {
    const { rows } = fitNames([
      ['Aisyah', 'Danial'],
      ['Siti', 'a'.repeat(40)],
    ]);
    expect(rows.slice(2)).toEqual([
      { kind: 'name', text: 'Siti' },
      { kind: 'and-name', text: 'a'.repeat(20) },
      { kind: 'name', text: 'a'.repeat(20) },
    ]);
    const wide = fitNames([
      ['Aisyah', 'Danial'],
      ['WWWWWWW', 'WWWWWWW'],
    ]);
    expect(wide.rows.slice(2).map(({ kind }) => kind)).toEqual(['name', 'and-name']);
  });

  it('W-08 no character of what is typed is lost, and no row is empty', () => {
    const character = fc.constantFrom('a', 'W', 'i', 'é', 'e\u0301', ' ', '🌸', '👰🏻', 'س', '王', '-', '\u200d', '🇲🇾');
    fc.assert(
      fc.property(fc.array(character, { minLength: 1, maxLength: 60 }), (characters) => {
        const name = characters.join('').trim();
        const rows = parts(name, '');
        expect(rows.join('').replace(/\s/g, '')).toBe(name.replace(/\s/g, ''));
        if (name !== '') rows.forEach((row) => expect(row.trim()).not.toBe(''));
      }),
    );
  });

  it.each([
    ['Muhammad', 0],
    ['MUHAMMAD', 7],
    ['Nur Aisyah Al-Hafiz', 0],
    ['NUR AISYAH', 7],
    ["DATO' ALI", 5],
    ['A. B. Ali', 0],
    ['SITI Sarah', 3],
  ])('W-08 counts the capitals that begin no word: %s', (name, capitals) => {
    expect(fitNames([[name, 'Ali']]).capitals).toBe(capitals);
    expect(fitNames([['Ali', name]]).capitals).toBe(capitals);
  });

  it.each([
    ['Danial', 0],
    ['Seri Ayu', 0.86],
    ['Ku Ayu', 1],
    ['seri ayu', 0],
    ['Nur-Ain', 1],
    ['Puteri Kencana', 0],
  ])('counts the capitals of words that are shorter than the mean: %s', (name, beyond) => {
    expect(beginningCapitals(fitNames([[name, 'Ali']]).rows)).toBeCloseTo(beyond, 2);
  });

  it.each([
    'Muhammad',
    'MUHAMMAD ALI',
    'Thirugnanasambandam',
    'Nur-Aisyah-Humaira',
    'Wan Mohammad Amirul Mukminin',
    'Mommy Emma',
    'Aisyah 🌸',
    '王小明',
    'سيتي نورحاليزا',
  ])('W-08 a name is broken at spaces alone: %s', (name) => {
    expect(parts(name, '')).toEqual(nameLines(name));
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
  ])('titles in a row are all kept: %s', (name, kept) => {
    expect(keepTitles(name)).toBe(kept);
  });

  it('the same names are kept together as by a regex with a lookbehind', () => {
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
