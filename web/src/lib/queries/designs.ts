import { DAY_MS } from '@serikad/shared/calendar/durations';
import { designCall, designPageCall, designSearchCall, similarDesignsCall } from '@serikad/shared/api/first-answers';
import type { DesignCategory } from '@serikad/shared/designs/design.types';
import type { CatalogueAddress } from '@serikad/shared/designs/search/catalogue-address';
import { queryOptions } from '@tanstack/react-query';
import { isApiError } from '../api-error.js';
import { call } from '../api.js';
import { firstQueryKey } from './keys.js';

/** The catalogue changes seldom. */
const STALE_MS = 10 * 60 * 1000;

/**
 * A page of the catalogue.
 * @param page from 1 @param size CATALOGUE_PAGE_SIZE or PICKER_PAGE_SIZE
 */
export function designPageQuery(page: number, size: number, category?: DesignCategory) {
  const wanted = designPageCall(page, size, category);
  return queryOptions({
    queryKey: firstQueryKey(wanted),
    queryFn: ({ signal }) => call(wanted.route, { params: wanted.params, signal }),
    staleTime: STALE_MS,
    gcTime: DAY_MS,
  });
}

/** What an address of the catalogue shows, with the counts of its filters. */
export function designSearchQuery(address: CatalogueAddress) {
  const wanted = designSearchCall(address);
  return queryOptions({
    queryKey: firstQueryKey(wanted),
    queryFn: ({ signal }) => call(wanted.route, { params: wanted.params, signal }),
    staleTime: STALE_MS,
    gcTime: DAY_MS,
  });
}

/** The designs that are most like one. */
export function similarDesignsQuery(id: string) {
  const wanted = similarDesignsCall(id);
  return queryOptions({
    queryKey: firstQueryKey(wanted),
    queryFn: ({ signal }) => call(wanted.route, { params: wanted.params, signal }),
    staleTime: STALE_MS,
  });
}

export function designQuery(id: string) {
  const wanted = designCall(id);
  return queryOptions({
    queryKey: firstQueryKey(wanted),
    queryFn: ({ signal }) => call(wanted.route, { params: wanted.params, signal }),
    // That there is no such design has come with the page's HTML, or was answered before.
    retryOnMount: ({ state }) => !isApiError(state.error, 'not-found'),
    staleTime: STALE_MS,
  });
}
