import { Controller, Get, Param, Query, Req, Res, UseFilters } from '@nestjs/common';
import { CONVOY_PATH } from '@serikad/shared/invitations/convoy-path';
import type { Request, Response } from 'express';
import { Public } from '../http/decorators/public.decorator.js';
import { RawAnswer } from '../http/decorators/raw.decorator.js';
import { WEIGHTS } from '../http/decorators/budgets.js';
import { Weight } from '../http/decorators/rate-limit.decorator.js';
import { GuestPageFilter } from './guest-page.filter.js';
import { loadedPage } from './guest-page.middleware.js';
import { GuestPageService } from './guest-page.service.js';
import { RawOperation } from '../http/decorators/operation.decorator.js';
import { sendPage } from './send-page.js';

@Controller('invitation/view')
@RawAnswer()
@UseFilters(GuestPageFilter)
export class GuestPageController {
  constructor(private readonly pages: GuestPageService) {}

  /** An invitation's page. The names in the address are for people: the id alone decides. */
  @RawOperation({ summary: 'The page of an invitation, for guests.', produces: ['text/html'] })
  @Public()
  @Get([':id', ':id/:names'])
  @Weight(WEIGHTS.page)
  async view(
    @Param('id') id: string,
    @Query('language') language: string | undefined,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const page = await (loadedPage(response) ?? this.pages.page(id, language === 'english' ? 'english' : 'malay'));
    sendPage(request, response, page);
  }

  /** What those who drive together need to know: a page without scripts, in the language of the invitation. */
  @RawOperation({ summary: 'The page of an invitation for those who drive to it together.', produces: ['text/html'] })
  @Public()
  @Get(`:id/:names/${CONVOY_PATH}`)
  @Weight(WEIGHTS.page)
  async convoy(@Param('id') id: string, @Req() request: Request, @Res() response: Response): Promise<void> {
    sendPage(request, response, await this.pages.convoy(id));
  }
}
