import { Module } from '@nestjs/common';
import { DesignsModule } from '../../designs/designs.module.js';
import { InvitationsModule } from '../../invitations/invitations.module.js';
import { OrderRecordsModule } from '../../orders/records/order-records.module.js';
import { PaymentsModule } from '../../orders/ledger/payments.module.js';
import { VisitorsModule } from '../../visitors/visitors.module.js';
import { DesignSalesService } from './design-sales.service.js';
import { FiguresController } from './figures.controller.js';
import { FiguresService } from './figures.service.js';

/** The seller's figures. */
@Module({
  imports: [DesignsModule, InvitationsModule, OrderRecordsModule, PaymentsModule, VisitorsModule],
  controllers: [FiguresController],
  providers: [DesignSalesService, FiguresService],
})
export class FiguresModule {}
