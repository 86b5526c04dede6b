import type { InvitationSection } from '@serikad/shared/invitations/invitation.types';
import type { OrderItemInput } from '@serikad/shared/pricing/order-item.types';
import { Types } from 'mongoose';
import { sendCall } from '../http/support/multipart.js';
import { closeConnections } from '../http/support/raw.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { slugs, snapshot } from './support/shop.js';
import { sortedCalls } from './support/sorted-calls.js';

type Need = 'nothing' | 'any rsvp' | 'rsvp premium';

/** Rules, "Package gates": what each part of the editor needs. Written out here, not read from the code. */
const SECTIONS: Record<
  InvitationSection | 'gifts' | 'gallery' | 'guestList' | 'shortAddress' | 'album',
  [need: Need, routes: string[]]
> = {
  designLanguage: ['nothing', ['PUT /api/invitation/update/design-language']],
  names: ['nothing', ['PUT /api/invitation/update/names']],
  dateTime: ['nothing', ['PUT /api/invitation/update/date-time']],
  location: ['nothing', ['PUT /api/invitation/update/location']],
  mainPage: ['nothing', ['PUT /api/invitation/update/main-page']],
  secondPage: ['nothing', ['PUT /api/invitation/update/second-page']],
  shortAddress: ['nothing', ['PUT /api/invitation/short-address']],
  openingLogo: ['nothing', ['PUT /api/invitation/opening-logo']],
  placePhoto: ['nothing', ['PUT /api/invitation/place-photo']],
  coverPhoto: ['nothing', ['PUT /api/invitation/cover-photo', 'PUT /api/invitation/cover-photo-place']],
  music: ['nothing', ['PUT /api/invitation/update/music']],
  doa: ['nothing', ['PUT /api/invitation/update/doa']],
  dressCode: ['any rsvp', ['PUT /api/invitation/update/dress-code']],
  bottomBar: ['any rsvp', ['PUT /api/invitation/update/bottom-bar']],
  others: ['any rsvp', ['PUT /api/invitation/update/others']],
  salamKaut: ['rsvp premium', ['PUT /api/invitation/update/salam-kaut']],
  giftReceiver: ['rsvp premium', ['PUT /api/invitation/update/gift-receiver-info']],
  attendance: ['rsvp premium', ['PUT /api/invitation/update/attendance-info']],
  gifts: ['rsvp premium', ['POST /api/gift/create', 'PUT /api/gift/update']],
  gallery: ['rsvp premium', ['POST /api/photo/add', 'PUT /api/photo/order']],
  album: ['rsvp premium', ['PUT /api/album/decided', 'PUT /api/album/settings', 'PUT /api/album/wall-link']],
  guestList: [
    'rsvp premium',
    [
      'POST /api/branch/create',
      'POST /api/family/add',
      'POST /api/family/import/commit',
      'POST /api/family/import/preview',
      'PUT /api/branch/edit',
      'PUT /api/branch/link',
      'PUT /api/caterer/link',
      'PUT /api/family/answer-for',
      'PUT /api/branch/link',
      'PUT /api/caterer/link',
      'PUT /api/door/link',
      'PUT /api/family/edit',
      'PUT /api/family/link',
      'PUT /api/family/move',
      'PUT /api/family/reopen',
      'PUT /api/family/restore',
      'PUT /api/family/sent',
      'PUT /api/family/chat',
      'PUT /api/family/queue',
      'PUT /api/family/skip',
      'PUT /api/family/template',
      'PUT /api/family/sessions',
      'POST /api/session/create',
      'PUT /api/session/edit',
      'PUT /api/session/main',
    ],
  ],
};
/** The couple can always delete their own. */
const REMOVALS: [need: Need, routes: string[]] = [
  'nothing',
  [
    'DELETE /api/album/chosen',
    'DELETE /api/branch/delete',
    'DELETE /api/family/delete',
    'PUT /api/family/import/undo',
    'DELETE /api/gift/delete',
    'DELETE /api/photo/delete',
    'DELETE /api/session/delete',
    'DELETE /api/invitation/gift-receiver',
    'DELETE /api/invitation/salam-kaut',
    'DELETE /api/invitation/place-photo',
    'DELETE /api/invitation/cover-photo',
  ],
];
const STANDARD: OrderItemInput = { item: 'rsvp', package: 'standard' };
const PREMIUM: OrderItemInput = { item: 'rsvp', package: 'premium' };
const VIDEO: OrderItemInput = { item: 'video', package: 'premium' };
const CARDS: OrderItemInput = { item: 'card', package: '100' };
const PDF: OrderItemInput = { item: 'pdf', package: 'standard' };

/** What can be ordered, and what it opens. */
const PACKAGES: [name: string, items: OrderItemInput[], opens: Need[]][] = [
  ['a video, standard', [{ item: 'video', package: 'standard' }], ['nothing']],
  ['a video, premium', [VIDEO], ['nothing']],
  ['cards', [CARDS], ['nothing']],
  ['a PDF', [PDF], ['nothing']],
  ['a video and cards', [VIDEO, CARDS], ['nothing']],
  ['RSVP standard', [STANDARD], ['nothing', 'any rsvp']],
  ['RSVP standard and cards', [STANDARD, CARDS], ['nothing', 'any rsvp']],
  ['RSVP standard and a PDF', [STANDARD, PDF], ['nothing', 'any rsvp']],
  ['RSVP premium', [PREMIUM], ['nothing', 'any rsvp', 'rsvp premium']],
  ['RSVP premium and cards', [PREMIUM, CARDS], ['nothing', 'any rsvp', 'rsvp premium']],
  ['video + RSVP', [PREMIUM, VIDEO], ['nothing', 'any rsvp', 'rsvp premium']],
  ['video + RSVP, cards', [VIDEO, CARDS, PREMIUM], ['nothing', 'any rsvp', 'rsvp premium']],
];

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
});
afterAll(async () => {
  closeConnections();
  await shop.close();
});

describe.each(PACKAGES)('I-11 package gates with %s', (_name, items, opens) => {
  test('I-11 X10 every section is open or closed as the rules say; a closed one changes nothing', async () => {
    const { calls, edits } = await sortedCalls(shop, { name: 'Siti', phoneNo: '0123456789', message: 'Selamat' });
    const orderId = calls.get('GET /api/order/find-one/:id')?.path.split('/').at(-1) ?? '';
    const stored = items.map((item) => ({ ...item, price: 1, status: 'draft', frozen: null }));
    await shop.db.collection('orders').updateOne({ _id: new Types.ObjectId(orderId) }, { $set: { items: stored } });

    const needs = new Map(
      [...Object.values(SECTIONS), REMOVALS].flatMap(([need, routes]) => routes.map((route) => [route, need])),
    );
    expect([...needs.keys()].sort()).toEqual(edits.map(([route]) => route).sort());
    const isOpen = (route: string): boolean => opens.includes(needs.get(route) as Need);

    const before = await snapshot(shop);
    for (const [route, call] of edits.filter(([each]) => !isOpen(each))) {
      const { status, json } = await sendCall(shop.url, call);
      const codes = slugs(json as Parameters<typeof slugs>[0]);
      expect([route, status, ...codes]).toEqual([route, 400, ...Array<string>(3).fill('package-required')]);
    }
    expect(await snapshot(shop)).toEqual(before);
    for (const [route, call] of edits.filter(([each]) => isOpen(each))) {
      const { status, text } = await sendCall(shop.url, call);
      expect([route, status, status === 200 ? '' : text]).toEqual([route, 200, '']);
    }
  });
});
