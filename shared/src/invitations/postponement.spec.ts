import { coverTexts } from './cover-texts.js';
import { newInvitationContent } from './new-invitation.js';
import { NOT_POSTPONED } from './postponement.js';
import { savedDay, type DayOfWedding, type SavedDay } from './saved-day.js';

const TIMES = { startTime: '11:00', endTime: '16:30' };
const NOT: DayOfWedding = { ...TIMES, date: '2026-12-12', postponed: NOT_POSTPONED };

const save = (stored: DayOfWedding, saved: Partial<SavedDay>): DayOfWedding =>
  savedDay(stored, { date: '2026-12-12', ...TIMES, ...saved });
const to = (date: string): Partial<SavedDay> => ({ postponed: { on: true, date } });
const BACK: Partial<SavedDay> = { postponed: { on: false, date: '' } };

describe('C-04 a postponed wedding', () => {
  it('has no sequence before it is postponed, whatever is saved', () => {
    expect(save(NOT, {})).toEqual(NOT);
    expect(save(NOT, { date: '2026-12-13', startTime: '20:00' })).toMatchObject({
      date: '2026-12-13',
      postponed: NOT_POSTPONED,
    });
  });

  it('has its new day, and the one before', () => {
    expect(save(NOT, to('2027-02-06'))).toEqual({
      ...TIMES,
      date: '2027-02-06',
      postponed: { on: true, from: '2026-12-12', sequence: 1 },
    });
  });

  it('has no day while it is to be announced', () => {
    expect(save(NOT, to(''))).toEqual({
      ...TIMES,
      date: null,
      postponed: { on: true, from: '2026-12-12', sequence: 1 },
    });
  });

  it.each([
    ['twice', [to('2027-02-06'), to('2027-03-06')], 2],
    ['without a day, then with one', [to(''), to('2028-02-29')], 2],
    ['and saved again without a change', [to('2027-02-06'), to('2027-02-06')], 1],
    ['and begins later on its new day', [to('2027-02-06'), { ...to('2027-02-06'), startTime: '20:00' }], 2],
    ['and taken back', [to('2027-02-06'), BACK], 2],
    ['and taken back, then saved without a change', [to(''), BACK, BACK], 2],
    ['and taken back, then moved as any other', [to(''), BACK, { ...BACK, date: '2026-12-13' }], 3],
    ['and taken back, then postponed again', [to(''), BACK, to('')], 3],
  ])('postponed %s, counts each change that calendars must take', (_, saves, sequence) => {
    expect(saves.reduce(save, NOT).postponed.sequence).toBe(sequence);
  });

  it('taken back, has its first day again', () => {
    const back = save(save(NOT, to('')), BACK);
    expect(back).toEqual({ ...NOT, postponed: { on: false, from: null, sequence: 2 } });
  });

  it('stays as it is with a save that says nothing of it; its day is then the one that counts', () => {
    const stored = save(NOT, to('2027-02-06'));
    expect(save(stored, { date: '2027-02-06' })).toEqual(stored);
    expect(save(stored, { date: '2027-03-06' })).toEqual({
      ...TIMES,
      date: '2027-03-06',
      postponed: { on: true, from: '2026-12-12', sequence: 2 },
    });
  });

  it.each([
    ['malay', 'Tarikh baharu akan dimaklumkan'],
    ['english', 'New date to be announced'],
  ] as const)('says on the cover that the day is open (%s)', (language, text) => {
    const content = newInvitationContent({ language });
    expect(coverTexts({ ...content, ...save(NOT, to('')) }, undefined).coverDate).toBe(text);
    expect(coverTexts(content, undefined).coverDate).toBe('');
  });
});
