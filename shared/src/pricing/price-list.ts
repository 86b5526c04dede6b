import type { OrderItemInput, OrderItemKind } from './order-item.types.js';

/** A digital option of the order form. Amounts are whole RM. */
export interface DigitalOption {
  id: DigitalOptionId;
  /** The price before the offer. */
  initial: number;
  /** The price that is charged. */
  current: number;
  /** The items that it contains, each with its share of the price. */
  items: readonly (OrderItemInput & { price: number })[];
}
export type DigitalOptionId = 'video-standard' | 'video-premium' | 'rsvp-standard' | 'rsvp-premium' | 'video-rsvp';

export const DIGITAL_OPTIONS: readonly DigitalOption[] = [
  { id: 'video-standard', initial: 30, current: 30, items: [{ item: 'video', package: 'standard', price: 30 }] },
  { id: 'video-premium', initial: 43, current: 43, items: [{ item: 'video', package: 'premium', price: 43 }] },
  { id: 'rsvp-standard', initial: 35, current: 35, items: [{ item: 'rsvp', package: 'standard', price: 35 }] },
  { id: 'rsvp-premium', initial: 55, current: 48, items: [{ item: 'rsvp', package: 'premium', price: 48 }] },
  {
    id: 'video-rsvp',
    initial: 90,
    current: 65,
    items: [
      { item: 'rsvp', package: 'premium', price: 48 },
      { item: 'video', package: 'premium', price: 17 },
    ],
  },
];

/** Whether a text, of an address or a store, is the id of a digital option. */
export function isOptionId(text: string | null): text is DigitalOptionId {
  return DIGITAL_OPTIONS.some(({ id }) => id === text);
}

/** A quantity and what it costs in RM. */
export interface PriceTier {
  quantity: number;
  price: number;
}

/** Printed A6 cards: double-sided, glossy art card, free white envelope and free shipping. */
export const CARD_TIERS: readonly PriceTier[] = [
  { quantity: 50, price: 90 },
  { quantity: 100, price: 135 },
  { quantity: 150, price: 180 },
  { quantity: 200, price: 210 },
  { quantity: 300, price: 270 },
  { quantity: 400, price: 310 },
  { quantity: 500, price: 350 },
];
export const DEFAULT_CARD_QUANTITY = 100;

export const STICKER_TIERS: readonly PriceTier[] = [
  { quantity: 100, price: 10 },
  { quantity: 200, price: 18 },
  { quantity: 300, price: 25 },
  { quantity: 400, price: 32 },
  { quantity: 500, price: 37 },
];

export const PDF_PRICE = 12;
export const BANNER_SIGN_PRICE = 60;
/** Off the total when premium RSVP is ordered together with cards. */
export const BUNDLE_DISCOUNT = 15;

/**
 * The list that the chat popup of a design shows; it disagrees with the order form's in the seeds, and both are kept.
 */
export const CHAT_POPUP_PRICES: Readonly<Record<DigitalOptionId, number>> = {
  'video-standard': 20,
  'video-premium': 30,
  'rsvp-standard': 35,
  'rsvp-premium': 45,
  'video-rsvp': 65,
};

/** Trays for rent: the catalogue and the form give different prices in the seeds, and both are kept. */
export const TRAY_CATALOGUE_PRICES = { black: 30, gold: 30, sirih: 7 } as const;
export const TRAY_FORM_PRICES = { black: 25, gold: 30 } as const;

/** How much an option is reduced, in whole percent. */
export function discountPercent(option: Pick<DigitalOption, 'initial' | 'current'>): number {
  return Math.round(((option.initial - option.current) / option.initial) * 100);
}

/** The discount that headlines the shop: the largest over premium RSVP, standard RSVP and video plus RSVP. */
export function headlineDiscountPercent(): number {
  const headlined: readonly DigitalOptionId[] = ['rsvp-premium', 'rsvp-standard', 'video-rsvp'];
  return Math.max(...DIGITAL_OPTIONS.filter(({ id }) => headlined.includes(id)).map(discountPercent));
}

/** The price of a printed-card quantity, or nothing when it is not on the list. */
export function cardPrice(quantity: string | number): number | undefined {
  return CARD_TIERS.find((tier) => String(tier.quantity) === String(quantity))?.price;
}

/** The packages on the price list for each kind of item. */
export function isKnownItem(item: OrderItemKind, itemPackage: string): boolean {
  switch (item) {
    case 'rsvp':
    case 'video':
      return itemPackage === 'standard' || itemPackage === 'premium';
    case 'card':
      return cardPrice(itemPackage) !== undefined;
    case 'pdf':
      return itemPackage === 'standard';
  }
}
