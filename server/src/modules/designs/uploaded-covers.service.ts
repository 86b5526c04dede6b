import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { Inject, Injectable } from '@nestjs/common';
import { type ColourShares, colourShares, MEASURED_COVER } from '@serikad/shared/designs/search/cover-colours';
import type { CoverFormat } from '@serikad/shared/designs/design-query.dto';
import { opaqueHex } from '@serikad/shared/designs/opaque-colour';
import type { Sharp } from 'sharp';
import { Metrics } from '../../operations/metrics/metrics.js';
import { pictureLibrary } from '../../media/images/picture-library.js';
import { imagesBusy } from '../../media/images/image-failure.js';
import { WorkQueue } from '../../common/work-queue.js';
import { STORAGE, type StoragePort, type StoredFile } from '../../media/storage/storage.port.js';

/** Size of the cache in bytes: about two hundred covers in every format. */
const MAX_CACHED_BYTES = 48 * 1024 * 1024;
const PREVIEW = { width: 1200, height: 630 };
const TYPES: Readonly<Record<CoverFormat, string>> = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' };

/**
 * The seller's uploaded covers, in the widths and formats of the bundled ones. They are rendered from the one stored
 * picture on first demand, so a crash can leave no other file behind.
 */
@Injectable()
export class UploadedCoversService {
  private readonly queue = new WorkQueue(1, 100);
  private readonly rendered = new Map<string, Promise<Buffer | null>>();
  private bytes = 0;

  constructor(
    @Inject(STORAGE) private readonly storage: StoragePort,
    metrics: Metrics,
  ) {
    metrics.watchQueue('covers', this.queue);
  }

  /** The cover 2:3; nothing when the stored picture is gone. @throws DomainError unavailable when too many wait */
  cover(key: string, width: number, format: CoverFormat): Promise<StoredFile | null> {
    return this.file(key, `${width}`, format, (picture) =>
      encoded(picture.resize({ width, height: width * 1.5, fit: 'cover' }), format),
    );
  }

  /** What a link shows in a chat: the whole cover on its page's colour, JPEG. */
  preview(key: string, ground: string): Promise<StoredFile | null> {
    const background = opaqueHex(ground) ?? '#ffffff';
    return this.file(key, `preview${background}`, 'jpg', (picture) =>
      encoded(picture.resize({ ...PREVIEW, fit: 'contain', background }).flatten({ background }), 'jpg'),
    );
  }

  /** How much of the cover has which colour; nothing when the stored picture is gone or unreadable. */
  async colours(key: string): Promise<ColourShares> {
    const stored = await this.storage.open(key);
    if (!stored) return {};
    const bytes = await buffer(stored.stream());
    return this.queue.run(async () => {
      const sharp = await pictureLibrary();
      const { width, height } = MEASURED_COVER;
      const pixels = await sharp(bytes)
        .resize({ width, height, fit: 'cover', kernel: 'nearest', fastShrinkOnLoad: false })
        .toColourspace('srgb')
        .removeAlpha()
        .raw()
        .toBuffer()
        .catch(() => Buffer.alloc(0));
      return colourShares(pixels);
    }, imagesBusy);
  }

  private async file(
    key: string,
    shape: string,
    format: CoverFormat,
    render: (picture: Sharp) => Promise<Buffer>,
  ): Promise<StoredFile | null> {
    const name = `${key}:${shape}.${format}`;
    const content = await (this.rendered.get(name) ?? this.render(name, key, render));
    if (!content) return null;
    // The picture never changes under its key.
    const etag = `W/"${key.slice(-41, -5)}-${shape}-${format}"`;
    return { size: content.length, type: TYPES[format], etag, stream: () => Readable.from([content]) };
  }

  private render(name: string, key: string, render: (picture: Sharp) => Promise<Buffer>): Promise<Buffer | null> {
    const rendering = this.queue.run(async () => {
      const stored = await this.storage.open(key);
      if (!stored) return null;
      const sharp = await pictureLibrary();
      return render(sharp(await buffer(stored.stream())));
    }, imagesBusy);
    this.rendered.set(name, rendering);
    void rendering.then(
      (content) => (content ? this.countBytes(content.length) : this.rendered.delete(name)),
      () => this.rendered.delete(name),
    );
    return rendering;
  }

  /** Empties the whole cache when it is too large: covers are rendered again on demand. */
  private countBytes(length: number): void {
    this.bytes += length;
    if (this.bytes <= MAX_CACHED_BYTES) return;
    this.rendered.clear();
    this.bytes = 0;
  }
}

function encoded(picture: Sharp, format: CoverFormat): Promise<Buffer> {
  switch (format) {
    case 'avif':
      return picture.avif({ quality: 55, effort: 3 }).toBuffer();
    case 'webp':
      return picture.webp({ quality: 80 }).toBuffer();
    case 'jpg':
      return picture.jpeg({ quality: 80, progressive: true }).toBuffer();
  }
}
