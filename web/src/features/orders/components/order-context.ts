import type { OrderDetails } from '@serikad/shared/orders/order.types';
import { useOutletContext } from 'react-router-dom';

/** The order that the page around the tab has loaded. */
export function useOrderDetails(): OrderDetails {
  return useOutletContext<OrderDetails>();
}
