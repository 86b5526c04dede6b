import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { filtersOf, queryOf, type OrderFilters } from './order-filters.js';

/** The filters of the list, which are in the address. A change of any but the page goes to the first page. */
export function useOrderFilters(): {
  filters: OrderFilters;
  /** The address' query for other filters. */
  queryWith: (change: Partial<OrderFilters>) => string;
  /** `replace` while something is typed, so that Back leaves the list and not a letter. */
  change: (change: Partial<OrderFilters>, replace?: boolean) => void;
} {
  const [query, setQuery] = useSearchParams();
  const filters = useMemo(() => filtersOf(query), [query]);
  const queryWith = useCallback(
    (change: Partial<OrderFilters>) => queryOf({ ...filters, page: 1, ...change }),
    [filters],
  );
  const change = useCallback(
    (next: Partial<OrderFilters>, replace = false) =>
      setQuery(queryWith(next), { replace, preventScrollReset: true, state: { keepFocus: true } }),
    [queryWith, setQuery],
  );
  return { filters, queryWith, change };
}
