import type { AdminOrder, AdminOrderItem, AdminItem } from '@serikad/shared/admin/admin-order.types';
import { dueDay } from '@serikad/shared/orders/due-day';
import type { OrderView } from '@serikad/shared/orders/order.types';
import type { OrderItemKind } from '@serikad/shared/pricing/order-item.types';
import type { OrderRecord, StoredItem } from '../../orders/records/order.schema.js';
import { itemView } from '../../orders/records/order.view.js';
import type { UserRecord } from '../../users/users.service.js';

/** What the seller sees of an order beside the order itself. */
interface Beside {
  account: UserRecord | null;
  /** When its items were handed in, ISO 8601. */
  submitted: ReadonlyMap<OrderItemKind, string> | undefined;
}

/** An order as the seller sees it. @param view as its owner sees it */
export function adminOrderView(order: OrderRecord, view: OrderView, { account, submitted }: Beside): AdminOrder {
  const { customer, notes } = order;
  return {
    ...view,
    items: view.items.map((item): AdminItem => {
      const submittedAt = submitted?.get(item.item) ?? null;
      return { ...item, submittedAt, dueOn: dueDay(item, submittedAt) };
    }),
    customer: { name: customer.name, phoneNo: customer.phoneNo },
    notes,
    account: account && { _id: account.id, name: account.name, email: account.email, phoneNo: account.phoneNo },
  };
}

export function adminItemView(item: StoredItem): AdminOrderItem {
  return { ...itemView(item), details: item.frozen };
}
