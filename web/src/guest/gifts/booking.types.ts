/** What a guest enters to reserve a gift. */
export interface BookingContent {
  name: string;
  contactNo: string;
}
