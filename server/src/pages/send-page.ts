import type { Request, Response } from 'express';
import { PAGE_ENCODINGS, type PageDocument } from './page-document.js';

/** Asked for again each time: an edit shows at once, and what has not changed is answered with 304 by its ETag. */
export const REVALIDATED = 'public, max-age=0, must-revalidate';

/** Sends a page in the bytes that were compressed once for all, so that nothing compresses it again for this request. */
export function sendPage(request: Request, response: Response, page: PageDocument): void {
  const encoding = PAGE_ENCODINGS.find((each) => request.acceptsEncodings(each) === each);
  response.set('Cache-Control', REVALIDATED).set('ETag', page.etag).vary('Accept-Encoding');
  if (encoding !== undefined) response.set('Content-Encoding', encoding);
  response.type('html').send(page.as(encoding));
}
