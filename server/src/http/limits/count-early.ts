import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { matchedRoute } from '../allowed-methods.js';
import { isApiPath } from '../security-headers.js';
import type { BudgetName } from '../decorators/budgets.js';
import { budgetOf, type RateLimitRule } from '../decorators/rate-limit.decorator.js';
import type { RateLimits } from './rate-limits.service.js';

const READS: ReadonlySet<string> = new Set(['GET', 'HEAD']);

/** A route with a handler; `upload` for those that take a form with a picture. */
interface CountedRoute {
  readonly method: string;
  readonly path: string;
  readonly rateLimit?: RateLimitRule | undefined;
  readonly upload?: unknown;
}

/**
 * Counts a client's request before its body is read, because reading 90 KB of JSON costs more than most answers; the
 * guard then counts what the body is about. Calls that no route answers are counted here as well, as reads. The web
 * app's pages and files are not: see webPages().
 */
export function countEarly(limits: RateLimits, routes: readonly CountedRoute[]): RequestHandler {
  const budgets = new Map<string, BudgetName | null>(
    routes.map(({ method, path, rateLimit, upload }) => [
      `${method} ${path}`,
      budgetOf(rateLimit, upload !== undefined, method),
    ]),
  );
  return (request: Request, _response: Response, next: NextFunction): void => {
    const isRead = READS.has(request.method);
    if (isRead && !isApiPath(request.path)) {
      next();
      return;
    }
    const route = matchedRoute(request);
    // A read of a route is the guard's: it has no body to wait for.
    const budget = route === undefined ? 'reads' : isRead ? null : (budgets.get(`${request.method} ${route}`) ?? null);
    if (budget !== null) limits.count(request, budget, { ip: () => request.ip });
    next();
  };
}
