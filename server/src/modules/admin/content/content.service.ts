import { Injectable } from '@nestjs/common';
import type {
  OrderAlbumQuery,
  OrderContentQuery,
  RemovePictureDto,
  WithholdWishDto,
} from '@serikad/shared/admin/content.dto';
import type { AdminAlbum, AdminPicture, AdminWish, OrderContent } from '@serikad/shared/admin/content.types';
import type { PicturePlace, Removal } from '@serikad/shared/orders/removal.types';
import { Types } from 'mongoose';
import { AccessService, type OwnedInvitation } from '../../../access/access.service.js';
import type { OwnedInvitationId } from '../../../access/owned-ids.js';
import type { SignedInUser } from '../../../http/decorators/signed-in-user.js';
import { Clock } from '../../../common/clock.js';
import { DomainError } from '../../../common/domain-error.js';
import { Faults } from '../../../common/faults.js';
import { AlbumModeration } from '../../album/album-moderation.service.js';
import { AuditService } from '../../audit/audit.service.js';
import { GiftsService } from '../../gifts/gifts.service.js';
import { InvitationImages } from '../../invitations/invitation-images.service.js';
import { InvitationsService } from '../../invitations/invitations.service.js';
import { SellerOrdersService } from '../../orders/records/seller-orders.service.js';
import { removalsView } from '../../orders/records/order.view.js';
import { PhotosService } from '../../photos/photos.service.js';
import { RsvpModerationService } from '../../rsvp/responses/rsvp-moderation.service.js';
import { OrderOutboxService } from '../../orders/outbox/order-outbox.service.js';

/**
 * What guests and couples have put into an invitation, and how the seller removes single items. A wish is hidden and
 * can be shown again; a picture is deleted for good with its files, since its address may be known.
 */
@Injectable()
export class ContentService {
  constructor(
    private readonly access: AccessService,
    private readonly invitations: InvitationsService,
    private readonly invitationImages: InvitationImages,
    private readonly photos: PhotosService,
    private readonly gifts: GiftsService,
    private readonly album: AlbumModeration,
    private readonly wishes: RsvpModerationService,
    private readonly sellerOrders: SellerOrdersService,
    private readonly outbox: OrderOutboxService,
    private readonly audit: AuditService,
    private readonly clock: Clock,
    private readonly faults: Faults,
  ) {}

  /** @throws DomainError not-found */
  async find(seller: SignedInUser, orderId: string, page: OrderContentQuery): Promise<OrderContent> {
    const owned = await this.access.moderatedInvitation(seller, orderId);
    const [pictures, wishes] = await Promise.all([
      this.picturesOf(owned),
      this.wishes.page(new Types.ObjectId(owned.id), { skip: page.skip, limit: page.limit }),
      this.finishAlbumRemovals(owned),
    ]);
    return { pictures, removals: removalsView(owned.order), ...wishes };
  }

  /** A page of the guests' photos. @throws DomainError not-found */
  async findAlbum(seller: SignedInUser, orderId: string, { before }: OrderAlbumQuery): Promise<AdminAlbum> {
    const owned = await this.access.moderatedInvitation(seller, orderId);
    await this.finishAlbumRemovals(owned);
    return this.album.page(owned.id, before);
  }

  /**
   * Hides a guest's words from the other guests, or shows them again.
   * @throws DomainError not-found, also for an answer to another order's invitation; conflict
   */
  async withhold(
    seller: SignedInUser,
    orderId: string,
    { wishId, withheld, reason }: WithholdWishDto,
  ): Promise<{ wish: AdminWish }> {
    const { id, order } = await this.access.moderatedInvitation(seller, orderId);
    const invitationId = new Types.ObjectId(id);
    const rsvp = await this.wishes.find(invitationId, wishId);
    await this.audit.record({
      actorId: seller.id,
      action: withheld ? 'order.wish-withheld' : 'order.wish-shown',
      subject: { kind: 'order', id: order._id.toHexString() },
      details: { wish: rsvp._id.toHexString(), reason },
    });
    await this.faults.reach('content.noted');
    const mark = withheld ? { at: this.clock.date(), reason } : null;
    return { wish: await this.wishes.withhold(invitationId, wishId, mark) };
  }

