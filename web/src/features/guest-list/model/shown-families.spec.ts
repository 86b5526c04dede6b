import type { FamilyView } from '@serikad/shared/guest-list/family.types';
import { aFamily, answered } from './test-families.js';
import {
  ALL_BRANCHES,
  filterCounts,
  foundFamilies,
  matchesFilter,
  matchesQuery,
  nearestTo,
  waitingSince,
  type Shown,
} from './shown-families.js';

const NONE: ReadonlySet<string> = new Set();
const shown: Shown = { branch: ALL_BRANCHES, filter: 'all', sort: 'newest', query: '' };
const ids = (families: readonly FamilyView[]) => families.map(({ id }) => id);

describe('the families that a guest list shows (G-02, G-06)', () => {
  const siti = aFamily({
    id: 'siti',
    name: 'Puan Hajah Siti Nurhaliza binti Tarudin',
    title: 'Puan Hajah Siti Nurhaliza sekeluarga',
    phone: '+60137654421',
    table: 'VIP 3',
  });
  const ismail = aFamily({ id: 'ismail', name: 'Dato’ Haji Ismail', phone: '012-909 1188', branch: 'b1' });
  const renee = aFamily({ id: 'renee', name: 'Renée Tan' });

  it.each([
    ['nurhaliza', true],
    ['NURHALIZA siti', true],
    ['binti tarudin', true],
    ['0137', true],
    ['013-765 4421', true],
    ['+60 13', true],
    ['vip 3', true],
    ['siti 4421', true],
    ['siti ismail', false],
    ['019', false],
    ['   ', true],
  ])('G-02 the search %j finds a family by name, phone or table: %s', (query, found) => {
    expect(matchesQuery(siti, query)).toBe(found);
  });

  it('G-02 the search looks past marks and apostrophes', () => {
    expect(matchesQuery(ismail, "dato' haji")).toBe(true);
    expect(matchesQuery(renee, 'renee')).toBe(true);
  });

  it('G-02 a search without a hit offers the family that is spelt most nearly so, and none where none is near', () => {
    const mariam = aFamily({ id: 'mariam', name: 'Cikgu Siti Mariam binti Salleh' });
    const zulkifli = aFamily({ id: 'zulkifli', name: 'Encik Zulkifli bin Daud' });
    const all = [ismail, siti, mariam, renee, zulkifli];
    expect(nearestTo(all, 'nurhaliza tarudin 019')?.id).toBe('siti');
    expect(nearestTo(all, 'Zulkifly bin Daod')?.id).toBe('zulkifli');
    expect(nearestTo(all, 'bin')).toBeUndefined();
    expect(nearestTo(all, 'kalthum')).toBeUndefined();
    expect(nearestTo(all, 'i')).toBeUndefined();
  });

  it('G-06 each family is counted in the filters of its state; those who cannot come are part of the answered', () => {
    const families = [
      aFamily({ id: 'new' }),
      aFamily({ id: 'sent', sent: { invitation: { at: '2026-11-01T00:00:00.000Z' } } }),
      aFamily({ id: 'opened', openedAt: '2026-11-02T00:00:00.000Z' }),
      aFamily({ id: 'yes', answer: answered('coming', 2) }),
      aFamily({ id: 'no', answer: answered('no') }),
    ];
    expect(filterCounts(families, new Set(['yes', 'no']))).toEqual({
      all: 5,
      unsent: 1,
      sent: 1,
      opened: 1,
      answered: 2,
      declined: 1,
      duplicates: 2,
    });
    expect(ids(families.filter((family) => matchesFilter(family, 'declined', NONE)))).toEqual(['no']);
  });

  it('G-18 count a family that answered other sessions alone as one that has opened its invitation, not as declined', () => {
    const families = [
      aFamily({ id: 'main', answer: answered('no') }),
      aFamily({
        id: 'both',
        answer: {
          ...answered('coming', 2),
          sessions: [...answered('coming', 2).sessions, { session: 'akad', answer: 'no', adults: 0, children: 0 }],
        },
      }),
    ];
    const counts = (session?: string) => filterCounts(families, NONE, session);
    expect(counts()).toMatchObject({ opened: 0, answered: 2, declined: 1 });
    expect(counts('main')).toMatchObject({ opened: 0, answered: 2, declined: 1 });
    expect(counts('akad')).toMatchObject({ opened: 1, answered: 1, declined: 1 });
    expect(ids(families.filter((family) => matchesFilter(family, 'opened', NONE, 'akad')))).toEqual(['main']);
    expect(ids(families.filter((family) => matchesFilter(family, 'declined', NONE, 'akad')))).toEqual(['both']);
  });

  it('G-02 the branch and the search limit what is found, newest first', () => {
    const old = aFamily({ id: 'old', branch: 'b1', createdAt: '2026-10-01T00:00:00.000Z' });
    const all = [siti, ismail, old];
    expect(ids(foundFamilies(all, shown))).toEqual(['siti', 'ismail', 'old']);
    expect(ids(foundFamilies(all, { ...shown, branch: 'b1' }))).toEqual(['ismail', 'old']);
    expect(ids(foundFamilies(all, { ...shown, branch: 'b1', query: 'dato' }))).toEqual(['ismail']);
  });

  it('G-02 are sorted by name with the title, without case, and numbers in their order', () => {
    const all = ['Jiran No. 10', 'jiran no. 9', 'Zain', 'abu'].map((name) => aFamily({ id: name, name }));
    const titled = aFamily({ id: 'titled', name: 'Aaa', title: 'Keluarga Z' });
    expect(ids(foundFamilies([...all, titled], { ...shown, sort: 'name' }))).toEqual([
      'abu',
      'jiran no. 9',
      'Jiran No. 10',
      'titled',
      'Zain',
    ]);
  });

  it('G-06 are sorted by the longest wait since the opening, else the last message; answered and unsent come last', () => {
    const sent = (id: string, day: string) => aFamily({ id, sent: { invitation: { at: `2026-11-${day}T00:00:00Z` } } });
    const all = [
      aFamily({ id: 'unsent' }),
      sent('late', '09'),
      aFamily({ id: 'done', openedAt: '2026-11-01T00:00:00Z', answer: answered('coming') }),
      aFamily({
        ...sent('reminded', '01'),
        sent: { ...sent('', '01').sent, reminder: { at: '2026-11-07T00:00:00Z' } },
      }),
      aFamily({ ...sent('opened', '01'), openedAt: '2026-11-05T00:00:00Z' }),
      sent('early', '03'),
    ];
    expect(ids(foundFamilies(all, { ...shown, sort: 'waiting' })).slice(0, 4)).toEqual([
      'early',
      'opened',
      'reminded',
      'late',
    ]);
    expect(waitingSince(aFamily({ answer: answered('no'), openedAt: '2026-11-01T00:00:00Z' }))).toBeNull();
  });
});
