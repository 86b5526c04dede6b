import { Injectable } from '@nestjs/common';
import type { AdminOrderQuery } from '@serikad/shared/admin/admin-order.dto';
import type { AdminOrderDetails, AdminOrderPage } from '@serikad/shared/admin/admin-order.types';
import { AuditService } from '../../audit/audit.service.js';
import { SellerOrdersService } from '../../orders/records/seller-orders.service.js';
import { SellerOrderChanges } from '../../orders/outbox/seller-order-changes.service.js';
import { LedgerService } from '../../orders/ledger/ledger.service.js';
import { UsersService } from '../../users/users.service.js';
import { AdminOrderViews } from './admin-order-views.service.js';
import { adminItemView } from './admin-order.view.js';

/** Most accounts whose orders one search by email finds. */
const MOST_ACCOUNTS = 100;
const AUDIT_ENTRIES = 100;

/** The seller's list of orders, and one order whole. */
@Injectable()
export class AdminOrdersService {
  constructor(
    private readonly sellerOrders: SellerOrdersService,
    private readonly views: AdminOrderViews,
    private readonly users: UsersService,
    private readonly ledger: LedgerService,
    private readonly audit: AuditService,
    private readonly changes: SellerOrderChanges,
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
    const order = await this.changes.findSettled(id);
    const [view, payments, audit] = await Promise.all([
      this.views.one(order),
      this.ledger.ofOrder(order._id),
      this.audit.page({ kind: 'order', subject: order._id.toHexString(), skip: 0, limit: AUDIT_ENTRIES }),
    ]);
    return { order: view, items: order.items.map(adminItemView), payments, audit: audit.entries };
  }
}
