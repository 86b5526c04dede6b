import type { OrderItem, OrderItemStatus } from '@serikad/shared/orders/order.types';
import type { OrderItemInput, OrderItemKind } from '@serikad/shared/pricing/order-item.types';
import { isLocked } from '@serikad/shared/orders/package-change';
import { DIGITAL_OPTIONS, type DigitalOptionId } from '@serikad/shared/pricing/price-list';
import { quote } from '@serikad/shared/pricing/quote';
import { choiceItems, FIRST_CHOICE, validChoice, type PackageChoice } from './choice.js';

/** What is being made already, so that the form can neither take it away nor alter it; nothing for what is free. */
export interface Locks {
  /** The options that keep the video as it is, and how far it is. */
  digital?: { options: readonly DigitalOptionId[]; status: OrderItemStatus };
  cards?: { quantity: number; status: OrderItemStatus };
  pdf?: { status: OrderItemStatus };
}

export function locksOf(ordered: readonly OrderItem[]): Locks {
  const locked = (kind: OrderItemKind) => ordered.find((item) => item.item === kind && isLocked(item));
  const video = locked('video');
  const cards = locked('card');
  const pdf = locked('pdf');
  return {
    ...(video && {
      digital: {
        status: video.status,
        options: DIGITAL_OPTIONS.filter(({ items }) =>
          items.some((item) => item.item === 'video' && item.package === video.package),
        ).map(({ id }) => id),
      },
    }),
    ...(cards && { cards: { quantity: Number(cards.package), status: cards.status } }),
    ...(pdf && { pdf: { status: pdf.status } }),
  };
}

/** The form with what is ordered. */
export function choiceOf(ordered: readonly OrderItemInput[]): PackageChoice {
  const option = quote(ordered)?.option;
  const cards = ordered.find(({ item }) => item === 'card');
  return validChoice({
    digital: option !== undefined,
    option: option?.id ?? FIRST_CHOICE.option,
    cards: cards !== undefined,
    quantity: cards ? Number(cards.package) : FIRST_CHOICE.quantity,
    pdf: ordered.some(({ item }) => item === 'pdf'),
  });
}

/** A choice that may be older than the work on the order: what is being made stays in it. */
export function keepLocked(choice: PackageChoice, ordered: readonly OrderItem[]): PackageChoice {
  const { digital, cards, pdf } = locksOf(ordered);
  const before = choiceOf(ordered);
  const kept = validChoice(choice);
  return validChoice({
    ...kept,
    ...(digital && {
      digital: true,
      option: kept.digital && digital.options.includes(kept.option) ? kept.option : before.option,
    }),
    ...(cards && { cards: true, quantity: cards.quantity }),
    ...(pdf && { pdf: true }),
  });
}

/** The items that a changed choice orders. A PDF that was ordered stays beside cards, where it costs nothing. */
export function changedItems(choice: PackageChoice, ordered: readonly OrderItem[]): OrderItemInput[] {
  const items = choiceItems(keepLocked(choice, ordered));
  const keepsPdf = items.some(({ item }) => item === 'card') && ordered.some(({ item }) => item === 'pdf');
  return keepsPdf ? [...items, { item: 'pdf', package: 'standard' }] : items;
}

/** Whether two lists order the same, whatever their order. */
export function sameItems(a: readonly OrderItemInput[], b: readonly OrderItemInput[]): boolean {
  const key = (items: readonly OrderItemInput[]) =>
    items
      .map((entry) => `${entry.item}/${entry.package}`)
      .sort()
      .join();
  return key(a) === key(b);
}
