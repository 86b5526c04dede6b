import { Injectable } from '@nestjs/common';
import type { AdminOrderQuery, MoveItemDto } from '@serikad/shared/admin/admin-order.dto';
import type { AdminOrder, AdminOrderDetails, AdminOrderPage } from '@serikad/shared/admin/admin-order.types';
import { canMoveItem } from '@serikad/shared/orders/item-status';
import type { SignedInUser } from '../../../http/decorators/signed-in-user.js';
import { Clock } from '../../../common/clock.js';
import { DomainError } from '../../../common/domain-error.js';
import { AuditService } from '../../audit/audit.service.js';
import { SellerOrdersService } from '../../orders/records/seller-orders.service.js';
import type { StoredOrder } from '../../orders/records/order.schema.js';
import { LedgerService } from '../../orders/ledger/ledger.service.js';
import { UsersService } from '../../users/users.service.js';
import { AdminOrderViews } from './admin-order-views.service.js';
import { adminItemView } from './admin-order.view.js';
import { OrderOutboxService } from '../../orders/outbox/order-outbox.service.js';

/** Most accounts whose orders one search by email finds. */
const MOST_ACCOUNTS = 100;
const AUDIT_ENTRIES = 100;

/** The seller's list of orders, one order whole, and the steps of its items. */
@Injectable()
export class AdminOrdersService {
  constructor(
    private readonly sellerOrders: SellerOrdersService,
    private readonly views: AdminOrderViews,
    private readonly users: UsersService,
    private readonly ledger: LedgerService,
    private readonly audit: AuditService,
    private readonly outbox: OrderOutboxService,
    private readonly clock: Clock,
  ) {}

  /** The orders that match all of the query, newest first unless it asks for the oldest. */
  async page({
    skip,
    limit,
    search = '',
    payment,
    balance,
    itemStatus,
    from,
    sort,
  }: AdminOrderQuery): Promise<AdminOrderPage> {
    // A name with spaces begins no email.
    const isEmail = search !== '' && !/\s/.test(search);
    const accounts = isEmail ? await this.users.findIdsByEmail(search.toLowerCase(), MOST_ACCOUNTS) : [];
    const wanted = { search, payment, balance, itemStatus, from };
    const [{ orders, count, countIs }, counts] = await Promise.all([
      this.sellerOrders.page(wanted, accounts, { skip, limit, sort }),
      this.sellerOrders.counts(wanted, accounts),
    ]);
    return { count, countIs, orders: await this.views.all(orders), counts };
  }

  /** @throws DomainError not-found */
  async details(id: string): Promise<AdminOrderDetails> {
    const order = await this.find(id);
    await this.outbox.settle(order);
    const [view, payments, audit] = await Promise.all([
      this.views.one(order),
      this.ledger.ofOrder(order._id),
      this.audit.page({ kind: 'order', subject: order._id.toHexString(), skip: 0, limit: AUDIT_ENTRIES }),
    ]);
    return { order: view, items: order.items.map(adminItemView), payments, audit: audit.entries };
  }

  /**
   * Moves an item one step of the seller's; back to draft with the reason, which its customer reads.
   * @throws DomainError not-found for an order or an item that isn't there; conflict, with the order as it is, when
   *   the step doesn't lead from the item's status
   */
  async moveItem(seller: SignedInUser, id: string, { item, to, reason }: MoveItemDto): Promise<{ order: AdminOrder }> {
    const order = await this.find(id);
    const from = order.items.find((each) => each.item === item)?.status;
    if (from === undefined) throw new DomainError('not-found');
    if (!canMoveItem(item, from, to, 'seller')) throw await this.wrongStep(id);
    const moved = await this.sellerOrders.moveItem(
      order._id,
      { item, from, to, ...(reason !== undefined && { returned: { at: this.clock.date().toISOString(), reason } }) },
      this.audit.prepare({
        actorId: seller.id,
        action: 'order.item-moved',
        subject: { kind: 'order', id: order._id.toHexString() },
        details: { item, from, to, ...(reason !== undefined && { reason }) },
      }),
    );
    if (!moved) throw await this.wrongStep(id);
    await this.outbox.finish(moved);
    return { order: await this.views.one(moved.order) };
  }

  private async find(id: string): Promise<StoredOrder> {
    const order = await this.sellerOrders.find(id);
    if (!order) throw new DomainError('not-found');
    return order;
  }

  private async wrongStep(id: string): Promise<DomainError> {
    return new DomainError('conflict', {
      texts: {
        en: 'This item cannot take that step from where it is now. Please look at the order again.',
        ms: 'Item ini tidak boleh dipindahkan ke peringkat itu daripada keadaannya sekarang. Sila semak semula tempahan.',
      },
      current: await this.views.one(await this.find(id)),
    });
  }
}
