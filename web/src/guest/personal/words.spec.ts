import type { FamilyAnswer } from '@serikad/shared/guest-list/family.types';
import { ms } from './texts/ms.js';
import { firstWords, momentWords, saidIn, saidOfSessions, seatsHeld, wordsOf } from './words.js';

const answer = (sessions: FamilyAnswer['sessions']): FamilyAnswer => ({
  sessions,
  message: 'Tahniah',
  answeredAt: '2026-11-20T12:12:00.000Z',
  updatedAt: '2026-11-20T12:12:00.000Z',
  onBehalf: false,
});

describe('G-08 what a family’s form begins with', () => {
  it.each([
    [1, 1],
    [2, 2],
    [30, 2],
  ])('is, of %i seats, %i adults who come', (seats, adults) => {
    expect(firstWords(seats)).toEqual({ answer: 'coming', adults, children: 0, message: '' });
  });

  it('is the stored RSVP, of several sessions one that the family comes to', () => {
    const stored = answer([
      { session: 'main', answer: 'no', adults: 0, children: 0 },
      { session: 's2', answer: 'coming', adults: 3, children: 1 },
    ]);
    expect(wordsOf(stored, 6)).toEqual({ answer: 'coming', adults: 3, children: 1, message: 'Tahniah' });
  });

  it('has adults again for a family that declined and changes its mind', () => {
    const declined = answer([{ session: 'main', answer: 'no', adults: 0, children: 0 }]);
    expect(wordsOf(declined, 4)).toEqual({ answer: 'no', adults: 2, children: 0, message: 'Tahniah' });
  });

  it('holds seats for those who come alone', () => {
    const words = { adults: 2, children: 3, message: '' };
    expect((['coming', 'maybe', 'no'] as const).map((each) => seatsHeld({ ...words, answer: each }))).toEqual([
      5, 0, 0,
    ]);
  });
});

describe('G-08 G-09 what a family reads of its RSVP', () => {
  it.each([
    [{ answer: 'coming', adults: 2, children: 1 }, 'Hadir, 2 dewasa dan 1 kanak-kanak'],
    [{ answer: 'maybe', adults: 3, children: 0 }, 'Belum pasti, mungkin 3 dewasa'],
    [{ answer: 'no', adults: 2, children: 0 }, 'Tidak dapat hadir'],
  ] as const)('%j is %s', (words, said) => {
    expect(saidIn({ ...words, message: '' }, ms)).toBe(said);
  });

  it('G-18 a session without an answer is named as such, where the family comes and where it does not', () => {
    const sessions = ['main', 's2'].map((id) => ({ id, title: id }));
    const ids = sessions.map(({ id }) => id);
    const said = (...of: FamilyAnswer['sessions']) => saidOfSessions(wordsOf(answer(of), 4, ids), sessions, ms);
    const main = { session: 'main', answer: 'coming', adults: 2, children: 0 } as const;
    const no = { answer: 'no', adults: 0, children: 0 } as const;
    expect(said(main)).toBe('main: Hadir, 2 dewasa\ns2: Belum dijawab');
    expect(said({ ...no, session: 'main' })).toBe('main: Tidak dapat hadir\ns2: Belum dijawab');
    expect(said({ ...no, session: 'main' }, { ...no, session: 's2' })).toBe('Tidak dapat hadir');
    // Of several sessions the family may be invited to one alone.
    expect(saidOfSessions(wordsOf(answer([main]), 4, ['main']), sessions.slice(0, 1), ms)).toBe('Hadir, 2 dewasa');
  });

  it('a moment is shown as its day and time in Malaysia', () => {
    expect(momentWords('2026-11-20T12:12:00.000Z', 'ms')).toBe('20 Nov, 8.12 malam');
    expect(momentWords('2026-11-20T16:05:00.000Z', 'en')).toBe('21 Nov, 12.05 am');
  });
});
