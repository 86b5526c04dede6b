import { pictureFault } from './picture-facts.js';

test.each([
  [{ width: 3, height: 3, transparent: false }, 'tiny'],
  [{ width: 900, height: 8, transparent: false }, 'tiny'],
  [{ width: 900, height: 900, transparent: true }, 'transparent'],
  [{ width: 120, height: 24, transparent: false }, null],
])('D-02 an uploaded picture of %o: %s', (facts, fault) => expect(pictureFault(facts)).toBe(fault));
