import { Module } from '@nestjs/common';
import { AuditModule } from '../../audit/audit.module.js';
import { PaymentsModule } from '../ledger/payments.module.js';
import { OrderRecordsModule } from '../records/order-records.module.js';
import { OrderOutboxReconciler } from './order-outbox.reconciler.js';
import { OrderOutboxService } from './order-outbox.service.js';

/** Writes what was decided at an order to the ledger and to the audit. */
@Module({
  imports: [AuditModule, OrderRecordsModule, PaymentsModule],
  providers: [OrderOutboxReconciler, OrderOutboxService],
  exports: [OrderOutboxService],
})
export class OrderOutboxModule {}
