import type request from 'supertest';
import { DAY_MS } from '@serikad/shared/calendar/durations';
import { startTestApp, type TestApp } from '../support/app.js';
import { smallPicture } from '../support/picture.js';
import type { Session } from '../support/sign-in.js';
import { newCouple, pay, PREMIUM, slugs, STANDARD, VIDEO, type Couple } from '../invitations/support/shop.js';
import { addGift, addPhoto, everything, giftFields, sendForm, setItems } from './support/pictured.js';

/** Ids of one couple. */
interface Own {
  invitationId: string;
  gift: string;
  photo: string;
}
type Send = (session: Session | null, own: Own) => request.Test;

let shop: TestApp;
let image: Buffer;
let mine: Couple;
let theirs: Couple;
let my: Own;
let their: Own;

const headersOf = (session: Session | null) => session?.headers ?? {};
const json = (method: 'put' | 'delete', path: string, session: Session | null, body: object): request.Test =>
  shop.http[method](path).set(headersOf(session)).send(body);

/** Every call that changes what belongs to an invitation, with the ids that it takes. */
const CALLS: [route: string, part: 'premium' | 'any', send: Send][] = [
  [
    'POST /api/gift/create',
    'premium',
    (session, { invitationId }) =>
      sendForm(shop, 'POST /api/gift/create', headersOf(session), giftFields(invitationId), image),
  ],
  [
    'PUT /api/gift/update',
    'premium',
    (session, { invitationId, gift }) =>
      sendForm(shop, 'PUT /api/gift/update', headersOf(session), { ...giftFields(invitationId, 'Lain'), id: gift }),
  ],
  [
    'PUT /api/gift/update with a picture',
    'premium',
    (session, { invitationId, gift }) => {
      const fields = { ...giftFields(invitationId, 'Lain'), id: gift };
      return sendForm(shop, 'PUT /api/gift/update', headersOf(session), fields, image);
    },
  ],
  [
    'PUT /api/photo/order',
    'premium',
    (session, { invitationId, photo }) => json('put', '/api/photo/order', session, { invitationId, ids: [photo] }),
  ],
  [
    'POST /api/photo/add',
    'premium',
    (session, { invitationId }) =>
      sendForm(shop, 'POST /api/photo/add', headersOf(session), { invitationId, order: '0' }, image),
  ],
  [
    'PUT /api/invitation/update/salam-kaut',
    'premium',
    (session, { invitationId }) => {
      const fields = { invitationId, name: 'Aisyah', bankName: 'Maybank', accountNo: '1234', show: 'true' };
      return sendForm(shop, 'PUT /api/invitation/update/salam-kaut', headersOf(session), fields, image);
    },
  ],
  [
    'PUT /api/invitation/update/gift-receiver-info',
    'premium',
    (session, { invitationId: id }) =>
      json('put', '/api/invitation/update/gift-receiver-info', session, { id, name: 'Aisyah', address: 'Kajang' }),
  ],
  [
    'PUT /api/invitation/opening-logo',
    'any',
    (session, { invitationId: id }) =>
      sendForm(shop, 'PUT /api/invitation/opening-logo', headersOf(session), { id }, image),
  ],
  [
    'PUT /api/invitation/place-photo',
    'any',
    (session, { invitationId: id }) =>
      sendForm(shop, 'PUT /api/invitation/place-photo', headersOf(session), { id }, image),
  ],
  [
    'DELETE /api/invitation/place-photo',
    'any',
    (session, { invitationId: id }) => json('delete', '/api/invitation/place-photo', session, { id }),
  ],
  [
    'PUT /api/invitation/cover-photo',
    'any',
    (session, { invitationId: id }) =>
      sendForm(shop, 'PUT /api/invitation/cover-photo', headersOf(session), { id }, image),
  ],
  [
    'DELETE /api/invitation/cover-photo',
    'any',
    (session, { invitationId: id }) => json('delete', '/api/invitation/cover-photo', session, { id }),
  ],
  [
    'DELETE /api/gift/delete',
    'any',
    (session, { invitationId, gift: id }) => json('delete', '/api/gift/delete', session, { id, invitationId }),
  ],
  [
    'DELETE /api/photo/delete',
    'any',
    (session, { invitationId, photo: id }) => json('delete', '/api/photo/delete', session, { id, invitationId }),
  ],
];

/** A couple with a gift and a photo. */
async function furnished(couple: Couple): Promise<Own> {
  const { invitationId } = couple;
  return { invitationId, gift: await addGift(shop, couple), photo: await addPhoto(shop, couple) };
}

beforeAll(async () => {
  shop = await startTestApp();
  image = await smallPicture('#1b3a2f');
  mine = await newCouple(shop);
  theirs = await newCouple(shop);
  my = await furnished(mine);
  their = await furnished(theirs);
});
afterEach(() => shop.clock.reset());
afterAll(() => shop.close());

