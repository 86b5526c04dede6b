import type { NestExpressApplication } from '@nestjs/platform-express';
import { matchAdminPage, matchPage, type PageRoute, redirectOf, spelledPath } from '@serikad/shared/pages/page-routes';
import { languageOf } from '@serikad/shared/api/shop-pages';
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
import { answersElement, FirstAnswers } from './first-answers.js';
import { ShopHeads } from './head/shop-heads.service.js';
import { serveLinkPages } from './link-pages.js';
import { pageHeads } from './page-heads.js';
import { sendPage } from './send-page.js';
import { shopAddress } from './shop-address.js';
import { pageLimits } from './page-limits.js';
import { RETRY_AFTER_S } from './shop-page-html.js';
import { ShopPages } from './shop-pages.service.js';
import { shopDocuments, withParts } from './shop-document.js';
import { webFiles } from './web-files.js';

/** Public pages hold no session, so that every shared cache may keep them. */
const SHARED = 'public, max-age=60, stale-while-revalidate=600';
const NO_CACHE = 'no-cache, must-revalidate';

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
 * Answers the public pages with what the server has rendered, by the address alone, and the others with the web app's
 * HTML document in the device's language. An address that neither a page nor a route has gets Page Not Found; calls and
 * files are left to the routes.
 */
function webPages(app: NestExpressApplication, webDist: string): RequestHandler {
  const documents = shopDocuments(webDist);
  const headOf = pageHeads(webDist);
  const firstAnswers = app.get(FirstAnswers);
  const shopPages = app.get(ShopPages);
  shopPages.use(webDist);
  const limits = app.get(RateLimits);
  const mayAnswer = pageLimits(app);
  const { publicUrl } = app.get<AppConfig>(APP_CONFIG);
  const heads = app.get(ShopHeads);
  /** The document of a page that only the app renders. */
  const document = async (page: PageRoute, request: Request): Promise<string> => {
    const search = new URLSearchParams();
    const language = deviceLanguage(request) ?? 'ms';
    const { answers } = await firstAnswers.of(page, undefined, search);
    const head = await heads.of({ page, id: undefined, search, language, answers });
    return withParts(documents[language], {
      tags: head.tags,
      links: headOf(page, { id: undefined, designs: [] }),
      data: answersElement(answers) + head.data,
    });
  };
  return async (request: Request, response: Response, next: NextFunction): Promise<void> => {
    const { path } = request;
    const query = queryOf(request.originalUrl);
    const question = query === '' ? '' : `?${query}`;
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
    if (isFile(path)) {
      limits.count(request, 'reads', { ip: () => request.ip, weight: WEIGHTS.shopPage });
      next();
      return;
    }
    if (!(await mayAnswer(request, response, languageOf(new URLSearchParams(query))))) return;
    if (isPage && isDirect(request) && isLoopbackAlias(publicUrl, request.headers.host)) {
      // Drafts and the mark of a sign-in belong to one origin: at this one a sign-in would end as one not begun here.
      response.set('Cache-Control', 'no-store').redirect(302, publicUrl + path + question);
      return;
    }
    if (target !== undefined) {
      response.set('Cache-Control', 'no-cache');
      response.redirect(302, target + question);
      return;
    }
    const spelled = isPage ? undefined : spelledPath(path);
    if (spelled !== undefined) {
      response.set('Cache-Control', 'no-cache').redirect(301, spelled + question);
      return;
    }
    if (!isPage) {
      response.vary('Accept');
      if (!request.accepts('html')) {
        next(new DomainError('not-found'));
        return;
      }
    }
    const address = shopAddress(path, query);
    if (address !== undefined) {
      const answer = await shopPages.get(address);
      if (answer.status === 503) response.set('Retry-After', String(RETRY_AFTER_S));
      const cacheControl = answer.status === 503 ? 'no-store' : answer.isRendered ? SHARED : NO_CACHE;
      sendPage(request, response.status(answer.status), answer.document, cacheControl);
      return;
    }
    response.set('Cache-Control', NO_CACHE).vary('Cookie').vary('Accept-Encoding');
    if (page !== undefined) {
      response.type('html').send(await document(page, request));
      return;
    }
    // Only the app knows who is signed in, so seller and others get the same bytes; not indexed by search engines.
    response
      .set('X-Robots-Tag', 'noindex')
      .type('html')
      .send(documents[deviceLanguage(request) ?? 'ms']);
  };
}

/** Everything behind the first question mark: links of advertisements have further ones. */
function queryOf(url: string): string {
  const at = url.indexOf('?');
  return at < 0 ? '' : url.slice(at + 1);
}

/** Whether an address means a file: `/x.css` is never a page. */
function isFile(path: string): boolean {
  return /\.[a-z0-9]{1,8}$/i.test(path);
}
