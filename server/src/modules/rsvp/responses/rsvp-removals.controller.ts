import { Body, Controller, Get, Param, Post, Put } from '@nestjs/common';
import { CloseAnswersDto, RemoveWishesDto, UndoRemovalDto } from '@serikad/shared/rsvp/rsvp.dto';
import type { WishFlood, WishRemoval } from '@serikad/shared/rsvp/rsvp.types';
import { AccessService } from '../../../access/access.service.js';
import { CurrentUser, type SignedInUser } from '../../../http/decorators/signed-in-user.js';
import { Operation } from '../../../http/decorators/operation.decorator.js';
import { RateLimit } from '../../../http/decorators/rate-limit.decorator.js';
import { InvitationsService } from '../../invitations/invitations.service.js';
import { RsvpRemovalsService } from './rsvp-removals.service.js';

/** What the couple do against a flood of RSVPs. */
@Controller('api/wish')
export class RsvpRemovalsController {
  constructor(
    private readonly access: AccessService,
    private readonly removals: RsvpRemovalsService,
    private readonly invitations: InvitationsService,
  ) {}

  @Operation('PUT /api/wish/closed/:id', {
    summary: 'The couple close their invitation for RSVPs and changes of them, or open it again.',
    errors: ['not-found'],
  })
  @Put('closed/:id')
  async close(
    @CurrentUser() user: SignedInUser,
    @Param('id') id: string,
    @Body() { closed }: CloseAnswersDto,
  ): Promise<{ closed: boolean }> {
    await this.invitations.setRsvpsClosed(await this.access.ownInvitation(user, id), closed);
    return { closed };
  }

  @Operation('GET /api/wish/floods/:id', {
    summary: 'RSVPs that came from one network within a short time, the largest groups first; for the owner.',
    errors: ['not-found'],
  })
  @Get('floods/:id')
  @RateLimit('exports', 'params.id')
  async floods(@CurrentUser() user: SignedInUser, @Param('id') id: string): Promise<WishFlood[]> {
    return this.removals.floods((await this.access.ownInvitation(user, id)).id);
  }

  @Operation('GET /api/wish/removals/:id', {
    summary: 'What the owner removed together during the last day, and how far that is.',
    errors: ['not-found'],
  })
  @Get('removals/:id')
  async list(@CurrentUser() user: SignedInUser, @Param('id') id: string): Promise<WishRemoval[]> {
    return this.removals.list((await this.access.ownInvitation(user, id)).id);
  }

  @Operation('POST /api/wish/removals/:id', {
    summary: 'The owner removes all RSVPs of a period, or those of one flood; it goes on in the background.',
    errors: ['not-found', 'removal-under-way', 'limit-reached'],
  })
  @Post('removals/:id')
  async remove(
    @CurrentUser() user: SignedInUser,
    @Param('id') id: string,
    @Body() dto: RemoveWishesDto,
  ): Promise<WishRemoval> {
    return this.removals.remove((await this.access.ownInvitation(user, id)).id, dto);
  }

  @Operation('PUT /api/wish/removals/:id', {
    summary: 'Brings back, within a day, what was removed together, as far as it fits into the limits.',
    errors: ['not-found', 'removal-under-way'],
  })
  @Put('removals/:id')
  async undo(
    @CurrentUser() user: SignedInUser,
    @Param('id') id: string,
    @Body() { removalId }: UndoRemovalDto,
  ): Promise<WishRemoval> {
    return this.removals.undo((await this.access.ownInvitation(user, id)).id, removalId);
  }
}
