import {
  ANSWERS,
  type Answer,
  type FamilyAnswer,
  type PersonalInvitation,
} from '@serikad/shared/guest-list/family.types';
import type { WordsOfSessions } from './family.types.js';
import {
  answersOf,
  changeOfSessions,
  fitted,
  isOutdated,
  namedWords,
  ofOneSession,
  sessionLimits,
  unansweredIn,
  withAnswer,
  withSession,
} from './session-words.js';
import { ms } from './texts/ms.js';

const said = (session: string, answer: Answer, adults = 2, children = 0) => ({ session, answer, adults, children });
const words = (...sessions: WordsOfSessions['sessions']): WordsOfSessions => ({
  answer: 'coming',
  adults: 2,
  children: 0,
  message: '',
  sessions,
});
const info = (full: string[] = [], stored: PersonalInvitation['answer'] = null): PersonalInvitation => ({
  invitationId: 'i',
  title: 'Keluarga Ali',
  seats: 4,
  language: 'malay',
  sessions: ['main', 'akad'],
  sessionDetails: ['main', 'akad'].map((id) => ({ id, title: id, details: null, isFull: full.includes(id) })),
  answer: stored,
  closesAt: null,
});
const stored = (...sessions: ReturnType<typeof said>[]): PersonalInvitation['answer'] => ({
  sessions,
  message: '',
  answeredAt: '',
  updatedAt: '',
  onBehalf: false,
});

