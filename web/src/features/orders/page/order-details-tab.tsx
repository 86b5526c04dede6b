import { OrderDetailsCard } from './order-details-card.js';
import { useOrderDetails } from '../components/order-context.js';
import * as css from '../orders.module.css';

export function Component() {
  const { order } = useOrderDetails();
  return (
    <div className={css.orderAlone}>
      <OrderDetailsCard order={order} />
    </div>
  );
}
