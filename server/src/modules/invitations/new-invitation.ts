import { isEarlierArt } from '@serikad/shared/designs/earlier-art';
import { newInvitationContent } from '@serikad/shared/invitations/new-invitation';
import type { OrderRecord } from '../orders/records/order.schema.js';
import { checkedLinksOf } from './invitation-parts.js';
import { STORED_SECTIONS, type InvitationRecord, type StoredSection } from './invitation.schema.js';

/** An order's new invitation. Depends on the order only, so that concurrent calls create the same. */
export function newInvitation(order: OrderRecord): InvitationRecord {
  const { design } = order.invitationStart;
  return {
    _id: order.invitationId,
    orderId: order._id,
    userId: order.userId,
    createdAt: order.createdAt,
    ...newInvitationContent(order.invitationStart),
    // The design was drawn anew between the order and now.
    ...(isEarlierArt(design) && { orderedArt: design }),
    checkedLinks: checkedLinksOf(null),
    revisions: Object.fromEntries(STORED_SECTIONS.map((section) => [section, 0])) as Record<StoredSection, number>,
  };
}
