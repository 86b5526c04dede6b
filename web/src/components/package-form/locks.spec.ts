import type { OrderItem, OrderItemStatus } from '@serikad/shared/orders/order.types';
import { quote } from '@serikad/shared/pricing/quote';
import { changeItems } from '@serikad/shared/orders/package-change';
import { DIGITAL_OPTIONS } from '@serikad/shared/pricing/price-list';
import { FIRST_CHOICE, type PackageChoice } from './choice.js';
import { changedItems, choiceOf, keepLocked, locksOf, sameItems } from './locks.js';

/** An order of `rsvp/premium video/premium`, of which some are past draft. */
function ordered(text: string, made: Partial<Record<string, OrderItemStatus>> = {}): OrderItem[] {
  const items = text.split(' ').map((word) => {
    const [item = '', itemPackage = ''] = word.split('/');
    return { item: item as OrderItem['item'], package: itemPackage };
  });
  return (quote(items)?.items ?? []).map((entry) => ({ ...entry, status: made[entry.item] ?? 'draft' }));
}
const names = (items: readonly { item: string; package: string }[]) =>
  items.map((entry) => `${entry.item}/${entry.package}`).join(' ');

describe('changing a package (S-20, S-21)', () => {
  it.each([
    ['rsvp/premium', { digital: true, option: 'rsvp-premium', cards: false, pdf: false }],
    ['rsvp/premium video/premium card/200', { digital: true, option: 'video-rsvp', cards: true, quantity: 200 }],
    ['pdf/standard', { digital: false, pdf: true }],
    ['card/50 pdf/standard', { digital: false, cards: true, quantity: 50, pdf: false }],
  ])('begins with what is ordered: %s', (text, expected) => {
    const items = ordered(text);
    expect(choiceOf(items)).toMatchObject(expected);
    expect(sameItems(changedItems(choiceOf(items), items), items)).toBe(true);
  });

  it('keeps a video that is being made, alone or beside an e-card', () => {
    const items = ordered('video/premium', { video: 'approval' });
    expect(locksOf(items)).toEqual({ digital: { status: 'approval', options: ['video-premium', 'video-rsvp'] } });
    const without: PackageChoice = { ...FIRST_CHOICE, digital: false, cards: true, quantity: 100 };
    expect(names(changedItems(without, items))).toBe('video/premium card/100');
    expect(keepLocked({ ...FIRST_CHOICE, option: 'video-rsvp' }, items).option).toBe('video-rsvp');
    expect(keepLocked({ ...FIRST_CHOICE, option: 'rsvp-standard' }, items).option).toBe('video-premium');
  });

  it('keeps the number of cards that are being printed', () => {
    const items = ordered('rsvp/premium card/100', { card: 'in-progress' });
    const more: PackageChoice = { ...FIRST_CHOICE, cards: true, quantity: 500 };
    expect(names(changedItems(more, items))).toBe('rsvp/premium card/100');
    expect(names(changedItems({ ...more, cards: false, digital: false }, items))).toBe('card/100');
  });

  it('keeps an ordered PDF beside cards, free; a draft one goes when it is unticked', () => {
    const made = ordered('pdf/standard', { pdf: 'completed' });
    const cards: PackageChoice = { ...FIRST_CHOICE, digital: false, cards: true, quantity: 50 };
    expect(names(changedItems(cards, made))).toBe('card/50 pdf/standard');
    expect(quote(changedItems(cards, made))?.total).toBe(90);
    expect(names(changedItems({ ...FIRST_CHOICE, pdf: false }, ordered('rsvp/premium pdf/standard')))).toBe(
      'rsvp/premium',
    );
  });

  it('never asks for what the server would refuse', () => {
    const orders = ['video/premium', 'rsvp/premium video/premium card/100', 'card/50 pdf/standard', 'video/standard'];
    const choices = DIGITAL_OPTIONS.flatMap(({ id }) =>
      [true, false].flatMap((digital) =>
        [true, false].flatMap((cards) =>
          [true, false].map((pdf): PackageChoice => ({ digital, option: id, cards, quantity: 300, pdf })),
        ),
      ),
    );
    for (const text of orders) {
      const items = ordered(text, { video: 'in-progress', card: 'approval', pdf: 'completed' });
      for (const choice of choices) {
        const wanted = quote(changedItems(choice, items));
        expect(wanted).toBeDefined();
        expect(changeItems(items, wanted?.items ?? [], (entry) => ({ ...entry, status: 'draft' }))).not.toBe(
          'item-locked',
        );
      }
    }
  });
});
