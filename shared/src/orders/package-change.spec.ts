import { quote } from '../pricing/quote.js';
import type { OrderItem, OrderItemStatus } from './order.types.js';
import type { OrderItemInput, OrderItemKind } from '../pricing/order-item.types.js';
import { changeItems, isLocked } from './package-change.js';

const STATUSES: OrderItemStatus[] = ['draft', 'in-progress', 'approval', 'completed'];
const PAST_DRAFT = STATUSES.filter((status) => status !== 'draft');

const of = (text: string): OrderItemInput[] =>
  text
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => {
      const [item = '', itemPackage = ''] = word.split('/');
      return { item: item as OrderItemKind, package: itemPackage };
    });
const priced = (text: string) => quote(of(text))?.items ?? [];
/** An order's items in which one has a status and the others are drafts. */
const order = (text: string, kind: OrderItemKind, status: OrderItemStatus): OrderItem[] =>
  priced(text).map((entry) => ({ ...entry, status: entry.item === kind ? status : 'draft' }));
const change = (current: OrderItem[], wanted: string) =>
  changeItems(current, priced(wanted), (entry) => ({ ...entry, status: 'draft' }));
const statuses = (items: OrderItem[] | 'item-locked') =>
  items === 'item-locked' ? items : Object.fromEntries(items.map(({ item, status }) => [item, status]));

describe('change of package (S-21)', () => {
  // [what the order holds, the item that is being made, what is wanted, whether that item stays]
  const TABLE: [current: string, made: OrderItemKind, wanted: string, kept: boolean][] = [
    ['video/premium', 'video', 'video/premium', true],
    ['video/premium', 'video', 'video/standard', false],
    ['video/standard', 'video', 'video/premium', false],
    ['video/premium', 'video', 'rsvp/premium video/premium', true],
    ['video/premium', 'video', 'rsvp/premium', false],
    ['video/premium', 'video', 'card/100', false],
    ['video/premium', 'video', 'video/premium card/100 pdf/standard', true],
    ['rsvp/premium video/premium', 'video', 'video/premium', true],
    ['rsvp/premium video/premium', 'video', 'rsvp/premium', false],
    ['rsvp/premium video/premium', 'video', 'rsvp/standard', false],
    ['rsvp/premium video/premium', 'video', 'rsvp/premium video/premium card/50', true],
    ['rsvp/premium card/100', 'card', 'rsvp/standard card/100', true],
    ['rsvp/premium card/100', 'card', 'card/100', true],
    ['rsvp/premium card/100', 'card', 'rsvp/premium card/150', false],
    ['rsvp/premium card/100', 'card', 'rsvp/premium', false],
    ['rsvp/premium card/100', 'card', 'rsvp/premium pdf/standard', false],
    ['card/100 pdf/standard', 'pdf', 'pdf/standard', true],
    ['card/100 pdf/standard', 'pdf', 'card/100', false],
    ['card/100 pdf/standard', 'card', 'card/100', true],
    ['pdf/standard', 'pdf', 'pdf/standard card/500', true],
  ];

  test.each(TABLE.flatMap((row) => PAST_DRAFT.map((status) => [...row, status] as const)))(
    'S-21 from %s with %s made to %s keeps %s (%s)',
    (current, made, wanted, kept, status) => {
      const changed = change(order(current, made, status), wanted);
      if (!kept) expect(changed).toBe('item-locked');
      else {
        const expected = of(wanted).map(({ item }) => [item, item === made ? status : 'draft']);
        expect(statuses(changed)).toEqual(Object.fromEntries(expected));
      }
    },
  );

  test.each(TABLE)('S-21 from %s with %s still a draft to %s is allowed', (current, made, wanted) => {
    expect(change(order(current, made, 'draft'), wanted)).toEqual(
      priced(wanted).map((entry) => ({ ...entry, status: 'draft' })),
    );
  });

  test('S-21 gives what stays the price that it has beside the new items', () => {
    const alone = order('video/premium', 'video', 'approval');
    expect(alone[0]?.price).toBe(43);
    const together = change(alone, 'rsvp/premium video/premium');
    expect(together).toEqual([
      { item: 'rsvp', package: 'premium', price: 48, status: 'draft' },
      { item: 'video', package: 'premium', price: 17, status: 'approval' },
    ]);
  });

  test('S-21 keeps everything else of what stays', () => {
    const current = priced('video/premium').map((entry) => ({ ...entry, status: 'approval' as const, frozen: 'x' }));
    const changed = changeItems(current, priced('card/50 video/premium'), (entry) => ({
      ...entry,
      status: 'approval' as const,
      frozen: '',
    }));
    expect(changed).toMatchObject([{ frozen: '' }, { frozen: 'x' }]);
  });

  test('S-21 locks what is past draft', () => {
    expect(STATUSES.map((status) => isLocked({ status }))).toEqual([false, true, true, true]);
  });
});
