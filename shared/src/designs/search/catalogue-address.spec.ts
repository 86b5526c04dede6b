import fc from 'fast-check';
import { validateDto } from '../../validation/validate.js';
import { DESIGN_CATEGORIES, DESIGN_THEMES } from '../design.types.js';
import { catalogueAddress, catalogueQuery } from './catalogue-address.js';
import { COLOUR_WORDS } from './colour-words.js';
import { MOTIFS } from './motifs.js';
import { SearchDesignsQuery } from './search-query.dto.js';
import { LONGEST_SEARCH_TEXT } from './search.types.js';

const read = (query: string) => JSON.parse(JSON.stringify(catalogueAddress(new URLSearchParams(query))));

describe('W-07 the catalogue’s address', () => {
  it.each<[string, object]>([
    ['', { page: 1 }],
    ['warna=hijau', { colour: 'hijau', page: 1 }],
    ['tema=gelap', { theme: 'dark', page: 1 }],
    ['tema=cerah&motif=bunga-raya', { theme: 'light', motif: 'bunga-raya', page: 1 }],
    [
      'page=2&category=floral&motif=songket&tema=gelap&warna=merah-jambu&cari=mawar+putih',
      { text: 'mawar putih', colour: 'merah-jambu', theme: 'dark', motif: 'songket', category: 'floral', page: 2 },
    ],
    // Unknown or hostile values are as none.
    ['warna=green&tema=dark&motif=Songket&category=Floral&page=x', { page: 1 }],
    ['warna=constructor&tema=__proto__&motif[$ne]=x&category=all', { page: 1 }],
    ['warna=hijau&warna=biru', { colour: 'hijau', page: 1 }],
    ['cari=&page=-3', { page: 1 }],
    ['cari=%20%20&page=1e309', { page: 50_000 }],
    ['cari=%F0%9D%85%AD', { page: 1 }],
    ['cari=%00%E2%80%AErose%0A', { text: 'rose', page: 1 }],
    [`cari=${'a'.repeat(200)}`, { text: 'a'.repeat(60), page: 1 }],
  ])('%s', (query, address) => {
    expect(read(query)).toEqual(address);
  });

  it('has one form for each choice, which reads the same', () => {
    const some = <T>(values: readonly T[]) => fc.constantFrom(undefined, ...values);
    fc.assert(
      fc.property(
        fc.record({
          text: fc.option(fc.string({ unit: 'grapheme', maxLength: 90 }), { nil: undefined }),
          colour: some(COLOUR_WORDS),
          theme: some(DESIGN_THEMES),
          motif: some(MOTIFS),
          category: some(DESIGN_CATEGORIES),
          page: fc.integer({ min: 1, max: 50 }),
        }),
        (chosen) => {
          const query = catalogueQuery(chosen);
          const address = catalogueAddress(query);
          const { text: _, ...values } = chosen;
          expect(address).toMatchObject(values);
          expect(catalogueQuery(address).toString()).toBe(catalogueQuery({ ...values, text: address.text }).toString());
          const shuffled = new URLSearchParams([...query].reverse());
          expect(catalogueQuery(catalogueAddress(shuffled)).toString()).toBe(catalogueQuery(address).toString());
        },
      ),
    );
  });

  it('gives a search that the API takes, whatever it holds', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), fc.string(), (text, value) => {
        const search = new URLSearchParams({ cari: text, warna: value, tema: value, motif: value, category: value });
        const { page: _, ...filters } = read(search.toString());
        expect(validateDto(SearchDesignsQuery, filters)).toMatchObject({ ok: true });
        expect([...(filters.text ?? '')].length).toBeLessThanOrEqual(LONGEST_SEARCH_TEXT);
      }),
    );
  });
});
