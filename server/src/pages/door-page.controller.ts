import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Controller, Get, Req, Res, UseFilters } from '@nestjs/common';
import { DOOR_PAGE } from '@serikad/shared/guest-list/check-in';
import type { Request, Response } from 'express';
import { RawOperation } from '../http/decorators/operation.decorator.js';
import { Public } from '../http/decorators/public.decorator.js';
import { RawAnswer } from '../http/decorators/raw.decorator.js';
import { PERMISSIONS_WITH_CAMERA } from '../http/security-headers.js';
import { GuestPageFilter } from './guest-page.filter.js';
import { PageDocument } from './page-document.js';
import { PERSONAL, sendPage } from './send-page.js';
import { builtWebApp } from './web-files.js';

/** The page of phones at the door: the same document for every link, which its calls alone tell apart. */
@Controller()
@RawAnswer()
@UseFilters(GuestPageFilter)
export class DoorPageController {
  private document: PageDocument | undefined;

  @RawOperation({
    summary: 'The page that checks guests in, by the door link; the same for every link.',
    produces: ['text/html'],
  })
  @Public()
  @Get(DOOR_PAGE)
  page(@Req() request: Request, @Res() response: Response): void {
    this.document ??= new PageDocument(readFileSync(join(builtWebApp(), 'door.html'), 'utf8'));
    // The address is a secret. The camera reads the codes of guests.
    response
      .set('Referrer-Policy', 'no-referrer')
      .set('X-Robots-Tag', 'noindex')
      .set('Permissions-Policy', PERMISSIONS_WITH_CAMERA);
    sendPage(request, response, this.document, PERSONAL);
  }
}
