import { isSecondHalf } from './double-press.js';

const first = { x: 200, y: 600, at: 1000 };

describe('S-05 a double press on what opens a dialog', () => {
  it.each([
    ['opens it, and its second half is ignored', { x: 203, y: 598, at: 1180 }, 1020, true],
    ['counts as two where the dialog was open before: a button of its own', { x: 203, y: 598, at: 1180 }, 990, false],
    ['is none at another place', { x: 240, y: 600, at: 1180 }, 1020, false],
    ['is none after a while', { x: 200, y: 600, at: 1400 }, 1020, false],
  ])('%s', (_what, last, opened, expected) => {
    expect(isSecondHalf(first, last, opened)).toBe(expected);
  });

  it('needs two presses', () => {
    expect(isSecondHalf(first, undefined, 1020)).toBe(false);
    expect(isSecondHalf(undefined, first, 1020)).toBe(false);
  });
});
