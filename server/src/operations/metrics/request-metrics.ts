import { Injectable } from '@nestjs/common';
import { matchAdminPage, matchPage } from '@serikad/shared/pages/page-routes';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { Counter, Gauge, Histogram } from 'prom-client';
import { matchedRoute } from '../../http/allowed-methods.js';
import { failureOf } from '../../http/answered-failure.js';
import { Metrics } from './metrics.js';
import { Outcomes } from './outcomes.js';

/** From a cached page to an upload over a slow line, in seconds. */
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.2, 0.5, 1, 2.5, 5, 10, 30];
/** A client may invent methods; only these get a label. */
const METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** The figures of requests and of what they were for. */
@Injectable()
export class RequestMetrics {
  private readonly outcomes: Outcomes;
  private readonly duration: Histogram<'method' | 'route' | 'status'>;
  private readonly failures: Counter<'code'>;
  private inFlight = 0;

  constructor({ registry }: Metrics) {
    this.outcomes = new Outcomes(registry);
    this.duration = new Histogram({
      name: 'serikad_http_request_duration_seconds',
      help: 'Requests from their first byte to the end of their answer, by method, pattern of the route and status; "aborted" where the client was gone before the end.',
      labelNames: ['method', 'route', 'status'] as const,
      buckets: SECONDS,
      registers: [registry],
    });
    this.failures = new Counter({
      name: 'serikad_http_failures_total',
      help: "Failed responses, by the contract's error code.",
      labelNames: ['code'] as const,
      registers: [registry],
    });
    const inFlight = (): number => this.inFlight;
    new Gauge({
      name: 'serikad_http_requests_in_flight',
      help: 'Requests that are being answered.',
      registers: [registry],
      collect() {
        this.set(inFlight());
      },
    });
  }

  /** Must run before everything else, so that early refusals count as well. */
  middleware(): RequestHandler {
    return (request: Request, response: Response, next: NextFunction): void => {
      const began = performance.now();
      this.inFlight += 1;
      response.once('close', () => {
        this.inFlight -= 1;
        const route = routeOf(request, response);
        const method = METHODS.has(request.method) ? request.method : 'other';
        const status = response.writableFinished ? response.statusCode : 'aborted';
        this.duration.observe({ method, route, status }, (performance.now() - began) / 1000);
        const code = failureOf(response);
        if (code !== undefined) this.failures.inc({ code });
        this.outcomes.note(request, response, route);
      });
      next();
    };
  }
}

/**
 * The pattern that a request's address matched, of a route or of a page; `file` for the web app's files. Never the
 * address: it may hold a guest's secret or name, and a client may invent as many as it likes.
 */
function routeOf(request: Request, response: Response): string {
  const route = request.route as { path?: unknown } | undefined;
  if (typeof route?.path === 'string') return route.path;
  // Refused before the router: for its body, its query or its type. An address that can't be read matches nothing.
  const { originalUrl } = request;
  const path = originalUrl.split('?', 1)[0] ?? '';
  const page = matchPage(path) ?? matchAdminPage(path);
  if (page !== undefined) return page;
  if (response.statusCode < 400 && /\.[a-z0-9]{1,8}$/i.test(path)) return 'file';
  try {
    return matchedRoute(request) ?? 'unmatched';
  } catch {
    return 'unmatched';
  }
}
