import type { Request, Response } from 'express';
import { PAGE_ENCODINGS, type PageDocument } from './page-document.js';

/** Revalidated each time: an edit shows at once, and an unchanged page is answered with 304 by its ETag. */
export const REVALIDATED = 'public, max-age=0, must-revalidate';

/** Sends a page in the bytes that were compressed once for all, so that nothing compresses it again for this request. */
export function sendPage(request: Request, response: Response, page: PageDocument): void {
  response.set('Cache-Control', REVALIDATED).set('ETag', page.etag).vary('Accept-Encoding');
  if (request.fresh) {
    response.status(304).end();
    return;
  }
  const encoding = PAGE_ENCODINGS.find((each) => request.acceptsEncodings(each) === each);
  if (encoding !== undefined) response.set('Content-Encoding', encoding);
  response.type('html').send(page.as(encoding));
}
