/** Who reserved a gift, for the owner. The public sees only that it is. */
export type GiftReservation = { name: string; contactNo: string; notes: string } | { reserved: true };

export interface GiftView {
  _id: string;
  invitationId: string;
  title: string;
  productUrl: string;
  imageUrl: string;
  notes: string;
  enabled: boolean;
  reservation: GiftReservation | null;
}

export const MOST_GIFTS = 100;

/** What a guest gets of their reservation: no one's data. */
export interface ReservedGift {
  giftId: string;
  reservation: { reserved: true };
}
