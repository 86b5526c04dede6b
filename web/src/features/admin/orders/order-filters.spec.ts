import { filtersOf, ITEM_STATUSES, NO_FILTERS, paramsOf, queryOf, SHOWS, type OrderFilters } from './order-filters.js';

const SEARCHES = ['', 'aisyah', '012-345 6789', 'aisyah@example.com', '&page=2#x', 'Ñu 100%'];
const EVERY: readonly OrderFilters[] = SEARCHES.flatMap((search) =>
  SHOWS.flatMap((show) =>
    (['any', ...ITEM_STATUSES] as const).flatMap((status) =>
      ['', '2026-11-22'].flatMap((from) =>
        (['newest', 'oldest'] as const).flatMap((sort) =>
          [1, 2, 501].map((page) => ({ search, show, status, from, sort, page })),
        ),
      ),
    ),
  ),
);

describe('D-02 the filters of the orders in an address', () => {
  it('come back from the address as they went into it, and no two are one address', () => {
    const addresses = EVERY.map(queryOf);
    expect(addresses.map((query) => filtersOf(new URLSearchParams(query)))).toEqual(EVERY);
    expect(new Set(addresses).size).toBe(EVERY.length);
  });

  it('say nothing where nothing is filtered', () => {
    expect(queryOf(NO_FILTERS)).toBe('');
    expect(paramsOf(NO_FILTERS)).toEqual({ skip: 0, limit: 20, sort: 'newest' });
  });

  it.each([
    'show=paid',
    'status=done',
    'from=2026-02-30',
    'from=today',
    'sort=price',
    'page=0',
    'page=-1',
    'page=1.5',
    'page=9999999999',
    'page=x',
    'q=',
    'unknown=1',
  ])('are ignored where they are invalid: %s', (query) => {
    expect(filtersOf(new URLSearchParams(query))).toEqual(NO_FILTERS);
  });

  it.each([
    [{ show: 'outstanding' }, { balance: 'outstanding' }],
    [{ show: 'settled' }, { balance: 'settled' }],
    [{ show: 'new' }, { payment: 'paid', balance: 'unpaid' }],
    [{ show: 'part-paid' }, { balance: 'part-paid' }],
    [{ show: 'trial' }, { payment: 'trial' }],
    [{ show: 'trial-expired' }, { payment: 'trial-expired' }],
    [{ status: 'approval' }, { itemStatus: 'approval' }],
    [{ search: '  aisyah ' }, { search: 'aisyah' }],
    [{ page: 3 }, { skip: 40 }],
    [
      { from: '2026-11-22', sort: 'oldest' },
      { from: '2026-11-22', sort: 'oldest' },
    ],
  ] as [Partial<OrderFilters>, object][])('%j is %j for the server', (wanted, params) => {
    expect(paramsOf({ ...NO_FILTERS, ...wanted })).toEqual({ skip: 0, limit: 20, sort: 'newest', ...params });
  });
});
