import { Module } from '@nestjs/common';
import { AccessModule } from '../../../access/access.module.js';
import { DesignsModule } from '../../designs/designs.module.js';
import { GiftsModule } from '../../gifts/gifts.module.js';
import { InvitationsModule } from '../../invitations/invitations.module.js';
import { OrderChangesService } from './order-changes.service.js';
import { OrderLookupModule } from '../records/order-lookup.module.js';
import { OrdersController } from './orders.controller.js';
import { OrdersService } from './orders.service.js';

/** The customer's orders. */
@Module({
  imports: [AccessModule, DesignsModule, GiftsModule, InvitationsModule, OrderLookupModule],
  controllers: [OrdersController],
  providers: [OrderChangesService, OrdersService],
})
export class OrdersModule {}
