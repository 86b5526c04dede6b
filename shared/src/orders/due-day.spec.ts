import { dueDay } from './due-day.js';

const due = (item: 'rsvp' | 'video' | 'card' | 'pdf', submittedAt: string | null, status = 'in-progress' as const) =>
  dueDay({ item, status }, submittedAt);

describe('D-02 the day on which an item is due', () => {
  it.each([
    // A Tuesday.
    ['video', '2026-11-10T03:00:00Z', '2026-11-19'],
    ['pdf', '2026-11-10T03:00:00Z', '2026-11-17'],
    ['card', '2026-11-10T03:00:00Z', '2026-11-24'],
    // A minute before midnight in Malaysia, and at midnight.
    ['pdf', '2026-11-10T15:59:00Z', '2026-11-17'],
    ['pdf', '2026-11-10T16:00:00Z', '2026-11-18'],
    // Friday, Saturday and Sunday count from the Monday after.
    ['pdf', '2026-11-13T03:00:00Z', '2026-11-20'],
    ['pdf', '2026-11-14T03:00:00Z', '2026-11-20'],
    ['pdf', '2026-11-15T03:00:00Z', '2026-11-20'],
    // Over the end of a year.
    ['video', '2026-12-29T03:00:00Z', '2027-01-07'],
  ] as const)('of a %s handed in at %s is %s', (item, submittedAt, day) => {
    expect(due(item, submittedAt)).toBe(day);
  });

  it('does not exist for an E-Card, nor before the details are submitted', () => {
    expect([due('rsvp', '2026-11-10T03:00:00Z'), due('video', null)]).toEqual([null, null]);
  });

  it.each([
    ['draft', null],
    ['in-progress', '2026-11-17'],
    ['approval', '2026-11-17'],
    ['completed', null],
  ] as const)('of an item that is %s: %s', (status, day) => {
    expect(dueDay({ item: 'pdf', status }, '2026-11-10T03:00:00Z')).toBe(day);
  });
});
