import { Module } from '@nestjs/common';
import { AuditModule } from '../../audit/audit.module.js';
import { PaymentsModule } from '../ledger/payments.module.js';
import { OrderRecordsModule } from '../records/order-records.module.js';
import { OrderOutboxReconciler } from './order-outbox.reconciler.js';
import { OrderOutboxService } from './order-outbox.service.js';
import { OrderPayments } from './order-payments.service.js';
import { SellerOrderChanges } from './seller-order-changes.service.js';

/** The seller's changes of orders: decided at the order, then written to the ledger and to the audit. */
@Module({
  imports: [AuditModule, OrderRecordsModule, PaymentsModule],
  providers: [OrderOutboxReconciler, OrderOutboxService, OrderPayments, SellerOrderChanges],
  exports: [OrderPayments, SellerOrderChanges],
})
export class OrderOutboxModule {}
