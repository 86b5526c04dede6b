import { Controller, Get, Param, Query, Res, UseFilters } from '@nestjs/common';
import type { Response } from 'express';
import { Public } from '../auth/public.decorator.js';
import { RawAnswer } from '../common/raw.decorator.js';
import { RawOperation } from '../docs/operation.decorator.js';
import { GuestPageFilter } from './guest-page.filter.js';
import { GuestPageService } from './guest-page.service.js';

/** Asked for again each time, and answered with 304 while nothing has changed. */
const REVALIDATED = 'public, max-age=0, must-revalidate';

@Controller('motion')
@RawAnswer()
@UseFilters(GuestPageFilter)
export class MotionPageController {
  constructor(private readonly pages: GuestPageService) {}

  /** What `videoUrl.premium` of a drawn design leads to. `?t=` holds it at a millisecond, `?film` leaves the controls out. */
  @RawOperation({ summary: 'The animated version of a design, drawn by the browser.', produces: ['text/html'] })
  @Public()
  @Get(':designId')
  async motion(
    @Param('designId') id: string,
    @Query('language') language: string | undefined,
    @Res() response: Response,
  ): Promise<void> {
    const html = await this.pages.motion(id, language === 'english' ? 'english' : 'malay');
    response.set('Cache-Control', REVALIDATED).type('html').send(html);
  }
}
