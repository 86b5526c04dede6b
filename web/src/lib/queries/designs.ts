import { designCall, designPageCall, designSearchCall, similarDesignsCall } from '@serikad/shared/api/first-answers';
import type { DesignCategory } from '@serikad/shared/designs/design.types';
import type { CatalogueAddress } from '@serikad/shared/designs/search/catalogue-address';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../api.js';
import { FIRST_ANSWERS_AT, firstAnswer } from '../first-answers.js';
import { DESIGN, DESIGNS } from './keys.js';

const DAY_MS = 24 * 60 * 60 * 1000;
/** The catalogue changes seldom. */
const STALE_MS = 10 * 60 * 1000;

/**
 * A page of the catalogue.
 * @param page from 1 @param size CATALOGUE_PAGE_SIZE or PICKER_PAGE_SIZE
 */
export function designPageQuery(page: number, size: number, category?: DesignCategory) {
  const wanted = designPageCall(page, size, category);
  return queryOptions({
    queryKey: [DESIGNS, { page, size, category: category ?? 'all' }],
    queryFn: ({ signal }) => call(wanted.route, { params: wanted.params, signal }),
    initialData: () => firstAnswer(wanted),
    initialDataUpdatedAt: FIRST_ANSWERS_AT,
    staleTime: STALE_MS,
    gcTime: DAY_MS,
  });
}

/** What an address of the catalogue shows, with the counts of its filters. */
export function designSearchQuery(address: CatalogueAddress) {
  const wanted = designSearchCall(address);
  return queryOptions({
    queryKey: [DESIGNS, 'search', wanted.params],
    queryFn: ({ signal }) => call(wanted.route, { params: wanted.params, signal }),
    initialData: () => firstAnswer(wanted),
    initialDataUpdatedAt: FIRST_ANSWERS_AT,
    staleTime: STALE_MS,
    gcTime: DAY_MS,
  });
}

/** The designs that are most like one. */
export function similarDesignsQuery(id: string) {
  const wanted = similarDesignsCall(id);
  return queryOptions({
    queryKey: [DESIGNS, 'similar', id],
    queryFn: ({ signal }) => call(wanted.route, { params: wanted.params, signal }),
    initialData: () => firstAnswer(wanted),
    initialDataUpdatedAt: FIRST_ANSWERS_AT,
    staleTime: STALE_MS,
  });
}

export function designQuery(id: string) {
  const wanted = designCall(id);
  return queryOptions({
    queryKey: [DESIGN, id],
    queryFn: ({ signal }) => call(wanted.route, { params: wanted.params, signal }),
    initialData: () => firstAnswer(wanted),
    initialDataUpdatedAt: FIRST_ANSWERS_AT,
    staleTime: STALE_MS,
  });
}