describe.each(CALLS)('%s', (route, part, send) => {
  test('X01 another couple gets 404 and changes nothing', async () => {
    const before = await everything(shop);
    const answer = await send(theirs.session, my);
    expect([answer.status, ...slugs(answer.body)]).toEqual([404, 'not-found', 'not-found', 'not-found']);
    expect(await everything(shop)).toEqual(before);
  });

  test('X02 ids of two couples in one call: not found for either, and nothing is changed', async () => {
    const before = await everything(shop);
    const mixed: Own[] = [
      { ...my, gift: their.gift, photo: their.photo },
      { ...their, gift: my.gift, photo: my.photo },
    ];
    for (const own of mixed) {
      for (const couple of [mine, theirs]) {
        const isOwn = own.invitationId === couple.invitationId;
        // One of their own invitation with a foreign item; those that take no item are good calls then.
        if (isOwn && !/gift\/(update|delete)|photo\/(order|delete)/.test(route)) continue;
        const answer = await send(couple.session, own);
        const expected = isOwn && route.includes('photo/order') ? [400, 'validation'] : [404, 'not-found'];
        expect([answer.status, answer.body.code]).toEqual(expected);
      }
    }
    expect(await everything(shop)).toEqual(before);
  });

  test('X02 the order’s id, the item’s id or the invitation’s in the place of another is unknown', async () => {
    const before = await everything(shop);
    for (const own of [
      { ...my, invitationId: mine.orderId },
      { ...my, invitationId: my.gift },
    ]) {
      const answer = await send(mine.session, own);
      expect([answer.status, answer.body.code]).toEqual([404, 'not-found']);
    }
    expect(await everything(shop)).toEqual(before);
  });

  test('X03 a call without a session is 403 invalid-token', async () => {
    const before = await everything(shop);
    const answer = await send(null, my);
    expect([answer.status, ...slugs(answer.body)]).toEqual([403, 'invalid-token', 'invalid-token', 'invalid-token']);
    expect(await everything(shop)).toEqual(before);
  });

  test('X23 ids that no record has are 404, never 500', async () => {
    const before = await everything(shop);
    for (const id of ['x', '123456789012', 'f'.repeat(24), '[object Object]', '%00', 'sample_cv0004']) {
      const answer = await send(mine.session, { invitationId: id, gift: id, photo: id });
      expect([id, answer.status, answer.body.code]).toEqual([id, 404, 'not-found']);
      if (!/gift\/(update|delete)|photo\/(order|delete)/.test(route)) continue;
      const item = await send(mine.session, { ...my, gift: id, photo: id });
      const expected = route.includes('photo/order') ? [400, 'validation'] : [404, 'not-found'];
      expect([id, item.status, item.body.code]).toEqual([id, ...expected]);
    }
    expect(await everything(shop)).toEqual(before);
  });

  test('X09 S-28 unpaid, the trial is over 7 days after the order to the millisecond, until it is paid', async () => {
    const couple = await newCouple(shop);
    const order = await shop.http.get(`/api/order/find-one/${couple.orderId}`).set(couple.session.headers);
    const created = Date.parse(order.body.data.order.createdAt);
    let own = await furnished(couple);
    for (const age of [DAY_MS - 1, DAY_MS, DAY_MS + 1, 7 * DAY_MS - 1, 7 * DAY_MS]) {
      shop.clock.set(created + age);
      couple.session = await shop.signIn({ email: couple.session.email });
      expect([age, (await send(couple.session, own)).status]).toEqual([age, 200]);
      if (route.startsWith('DELETE')) own = await furnished(couple);
    }
    shop.clock.set(created + 7 * DAY_MS + 1);
    const before = await everything(shop);
    const answer = await send(couple.session, own);
    expect([answer.status, ...slugs(answer.body)]).toEqual([400, 'trial-expired', 'trial-expired', 'trial-expired']);
    expect(await everything(shop)).toEqual(before);
    await pay(shop, couple.orderId, 1);
    expect((await send(couple.session, own)).status).toBe(200);
  });

  test.each<[string, typeof PREMIUM]>([
    ['rsvp standard', STANDARD],
    ['a video alone', VIDEO],
  ])('S-20 with %s it is open only where no package is needed', async (_name, items) => {
    const couple = await newCouple(shop);
    const own = await furnished(couple);
    await setItems(shop, couple, items);
    const before = await everything(shop);
    const answer = await send(couple.session, own);
    if (part === 'any') {
      expect(answer.status).toBe(200);
      return;
    }
    expect([answer.status, answer.body.code]).toEqual([400, 'package-required']);
    expect(await everything(shop)).toEqual(before);
  });
});
