import { Controller, Get, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Public } from '../auth/public.decorator.js';
import { RawAnswer } from '../common/raw.decorator.js';
import { DocsService } from './docs.service.js';
import { RawOperation } from './operation.decorator.js';
import type { OpenApiDocument } from './openapi.types.js';

/** Asked for again each time; what has not changed is answered with 304 by its ETag. */
const REVALIDATED = 'public, max-age=0, must-revalidate';

@Controller()
@RawAnswer()
export class DocsController {
  constructor(private readonly docs: DocsService) {}

  @RawOperation({ summary: 'This description, as OpenAPI 3.1.', produces: ['application/json'] })
  @Get('docs-json')
  @Public()
  json(@Res({ passthrough: true }) response: Response): OpenApiDocument {
    response.set('Cache-Control', REVALIDATED);
    return this.docs.document();
  }

  @RawOperation({ summary: 'This description, as a page to read.', produces: ['text/html'] })
  @Get('docs')
  @Public()
  page(@Res() response: Response): void {
    response.set('Cache-Control', REVALIDATED).type('html').send(this.docs.page());
  }
}
