import { OrderDetailsCard } from './order-details-card.js';
import { useOrderDetails } from './order-context.js';

/** The order alone, under an address of its own. */
export function Component() {
  const { order } = useOrderDetails();
  return (
    <div className="order-alone">
      <OrderDetailsCard order={order} />
    </div>
  );
}
