import { unreadablePairs, type ColouredDesign } from '@serikad/shared/designs/contrast';
import { DESIGN_COLOURS, type DesignPalette } from '@serikad/shared/designs/design.types';
import { colourName, MAIN_COLOURS, OTHER_COLOURS } from './colour-names.js';

describe('the labels of a design’s colours', () => {
  const paths = [...MAIN_COLOURS, ...OTHER_COLOURS];
  const labels = paths.map(colourName);

  it('are of every colour of the palette, and of none that no page shows', () => {
    const shown = [...DESIGN_COLOURS.map((name) => `palette.${name}`), 'backgroundColor'];
    expect(paths.toSorted()).toEqual(shown.toSorted());
  });

  it('are words, each of one colour', () => {
    expect(labels.filter((label) => !/^[A-Z][a-z]+( [a-z&]+)*$/.test(label))).toEqual([]);
    expect(new Set(labels).size).toBe(labels.length);
  });

  it('name both colours of every warning', () => {
    const grey = '#888888';
    const design: ColouredDesign = {
      palette: Object.fromEntries(DESIGN_COLOURS.map((name) => [name, grey])) as DesignPalette,
    };
    const named = unreadablePairs(design).flatMap(({ text, ground }) => [text, ground]);
    expect(named).toEqual(expect.arrayContaining(['footer', 'btnInk', 'btn']));
    const offered: string[] = paths;
    expect(named.filter((name) => name !== 'footer' && !offered.includes(`palette.${name}`))).toEqual([]);
    expect(named.filter((name) => colourName(name) === name)).toEqual([]);
  });
});
