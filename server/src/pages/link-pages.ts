import type { NestExpressApplication } from '@nestjs/platform-express';
import { CATERER_PAGE, HELPER_PAGE } from '@serikad/shared/guest-list/guest-list';
import type { Express, Request, RequestHandler } from 'express';
import { WEIGHTS } from '../http/decorators/budgets.js';
import { deviceLanguage } from '../http/device-language.js';
import { RateLimits } from '../http/limits/rate-limits.service.js';
import { PERSONAL } from './send-page.js';
import { linkDocuments } from './shop-document.js';

/**
 * Answers the addresses of helper links and of the caterer's link with one document, the same for every token: the page
 * asks with the token in a header, so nothing here reveals whether a link works. As routes, so that log and metrics
 * have their pattern in place of the token.
 * @param webDist the built web app
 */
export function serveLinkPages(app: NestExpressApplication, webDist: string): void {
  const documents = linkDocuments(webDist);
  const limits = app.get(RateLimits);
  const page: RequestHandler = (request: Request, response) => {
    limits.count(request, 'reads', { ip: () => request.ip, weight: WEIGHTS.shopPage });
    response.set('Referrer-Policy', 'no-referrer').set('X-Robots-Tag', 'noindex').set('Cache-Control', PERSONAL);
    response.vary('Cookie').type('html');
    response.send(documents[deviceLanguage(request) ?? 'ms']);
  };
  const express: Express = app.getHttpAdapter().getInstance();
  for (const route of [HELPER_PAGE, CATERER_PAGE]) express.get(route, page);
}
