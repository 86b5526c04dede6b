import { Body, Controller, Param, Post, Put } from '@nestjs/common';
import { ApproveWishesDto, WishIdsDto } from '@serikad/shared/rsvp/rsvp.dto';
import type { WishRemoval, WishReview } from '@serikad/shared/rsvp/rsvp.types';
import type { Request } from 'express';
import { AccessService } from '../../../access/access.service.js';
import { wishesWeight } from '../../../http/decorators/budgets.js';
import { Operation } from '../../../http/decorators/operation.decorator.js';
import { Weight } from '../../../http/decorators/rate-limit.decorator.js';
import { CurrentUser, type SignedInUser } from '../../../http/decorators/signed-in-user.js';
import { RsvpReviewService } from './rsvp-review.service.js';

const byWishes = ({ body }: Request): number => wishesWeight(body);

/** What the couple do with several wishes at once. */
@Controller('api/wish')
export class RsvpReviewController {
  constructor(
    private readonly access: AccessService,
    private readonly reviews: RsvpReviewService,
  ) {}

  @Operation('PUT /api/wish/approved/:id', {
    summary: 'The owner shows guests wishes that waited, or that they hid before.',
    description:
      'A wish that its guest changed after the owner read it is not shown: it is in `changed`. Safe to repeat; ids of no wish are passed over.',
    errors: ['not-found'],
  })
  @Put('approved/:id')
  @Weight(byWishes)
  async approve(
    @CurrentUser() user: SignedInUser,
    @Param('id') id: string,
    @Body() { wishes }: ApproveWishesDto,
  ): Promise<WishReview> {
    return this.reviews.approve((await this.access.ownInvitation(user, id)).id, wishes);
  }

  @Operation('PUT /api/wish/hidden/:id', {
    summary: 'The owner hides wishes from guests; the RSVPs stay and count.',
    errors: ['not-found'],
  })
  @Put('hidden/:id')
  @Weight(byWishes)
  async hide(
    @CurrentUser() user: SignedInUser,
    @Param('id') id: string,
    @Body() { ids }: WishIdsDto,
  ): Promise<Record<string, never>> {
    await this.reviews.hide((await this.access.ownInvitation(user, id)).id, ids);
    return {};
  }

  @Operation('POST /api/wish/removed/:id', {
    summary: 'The owner removes several RSVPs; for a day they can be brought back together.',
    errors: ['not-found', 'removal-under-way', 'limit-reached'],
  })
  @Post('removed/:id')
  @Weight(byWishes)
  async remove(
    @CurrentUser() user: SignedInUser,
    @Param('id') id: string,
    @Body() { ids }: WishIdsDto,
  ): Promise<WishRemoval> {
    return this.reviews.remove((await this.access.ownInvitation(user, id)).id, ids);
  }
}
