import { Injectable } from '@nestjs/common';
import { Metrics } from '../../operations/metrics/metrics.js';
import { AlbumPhotosRepository } from './album-photos.repository.js';
import { AlbumsRepository } from './albums.repository.js';

/** How much the albums hold, for the metrics. */
@Injectable()
export class AlbumMetrics {
  constructor(metrics: Metrics, photos: AlbumPhotosRepository, albums: AlbumsRepository) {
    metrics.watchStored(
      {
        serikad_album_photos:
          'Photos of guests in all albums, unfinished uploads among them; the same on every server.',
        serikad_album_bytes: 'Bytes of their originals, as far as they are announced; the same on every server.',
      },
      async () => ({
        serikad_album_photos: await photos.countAll(),
        serikad_album_bytes: await albums.bytesOfAll(),
      }),
    );
  }
}
