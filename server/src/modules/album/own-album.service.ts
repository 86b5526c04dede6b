import { Injectable } from '@nestjs/common';
import { albumTime } from '@serikad/shared/album/album-time';
import type {
  AlbumSettingsDto,
  DecideAlbumDto,
  OwnAlbumQuery,
  RemoveAlbumPhotosDto,
} from '@serikad/shared/album/album.dto';
import { ALBUM_PAGE, type AlbumCounts, type CoupleAlbum } from '@serikad/shared/album/album.types';
import { Types } from 'mongoose';
import { AccessService } from '../../access/access.service.js';
import { EditableInvitations } from '../../access/editable-invitations.service.js';
import { Clock } from '../../common/clock.js';
import { DomainError } from '../../common/domain-error.js';
import { toObjectId } from '../../common/object-id.js';
import type { SignedInUser } from '../../http/decorators/signed-in-user.js';
import { GuestSecretsService } from '../guest-list/records/guest-secrets.service.js';
import { InvitationsService } from '../invitations/invitations.service.js';
import { AlbumPhotosRepository } from './album-photos.repository.js';
import { AlbumRemovals } from './album-removals.service.js';
import { pageBegin } from './album.service.js';
import { couplePhotoView, cursorOf, takenWithin } from './album.view.js';
import { AlbumsRepository } from './albums.repository.js';
import { wallLinkOf } from './wall-link.js';

/** The album for the couple. */
@Injectable()
export class OwnAlbumService {
  constructor(
    private readonly photos: AlbumPhotosRepository,
    private readonly albums: AlbumsRepository,
    private readonly removals: AlbumRemovals,
    private readonly invitations: InvitationsService,
    private readonly access: AccessService,
    private readonly editable: EditableInvitations,
    private readonly secrets: GuestSecretsService,
    private readonly clock: Clock,
  ) {}

  /**
   * Takes photos of guests on the guest page, or no more; photos that are there stay.
   * @throws DomainError not-found, trial-expired, package-required
   */
  async set(user: SignedInUser, { invitationId, on }: AlbumSettingsDto): Promise<{ on: boolean }> {
    const owned = on
      ? await this.editable.find(user, invitationId, 'album')
      : await this.editable.findForRemoval(user, invitationId);
    await this.invitations.setAlbum(owned, on);
    return { on };
  }

  /**
   * A page of the photos in a state; also without the package.
   * @throws DomainError not-found, validation for a `before` that no page has returned
   */
  async view(user: SignedInUser, of: string, { state, before }: OwnAlbumQuery): Promise<CoupleAlbum> {
    const after = pageBegin(before);
    const { id, order } = await this.access.ownInvitation(user, of);
    const _id = new Types.ObjectId(id);
    const [invitation, album, counts, found] = await Promise.all([
      this.invitations.ofOrder(order),
      this.albums.find(_id),
      this.photos.counts(_id),
      this.photos.page(_id, state, { after, limit: ALBUM_PAGE + 1 }),
    ]);
    const photos = found.slice(0, ALBUM_PAGE);
    const last = photos.at(-1);
    return {
      on: invitation.album ?? false,
      time: albumTime(invitation, this.clock.now()),
      ...takenWithin(invitation),
      counts,
      bytes: album.bytes,
      wallLink: wallLinkOf(album, this.secrets),
      photos: photos.map((photo) => couplePhotoView(photo, this.secrets.pictureSigner(this.clock.now()))),
      next: last && found.length > ALBUM_PAGE ? cursorOf(last) : null,
    };
  }

  /**
   * Shows photos to guests, or hides them; photos that are not there any more are left out.
   * @throws DomainError not-found, trial-expired; package-required to show
   */
  async decide(user: SignedInUser, { invitationId, ids, state }: DecideAlbumDto): Promise<AlbumCounts> {
    const { id } =
      state === 'approved'
        ? await this.editable.find(user, invitationId, 'album')
        : await this.editable.findForRemoval(user, invitationId);
    const _id = new Types.ObjectId(id);
    await this.photos.decide(_id, await this.ownPhotos(_id, ids), state);
    return this.photos.counts(_id);
  }

  /** Removes photos for good, with their originals. @throws DomainError not-found, trial-expired */
  async remove(user: SignedInUser, { invitationId, ids }: RemoveAlbumPhotosDto): Promise<AlbumCounts> {
    const { id } = await this.editable.findForRemoval(user, invitationId);
    const _id = new Types.ObjectId(id);
    await this.removals.remove(await this.photos.wholeOf(_id, await this.ownPhotos(_id, ids)));
    return this.photos.counts(_id);
  }

  /**
   * The uuids of photos that are there. By uuid, as the couple's list names them, a photo is the very one that they
   * saw: one that its guest has removed and sent anew under the same `_id` is left out.
   * @throws DomainError not-found for another invitation's
   */
  private async ownPhotos(invitationId: Types.ObjectId, names: readonly string[]): Promise<string[]> {
    const photos = await this.photos.named(
      names.flatMap((name) => toObjectId(name) ?? []),
      names,
    );
    if (photos.some((photo) => !photo.invitationId.equals(invitationId))) throw new DomainError('not-found');
    return photos.map(({ uuid }) => uuid);
  }
}
