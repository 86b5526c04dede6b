import { canMoveItem, ITEM_TRANSITIONS, type ItemMover } from './item-status.js';
import type { OrderItemStatus } from './order.types.js';
import { ORDER_ITEM_KINDS } from '../pricing/order-item.types.js';

const STATUSES: OrderItemStatus[] = ['draft', 'in-progress', 'approval', 'completed'];
const MOVERS: ItemMover[] = ['customer', 'seller'];
const ALLOWED = new Set([
  'draft→in-progress by customer',
  'in-progress→approval by seller',
  'in-progress→draft by seller',
  'approval→completed by seller',
  'approval→in-progress by seller',
  'completed→approval by seller',
]);

describe('order item status (S-24)', () => {
  const moves = ORDER_ITEM_KINDS.flatMap((item) =>
    STATUSES.flatMap((from) => STATUSES.flatMap((to) => MOVERS.map((by) => ({ item, from, to, by })))),
  );

  test.each(moves)('S-24 $item: $from → $to by $by', ({ item, from, to, by }) => {
    expect(canMoveItem(item, from, to, by)).toBe(item !== 'rsvp' && ALLOWED.has(`${from}→${to} by ${by}`));
  });

  test('S-24 every status is reached from draft', () => {
    const reached = new Set<OrderItemStatus>(['draft']);
    for (let round = 0; round < STATUSES.length; round += 1) {
      for (const { from, to } of ITEM_TRANSITIONS) if (reached.has(from)) reached.add(to);
    }
    expect([...reached].sort()).toEqual([...STATUSES].sort());
  });
});
