import type { OrderItemInput } from '../pricing/order-item.types.js';
import { INVITATION_SECTIONS, type InvitationSection } from './invitation.types.js';
import { isSectionOpen, rsvpPackage, showsGiftButton, showsRsvpButton, type GuestButtons } from './packages.js';

type Gated = InvitationSection | 'gifts' | 'gallery' | 'album';
const ANY_RSVP: Gated[] = ['dressCode', 'bottomBar', 'others'];
const PREMIUM: Gated[] = ['salamKaut', 'giftReceiver', 'gifts', 'gallery', 'attendance', 'album'];

const ORDERS: [name: string, items: OrderItemInput[], rsvp: 'standard' | 'premium' | null][] = [
  ['video', [{ item: 'video', package: 'premium' }], null],
  ['cards', [{ item: 'card', package: '100' }], null],
  ['PDF', [{ item: 'pdf', package: 'standard' }], null],
  ['rsvp standard', [{ item: 'rsvp', package: 'standard' }], 'standard'],
  ['rsvp premium', [{ item: 'rsvp', package: 'premium' }], 'premium'],
  [
    'video and rsvp',
    [
      { item: 'video', package: 'premium' },
      { item: 'rsvp', package: 'premium' },
    ],
    'premium',
  ],
];

describe('package gates (I-11)', () => {
  const cases = ORDERS.flatMap(([name, items, rsvp]) =>
    ([...INVITATION_SECTIONS, 'gifts', 'gallery', 'album'] as Gated[]).map(
      (section) => [name, section, items, rsvp] as const,
    ),
  );

  test.each(cases)('I-11 %s and the section %s', (_name, section, items, rsvp) => {
    const open = PREMIUM.includes(section) ? rsvp === 'premium' : ANY_RSVP.includes(section) ? rsvp !== null : true;
    expect(isSectionOpen(section, items)).toBe(open);
    expect(rsvpPackage(items)).toBe(rsvp);
  });
});

describe("the guests' buttons (I-23)", () => {
  const flags = [false, true];
  const views: GuestButtons[] = [null, 'standard' as const, 'premium' as const].flatMap((rsvp) =>
    Array.from({ length: 64 }, (_, bits) => ({
      rsvp,
      isSample: flags[bits & 1] === true,
      wishEnabled: flags[(bits >> 1) & 1] === true,
      full: flags[(bits >> 2) & 1] === true,
      hasGifts: flags[(bits >> 3) & 1] === true,
      hasBankAccount: flags[(bits >> 4) & 1] === true,
      viewSalamKaut: flags[(bits >> 5) & 1] === true,
    })),
  );

  test('I-23 RSVP: with premium and on samples; never when no RSVP is taken', () => {
    for (const view of views) {
      const nothingLeft = view.full && !view.wishEnabled;
      expect(showsRsvpButton(view)).toBe(!nothingLeft && (view.isSample || view.rsvp === 'premium'));
    }
  });

  test('I-23 gifts: on samples, with premium and gifts, or with a bank account that is shown', () => {
    for (const view of views) {
      const gifts = view.rsvp === 'premium' && view.hasGifts;
      const account = view.hasBankAccount && view.viewSalamKaut;
      expect(showsGiftButton(view)).toBe(view.isSample || gifts || account);
    }
    expect(views).toHaveLength(192);
  });
});
