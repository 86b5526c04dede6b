import { LINE_COLUMNS, type ImportedRow } from '@serikad/shared/guest-list/import/import.types';
import { readLines } from '@serikad/shared/guest-list/import/read-lines';
import { understandRows } from '@serikad/shared/guest-list/import/understand-rows';
import type { FamilyView } from '@serikad/shared/guest-list/family.types';
import { aFamily } from '../model/test-families.js';
import { correctedRows, partsOf, planOf, sentText, type Choice, type Correction } from './import-plan.js';

const read = (text: string): ImportedRow[] => understandRows(readLines(text), LINE_COLUMNS, []);
const plan = (
  text: string,
  {
    list = [],
    corrections = [],
    choices = [],
    seats = 2,
  }: { list?: FamilyView[]; corrections?: Correction[]; choices?: Choice[]; seats?: number } = {},
) => planOf(correctedRows(read(text), corrections, seats, list), choices, list);
const names = (rows: readonly ImportedRow[]) => rows.map(({ name }) => name);

describe('G-03 the plan of an import', () => {
  it('gives a family the default only where no seats are written', () => {
    const { additions, seats } = plan('Ali\nAbu, 3 orang\nAni, 1', { seats: 5 });
    expect(additions.map((row) => row.seats)).toEqual([5, 3, 1]);
    expect(seats).toBe(9);
  });

  it('leaves bad rows out until they are corrected', () => {
    const text = 'Pak Su Mat, 0l2-345 678, 4\n, 016-772 0034, 6\nAli, 2';
    const before = plan(text);
    expect(names(before.additions)).toEqual(['Ali']);
    expect(before.bad.map(({ row }) => row)).toEqual([1, 2]);
    const corrections = [
      { row: 1, values: { phone: '012-345 6780' } },
      { row: 2, values: { name: 'Mak Su' } },
    ];
    const after = plan(text, { corrections });
    expect(after.bad).toEqual([]);
    expect(after.additions).toMatchObject([
      { name: 'Pak Su Mat', phone: '0123456780', seats: 4 },
      { name: 'Mak Su', phone: '0167720034', seats: 6 },
      { name: 'Ali' },
    ]);
  });

  it('knows a duplicate that a correction makes', () => {
    const list = [aFamily({ id: 'a', name: 'Zul', phone: '0123456780' })];
    const corrections = [{ row: 1, values: { phone: '012 345 6780' } }];
    expect(plan('Pak Su Mat, 0l2', { list, corrections }).duplicates).toMatchObject([
      { why: 'phone', choice: 'merge' },
    ]);
  });

  it('parts a row with too many seats into families that hold them all, with one number', () => {
    const text = 'Rombongan Kg. Losong, 45, 0123456789\nAli';
    const [row] = plan(text).bad;
    expect(row && partsOf(row)).toBe(2);
    const { additions, bad, seats } = plan(text, { corrections: [{ row: 1, values: {}, parts: 2 }] });
    expect(bad).toEqual([]);
    expect(additions.map(({ name, seats: of, phone }) => [name, of, phone])).toEqual([
      ['Rombongan Kg. Losong (1)', 23, '0123456789'],
      ['Ali', 2, ''],
      ['Rombongan Kg. Losong (2)', 22, ''],
    ]);
    expect(seats).toBe(47);
  });

  it('does not part a row without a name, or with few seats', () => {
    expect(plan(', 0123456789, 45').bad.map(partsOf)).toEqual([0]);
    expect(plan('Ali, nanti').bad.map(partsOf)).toEqual([0]);
  });

  const known = aFamily({ id: 'a', name: 'Puan Siti binti Omar', phone: '0137654421', seats: 5 });
  it.each([
    ['the same number', 'Siti, 013-765 4421', 'phone', 'merge'],
    ['the same name without a number', 'Siti binti Omar', 'name', 'merge'],
    ['the same name with another number', 'Hjh. Siti Binti Omar, 0193307812', 'name', 'keep'],
    ['a row that repeats another', 'Abu, 0111\nAli, 0179912040\nMakcik, 0179912040', 'repeated', 'skip'],
    ['a row with the name of another and a number of its own', 'Ali, 0179912040\nAli, 0179912041', 'repeated', 'keep'],
  ])('proposes what to do about %s', (_what, text, why, choice) => {
    expect(plan(text, { list: [known] }).duplicates).toMatchObject([{ why, choice }]);
  });

  it('merges into a family what it lacks, and nothing that it has', () => {
    const list = [{ ...known, title: '', table: 'A1' }];
    const row = { ...read('Siti, 013-765 4421, 9')[0], title: 'Kak Siti', table: 'B2' } as ImportedRow;
    const rows = correctedRows([row], [], 2, list);
    expect(planOf(rows, [], list)).toMatchObject({
      additions: [],
      merges: [{ id: 'a', values: { title: 'Kak Siti' } }],
      seats: 0,
    });
    expect(planOf(rows, [{ row: 1, choice: 'skip' }], list)).toMatchObject({ additions: [], merges: [] });
    expect(planOf(rows, [{ row: 1, choice: 'keep' }], list)).toMatchObject({
      additions: [{ name: 'Siti' }],
      merges: [],
    });
  });

  it('merges two rows into one, and adds a row whose earlier one is left out', () => {
    const text = 'Ali\nAli, 0179912040';
    const choices: Choice[] = [{ row: 2, choice: 'merge' }];
    expect(plan(text, { choices }).additions).toMatchObject([{ name: 'Ali', phone: '0179912040' }]);
    // The first row cannot be added: the second repeats nothing.
    expect(names(plan('Ali, 99\nAli', {}).additions)).toEqual(['Ali']);
  });

  it('is sent as a table with the same content', () => {
    const { additions } = plan('Dato’ "Mail", 2\nAli; 0123456789');
    expect(sentText(additions)).toBe(
      'Nama,Telefon,Pax,Khas buat,Meja,Catatan\n' +
        '"Dato’ ""Mail""","","2","","",""\n' +
        '"Ali","0123456789","2","","",""',
    );
  });
});
