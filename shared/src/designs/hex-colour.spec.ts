import { contrast, isHexColour, luminance } from './hex-colour.js';

describe('I-11 contrast of the bar', () => {
  test('black on white is 21, whichever way round', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
    expect(contrast('#ffffff', '#000000')).toBeCloseTo(21);
  });
  test('a colour on itself is 1', () => expect(contrast('#7b5a52', '#7B5A52')).toBe(1));
  test('#767676 is the lightest grey that reads on white', () => {
    expect(contrast('#767676', '#ffffff')).toBeGreaterThanOrEqual(4.5);
    expect(contrast('#777777', '#ffffff')).toBeLessThan(4.5);
  });
  test('luminance weighs green most', () => {
    expect(luminance('#00ff00')).toBeGreaterThan(luminance('#ff0000'));
    expect(luminance('#ff0000')).toBeGreaterThan(luminance('#0000ff'));
  });
  test.each([null, undefined, '', '#fff', 'red', '#12345g'])('%s is no colour', (text) =>
    expect(isHexColour(text)).toBe(false),
  );
});
