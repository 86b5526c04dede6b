import type { AdminWish } from '@serikad/shared/admin/content.types';
import { overallAnswer } from '@serikad/shared/guest-list/guest-list';
import type { OwnWish, Withheld, WishView } from '@serikad/shared/rsvp/rsvp.types';
import { given } from '../../../common/given.js';
import type { ListedRsvp } from './rsvp-pages.repository.js';
import type { RsvpRecord } from './rsvp.schema.js';

/** The public fields of a stored RSVP. */
export const PUBLIC_RSVP = { _id: 1, invitationId: 1, from: 1, message: 1, createdAt: 1 } as const;
export type PublicWish = Pick<RsvpRecord, keyof typeof PUBLIC_RSVP>;

/** The public view of a wish: without the number of guests. */
export function publicRsvp(rsvp: PublicWish): WishView {
  return {
    _id: rsvp._id.toHexString(),
    invitationId: rsvp.invitationId.toHexString(),
    from: rsvp.from,
    message: rsvp.message,
    createdAt: rsvp.createdAt.toISOString(),
  };
}

/** A wish as the owner of the invitation sees it. */
export function ownersRsvp(rsvp: ListedRsvp): WishView {
  const { attendanceCount, childrenCount, willAttend, withheld, waiting, hidden, rev } = rsvp;
  const whole = {
    ...publicRsvp(rsvp),
    attendanceCount,
    ...given({ childrenCount }),
    willAttend,
    ...(!willAttend && rsvp.sessions && ofFamily(rsvp.sessions)),
    ...((waiting ?? hidden) && { ...given({ waiting, hidden }), version: rev }),
  };
  return withheld ? { ...whole, message: '', withheld: withheldView(withheld) } : whole;
}

/** What the count of the main session does not hold of a family's answer. */
function ofFamily(sessions: NonNullable<ListedRsvp['sessions']>): Pick<WishView, 'unsure' | 'otherSession'> {
  const overall = overallAnswer({ sessions });
  if (overall === 'coming') return { otherSession: true };
  return overall === 'maybe' ? { unsure: true } : {};
}

/** A guest's words as the seller sees them. */
export function sellerRsvp({ _id, from, message, createdAt, withheld, waiting, hidden }: ListedRsvp): AdminWish {
  return {
    _id: _id.toHexString(),
    from,
    message,
    createdAt: createdAt.toISOString(),
    withheld: withheld ? withheldView(withheld) : null,
    ...(waiting && { waiting: true as const }),
    ...given({ hidden }),
  };
}

const withheldView = ({ at, reason }: NonNullable<RsvpRecord['withheld']>): Withheld => ({
  at: at.toISOString(),
  reason,
});

/** A guest's own RSVP. The list's `_id` stays out of it: nothing in it leads from the list to the guest. */
export function ownRsvp(rsvp: RsvpRecord): OwnWish {
  return {
    invitationId: rsvp.invitationId.toHexString(),
    from: rsvp.from,
    attendanceCount: rsvp.attendanceCount,
    ...given({ childrenCount: rsvp.childrenCount }),
    willAttend: rsvp.willAttend,
    message: rsvp.message,
    createdAt: rsvp.createdAt.toISOString(),
  };
}
