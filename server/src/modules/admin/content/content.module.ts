import { Module } from '@nestjs/common';
import { AccessModule } from '../../../access/access.module.js';
import { AlbumModule } from '../../album/album.module.js';
import { AuditModule } from '../../audit/audit.module.js';
import { GiftsModule } from '../../gifts/gifts.module.js';
import { InvitationsModule } from '../../invitations/invitations.module.js';
import { OrderOutboxModule } from '../../orders/outbox/order-outbox.module.js';
import { OrderRecordsModule } from '../../orders/records/order-records.module.js';
import { PhotosModule } from '../../photos/photos.module.js';
import { RsvpModule } from '../../rsvp/responses/rsvp.module.js';
import { ContentController } from './content.controller.js';
import { ContentService } from './content.service.js';

/** What the seller may take out of an invitation. */
@Module({
  imports: [
    AccessModule,
    AlbumModule,
    AuditModule,
    GiftsModule,
    InvitationsModule,
    OrderOutboxModule,
    OrderRecordsModule,
    PhotosModule,
    RsvpModule,
  ],
  controllers: [ContentController],
  providers: [ContentService],
})
export class ContentModule {}
