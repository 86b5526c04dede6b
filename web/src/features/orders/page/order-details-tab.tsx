import { OrderDetailsCard } from './order-details-card.js';
import { useOrderDetails } from '../components/order-context.js';
import * as css from '../orders.module.css';

/** The order alone, under an address of its own. */
export function Component() {
  const { order } = useOrderDetails();
  return (
    <div className={css.orderAlone}>
      <OrderDetailsCard order={order} />
    </div>
  );
}
