import type { NestExpressApplication } from '@nestjs/platform-express';
import { matchAdminPage, matchPage, type PageRoute, redirectOf } from '@serikad/shared/api/page-routes';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { deviceLanguage } from '../http/device-language.js';
import { isLoopbackAlias } from '../http/same-host.js';
import { routeMethods } from '../http/allowed-methods.js';
import { APP_CONFIG } from '../common/app-options.js';
import { DomainError } from '../common/domain-error.js';
import { isDirect } from '../http/local-request.js';
import { isApiPath } from '../http/security-headers.js';
import type { AppConfig } from '../config/app-config.js';
import { WEIGHTS } from '../http/decorators/budgets.js';
import { RateLimits } from '../http/limits/rate-limits.service.js';
import { FirstAnswers } from './first-answers.js';
import { ShopHeads } from './head/shop-heads.service.js';
import { serveLinkPages } from './link-pages.js';
import { pageHeads } from './page-heads.js';
import { shopDocuments, withHead } from './shop-document.js';
import { webFiles } from './web-files.js';

/** An id at the end of an address; nothing else of it is used in HTML or queries. */
const LAST_ID = /\/([\w-]+)\/?$/;

/**
 * Serves the built web app before the routes: its files, its pages, and Page Not Found for unknown addresses.
 * @param webDist its folder, see builtWebApp()
 */
export function serveWebApp(app: NestExpressApplication, webDist: string): void {
  app.use(webFiles(webDist));
  serveLinkPages(app, webDist);
  app.use(webPages(app, webDist));
}

/**
 * Answers the pages' addresses with the web app's HTML document in the device's language, completed with what the page
 * begins with. An address that neither a page nor a route has gets it too, with status 404, so that the app says Page Not Found; calls and files are left to the routes.
 */
function webPages(app: NestExpressApplication, webDist: string): RequestHandler {
  const documents = shopDocuments(webDist);
  const headOf = pageHeads(webDist);
  const firstAnswers = app.get(FirstAnswers);
  const limits = app.get(RateLimits);
  const { publicUrl } = app.get<AppConfig>(APP_CONFIG);
  const heads = app.get(ShopHeads);
  const complete = async (page: PageRoute | undefined, request: Request): Promise<string> => {
    const id = LAST_ID.exec(request.path)?.[1];
    const search = new URLSearchParams(request.originalUrl.split('?', 2)[1]);
    const language = deviceLanguage(request) ?? 'ms';
    const first = page === undefined ? undefined : await firstAnswers.of(page, id, search);
    const head = await heads.of({ page, id, search, language, answers: first?.answers ?? {} });
    const links = page !== undefined && first ? `${headOf(page, { id, designs: first.designs })}${first.html}` : '';
    return withHead(documents[language], head.tags, links + head.data);
  };
  return async (request: Request, response: Response, next: NextFunction): Promise<void> => {
    const { path } = request;
    if ((request.method !== 'GET' && request.method !== 'HEAD') || isApiPath(path)) {
      next();
      return;
    }
    const target = redirectOf(path);
    const page = matchPage(path);
    const isAdmin = matchAdminPage(path) !== undefined;
    const isPage = !isFile(path) && (target !== undefined || page !== undefined || isAdmin);
    if (!isPage && routeMethods(request).length > 0) {
      next();
      return;
    }
    // Pages, and what is not there.
    limits.count(request, 'reads', { ip: () => request.ip, weight: WEIGHTS.shopPage });
    if (isFile(path)) {
      next();
      return;
    }
    if (isPage && isDirect(request) && isLoopbackAlias(publicUrl, request.headers.host)) {
      // Drafts and the mark of a sign-in belong to one origin: at this one a sign-in would end as one not begun here.
      response.set('Cache-Control', 'no-store').redirect(302, publicUrl + request.originalUrl);
      return;
    }
    if (target !== undefined) {
      response.set('Cache-Control', 'no-cache');
      response.redirect(302, target + request.originalUrl.slice(path.length));
      return;
    }
    if (!isPage) {
      response.vary('Accept');
      if (!request.accepts('html')) {
        next(new DomainError('not-found'));
        return;
      }
    }
    response.set('Cache-Control', 'no-cache, must-revalidate').vary('Cookie').vary('Accept-Encoding');
    // Only the app knows who is signed in, so seller and others get the same bytes; not indexed by search engines.
    if (isAdmin)
      response
        .set('X-Robots-Tag', 'noindex')
        .type('html')
        .send(documents[deviceLanguage(request) ?? 'ms']);
    else
      response
        .status(page === undefined ? 404 : 200)
        .type('html')
        .send(await complete(page, request));
  };
}

/** Whether an address means a file: `/x.css` is never a page. */
function isFile(path: string): boolean {
  return /\.[a-z0-9]{1,8}$/i.test(path);
}
