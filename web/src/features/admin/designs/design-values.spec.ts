import { DESIGN_COLOURS, type DesignPalette } from '@serikad/shared/designs/design.types';
import { changesOf, followed, type DesignValues } from './design-values.js';

const stored: DesignValues = {
  name: 'Mawar Seri',
  category: 'floral',
  theme: 'light',
  videoUrl: '',
  motifs: ['mawar'],
  searchWords: '',
  backgroundColor: '#ffffff',
  type: { name: 'Alex Brush', head: 'Alex Brush' },
  palette: Object.fromEntries(DESIGN_COLOURS.map((name) => [name, '#123456'])) as unknown as DesignPalette,
};

describe('a design that is stored anew while its form is open', () => {
  const open = { ...stored, backgroundColor: '#222222', base: stored };
  const renamed = { ...stored, name: 'Mawar Indah' };

  it('sends only what was typed here, not the earlier name', () => {
    expect(changesOf('cv0004', followed(open, renamed))).toEqual({ id: 'cv0004', backgroundColor: '#222222' });
  });

  it('shows the new name, and keeps what was typed where both changed a field', () => {
    expect(followed(open, renamed)).toMatchObject({ name: 'Mawar Indah', backgroundColor: '#222222' });
    const both = followed({ ...stored, name: 'Mawar Kita', base: stored }, renamed);
    expect(both.name).toBe('Mawar Kita');
    expect(changesOf('cv0004', both)).toEqual({ id: 'cv0004', name: 'Mawar Kita' });
  });

  it('control: compared with the new stored values alone, the old name would be sent back', () => {
    expect(changesOf('cv0004', { ...open, base: renamed })).toMatchObject({ name: 'Mawar Seri' });
  });
});
