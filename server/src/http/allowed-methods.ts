import { matchAdminPage, matchPage, redirectOf } from '@serikad/shared/pages/page-routes';
import type { Request } from 'express';

interface Layer {
  route?: { path: string; methods: Record<string, boolean> };
  match(path: string): boolean;
}

/** Express' own list of its routes; its types keep it to themselves. */
function layersOf({ app }: Request): Layer[] {
  return (app.router as unknown as { stack: Layer[] }).stack;
}

/** The route that will answer a request, as the router spells it: `/api/gift/:id`. */
export function matchedRoute(request: Request): string | undefined {
  // Express answers HEAD by the route of GET.
  const method = request.method === 'HEAD' ? 'get' : request.method.toLowerCase();
  return layersOf(request).find((layer) => layer.route?.methods[method] === true && layer.match(request.path))?.route
    ?.path;
}

/** The methods that routes of the API have for a request's address, upper case; none without a route. */
export function routeMethods(request: Request): string[] {
  const methods = new Set<string>();
  for (const layer of layersOf(request)) {
    if (!layer.route || !layer.match(request.path)) continue;
    for (const method of Object.keys(layer.route.methods)) methods.add(method.toUpperCase());
  }
  if (methods.has('GET')) methods.add('HEAD');
  return [...methods];
}

/** The methods that a request's address takes, as a route or as a page of the web app. */
export function allowedMethods(request: Request): string[] {
  const { path } = request;
  const isPage = (matchPage(path) ?? matchAdminPage(path) ?? redirectOf(path)) !== undefined;
  return [...new Set([...routeMethods(request), ...(isPage ? ['GET', 'HEAD'] : [])])];
}
