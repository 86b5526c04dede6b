/** @jest-environment jsdom */
import { giftDrawingTexts } from '../../../../../i18n/editor-gift-drawings.js';
import { drawingSvg, GIFT_DRAWINGS } from './gift-drawings.js';

describe('C-08 the drawings of gifts', () => {
  it('C-08 are forty, each with a name of its own', () => {
    expect(GIFT_DRAWINGS).toHaveLength(40);
    expect(new Set(GIFT_DRAWINGS.map((drawing) => giftDrawingTexts.names[drawing]))).toHaveProperty('size', 40);
  });

  it.each(GIFT_DRAWINGS)('C-08 %s is a well-formed picture that loads nothing', (drawing) => {
    const svg = drawingSvg(drawing);
    const parsed = new DOMParser().parseFromString(svg, 'image/svg+xml');
    expect(parsed.querySelector('parsererror')).toBeNull();
    expect(parsed.documentElement.children.length).toBeGreaterThan(4);
    expect(svg).not.toMatch(/NaN|undefined|href|url\(/);
  });
});
