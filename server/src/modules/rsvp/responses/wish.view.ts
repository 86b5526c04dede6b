import type { DeskWish } from '@serikad/shared/admin/content.types';
import type { OwnWish, Withheld, WishView } from '@serikad/shared/wishes/wish.types';
import type { ListedWish } from './wish-pages.repository.js';
import type { WishRecord } from './wish.schema.js';

/** Of a stored answer, what everybody may see. */
export const PUBLIC_WISH = { _id: 1, invitationId: 1, from: 1, message: 1, createdAt: 1 } as const;
export type PublicWish = Pick<WishRecord, keyof typeof PUBLIC_WISH>;

/** A wish as everybody may see it: without the number of guests. */
export function publicWish(wish: PublicWish): WishView {
  return {
    _id: wish._id.toHexString(),
    invitationId: wish.invitationId.toHexString(),
    from: wish.from,
    message: wish.message,
    createdAt: wish.createdAt.toISOString(),
  };
}

/** A wish as the owner of the invitation sees it. */
export function ownersWish(wish: ListedWish): WishView {
  const { attendanceCount, willAttend, withheld } = wish;
  const whole = { ...publicWish(wish), attendanceCount, willAttend };
  return withheld ? { ...whole, message: '', withheld: withheldView(withheld) } : whole;
}

/** A guest's words as the seller sees them. */
export function deskWish({ _id, from, message, createdAt, withheld }: ListedWish): DeskWish {
  return {
    _id: _id.toHexString(),
    from,
    message,
    createdAt: createdAt.toISOString(),
    withheld: withheld ? withheldView(withheld) : null,
  };
}

const withheldView = ({ at, reason }: NonNullable<WishRecord['withheld']>): Withheld => ({
  at: at.toISOString(),
  reason,
});

/** A guest's own answer. The list's `_id` stays out of it: nothing in it leads from the list to the guest. */
export function ownWish(wish: WishRecord): OwnWish {
  return {
    invitationId: wish.invitationId.toHexString(),
    from: wish.from,
    attendanceCount: wish.attendanceCount,
    willAttend: wish.willAttend,
    message: wish.message,
    createdAt: wish.createdAt.toISOString(),
  };
}
