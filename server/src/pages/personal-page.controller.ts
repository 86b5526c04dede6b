import { Controller, Get, Param, Req, Res, UseFilters } from '@nestjs/common';
import { PERSONAL_PAGE } from '@serikad/shared/guest-list/guest-list';
import type { Request, Response } from 'express';
import { WEIGHTS } from '../http/decorators/budgets.js';
import { RawOperation } from '../http/decorators/operation.decorator.js';
import { Public } from '../http/decorators/public.decorator.js';
import { Weight } from '../http/decorators/rate-limit.decorator.js';
import { RawAnswer } from '../http/decorators/raw.decorator.js';
import { PersonalPageFilter } from './guest-page.filter.js';
import { loadedPage } from './guest-page.middleware.js';
import { PersonalPageService } from './personal-page.service.js';
import { PERSONAL, sendPage } from './send-page.js';

@Controller()
@RawAnswer()
@UseFilters(PersonalPageFilter)
export class PersonalPageController {
  constructor(private readonly pages: PersonalPageService) {}

  /** An invitation's page with the family that it is for. */
  @RawOperation({ summary: 'The page of an invitation for one family, by its personal link.', produces: ['text/html'] })
  @Public()
  @Get(PERSONAL_PAGE)
  @Weight(WEIGHTS.page)
  async view(@Param('token') token: string, @Req() request: Request, @Res() response: Response): Promise<void> {
    sendPage(request, response, await (loadedPage(response) ?? this.pages.page(token)), PERSONAL);
  }
}
