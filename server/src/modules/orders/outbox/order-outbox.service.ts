import { Injectable, Logger } from '@nestjs/common';
import type { Types } from 'mongoose';
import { isDatabaseUnavailable } from '../../../common/database-errors.js';
import { Faults } from '../../../common/faults.js';
import { Metrics } from '../../../operations/metrics/metrics.js';
import { AuditService } from '../../audit/audit.service.js';
import { type Decided, SellerOrdersService } from '../records/seller-orders.service.js';
import type { OutboxEntry } from '../records/order.schema.js';
import { LedgerService } from '../ledger/ledger.service.js';

/**
 * Writes what was decided at an order where it belongs: the line into the ledger, the entry into the audit. Every step
 * may be repeated, by any number of servers at once; nothing that was decided is ever undone.
 */
@Injectable()
export class OrderOutboxService {
  private readonly log = new Logger(OrderOutboxService.name);

  constructor(
    private readonly sellerOrders: SellerOrdersService,
    private readonly ledger: LedgerService,
    private readonly audit: AuditService,
    private readonly faults: Faults,
    metrics: Metrics,
  ) {
    metrics.watchBacklog('orders', () => this.sellerOrders.countStaleOutboxes());
  }

  /** Finishes a change that was just decided. It is stored already: without the database the reconciler finishes it. */
  async finish({ order, entry }: Decided): Promise<void> {
    await this.faults.reach('outbox.decided');
    try {
      await this.write(order._id, entry);
    } catch (error) {
      if (!isDatabaseUnavailable(error)) throw error;
      this.log.warn(`a change stays for the reconciler: ${String(error)}`);
    }
  }

  /** Finishes whatever an order still holds, so that what is read next is complete. */
  async settle({ _id, outbox = [] }: { _id: Types.ObjectId; outbox?: OutboxEntry[] }): Promise<void> {
    for (const entry of outbox) await this.write(_id, entry);
  }

  /** Finishes what was left behind, of at most 100 orders. @returns how many changes */
  async reconcile(signal?: AbortSignal): Promise<number> {
    let settled = 0;
    for (const order of await this.sellerOrders.staleOutboxes()) {
      if (signal?.aborted) return settled;
      try {
        await this.settle(order);
        settled += order.outbox.length;
      } catch (error) {
        if (isDatabaseUnavailable(error)) throw error;
        // One order that can't be finished must not block the others.
        this.log.error(`a change of the order ${order._id.toHexString()} could not be finished: ${String(error)}`);
      }
    }
    return settled;
  }

  private async write(orderId: Types.ObjectId, { _id, audit, payment }: OutboxEntry): Promise<void> {
    await Promise.all([this.audit.write(audit), payment && this.ledger.write(payment)]);
    await this.faults.reach('outbox.written');
    await this.sellerOrders.closeOutbox(orderId, _id);
  }
}
