import { randomUUID } from 'node:crypto';
import { Types } from 'mongoose';
import { DAY_MS } from '@serikad/shared/calendar/durations';
import { startTestApp, type TestApp } from '../support/app.js';
import { newCouple, pay, STANDARD, type Couple } from '../invitations/support/shop.js';
import { GiftsRepository } from '../../src/modules/gifts/gifts.repository.js';
import { addGift, bundleOf, everything, giftFields, sendForm, setItems, type Headers } from './support/pictured.js';

const GUEST = { name: 'Mak Ngah binti Rahsia', contactNo: '012-999 8877', notes: 'Nanti saya hantar\nsendiri' };

let shop: TestApp;
let couple: Couple;
beforeAll(async () => {
  shop = await startTestApp();
  couple = await newCouple(shop);
});
afterEach(() => shop.clock.reset());
afterAll(() => shop.close());

const reserve = (giftId: string, more: object = {}, headers: Headers = {}) =>
  shop.http
    .put('/api/gift/reserve')
    .set(headers)
    .send({ giftId, ...GUEST, ...more });
const giftOf = async (id: string, headers: Headers = couple.session.headers) => {
  const answer = await shop.http.get(`/api/gift/find-by-invitation/${couple.invitationId}`).set(headers).expect(200);
  return (answer.body.data as { _id: string; reservation: unknown }[]).find(({ _id }) => _id === id);
};
const statusesOf = (answers: { status: number; body: { code: unknown } }[]): string[] =>
  answers.map(({ status, body }) => `${status} ${String(body.code)}`).sort();

describe('I-25 PUT /api/gift/reserve', () => {
  test('I-25 X12 a guest reserves a gift: the couple see who, others only that it is reserved', async () => {
    const gift = await addGift(shop, couple);
    const answer = await reserve(gift).expect(200);
    expect(answer.body).toEqual({ code: 200, data: { giftId: gift, reservation: { reserved: true } } });
    expect((await giftOf(gift))?.reservation).toEqual(GUEST);
    expect((await giftOf(gift, {}))?.reservation).toEqual({ reserved: true });

    const stranger = (await newCouple(shop)).session.headers;
    for (const headers of [{}, stranger]) {
      const texts = [
        (await shop.http.get(`/api/gift/find-by-invitation/${couple.invitationId}`).set(headers)).text,
        (await shop.http.get(`/api/invitation/find-one/${couple.invitationId}`).set(headers)).text,
        (await reserve(gift, {}, headers)).text,
      ];
      for (const text of texts) {
        for (const secret of ['Rahsia', '012-999 8877', '0129998877', 'Nanti saya hantar']) {
          expect(text).not.toContain(secret);
        }
      }
    }
  });

  test('I-25 the contact and the notes may be left out', async () => {
    const gift = await addGift(shop, couple);
    await shop.http.put('/api/gift/reserve').send({ giftId: gift, name: ' Pak Long ' }).expect(200);
    expect((await giftOf(gift))?.reservation).toEqual({ name: 'Pak Long', contactNo: '', notes: '' });
  });

  test('I-25 a reserved gift cannot be reserved again, not by the same guest either', async () => {
    const gift = await addGift(shop, couple);
    await reserve(gift).expect(200);
    const before = await everything(shop);
    for (const more of [{}, { name: 'Lain' }]) {
      const answer = await reserve(gift, more);
      expect([answer.status, answer.body.code]).toEqual([400, 'already-reserved']);
    }
    expect(await everything(shop)).toEqual(before);
  });

  test('I-25 unknown, malformed, hidden and removed gifts are all the same: not found', async () => {
    const hidden = await addGift(shop, couple);
    const fields = { ...giftFields(couple.invitationId), id: hidden, enabled: 'false' };
    await sendForm(shop, 'PUT /api/gift/update', couple.session.headers, fields).expect(200);
    const removed = await addGift(shop, couple);
    const removal = { id: removed, invitationId: couple.invitationId };
    await shop.http.delete('/api/gift/delete').set(couple.session.headers).send(removal).expect(200);
    const before = await everything(shop);
    const bodies = new Set<string>();
    for (const id of ['x', 'f'.repeat(24), '123456789012', '%00', couple.invitationId, hidden, removed]) {
      const answer = await reserve(id);
      expect([id, answer.status, answer.body.code]).toEqual([id, 404, 'not-found']);
      bodies.add(answer.text);
    }
    expect(bodies.size).toBe(1);
    expect(await everything(shop)).toEqual(before);
  });

  test('I-25 a sample’s gift is shown, not kept', async () => {
    const sample = await shop.http.get('/api/gift/find-by-invitation/sample_cv0004').expect(200);
    const answer = await reserve(sample.body.data[0]._id as string);
    expect([answer.status, answer.body.code]).toEqual([400, 'sample-read-only']);
  });

  test('I-25 a package without gifts refuses reservations', async () => {
    const other = await newCouple(shop);
    const gift = await addGift(shop, other);
    for (const items of [STANDARD, [{ item: 'video', package: 'premium' }]]) {
      await setItems(shop, other, items);
      const answer = await reserve(gift);
      expect([answer.status, answer.body.code]).toEqual([400, 'package-required']);
    }
    await setItems(shop, other, [{ item: 'rsvp', package: 'premium' }]);
    await reserve(gift).expect(200);
  });

  test('X09 I-25 7 days after an unpaid order, to the millisecond, its gifts are as unknown ones', async () => {
    const other = await newCouple(shop);
    const { order } = await bundleOf(shop, other);
    const created = Date.parse(order.createdAt);
    for (const age of [DAY_MS - 1, DAY_MS, DAY_MS + 1, 7 * DAY_MS - 1, 7 * DAY_MS]) {
      const gift = await addGift(shop, other);
      shop.clock.set(created + age);
      expect([age, (await reserve(gift)).status]).toEqual([age, 200]);
    }
    const last = await addGift(shop, other);
    shop.clock.set(created + 7 * DAY_MS + 1);
    const before = await everything(shop);
    const [closed, unknown] = [await reserve(last), await reserve('f'.repeat(24))];
    expect([closed.status, closed.text]).toEqual([unknown.status, unknown.text]);
    expect([closed.status, closed.body.code]).toEqual([404, 'not-found']);
    expect(Object.keys(closed.headers)).toEqual(Object.keys(unknown.headers));
    expect(await everything(shop)).toEqual(before);
    await pay(shop, other.orderId, 1);
    await reserve(last).expect(200);
  });
});

