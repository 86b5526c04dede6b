import { Injectable } from '@nestjs/common';
import type { AddPhotoDto, DeletePhotoDto, OrderPhotosDto } from '@serikad/shared/photos/photo.dto';
import { MOST_PHOTOS, type PhotoView } from '@serikad/shared/photos/photo.types';
import type { OwnedInvitationId } from '../../access/owned-ids.js';
import { EditableInvitations } from '../../access/editable-invitations.service.js';
import type { SignedInUser } from '../../http/decorators/signed-in-user.js';
import { Clock } from '../../common/clock.js';
import { DomainError } from '../../common/domain-error.js';
import { FileReferences } from '../../media/images/file-references.js';
import { ImageRecords } from '../../media/records/image-records.service.js';
import { ImagesService } from '../../media/images/images.service.js';
import { photoView } from './photo.view.js';
import { PhotosRepository } from './photos.repository.js';

const FULL = {
  en: `You have reached the maximum of ${MOST_PHOTOS} photos. Please remove one first.`,
  ms: `Galeri sudah penuh dengan ${MOST_PHOTOS} gambar. Sila buang satu dahulu.`,
};

/** The couple's gallery. */
@Injectable()
export class PhotosService {
  constructor(
    private readonly photos: PhotosRepository,
    private readonly editable: EditableInvitations,
    private readonly records: ImageRecords,
    private readonly images: ImagesService,
    private readonly clock: Clock,
    references: FileReferences,
  ) {
    references.register(['photo'], (keys) => photos.findReferenced(keys));
  }

  /** The gallery of an invitation in its order. */
  async find(invitationId: string): Promise<PhotoView[]> {
    return (await this.photos.findByInvitation(invitationId)).map(photoView);
  }

  /**
   * Adds a picture to the gallery.
   * @throws DomainError not-found, trial-expired, package-required, limit-reached, invalid-file, unavailable
   */
  async add(user: SignedInUser, dto: AddPhotoDto, picture: Buffer): Promise<{ id: string; imageUrl: string }> {
    const { id: invitationId } = await this.editable.find(user, dto.invitationId, 'gallery');
    const photo = await this.photos.claim(invitationId, this.clock.date());
    if (!photo) throw new DomainError('limit-reached', { texts: FULL });
    const imageUrl = await this.records.complete({
      purpose: 'photo',
      invitationId,
      picture,
      write: (key) => this.photos.fill(photo, { imageUrl: key, order: dto.order }),
      giveUp: () => this.photos.release(photo),
    });
    return { id: photo.toHexString(), imageUrl };
  }

  /**
   * Removes a picture from the gallery, and its files.
   * @throws DomainError not-found, trial-expired
   */
  async remove(user: SignedInUser, { id, invitationId }: DeletePhotoDto): Promise<void> {
    const owned = await this.editable.findForRemoval(user, invitationId);
    const photo = await this.photos.remove(owned.id, id);
    if (!photo) throw new DomainError('not-found');
    await this.images.remove(photo.imageUrl);
  }

  /** For the seller: takes a picture out of the gallery, with its files; nothing happens when it is out already. */
  async takeOut(invitationId: OwnedInvitationId, imageUrl: string): Promise<void> {
    const photo = (await this.photos.findByInvitation(invitationId)).find((each) => each.imageUrl === imageUrl);
    if (photo) await this.photos.remove(invitationId, photo._id.toHexString());
    await this.images.remove(imageUrl);
  }

  /**
   * Puts the gallery in another order.
   * @returns the gallery as it is then
   * @throws DomainError validation when `ids` are not its photos, each once; not-found, trial-expired, package-required
   */
  async order(user: SignedInUser, { invitationId, ids }: OrderPhotosDto): Promise<PhotoView[]> {
    const owned = await this.editable.find(user, invitationId, 'gallery');
    const photos = await this.photos.findByInvitation(owned.id);
    const byId = new Map(photos.map(({ _id }) => [_id.toHexString(), _id]));
    const ordered = [...new Set(ids.map((id) => id.toLowerCase()))].flatMap((id) => byId.get(id) ?? []);
    if (ordered.length !== ids.length || ordered.length !== photos.length) {
      throw new DomainError('validation', { fields: [{ field: 'ids', code: 'everyPhoto' }] });
    }
    await this.photos.order(owned.id, ordered);
    return this.find(owned.id);
  }
}
