import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { LedgerService } from './ledger.service.js';
import { PAYMENT_MODEL, paymentSchema } from './payment.schema.js';
import { PaymentsRepository } from './payments.repository.js';

@Module({
  imports: [MongooseModule.forFeature([{ name: PAYMENT_MODEL, schema: paymentSchema }])],
  providers: [PaymentsRepository, LedgerService],
  exports: [LedgerService],
})
export class PaymentsModule {}
