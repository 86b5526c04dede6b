import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Controller, Get, Req, Res, UseFilters } from '@nestjs/common';
import { WALL_PAGE } from '@serikad/shared/album/album.types';
import type { Request, Response } from 'express';
import { RawOperation } from '../http/decorators/operation.decorator.js';
import { Public } from '../http/decorators/public.decorator.js';
import { RawAnswer } from '../http/decorators/raw.decorator.js';
import { GuestPageFilter } from './guest-page.filter.js';
import { PageDocument } from './page-document.js';
import { PERSONAL, sendPage } from './send-page.js';
import { builtWebApp } from './web-files.js';

/** The page of the hall's screen: the same document for every link, which its calls alone tell apart. */
@Controller()
@RawAnswer()
@UseFilters(GuestPageFilter)
export class WallPageController {
  private document: PageDocument | undefined;

  @RawOperation({
    summary: 'The page that shows approved photos on the hall’s screen, by its link; the same for every link.',
    produces: ['text/html'],
  })
  @Public()
  @Get(WALL_PAGE)
  page(@Req() request: Request, @Res() response: Response): void {
    this.document ??= new PageDocument(readFileSync(join(builtWebApp(), 'wall.html'), 'utf8'));
    // The address is a secret.
    response.set('Referrer-Policy', 'no-referrer').set('X-Robots-Tag', 'noindex');
    sendPage(request, response, this.document, PERSONAL);
  }
}
