import { Module } from '@nestjs/common';
import { OrderRecordsModule } from '../modules/orders/records/order-records.module.js';
import { AccessService } from './access.service.js';
import { EditableInvitations } from './editable-invitations.service.js';

/** Proof of ownership for every module that changes a customer's data. */
@Module({
  imports: [OrderRecordsModule],
  providers: [AccessService, EditableInvitations],
  exports: [AccessService, EditableInvitations],
})
export class AccessModule {}
