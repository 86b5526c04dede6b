import { Inject, Injectable, Logger } from '@nestjs/common';
import type { AddAlbumPhotoDto } from '@serikad/shared/album/album.dto';
import { type AlbumUpload, PIECE_BYTES } from '@serikad/shared/album/album.types';
import { Types } from 'mongoose';
import { Clock } from '../../common/clock.js';
import { DomainError } from '../../common/domain-error.js';
import { retryOnConflict, unavailable } from '../../common/retry-on-conflict.js';
import { Faults } from '../../common/faults.js';
import { toObjectId } from '../../common/object-id.js';
import { STORAGE, type StoragePort } from '../../media/storage/storage.port.js';
import { GuestSecretsService } from '../guest-list/records/guest-secrets.service.js';
import { AlbumAccess } from './album-access.service.js';
import { AlbumCompletion } from './album-completion.service.js';
import { pieceCount, pieceKey } from './album-keys.js';
import type { AlbumPhotoRecord } from './album-photo.schema.js';
import { AlbumPhotosRepository } from './album-photos.repository.js';
import { AlbumPlaces } from './album-places.service.js';
import { AlbumRemovals } from './album-removals.service.js';
import { isWhole, uploadView } from './album.view.js';

/** Only removals of the same photo come in between, of which a guest makes few. */
const ANNOUNCEMENT_RETRY = { tries: 5, onGivingUp: unavailable(2) };
/** Seconds after which it is worth trying again to reach the files. */
const STORAGE_RETRY_SECONDS = 5;
/** Photos of guests on their way to the server, piece by piece, each step of which may be repeated. */
@Injectable()
export class AlbumUploads {
  private readonly log = new Logger(AlbumUploads.name);

  constructor(
    @Inject(STORAGE) private readonly storage: StoragePort,
    private readonly photos: AlbumPhotosRepository,
    private readonly places: AlbumPlaces,
    private readonly removals: AlbumRemovals,
    private readonly completion: AlbumCompletion,
    private readonly access: AlbumAccess,
    private readonly secrets: GuestSecretsService,
    private readonly clock: Clock,
    private readonly faults: Faults,
  ) {}

  /**
   * Claims the place of a photo, or returns how far it is.
   * @param key of the guest's device
   * @param client the guest's address
   * @throws DomainError not-found, album-closed, sample-read-only, limit-reached, validation when the same upload had
   *   another size before, too-many-requests while others of the same network hold its share, unavailable
   */
  async announce(
    key: string,
    { invitationId: of, upload, bytes, name }: AddAlbumPhotoDto,
    client: string,
  ): Promise<AlbumUpload> {
    const id = of.toLowerCase();
    const guest = this.secrets.albumGuest(id, key);
    const _id = this.secrets.albumPhotoId(id, guest, upload);
    return retryOnConflict(ANNOUNCEMENT_RETRY, async () => {
      const stored = await this.photos.find(_id);
      if (stored && stored.bytes !== bytes && stored.state !== 'removed') {
        throw new DomainError('validation', { fields: [{ field: 'bytes', code: 'invalid' }] });
      }
      // Also when no more photos are taken: the device learns that this one was.
      if (stored && isWhole(stored)) return uploadView(stored);
      await this.access.forUpload(of);
      if (stored?.state === 'receiving') return uploadView(stored);
      if (stored) await this.removals.finish(stored);
      else await this.places.claim({ _id, invitationId: new Types.ObjectId(id), guest, bytes, name }, client);
      return 'again';
    });
  }

  /**
   * Stores a piece, or with the last one the photo.
   * @param index from 0
   * @param client the guest's address
   * @throws DomainError not-found, album-closed, validation for another length, conflict with the state of the upload
   *   for a piece whose turn it is not, invalid-file, unavailable
   */
  async receive(key: string, id: string, index: number, body: Buffer, client: string): Promise<AlbumUpload> {
    const photo = await this.ofGuest(key, id);
    if (isWhole(photo)) return uploadView(photo);
    await this.access.forUpload(photo.invitationId.toHexString());
    const pieces = pieceCount(photo.bytes);
    const isLast = index === pieces - 1;
    const length = isLast ? photo.bytes - index * PIECE_BYTES : PIECE_BYTES;
    if (index >= pieces || body.length !== length) {
      throw new DomainError('validation', {
        fields: [{ field: index >= pieces ? 'index' : 'piece', code: 'invalid' }],
      });
    }
    if (index < photo.received) return uploadView(photo);
    if (index > photo.received) throw new DomainError('conflict', { current: uploadView(photo) });
    if (isLast) return this.completion.complete(photo, body, client);
    await this.storage.put(pieceKey(photo.uuid, index), body).catch((error: unknown) => {
      this.log.error(`a piece could not be stored: ${String(error)}`);
      throw new DomainError('unavailable', { retryAfter: STORAGE_RETRY_SECONDS });
    });
    await this.faults.reach('album.piece-stored');
    await this.photos.count(photo, index, this.clock.date());
    return uploadView(await this.ofGuest(key, id));
  }

  /** A guest takes back a photo, in whatever state; nothing happens when it is gone. @throws DomainError not-found */
  async remove(key: string, id: string): Promise<void> {
    await this.removals.remove([await this.ofGuest(key, id)]);
  }

  /** @throws DomainError not-found for unknown, removed and other guests' photos alike */
  private async ofGuest(key: string, id: string): Promise<AlbumPhotoRecord> {
    const _id = toObjectId(id);
    const photo = _id && (await this.photos.find(_id));
    if (!photo || photo.state === 'removed') throw new DomainError('not-found');
    if (photo.guest !== this.secrets.albumGuest(photo.invitationId.toHexString(), key))
      throw new DomainError('not-found');
    return photo;
  }
}
