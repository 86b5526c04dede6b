import { isSectionOpen } from '@serikad/shared/invitations/packages';
import { paths } from '../../../config/paths.js';
import { InvitationFacts } from './invitation-facts.js';
import { OrderDetailsCard } from './order-details-card.js';
import { useOrderDetails } from '../components/order-context.js';
import { RemovalsNotice } from './removals-notice.js';
import { WishList } from './gift-list.js';
import * as css from '../orders.module.css';

/** Invitation Details: what the invitation says, the gifts and the order. */
export function Component() {
  const { order, invitation, gifts, removals } = useOrderDetails();
  const hasGifts = isSectionOpen('gifts', order.items);
  return (
    <div className={css.orderCols}>
      <div className={css.orderColsMain}>
        <RemovalsNotice removals={removals} />
        <InvitationFacts invitation={invitation} />
        <WishList gifts={gifts} manage={hasGifts ? paths.editorSection(invitation._id, 'giftReceiver') : null} />
      </div>
      <OrderDetailsCard order={order} />
    </div>
  );
}
