import { CATALOGUE_PAGE_SIZE, DESIGN_CATEGORIES, type DesignCategory, SHELF_SIZE } from '../designs/design.types.js';
import type { Contract } from './contract.js';
import type { PageRoute } from './page-routes.js';

/*
 * Answers of the API that a page's HTML contains, so that its first paint waits for no call: which calls a page begins
 * with, and the key of an answer. The server writes them (server/src/pages/first-answers.ts), the web app reads them
 * (web/src/lib/first-answers.ts).
 */

/** The id of the element that holds them, as JSON by key. */
export const FIRST_ANSWERS_ID = 'first-answers';

interface CallOf<R extends keyof Contract, P extends Contract[R]['params']> {
  route: R;
  params: P;
}
type ConfigCall = CallOf<'GET /api/config', undefined>;
type DesignPageCall = CallOf<'GET /api/design/find', { skip: number; limit: number; category?: DesignCategory }>;
type DesignCall = CallOf<'GET /api/design/find-one/:id', { id: string; source: 'web' }>;
export type FirstCall = ConfigCall | DesignPageCall | DesignCall;

export const configCall: ConfigCall = { route: 'GET /api/config', params: undefined };

/** The call for a page of the catalogue. @param page from 1 @param size designs on a page */
export function designPageCall(page: number, size: number, category?: DesignCategory): DesignPageCall {
  return {
    route: 'GET /api/design/find',
    params: { skip: (page - 1) * size, limit: size, ...(category && { category }) },
  };
}

/** The call for one design. */
export function designCall(id: string): DesignCall {
  return { route: 'GET /api/design/find-one/:id', params: { id, source: 'web' } };
}

/** Category and page of the catalogue's address; invalid values mean the first page of all designs. */
export function catalogueAddress(search: URLSearchParams): { category: DesignCategory | undefined; page: number } {
  const category = DESIGN_CATEGORIES.find((known) => known === search.get('category'));
  const page = Math.trunc(Number(search.get('page') ?? 1)) || 1;
  return { category, page: Math.max(1, page) };
}

/** The calls that a page begins with. @param id of the address, where it has one */
export function firstCalls(page: PageRoute, id: string | undefined, search: URLSearchParams): FirstCall[] {
  if (page === '/') return [configCall, designPageCall(1, SHELF_SIZE)];
  if (page === '/cardvideo') {
    const { category, page: number } = catalogueAddress(search);
    return [configCall, designPageCall(number, CATALOGUE_PAGE_SIZE, category)];
  }
  if (page === '/invitation-design/details/:id' && id !== undefined) return [configCall, designCall(id)];
  return [configCall];
}

/** The key of an answer. */
export function firstAnswerKey({ route, params }: FirstCall): string {
  return `${route} ${JSON.stringify(params ?? {})}`;
}
