import { Injectable } from '@nestjs/common';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { isToken, PERSONAL_PAGE } from '@serikad/shared/guest-list/guest-list';
import type { Express, NextFunction, Request, RequestHandler, Response } from 'express';
import { RateLimits } from '../http/limits/rate-limits.service.js';
import { GuestPageService } from './guest-page.service.js';
import type { SentPage } from './page-document.js';
import { PersonalPageService } from './personal-page.service.js';
import { PERSONAL, sendPage } from './send-page.js';

const ROUTES = ['/invitation/view/:id', '/invitation/view/:id/:names'];
const ID = /^[0-9a-f]{24}$/;

/** The page, or its failure, for a request that continues to the controller. */
interface PageLocals {
  guestPage?: Promise<SentPage>;
}

export function loadedPage(response: Response): Promise<SentPage> | undefined {
  return (response.locals as PageLocals).guestPage;
}

/**
 * Sends guest pages before compression, body parsers, guards and interceptors: nearly every request of the shop is one
 * of these, and those cost several times what the page does. Failures, and any request but a plain GET, continue to the
 * controllers.
 */
@Injectable()
export class GuestPageMiddleware {
  constructor(
    private readonly pages: GuestPageService,
    private readonly personal: PersonalPageService,
    private readonly limits: RateLimits,
  ) {}

  /** Registers it; after the request's log and the security headers, before everything else. */
  install(app: NestExpressApplication): void {
    const express: Express = app.getHttpAdapter().getInstance();
    for (const route of ROUTES) express.get(route, this.handle);
    express.get(PERSONAL_PAGE, this.handlePersonal);
  }

  private readonly handle: RequestHandler = (request, response, next) => {
    const { id } = request.params;
    if (typeof id === 'string' && ID.test(id))
      void this.send(request, response, next, () => this.pages.page(id, 'malay'));
    else next();
  };

  private readonly handlePersonal: RequestHandler = (request, response, next) => {
    const { token } = request.params;
    // For every answer to this address: it is a secret, and no search engine may list it.
    response.set('Referrer-Policy', 'no-referrer').set('X-Robots-Tag', 'noindex');
    if (typeof token === 'string' && isToken(token)) {
      void this.send(request, response, next, () => this.personal.page(token), PERSONAL);
    } else next();
  };

  private async send(
    request: Request,
    response: Response,
    next: NextFunction,
    load: () => Promise<SentPage>,
    cacheControl?: string,
  ): Promise<void> {
    if (!isPlain(request)) {
      next();
      return;
    }
    try {
      this.limits.count(request, 'reads', { ip: () => request.ip });
      const page = load();
      (response.locals as PageLocals).guestPage = page;
      sendPage(request, response, await page, cacheControl);
    } catch {
      next();
    }
  }
}

/** A GET without a body or a session, which other middleware refuses. */
function isPlain({ method, headers }: Request): boolean {
  return (
    method === 'GET' &&
    headers.authorization === undefined &&
    headers['content-length'] === undefined &&
    headers['transfer-encoding'] === undefined
  );
}
