import type { VisitsOfPage } from '../visitors/visits.js';

/** Most days that one answer covers. */
export const MOST_FIGURE_DAYS = 366;
/** Days of the answer when no first day is asked for. */
export const USUAL_FIGURE_DAYS = 30;

/** One day in Malaysia. Amounts are whole RM. */
export interface DayFigures {
  /** YYYY-MM-DD */
  day: string;
  /** Orders made. */
  orders: number;
  /** What was entered as paid, less what was reversed; a day of reversals alone is below 0. */
  revenue: number;
  /** Devices that came. */
  visitors: number;
}

/**
 * From visitor to payment, step by step: devices, counted anew each day, and then orders. A step need not hold all of
 * the next: who ordered yesterday may pay today, and an order may be made without a look at a design.
 */
export interface Funnel {
  /** Devices that came. */
  visitors: number;
  /** Of them, those that looked at the catalogue or at a design. */
  looked: number;
  /** Of them, those that opened the order form or the editor. */
  began: number;
  /** Orders made. */
  orders: number;
  /** Of these orders, those that something is paid for by now. */
  paid: number;
}

/**
 * The state of an order that owes something: nothing is paid and its first free day is not over; it is on trial; its
 * trial is over; a part is paid.
 */
export type OwingStanding = 'new' | 'trial' | 'trial-expired' | 'part-paid';
export const OWING_STANDINGS: readonly OwingStanding[] = ['new', 'trial', 'trial-expired', 'part-paid'];

/** Orders that owe something. */
export interface Owing {
  orders: number;
  /** What they owe together, in whole RM. */
  amount: number;
}

/** How the shop is doing. */
export interface ShopFigures {
  /** First and last day, both counted; YYYY-MM-DD in Malaysia. */
  from: string;
  to: string;
  /** Every day of the range, the oldest first. */
  days: DayFigures[];
  /** Of the whole range. */
  orders: number;
  revenue: number;
  visitors: number;
  /** Orders per visitor, 0.05 for five in a hundred; `null` without visitors. */
  conversion: number | null;
  /** Of the whole range. */
  funnel: Funnel;
  /** Visits by page in the whole range, the most visited page first. */
  pages: VisitsOfPage[];
  /**
   * What all orders together still owe now, whenever they were made. Whole RM. Once 1,000 orders owe something it may
   * be a minute old.
   */
  outstanding: number;
  /** The same by the orders' states; the amounts add up to `outstanding`. */
  owing: Record<OwingStanding, Owing>;
}

/** How often a design was sold. */
export interface DesignSales {
  /** Its id. */
  design: string;
  /** The catalogue's; empty when it has no such design any more. */
  name: string;
  category: string;
  /** Orders made with it. */
  orders: number;
  /** What the ledger took for orders with it, whenever these were made; whole RM, below 0 where more was reversed. */
  revenue: number;
}

/**
 * Sales by design: by the one that an order's invitation has now, which is the one that is made and paid for. Orders
 * and revenue add up to those of the figures of the same days.
 */
export interface DesignFigures {
  /** First and last day, both counted; YYYY-MM-DD in Malaysia. */
  from: string;
  to: string;
  /** Those with an order or revenue: the most sold first, of as many sales the one that brought in more. */
  designs: DesignSales[];
}
