import { backOff } from './back-off.js';

afterEach(() => {
  jest.restoreAllMocks();
});

describe('C-11 the wait before a photo is tried again', () => {
  it('doubles up to a minute, at a random moment of its second half', () => {
    const random = jest.spyOn(Math, 'random');
    random.mockReturnValue(0);
    expect([1, 2, 3, 4, 5, 6, 20].map((failures) => backOff(failures))).toEqual([
      1000, 2000, 4000, 8000, 16_000, 30_000, 30_000,
    ]);
    random.mockReturnValue(0.999_999);
    expect([1, 2, 6, 2000].map((failures) => Math.round(backOff(failures)))).toEqual([2000, 4000, 60_000, 60_000]);
  });

  it('is never shorter than the server asks for, nor the same for all phones', () => {
    const random = jest.spyOn(Math, 'random');
    random.mockReturnValue(0);
    expect(backOff(1, 90_000)).toBe(90_000);
    random.mockReturnValue(0.5);
    expect(backOff(1, 90_000)).toBe(91_000);
    expect(backOff(10, 5_000)).toBe(45_000);
  });
});
