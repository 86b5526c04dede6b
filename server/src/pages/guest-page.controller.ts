import { Controller, Get, Param, Query, Res, UseFilters } from '@nestjs/common';
import type { Response } from 'express';
import { Public } from '../auth/public.decorator.js';
import { RawAnswer } from '../common/raw.decorator.js';
import { GuestPageFilter } from './guest-page.filter.js';
import { GuestPageService } from './guest-page.service.js';
import { RawOperation } from '../docs/operation.decorator.js';

/** Asked for again each time: an edit shows at once, and what has not changed is answered with 304 by its ETag. */
const REVALIDATED = 'public, max-age=0, must-revalidate';

@Controller('invitation/view')
@RawAnswer()
@UseFilters(GuestPageFilter)
export class GuestPageController {
  constructor(private readonly pages: GuestPageService) {}

  /** An invitation's page. The names in the address are for people: the id alone says which it is. */
  @RawOperation({ summary: 'The page of an invitation, for guests.', produces: ['text/html'] })
  @Public()
  @Get([':id', ':id/:names'])
  async view(
    @Param('id') id: string,
    @Query('language') language: string | undefined,
    @Res() response: Response,
  ): Promise<void> {
    const html = await this.pages.page(id, language === 'english' ? 'english' : 'malay');
    response.set('Cache-Control', REVALIDATED).type('html').send(html);
  }
}
