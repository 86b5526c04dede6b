import { Controller, Get, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Public } from '../http/decorators/public.decorator.js';
import { RawAnswer } from '../http/decorators/raw.decorator.js';
import { DocsService } from './docs.service.js';
import { PAGE_ENCODINGS, type PageDocument } from '../pages/page-document.js';
import { REVALIDATED } from '../pages/send-page.js';
import { RawOperation } from '../http/decorators/operation.decorator.js';

@Controller()
@RawAnswer()
export class DocsController {
  constructor(private readonly docs: DocsService) {}

  @RawOperation({ summary: 'This description, as OpenAPI 3.1.', produces: ['application/json'] })
  @Get('docs-json')
  @Public()
  json(@Req() request: Request, @Res() response: Response): void {
    send(this.docs.document(), 'json', request, response);
  }

  @RawOperation({ summary: 'This description, as a page to read.', produces: ['text/html'] })
  @Get('docs')
  @Public()
  page(@Req() request: Request, @Res() response: Response): void {
    send(this.docs.page(), 'html', request, response);
  }
}

/** Sends a document in the encoding that the client prefers, compressed once for all of them. */
function send(document: PageDocument, type: 'json' | 'html', request: Request, response: Response): void {
  const accepted = request.acceptsEncodings(...PAGE_ENCODINGS, 'identity');
  const encoding = PAGE_ENCODINGS.find((known) => known === accepted);
  if (encoding !== undefined) response.set('Content-Encoding', encoding);
  response.vary('Accept-Encoding').set({ 'Cache-Control': REVALIDATED, ETag: document.etag });
  response.type(type).send(document.as(encoding));
}
