import type { OrderItemStatus } from './order.types.js';
import type { OrderItemKind } from '../pricing/order-item.types.js';

/** Who moves an item: the customer by submitting details, the seller in the admin pages. */
export type ItemMover = 'customer' | 'seller';

/** Every allowed move; all others are refused. An rsvp item is never submitted. */
export const ITEM_TRANSITIONS: readonly { from: OrderItemStatus; to: OrderItemStatus; by: ItemMover }[] = [
  { from: 'draft', to: 'in-progress', by: 'customer' },
  { from: 'in-progress', to: 'approval', by: 'seller' },
  // With a reason that the customer reads; the item is then submitted again.
  { from: 'in-progress', to: 'draft', by: 'seller' },
  { from: 'approval', to: 'completed', by: 'seller' },
  { from: 'approval', to: 'in-progress', by: 'seller' },
  { from: 'completed', to: 'approval', by: 'seller' },
];

export function canMoveItem(item: OrderItemKind, from: OrderItemStatus, to: OrderItemStatus, by: ItemMover): boolean {
  return item !== 'rsvp' && ITEM_TRANSITIONS.some((move) => move.from === from && move.to === to && move.by === by);
}
