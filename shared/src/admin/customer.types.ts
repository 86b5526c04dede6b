/** What the deletion of a customer has done. */
export interface DeletedCustomer {
  /** Orders that went, because nothing was ever paid for them. */
  deletedOrders: number;
  /** Orders that stay for the books, without anything of the customer's. */
  keptOrders: number;
  /** Answers of their guests that went. */
  answers: number;
  /** Pictures that can't be removed at the moment, as while a backup is made; the shop removes them by itself. */
  filesLeft: number;
}
