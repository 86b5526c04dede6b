import type { AdminOrder } from '@serikad/shared/admin/admin-order.types';
import { ITEM_TRANSITIONS } from '@serikad/shared/orders/item-status';
import type { OrderItem, OrderItemStatus } from '@serikad/shared/orders/order.types';
import { useState } from 'react';
import { Button } from '../../../components/ui/button.js';
import { moveLabel } from '../../../i18n/admin/order.js';
import { itemName } from '../../../i18n/orders.js';
import { ReturnDialog } from './return-dialog.js';
import { useMoveItem } from '../mutations/use-move-item.js';
import * as css from '../admin.module.css';

const STATUSES: readonly OrderItemStatus[] = ['draft', 'in-progress', 'approval', 'completed'];
const isForward = (from: OrderItemStatus, to: OrderItemStatus): boolean =>
  STATUSES.indexOf(to) > STATUSES.indexOf(from);

/** The seller's steps from where an item is: no others are offered. */
export function ItemMoves({
  order,
  item,
  forwardOnly = false,
}: {
  order: AdminOrder;
  item: OrderItem;
  /** For a queue: back is a matter of the order's page. */
  forwardOnly?: boolean;
}) {
  const { isPending, mutate: move } = useMoveItem(order, item);
  const [returning, setReturning] = useState<OrderItem | null>(null);
  if (item.item === 'rsvp') return null;
  const { status } = item;
  const moves = ITEM_TRANSITIONS.filter(({ from, by }) => by === 'seller' && from === status)
    .filter(({ to }) => !forwardOnly || isForward(status, to))
    .sort((a, b) => STATUSES.indexOf(a.to) - STATUSES.indexOf(b.to));
  const [name] = itemName(item.item, item.package);
  return (
    <span className={css.moves}>
      {moves.map(({ to }) => (
        <Button
          key={to}
          size="sm"
          variant={isForward(status, to) ? 'second' : 'ghost'}
          icon={isForward(status, to) ? (to === 'completed' ? 'check' : 'arrow-right') : 'undo'}
          busy={isPending && isForward(status, to)}
          disabled={isPending && !isForward(status, to)}
          aria-label={`${name}: ${moveLabel(status, to)}`}
          onClick={() => (to === 'draft' ? setReturning(item) : move(to))}
        >
          {moveLabel(status, to)}
        </Button>
      ))}
      {!forwardOnly && <ReturnDialog order={order} item={returning} onClose={() => setReturning(null)} />}
    </span>
  );
}
