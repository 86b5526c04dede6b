import { CATALOGUE_PAGE_SIZE, type DesignCategory } from '../designs/design.types.js';
import type { CatalogueAddress } from '../designs/search/catalogue-address.js';
import type { Contract } from './contract.js';

/*
 * Answers of the API that a page's HTML contains, so that its first paint waits for no call: the calls, and the key of
 * an answer; first-calls.ts has those of each page. The server writes them (server/src/pages/first-answers.ts), the web
 * app reads them (web/src/lib/first-answers.ts).
 */

/** The id of the element that holds them, as JSON by key. */
export const FIRST_ANSWERS_ID = 'first-answers';

interface CallOf<R extends keyof Contract, P extends Contract[R]['params']> {
  route: R;
  params: P;
}
type ConfigCall = CallOf<'GET /api/config', undefined>;
type TotalCall = CallOf<'GET /api/invitation/total', undefined>;
type DesignPageCall = CallOf<'GET /api/design/find', { skip: number; limit: number; category?: DesignCategory }>;
type DesignCall = CallOf<'GET /api/design/find-one/:id', { id: string; source: 'web' }>;
type DesignSearchCall = CallOf<
  'GET /api/design/search',
  Contract['GET /api/design/search']['params'] & { skip: number; limit: number }
>;
type SimilarDesignsCall = CallOf<'GET /api/design/similar/:id', { id: string }>;
export type FirstCall = ConfigCall | TotalCall | DesignPageCall | DesignSearchCall | DesignCall | SimilarDesignsCall;

export const configCall: ConfigCall = { route: 'GET /api/config', params: undefined };

/** The call for how many invitations were ordered. */
export const totalCall: TotalCall = { route: 'GET /api/invitation/total', params: undefined };

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

/** The call for the designs that an address of the catalogue shows. */
export function designSearchCall({ page, text, colour, theme, motif, category }: CatalogueAddress): DesignSearchCall {
  return {
    route: 'GET /api/design/search',
    params: {
      skip: (page - 1) * CATALOGUE_PAGE_SIZE,
      limit: CATALOGUE_PAGE_SIZE,
      ...(text && { text }),
      ...(colour && { colour }),
      ...(theme && { theme }),
      ...(motif && { motif }),
      ...(category && { category }),
    },
  };
}

/** The call for the designs that are most like one. */
export function similarDesignsCall(id: string): SimilarDesignsCall {
  return { route: 'GET /api/design/similar/:id', params: { id } };
}

/** The answers in a page's HTML, by their keys. */
export type FirstAnswersJson = Readonly<Record<string, unknown>>;

/** Among the answers: that there is no design at the page's address. Without its id, so that one page serves all. */
export const MISSING_DESIGN = 'missing-design';

/** The key of an answer. */
export function firstAnswerKey({ route, params }: FirstCall): string {
  return `${route} ${JSON.stringify(params ?? {})}`;
}

const FIRST_ROUTES: readonly FirstCall['route'][] = [
  'GET /api/config',
  'GET /api/invitation/total',
  'GET /api/design/find',
  'GET /api/design/search',
  'GET /api/design/find-one/:id',
  'GET /api/design/similar/:id',
];

/** The call of a key; nothing where it is no call's. @throws SyntaxError when its parameters are no JSON */
export function firstCallOf(key: string): FirstCall | undefined {
  const [, name, params = '{}'] = /^(GET [^ ]+) (\{.*\})$/.exec(key) ?? [];
  const route = FIRST_ROUTES.find((each) => each === name);
  if (route === undefined) return undefined;
  return route === configCall.route ? configCall : ({ route, params: JSON.parse(params) as unknown } as FirstCall);
}
