import { Body, Controller, Delete, Get, Param, Put, Query } from '@nestjs/common';
import {
  OrderAlbumQuery,
  OrderContentQuery,
  RemovePictureDto,
  WithholdWishDto,
} from '@serikad/shared/admin/content.dto';
import type { AdminAlbum, AdminWish, OrderContent } from '@serikad/shared/admin/content.types';
import type { Removal } from '@serikad/shared/orders/removal.types';
import { SellerOnly } from '../../../auth/seller-only.decorator.js';
import { CurrentUser, type SignedInUser } from '../../../http/decorators/signed-in-user.js';
import { Operation } from '../../../http/decorators/operation.decorator.js';
import { removalsView } from '../../orders/records/order.view.js';
import { PictureRemovals } from '../../picture-removals/picture-removals.service.js';
import { RsvpModerationService } from '../../rsvp/responses/rsvp-moderation.service.js';
import { ContentService } from './content.service.js';

/** Moderation: single wishes and pictures of an order's invitation. */
@Controller('api/admin/order')
@SellerOnly()
export class ContentController {
  constructor(
    private readonly content: ContentService,
    private readonly wishes: RsvpModerationService,
    private readonly pictures: PictureRemovals,
  ) {}

  @Operation('GET /api/admin/order/:id/content', {
    summary: 'The pictures of an order’s invitation and the wishes of its guests.',
  })
  @Get(':id/content')
  find(
    @CurrentUser() seller: SignedInUser,
    @Param('id') id: string,
    @Query() query: OrderContentQuery,
  ): Promise<OrderContent> {
    return this.content.find(seller, id, query);
  }

  @Operation('GET /api/admin/order/:id/album', {
    summary: 'The photos that guests added to the album of an order’s invitation, in every state.',
    description: 'One is taken out by the call for pictures, with `place: "album"` and its `imageUrl`.',
  })
  @Get(':id/album')
  findAlbum(
    @CurrentUser() seller: SignedInUser,
    @Param('id') id: string,
    @Query() query: OrderAlbumQuery,
  ): Promise<AdminAlbum> {
    return this.content.findAlbum(seller, id, query);
  }

  @Operation('PUT /api/admin/order/:id/wish', {
    summary: 'Hides a guest’s wish from the other guests, or shows it again.',
    description: 'The RSVP and its seats stay. The couple see that the wish is hidden, and why.',
    errors: ['conflict'],
  })
  @Put(':id/wish')
  async withhold(
    @CurrentUser() seller: SignedInUser,
    @Param('id') id: string,
    @Body() dto: WithholdWishDto,
  ): Promise<{ wish: AdminWish }> {
    return { wish: await this.wishes.withhold(seller, id, dto) };
  }

  @Operation('DELETE /api/admin/order/:id/picture', {
    summary: 'Takes a picture out of an order’s invitation for good, its files as well; with a gift’s the gift goes.',
    description: 'The couple see that it is gone, and why. Sent again it goes on where an earlier call was cut.',
    errors: ['limit-reached'],
  })
  @Delete(':id/picture')
  async removePicture(
    @CurrentUser() seller: SignedInUser,
    @Param('id') id: string,
    @Body() dto: RemovePictureDto,
  ): Promise<{ removals: Removal[] }> {
    return { removals: removalsView(await this.pictures.remove(seller, id, dto)) };
  }
}
