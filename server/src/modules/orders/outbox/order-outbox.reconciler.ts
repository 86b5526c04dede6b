import { Injectable } from '@nestjs/common';
import { Reconciler } from '../../../common/reconciler.js';
import { OrderOutboxService } from './order-outbox.service.js';

/** Finishes what a killed server has decided but not written. */
@Injectable()
export class OrderOutboxReconciler extends Reconciler {
  constructor(private readonly outbox: OrderOutboxService) {
    super('the changes left half written could not be finished');
  }

  protected override async round(signal: AbortSignal): Promise<void> {
    const settled = await this.outbox.reconcile(signal);
    if (settled > 0) this.log.warn(`finished ${settled} changes of orders that were left half written`);
  }
}
