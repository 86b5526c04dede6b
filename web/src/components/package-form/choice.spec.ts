import { isOptionId } from '@serikad/shared/pricing/price-list';
import { quote } from '@serikad/shared/pricing/quote';
import { choiceItems, FIRST_CHOICE, validChoice, withCards } from './choice.js';

describe('the order form (S-20)', () => {
  it('orders what is ticked', () => {
    expect(choiceItems(FIRST_CHOICE)).toEqual([{ item: 'rsvp', package: 'premium' }]);
    expect(choiceItems({ ...FIRST_CHOICE, digital: false })).toEqual([]);
    expect(choiceItems({ ...FIRST_CHOICE, option: 'video-rsvp', pdf: true })).toEqual([
      { item: 'rsvp', package: 'premium' },
      { item: 'video', package: 'premium' },
      { item: 'pdf', package: 'standard' },
    ]);
  });

  it('clears the PDF when cards are chosen, and leaves it cleared when they are not any more', () => {
    const withPdf = { ...FIRST_CHOICE, pdf: true };
    const cards = withCards(withPdf, true);
    expect(cards.pdf).toBe(false);
    expect(withCards(cards, false).pdf).toBe(false);
    expect(choiceItems({ ...withPdf, cards: true })).not.toContainEqual({ item: 'pdf', package: 'standard' });
  });

  it('adds up to the price list: premium RSVP and 100 cards are RM 168', () => {
    const chosen = quote(choiceItems(withCards(FIRST_CHOICE, true)));
    expect(chosen).toMatchObject({ price: 183, discountPrice: 15, total: 168 });
  });

  it('mends a choice that the price list no longer has', () => {
    const old = { ...FIRST_CHOICE, option: 'gold' as 'rsvp-premium', quantity: 70, cards: true, pdf: true };
    expect(validChoice(old)).toEqual({ ...FIRST_CHOICE, cards: true, quantity: 100, pdf: false });
    expect(isOptionId('video-rsvp')).toBe(true);
    expect(isOptionId('gold')).toBe(false);
    expect(isOptionId(null)).toBe(false);
  });
});
