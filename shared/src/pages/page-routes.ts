/**
 * The web app's addresses: the server answers them with the app, the app's router with a page.
 * Source: the seeds' table of routes.
 */
export const PAGE_ROUTES = [
  '/',
  '/cardvideo',
  '/invitation-design/details/:id',
  '/invitation/create-order',
  '/invitation/change-package',
  '/invitation/form/:id',
  '/invitation-order/view',
  '/invitation-order/view/invitation-details/:id',
  '/invitation-order/view/items/:id',
  '/invitation-order/view/guests/:id',
  '/invitation-order/view/wish-attendance/:id',
  '/invitation-order/view/order-details/:id',
  '/invitation-order/view/wish-book/:id',
  '/dulang',
  '/dulang/form',
  '/catalog',
  '/planner',
  '/apps',
  '/contact-us',
  '/pricing',
  '/privacy-policy',
  '/login',
  '/user/form/register',
  '/user/sign-in',
  '/user/profile/:id',
] as const;
export type PageRoute = (typeof PAGE_ROUTES)[number];

/**
 * The seller's pages. The server answers them with the document of every page; the app loads their code for the seller
 * only and shows Page Not Found to others.
 */
export const ADMIN_ROUTES = [
  '/admin',
  '/admin/orders',
  '/admin/orders/:id',
  '/admin/orders/:id/content',
  '/admin/designs',
  '/admin/designs/:id',
  '/admin/figures',
  '/admin/audit',
] as const;
export type AdminRoute = (typeof ADMIN_ROUTES)[number];

/** Addresses that lead to another page. */
export const PAGE_REDIRECTS: Readonly<Record<string, PageRoute>> = { '/plan': '/pricing' };

/** The beginning that all addresses of a pattern have in common: `/i/` of `/i/:token`. */
export const folderOf = (pattern: string): string => pattern.slice(0, pattern.indexOf(':'));

/** The guest view: a page of its own with the invitation in its HTML, not part of the web app. */
export const GUEST_PAGE = '/invitation/view/:id/:names';

/** The animated version of a design. */
export const MOTION_PAGE = '/motion/:designId';

const patternsOf = <R extends string>(routes: readonly R[]) =>
  routes.map((route) => ({ route, segments: route.split('/') }));
const PAGES = patternsOf(PAGE_ROUTES);
const ADMIN = patternsOf(ADMIN_ROUTES);
const MOVED = patternsOf(Object.keys(PAGE_REDIRECTS));

/** The page that a path leads to, if any; a slash at its end doesn't matter. */
export const matchPage = (path: string): PageRoute | undefined => matched(PAGES, path);

/** The seller's page that a path leads to, if any. */
export const matchAdminPage = (path: string): AdminRoute | undefined => matched(ADMIN, path);

function matched<R extends string>(
  patterns: readonly { route: R; segments: readonly string[] }[],
  path: string,
): R | undefined {
  const segments = withoutLastSlash(path).split('/');
  return patterns.find(
    (pattern) =>
      pattern.segments.length === segments.length &&
      pattern.segments.every((part, i) => (part.startsWith(':') ? segments[i] !== '' : part === segments[i])),
  )?.route;
}

/**
 * A page's path as it is written here, for one in capitals,
 * with escaped letters or doubled slashes; nothing without a page.
 */
export function spelledPath(path: string): string | undefined {
  const parts = path
    .split('/')
    .filter((part) => part !== '')
    .map(decoded);
  const found = [...PAGES, ...ADMIN, ...MOVED].find(({ segments: [, ...segments] }) => {
    const wanted = segments.filter((segment) => segment !== '');
    return (
      wanted.length === parts.length &&
      wanted.every((segment, i) => segment.startsWith(':') || segment === parts[i]?.toLowerCase())
    );
  });
  if (found === undefined) return undefined;
  const [, ...segments] = found.segments;
  return `/${segments.map((segment, i) => (segment.startsWith(':') ? encodeURIComponent(parts[i] ?? '') : segment)).join('/')}`;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Where a path leads to instead, if anywhere. */
export function redirectOf(path: string): PageRoute | undefined {
  const from = withoutLastSlash(path);
  return Object.hasOwn(PAGE_REDIRECTS, from) ? PAGE_REDIRECTS[from] : undefined;
}

function withoutLastSlash(path: string): string {
  return /[^/]\/$/.test(path) ? path.slice(0, -1) : path;
}
