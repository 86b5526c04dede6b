import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { matchPage, redirectOf } from '@serikad/shared/api/page-routes';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { routeMethods } from '../common/allowed-methods.js';
import { DomainError } from '../common/domain-error.js';
import { isApiPath } from '../common/security-headers.js';
import { pageHeads } from './page-heads.js';
import { webFiles } from './web-files.js';

/**
 * Puts the built web app before the routes: its files, its pages, and Page Not Found for what nobody knows.
 * @param webDist its folder, see builtWebApp()
 */
export function serveWebApp(app: NestExpressApplication, webDist: string): void {
  app.use(webFiles(webDist), webPages(webDist));
}

/**
 * Answers the pages' addresses with the web app's one HTML document, its head completed for the page. An address that neither a page nor a route has
 * gets it too, with status 404, so that the app says Page Not Found; calls and files are left to the routes.
 */
function webPages(webDist: string): RequestHandler {
  const html = readFileSync(join(webDist, 'index.html'), 'utf8');
  const headOf = pageHeads(webDist);
  return (request: Request, response: Response, next: NextFunction): void => {
    const { path } = request;
    if ((request.method !== 'GET' && request.method !== 'HEAD') || isApiPath(path) || isFile(path)) {
      next();
      return;
    }
    const target = redirectOf(path);
    if (target !== undefined) {
      response.set('Cache-Control', 'no-cache');
      response.redirect(302, target + request.originalUrl.slice(path.length));
      return;
    }
    const page = matchPage(path);
    if (page === undefined) {
      if (routeMethods(request).length > 0) {
        next();
        return;
      }
      response.vary('Accept');
      if (!request.accepts('html')) {
        next(new DomainError('not-found'));
        return;
      }
    }
    response.set('Cache-Control', 'no-cache, must-revalidate');
    response
      .status(page === undefined ? 404 : 200)
      .type('html')
      .send(html.replace('</head>', () => `${headOf(page, path)}</head>`));
  };
}

/** Whether an address means a file: `/x.css` is never a page. */
function isFile(path: string): boolean {
  return /\.[a-z0-9]{1,8}$/i.test(path);
}
