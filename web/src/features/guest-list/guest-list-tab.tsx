import { rsvpPackage } from '@serikad/shared/invitations/packages';
import type { OrderDetails } from '@serikad/shared/orders/order.types';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { Navigate, useOutletContext } from 'react-router-dom';
import { Loaded } from '../../components/loaded.js';
import '../../components/ui/account-icons.js';
import '../../components/ui/guest-list-icons.js';
import { ButtonLink } from '../../components/ui/button.js';
import { Prescribed } from '../../components/ui/prescribed.js';
import { EmptyState, LoadingRegion, Skeleton } from '../../components/ui/states.js';
import { paths, patterns } from '../../config/paths.js';
import { orderTexts as t } from '../../i18n/orders.js';
import { guestListQuery } from './queries/guest-list.js';

// What the list is made of is named here and not in the first script of every page. It loads beside the list itself.
const loadView = () => import('./list/guest-list-view.js');
const GuestListView = lazy(() => loadView().then((module) => ({ default: module.GuestListView })));
const ErasedList = lazy(() => import('./list/erased-list.js').then((module) => ({ default: module.ErasedList })));
loadView().catch(() => undefined);

/** The guest list of an order's invitation. */
export function Component() {
  const { order, invitation } = useOutletContext<OrderDetails>();
  const rsvp = rsvpPackage(order.items);
  const list = useQuery({ ...guestListQuery(invitation._id), enabled: rsvp === 'premium' });
  // Only an order with an e-card has guests.
  if (rsvp === null) return <Navigate to={paths.orderView(order._id)} replace />;
  if (rsvp === 'standard') return <Locked orderId={order._id} />;
  return (
    <Loaded query={list} skeleton={<ListSkeleton />} errorText={t.guestListError}>
      {(loaded) => (
        <Suspense
          fallback={
            <LoadingRegion>
              <ListSkeleton />
            </LoadingRegion>
          }
        >
          {invitation.guestData?.erasedAt ? (
            <ErasedList list={loaded} invitation={invitation} />
          ) : (
            <GuestListView key={invitation._id} list={loaded} invitation={invitation} />
          )}
        </Suspense>
      )}
    </Loaded>
  );
}

function Locked({ orderId }: { orderId: string }) {
  return (
    <EmptyState
      icon="lock"
      title={t.guestListLockedTitle}
      actions={
        <ButtonLink to={`${patterns.changePackage}?orderId=${encodeURIComponent(orderId)}`}>
          <Prescribed text={t.changePackage} inControl />
        </ButtonLink>
      }
    >
      {t.guestListLockedText}
    </EmptyState>
  );
}

function ListSkeleton() {
  return (
    <div className="stack">
      <Skeleton height="6rem" />
      <Skeleton height="5rem" />
      <Skeleton height="3.25rem" />
      <Skeleton height="24rem" />
    </div>
  );
}
