import { Module } from '@nestjs/common';
import { AccessModule } from '../../access/access.module.js';
import { AlbumModule } from '../album/album.module.js';
import { GiftsModule } from '../gifts/gifts.module.js';
import { InvitationsModule } from '../invitations/invitations.module.js';
import { OrderOutboxModule } from '../orders/outbox/order-outbox.module.js';
import { PhotosModule } from '../photos/photos.module.js';
import { PictureRemovals } from './picture-removals.service.js';

/** Pictures that the seller takes out of invitations. */
@Module({
  imports: [AccessModule, AlbumModule, GiftsModule, InvitationsModule, OrderOutboxModule, PhotosModule],
  providers: [PictureRemovals],
  exports: [PictureRemovals],
})
export class PictureRemovalsModule {}
