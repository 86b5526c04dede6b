import type { OrderItemInput } from '../pricing/order-item.types.js';
import type { Removal } from './removal.types.js';
import type { InvitationView } from '../invitations/invitation.types.js';
import type { GiftView } from '../gifts/gift.types.js';
import type { FrozenDetails } from './frozen-details.types.js';

export type OrderItemStatus = 'draft' | 'in-progress' | 'approval' | 'completed';

/** An item of an order; `price` in whole RM. */
export interface OrderItem extends OrderItemInput {
  price: number;
  status: OrderItemStatus;
  /** Of a draft that the seller returned: why. Gone when it is submitted again. */
  returned?: ItemReturn;
}

/** That the seller returned an item to its customer; `at` is ISO 8601. */
export interface ItemReturn {
  at: string;
  reason: string;
}

/** The state of an order's payment; see payment-state.ts. */
export type PaymentState = 'paid' | 'trial' | 'trial-expired';

/**
 * What the list of orders shows of an order's invitation, and what confirmed details are compared with. `designChoices`
 * are all options that the page shows.
 */
export type OrderInvitationSummary = Pick<
  InvitationView,
  | '_id'
  | 'title'
  | 'design'
  | 'designChoices'
  | 'language'
  | 'coupleNo'
  | 'couple'
  | 'couple2'
  | 'jawiText'
  | 'coverLine'
  | 'date'
  | 'postponed'
  | 'startTime'
  | 'endTime'
  | 'venue'
>;

/** An order as its owner sees it. Amounts are whole RM, times ISO 8601. */
export interface OrderView {
  _id: string;
  userId: string;
  kind: 'wedding';
  items: OrderItem[];
  price: number;
  discountPrice: number;
  paidAmount: number;
  /** price − discountPrice */
  total: number;
  /** max(0, total − paidAmount) */
  outstanding: number;
  /** max(0, paidAmount − total): after a change to a cheaper package, or paid too much. */
  credit: number;
  paymentState: PaymentState;
  createdAt: string;
  /** A list of one, as the seeds' clients read it. */
  invitation: OrderInvitationSummary[];
}

/** What the public sees of an order. */
export interface PublicOrder {
  createdAt: string;
  paymentState: PaymentState;
  items: OrderItemInput[];
}

export interface OrderDetails {
  order: OrderView;
  invitation: InvitationView;
  gifts: GiftView[];
  /** Pictures that the seller took out, newest first. */
  removals: Removal[];
}

/** An item with the details as they were confirmed with it; `null` until then. */
export interface SubmittedItem extends OrderItem {
  frozen: FrozenDetails | null;
}

export interface OrderItemsView {
  items: SubmittedItem[];
  invitation: OrderInvitationSummary;
}

export interface CreatedOrder {
  id: string;
  invitationId: string;
  userId: string;
}

export interface OrderAnswer {
  order: OrderView;
}
