/** What a guest says of themselves when they take a gift upon themselves. */
export interface BookingContent {
  name: string;
  contactNo: string;
}
