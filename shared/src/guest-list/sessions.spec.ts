import fc from 'fast-check';
import { sessionLimitText } from '../rsvp/seats.js';
import { ANSWERS, type FamilyView } from './family.types.js';
import { answerTo, invitedTo, overallAnswer, seatsOf, totalsOf } from './guest-list.js';

const SESSIONS = ['main', 'akad', 'bertandang'];
type Listed = Pick<FamilyView, 'seats' | 'sessions' | 'sent' | 'openedAt' | 'answer'>;

const said = fc.record({
  answer: fc.constantFrom(...ANSWERS),
  adults: fc.integer({ min: 1, max: 9 }),
  children: fc.nat({ max: 5 }),
});
/** What was answered to a session stays in an RSVP for a moment after the family has left it, or it was removed. */
const family: fc.Arbitrary<Listed> = fc
  .record({
    seats: fc.integer({ min: 1, max: 30 }),
    sessions: fc.option(fc.subarray([...SESSIONS, 'gone'], { minLength: 1 })),
    answered: fc.option(fc.dictionary(fc.constantFrom(...SESSIONS, 'gone'), said, { minKeys: 1 })),
  })
  .map(({ seats, sessions, answered }) => ({
    seats,
    sessions,
    sent: {},
    openedAt: null,
    answer: answered && {
      sessions: Object.entries(answered).map(([session, entry]) => ({ session, ...entry })),
      message: '',
      answeredAt: '',
      updatedAt: '',
      onBehalf: false,
    },
  }));

describe('the sessions of families (G-18)', () => {
  it('G-18 a family without a choice is invited to all, else to those of its choice that there are, in their order', () => {
    expect(invitedTo({ sessions: null }, SESSIONS)).toEqual(SESSIONS);
    expect(invitedTo({ sessions: ['bertandang', 'gone', 'main'] }, SESSIONS)).toEqual(['main', 'bertandang']);
    expect(invitedTo({ sessions: ['gone'] }, SESSIONS)).toEqual([]);
  });

  it('G-12 G-18 each session counts the families that are invited to it, once: by their answer, or as unheard', () => {
    fc.assert(
      fc.property(fc.array(family, { maxLength: 8 }), (families) => {
        const totals = totalsOf(families, SESSIONS);
        expect(Object.keys(totals.sessions)).toEqual(SESSIONS);
        for (const id of SESSIONS) {
          const invited = families.filter(({ sessions }) => sessions === null || sessions.includes(id));
          const heard = invited.flatMap(({ answer }) => answerTo(answer, id) ?? []);
          const sum = totals.sessions[id];
          expect((sum?.adults ?? 0) + (sum?.children ?? 0)).toBe(heard.reduce((all, entry) => all + seatsOf(entry), 0));
          const unsure = heard.filter(({ answer }) => answer === 'maybe');
          expect((sum?.maybeAdults ?? 0) + (sum?.maybeChildren ?? 0)).toBe(
            unsure.reduce((all, entry) => all + entry.adults + entry.children, 0),
          );
          const silent = invited.filter(({ answer }) => !answerTo(answer, id));
          expect(sum?.unheard).toBe(silent.reduce((all, { seats }) => all + seats, 0));
        }
      }),
    );
  });

  it('G-06 G-18 a family comes when it comes to one session', () => {
    const entry = (answer: (typeof ANSWERS)[number]) => ({ session: 'main', answer, adults: 1, children: 0 });
    expect(overallAnswer({ sessions: [entry('no'), entry('maybe'), entry('coming')] })).toBe('coming');
    expect(overallAnswer({ sessions: [entry('no'), entry('maybe')] })).toBe('maybe');
    expect(overallAnswer({ sessions: [entry('no'), entry('no')] })).toBe('no');
  });

  it('G-18 a full session is named, with the seats that are left', () => {
    expect(sessionLimitText(0, 'Akad nikah', 'ms')).toContain('Akad nikah telah penuh');
    expect(sessionLimitText(2, 'Akad nikah', 'en')).toBe('Only 2 seats are left for Akad nikah');
  });
});
