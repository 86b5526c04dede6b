import { DESIGN_COLOURS, type DesignPalette } from '@serikad/shared/designs/design.types';
import { publishFaults } from './publish-faults.js';

const paletteOf = (text: string): DesignPalette => {
  const grounds = ['ground', 'ground2', 'card', 'sheet', 'tint', 'door', 'btn', 'bar', 'band'];
  const colours = DESIGN_COLOURS.map((name) => [name, grounds.includes(name) ? '#ffffff' : text]);
  return Object.fromEntries(colours) as DesignPalette;
};
const finished = { palette: paletteOf('#222222'), basedOn: 'cv0901', hasOwnCover: true };

describe('D-02 the faults of a design before it is shown', () => {
  it('are none of a design with readable texts and a cover of its own, nor of a bundled one', () => {
    expect(publishFaults(finished)).toBeNull();
    expect(publishFaults({ ...finished, basedOn: null, hasOwnCover: false })).toBeNull();
  });

  it('are the cover of its base, and texts below the readable contrast', () => {
    expect(publishFaults({ ...finished, hasOwnCover: false })).toEqual({ unreadable: [], hasBaseCover: true });
    const faults = publishFaults({ ...finished, palette: { ...finished.palette, btnInk: '#ffffff' } });
    expect(faults).toEqual({ unreadable: [{ text: 'btnInk', ground: 'btn', ratio: 1 }], hasBaseCover: false });
  });
});
