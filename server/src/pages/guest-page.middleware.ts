import { Injectable } from '@nestjs/common';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { Express, NextFunction, Request, Response } from 'express';
import { RateLimits } from '../http/limits/rate-limits.service.js';
import { GuestPageService } from './guest-page.service.js';
import type { PageDocument } from './page-document.js';
import { sendPage } from './send-page.js';

const ROUTES = ['/invitation/view/:id', '/invitation/view/:id/:names'];
const ID = /^[0-9a-f]{24}$/;

/** The page, or its failure, for a request that continues to the controller. */
interface PageLocals {
  guestPage?: Promise<PageDocument>;
}

export function loadedPage(response: Response): Promise<PageDocument> | undefined {
  return (response.locals as PageLocals).guestPage;
}

/**
 * Sends guest pages before compression, body parsers, guards and interceptors: nearly every request of the shop is one
 * of these, and those cost several times what the page does. Failures, and any request but a plain GET, continue to
 * GuestPageController.
 */
@Injectable()
export class GuestPageMiddleware {
  constructor(
    private readonly pages: GuestPageService,
    private readonly limits: RateLimits,
  ) {}

  /** Registers it; after the request's log and the security headers, before everything else. */
  install(app: NestExpressApplication): void {
    const express: Express = app.getHttpAdapter().getInstance();
    for (const route of ROUTES) express.get(route, this.handle);
  }

  private readonly handle = async (request: Request, response: Response, next: NextFunction): Promise<void> => {
    const { id } = request.params;
    if (typeof id !== 'string' || !ID.test(id) || !isPlain(request)) {
      next();
      return;
    }
    try {
      this.limits.count(request, 'reads', { ip: () => request.ip });
      const page = this.pages.page(id, 'malay');
      (response.locals as PageLocals).guestPage = page;
      sendPage(request, response, await page);
    } catch {
      next();
    }
  };
}

/** A GET without a body, a session or a repeated query key, which other middleware refuses. */
function isPlain({ method, headers, query }: Request): boolean {
  return (
    method === 'GET' &&
    headers.authorization === undefined &&
    headers['content-length'] === undefined &&
    headers['transfer-encoding'] === undefined &&
    Object.values(query).every((value) => typeof value === 'string')
  );
}
