import { sizeText } from './sizes.js';

const MB = 1024 ** 2;

describe('C-11 sizes', () => {
  it.each([
    [0, '0 MB'],
    [1, '0.1 MB'],
    [3.44 * MB, '3.4 MB'],
    [340.4 * MB, '340 MB'],
    [1_023 * MB, '1023 MB'],
    [1.2 * 1024 * MB, '1.2 GB'],
    [12 * 1024 * MB, '12 GB'],
  ])('C-11 %d bytes read %s', (bytes, text) => {
    expect(sizeText(bytes)).toBe(text);
  });
});
