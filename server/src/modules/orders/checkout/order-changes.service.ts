import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { canMoveItem } from '@serikad/shared/orders/item-status';
import type { OrderAnswer } from '@serikad/shared/orders/order.types';
import type { UpdatePackageDto } from '@serikad/shared/orders/order.dto';
import { changeItems } from '@serikad/shared/orders/package-change';
import { outstanding } from '@serikad/shared/orders/payment-state';
import { quote } from '@serikad/shared/pricing/quote';
import type { OwnedOrder } from '../../../access/access.service.js';
import type { OwnedOrderId } from '../../../access/owned-ids.js';
import { Clock } from '../../../common/clock.js';
import { DomainError } from '../../../common/domain-error.js';
import { Faults } from '../../../common/faults.js';
import { retryOnConflict } from '../../../common/retry-on-conflict.js';
import { InvitationsService } from '../../invitations/invitations.service.js';
import { OrderRecordsService } from '../records/order-records.service.js';
import type { OrderRecord, StoredItem, StoredOrder } from '../records/order.schema.js';
import { type ItemsChange, OrdersRepository } from '../records/orders.repository.js';

/** Each attempt that fails means that another change was written; it waits a random moment, so that many succeed. */
const TRIES = 40;
const WAIT_MS = 20;

/** A change of the items, and how much must have been paid for it. */
interface Decision {
  change: ItemsChange;
  paidAtLeast?: number;
}

/**
 * What a couple change of their order. Each change is decided on the items as they were read and written only if they
 * are still those, so that a change of package, a submission and the seller's steps never mix.
 */
@Injectable()
export class OrderChangesService {
  constructor(
    private readonly orders: OrdersRepository,
    private readonly records: OrderRecordsService,
    private readonly invitations: InvitationsService,
    private readonly clock: Clock,
    private readonly faults: Faults,
  ) {}

  /**
   * Changes what is ordered, at the prices of the list; what stays keeps its status. It is no edit of the invitation:
   * a couple whose trial has expired change their package as well, because it is what they are about to pay for.
   * @throws DomainError item-locked when an item that is being made would go or change; validation; conflict
   */
  updatePackage({ id }: OwnedOrder, { items: wanted }: UpdatePackageDto): Promise<OrderAnswer> {
    const priced = quote(wanted);
    if (!priced) throw new DomainError('validation', { fields: [{ field: 'items', code: 'items' }] });
    const { price, discountPrice } = priced;
    return this.change(id, (order) => {
      const items = changeItems<StoredItem>(order.items, priced.items, (entry) => ({
        item: entry.item,
        package: entry.package,
        price: entry.price,
        status: 'draft',
        frozen: null,
      }));
      if (items === 'item-locked') throw new DomainError('item-locked');
      return { change: { items, price, discountPrice } };
    });
  }

  /**
   * Hands every draft video, card and PDF to the seller, each with a copy of the invitation's details as they are now.
   * @throws DomainError payment-required while money is outstanding; nothing-to-submit; conflict
   */
  submitDetails({ id }: OwnedOrder): Promise<OrderAnswer> {
    return this.change(id, async (order) => {
      const total = order.price - order.discountPrice;
      if (outstanding(total, order.paidAmount) > 0) throw new DomainError('payment-required');
      const submits = ({ item, status }: StoredItem): boolean => canMoveItem(item, status, 'in-progress', 'customer');
      if (!order.items.some(submits)) throw new DomainError('nothing-to-submit');
      const frozen = await this.invitations.frozenDetails(order, this.clock.date());
      const items = order.items.map((item): StoredItem => {
        if (!submits(item)) return item;
        const { returned: _answered, ...rest } = item;
        return { ...rest, status: 'in-progress', frozen };
      });
      return { change: { items }, paidAtLeast: total };
    });
  }

  private async change(
    id: OwnedOrderId,
    decide: (order: StoredOrder) => Decision | Promise<Decision>,
  ): Promise<OrderAnswer> {
    const onGivingUp = async (): Promise<never> => {
      const current = await this.orders.find(id);
      throw new DomainError('conflict', { current: current && (await this.answer(current)) });
    };
    return retryOnConflict({ tries: TRIES, onGivingUp }, async () => {
      const stored = await this.orders.findStored(id);
      if (!stored) throw new DomainError('not-found');
      const { change, paidAtLeast } = await decide(stored);
      await this.faults.reach('order.change-decided');
      const changed = await this.orders.changeItems(stored, change, paidAtLeast);
      if (changed) return this.answer(changed);
      await sleep(Math.random() * WAIT_MS);
      return 'again';
    });
  }

  private async answer(order: OrderRecord): Promise<OrderAnswer> {
    const invitation = await this.invitations.ofOrder(order);
    return { order: this.records.ownerView(order, await this.invitations.summary(invitation)) };
  }
}
