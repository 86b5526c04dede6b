import type { ListItem } from '@serikad/shared/lists/list.types';
import { SHOP_CATEGORIES } from './shop-categories.js';

/** Whole ringgit of the entries that count in the budget. */
export interface Sums {
  budget: number;
  paid: number;
  /** Still to pay. What was paid too much for one entry pays for no other. */
  balance: number;
}

/** Entries of one category; `name` is empty for those without one. */
export interface Group {
  name: string;
  items: ListItem[];
}

export const FILTERS = ['all', 'open', 'owing', 'done'] as const;
export type Filter = (typeof FILTERS)[number];
export const SORTS = ['added', 'balance', 'price', 'title'] as const;
export type Sort = (typeof SORTS)[number];

/** What is still to pay for an entry, in whole ringgit. */
export function balanceOf({ price, paidAmount }: ListItem): number {
  return Math.max(0, price - paidAmount);
}

/** Adds up the entries that are selected, which is what counts in the budget. */
export function sumsOf(items: readonly ListItem[]): Sums {
  const sums = { budget: 0, paid: 0, balance: 0 };
  for (const item of items) {
    if (!item.selected) continue;
    sums.budget += item.price;
    sums.paid += item.paidAmount;
    sums.balance += balanceOf(item);
  }
  return sums;
}

const SHOWN: Record<Filter, (item: ListItem) => boolean> = {
  all: () => true,
  open: (item) => !item.completed,
  owing: (item) => balanceOf(item) > 0,
  done: (item) => item.completed,
};

export function filterItems(items: readonly ListItem[], filter: Filter): ListItem[] {
  return items.filter(SHOWN[filter]);
}

const ORDER: Record<Sort, (a: ListItem, b: ListItem) => number> = {
  added: () => 0,
  balance: (a, b) => balanceOf(b) - balanceOf(a),
  price: (a, b) => b.price - a.price,
  title: (a, b) => a.title.localeCompare(b.title, 'ms'),
};

/** Entries by category: the shop's categories in its order, then a person's own, then those without one. */
export function groupsOf(items: readonly ListItem[], sort: Sort): Group[] {
  const groups = new Map<string, ListItem[]>();
  for (const item of [...items].sort(ORDER[sort])) {
    const group = groups.get(item.category);
    if (group) group.push(item);
    else groups.set(item.category, [item]);
  }
  const own = [...new Set(items.map(({ category }) => category))];
  const order = [...SHOP_CATEGORIES, ...own.filter((name) => name !== ''), ''];
  return [...new Set(order)].flatMap((name) => {
    const found = groups.get(name);
    return found ? [{ name, items: found }] : [];
  });
}

/** Every category there is to choose: the shop's, and those that a person has written. */
export function categoriesOf(items: readonly ListItem[]): string[] {
  return [...new Set([...SHOP_CATEGORIES, ...items.map(({ category }) => category)])].filter((name) => name !== '');
}
