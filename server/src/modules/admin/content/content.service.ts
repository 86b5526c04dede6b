import { Injectable } from '@nestjs/common';
import type { OrderAlbumQuery, OrderContentQuery } from '@serikad/shared/admin/content.dto';
import type { AdminAlbum, OrderContent } from '@serikad/shared/admin/content.types';
import { Types } from 'mongoose';
import { AccessService } from '../../../access/access.service.js';
import type { SignedInUser } from '../../../http/decorators/signed-in-user.js';
import { removalsView } from '../../orders/records/order.view.js';
import { PictureRemovals } from '../../picture-removals/picture-removals.service.js';
import { RsvpModerationService } from '../../rsvp/responses/rsvp-moderation.service.js';

/** What guests and couples have put into an invitation. */
@Injectable()
export class ContentService {
  constructor(
    private readonly access: AccessService,
    private readonly pictures: PictureRemovals,
    private readonly wishes: RsvpModerationService,
  ) {}

  /** @throws DomainError not-found */
  async find(seller: SignedInUser, orderId: string, page: OrderContentQuery): Promise<OrderContent> {
    const owned = await this.access.moderatedInvitation(seller, orderId);
    const [pictures, wishes] = await Promise.all([
      this.pictures.find(owned),
      this.wishes.page(new Types.ObjectId(owned.id), { skip: page.skip, limit: page.limit }),
    ]);
    return { pictures, removals: removalsView(owned.order), ...wishes };
  }

  /** A page of the guests' photos. @throws DomainError not-found */
  async findAlbum(seller: SignedInUser, orderId: string, { before }: OrderAlbumQuery): Promise<AdminAlbum> {
    return this.pictures.findAlbum(await this.access.moderatedInvitation(seller, orderId), before);
  }
}
