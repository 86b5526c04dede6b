import { bundle } from '../dev/fixture.js';
import { documentAttributes } from './document.js';

const { invitation, design } = bundle;

describe('what the document’s root says', () => {
  it('tells how the doors stand and how they open', () => {
    const gate = { ...design, opening: { ...design.opening, category: 'gate' as const } };
    expect(documentAttributes({ ...bundle, design: gate })).toMatchObject({ opening: 'window', doors: 'gate' });
  });

  it('fades where the couple or the design wish it', () => {
    const faded = { ...invitation, openingOption: 'fade-out' as const };
    const fading = { ...design, opening: { ...design.opening, category: 'fade' as const } };
    expect(documentAttributes({ ...bundle, invitation: faded }).opening).toBe('fade');
    expect(documentAttributes({ ...bundle, design: fading }).opening).toBe('fade');
    expect(documentAttributes(bundle).opening).toBe('window');
  });

  it('names the kit of the design’s inner pages', () => {
    expect(documentAttributes({ ...bundle, design: { ...design, kit: 'night' } }).kit).toBe('night');
  });
});
