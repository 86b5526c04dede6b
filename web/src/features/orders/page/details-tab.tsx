import { isSectionOpen } from '@serikad/shared/invitations/packages';
import { lazy, Suspense } from 'react';
import { Skeleton } from '../../../components/ui/states.js';
import { paths } from '../../../config/paths.js';
import { InvitationFacts } from './invitation-facts.js';
import { OrderDetailsCard } from './order-details-card.js';
import { useOrderDetails } from '../components/order-context.js';
import { RemovalsNotice } from './removals-notice.js';
import { WishList } from './gift-list.js';
import * as css from '../orders.module.css';

// Apart, with its texts: the entry of the app lists what each page begins with.
const AlbumCard = lazy(() => import('../album/album-card.js').then((module) => ({ default: module.AlbumCard })));

/** Invitation Details: what the invitation says, the gifts and the order. */
export function Component() {
  const details = useOrderDetails();
  const { order, invitation, gifts, removals } = details;
  const hasGifts = isSectionOpen('gifts', order.items);
  return (
    <div className={css.orderCols}>
      <div className={css.orderColsMain}>
        <RemovalsNotice removals={removals} />
        <InvitationFacts invitation={invitation} />
        <Suspense fallback={<Skeleton height="6.5rem" className={css.orderSkeleton} />}>
          <AlbumCard details={details} />
        </Suspense>
        <WishList gifts={gifts} manage={hasGifts ? paths.editorSection(invitation._id, 'giftReceiver') : null} />
      </div>
      <OrderDetailsCard order={order} />
    </div>
  );
}
