/** Who reserved a gift, for the owner. The public learns only that it is. */
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
