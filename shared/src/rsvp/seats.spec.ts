import { countInput, isFull, isLimited, perGuestLimitText, totalLimitText } from './seats.js';

describe('total limit', () => {
  it.each([
    [-1, false],
    [0, false],
    [0.5, false],
    [1, true],
    [100_000, true],
  ])('%p limits: %p', (totalLimit, expected) => {
    expect(isLimited(totalLimit)).toBe(expected);
  });

  it.each([
    { totalLimit: 50, taken: 49, full: false },
    { totalLimit: 50, taken: 50, full: true },
    // X39: lowered under what is taken.
    { totalLimit: 10, taken: 50, full: true },
    { totalLimit: 0, taken: 50, full: false },
    { totalLimit: -1, taken: 50, full: false },
  ])('$taken of $totalLimit is full: $full', ({ totalLimit, taken, full }) => {
    expect(isFull(totalLimit, taken)).toBe(full);
  });
});

describe('texts of a refused RSVP', () => {
  it('says the limit per guest in the words of the seeds', () => {
    expect(perGuestLimitText(5, 'ms')).toBe('Bilangan kehadiran tidak boleh melebihi 5 orang');
    expect(perGuestLimitText(5, 'en')).toBe('Attendance is limited to a maximum of 5 guests');
  });

  it.each([0, -3])('says that nothing is left at %p', (left) => {
    expect(totalLimitText(left, 'en')).toContain('All seats are taken');
    expect(totalLimitText(left, 'ms')).toContain('penuh');
  });

  it('says how many seats are left', () => {
    expect(totalLimitText(2, 'en')).toContain('2');
    expect(totalLimitText(2, 'ms')).toContain('2');
  });
});

describe('I-24 the field for the number of guests', () => {
  it.each([
    [0, 'number'],
    [1, 'dropdown'],
    [19, 'dropdown'],
    [20, 'number'],
    [1000, 'number'],
  ])('a limit of %p: %s', (limit, expected) => {
    expect(countInput(limit)).toBe(expected);
  });
});
