import { unreadablePairs, type ColouredDesign } from '@serikad/shared/designs/contrast';
import { DESIGN_COLOURS, type DesignPalette } from '@serikad/shared/designs/design.types';
import { colourName, COLOURS } from './colour-names.js';

describe('the labels of a design’s colours', () => {
  const labels = [...DESIGN_COLOURS, ...COLOURS.map(([path]) => path)].map(colourName);

  it('are words, each of one colour', () => {
    expect(labels.filter((label) => !/^[A-Z][a-z]+( [a-z&]+)*$/.test(label))).toEqual([]);
    expect(new Set(labels).size).toBe(labels.length);
  });

  it('name both colours of every warning', () => {
    const grey = '#888888';
    const design: ColouredDesign = {
      palette: Object.fromEntries(DESIGN_COLOURS.map((name) => [name, grey])) as DesignPalette,
      buttonColor: grey,
      buttonTextColor: grey,
      outlinedButtonTextColor: grey,
      backgroundColor: grey,
      navbar: { color: grey, textColor: grey },
    };
    const named = unreadablePairs(design).flatMap(({ text, ground }) => [text, ground]);
    expect(named).toContain('footer');
    expect(named.filter((name) => colourName(name) === name)).toEqual([]);
  });
});
