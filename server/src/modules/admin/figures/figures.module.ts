import { Module } from '@nestjs/common';
import { OrderLookupModule } from '../../orders/order-lookup.module.js';
import { PaymentsModule } from '../../payments/payments.module.js';
import { VisitorsModule } from '../../visitors/visitors.module.js';
import { FiguresController } from './figures.controller.js';
import { FiguresService } from './figures.service.js';

/** The seller's figures. */
@Module({
  imports: [OrderLookupModule, PaymentsModule, VisitorsModule],
  controllers: [FiguresController],
  providers: [FiguresService],
})
export class FiguresModule {}
