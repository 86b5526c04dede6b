import type { AdminOrder, AdminOrderItem } from '@serikad/shared/admin/admin-order.types';
import type { OrderView } from '@serikad/shared/orders/order.types';
import type { OrderRecord, StoredItem } from '../../orders/order.schema.js';
import { itemView } from '../../orders/order.view.js';
import type { UserRecord } from '../../users/users.service.js';

/** An order as the seller sees it. @param view as its owner sees it */
export function adminOrderView(order: OrderRecord, view: OrderView, account: UserRecord | null): AdminOrder {
  const { customer, notes } = order;
  return {
    ...view,
    customer: { name: customer.name, phoneNo: customer.phoneNo },
    notes,
    account: account && { _id: account.id, name: account.name, email: account.email, phoneNo: account.phoneNo },
    overpaid: Math.max(0, view.paidAmount - view.total),
  };
}

export function adminItemView(item: StoredItem): AdminOrderItem {
  return { ...itemView(item), details: item.frozen };
}
