import fc from 'fast-check';
import { DESIGN_CATEGORIES, DESIGN_THEMES } from '../design.types.js';
import { COLOUR_WORDS } from './colour-words.js';
import { type FilteredDesign, filterDesigns, nearestDesigns } from './filter-designs.js';
import { MOTIFS } from './motifs.js';
import { type DesignFilters, FILTER_NAMES } from './search.types.js';

const rose: FilteredDesign = {
  _id: 'rose',
  category: 'floral',
  theme: 'light',
  colours: ['putih', 'merah-jambu'],
  motifs: ['mawar'],
};
const orchid: FilteredDesign = {
  _id: 'orchid',
  category: 'floral',
  theme: 'dark',
  colours: ['merah'],
  motifs: ['anggerik'],
};
const mosque: FilteredDesign = {
  _id: 'mosque',
  category: 'islamic',
  theme: 'light',
  colours: ['hijau', 'putih'],
  motifs: ['masjid', 'gerbang'],
};
const bare: FilteredDesign = { _id: 'bare', category: 'modern', theme: 'dark', colours: [], motifs: [] };
const ALL = [rose, orchid, mosque, bare];

const ids = (designs: readonly FilteredDesign[]) => designs.map(({ _id }) => _id);

describe('W-07 the filters of designs', () => {
  it.each<[DesignFilters, string[]]>([
    [{}, ['rose', 'orchid', 'mosque', 'bare']],
    [{ colour: 'putih' }, ['rose', 'mosque']],
    [{ theme: 'dark' }, ['orchid', 'bare']],
    [{ motif: 'gerbang' }, ['mosque']],
    [{ category: 'floral', theme: 'dark' }, ['orchid']],
    [{ colour: 'putih', category: 'floral' }, ['rose']],
    [{ colour: 'hijau', theme: 'dark' }, []],
  ])('%j', (chosen, found) => {
    expect(ids(filterDesigns(ALL, ALL, chosen).found)).toEqual(found);
  });

  it('counts each other value with the other filters as they are, and leaves out what has none', () => {
    const { filters, withoutText } = filterDesigns(ALL, [rose, mosque, bare], {
      colour: 'putih',
      theme: 'light',
      text: 'x',
    });
    expect(filters).toEqual({
      colour: {
        all: 2,
        values: [
          { value: 'putih', count: 2 },
          { value: 'merah-jambu', count: 1 },
          { value: 'hijau', count: 1 },
        ],
      },
      theme: { all: 2, values: [{ value: 'light', count: 2 }] },
      motif: {
        all: 2,
        values: [
          { value: 'mawar', count: 1 },
          { value: 'masjid', count: 1 },
          { value: 'gerbang', count: 1 },
        ],
      },
      category: {
        all: 2,
        values: [
          { value: 'floral', count: 1 },
          { value: 'islamic', count: 1 },
        ],
      },
    });
    expect(withoutText).toBe(2);
  });

  const design = fc.record({
    _id: fc.string(),
    category: fc.constantFrom(...DESIGN_CATEGORIES),
    theme: fc.constantFrom(...DESIGN_THEMES),
    colours: fc.uniqueArray(fc.constantFrom(...COLOUR_WORDS), { maxLength: 3 }),
    motifs: fc.uniqueArray(fc.constantFrom(...MOTIFS.slice(0, 6)), { maxLength: 3 }),
  });
  const chosen = fc.record(
    {
      colour: fc.constantFrom(...COLOUR_WORDS),
      theme: fc.constantFrom(...DESIGN_THEMES),
      motif: fc.constantFrom(...MOTIFS.slice(0, 6)),
      category: fc.constantFrom(...DESIGN_CATEGORIES),
    },
    { requiredKeys: [] },
  );

  it('count what each value then finds', () => {
    fc.assert(
      fc.property(fc.array(design, { maxLength: 30 }), chosen, (designs, filters) => {
        const answer = filterDesigns(designs, designs, filters);
        for (const name of FILTER_NAMES) {
          const { all, values } = answer.filters[name];
          expect(filterDesigns(designs, designs, { ...filters, [name]: undefined }).found).toHaveLength(all);
          for (const { value, count } of values) {
            expect(filterDesigns(designs, designs, { ...filters, [name]: value }).found).toHaveLength(count);
          }
        }
      }),
    );
  });

  it.each<[DesignFilters, string[]]>([
    [{ colour: 'hijau', theme: 'dark', category: 'islamic' }, ['mosque', 'orchid']],
    [{ text: 'x', colour: 'biru' }, ['bare', 'rose']],
    [{ colour: 'biru' }, ['rose', 'orchid']],
  ])('give as nearest those with the most of it, without a result for %j', (filters, nearest) => {
    expect(ids(nearestDesigns(ALL, new Set([bare]), filters, 2))).toEqual(nearest);
  });
});
