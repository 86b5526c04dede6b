import type { OrderItemInput } from '@serikad/shared/pricing/order-item.types';
import {
  CARD_TIERS,
  DEFAULT_CARD_QUANTITY,
  DIGITAL_OPTIONS,
  isOptionId,
  type DigitalOptionId,
} from '@serikad/shared/pricing/price-list';

/** What the order form holds: what is ticked, and what the selects hold even while unticked. */
export interface PackageChoice {
  digital: boolean;
  option: DigitalOptionId;
  cards: boolean;
  quantity: number;
  pdf: boolean;
}

export const FIRST_CHOICE: PackageChoice = {
  digital: true,
  option: 'rsvp-premium',
  cards: false,
  quantity: DEFAULT_CARD_QUANTITY,
  pdf: false,
};

/** Choosing cards clears the PDF, which comes free with them. */
export function withCards(choice: PackageChoice, cards: boolean): PackageChoice {
  return { ...choice, cards, pdf: cards ? false : choice.pdf };
}

/** The items that a choice orders; none when nothing is ticked. */
export function choiceItems({ digital, option, cards, quantity, pdf }: PackageChoice): OrderItemInput[] {
  const chosen = digital ? DIGITAL_OPTIONS.find(({ id }) => id === option) : undefined;
  return [
    ...(chosen?.items ?? []).map(({ item, package: itemPackage }) => ({ item, package: itemPackage })),
    ...(cards ? [{ item: 'card' as const, package: String(quantity) }] : []),
    ...(pdf && !cards ? [{ item: 'pdf' as const, package: 'standard' }] : []),
  ];
}

/** A choice that may come from an old draft or an address: whatever the price list no longer has is as at first. */
export function validChoice(choice: PackageChoice): PackageChoice {
  return {
    ...choice,
    option: isOptionId(choice.option) ? choice.option : FIRST_CHOICE.option,
    quantity: CARD_TIERS.some(({ quantity }) => quantity === choice.quantity) ? choice.quantity : DEFAULT_CARD_QUANTITY,
    pdf: choice.pdf && !choice.cards,
  };
}
