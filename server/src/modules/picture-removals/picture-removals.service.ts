import { Injectable } from '@nestjs/common';
import type { RemovePictureDto } from '@serikad/shared/admin/content.dto';
import type { AdminAlbum, AdminPicture } from '@serikad/shared/admin/content.types';
import type { PicturePlace } from '@serikad/shared/orders/removal.types';
import { AccessService, type OwnedInvitation } from '../../access/access.service.js';
import type { OwnedInvitationId } from '../../access/owned-ids.js';
import { DomainError } from '../../common/domain-error.js';
import { Faults } from '../../common/faults.js';
import type { SignedInUser } from '../../http/decorators/signed-in-user.js';
import { AlbumModeration } from '../album/album-moderation.service.js';
import { GiftsService } from '../gifts/gifts.service.js';
import { ImageSections } from '../invitations/image-sections.service.js';
import { InvitationsService } from '../invitations/invitations.service.js';
import { SellerOrderChanges } from '../orders/outbox/seller-order-changes.service.js';
import type { OrderRecord } from '../orders/records/order.schema.js';
import { PhotosService } from '../photos/photos.service.js';

/**
 * The pictures of an invitation for the seller, who removes single ones: noted at the order first, then deleted for
 * good with their files, since their address may be known. Reads finish interrupted removals.
 */
@Injectable()
export class PictureRemovals {
  constructor(
    private readonly access: AccessService,
    private readonly invitations: InvitationsService,
    private readonly sections: ImageSections,
    private readonly photos: PhotosService,
    private readonly gifts: GiftsService,
    private readonly album: AlbumModeration,
    private readonly orders: SellerOrderChanges,
    private readonly faults: Faults,
  ) {}

  /** The pictures of an invitation beside its album's. */
  async find(owned: OwnedInvitation): Promise<AdminPicture[]> {
    const [pictures] = await Promise.all([this.remaining(owned), this.finishInAlbum(owned)]);
    return pictures;
  }

  /** A page of the guests' photos. */
  async findAlbum(owned: OwnedInvitation, before: string | undefined): Promise<AdminAlbum> {
    await this.finishInAlbum(owned);
    return this.album.page(owned.id, before);
  }

  /**
   * Deletes a picture for good. Repeated, it resumes an interrupted call.
   * @returns the order, with the removal
   * @throws DomainError not-found, limit-reached
   */
  async remove(
    seller: SignedInUser,
    orderId: string,
    { place, imageUrl, reason }: RemovePictureDto,
  ): Promise<OrderRecord> {
    const owned = await this.access.moderatedInvitation(seller, orderId);
    let { order } = owned;
    const isNoted =
      order.removals?.some((removal) => removal.imageUrl === imageUrl && removal.place === place) ?? false;
    if (!isNoted) {
      if (!(await this.isThere(owned, place, imageUrl))) throw new DomainError('not-found');
      const noted = await this.orders.noteRemoval(seller, order._id, { place, imageUrl, reason });
      order = noted ?? (await this.access.moderatedInvitation(seller, orderId)).order;
      // Another seller's call was faster, or the order remembers as many as it can.
      if (!order.removals?.some((removal) => removal.imageUrl === imageUrl)) throw new DomainError('limit-reached');
    }
    await this.faults.reach('content.noted');
    await this.takeOut(owned.id, place, imageUrl);
    return order;
  }

  private async isThere(owned: OwnedInvitation, place: PicturePlace, imageUrl: string): Promise<boolean> {
    if (place === 'album') return this.album.has(owned.id, imageUrl);
    const pictures = await this.remaining(owned);
    return pictures.some((each) => each.place === place && each.imageUrl === imageUrl);
  }

  private takeOut(id: OwnedInvitationId, place: PicturePlace, imageUrl: string): Promise<void> {
    switch (place) {
      case 'photo':
        return this.photos.takeOut(id, imageUrl);
      case 'gift':
        return this.gifts.takeOut(id, imageUrl);
      case 'opening-logo':
        return this.sections.takeOut(id, 'openingLogo', imageUrl);
      case 'place-photo':
        return this.sections.takeOut(id, 'placePhoto', imageUrl);
      case 'cover-photo':
        return this.sections.takeOut(id, 'coverPhoto', imageUrl);
      case 'bank-qr':
        return this.sections.takeOut(id, 'salamKaut', imageUrl);
      case 'album':
        return this.album.takeOut(id, [imageUrl]);
    }
  }

  /** Without those that are taken out, whose interrupted removals are finished first. */
  private async remaining({ id, order }: OwnedInvitation): Promise<AdminPicture[]> {
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

  /** Finishes interrupted removals of guests' photos. */
  private async finishInAlbum({ id, order: { removals = [] } }: OwnedInvitation): Promise<void> {
    const gone = removals.filter(({ place }) => place === 'album').map(({ imageUrl }) => imageUrl);
    await this.album.takeOut(id, gone);
  }
}
