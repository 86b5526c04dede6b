import type { OrderItemInput } from './order-item.types.js';
import {
  BUNDLE_DISCOUNT,
  cardPrice,
  DIGITAL_OPTIONS,
  isKnownItem,
  PDF_PRICE,
  type DigitalOption,
} from './price-list.js';

/** What a choice of items costs, in whole RM. */
export interface Quote {
  /** The digital option that the items amount to, if any. */
  option: DigitalOption | undefined;
  items: (OrderItemInput & { price: number })[];
  /** Sum of the items. */
  price: number;
  discountPrice: number;
  /** price − discountPrice */
  total: number;
}

/**
 * Prices a choice of items by the price list: at most one digital option, cards and a PDF.
 * @returns nothing when the choice is empty or is not on the list (two videos, 70 cards, a gold PDF).
 */
export function quote(items: readonly OrderItemInput[]): Quote | undefined {
  if (items.length === 0 || items.some((entry) => !isKnownItem(entry.item, entry.package))) return undefined;
  const digital = items.filter(({ item }) => item === 'rsvp' || item === 'video');
  const cards = items.filter(({ item }) => item === 'card');
  const pdfs = items.filter(({ item }) => item === 'pdf');
  if (cards.length > 1 || pdfs.length > 1) return undefined;
  const option =
    digital.length === 0 ? undefined : DIGITAL_OPTIONS.find((candidate) => sameItems(candidate.items, digital));
  if (digital.length > 0 && !option) return undefined;

  const priced = items.map((entry) => ({
    item: entry.item,
    package: entry.package,
    price: priceOf(entry, option, cards.length > 0),
  }));
  const price = priced.reduce((sum, entry) => sum + entry.price, 0);
  const premium = digital.some((entry) => entry.item === 'rsvp' && entry.package === 'premium');
  const discountPrice = premium && cards.length > 0 ? BUNDLE_DISCOUNT : 0;
  return { option, items: priced, price, discountPrice, total: price - discountPrice };
}

function sameItems(wanted: readonly OrderItemInput[], given: readonly OrderItemInput[]): boolean {
  return (
    wanted.length === given.length &&
    wanted.every((entry) => given.some((other) => other.item === entry.item && other.package === entry.package))
  );
}

function priceOf(entry: OrderItemInput, option: DigitalOption | undefined, withCards: boolean): number {
  if (entry.item === 'card') return cardPrice(entry.package) ?? 0;
  // The PDF comes free with printed cards.
  if (entry.item === 'pdf') return withCards ? 0 : PDF_PRICE;
  return option?.items.find((share) => share.item === entry.item)?.price ?? 0;
}
