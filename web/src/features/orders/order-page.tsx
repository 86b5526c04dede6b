import { shortNames } from '@serikad/shared/invitations/couple-names';
import { rsvpPackage } from '@serikad/shared/invitations/packages';
import type { OrderDetails } from '@serikad/shared/orders/order.types';
import { useQuery } from '@tanstack/react-query';
import { Link, Navigate, Outlet, useMatches } from 'react-router-dom';
import { ErrorBoundary } from '../../components/ui/error-boundary.js';
import { Icon } from '../../components/ui/icon.js';
import { Tabs } from '../../components/ui/navigation.js';
import { paths } from '../../config/paths.js';
import { orderTexts as t } from '../../i18n/ms/orders.js';
import { orderQuery } from '../../lib/queries/orders.js';
import { wishesQuery } from '../../lib/queries/wishes.js';
import { useUserId } from '../../lib/session/use-session.js';
import { usePageTitle } from '../../lib/use-page-title.js';
import { OrderHeader } from './order-header.js';
import { OrderNotShown } from './order-not-shown.js';
import { PaymentBar } from './payment-bar.js';
import { TrialBanner } from './trial-banner.js';
import './orders.css';

/** /invitation-order/view: an order with its tabs. The id stands in the tab's part of the address. */
export function Component() {
  const id = useMatches().at(-1)?.params['id'] ?? '';
  const userId = useUserId() ?? '';
  const order = useQuery({ ...orderQuery(id), enabled: id !== '' });
  // Without a tab and an order: all of them.
  if (id === '') return <Navigate to={paths.profile(userId)} replace />;
  return order.data ? <OrderView details={order.data} /> : <OrderNotShown order={order} />;
}

function OrderView({ details }: { details: OrderDetails }) {
  const { order, invitation } = details;
  const names = shortNames(invitation.couple);
  usePageTitle(names === '' ? 'Pesanan' : names);
  const hasRsvp = rsvpPackage(order.items) !== null;
  const wishes = useQuery({ ...wishesQuery(invitation._id), enabled: hasRsvp });
  return (
    <>
      <TrialBanner order={order} />
      <div className="wrap order-top">
        <Link className="crumb" to={paths.profile(order.userId)}>
          <Icon name="arrow-left" />
          {t.back}
        </Link>
        <OrderHeader details={details} />
        <Tabs
          label={t.tabs}
          tabs={[
            { to: paths.orderView(order._id), label: t.tabDetails },
            { to: paths.orderView(order._id, 'items'), label: t.tabItems, count: order.items.length },
            ...(hasRsvp
              ? [
                  {
                    to: paths.orderView(order._id, 'wish-attendance'),
                    label: t.tabWishes,
                    count: wishes.data?.length,
                  },
                ]
              : []),
          ]}
        />
      </div>
      <div className="wrap order-body">
        <ErrorBoundary resetKey={order._id}>
          <Outlet context={details} />
        </ErrorBoundary>
      </div>
      <PaymentBar order={order} />
    </>
  );
}
