import { Body, Controller, Get, Ip, Param, Post, Put } from '@nestjs/common';
import { DoorEventsDto, DoorLinkDto } from '@serikad/shared/guest-list/check-in.dto';
import type { DoorEvents, DoorList, DoorView } from '@serikad/shared/guest-list/check-in.types';
import { arrivalsCharge, WEIGHTS } from '../../../http/decorators/budgets.js';
import { DoorToken } from '../../../http/decorators/link-token.decorator.js';
import { Operation } from '../../../http/decorators/operation.decorator.js';
import { Public } from '../../../http/decorators/public.decorator.js';
import { RateLimit, Weight } from '../../../http/decorators/rate-limit.decorator.js';
import { CurrentUser, type SignedInUser } from '../../../http/decorators/signed-in-user.js';
import { RateLimits } from '../../../http/limits/rate-limits.service.js';
import { DoorLinks } from '../records/door-links.service.js';
import { DoorService } from '../records/door.service.js';

/** Check-in at the door. */
@Controller('api/door')
export class DoorController {
  constructor(
    private readonly door: DoorService,
    private readonly links: DoorLinks,
    private readonly limits: RateLimits,
  ) {}

  @Operation('PUT /api/door/link', {
    summary: 'Makes or renews the link of the phones at the door, or revokes it: an earlier link is unknown at once.',
    errors: ['not-found', 'trial-expired', 'package-required'],
  })
  @Put('link')
  async setLink(@CurrentUser() user: SignedInUser, @Body() dto: DoorLinkDto): Promise<{ link: string }> {
    return { link: await this.links.set(user, dto) };
  }

  @Operation('GET /api/door/arrivals/:invitationId', {
    summary: 'The door link, and who has come so far.',
    errors: ['not-found'],
  })
  @Get('arrivals/:invitationId')
  @Weight(WEIGHTS.arrivals)
  async view(
    @CurrentUser() user: SignedInUser,
    @Param('invitationId') invitationId: string,
    @Ip() ip: string | undefined,
  ): Promise<DoorView> {
    const { view, read } = await this.door.view(user, invitationId);
    this.limits.charge('reads', ip, arrivalsCharge(read));
    return view;
  }

  @Operation('GET /api/door/list', {
    summary: 'The list that a phone at the door keeps: names, seats, RSVPs and tables; no phones, no notes.',
    description: 'With an ETag, so that an unchanged list is not sent again.',
    errors: ['not-found'],
  })
  @Public()
  @Get('list')
  @Weight(WEIGHTS.guestList)
  list(@DoorToken() token: string): Promise<DoorList> {
    return this.door.list(token);
  }

  @Operation('POST /api/door/events', {
    summary: 'Stores check-ins, each once by its id, and answers with the events since a cursor.',
    description: 'Safe to repeat. Without events it only reads.',
    errors: ['not-found', 'limit-reached'],
  })
  @Public()
  @Post('events')
  @RateLimit('door-links')
  record(@DoorToken() token: string, @Body() dto: DoorEventsDto): Promise<DoorEvents> {
    return this.door.record(token, dto);
  }
}
