import type { Arrivals } from '@serikad/shared/guest-list/check-in.types';
import { totalsOf } from '@serikad/shared/guest-list/guest-list';
import { doorFigures, firstDayOf, hasEnded, isDoorOpen } from './door-figures.js';
import { aFamily, answered } from '../model/test-families.js';

const ARRIVALS: Arrivals = {
  sessions: { main: { adults: 4, children: 1 }, akad: { adults: 2, children: 0 } },
  families: {
    a: { main: { adults: 3, children: 1 }, akad: { adults: 2, children: 0 } },
    b: { main: { adults: 1, children: 0 } },
  },
  walkIns: { main: { adults: 1, children: 0 } },
};

describe('the figures of the check-in for the couple', () => {
  const answers = [
    { session: 'main', answer: 'coming' as const, adults: 5, children: 2 },
    { session: 'akad', answer: 'coming' as const, adults: 3, children: 0 },
  ];
  const totals = totalsOf([aFamily({ answer: { ...answered('coming'), sessions: answers } })], ['main', 'akad']);

  it('G-14 G-18 are those of each session, not their sum', () => {
    const sessions = [
      { value: 'main', label: 'Resepsi' },
      { value: 'akad', label: 'Akad nikah' },
    ];
    expect(doorFigures(ARRIVALS, totals, sessions)).toEqual([
      { id: 'main', name: 'Resepsi', came: 5, expected: 7, families: 2, walkIns: 1 },
      { id: 'akad', name: 'Akad nikah', came: 2, expected: 3, families: 1, walkIns: 0 },
    ]);
  });

  it('G-14 have no name for a single session', () => {
    expect(doorFigures(ARRIVALS, totals, [])).toEqual([expect.objectContaining({ id: 'main', name: '', came: 5 })]);
  });
});

describe('the time in which arrivals are read repeatedly', () => {
  const door = { link: '/d/3fTq', expiresAt: '2026-12-13T16:00:00.000Z' };

  it('G-14 is from the day before the first session in Malaysia until the end of the link', () => {
    const at = (moment: string): boolean => isDoorOpen(door, '2026-12-12', Date.parse(moment));
    expect(at('2026-12-10T15:59:59Z')).toBe(false);
    expect(at('2026-12-10T16:00:00Z')).toBe(true);
    expect(at('2026-12-13T15:59:59Z')).toBe(true);
    expect(at('2026-12-13T16:00:00Z')).toBe(false);
    expect(hasEnded(door, Date.parse('2026-12-13T16:00:00Z'))).toBe(true);
  });

  it('G-14 is not without a link, nor while no day is known', () => {
    const now = Date.parse('2026-12-12T04:00:00Z');
    expect(isDoorOpen({ ...door, link: '' }, '2026-12-12', now)).toBe(false);
    expect(isDoorOpen(door, null, now)).toBe(false);
  });

  it('G-18 begins with the first session, which may be before the main one', () => {
    const details = { date: '2026-12-11', startTime: '', endTime: '', place: null, tentative: [] };
    const session = { id: 'akad', title: 'Akad', details, limit: 0, taken: 0 };
    expect(firstDayOf('2026-12-12', [session])).toBe('2026-12-11');
    expect([firstDayOf('2026-12-12', []), firstDayOf(null, [])]).toEqual(['2026-12-12', null]);
  });
});
