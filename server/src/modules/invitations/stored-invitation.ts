import type { SeatsRecord } from '../rsvp/seats/seats.schema.js';
import type { SeatsState } from '../rsvp/seats/seats.types.js';
import type { GiftRecord } from '../gifts/gift.schema.js';
import type { OrderRecord } from '../orders/records/order.schema.js';
import type { PhotoRecord } from '../photos/photo.schema.js';
import type { InvitationRecord } from './invitation.schema.js';
import type { SessionTimes } from './invitation.view.js';

/** The stored documents of which an invitation's answer is made. */
export interface StoredInvitation {
  /** None when the server was killed before it could make the order's invitation. */
  invitation: InvitationRecord | undefined;
  /** None when this invitation was never ordered. */
  order: OrderRecord | undefined;
  attendance:
    (SeatsState & Pick<SeatsRecord, 'sessionSeats'> & { sessionTimes?: readonly SessionTimes[] | null }) | undefined;
  /** In the order in which they were added. */
  gifts: readonly GiftRecord[];
  /** In the gallery's order. */
  photos: readonly PhotoRecord[];
}
