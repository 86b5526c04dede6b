import type { GiftView } from '@serikad/shared/gifts/gift.types';
import type { GiftRecord } from './gift.schema.js';

/** A gift as the couple see it: with who brings it. */
export function giftView(gift: GiftRecord): GiftView {
  return {
    _id: gift._id.toHexString(),
    invitationId: gift.invitationId.toHexString(),
    title: gift.title,
    productUrl: gift.productUrl,
    imageUrl: gift.imageUrl,
    notes: gift.notes,
    enabled: gift.enabled,
    reservation: gift.reservation && {
      name: gift.reservation.name,
      contactNo: gift.reservation.contactNo,
      notes: gift.reservation.notes,
    },
  };
}

/** Gifts as the guests see them: those on show, and of a reservation only that there is one. */
export function guestGifts(gifts: readonly GiftView[]): GiftView[] {
  return gifts
    .filter(({ enabled }) => enabled)
    .map((gift) => ({ ...gift, reservation: gift.reservation && { reserved: true } }));
}