  /**
   * Deletes a picture for good. Repeated, it resumes an interrupted call.
   * @throws DomainError not-found, limit-reached
   */
  async removePicture(
    seller: SignedInUser,
    orderId: string,
    { place, imageUrl, reason }: RemovePictureDto,
  ): Promise<{ removals: Removal[] }> {
    const owned = await this.access.moderatedInvitation(seller, orderId);
    let { order } = owned;
    const isNoted =
      order.removals?.some((removal) => removal.imageUrl === imageUrl && removal.place === place) ?? false;
    if (!isNoted) {
      if (!(await this.isThere(owned, place, imageUrl))) throw new DomainError('not-found');
      const audit = this.audit.prepare({
        actorId: seller.id,
        action: 'order.picture-removed',
        subject: { kind: 'order', id: order._id.toHexString() },
        details: { place, reason },
      });
      const noted = await this.sellerOrders.noteRemoval(
        order._id,
        { place, imageUrl, at: this.clock.date(), reason },
        audit,
      );
      if (noted) await this.outbox.finish(noted);
      order = noted?.order ?? (await this.access.moderatedInvitation(seller, orderId)).order;
      // Another seller's call was faster, or the order remembers as many as it can.
      if (!order.removals?.some((removal) => removal.imageUrl === imageUrl)) throw new DomainError('limit-reached');
    }
    await this.faults.reach('content.noted');
    await this.takeOut(owned.id, place, imageUrl);
    return { removals: removalsView(order) };
  }

  private async isThere(owned: OwnedInvitation, place: PicturePlace, imageUrl: string): Promise<boolean> {
    if (place === 'album') return this.album.has(owned.id, imageUrl);
    const pictures = await this.picturesOf(owned);
    return pictures.some((each) => each.place === place && each.imageUrl === imageUrl);
  }

  /** Ends removals of photos that were recorded and cut. */
  private async finishAlbumRemovals({ id, order: { removals = [] } }: OwnedInvitation): Promise<void> {
    const gone = removals.filter(({ place }) => place === 'album').map(({ imageUrl }) => imageUrl);
    await this.album.takeOut(id, gone);
  }

  private takeOut(id: OwnedInvitationId, place: PicturePlace, imageUrl: string): Promise<void> {
    switch (place) {
      case 'photo':
        return this.photos.takeOut(id, imageUrl);
      case 'gift':
        return this.gifts.takeOut(id, imageUrl);
      case 'opening-logo':
        return this.invitationImages.takeOut(id, 'openingLogo', imageUrl);
      case 'place-photo':
        return this.invitationImages.takeOut(id, 'placePhoto', imageUrl);
      case 'cover-photo':
        return this.invitationImages.takeOut(id, 'coverPhoto', imageUrl);
      case 'bank-qr':
        return this.invitationImages.takeOut(id, 'salamKaut', imageUrl);
      case 'album':
        return this.album.takeOut(id, [imageUrl]);
    }
  }

  /** The pictures that are there, without those that are taken out: a call that was cut there is ended first. */
  private async picturesOf({ id, order }: OwnedInvitation): Promise<AdminPicture[]> {
    const [photos, gifts, { openingLogo, placePhoto, coverPhoto, bankAccount, secondBankAccount }] = await Promise.all([
      this.photos.find(id),
      this.gifts.find(id),
      this.invitations.ofOrder(order),
    ]);
    const there: AdminPicture[] = [
      ...photos.map(({ imageUrl }) => ({ place: 'photo' as const, imageUrl, title: '' })),
      ...gifts.map(({ imageUrl, title }) => ({ place: 'gift' as const, imageUrl, title })),
      ...(openingLogo === null ? [] : [{ place: 'opening-logo' as const, imageUrl: openingLogo, title: '' }]),
      ...(placePhoto ? [{ place: 'place-photo' as const, imageUrl: placePhoto, title: '' }] : []),
      ...(coverPhoto ? [{ place: 'cover-photo' as const, imageUrl: coverPhoto, title: '' }] : []),
      ...[bankAccount, secondBankAccount]
        .map((account) => account?.qrUrl ?? null)
        .filter((imageUrl) => imageUrl !== null)
        .map((imageUrl) => ({ place: 'bank-qr' as const, imageUrl, title: '' })),
    ];
    const gone = new Set(order.removals?.map(({ imageUrl }) => imageUrl));
    for (const { place, imageUrl } of there) if (gone.has(imageUrl)) await this.takeOut(id, place, imageUrl);
    return there.filter(({ imageUrl }) => !gone.has(imageUrl));
  }
}
