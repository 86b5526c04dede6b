import fc from 'fast-check';
import { type ComparedDesign, likeness, similarDesigns } from './similar-designs.js';

const rose: ComparedDesign = {
  _id: 'rose',
  category: 'floral',
  theme: 'light',
  colours: [],
  motifs: ['mawar'],
  shares: { putih: 0.8, 'merah-jambu': 0.2 },
};
const like = (_id: string, change: Partial<ComparedDesign>): ComparedDesign => ({ ...rose, _id, ...change });

describe('W-07 similar designs', () => {
  it.each<[Partial<ComparedDesign>, number]>([
    [{}, 1],
    [{ theme: 'dark' }, 0.9],
    [{ category: 'modern' }, 0.8],
    [{ motifs: [] }, 0.7],
    [{ motifs: ['mawar', 'melati', 'renda'] }, 0.8],
    [{ shares: { putih: 0.5, biru: 0.5 } }, 0.8],
    [{ shares: {} }, 0.6],
    [{ category: 'rustic', theme: 'dark', motifs: ['batik'], shares: { hitam: 1 } }, 0],
  ])('%j', (change, expected) => {
    expect(likeness(rose, like('other', change))).toBeCloseTo(expected);
    expect(likeness(like('other', change), rose)).toBeCloseTo(expected);
  });

  it('are the most alike first, in the catalogue’s order when as much, without the design itself', () => {
    const designs = [
      like('far', { category: 'modern', theme: 'dark' }),
      rose,
      like('near', {}),
      like('next', { theme: 'dark' }),
      like('equal', {}),
    ];
    expect(similarDesigns(rose, designs, 6).map(({ _id }) => _id)).toEqual(['near', 'equal', 'next', 'far']);
    expect(similarDesigns(rose, designs, 2).map(({ _id }) => _id)).toEqual(['near', 'equal']);
    expect(similarDesigns(rose, [rose], 6)).toEqual([]);
  });

  it('have no motif in common where neither has any', () => {
    expect(likeness(like('one', { motifs: [] }), like('other', { motifs: [] }))).toBeCloseTo(0.7);
  });

  it('have a likeness between 0 and 1', () => {
    const share = fc.double({ min: 0, max: 0.5, noNaN: true });
    fc.assert(
      fc.property(share, share, fc.boolean(), (one, other, same) => {
        const value = likeness(
          rose,
          like('other', { shares: { putih: one, biru: other }, theme: same ? 'light' : 'dark' }),
        );
        expect(value).toBeGreaterThanOrEqual(0);
        expect(value).toBeLessThanOrEqual(1);
      }),
    );
  });
});
