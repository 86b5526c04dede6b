import { Controller, Get, Param, Query, Req, Res, UseFilters } from '@nestjs/common';
import { MOTION_PAGE } from '@serikad/shared/pages/page-routes';
import type { Request, Response } from 'express';
import { Public } from '../http/decorators/public.decorator.js';
import { RawAnswer } from '../http/decorators/raw.decorator.js';
import { RawOperation } from '../http/decorators/operation.decorator.js';
import { GuestPageFilter } from './guest-page.filter.js';
import { GuestPageService } from './guest-page.service.js';
import { sendPage } from './send-page.js';

@Controller()
@RawAnswer()
@UseFilters(GuestPageFilter)
export class MotionPageController {
  constructor(private readonly pages: GuestPageService) {}

  /**
   * What `videoUrl.premium` of a bundled design leads to. `?t=` holds it at a millisecond, `?film` leaves the controls
   * out.
   */
  @RawOperation({ summary: 'The animated version of a design, rendered by the browser.', produces: ['text/html'] })
  @Public()
  @Get(MOTION_PAGE)
  async motion(
    @Param('designId') id: string,
    @Query('language') language: string | undefined,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    sendPage(request, response, await this.pages.motion(id, language === 'english' ? 'english' : 'malay'));
  }
}
