import { Controller, Get, Param } from '@nestjs/common';
import type { GiftView } from '@serikad/shared/gifts/gift.types';
import { Public } from '../../auth/public.decorator.js';
import { MaybeUser, type SignedInUser } from '../../auth/signed-in-user.js';
import { InvitationsService } from '../invitations/invitations.service.js';

@Controller('api/gift')
export class GiftsController {
  constructor(private readonly invitations: InvitationsService) {}

  /** The gifts of an invitation; to its owner with the reservations. */
  @Public()
  @Get('find-by-invitation/:invitationId')
  findByInvitation(@Param('invitationId') id: string, @MaybeUser() user: SignedInUser | null): Promise<GiftView[]> {
    return this.invitations.gifts(id, user);
  }
}
