import { Body, Controller, Delete, Get, Ip, Param, Post, Put, Query, Res } from '@nestjs/common';
import { AddWishDto, DeleteWishDto, EditWishDto, RemoveOwnWishDto } from '@serikad/shared/rsvp/rsvp.dto';
import { SampleWishesQuery, WishListQuery } from '@serikad/shared/rsvp/rsvp-query.dto';
import type { OwnWish, WishView } from '@serikad/shared/rsvp/rsvp.types';
import type { Response } from 'express';
import { Public } from '../../../http/decorators/public.decorator.js';
import { CurrentUser, MaybeUser, type SignedInUser } from '../../../http/decorators/signed-in-user.js';
import { IdempotencyKey } from '../../../http/decorators/idempotency-key.decorator.js';
import { RsvpListService } from './rsvp-list.service.js';
import { RsvpService } from './rsvp.service.js';
import { Operation } from '../../../http/decorators/operation.decorator.js';
import { WEIGHTS, rsvpListCharge } from '../../../http/decorators/budgets.js';
import { clientOf } from '../../../http/limits/client-address.js';
import { RateLimit, Weight } from '../../../http/decorators/rate-limit.decorator.js';
import { RateLimits } from '../../../http/limits/rate-limits.service.js';

type User = SignedInUser;

@Controller('api/wish')
export class RsvpController {
  constructor(
    private readonly rsvps: RsvpService,
    private readonly lists: RsvpListService,
    private readonly limits: RateLimits,
  ) {}

  /** The wishes of an invitation, newest first; `X-Total-Count` says how many there are, unless a page is continued. */
  @Operation('GET /api/wish/get-all/:id', {
    summary: 'The wishes of an invitation, newest first; the counts are for its owner alone.',
    headers: { 'X-Total-Count': 'How many wishes there are in all; absent where `before` continues a page.' },
  })
  @Public()
  @Get('get-all/:id')
  @Weight(WEIGHTS.wishes)
  async getAll(
    @Param('id') id: string,
    @Query() query: WishListQuery,
    @MaybeUser() user: User | null,
    @Ip() ip: string | undefined,
    @Res({ passthrough: true }) response: Response,
  ): Promise<WishView[]> {
    const { wishes: rsvps, total, walked } = await this.lists.list(user, id, query);
    this.limits.charge('reads', ip, rsvpListCharge(rsvps.length, walked));
    if (total !== undefined) response.setHeader('X-Total-Count', String(total));
    return rsvps;
  }

  @Operation('GET /api/wish/sample', { summary: 'Wishes for the sample invitations.' })
  @Public()
  @Get('sample')
  @Weight(WEIGHTS.sampleWishes)
  samples(@Query() { language }: SampleWishesQuery): WishView[] {
    return this.lists.samples(language);
  }

  /** A guest's own RSVP, by its secret. */
  @Operation('GET /api/wish/user/:id', { summary: 'A guest’s own RSVP, by the secret id that they got.' })
  @Public()
  @Get('user/:id')
  @Weight(WEIGHTS.ownWish)
  own(@Param('id') secret: string): Promise<OwnWish> {
    return this.lists.own(secret);
  }

  @Operation('POST /api/wish/add', {
    summary: 'A guest sends an RSVP: attendance and a wish. Only this response has the secret id of the RSVP.',
    errors: [
      'not-found',
      'limit-reached',
      'package-required',
      'answers-closed',
      'rsvp-closed',
      'wishes-closed',
      'sample-read-only',
    ],
  })
  @Public()
  @Post('add')
  @RateLimit('anonymous-writes', 'body.invitationId')
  async add(
    @Body() dto: AddWishDto,
    @IdempotencyKey() key: string | undefined,
    @Ip() ip: string | undefined,
  ): Promise<{ wishId: string }> {
    return { wishId: await this.rsvps.add(dto, key, clientOf(ip)) };
  }

  @Operation('PUT /api/wish/edit', {
    summary: 'A guest changes their RSVP, by its secret id.',
    errors: ['not-found', 'limit-reached', 'package-required', 'answers-closed', 'rsvp-closed', 'wishes-closed'],
  })
  @Public()
  @Put('edit')
  @RateLimit('anonymous-writes', 'body.wishId')
  async edit(@Body() dto: EditWishDto): Promise<{ wishId: string }> {
    await this.rsvps.edit(dto);
    return { wishId: dto.wishId };
  }

  @Operation('DELETE /api/wish/own', {
    summary: 'A guest removes their RSVP with its wish for good, by its secret id; its seats are free again.',
    description: 'Accepted while the couple take no RSVPs, and after the closing moment. Repeated, it is not-found.',
    errors: ['not-found'],
  })
  @Public()
  @Delete('own')
  @RateLimit('anonymous-writes', 'body.wishId')
  async removeOwn(@Body() { wishId }: RemoveOwnWishDto): Promise<Record<string, never>> {
    await this.rsvps.removeOwn(wishId);
    return {};
  }

  /** For the couple: takes an RSVP off their list, by the list's `_id` or the RSVP's `wishId`. */
  @Operation('DELETE /api/wish/delete', {
    summary: 'The couple take an RSVP off their list, by the _id of the list or by its wishId.',
    errors: ['not-found'],
  })
  @Delete('delete')
  async remove(@CurrentUser() user: User, @Body() { wishId }: DeleteWishDto): Promise<Record<string, never>> {
    await this.rsvps.remove(await this.lists.deletable(user, wishId));
    return {};
  }
}
