import { Module } from '@nestjs/common';
import { AccessModule } from '../../../access/access.module.js';
import { DesignsModule } from '../../designs/designs.module.js';
import { GiftsModule } from '../../gifts/gifts.module.js';
import { InvitationsModule } from '../../invitations/invitations.module.js';
import { OrderChangesService } from './order-changes.service.js';
import { OrderRecordsModule } from '../records/order-records.module.js';
import { OrdersController } from './orders.controller.js';
import { OrdersService } from './orders.service.js';

@Module({
  imports: [AccessModule, DesignsModule, GiftsModule, InvitationsModule, OrderRecordsModule],
  controllers: [OrdersController],
  providers: [OrderChangesService, OrdersService],
})
export class OrdersModule {}