describe('G-18 a family’s form of several sessions', () => {
  it('G-18 applies the choice above to all, but for a full session', () => {
    const limits = sessionLimits(info(['akad']), false);
    const all = withAnswer(words(said('main', 'no'), said('akad', 'no')), 'coming', limits);
    expect(all.sessions.map(({ answer }) => answer)).toEqual(['coming', 'no']);
    expect(all.answer).toBe('coming');
  });

  it('G-08 outdates a waiting RSVP by another one, not by itself where its response was lost', () => {
    const at = (updatedAt: string, ...sessions: ReturnType<typeof said>[]) =>
      info([], { ...(stored(...sessions) as FamilyAnswer), updatedAt });
    const waiting = { ...words(said('main', 'coming', 3), said('akad', 'no', 2)), since: 'before' };
    expect(isOutdated(waiting, at('before', said('main', 'no', 0), said('akad', 'no', 0)))).toBe(false);
    expect(isOutdated(waiting, at('later', said('main', 'no', 0), said('akad', 'no', 0)))).toBe(true);
    expect(isOutdated(waiting, at('later', said('main', 'coming', 3), said('akad', 'no', 0)))).toBe(false);
    expect(
      isOutdated({ ...waiting, message: 'Tahniah' }, at('later', said('main', 'coming', 3), said('akad', 'no', 0))),
    ).toBe(true);
    expect(isOutdated(waiting, info())).toBe(true);
    expect(isOutdated({ ...waiting, since: null }, info())).toBe(false);
    // Kept by an earlier version of the page.
    expect(isOutdated(words(said('main', 'coming')), at('later', said('main', 'no', 0)))).toBe(false);
  });

  it('G-18 keeps the numbers of a session that is not changed', () => {
    const two = words(said('akad', 'maybe', 1), said('main', 'coming', 3, 1));
    const { sessions: _sessions, ...rest } = { ...two, answer: 'coming' as const, adults: 3, children: 1 };
    expect(ofOneSession(two, 'main', 2)).toEqual(rest);
    expect(ofOneSession(words(said('main', 'no', 0)), 'main', 2)).toMatchObject({ answer: 'no', adults: 2 });
    expect(ofOneSession(rest, 'main', 2)).toEqual(rest);
  });

  it('G-18 names the sessions that the couple removed or added meanwhile', () => {
    const of = (...sessions: string[]) => ({ ...info(), sessions });
    expect(changeOfSessions(of('main', 'akad'), of('main'), ms)).toBe(
      'Jemputan ke “akad” telah dikeluarkan oleh tuan rumah. Sila semak, kemudian hantar semula.',
    );
    expect(changeOfSessions(of('main'), of('main', 'akad'), ms)).toBe(
      'Keluarga ini kini dijemput juga ke “akad”. Sila semak, kemudian hantar semula.',
    );
    expect(changeOfSessions(of('main'), { sessions: ['x'] }, ms)).toBe(ms.sessionsChanged);
    expect(changeOfSessions(of('main', 'akad'), of('main', 'akad'), ms)).toBeNull();
  });

  it('G-18 takes an answer for one session alone, which the choice above follows', () => {
    const one = withSession(words(said('main', 'coming'), said('akad', 'coming')), 'main', { answer: 'no' });
    expect(one.answer).toBe('coming');
    const none = withSession(one, 'akad', { answer: 'maybe', adults: 3 });
    expect([none.answer, none.adults]).toEqual(['maybe', 3]);
    expect(withSession(none, 'akad', { answer: 'no' }).answer).toBe('no');
  });

  it('G-18 G-09 allows after the closing date what the family holds, and no more', () => {
    const limits = sessionLimits(info([], stored(said('main', 'coming', 2, 1), said('akad', 'no', 0, 0))), true);
    expect(limits).toEqual([
      { id: 'main', held: 3, most: 3, canCome: true },
      { id: 'akad', held: 0, most: 0, canCome: false },
    ]);
    const all = withAnswer(words(said('main', 'no'), said('akad', 'no')), 'maybe', limits);
    expect(all.sessions[1]?.answer).toBe('no');
  });

  it('G-18 has no answer for a session that was added after the RSVP until one is chosen, whatever is chosen for all', () => {
    const before = stored(said('main', 'coming', 3, 1));
    const limits = sessionLimits(info([], before), false);
    const { sessions: _sessions, ...alone } = words();
    for (const kept of [words(said('main', 'coming', 3, 1)), { ...alone, adults: 3, children: 1 }]) {
      const fit = fitted(kept, limits, before, 2);
      expect(fit).toMatchObject({ answer: 'coming', adults: 3, sessions: [said('main', 'coming', 3, 1)] });
      expect(unansweredIn(fit, limits)).toEqual(['akad']);
      for (const answer of ANSWERS) {
        const all = withAnswer(fit, answer, limits);
        expect([all.answer, unansweredIn(all, limits)]).toEqual([answer, ['akad']]);
      }
      const chosen = withSession(fit, 'akad', { answer: 'maybe' }, 2);
      expect(chosen.sessions).toEqual([said('main', 'coming', 3, 1), said('akad', 'maybe', 2)]);
      expect(unansweredIn(chosen, limits)).toEqual([]);
    }
  });

  it('G-18 begins with the first answer for all sessions; a draft from before a session was added lacks that one', () => {
    const limits = sessionLimits(info(), false);
    const { sessions: _sessions, ...first } = words();
    expect(fitted(first, limits, null, 2).sessions).toEqual([said('main', 'coming'), said('akad', 'coming')]);
    const kept = fitted(namedWords({ ...first, children: 1 }, ['akad']), limits, null, 2);
    expect(kept.sessions).toEqual([said('akad', 'coming', 2, 1)]);
    expect(unansweredIn(kept, limits)).toEqual(['main']);
    expect(namedWords(first, ['main', 'akad'])).toBe(first);
    // What other phones of the family answered meanwhile is not lost.
    expect(fitted(kept, limits, stored(said('main', 'no', 0), said('akad', 'no', 0)), 2).sessions).toEqual([
      said('main', 'no'),
      said('akad', 'coming', 2, 1),
    ]);
  });

  it('G-18 G-09 leaves an added session without an answer after the closing date, unless the family does not come at all', () => {
    const before = stored(said('main', 'coming', 2));
    const limits = sessionLimits(info([], before), true);
    const fit = fitted(words(said('main', 'coming', 2)), limits, before, 2);
    expect(unansweredIn(fit, limits)).toEqual(['akad']);
    expect(withAnswer(fit, 'no', limits).sessions.map(({ answer }) => answer)).toEqual(['no', 'no']);
    // The first answer is of every session.
    const late = sessionLimits(info(), true);
    expect(fitted(words(said('main', 'no')), late, null, 2).sessions.map(({ answer }) => answer)).toEqual(['no', 'no']);
  });

  it('G-18 sends a waiting RSVP for the sessions that still exist', () => {
    expect(answersOf(words(said('main', 'no', 2, 1), said('gone', 'coming')), ['main', 'akad'])).toEqual([
      { session: 'main', answer: 'no', adults: 0, children: 0 },
    ]);
  });

  it('G-18 is fitted to exactly the link’s sessions, within the seats of each', () => {
    const numbers = [0, 1, 3, 40];
    const entries = ANSWERS.flatMap((answer) =>
      numbers.flatMap((adults) => numbers.map((children) => ({ answer, adults, children }))),
    );
    for (const entry of entries) {
      for (const [full, closed] of [
        [[], false],
        [['main'], false],
        [['main', 'akad'], true],
      ] as [string[], boolean][]) {
        const before = stored(said('akad', 'coming', 2, 1));
        const limits = sessionLimits(info(full, before), closed);
        const fit = fitted(words({ session: 'main', ...entry }, { session: 'gone', ...entry }), limits, before, 2);
        expect(fit.sessions.map(({ session }) => session)).toEqual(['main', 'akad']);
        fit.sessions.forEach(({ answer, adults, children }, at) => {
          const limit = limits[at];
          expect(adults).toBeGreaterThan(0);
          expect(answer !== 'no' && adults + children > (limit?.most ?? 0)).toBe(false);
          expect(answer === 'coming' && limit?.canCome !== true).toBe(false);
        });
      }
    }
  });
});
