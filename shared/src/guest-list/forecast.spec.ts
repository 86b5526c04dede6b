import type { FamilyView } from './family.types.js';
import { forecastOf } from './forecast.js';
import { totalsOf } from './guest-list.js';

type Counted = Pick<FamilyView, 'seats' | 'sessions' | 'sent' | 'openedAt' | 'answer'>;
const family = (answer?: 'coming' | 'maybe' | 'no', adults = 0): Counted => ({
  seats: 4,
  sessions: null,
  sent: {},
  openedAt: null,
  answer: answer
    ? {
        sessions: [{ session: 'main', answer, adults, children: 0 }],
        message: '',
        answeredAt: '',
        updatedAt: '',
        onBehalf: false,
      }
    : null,
});
const times = (count: number, of: Counted): Counted[] => Array.from({ length: count }, () => of);
const forecast = (families: Counted[]) => forecastOf(families, totalsOf(families));

describe('G-11 the forecast of guests', () => {
  it('G-11 has no range before ten have answered', () => {
    expect(forecast([])).toEqual({ sure: 0, maybe: 0, unheard: 0, familiesUnheard: 0, range: null });
    expect(forecast([...times(9, family('coming', 2)), family()])).toEqual({
      sure: 18,
      maybe: 0,
      unheard: 4,
      familiesUnheard: 1,
      range: null,
    });
  });

  it('G-11 G-13 counts guests of the open page as sure, which do not change how families are expected to answer', () => {
    const families = [...times(10, family('coming', 2)), ...times(10, family())];
    // 20 of 40 seats; 40 seats unheard.
    expect(forecastOf(families, totalsOf(families, undefined, { adults: 30, children: 5 }))).toEqual({
      sure: 55,
      maybe: 0,
      unheard: 40,
      familiesUnheard: 10,
      range: { low: 60, high: 80, percent: 50 },
    });
  });

  it('G-11 has a range from half as often as those who answered to as often, with those who are not sure', () => {
    const answered = [...times(10, family('coming', 4)), ...times(8, family('no')), ...times(2, family('maybe', 3))];
    // 40 of 80 seats; 100 seats unheard.
    expect(forecast([...answered, ...times(25, family())])).toEqual({
      sure: 40,
      maybe: 6,
      unheard: 100,
      familiesUnheard: 25,
      range: { low: 60, high: 100, percent: 50 },
    });
  });

  it('G-11 has no range left when all have answered', () => {
    expect(forecast(times(10, family('coming', 2))).range).toEqual({ low: 20, high: 20, percent: 50 });
  });

  it('G-11 G-18 knows nothing of families that answered another session alone; those not invited do not count', () => {
    const answered = family('coming', 2);
    const said = { session: 'akad', answer: 'coming', adults: 4, children: 0 } as const;
    const akad: Counted = { ...answered, answer: answered.answer && { ...answered.answer, sessions: [said] } };
    const families = [...times(10, answered), ...times(5, akad), ...times(5, { ...akad, sessions: ['akad'] })];
    const totals = totalsOf(families, ['main', 'akad']);
    expect(totals.sessions).toMatchObject({ main: { adults: 20, unheard: 20 }, akad: { adults: 40, unheard: 40 } });
    // 20 of 40 seats; 20 seats unheard.
    expect(forecastOf(families, totals)).toEqual({
      sure: 20,
      maybe: 0,
      unheard: 20,
      familiesUnheard: 5,
      range: { low: 20, high: 30, percent: 50 },
    });
    // Nine are too few, however many answered the other session.
    expect(forecastOf(families.slice(1), totalsOf(families.slice(1), ['main', 'akad'])).range).toBeNull();
  });
});
