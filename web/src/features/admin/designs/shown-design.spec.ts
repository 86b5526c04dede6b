import type { AdminDesign } from '@serikad/shared/designs/admin-design.types';
import { DESIGN_COLOURS, type DesignPalette } from '@serikad/shared/designs/design.types';
import { bundle } from '../../../guest/dev/fixture.js';
import { valuesOf } from './design-values.js';
import { designWith, sampleWith } from './shown-design.js';

const palette = Object.fromEntries(DESIGN_COLOURS.map((name) => [name, '#123456'])) as DesignPalette;
const stored: AdminDesign = {
  ...bundle.design,
  palette,
  hidden: true,
  order: 1,
  basedOn: null,
  edited: [],
  hasOwnCover: false,
  motifs: [],
  searchWords: '',
  colours: [],
  layers: [],
};
const values = valuesOf(stored);

test('the preview shows what is typed; a colour that is not complete stays as it is stored', () => {
  const typed = {
    ...values,
    type: { name: 'Cinzel', head: 'Amiri' },
    palette: { ...palette, ink: '#ffffff', card: '#12' },
    backgroundColor: '',
  };
  const shown = designWith(stored, typed);
  expect(shown.type).toEqual({ name: 'Cinzel', head: 'Amiri' });
  expect(shown.palette).toEqual({ ...palette, ink: '#ffffff' });
  expect(shown.backgroundColor).toBe(stored.backgroundColor);
  expect(shown.navbar).toEqual(stored.navbar);
});

test('the preview has names of three lengths; those in Jawi are left out where they are of others', () => {
  const namesIn = (names: 'sample' | 'short' | 'long') => {
    const { couple, jawiNames } = sampleWith(bundle, stored, names).invitation;
    return [couple.bride.shortName, couple.groom.shortName, jawiNames.couple.bride];
  };
  const { couple, jawiNames } = bundle.invitation;
  expect(namesIn('sample')).toEqual([couple.bride.shortName, couple.groom.shortName, jawiNames.couple.bride]);
  expect(namesIn('short')).toEqual(['Lia', 'Adi', '']);
  expect(namesIn('long')).toEqual(['Nur Aisyah Humaira', 'Muhammad Firdaus Hakimi', '']);
});
