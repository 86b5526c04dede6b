import { Module } from '@nestjs/common';
import { OrderLookupModule } from '../modules/orders/order-lookup.module.js';
import { AccessService } from './access.service.js';

/** Proof of ownership for every module that lets somebody change something of theirs. */
@Module({
  imports: [OrderLookupModule],
  providers: [AccessService],
  exports: [AccessService],
})
export class AccessModule {}
