import { shortNames } from '@serikad/shared/invitations/couple-names';
import { rsvpPackage } from '@serikad/shared/invitations/packages';
import type { OrderDetails } from '@serikad/shared/orders/order.types';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useRef } from 'react';
import { Link, Navigate, Outlet, useMatches, useSearchParams } from 'react-router-dom';
import '../../../components/ui/account-icons.js';
import { classNames } from '../../../components/ui/class-names.js';
import { ErrorBoundary } from '../../../components/ui/error-boundary.js';
import { Icon } from '../../../components/ui/icon.js';
import { PageSpinner } from '../../../components/ui/spinner.js';
import { Tabs } from '../../../components/ui/navigation.js';
import { Prescribed } from '../../../components/ui/prescribed.js';
import { paths } from '../../../config/paths.js';
import { orderTexts as t } from '../../../i18n/orders.js';
import { orderQuery } from '../../../lib/queries/orders.js';
import { rsvpCountQuery } from '../queries/rsvps.js';
import { useUserId } from '../../../lib/session/use-session.js';
import { useIsOnScreen } from '../../../lib/use-is-on-screen.js';
import { usePageTitle } from '../../../lib/use-page-title.js';
import { OrderHeader } from './order-header.js';
import { OrderNotShown } from '../components/order-not-shown.js';
import { PaymentBar } from './payment-bar.js';
import { TrialBanner } from '../../../components/trial-banner.js';
import * as css from '../orders.module.css';
import { shellTexts } from '../../../i18n/shell.js';

// Only for weddings that are some months ago.
const GuestDataNotice = lazy(() =>
  import('./guest-data-notice.js').then((module) => ({ default: module.GuestDataNotice })),
);

// Only where the address asks for it.
const AlbumPage = lazy(() => import('../album/album-page.js'));

/** /invitation-order/view: an order with its tabs. The id is in the tab's part of the address. */
export function Component() {
  const id = useMatches().at(-1)?.params['id'] ?? '';
  const isAlbum = useSearchParams()[0].has('album');
  const userId = useUserId() ?? '';
  const order = useQuery({ ...orderQuery(id), enabled: id !== '' });
  // Without a tab and an order: all of them.
  if (id === '') return <Navigate to={paths.profile(userId)} replace />;
  if (!order.data) return <OrderNotShown order={order} />;
  return isAlbum ? (
    <Suspense fallback={<PageSpinner />}>
      <AlbumPage details={order.data} />
    </Suspense>
  ) : (
    <OrderView details={order.data} />
  );
}

function OrderView({ details }: { details: OrderDetails }) {
  const { order, invitation } = details;
  const names = shortNames(invitation.couple);
  usePageTitle(names === '' ? shellTexts.titles.order : names);
  // The banner of the trial has the same button: one at a time.
  const banner = useRef<HTMLDivElement>(null);
  const bannerSeen = useIsOnScreen(banner);
  const hasRsvp = rsvpPackage(order.items) !== null;
  const answers = useQuery({ ...rsvpCountQuery(invitation._id), enabled: hasRsvp });
  return (
    <>
      <div ref={banner}>
        <TrialBanner order={order} />
      </div>
      <div className={classNames('wrap', css.orderTop)}>
        <Link className="crumb" to={paths.profile(order.userId)}>
          <Icon name="arrow-left" />
          {t.back}
        </Link>
        <OrderHeader details={details} />
        <Tabs
          label={t.tabs}
          tabs={[
            { to: paths.orderView(order._id), label: <Prescribed text={t.tabDetails} inControl /> },
            {
              to: paths.orderView(order._id, 'items'),
              label: <Prescribed text={t.tabItems} inControl />,
              count: order.items.length,
            },
            ...(hasRsvp
              ? [
                  { to: paths.orderView(order._id, 'guests'), label: t.tabGuests },
                  {
                    to: paths.orderView(order._id, 'wish-attendance'),
                    label: <Prescribed text={t.tabWishes} inControl />,
                    count: answers.data,
                  },
                ]
              : []),
          ]}
        />
      </div>
      <div className={classNames('wrap', css.orderBody)}>
        <ErrorBoundary resetKey={order._id}>
          {invitation.guestData && (
            <Suspense>
              <div className={css.orderNotice}>
                <GuestDataNotice orderId={order._id} guestData={invitation.guestData} />
              </div>
            </Suspense>
          )}
          <Outlet context={details} />
        </ErrorBoundary>
      </div>
      {(order.paymentState === 'paid' || !bannerSeen) && <PaymentBar order={order} />}
    </>
  );
}
