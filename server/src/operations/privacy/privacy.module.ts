import { Module } from '@nestjs/common';
import { StorageModule } from '../../media/storage/storage.module.js';
import { AuditModule } from '../../modules/audit/audit.module.js';
import { CustomerDeletionsReconciler } from './customer-deletions.reconciler.js';
import { PrivacyRequests } from './privacy-requests.service.js';

/** Export and deletion of one customer's data. */
@Module({
  imports: [AuditModule, StorageModule],
  providers: [PrivacyRequests, CustomerDeletionsReconciler],
  exports: [PrivacyRequests],
})
export class PrivacyModule {}
