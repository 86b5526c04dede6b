import { Module } from '@nestjs/common';
import { AuditModule } from '../../audit/audit.module.js';
import { InvitationsModule } from '../../invitations/invitations.module.js';
import { OrderRecordsModule } from '../../orders/records/order-records.module.js';
import { OrderOutboxModule } from '../../orders/outbox/order-outbox.module.js';
import { PaymentsModule } from '../../orders/ledger/payments.module.js';
import { UsersModule } from '../../users/users.module.js';
import { GuestErasureModule } from '../../../operations/guest-erasure/guest-erasure.module.js';
import { AdminOrderViews } from './admin-order-views.service.js';
import { AdminOrdersController } from './admin-orders.controller.js';
import { AdminOrdersService } from './admin-orders.service.js';
import { AdminTodayService } from './admin-today.service.js';

/** The seller's orders: to find them, to enter what was paid, and to move their items on. */
@Module({
  imports: [
    AuditModule,
    GuestErasureModule,
    InvitationsModule,
    OrderOutboxModule,
    OrderRecordsModule,
    PaymentsModule,
    UsersModule,
  ],
  controllers: [AdminOrdersController],
  providers: [AdminOrderViews, AdminOrdersService, AdminTodayService],
})
export class AdminOrdersModule {}
