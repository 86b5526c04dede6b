import { addDays } from '@serikad/shared/calendar/days';
import { rentalProblems, rentalTotal, usualRental, withEvent, type Rental } from './rental.js';

const TODAY = '2026-11-20';

describe('S-31 the tray form', () => {
  const usual = usualRental(TODAY);

  it('begins with 7 black trays, an event in 14 days, fetched two days before and back two days after', () => {
    expect(usual).toEqual({
      black: 7,
      gold: 0,
      event: '2026-12-04',
      second: '',
      pickUp: '2026-12-02',
      giveBack: '2026-12-06',
    });
    expect(rentalTotal(usual)).toBe(175);
    expect(rentalProblems(usual, TODAY)).toEqual({});
  });

  it('charges 25 for a black and 30 for a golden tray', () => {
    expect(rentalTotal({ ...usual, black: 2, gold: 3 })).toBe(140);
    expect(rentalTotal({ ...usual, black: 0, gold: 0 })).toBe(0);
  });

  it.each<[string, Partial<Rental>, ReturnType<typeof rentalProblems>]>([
    ['an event in two days', { event: '2026-11-22', pickUp: TODAY, giveBack: '2026-11-24' }, { event: 'tooSoon' }],
    ['an event in three days', { event: '2026-11-23', pickUp: '2026-11-21', giveBack: '2026-11-25' }, {}],
    ['no event', { event: '' }, { event: 'missing' }],
    ['a second event', { second: '2026-12-12' }, {}],
    ['a second event before the first', { second: '2026-12-03' }, { second: 'beforeFirst' }],
    ['no pick-up', { pickUp: '' }, { pickUp: 'missing' }],
    ['a pick-up that is over', { pickUp: '2026-11-19', giveBack: TODAY }, { pickUp: 'past' }],
    ['a pick-up after the event', { pickUp: '2026-12-05' }, { pickUp: 'afterEvent' }],
    ['back on the day itself', { giveBack: '2026-12-02' }, { giveBack: 'outOfRange' }],
    ['back on the next day', { giveBack: '2026-12-03' }, {}],
    ['back after five days', { giveBack: '2026-12-07' }, {}],
    ['back after six days', { giveBack: '2026-12-08' }, { giveBack: 'outOfRange' }],
    ['never back', { giveBack: '' }, { giveBack: 'missing' }],
  ])('validates %s', (_what, change, problems) => {
    expect(rentalProblems({ ...usual, ...change }, TODAY)).toEqual(problems);
  });

  it('proposes new days with a new event, but leaves a day that was chosen', () => {
    expect(withEvent(usual, '2027-01-01')).toMatchObject({ pickUp: '2026-12-30', giveBack: '2027-01-03' });
    const chosen = { ...usual, giveBack: '2026-12-05' };
    expect(withEvent(chosen, '2026-12-05')).toMatchObject({ pickUp: '2026-12-03', giveBack: '2026-12-05' });
    expect(withEvent(usual, '')).toMatchObject({ event: '', pickUp: usual.pickUp });
  });

  it('counts days over the end of a year', () => {
    expect(addDays('2026-12-30', 3)).toBe('2027-01-02');
  });
});
