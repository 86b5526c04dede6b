import { Body, Controller, Delete, Get, Param, Post, Put } from '@nestjs/common';
import { CreateGiftDto, DeleteGiftDto, ReserveGiftDto, UpdateGiftDto } from '@serikad/shared/gifts/gift.dto';
import type { GiftView, ReservedGift } from '@serikad/shared/gifts/gift.types';
import { Public } from '../../../http/decorators/public.decorator.js';
import { CurrentUser, MaybeUser, type SignedInUser } from '../../../http/decorators/signed-in-user.js';
import { IdempotencyKey } from '../../../http/decorators/idempotency-key.decorator.js';
import { Operation } from '../../../http/decorators/operation.decorator.js';
import { WEIGHTS } from '../../../http/decorators/budgets.js';
import { RateLimit, Weight } from '../../../http/decorators/rate-limit.decorator.js';
import { ImageUpload, UploadedImage } from '../../../media/uploads/image-upload.decorator.js';
import { InvitationBundles } from '../../invitations/invitation-bundles.service.js';
import { GiftReservations } from './gift-reservations.service.js';
import { GiftsService } from '../gifts.service.js';

type User = SignedInUser;

@Controller('api/gift')
export class GiftsController {
  constructor(
    private readonly gifts: GiftsService,
    private readonly reservations: GiftReservations,
    private readonly invitations: InvitationBundles,
  ) {}

  /** The gifts of an invitation; to its owner with the reservations. */
  @Operation('GET /api/gift/find-by-invitation/:invitationId', {
    summary: 'The gifts of an invitation; who reserved them is for its owner alone.',
  })
  @Public()
  @Get('find-by-invitation/:invitationId')
  @Weight(WEIGHTS.gifts)
  findByInvitation(@Param('invitationId') id: string, @MaybeUser() user: User | null): Promise<GiftView[]> {
    return this.invitations.gifts(id, user);
  }

  @Operation('POST /api/gift/create', {
    summary: 'Adds a gift that the couple wish for; there may be a hundred.',
    errors: ['not-found', 'trial-expired', 'package-required', 'limit-reached'],
  })
  @Post('create')
  @RateLimit('uploads')
  @ImageUpload('image', { required: true })
  async create(
    @CurrentUser() user: User,
    @Body() dto: CreateGiftDto,
    @UploadedImage() picture: Buffer,
  ): Promise<{ id: string }> {
    return { id: await this.gifts.create(user, dto, picture) };
  }

  @Operation('PUT /api/gift/update', {
    summary: 'Changes a gift. Without a picture the old one stays, and so does a reservation.',
    errors: ['not-found', 'trial-expired', 'package-required', 'limit-reached'],
  })
  @Put('update')
  @RateLimit('uploads')
  @ImageUpload('image')
  async update(
    @CurrentUser() user: User,
    @Body() dto: UpdateGiftDto,
    @UploadedImage() picture: Buffer | undefined,
  ): Promise<{ gift: GiftView }> {
    return { gift: await this.gifts.update(user, dto, picture) };
  }

  @Operation('DELETE /api/gift/delete', {
    summary: 'Removes a gift, whatever the package.',
    errors: ['not-found', 'trial-expired'],
  })
  @Delete('delete')
  async remove(@CurrentUser() user: User, @Body() dto: DeleteGiftDto): Promise<Record<string, never>> {
    await this.gifts.remove(user, dto);
    return {};
  }

  @Operation('PUT /api/gift/reserve', {
    summary: 'A guest reserves a gift. Of many at once one gets it; only the couple learn who.',
    errors: ['not-found', 'answers-closed', 'package-required', 'already-reserved', 'sample-read-only'],
  })
  @Public()
  @Put('reserve')
  @RateLimit('reservations', 'body.giftId')
  async reserve(@Body() dto: ReserveGiftDto, @IdempotencyKey() key: string | undefined): Promise<ReservedGift> {
    return { giftId: await this.reservations.reserve(dto, key), reservation: { reserved: true } };
  }
}
