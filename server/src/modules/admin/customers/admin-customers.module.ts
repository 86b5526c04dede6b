import { Module } from '@nestjs/common';
import { AuditModule } from '../../audit/audit.module.js';
import { StorageModule } from '../../../media/storage/storage.module.js';
import { AdminCustomersController } from './admin-customers.controller.js';
import { AdminCustomersService } from './admin-customers.service.js';
import { CustomerDeletionsReconciler } from './customer-deletions.reconciler.js';

/** Privacy requests: export and deletion of one customer's data. */
@Module({
  imports: [AuditModule, StorageModule],
  controllers: [AdminCustomersController],
  providers: [AdminCustomersService, CustomerDeletionsReconciler],
})
export class AdminCustomersModule {}
