import type { DesignView } from '../designs/design.types.js';
import type { GiftView } from '../gifts/gift.types.js';
import type { OrderView, PublicOrder } from '../orders/order.types.js';
import type { PhotoView } from '../photos/photo.types.js';
import type { InvitationView, Phase } from '../invitations/invitation.types.js';

/** How many seats are taken, for the guests' form. */
export interface AttendanceFigures {
  total: number;
  full: boolean;
}

/** Answer of the public and the owner's find-one. The owner's `order` is the whole `OrderView`. */
export interface InvitationBundle {
  invitation: InvitationView;
  design: DesignView;
  /** `null` for samples. */
  order: OrderView | PublicOrder | null;
  gifts: GiftView[];
  photos: PhotoView[];
  attendance: AttendanceFigures;
  /** To guests, where the page has phases: which it is in. */
  phase?: Phase;
}
