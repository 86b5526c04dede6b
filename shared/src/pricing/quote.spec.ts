import type { OrderItemInput, OrderItemKind } from './order-item.types.js';
import {
  CARD_TIERS,
  CHAT_POPUP_PRICES,
  DEFAULT_CARD_QUANTITY,
  DIGITAL_OPTIONS,
  discountPercent,
  headlineDiscountPercent,
  STICKER_TIERS,
} from './price-list.js';
import { quote } from './quote.js';

const item = (kind: OrderItemKind, itemPackage: string): OrderItemInput => ({ item: kind, package: itemPackage });

/** The rules' price table, written down once more: [items, price, whether premium RSVP is in it]. */
const DIGITAL: [name: string, items: OrderItemInput[], price: number, premiumRsvp: boolean][] = [
  ['nothing digital', [], 0, false],
  ['video standard', [item('video', 'standard')], 30, false],
  ['video premium', [item('video', 'premium')], 43, false],
  ['rsvp standard', [item('rsvp', 'standard')], 35, false],
  ['rsvp premium', [item('rsvp', 'premium')], 48, true],
  ['video and rsvp', [item('rsvp', 'premium'), item('video', 'premium')], 65, true],
];
const CARDS: [quantity: string | null, price: number][] = [
  [null, 0],
  ['50', 90],
  ['100', 135],
  ['150', 180],
  ['200', 210],
  ['300', 270],
  ['400', 310],
  ['500', 350],
];

describe('quote (S-20, prices of the rules)', () => {
  const choices = DIGITAL.flatMap((digital) =>
    CARDS.flatMap((cards) => [false, true].map((pdf) => [digital, cards, pdf] as const)),
  ).filter(([digital, cards, pdf]) => digital[1].length > 0 || cards[0] !== null || pdf);

  test.each(
    choices.map(([d, c, p]) => [`${d[0]}, ${c[0] ?? 'no'} cards, ${p ? 'with' : 'without'} PDF`, d, c, p] as const),
  )('S-20 %s', (_name, [, digital, digitalPrice, premium], [quantity, cardsPrice], pdf) => {
    const items = [
      ...digital,
      ...(quantity === null ? [] : [item('card', quantity)]),
      ...(pdf ? [item('pdf', 'standard')] : []),
    ];
    const pdfPrice = pdf && quantity === null ? 12 : 0;
    const discountPrice = premium && quantity !== null ? 15 : 0;
    const price = digitalPrice + cardsPrice + pdfPrice;
    for (const order of [items, items.toReversed()]) {
      const found = quote(order);
      expect(found).toMatchObject({ price, discountPrice, total: price - discountPrice });
      expect(found?.items.map(({ item: kind, package: p }) => ({ item: kind, package: p }))).toEqual(order);
      expect(found?.items.reduce((sum, entry) => sum + entry.price, 0)).toBe(price);
    }
  });

  test('S-20 all combinations of the list were priced', () => {
    expect(choices).toHaveLength(6 * 8 * 2 - 1);
  });

  test('S-20 the shares of video and RSVP are 17 and 48', () => {
    expect(quote([item('video', 'premium'), item('rsvp', 'premium')])?.items).toEqual([
      { item: 'video', package: 'premium', price: 17 },
      { item: 'rsvp', package: 'premium', price: 48 },
    ]);
  });

  test.each<[string, OrderItemInput[]]>([
    ['nothing at all', []],
    ['two videos', [item('video', 'standard'), item('video', 'premium')]],
    ['the same video twice', [item('video', 'premium'), item('video', 'premium')]],
    ['two RSVPs', [item('rsvp', 'standard'), item('rsvp', 'premium')]],
    ['standard RSVP with a video', [item('rsvp', 'standard'), item('video', 'premium')]],
    ['premium RSVP with a standard video', [item('rsvp', 'premium'), item('video', 'standard')]],
    ['70 cards', [item('card', '70')]],
    ['0 cards', [item('card', '0')]],
    ['cards with a sign', [item('card', '+100')]],
    ['cards as a fraction', [item('card', '100.0')]],
    ['cards twice', [item('card', '50'), item('card', '100')]],
    ['a PDF twice', [item('pdf', 'standard'), item('pdf', 'standard')]],
    ['a premium PDF', [item('pdf', 'premium')]],
    ['a gold video', [item('video', 'gold')]],
    ['a key of Object.prototype', [item('constructor' as OrderItemKind, 'standard')]],
  ])('S-20 %s is not on the list', (_name, items) => {
    expect(quote(items)).toBeUndefined();
  });
});

describe('price list', () => {
  test('S-30 gives discounts in percent', () => {
    const percents = Object.fromEntries(DIGITAL_OPTIONS.map((option) => [option.id, discountPercent(option)]));
    expect(percents).toEqual({
      'video-standard': 0,
      'video-premium': 0,
      'rsvp-standard': 0,
      'rsvp-premium': 13,
      'video-rsvp': 28,
    });
    expect(headlineDiscountPercent()).toBe(28);
  });

  test('S-30 has options that cost the sum of their items, and never more than before the offer', () => {
    for (const option of DIGITAL_OPTIONS) {
      expect(option.items.reduce((sum, { price }) => sum + price, 0)).toBe(option.current);
      expect(option.current).toBeLessThanOrEqual(option.initial);
    }
  });

  test('S-30 has ascending quantities, and the price of a card never rises with the quantity', () => {
    for (const tiers of [CARD_TIERS, STICKER_TIERS]) {
      tiers.slice(1).forEach((tier, index) => {
        const before = tiers[index];
        expect(tier.quantity).toBeGreaterThan(before?.quantity ?? Infinity);
        expect(tier.price / tier.quantity).toBeLessThanOrEqual((before?.price ?? 0) / (before?.quantity ?? 1));
      });
    }
    expect(CARD_TIERS.some(({ quantity }) => quantity === DEFAULT_CARD_QUANTITY)).toBe(true);
    expect(CARD_TIERS[0]?.quantity).toBe(50);
  });

  test('I-02 leaves the chat popup its own prices', () => {
    expect(CHAT_POPUP_PRICES).toEqual({
      'video-standard': 20,
      'video-premium': 30,
      'rsvp-standard': 35,
      'rsvp-premium': 45,
      'video-rsvp': 65,
    });
  });
});
