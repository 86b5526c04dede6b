import { InvitationFacts } from './invitation-facts.js';
import { OrderDetailsCard } from './order-details-card.js';
import { useOrderDetails } from './order-context.js';
import { WishList } from './wish-list.js';

/** Invitation Details: what the invitation says, the gifts and the order. */
export function Component() {
  const { order, invitation, gifts } = useOrderDetails();
  return (
    <div className="order-cols">
      <div className="order-cols__main">
        <InvitationFacts invitation={invitation} />
        <WishList gifts={gifts} />
      </div>
      <OrderDetailsCard order={order} />
    </div>
  );
}
