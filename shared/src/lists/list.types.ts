/** How an entry of the checklist is paid for; in instalments is the only way that the shop offers. */
export type PaymentCategory = 'installment';
export const PAYMENT_CATEGORIES: readonly PaymentCategory[] = ['installment'];

/** Most entries of a person's checklist. */
export const MOST_LIST_ITEMS = 200;
/** The highest price and payment of an entry, in whole RM. */
export const HIGHEST_LIST_AMOUNT = 1_000_000;

/** An entry of a person's checklist. Amounts in whole RM. */
export interface ListItem {
  _id: string;
  title: string;
  price: number;
  category: string;
  paymentCategory: PaymentCategory;
  description: string;
  /** What has been paid so far altogether. */
  paidAmount: number;
  selected: boolean;
  completed: boolean;
}

/** Answer of the calls that change an entry: how it is stored now. */
export interface ListItemAnswer {
  item: ListItem;
}
