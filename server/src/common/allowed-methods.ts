import { matchPage } from '@serikad/shared/api/page-routes';
import type { Request } from 'express';

/** The route that takes what no other one answers; it says nothing about what an address allows. */
export const ANY_PATH = '{*path}';

interface Layer {
  route?: { path: string; methods: Record<string, boolean> };
  match(path: string): boolean;
}

/** The methods under which some route knows a request's address, upper case; none when no route does. */
export function allowedMethods(request: Request): string[] {
  const { stack } = request.app.router as unknown as { stack: Layer[] };
  const methods = new Set<string>(matchPage(request.path) ? ['GET', 'HEAD'] : []);
  for (const layer of stack) {
    if (!layer.route || layer.route.path.endsWith(ANY_PATH) || !layer.match(request.path)) continue;
    for (const method of Object.keys(layer.route.methods)) methods.add(method.toUpperCase());
  }
  if (methods.has('GET')) methods.add('HEAD');
  return [...methods];
}