describe('X40 a gift is reserved once', () => {
  test('X40 by one of 100 at once; the rest get a conflict, and one contact is stored', async () => {
    for (let round = 0; round < 3; round += 1) {
      const gift = await addGift(shop, couple);
      const answers = await Promise.all(
        Array.from({ length: 100 }, (_, i) => reserve(gift, { name: `Tetamu ${i}`, contactNo: `01${i}` })),
      );
      expect(statusesOf(answers)).toEqual(['200 200', ...Array<string>(99).fill('400 already-reserved')]);
      const winner = answers.findIndex(({ status }) => status === 200);
      expect((await giftOf(gift))?.reservation).toMatchObject({ name: `Tetamu ${winner}`, contactNo: `01${winner}` });
    }
  });

  test('X40 control: looked at first and written then, the same gift is given to many', async () => {
    const gift = await addGift(shop, couple);
    const repository = shop.app.get(GiftsRepository);
    const gifts = shop.db.collection('gifts');
    // As on two servers at once: the first two have both looked before either writes.
    let looked = 0;
    let go = (): void => undefined;
    const both = new Promise<void>((resolve) => (go = resolve));
    const real = jest.spyOn(repository, 'reserve').mockImplementation(async (_id, reservation) => {
      const found = await gifts.findOne({ _id });
      looked += 1;
      if (looked === 2) go();
      if (looked <= 2) await both;
      if (found?.['reservation']) return false;
      await gifts.updateOne({ _id }, { $set: { reservation } });
      return true;
    });
    const answers = await Promise.all(Array.from({ length: 100 }, (_, i) => reserve(gift, { name: `Tetamu ${i}` })));
    real.mockRestore();
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(1);
  });

  test('X40 I-25 hidden or removed while it is reserved, it is one of the two, and no guest’s data stays without a gift', async () => {
    for (let round = 0; round < 5; round += 1) {
      const gift = await addGift(shop, couple);
      const removal = { id: gift, invitationId: couple.invitationId };
      const [reserved, removed] = await Promise.all([
        reserve(gift),
        shop.http.delete('/api/gift/delete').set(couple.session.headers).send(removal),
      ]);
      expect(removed.status).toBe(200);
      expect([200, 404]).toContain(reserved.status);
      expect(await shop.db.collection('gifts').findOne({ _id: new Types.ObjectId(gift) })).toBeNull();
    }
  });
});

