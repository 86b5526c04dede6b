import { Module } from '@nestjs/common';
import { AccessModule } from '../../../access/access.module.js';
import { AuditModule } from '../../audit/audit.module.js';
import { GiftsModule } from '../../gifts/gifts.module.js';
import { InvitationsModule } from '../../invitations/invitations.module.js';
import { OrderLookupModule } from '../../orders/records/order-lookup.module.js';
import { PhotosModule } from '../../photos/photos.module.js';
import { WishesModule } from '../../rsvp/responses/wishes.module.js';
import { AdminOrdersModule } from '../orders/admin-orders.module.js';
import { ContentController } from './content.controller.js';
import { ContentService } from './content.service.js';

/** What the seller may take out of an invitation. */
@Module({
  imports: [
    AccessModule,
    AdminOrdersModule,
    AuditModule,
    GiftsModule,
    InvitationsModule,
    OrderLookupModule,
    PhotosModule,
    WishesModule,
  ],
  controllers: [ContentController],
  providers: [ContentService],
})
export class ContentModule {}
