import { Body, Controller, Get, Put } from '@nestjs/common';
import { CatererLinkDto } from '@serikad/shared/guest-list/caterer.dto';
import type { CatererSummary } from '@serikad/shared/guest-list/family.types';
import { WEIGHTS } from '../../../http/decorators/budgets.js';
import { CatererToken } from '../../../http/decorators/link-token.decorator.js';
import { Operation } from '../../../http/decorators/operation.decorator.js';
import { Public } from '../../../http/decorators/public.decorator.js';
import { Weight } from '../../../http/decorators/rate-limit.decorator.js';
import { CurrentUser, type SignedInUser } from '../../../http/decorators/signed-in-user.js';
import { CatererService } from '../records/caterer.service.js';

/** The caterer's link. */
@Controller('api/caterer')
export class CatererController {
  constructor(private readonly caterer: CatererService) {}

  @Operation('PUT /api/caterer/link', {
    summary: 'Makes or renews the link of the caterer, or revokes it: an earlier link is unknown at once.',
    description: 'With `branches` a link that there is stays, and gives the figures of each branch or does not.',
    errors: ['not-found', 'trial-expired', 'package-required'],
  })
  @Put('link')
  async setLink(@CurrentUser() user: SignedInUser, @Body() dto: CatererLinkDto): Promise<{ link: string }> {
    return { link: await this.caterer.setLink(user, dto) };
  }

  @Operation('GET /api/caterer/summary', {
    summary:
      'Adults and children of each session who come, who are not sure, and seats without an RSVP; no names of families.',
    errors: ['not-found'],
  })
  @Public()
  @Get('summary')
  @Weight(WEIGHTS.guestList)
  summary(@CatererToken() token: string): Promise<CatererSummary> {
    return this.caterer.summary(token);
  }
}
