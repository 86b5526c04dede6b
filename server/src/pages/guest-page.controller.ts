import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import type { Locale } from '@serikad/shared/i18n/language';
import type { Request, Response } from 'express';
import { Public } from '../auth/public.decorator.js';
import { toFailure } from '../common/error.filter.js';
import { RawAnswer } from '../common/raw.decorator.js';
import { GuestPageService } from './guest-page.service.js';
import { RawOperation } from '../docs/operation.decorator.js';

/** Asked for again each time: an edit shows at once, and what has not changed is answered with 304 by its ETag. */
const REVALIDATED = 'public, max-age=0, must-revalidate';

@Controller('invitation/view')
@RawAnswer()
export class GuestPageController {
  constructor(private readonly pages: GuestPageService) {}

  /** An invitation's page. The names in the address are for people: the id alone says which it is. */
  @RawOperation({ summary: 'The page of an invitation, for guests.', produces: ['text/html'] })
  @Public()
  @Get([':id', ':id/:names'])
  async view(
    @Param('id') id: string,
    @Query('language') language: string | undefined,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    try {
      const html = await this.pages.page(id, language === 'english' ? 'english' : 'malay');
      response.set('Cache-Control', REVALIDATED).type('html').send(html);
    } catch (error) {
      this.refuse(error, request, response);
    }
  }

  /** A person reads this answer, so it is a page and no envelope. */
  private refuse(error: unknown, request: Request, response: Response): void {
    const { code, details } = toFailure(error);
    const locale: Locale = request.acceptsLanguages('ms', 'en') === 'en' ? 'en' : 'ms';
    response.set('Cache-Control', 'no-store').vary('Accept-Language').type('html');
    if (code === 'not-found') {
      response.status(404).send(this.pages.message('not-found', locale));
      return;
    }
    if (code !== 'unavailable') throw error;
    request.log.error({ err: error }, 'request failed');
    response
      .set('Retry-After', String(details.retryAfter ?? 2))
      .status(503)
      .send(this.pages.message('unavailable', locale));
  }
}
