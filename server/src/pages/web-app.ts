import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Inject, Injectable } from '@nestjs/common';
import { matchPage, redirectOf } from '@serikad/shared/api/page-routes';
import type { Request, Response } from 'express';
import { DomainError } from '../common/domain-error.js';
import { isApiPath } from '../common/security-headers.js';

/** Injection token of the built web app's folder; `null` where only the API is served. */
export const WEB_DIST = Symbol('WebDist');

/** The web app's one HTML document, for the addresses that are its pages. */
@Injectable()
export class WebApp {
  private readonly html: string | null;

  constructor(@Inject(WEB_DIST) webDist: string | null) {
    this.html = webDist === null ? null : readFileSync(join(webDist, 'index.html'), 'utf8');
  }

  /**
   * Answers an address that no other route knows: a page, another page's address, or the web app with status 404 so
   * that it says Page Not Found.
   * @throws DomainError not-found for what is no page: calls, files, and what doesn't want HTML
   */
  answer(request: Request, response: Response): void {
    const { path } = request;
    if (this.html === null || isApiPath(path) || isFile(path)) throw new DomainError('not-found');
    const target = redirectOf(path);
    if (target !== undefined) {
      response.redirect(302, target + request.originalUrl.slice(path.length));
      return;
    }
    const known = matchPage(path) !== undefined;
    if (!known) {
      response.vary('Accept');
      if (!request.accepts('html')) throw new DomainError('not-found');
    }
    response.set('Cache-Control', 'no-cache, must-revalidate');
    response
      .status(known ? 200 : 404)
      .type('html')
      .send(this.html);
  }
}

/** Whether an address means a file: `/x.css` is never a page. */
function isFile(path: string): boolean {
  return /\.[a-z0-9]{1,8}$/i.test(path);
}
