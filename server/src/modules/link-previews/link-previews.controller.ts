import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Public } from '../../http/decorators/public.decorator.js';
import { DomainError } from '../../common/domain-error.js';
import { RawAnswer } from '../../http/decorators/raw.decorator.js';
import { RawOperation } from '../../http/decorators/operation.decorator.js';
import { WEIGHTS } from '../../http/decorators/budgets.js';
import { RateLimit, Weight } from '../../http/decorators/rate-limit.decorator.js';
import { RateLimits } from '../../http/limits/rate-limits.service.js';
import { sendStoredFile } from '../../media/storage/send-stored-file.js';
import { LinkPreviewsService } from './link-previews.service.js';

/** The address changes with the picture's content. Not immutable: an invitation may be closed. */
const CURRENT = 'public, max-age=86400';
/** The invitation has changed since: the old address answers with the new picture, for a short time. */
const OVERTAKEN = 'public, max-age=300, must-revalidate';

@Controller('invitation/preview')
@RateLimit('reads')
@Weight(WEIGHTS.linkPicture)
@RawAnswer()
export class LinkPreviewsController {
  constructor(
    private readonly previews: LinkPreviewsService,
    private readonly limits: RateLimits,
  ) {}

  @RawOperation({
    summary: 'What the link of an invitation shows in a chat: its names and date in its design, 1200 × 630.',
    description:
      'The file’s name changes with what the picture shows; an old one, or `current.jpg`, returns the present picture.',
    produces: ['image/jpeg'],
    errors: ['unavailable'],
  })
  @Get(':id/:file')
  @Public()
  async picture(
    @Param('id') id: string,
    @Param('file') name: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const mayPaint = (invitationId: string): boolean => this.limits.hasRoom('paintings', request.ip, invitationId);
    const found = await this.previews.picture(id, name, mayPaint).catch((error: unknown) => {
      // The calls of the seeds answer 400 for a closed invitation; a picture that is not there is 404.
      throw error instanceof DomainError && error.code === 'not-found' ? new DomainError('not-found') : error;
    });
    if ('instead' in found) {
      response.set('Cache-Control', OVERTAKEN).redirect(302, found.instead);
      return;
    }
    const cacheControl = found.current ? CURRENT : OVERTAKEN;
    await sendStoredFile(request, response, found.file, { cacheControl, resourcePolicy: 'cross-origin' });
  }
}
