import { ORDER_LIST_TITLE } from '@serikad/shared/invitations/defaults';
import { rsvpPackage } from '@serikad/shared/invitations/packages';
import { DEFAULT_DESIGN } from '@serikad/shared/designs/design.types';
import type { OrderView } from '@serikad/shared/orders/order.types';
import { isPending } from '@serikad/shared/orders/payment-state';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { CoupleNames } from '../../../components/couple-names.js';
import { DesignCover } from '../../../components/design-cover.js';
import { ShareButton } from '../../../components/share/share-button.js';
import { ButtonLink } from '../../../components/ui/button.js';
import { classNames } from '../../../components/ui/class-names.js';
import { Icon } from '../../../components/ui/icon.js';
import { EmptyState, ErrorState, LoadingRegion, Pill, Skeleton } from '../../../components/ui/states.js';
import { Prescribed } from '../../../components/ui/prescribed.js';
import { paths } from '../../../config/paths.js';
import { profileTexts as t } from '../../../i18n/profile.js';
import { dateTime } from '../../../lib/format.js';
import { ordersQuery } from '../../../lib/queries/orders.js';
import * as css from './order-share.module.css';
import * as profileCss from '../profile.module.css';

export function MyOrders({ userId }: { userId: string }) {
  const orders = useQuery(ordersQuery(userId));
  const pending = orders.data?.some((order) => isPending(order.paidAmount)) ?? false;
  return (
    <>
      <div className={classNames('row row--between row--wrap', profileCss.profileHead)}>
        <h1 className="h-page">
          <Prescribed text={t.myOrders} />
        </h1>
        {orders.data && !pending && orders.data.length > 0 && (
          <ButtonLink variant="second" icon="plus" to={paths.createOrder()}>
            {t.newOrder}
          </ButtonLink>
        )}
      </div>
      <div className={classNames('card card--lift divide', profileCss.profileList)}>
        {orders.data ? (
          orders.data.length === 0 ? (
            <NoOrders />
          ) : (
            orders.data.map((order) => (
              <div key={order._id}>
                <OrderRow order={order} />
                <ShareOrder order={order} />
              </div>
            ))
          )
        ) : orders.isError ? (
          <ErrorState error={orders.error} onRetry={() => void orders.refetch()} busy={orders.isFetching} />
        ) : (
          <OrdersSkeleton />
        )}
      </div>
      {pending && (
        <p className={classNames('sm soft', profileCss.profilePending)}>
          {t.pendingBefore} <b>{t.pendingName}</b> {t.pendingAfter}
        </p>
      )}
    </>
  );
}

function OrderRow({ order }: { order: OrderView }) {
  const invitation = order.invitation[0];
  return (
    <Link className={profileCss.orderRow} to={paths.orderView(order._id)}>
      <DesignCover design={invitation?.design ?? DEFAULT_DESIGN} sizes="4rem" />
      <div className="grow">
        <p className="kicker">{invitation?.title ? invitation.title : <span lang="ms">{ORDER_LIST_TITLE}</span>}</p>
        <p className={profileCss.orderRowNames}>
          {invitation ? <CoupleNames couple={invitation.couple} fallback={t.noNames} /> : t.noNames}
        </p>
        <p className="xs soft num">{dateTime(order.createdAt)}</p>
      </div>
      <div className={profileCss.orderRowEnd}>
        {isPending(order.paidAmount) ? (
          <Pill tone="wait" icon="clock">
            <Prescribed text={t.inProgress} malay="inLine" />
          </Pill>
        ) : (
          <Pill tone="ok" icon="check">
            <Prescribed text={t.paid} malay="inLine" />
          </Pill>
        )}
        <Icon name="chevron-right" className="soft" />
      </div>
    </Link>
  );
}

function ShareOrder({ order }: { order: OrderView }) {
  const invitation = order.invitation[0];
  if (!invitation || rsvpPackage(order.items) === null || order.paymentState === 'trial-expired') return null;
  return (
    <div className={css.share}>
      <ShareButton variant="second" size="sm" invitation={invitation} />
    </div>
  );
}

function OrdersSkeleton() {
  return (
    <LoadingRegion>
      <div className="divide">
        {[0, 1, 2].map((row) => (
          <div key={row} className={profileCss.orderRow}>
            <Skeleton className={profileCss.orderRowCover} ratio="2 / 3" />
            <div>
              <Skeleton width="38%" height="0.75rem" />
              <Skeleton className={profileCss.orderRowBar} width="62%" height="1.375rem" />
              <Skeleton className={profileCss.orderRowBar} width="46%" height="0.75rem" />
            </div>
            <div className={profileCss.orderRowEnd}>
              <Skeleton className={profileCss.orderRowPill} width="5.5rem" height="1.625rem" />
            </div>
          </div>
        ))}
      </div>
    </LoadingRegion>
  );
}

function NoOrders() {
  return (
    <EmptyState
      title={<Prescribed text={t.empty} />}
      picture={
        <svg width="132" height="104" viewBox="0 0 132 104" fill="none" aria-hidden="true">
          <rect
            x="14"
            y="20"
            width="46"
            height="70"
            rx="3"
            transform="rotate(-9 37 55)"
            fill="#f3ecdf"
            stroke="#c9bda6"
          />
          <rect
            x="72"
            y="20"
            width="46"
            height="70"
            rx="3"
            transform="rotate(9 95 55)"
            fill="#f3ecdf"
            stroke="#c9bda6"
          />
          <rect x="41" y="10" width="50" height="78" rx="3" fill="#fffdf8" stroke="#b58a3c" />
          <path d="M52 78V46c0-9 8-13 14-18 6 5 14 9 14 18v32" stroke="#b58a3c" strokeWidth=".9" />
        </svg>
      }
      actions={
        <ButtonLink size="lg" to={paths.catalogue()}>
          <Prescribed text={t.browse} inControl />
        </ButtonLink>
      }
    >
      {t.emptyText}
    </EmptyState>
  );
}
