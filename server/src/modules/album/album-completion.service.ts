import { Inject, Injectable } from '@nestjs/common';
import { type AlbumUpload, PIECE_BYTES } from '@serikad/shared/album/album.types';
import { buffer } from 'node:stream/consumers';
import { Clock } from '../../common/clock.js';
import { DomainError } from '../../common/domain-error.js';
import { Faults } from '../../common/faults.js';
import { sha256Base64Url } from '../../common/sha256.js';
import { imagesBusy } from '../../media/images/image-failure.js';
import { ImagesService } from '../../media/images/images.service.js';
import { FairQueue } from '../../common/fair-queue.js';
import { STORAGE, type StoragePort } from '../../media/storage/storage.port.js';
import { BUFFERED_RETRY_SECONDS, bufferedUploads } from '../../media/uploads/buffered-uploads.js';
import { pictureKey, pieceKeys } from './album-keys.js';
import type { AlbumPhotoRecord } from './album-photo.schema.js';
import { AlbumPhotosRepository } from './album-photos.repository.js';
import { AlbumRemovals } from './album-removals.service.js';
import { isWhole, uploadView } from './album.view.js';
import { AlbumsRepository } from './albums.repository.js';

/**
 * Photos whose pieces are joined in memory, two at a time; the others wait with their last piece alone. So albums hold
 * at most 40 MB of the memory for uploads, and both places of the decoder only while no couple needs one.
 */
const JOINS = { atOnce: 2, mostOfAll: 60, countedOfOwner: 6, mostOfOwner: 40 } as const;

/** Makes a photo of its pieces. */
@Injectable()
export class AlbumCompletion {
  private readonly joins = new FairQueue(JOINS);
  /** Of photos that this server is making: a repeated last piece waits for the same outcome. */
  private readonly underWay = new Map<string, Promise<AlbumUpload>>();

  constructor(
    @Inject(STORAGE) private readonly storage: StoragePort,
    private readonly photos: AlbumPhotosRepository,
    private readonly albums: AlbumsRepository,
    private readonly removals: AlbumRemovals,
    private readonly images: ImagesService,
    private readonly clock: Clock,
    private readonly faults: Faults,
  ) {}

  /**
   * Joins the pieces, makes the pictures and stores them; then the photo waits for the couple. Several servers may do
   * it at once: they write the same files.
   * @param last the last piece, which is not stored: until the photo is whole, it is the one to send
   * @param client the guest's address: addresses take turns, so that one of them cannot keep out a hall behind another
   * @returns the state; where a piece has been lost, with its number as the next one
   * @throws DomainError invalid-file, whose place is given back; not-found when it was removed meanwhile; unavailable
   */
  complete(photo: AlbumPhotoRecord, last: Buffer, client: string): Promise<AlbumUpload> {
    const known = this.underWay.get(photo.uuid);
    if (known) return known;
    const job = { owner: `${photo.invitationId.toHexString()} ${client}`, isLarge: false };
    const making = this.joins
      .run(job, () => this.make(photo, last), imagesBusy)
      .finally(() => this.underWay.delete(photo.uuid));
    this.underWay.set(photo.uuid, making);
    return making;
  }

  private async make(before: AlbumPhotoRecord, last: Buffer): Promise<AlbumUpload> {
    const photo = await this.current(before);
    if (isWhole(photo)) return uploadView(photo);
    const held = bufferedUploads.open(`album ${photo.invitationId.toHexString()}`, () => undefined);
    held.received();
    try {
      if (!held.take(photo.bytes)) throw new DomainError('unavailable', { retryAfter: BUFFERED_RETRY_SECONDS });
      const original = await this.join(photo, last);
      if (!original) return uploadView(await this.current(photo));
      // Before any file is written: another server may make the photo of another last piece.
      if (!(await this.photos.claimContent(photo, sha256Base64Url(original)))) {
        const now = await this.current(photo);
        if (isWhole(now)) return uploadView(now);
        throw new DomainError('conflict', { current: uploadView(now) });
      }
      await this.store(photo, original);
    } finally {
      held.release();
    }
    await this.removals.removePieces(photo);
    return uploadView(await this.current(photo));
  }

  /** @returns nothing when a piece is not there: it is the next one to send, unless the photo is whole by now */
  private async join(photo: AlbumPhotoRecord, last: Buffer): Promise<Buffer | undefined> {
    const original = Buffer.allocUnsafe(photo.bytes);
    for (const [index, key] of pieceKeys(photo.uuid, photo.bytes).entries()) {
      const file = await this.storage.open(key);
      const piece = file?.size === PIECE_BYTES ? await buffer(file.stream()).catch(unreadable) : undefined;
      if (piece?.length !== PIECE_BYTES) {
        await this.photos.goBack(photo, index);
        return undefined;
      }
      piece.copy(original, index * PIECE_BYTES);
    }
    last.copy(original, photo.bytes - last.length);
    return original;
  }

  private async store(photo: AlbumPhotoRecord, original: Buffer): Promise<void> {
    const image = await this.images
      .encode('album', `album ${photo.invitationId.toHexString()}`, original)
      .catch(async (error: unknown) => {
        if (error instanceof DomainError && error.code === 'invalid-file') {
          // Another server may have made it meanwhile.
          await this.removals.remove([photo], 'receiving');
        }
        throw error;
      });
    await this.faults.reach('album.encoded');
    await this.images.write(pictureKey(photo.uuid), image, original);
    await this.faults.reach('album.stored');
    const { format, width, height } = image;
    // Before the photo is whole: killed in between, an upload is left that counts for no network.
    await this.albums.setArrived(photo.invitationId, photo.uuid);
    if (await this.photos.complete(photo, { format, width, height }, this.clock.date())) {
      await this.faults.reach('album.completed');
      return;
    }
    // Another server was faster, or the photo was removed while its pictures were made.
    const now = await this.photos.find(photo._id);
    if (now?.uuid !== photo.uuid || now.state === 'removed') await this.removals.removePictures(photo);
  }

  /** @throws DomainError not-found when it was removed */
  private async current({ _id, uuid }: AlbumPhotoRecord): Promise<AlbumPhotoRecord> {
    const photo = await this.photos.find(_id);
    if (photo?.uuid !== uuid || photo.state === 'removed') throw new DomainError('not-found');
    return photo;
  }
}

function unreadable(): never {
  throw new DomainError('unavailable', { retryAfter: BUFFERED_RETRY_SECONDS });
}
