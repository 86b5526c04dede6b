import type { NestExpressApplication } from '@nestjs/platform-express';
import { CATERER_PAGE, HELPER_PAGE } from '@serikad/shared/guest-list/guest-list';
import type { Express, Request, RequestHandler } from 'express';
import { deviceLanguage } from '../http/device-language.js';
import { pageLimits } from './page-limits.js';
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
  const mayAnswer = pageLimits(app);
  const page: RequestHandler = async (request: Request, response) => {
    const language = deviceLanguage(request) ?? 'ms';
    response.set('Referrer-Policy', 'no-referrer').set('X-Robots-Tag', 'noindex');
    if (!(await mayAnswer(request, response, language))) return;
    response.set('Cache-Control', PERSONAL).vary('Cookie').type('html');
    response.send(documents[language]);
  };
  const express: Express = app.getHttpAdapter().getInstance();
  for (const route of [HELPER_PAGE, CATERER_PAGE]) express.get(route, page);
}
