/** What a guest enters to reserve a gift. */
export interface ReservationContent {
  name: string;
  contactNo: string;
}
