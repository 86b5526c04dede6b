import type { Request, Response } from 'express';
import type { SentPage } from './page-document.js';

/** Revalidated each time: an edit shows at once, and an unchanged page is answered with 304 by its ETag. */
export const REVALIDATED = 'public, max-age=0, must-revalidate';

/** No cache keeps a personal page. */
export const PERSONAL = 'private, no-store';

/**
 * Sends a page in the bytes that were compressed once for all, so that nothing compresses it again for this request.
 */
export function sendPage(request: Request, response: Response, page: SentPage, cacheControl = REVALIDATED): void {
  response.set('Cache-Control', cacheControl).set('ETag', page.etag).vary('Accept-Encoding');
  if (request.fresh) {
    response.status(304).end();
    return;
  }
  const encoding = page.encodings.find((each) => request.acceptsEncodings(each) === each);
  if (encoding !== undefined) response.set('Content-Encoding', encoding);
  response.type('html').send(page.as(encoding));
}
