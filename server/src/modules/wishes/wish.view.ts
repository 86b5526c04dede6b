import type { OwnWish, WishView } from '@serikad/shared/wishes/wish.types';
import type { ListedWish } from './wish-pages.repository.js';
import type { WishRecord } from './wish.schema.js';

/** A wish as everybody may see it: without the number of guests. */
export function publicWish(wish: ListedWish): WishView {
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
  return { ...publicWish(wish), attendanceCount: wish.attendanceCount, willAttend: wish.willAttend };
}

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
