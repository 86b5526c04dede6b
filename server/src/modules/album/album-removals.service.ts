import { Inject, Injectable, Logger } from '@nestjs/common';
import { Clock } from '../../common/clock.js';
import { Faults } from '../../common/faults.js';
import { filesOf } from '../../media/images/image-purpose.js';
import { STORAGE, type StoragePort } from '../../media/storage/storage.port.js';
import { pictureKey, pieceKey, pieceKeys } from './album-keys.js';
import type { AlbumPhotoRecord } from './album-photo.schema.js';
import { AlbumPhotosRepository } from './album-photos.repository.js';
import { AlbumsRepository } from './albums.repository.js';

/** Files that are removed at a time, and photos. */
const AT_ONCE = 10;

/**
 * Removes photos: marked first, so that they are not shown any more, then their files, then what they count for, and
 * last their documents. Each step may be repeated;
 * what a crash or a backup leaves is found as `removed` by the sweeper.
 */
@Injectable()
export class AlbumRemovals {
  private readonly log = new Logger(AlbumRemovals.name);

  constructor(
    @Inject(STORAGE) private readonly storage: StoragePort,
    private readonly photos: AlbumPhotosRepository,
    private readonly albums: AlbumsRepository,
    private readonly clock: Clock,
    private readonly faults: Faults,
  ) {}

  /**
   * Removes photos; those that are gone already are left out. Never fails for the files' sake.
   * @param from the state that they must still have; absent: any
   */
  async remove(photos: readonly AlbumPhotoRecord[], from?: AlbumPhotoRecord['state']): Promise<void> {
    const marked: AlbumPhotoRecord[] = [];
    for (const photo of photos) if (await this.photos.markRemoved(photo, this.clock.date(), from)) marked.push(photo);
    await this.faults.reach('album.removal-marked');
    for (let from = 0; from < marked.length; from += AT_ONCE) {
      await Promise.all(
        marked.slice(from, from + AT_ONCE).map((photo) =>
          this.finish(photo).catch((error: unknown) => {
            this.log.warn(`a photo is left to the sweeper: ${String(error)}`);
          }),
        ),
      );
    }
  }

  /**
   * The rest of a removal.
   * @param photo one that is marked as removed
   * @throws DomainError unavailable, also while a backup runs
   */
  async finish(photo: AlbumPhotoRecord): Promise<void> {
    const { _id, invitationId, uuid } = photo;
    // A piece may be stored that is not counted yet; of a whole photo the pieces are gone.
    const pieces = photo.format ? [] : Array.from({ length: photo.received + 1 }, (_, index) => pieceKey(uuid, index));
    await this.removeFiles([...filesOf(pictureKey(uuid)), ...pieces]);
    await this.faults.reach('album.files-removed');
    await this.albums.release(invitationId, { p: _id, u: uuid });
    await this.faults.reach('album.entry-released');
    await this.photos.deleteRemoved({ _id, uuid });
  }

  /** The pieces of a photo that is whole; never fails, because all old pieces are swept. */
  async removePieces({ uuid, bytes }: AlbumPhotoRecord): Promise<void> {
    await this.quietly(pieceKeys(uuid, bytes));
  }

  /** The pictures of a photo that was removed while they were made. */
  async removePictures({ uuid }: AlbumPhotoRecord): Promise<void> {
    await this.quietly(filesOf(pictureKey(uuid)));
  }

  private async quietly(keys: readonly string[]): Promise<void> {
    await this.removeFiles(keys).catch((error: unknown) => {
      this.log.warn(`files of a photo are left to the sweeper: ${String(error)}`);
    });
  }

  private async removeFiles(keys: readonly string[]): Promise<void> {
    for (let from = 0; from < keys.length; from += AT_ONCE) {
      await Promise.all(keys.slice(from, from + AT_ONCE).map((key) => this.storage.remove(key)));
    }
  }
}
