import type { IncomingMessage, ServerResponse } from 'node:http';
import { Inject, Injectable } from '@nestjs/common';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { type Express, type Request, request as expressRequest } from 'express';
import type { Logger } from 'pino';
import { APP_CONFIG } from '../common/app-options.js';
import { requestId } from '../common/request-log.js';
import { headersOfPages } from '../common/security-headers.js';
import type { AppConfig } from '../config/app-config.js';
import { RateLimits } from '../limits/rate-limits.service.js';
import { RequestMetrics } from '../metrics/request-metrics.js';
import { GuestPageService } from './guest-page.service.js';
import { PAGE_ENCODINGS, type PageDocument, type PageEncoding } from './page-document.js';
import { REVALIDATED } from './send-page.js';

/** The addresses that the shop itself makes: an id, the names' slug, and what only the page's script reads. */
const ADDRESS = /^\/invitation\/view\/([0-9a-f]{24})(\/[\w.~-]*)?(?:\?([\w.~%+=&-]*))?$/;
const ROUTE = '/invitation/view/:id';
const ROUTE_WITH_NAMES = '/invitation/view/:id/:names';

/** What is known of a request that the door left to the controller after all. */
const handedOnPages = new WeakMap<IncomingMessage, Promise<PageDocument>>();

/** The page, or the failure, that the door has got already: nobody looks for a database that is away twice. */
export function handedOn(request: IncomingMessage): Promise<PageDocument> | undefined {
  return handedOnPages.get(request);
}

/** What a request asks for, when it asks as browsers do. */
interface Asked {
  id: string;
  route: string;
  encoding: PageEncoding | undefined;
}

/**
 * Answers the guests' pages before Express does: nearly every request of the shop is one for them, and the way through
 * middleware, router and guards costs several times what the page itself does. It answers in the one usual case, with
 * the same headers, counts and log line; whatever is unusual or fails goes the long way to the controller.
 */
@Injectable()
export class GuestPageDoor {
  private readonly headers: readonly string[];

  constructor(
    private readonly pages: GuestPageService,
    private readonly limits: RateLimits,
    private readonly metrics: RequestMetrics,
    @Inject(APP_CONFIG) config: AppConfig,
  ) {
    this.headers = [
      ...Object.entries(headersOfPages(config)).flat(),
      ...['Cache-Control', REVALIDATED],
      ...['Vary', 'Accept-Encoding'],
    ];
  }

  /** Puts the door in front of everything that the app has. */
  open(app: NestExpressApplication, logger: Logger): void {
    const express = app.getHttpAdapter().getInstance() as Express & {
      handle(request: IncomingMessage, response: ServerResponse, next?: (error?: unknown) => void): void;
    };
    const onwards = express.handle.bind(express);
    express.handle = (request, response, next): void => {
      const asked = whatIsAsked(request);
      if (asked)
        void this.answer(asked, { request, response, express, logger }, () => onwards(request, response, next));
      else onwards(request, response, next);
    };
  }

  private async answer(
    { id, route, encoding }: Asked,
    { request, response, express, logger }: Exchange,
    leaveToRouter: () => void,
  ): Promise<void> {
    const began = performance.now();
    const counted = this.metrics.beginPage();
    let page: Promise<PageDocument> | undefined;
    try {
      this.limits.count(request, 'reads', { ip: () => addressOf(request, express) });
      page = this.pages.page(id, 'malay');
      const document = await page;
      const body = document.as(encoding);
      counted.answer(route, request, response);
      const requested = requestId(request);
      if (logger.isLevelEnabled('info')) logLater(logger, { began, id: requested, route, response });
      this.send(response, { requestId: requested, document, encoding, body, unchanged: has(request, document.etag) });
    } catch {
      // Refused, not there, or not now: the controller and its filter say so.
      counted.leave();
      if (page) handedOnPages.set(request, page);
      leaveToRouter();
    }
  }

  private send(response: ServerResponse, { requestId: id, document, encoding, body, unchanged }: Sent): void {
    const headers = [...this.headers, 'X-Request-Id', id, 'ETag', document.etag];
    if (unchanged) {
      response.writeHead(304, headers).end();
      return;
    }
    headers.push('Content-Type', 'text/html; charset=utf-8', 'Content-Length', String(body.length));
    if (encoding !== undefined) headers.push('Content-Encoding', encoding);
    response.writeHead(200, headers).end(body);
  }
}

interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  express: Express;
  logger: Logger;
}

interface Sent {
  requestId: string;
  document: PageDocument;
  encoding: PageEncoding | undefined;
  body: Buffer;
  unchanged: boolean;
}

/** Nothing for what is not the plain question for a page: other methods, odd addresses, bodies, sessions, preferences. */
function whatIsAsked({ method, url = '', headers }: IncomingMessage): Asked | undefined {
  if (method !== 'GET') return undefined;
  const [, id, names, query] = ADDRESS.exec(url) ?? [];
  if (id === undefined || (query !== undefined && hasRepeatedKey(query))) return undefined;
  const accepted = headers['accept-encoding'] ?? '';
  // Weights, and any encoding but some: the long way reads them.
  if (typeof accepted !== 'string' || /[;*]/.test(accepted)) return undefined;
  const isPlain =
    headers.authorization === undefined &&
    headers['content-length'] === undefined &&
    headers['transfer-encoding'] === undefined &&
    headers.expect === undefined;
  if (!isPlain) return undefined;
  const tokens = accepted.split(',').map((token) => token.trim());
  const encoding = PAGE_ENCODINGS.find((known) => tokens.includes(known));
  return { id, route: names === undefined || names === '/' ? ROUTE : ROUTE_WITH_NAMES, encoding };
}

function hasRepeatedKey(query: string): boolean {
  const keys = [...new URLSearchParams(query).keys()];
  return new Set(keys).size !== keys.length;
}

/** Whether the browser has this very page, and asks only whether it is still right. */
function has({ headers }: IncomingMessage, etag: string): boolean {
  const known = headers['if-none-match'];
  if (known === undefined || /no-cache/.test(headers['cache-control'] ?? '')) return false;
  const opaque = (tag: string): string => tag.trim().replace(/^W\//, '');
  return known === etag || known.trim() === '*' || known.split(',').some((tag) => opaque(tag) === opaque(etag));
}

/** The client's address as Express says it, by its `trust proxy` setting. */
function addressOf({ socket, headers }: IncomingMessage, app: Express): string | undefined {
  // What Express puts under each request, with as much of it as says the address.
  const asExpress = Object.create(expressRequest, {
    app: { value: app },
    socket: { value: socket },
    connection: { value: socket },
    headers: { value: headers },
  }) as Pick<Request, 'ip'>;
  return asExpress.ip;
}

/** The line that every other request writes as well, see requestLog(). */
function logLater(
  logger: Logger,
  { began, id, route, response }: { began: number; id: string; route: string; response: ServerResponse },
): void {
  response.once('close', () => {
    logger.info(
      {
        req: { id, method: 'GET' },
        route,
        res: { status: response.statusCode },
        responseTime: Math.round(performance.now() - began),
      },
      response.writableFinished ? 'request completed' : 'request aborted',
    );
  });
}
