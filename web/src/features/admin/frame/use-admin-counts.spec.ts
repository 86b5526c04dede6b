import { newsSince } from './use-admin-counts.js';

const DAY = '2026-11-22';

it.each([
  [{ made: 2, toMake: 3 }, { made: 2, toMake: 3 }, ''],
  [{ made: 2, toMake: 3 }, { made: 3, toMake: 3 }, '1 pesanan baharu masuk.'],
  [{ made: 2, toMake: 3 }, { made: 2, toMake: 5 }, '2 pesanan lagi untuk dibuat.'],
  [{ made: 0, toMake: 0 }, { made: 1, toMake: 1 }, '1 pesanan baharu masuk. 1 pesanan lagi untuk dibuat.'],
  [{ made: 2, toMake: 3 }, { made: 1, toMake: 0 }, ''],
  [{ made: 2, toMake: 3 }, { made: 3, toMake: 1 }, '1 pesanan baharu masuk.'],
])('D-02 what the admin pages announce after %j at %j: %p', (before, now, news) => {
  expect(newsSince({ day: DAY, ...before }, { day: DAY, ...now })).toBe(news);
});

it('D-02 a new day is no news', () => {
  expect(newsSince({ day: '2026-11-21', made: 0, toMake: 0 }, { day: DAY, made: 9, toMake: 9 })).toBe('');
});
