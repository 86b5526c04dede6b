import { useQuery } from '@tanstack/react-query';
import { Navigate, useSearchParams } from 'react-router-dom';
import '../../../components/ui/account-icons.js';
import { paths } from '../../../config/paths.js';
import { orderQuery } from '../../../lib/queries/orders.js';
import { useUserId } from '../../../lib/session/use-session.js';
import { ChangeForm } from './change-form.js';
import { OrderNotShown } from '../components/order-not-shown.js';

/** /invitation/change-package?orderId=: the order form in change mode. */
export function Component() {
  const [search] = useSearchParams();
  const userId = useUserId() ?? '';
  const orderId = search.get('orderId') ?? '';
  const order = useQuery({ ...orderQuery(orderId), enabled: orderId !== '' });
  if (orderId === '') return <Navigate to={paths.profile(userId)} replace />;
  if (order.data) return <ChangeForm key={orderId} details={order.data} />;
  return <OrderNotShown order={order} />;
}
