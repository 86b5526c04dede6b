import { Injectable } from '@nestjs/common';
import type { AdminAlbum } from '@serikad/shared/admin/content.types';
import { ALBUM_PAGE } from '@serikad/shared/album/album.types';
import { Types } from 'mongoose';
import type { OwnedInvitationId } from '../../access/owned-ids.js';
import { Clock } from '../../common/clock.js';
import { GuestSecretsService } from '../guest-list/records/guest-secrets.service.js';
import { pictureKey, uuidOf } from './album-keys.js';
import { AlbumPhotosRepository } from './album-photos.repository.js';
import { AlbumRemovals } from './album-removals.service.js';
import { pageBegin } from './album.service.js';
import { couplePhotoView, cursorOf } from './album.view.js';

/** Photos of guests for the seller, who names them by the key of their largest picture. */
@Injectable()
export class AlbumModeration {
  constructor(
    private readonly photos: AlbumPhotosRepository,
    private readonly removals: AlbumRemovals,
    private readonly secrets: GuestSecretsService,
    private readonly clock: Clock,
  ) {}

  /**
   * Photos in every state, the newest first.
   * @throws DomainError validation for a `before` that no page has returned
   */
  async page(invitationId: OwnedInvitationId, before: string | undefined): Promise<AdminAlbum> {
    const id = new Types.ObjectId(invitationId);
    const [found, counts] = await Promise.all([
      this.photos.pageOfAll(id, { after: pageBegin(before), limit: ALBUM_PAGE + 1 }),
      this.photos.counts(id),
    ]);
    const photos = found.slice(0, ALBUM_PAGE);
    const last = photos.at(-1);
    const sign = this.secrets.pictureSigner(this.clock.now());
    return {
      photos: photos.map((photo) => ({
        ...couplePhotoView(photo, sign),
        imageUrl: pictureKey(photo.uuid),
      })),
      count: counts.waiting + counts.approved + counts.hidden,
      next: last && found.length > ALBUM_PAGE ? cursorOf(last) : null,
    };
  }

  async has(invitationId: OwnedInvitationId, imageUrl: string): Promise<boolean> {
    const uuid = uuidOf(imageUrl);
    if (pictureKey(uuid) !== imageUrl) return false;
    return (await this.photos.byUuids(new Types.ObjectId(invitationId), [uuid])).length > 0;
  }

  /** Takes photos out of an album for good, with their files; nothing happens with those that are out already. */
  async takeOut(invitationId: OwnedInvitationId, imageUrls: readonly string[]): Promise<void> {
    if (imageUrls.length === 0) return;
    await this.removals.remove(await this.photos.byUuids(new Types.ObjectId(invitationId), imageUrls.map(uuidOf)));
  }
}
