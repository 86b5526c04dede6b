import { randomUUID } from 'node:crypto';
import { Inject, Injectable, Logger } from '@nestjs/common';
import type { PictureFormat } from '@serikad/shared/pictures/picture-file';
import { Clock } from '../../common/clock.js';
import { DomainError } from '../../common/domain-error.js';
import { Faults } from '../../common/faults.js';
import { Metrics } from '../../operations/metrics/metrics.js';
import { STORAGE, type StoragePort } from '../storage/storage.port.js';
import { FileReferences } from './file-references.js';
import { encodeImage, type EncodedImage } from './image-encoder.js';
import { readImageHeader } from './image-header.js';
import { imagesBusy, quotaReached } from './image-failure.js';
import { ImageQuotaRepository, type Quota } from './image-quota.repository.js';
import { filesOf, newImageKey, originalKey, parseImageKey, variantKey, type ImagePurpose } from './image-purpose.js';
import { FairQueue } from '../../common/fair-queue.js';

const MEGABYTE = 1024 * 1024;
/** What the pictures of one invitation, or of one design, may take up. */
export const QUOTA: Quota = { images: 150, bytes: 150 * MEGABYTE };

/** Uploads that are worked on and that may wait for it. */
const QUEUE = { atOnce: 2, mostOfAll: 22, countedOfOwner: 2, mostOfOwner: 12 } as const;

/** Seconds after which it is worth trying again to reach the files. */
const STORAGE_RETRY_SECONDS = 5;

/** A bank's code must stay readable; a photo may be smaller. */
const QUALITY: Readonly<Record<ImagePurpose, number>> = {
  photo: 80,
  gift: 80,
  'opening-logo': 88,
  place: 80,
  cover: 84,
  'bank-qr': 92,
  design: 86,
  album: 80,
};

interface StoredImage {
  /** Storage key: the address below `/storage/`. */
  imageUrl: string;
  /** Pixels. */
  width: number;
  height: number;
}

/**
 * Uploaded pictures. A picture is counted, then stored, and only then referenced by a record; it is removed in the
 * opposite order. The sweeper removes what a crash leaves in between.
 */
@Injectable()
export class ImagesService {
  private readonly log = new Logger(ImagesService.name);
  private readonly queue = new FairQueue(QUEUE);

  constructor(
    @Inject(STORAGE) private readonly storage: StoragePort,
    private readonly quotas: ImageQuotaRepository,
    private readonly references: FileReferences,
    private readonly clock: Clock,
    private readonly faults: Faults,
    metrics: Metrics,
  ) {
    metrics.watchQueue('pictures', this.queue);
  }

  /**
   * Decodes an upload and stores it as WebP of at most 1920 px a side, with files of 640 and 320 px width beside it
   * (`variantKey`). Call it when everything else about the request is valid; if the record can't be written afterwards,
   * `remove` the picture.
   * @param ownerId the invitation or design whose quota it counts for
   * @throws DomainError invalid-file, limit-reached, unavailable
   */
  async store(purpose: ImagePurpose, ownerId: string, bytes: Buffer): Promise<StoredImage> {
    // Checked first to save the work; the write of the entry decides afterwards.
    if ((await this.quotas.used(ownerId)).images >= QUOTA.images) throw quotaReached('imagesFull', QUOTA.images);
    const image = await this.encode(purpose, ownerId, bytes);
    await this.faults.reach('image.encoded');
    const key = newImageKey(purpose, randomUUID());
    await this.count(ownerId, key, image);
    await this.faults.reach('image.counted');
    try {
      await this.write(key, image);
    } catch (error) {
      await this.discard(key);
      throw error;
    }
    await this.faults.reach('image.written');
    return { imageUrl: key, width: image.width, height: image.height };
  }

  /**
   * Decodes an upload when it is its owner's turn; nothing is stored or counted.
   * @throws DomainError invalid-file, unavailable
   */
  async encode(
    purpose: ImagePurpose,
    ownerId: string,
    bytes: Buffer,
  ): Promise<EncodedImage & { format: PictureFormat }> {
    const header = await readImageHeader(bytes);
    const job = { owner: ownerId, isLarge: header.isLarge };
    const image = await this.queue.run(job, () => encodeImage(bytes, QUALITY[purpose], header), imagesBusy);
    return { ...image, format: header.format };
  }

  /**
   * Stores the files of an encoded picture, the largest last: if that exists, the others exist. May be repeated.
   * @param original what was sent, for the purposes that keep it
   * @throws DomainError unavailable
   */
  async write(key: string, image: EncodedImage, original?: Buffer): Promise<void> {
    try {
      await this.putAll(key, image, original);
    } catch (error) {
      this.log.error(`a picture could not be stored: ${String(error)}`);
      throw new DomainError('unavailable', { retryAfter: STORAGE_RETRY_SECONDS });
    }
  }

  /**
   * Removes a picture that its record no longer references, unless another record does. Never fails: the sweeper
   * removes what can't be removed now. Does nothing for `null` and for pictures that were not uploaded.
   */
  async remove(imageUrl: string | null): Promise<void> {
    const image = imageUrl === null ? undefined : parseImageKey(imageUrl);
    if (!image || image.key !== imageUrl) return;
    try {
      const referenced = await this.references.referenced([image.key]);
      if (this.references.knows(image.purpose) && referenced.has(image.key)) return;
    } catch (error) {
      this.log.warn(`a picture is left to the sweeper: ${String(error)}`);
      return;
    }
    await this.discard(image.key);
  }

  private async count(ownerId: string, key: string, { full, variants }: EncodedImage): Promise<void> {
    const bytes = [full, ...variants.values()].reduce((sum, file) => sum + file.length, 0);
    const at = this.clock.date();
    if (await this.quotas.add(ownerId, { key, bytes, at }, QUOTA)) return;
    const { images } = await this.quotas.used(ownerId);
    if (images >= QUOTA.images) throw quotaReached('imagesFull', QUOTA.images);
    throw quotaReached('imageSpaceFull', QUOTA.bytes / MEGABYTE);
  }

  private async putAll(key: string, { full, variants }: EncodedImage, original?: Buffer): Promise<void> {
    if (original) await this.storage.put(originalKey(key), original);
    // Each to its end: one that fails must not be cleared up while another is still on its way to the disk.
    const put = await Promise.allSettled(
      [...variants].map(([width, file]) => this.storage.put(variantKey(key, width), file)),
    );
    for (const outcome of put) if (outcome.status === 'rejected') throw outcome.reason;
    await this.faults.reach('image.partly-written');
    await this.storage.put(key, full);
  }

  /** Files first, so that what is left of a failure is still counted and found. */
  private async discard(key: string): Promise<void> {
    try {
      await Promise.all(filesOf(key).map((file) => this.storage.remove(file)));
      await this.faults.reach('image.files-removed');
      await this.quotas.remove(key);
    } catch (error) {
      this.log.warn(`a picture is left to the sweeper: ${String(error)}`);
    }
  }
}
