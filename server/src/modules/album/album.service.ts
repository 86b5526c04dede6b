import { Inject, Injectable } from '@nestjs/common';
import type { AlbumPage, AlbumPictures, OwnAlbumPhotos } from '@serikad/shared/album/album.types';
import { ALBUM_PAGE, MOST_PHOTOS_OF_GUEST } from '@serikad/shared/album/album.types';
import { Types } from 'mongoose';
import { Clock } from '../../common/clock.js';
import { DomainError } from '../../common/domain-error.js';
import { variantKey } from '../../media/images/image-purpose.js';
import { STORAGE, type StoragePort, type StoredFile } from '../../media/storage/storage.port.js';
import { GuestSecretsService } from '../guest-list/records/guest-secrets.service.js';
import { GuestInvitations } from '../invitations/guest-invitations.service.js';
import { AlbumAccess } from './album-access.service.js';
import { pictureKey } from './album-keys.js';
import { type After, AlbumPhotosRepository } from './album-photos.repository.js';
import { cursorOf, isWhole, ownPhotoView, photoView, readCursor, takenWithin } from './album.view.js';
import { AlbumsRepository } from './albums.repository.js';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const FILES: Readonly<Record<keyof AlbumPictures, (key: string) => string>> = {
  small: (key) => variantKey(key, 320),
  medium: (key) => variantKey(key, 640),
  large: (key) => key,
};

/** A picture, and whether every visitor may see it. */
export interface ShownPicture {
  file: StoredFile;
  isPublic: boolean;
}

/** The album as guests see it. */
@Injectable()
export class AlbumService {
  constructor(
    @Inject(STORAGE) private readonly storage: StoragePort,
    private readonly photos: AlbumPhotosRepository,
    private readonly albums: AlbumsRepository,
    private readonly invitations: GuestInvitations,
    private readonly access: AlbumAccess,
    private readonly secrets: GuestSecretsService,
    private readonly clock: Clock,
  ) {}

  /**
   * A page of the approved photos.
   * @throws DomainError not-found, also without an album; validation for a `before` that no page has returned
   */
  async page(invitationId: string, before: string | undefined): Promise<AlbumPage> {
    const after = pageBegin(before);
    const { id, album, time } = await this.access.forGuests(invitationId);
    const _id = new Types.ObjectId(id);
    const [found, count] = await Promise.all([
      this.photos.page(_id, 'approved', { after, limit: ALBUM_PAGE + 1 }),
      this.photos.countOf(_id, 'approved'),
    ]);
    const photos = found.slice(0, ALBUM_PAGE);
    const last = photos.at(-1);
    return {
      time,
      ...takenWithin(album),
      count,
      photos: photos.map((photo) => photoView(photo)),
      next: last && found.length > ALBUM_PAGE ? cursorOf(last) : null,
    };
  }

  /** The guest's own photos, the newest first. @throws DomainError not-found */
  async own(key: string, invitationId: string): Promise<OwnAlbumPhotos> {
    const { id } = await this.invitations.forGuests(invitationId);
    const guest = this.secrets.albumGuest(id, key);
    const _id = new Types.ObjectId(id);
    const sign = this.secrets.pictureSigner(this.clock.now());
    const [photos, count] = await Promise.all([this.photos.ofGuest(_id, guest), this.albums.countOfGuest(_id, guest)]);
    return {
      photos: photos.flatMap((photo) => ownPhotoView(photo, sign)),
      left: Math.max(0, MOST_PHOTOS_OF_GUEST - count),
    };
  }

  /**
   * A file of a photo: of an approved one for everyone while guests see the album, otherwise with its signature alone.
   * @throws DomainError not-found, the same for unknown and for hidden ones
   */
  async picture(uuid: string, size: string, signature: string | undefined): Promise<ShownPicture> {
    const fileOf = Object.hasOwn(FILES, size) ? FILES[size as keyof AlbumPictures] : undefined;
    if (!fileOf || !UUID.test(uuid)) throw new DomainError('not-found');
    const photo = await this.photos.findShown(uuid);
    const isSigned = signature !== undefined && this.secrets.isPictureSigned(uuid, signature, this.clock.now());
    const isShown = photo !== null && (isSigned ? isWhole(photo) : photo.state === 'approved');
    if (isShown && !isSigned) await this.access.forGuests(photo.invitationId.toHexString());
    const file = isShown ? await this.storage.open(fileOf(pictureKey(uuid))) : null;
    if (!file) throw new DomainError('not-found');
    // An address with a signature is answered differently after a decision than one without.
    return { file, isPublic: signature === undefined };
  }
}

/** @throws DomainError validation for what is no `next` of a page */
export function pageBegin(before: string | undefined): After | undefined {
  const after = readCursor(before);
  if (before !== undefined && !after) {
    throw new DomainError('validation', { fields: [{ field: 'before', code: 'invalid' }] });
  }
  return after;
}
