import { array, assert, constantFrom, oneof, property, record, shuffledSubarray, string, tuple } from 'fast-check';
import { ORDER_ITEM_KINDS, type OrderItemInput } from './order-item.types.js';
import {
  BUNDLE_DISCOUNT,
  CARD_TIERS,
  DIGITAL_OPTIONS,
  PDF_PRICE,
  type DigitalOption,
  type PriceTier,
} from './price-list.js';
import { quote } from './quote.js';

const RUNS = { numRuns: 1_000 };

/** A choice of the order form: at most one row of the price list, one quantity of cards, a PDF. */
interface Choice {
  option: DigitalOption | undefined;
  tier: PriceTier | undefined;
  pdf: boolean;
}
const OPTIONS = [undefined, ...DIGITAL_OPTIONS];
const TIERS = [undefined, ...CARD_TIERS];
const isSomething = ({ option, tier, pdf }: Choice): boolean => option !== undefined || tier !== undefined || pdf;
const choices = record<Choice>({
  option: constantFrom(...OPTIONS),
  tier: constantFrom(...TIERS),
  pdf: constantFrom(true, false),
}).filter(isSomething);

function itemsOf({ option, tier, pdf }: Choice): OrderItemInput[] {
  return [
    ...(option?.items.map(({ item, package: itemPackage }) => ({ item, package: itemPackage })) ?? []),
    ...(tier ? [{ item: 'card' as const, package: String(tier.quantity) }] : []),
    ...(pdf ? [{ item: 'pdf' as const, package: 'standard' }] : []),
  ];
}
/** The items of a choice in any order. */
const shuffled = choices.chain((choice) => {
  const items = itemsOf(choice);
  return tuple(constantFrom(choice), shuffledSubarray(items, { minLength: items.length, maxLength: items.length }));
});
const canonical = (items: readonly OrderItemInput[]): string =>
  JSON.stringify(items.map((entry) => `${entry.item}/${entry.package}`).sort());

describe('properties of the price rules (S-20)', () => {
  test('S-20 total = digital + cards + PDF − discount', () => {
    assert(
      property(shuffled, ([{ option, tier, pdf }, items]) => {
        const digital = option?.current ?? 0;
        const cards = tier?.price ?? 0;
        const pdfPrice = pdf && !tier ? PDF_PRICE : 0;
        const hasPremium = option?.id === 'rsvp-premium' || option?.id === 'video-rsvp';
        const discount = hasPremium && tier ? BUNDLE_DISCOUNT : 0;
        expect(quote(items)).toMatchObject({
          option,
          price: digital + cards + pdfPrice,
          discountPrice: discount,
          total: digital + cards + pdfPrice - discount,
        });
      }),
      RUNS,
    );
  });

  test('S-20 prices are whole ringgit, never negative, and the shares add up to the price', () => {
    assert(
      property(shuffled, ([, items]) => {
        const found = quote(items);
        const shares = found?.items.map(({ price }) => price) ?? [-1];
        const amounts = [...shares, found?.price ?? -1, found?.discountPrice ?? -1, found?.total ?? -1];
        expect(amounts.every((amount) => Number.isInteger(amount) && amount >= 0)).toBe(true);
        expect(found?.total).toBeGreaterThan(0);
        expect(shares.reduce((sum, price) => sum + price, 0)).toBe(found?.price);
      }),
      RUNS,
    );
  });

  test('S-20 the order of the items changes nothing but their order', () => {
    assert(
      property(shuffled, ([choice, items]) => {
        const { items: there, ...figures } = quote(items) ?? { items: [] };
        const { items: listed, ...expected } = quote(itemsOf(choice)) ?? { items: [] };
        expect(figures).toEqual(expected);
        expect(there).toEqual(items.map((item) => listed.find((entry) => canonical([entry]) === canonical([item]))));
      }),
      RUNS,
    );
  });

  test('S-20 a foreign combination has no price, and every choice of the form has one', () => {
    const known = new Set(
      OPTIONS.flatMap((option) => TIERS.flatMap((tier) => [true, false].map((pdf) => ({ option, tier, pdf }))))
        .filter(isSomething)
        .map((choice) => canonical(itemsOf(choice))),
    );
    expect(known.size).toBe(6 * 8 * 2 - 1);
    const packages = constantFrom('standard', 'premium', ...CARD_TIERS.map(({ quantity }) => String(quantity)));
    const items = array(
      record<OrderItemInput>({
        item: constantFrom(...ORDER_ITEM_KINDS),
        package: oneof({ weight: 9, arbitrary: packages }, { weight: 1, arbitrary: string() }),
      }),
      { maxLength: 5 },
    );
    const seen = { priced: 0, refused: 0 };
    assert(
      property(
        oneof(
          items,
          shuffled.map(([, listed]) => listed),
        ),
        (given) => {
          const isKnown = known.has(canonical(given));
          expect(quote(given) !== undefined).toBe(isKnown);
          seen[isKnown ? 'priced' : 'refused'] += 1;
        },
      ),
      { numRuns: 4_000 },
    );
    // Both sides were really met.
    expect(Math.min(seen.priced, seen.refused)).toBeGreaterThan(500);
  });

  test('S-20 a price on an item is ignored', () => {
    assert(
      property(shuffled, ([, items]) => {
        const cheap = items.map((entry) => ({ ...entry, price: 0 }));
        expect(quote(cheap)).toEqual(quote(items));
      }),
      RUNS,
    );
  });
});
