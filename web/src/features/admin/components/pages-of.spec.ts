import { lastPage, pagesOf } from './pages-of.js';

describe('pages of a list that is not counted to its end', () => {
  test.each([
    ['counted: as many as it fills', { page: 1, shown: 20, count: 41, countIs: 'exact' }, 3],
    [
      'an estimate, up to the last page that can be asked for',
      { page: 1, shown: 20, count: 1e6, countIs: 'estimate' },
      501,
    ],
    ['at least 1,000: the pages that are counted', { page: 1, shown: 20, count: 1_000, countIs: 'at-least' }, 50],
    ['beyond them a full page has one behind it', { page: 50, shown: 20, count: 1_000, countIs: 'at-least' }, 51],
    ['and a page that is not full has none', { page: 57, shown: 3, count: 1_000, countIs: 'at-least' }, 50],
    ['the last page has none', { page: 501, shown: 20, count: 1_000, countIs: 'at-least' }, 501],
  ] as const)('%s', (_name, list, pages) => {
    expect(pagesOf({ ...list, perPage: 20 })).toBe(pages);
  });

  test('the last page of every list is one that the server takes', () => {
    expect([lastPage(20), lastPage(50)]).toEqual([501, 201]);
  });
});
