import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AccessModule } from '../../access/access.module.js';
import { LimitsModule } from '../../http/limits/limits.module.js';
import { ImagesModule } from '../../media/images/images.module.js';
import { StorageModule } from '../../media/storage/storage.module.js';
import { GuestSecretsModule } from '../guest-list/records/guest-secrets.module.js';
import { InvitationsModule } from '../invitations/invitations.module.js';
import { OrderRecordsModule } from '../orders/records/order-records.module.js';
import { ShortAddressesModule } from '../short-addresses/short-addresses.module.js';
import { AlbumAccess } from './album-access.service.js';
import { AlbumArchive } from './album-archive.service.js';
import { AlbumCompletion } from './album-completion.service.js';
import { ALBUM_PHOTO_MODEL, albumPhotoSchema } from './album-photo.schema.js';
import { AlbumPhotosRepository } from './album-photos.repository.js';
import { AlbumMetrics } from './album-metrics.service.js';
import { AlbumModeration } from './album-moderation.service.js';
import { AlbumPlaces } from './album-places.service.js';
import { AlbumRemovals } from './album-removals.service.js';
import { AlbumSweeper } from './album-sweeper.service.js';
import { AlbumUploads } from './album-uploads.service.js';
import { AlbumController } from './album.controller.js';
import { ALBUM_MODEL, albumSchema } from './album.schema.js';
import { AlbumService } from './album.service.js';
import { AlbumsRepository } from './albums.repository.js';
import { OwnAlbumService } from './own-album.service.js';
import { WallController } from './wall.controller.js';
import { WallService } from './wall.service.js';

/**
 * Photos that guests add: received in pieces, decided on by the couple,
 * shown on the guest page and on the hall's screen.
 */
@Module({
  imports: [
    MongooseModule.forFeature([
      { name: ALBUM_MODEL, schema: albumSchema },
      { name: ALBUM_PHOTO_MODEL, schema: albumPhotoSchema },
    ]),
    AccessModule,
    GuestSecretsModule,
    ImagesModule,
    InvitationsModule,
    LimitsModule,
    OrderRecordsModule,
    ShortAddressesModule,
    StorageModule,
  ],
  controllers: [AlbumController, WallController],
  providers: [
    AlbumAccess,
    AlbumArchive,
    AlbumCompletion,
    AlbumPhotosRepository,
    AlbumMetrics,
    AlbumModeration,
    AlbumPlaces,
    AlbumRemovals,
    AlbumsRepository,
    AlbumService,
    AlbumSweeper,
    AlbumUploads,
    OwnAlbumService,
    WallService,
  ],
  exports: [AlbumModeration],
})
export class AlbumModule {}
