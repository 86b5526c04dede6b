import type { OrderItem } from './order.types.js';
import type { OrderItemInput } from '../pricing/order-item.types.js';

/** Whether an item is being made, or has been: it can be neither removed nor altered any more. */
export function isLocked({ status }: Pick<OrderItem, 'status'>): boolean {
  return status !== 'draft';
}

/**
 * What a change of package makes of an order's items. An item that stays as it is keeps all it has but its price, which
 * the list may set anew (a premium video costs RM 43 alone and RM 17 beside premium RSVP).
 * @param wanted the items as chosen, at the prices of the list; their order becomes the order's
 * @param fresh makes an item that was not there before
 * @returns `item-locked` when an item that is past draft would be removed or altered
 */
export function changeItems<Item extends OrderItem>(
  current: readonly Item[],
  wanted: readonly (OrderItemInput & { price: number })[],
  fresh: (entry: OrderItemInput & { price: number }) => Item,
): Item[] | 'item-locked' {
  const isKept = (item: Item): boolean => wanted.some((entry) => isSame(item, entry));
  if (current.some((item) => isLocked(item) && !isKept(item))) return 'item-locked';
  return wanted.map((entry) => {
    const kept = current.find((item) => isSame(item, entry));
    return kept ? { ...kept, price: entry.price } : fresh(entry);
  });
}

function isSame(a: OrderItemInput, b: OrderItemInput): boolean {
  return a.item === b.item && a.package === b.package;
}
