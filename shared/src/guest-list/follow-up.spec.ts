import type { FamilyView } from './family.types.js';
import { followUp, followUpGroup, toRemind } from './follow-up.js';

type Followed = Pick<FamilyView, 'sessions' | 'sent' | 'openedAt' | 'answer'> & { id: string };

const CLOSES_ON = '2026-11-28';
/** A moment in Malaysia. */
const at = (day: string, time = '12:00:00.000'): string => new Date(`${day}T${time}+08:00`).toISOString();
const now = (day: string, time?: string): number => Date.parse(at(day, time));

const family = (more: Partial<Followed> = {}): Followed => ({
  id: 'f',
  sessions: null,
  sent: {},
  openedAt: null,
  answer: null,
  ...more,
});
const invited = (day: string, time?: string): Pick<Followed, 'sent'> => ({
  sent: { invitation: { at: at(day, time) } },
});
const ANSWER: NonNullable<Followed['answer']> = {
  sessions: [{ session: 'main', answer: 'maybe', adults: 1, children: 0 }],
  message: '',
  answeredAt: at('2026-11-20'),
  updatedAt: at('2026-11-20'),
  onBehalf: false,
};

describe('G-11 the families to be reminded', () => {
  it('G-11 include one that was sent nothing, at any time, and none that answered', () => {
    for (const closesOn of [null, CLOSES_ON, '2026-01-01']) {
      expect(followUpGroup(family(), { now: now('2026-11-22'), closesOn })).toBe('unsent');
      const answered = family({ answer: ANSWER, ...invited('2026-11-01') });
      expect(followUpGroup(answered, { now: now('2026-11-27'), closesOn })).toBeNull();
    }
  });

  it.each([
    ['the third day before', '2026-11-21', '23:59:59.999', null],
    ['the third day', '2026-11-22', '00:00:00.000', 'unopened'],
  ] as const)('G-11 are those that have not opened when %s begins in Malaysia', (_when, day, time, group) => {
    const early = family(invited('2026-11-19', '00:00:00.000'));
    const late = family(invited('2026-11-19', '23:59:59.999'));
    for (const closesOn of [null, '2026-12-31']) {
      expect(followUpGroup(early, { now: now(day, time), closesOn })).toBe(group);
      expect(followUpGroup(late, { now: now(day, time), closesOn })).toBe(group);
    }
  });

  it.each([
    [14, '2026-11-14'],
    [7, '2026-11-21'],
    [3, '2026-11-25'],
  ])(
    'G-11 are those that have not answered from the first moment %d days before the closing date, %s',
    (_days, day) => {
      const eve = new Date(now(day) - 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
      const opened = family({ ...invited(eve, '08:00:00.000'), openedAt: at(eve, '09:00:00.000') });
      expect(followUpGroup(opened, { now: now(day) - 12 * 3_600_000 - 1, closesOn: CLOSES_ON })).toBeNull();
      expect(followUpGroup(opened, { now: now(day, '00:00:00.000'), closesOn: CLOSES_ON })).toBe('unanswered');
      const reminded = family({ ...opened, sent: { ...opened.sent, reminder: { at: at(day, '00:00:00.000') } } });
      expect(followUpGroup(reminded, { now: now(day), closesOn: CLOSES_ON })).toBeNull();
    },
  );

  it('G-11 get each of the three reminders once, and none after the closing date', () => {
    let sent: Followed['sent'] = invited('2026-11-01').sent;
    const days: string[] = [];
    for (let moment = now('2026-11-02'); moment <= now('2026-12-05'); moment += 24 * 60 * 60 * 1000) {
      const opened = family({ sent, openedAt: at('2026-11-02') });
      if (followUpGroup(opened, { now: moment, closesOn: CLOSES_ON }) !== 'unanswered') continue;
      days.push(new Date(moment).toISOString().slice(0, 10));
      sent = { ...sent, reminder: { at: new Date(moment).toISOString() } };
    }
    expect(days).toEqual(['2026-11-14', '2026-11-21', '2026-11-25']);
    const waiting = family(invited('2026-11-01'));
    expect(followUpGroup(waiting, { now: now('2026-11-28', '23:59:59.999'), closesOn: CLOSES_ON })).toBe('unopened');
    expect(followUpGroup(waiting, { now: now('2026-11-29', '00:00:00.000'), closesOn: CLOSES_ON })).toBeNull();
  });

  it('G-11 count as not answered when invited two days ago and not opened, three days before the closing date', () => {
    const late = family(invited('2026-11-24'));
    expect(followUpGroup(late, { now: now('2026-11-25'), closesOn: CLOSES_ON })).toBe('unanswered');
    expect(followUpGroup(family(invited('2026-11-25')), { now: now('2026-11-26'), closesOn: CLOSES_ON })).toBeNull();
  });

  it('G-11 without a closing date are those three days after the link was opened, and after each reminder', () => {
    const opened = family({ ...invited('2026-11-01'), openedAt: at('2026-11-10') });
    expect(followUpGroup(opened, { now: now('2026-11-12', '23:59:59.999'), closesOn: null })).toBeNull();
    expect(followUpGroup(opened, { now: now('2026-11-13', '00:00:00.000'), closesOn: null })).toBe('unanswered');
    const reminded = family({ ...opened, sent: { ...opened.sent, reminder: { at: at('2026-11-13') } } });
    expect(followUpGroup(reminded, { now: now('2026-11-15'), closesOn: null })).toBeNull();
    expect(followUpGroup(reminded, { now: now('2026-11-16'), closesOn: null })).toBe('unanswered');
  });

  it('G-11 include one that opened its link though no message was marked, from then on', () => {
    const handed = family({ openedAt: at('2026-11-10') });
    expect(followUpGroup(handed, { now: now('2026-11-13'), closesOn: null })).toBe('unanswered');
    expect(followUpGroup(handed, { now: now('2026-11-14'), closesOn: CLOSES_ON })).toBe('unanswered');
  });
});

describe('G-11 G-18 a session that was added after the RSVP', () => {
  const sessions = ['main', 'akad'];

  it('G-11 G-18 makes a family one that has not answered until it answers that session', () => {
    const opened = family({ ...invited('2026-11-01'), openedAt: at('2026-11-02'), answer: ANSWER });
    for (const closesOn of [null, CLOSES_ON]) {
      const time = { now: now('2026-11-22'), closesOn, sessions };
      expect(followUpGroup(opened, time)).toBe('unanswered');
      expect(followUp([opened], time).unanswered).toEqual([
        { family: opened, since: ANSWER.updatedAt, isReminded: false },
      ]);
      // Not invited to it, or the only session.
      expect(followUpGroup({ ...opened, sessions: ['main'] }, time)).toBeNull();
      expect(followUpGroup(opened, { ...time, sessions: ['main'] })).toBeNull();
      const both = [...ANSWER.sessions, { session: 'akad', answer: 'no', adults: 0, children: 0 } as const];
      expect(followUpGroup({ ...opened, answer: { ...ANSWER, sessions: both } }, time)).toBeNull();
    }
  });

  it('G-11 G-18 is asked of a family whose answer the couple recorded, as of one that has opened its link', () => {
    const recorded = family({ answer: { ...ANSWER, onBehalf: true } });
    const group = (day: string) => followUpGroup(recorded, { now: now(day), closesOn: null, sessions });
    expect([group('2026-11-22'), group('2026-11-23')]).toEqual([null, 'unanswered']);
    const reminder = { at: at('2026-11-23') };
    const { unanswered } = followUp([{ ...recorded, sent: { reminder } }], {
      now: now('2026-11-23'),
      closesOn: null,
      sessions,
    });
    expect(unanswered.map(({ isReminded }) => isReminded)).toEqual([true]);
  });
});

describe('G-11 the groups of families to be reminded', () => {
  it('G-11 list the longest wait first; a family that was reminded today stays, last and without another reminder', () => {
    const time = { now: now('2026-11-22'), closesOn: CLOSES_ON };
    const reminder = { at: at('2026-11-22', '00:00:00.000') };
    const families = [
      family({ id: 'late', ...invited('2026-11-19') }),
      family({ id: 'reminded', sent: { ...invited('2026-11-02').sent, reminder } }),
      family({ id: 'early', ...invited('2026-11-13') }),
      family({ id: 'opened', ...invited('2026-11-13'), openedAt: at('2026-11-15') }),
      family({ id: 'reminded too', sent: { ...invited('2026-11-02').sent, reminder }, openedAt: at('2026-11-15') }),
      family({ id: 'new' }),
      family({ id: 'done', answer: ANSWER, sent: { reminder } }),
    ];
    const groups = followUp(families, time);
    const ids = (list: { family: Followed }[]) => list.map((entry) => entry.family.id);
    expect(ids(groups.unsent)).toEqual(['new']);
    expect(ids(groups.unopened)).toEqual(['early', 'late', 'reminded']);
    expect(ids(groups.unanswered)).toEqual(['opened', 'reminded too']);
    expect(toRemind(groups.unopened).map(({ id }) => id)).toEqual(['early', 'late']);
    const tomorrow = followUp(families, { ...time, now: now('2026-11-23', '00:00:00.000') });
    expect(ids(tomorrow.unopened)).not.toContain('reminded');
  });

  it('G-11 have a family in one group at most', () => {
    for (let day = 1; day <= 30; day += 1) {
      const time = { now: now(`2026-11-${String(day).padStart(2, '0')}`), closesOn: CLOSES_ON };
      const families = Array.from({ length: 15 }, (_, n) =>
        family({ id: `${n}`, ...invited(`2026-10-${n + 10}`), ...(n % 2 && { openedAt: at(`2026-11-${n + 10}`) }) }),
      );
      const all = Object.values(followUp(families, time)).flat();
      expect(new Set(all.map((entry) => entry.family.id)).size).toBe(all.length);
    }
  });
});
