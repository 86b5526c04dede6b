import { matchPage } from '@serikad/shared/api/page-routes';
import type { Request } from 'express';

interface Layer {
  route?: { methods: Record<string, boolean> };
  match(path: string): boolean;
}

/** The methods under which some route of the API knows a request's address, upper case; none when no route does. */
export function routeMethods({ app, path }: Request): string[] {
  // Express' own list of its routes; its types keep it to themselves.
  const { stack } = app.router as unknown as { stack: Layer[] };
  const methods = new Set<string>();
  for (const layer of stack) {
    if (!layer.route || !layer.match(path)) continue;
    for (const method of Object.keys(layer.route.methods)) methods.add(method.toUpperCase());
  }
  if (methods.has('GET')) methods.add('HEAD');
  return [...methods];
}

/** The methods that a request's address takes, as a route or as a page of the web app. */
export function allowedMethods(request: Request): string[] {
  return [...new Set([...routeMethods(request), ...(matchPage(request.path) ? ['GET', 'HEAD'] : [])])];
}