describe('X41 the same reservation sent again', () => {
  const keyed = (): Headers => ({ 'Idempotency-Key': randomUUID() });

  test('X41 20 times at once makes one record, with the same response for all', async () => {
    for (let round = 0; round < 3; round += 1) {
      const gift = await addGift(shop, couple);
      const headers = keyed();
      const answers = await Promise.all(Array.from({ length: 20 }, () => reserve(gift, {}, headers)));
      expect(statusesOf(answers)).toEqual(Array<string>(20).fill('200 200'));
      expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
      expect((await giftOf(gift))?.reservation).toEqual(GUEST);
      expect((await reserve(gift, {}, headers)).text).toBe(answers[0]?.text);
    }
  });

  test('X41 after the connection was dropped before the response is the same reservation', async () => {
    for (const after of [0, 1, 3, 6, 12, 25]) {
      const gift = await addGift(shop, couple);
      const headers = { 'Content-Type': 'application/json', ...keyed() };
      const body = JSON.stringify({ giftId: gift, ...GUEST });
      const going = new AbortController();
      setTimeout(() => going.abort(), after);
      await fetch(`${shop.url}/api/gift/reserve`, { method: 'PUT', headers, body, signal: going.signal }).catch(
        () => undefined,
      );
      const again = await reserve(gift, {}, headers).expect(200);
      expect(again.body.data).toEqual({ giftId: gift, reservation: { reserved: true } });
      expect((await giftOf(gift))?.reservation).toEqual(GUEST);
    }
  });

  test('X41 is answered after a restart of the server as well', async () => {
    const gift = await addGift(shop, couple);
    const headers = keyed();
    const first = await reserve(gift, {}, headers).expect(200);
    const restarted = await startTestApp({ mongoUri: shop.mongoUri });
    try {
      const send = (name: string) =>
        restarted.http
          .put('/api/gift/reserve')
          .set(headers)
          .send({ giftId: gift, ...GUEST, name });
      expect((await send(GUEST.name)).text).toBe(first.text);
      expect((await send('Orang lain')).body.code).toBe('idempotency-mismatch');
    } finally {
      await restarted.close();
    }
  });

  test('X41 control: without a key one of the 20 is acknowledged', async () => {
    const gift = await addGift(shop, couple);
    const answers = await Promise.all(Array.from({ length: 20 }, () => reserve(gift)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('X41 another body under the same key is refused and changes nothing', async () => {
    const [gift, second] = [await addGift(shop, couple), await addGift(shop, couple, 'Cerek')];
    const headers = keyed();
    await reserve(gift, {}, headers).expect(200);
    const before = await everything(shop);
    for (const [id, more] of [
      [gift, { name: 'Orang lain' }],
      [gift, { contactNo: '0' }],
      [gift, { notes: '' }],
      [second, {}],
    ] as const) {
      const answer = await reserve(id, more, headers);
      expect([answer.status, answer.body.code]).toEqual([409, 'idempotency-mismatch']);
    }
    expect(await everything(shop)).toEqual(before);
    // The second gift is still free.
    await reserve(second, {}, keyed()).expect(200);
  });

  test('X41 one key for two gifts at once: one of them, never both', async () => {
    for (let round = 0; round < 5; round += 1) {
      const gifts = [await addGift(shop, couple), await addGift(shop, couple)];
      const headers = keyed();
      const answers = await Promise.all(gifts.map((gift) => reserve(gift, {}, headers)));
      expect(statusesOf(answers)).toEqual(['200 200', '409 idempotency-mismatch']);
    }
  });

  test('X41 another guest’s key does not open a reserved gift, and an honest copy of the body is no proof', async () => {
    const gift = await addGift(shop, couple);
    await reserve(gift, {}, keyed()).expect(200);
    const answer = await reserve(gift, {}, keyed());
    expect([answer.status, answer.body.code]).toEqual([400, 'already-reserved']);
  });

  test('X41 the key works in another invitation on its own', async () => {
    const other = await newCouple(shop);
    const headers = keyed();
    await reserve(await addGift(shop, couple), {}, headers).expect(200);
    await reserve(await addGift(shop, other), {}, headers).expect(200);
  });

  test.each(['', 'short', 'a b c d e f g h', 'x'.repeat(129), 'ключключ1'])(
    'X41 a key of %j is refused',
    async (key) => {
      const gift = await addGift(shop, couple);
      const response = await fetch(`${shop.url}/api/gift/reserve`, {
        method: 'PUT',
        headers: { 'Content-Type': 'application/json', 'Idempotency-Key': Buffer.from(key).toString('latin1') },
        body: JSON.stringify({ giftId: gift, ...GUEST }),
      });
      expect(response.status).toBe(400);
      expect((await giftOf(gift))?.reservation).toBeNull();
    },
  );
});
