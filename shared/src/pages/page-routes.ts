/**
 * The web app's addresses: the server answers them with the app, the app's router with a page. The public pages are
 * rendered by the server, the same bytes for every visitor; those that show what is the signed-in person's by the app
 * alone, in a document that the server sends.
 * Source: the seeds' table of routes.
 */
export const RENDERED_BY = {
  '/': 'server',
  '/cardvideo': 'server',
  '/invitation-design/details/:id': 'server',
  '/invitation/create-order': 'app',
  '/invitation/change-package': 'app',
  '/invitation/form/:id': 'app',
  '/invitation-order/view': 'app',
  '/invitation-order/view/invitation-details/:id': 'app',
  '/invitation-order/view/items/:id': 'app',
  '/invitation-order/view/guests/:id': 'app',
  '/invitation-order/view/wish-attendance/:id': 'app',
  '/invitation-order/view/order-details/:id': 'app',
  '/invitation-order/view/wish-book/:id': 'app',
  '/dulang': 'server',
  '/dulang/form': 'server',
  '/catalog': 'server',
  '/planner': 'server',
  '/apps': 'server',
  '/contact-us': 'server',
  '/pricing': 'server',
  '/privacy-policy': 'server',
  '/login': 'app',
  '/user/form/register': 'app',
  '/user/sign-in': 'app',
  '/user/profile/:id': 'app',
} as const;
export type PageRoute = keyof typeof RENDERED_BY;
export const PAGE_ROUTES = Object.keys(RENDERED_BY) as readonly PageRoute[];

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
