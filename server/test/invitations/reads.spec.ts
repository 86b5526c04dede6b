import { Types } from 'mongoose';
import { DAY_MS } from '@serikad/shared/calendar/durations';
import { startTestApp, type TestApp } from '../support/app.js';
import { EDIT_ROUTES } from './support/bodies.js';
import { newCouple, pay, slugs, STANDARD, UNKNOWN_IDS, VIDEO, type Couple } from './support/shop.js';

let shop: TestApp;
let mine: Couple;
let theirs: Couple;

beforeAll(async () => {
  shop = await startTestApp();
  mine = await newCouple(shop);
  theirs = await newCouple(shop);
});
afterEach(() => shop.clock.reset());
afterAll(() => shop.close());

const publicly = (id: string, query = '') => shop.http.get(`/api/invitation/find-one/${id}${query}`);
const by = (couple: Couple, path: string) => shop.http.get(`/api/invitation/${path}`).set(couple.session.headers);

describe('find-one', () => {
  test('I-20 guests get the page, and of the order what they may know', async () => {
    const { body } = await publicly(mine.invitationId).expect(200);
    expect(Object.keys(body.data).sort()).toEqual(['attendance', 'design', 'gifts', 'invitation', 'order', 'photos']);
    expect(body.data.order).toEqual({
      createdAt: expect.any(String),
      paymentState: 'paid',
      items: [{ item: 'rsvp', package: 'premium' }],
    });
    expect(body.data.attendance).toEqual({ total: 0, full: false });
    expect([body.data.gifts, body.data.photos]).toEqual([[], []]);
    expect(body.data.design).toMatchObject({ _id: 'cv0004', theme: 'dark' });
    expect(body.data.invitation).toMatchObject({
      _id: mine.invitationId,
      orderId: null,
      isSample: false,
      design: 'cv0004',
      designCode: 'cv0004',
      package: 'premium',
      theme: 'dark',
      viewAttendance: true,
      attendanceMessageAlignment: 'text-center',
    });
    expect(Object.values(body.data.invitation.revisions)).toEqual(Array<number>(17).fill(0));
  });

  test('I-20 the owner gets the whole order; another signed-in user is a guest', async () => {
    const own = await by(mine, `find-one/${mine.invitationId}`).expect(200);
    expect(own.body.data.order).toMatchObject({ userId: mine.session.userId, total: 48, outstanding: 48 });
    const [stranger, guest] = [await by(theirs, `find-one/${mine.invitationId}`), await publicly(mine.invitationId)];
    expect(stranger.text).toBe(guest.text);
    const byOrder = await by(mine, `find-by-order-id/${mine.orderId}`).expect(200);
    expect(byOrder.body).toEqual(own.body);
  });

  test('createdBy, page2Header, firstPage and images are the owner’s alone, made from what is stored', async () => {
    const couple = await newCouple(shop);
    const invitationId = new Types.ObjectId(couple.invitationId);
    await shop.db.collection('photos').insertMany([
      { invitationId, imageUrl: 'b.webp', order: 1 },
      { invitationId, imageUrl: 'a.webp', order: 0 },
    ]);
    const cover = (coverPage: object) =>
      shop.db
        .collection('invitations')
        .updateOne({ _id: invitationId }, { $set: { coverPage, 'page2.header1': 4, backgroundColor: '#102030' } });
    const fields = async (path = `find-one/${couple.invitationId}`) => {
      const { createdBy, page2Header, firstPage, images } = (await by(couple, path)).body.data.invitation;
      return { createdBy, page2Header, firstPage, images };
    };
    await cover({ category: 'image', backgroundImage: 'a.webp', backgroundColor: '#a16207', hideText: true });
    const expected = {
      createdBy: couple.session.userId,
      page2Header: 4,
      firstPage: { backgroundImage: 'a.webp', backgroundColor: '#102030', hideText: true },
      images: ['a.webp', 'b.webp'],
    };
    expect(await fields()).toEqual(expected);
    expect(await fields(`find-by-order-id/${couple.orderId}`)).toEqual(expected);
    const doa = { id: couple.invitationId, doa: 'Aamiin' };
    const saved = await shop.http.put('/api/invitation/update/doa').set(couple.session.headers).send(doa).expect(200);
    expect(saved.body.data.invitation).toMatchObject(expected);
    await cover({ category: 'colour', backgroundImage: 'a.webp', backgroundColor: '#a16207', hideText: false });
    expect((await fields()).firstPage).toEqual({ backgroundImage: null, backgroundColor: '#a16207', hideText: false });

    for (const answer of [
      await publicly(couple.invitationId),
      await by(theirs, `find-one/${couple.invitationId}`),
      await publicly('sample_cv0004'),
    ]) {
      for (const field of Object.keys(expected)) expect(answer.body.data.invitation).not.toHaveProperty(field);
      expect(answer.text).not.toContain(couple.session.userId);
    }
  });

  test('X57 what guests see is asked for again each time; what the owner sees is never kept', async () => {
    const guest = await publicly(mine.invitationId);
    expect(guest.headers).toMatchObject({ 'cache-control': 'no-cache', etag: expect.any(String) });
    expect(guest.headers['vary']).toMatch(/Authorization/);
    const again = await publicly(mine.invitationId).set('If-None-Match', String(guest.headers['etag']));
    expect(again.status).toBe(304);
    expect((await by(mine, `find-one/${mine.invitationId}`)).headers['cache-control']).toBe('no-store');
    expect((await publicly('x')).headers['cache-control']).toBe('no-store');
  });

  test.each([
    [VIDEO, null],
    [STANDARD, 'standard'],
  ])('I-22 the package of %j is %s', async (items, expected) => {
    const couple = await newCouple(shop, items);
    expect((await publicly(couple.invitationId)).body.data.invitation.package).toBe(expected);
  });

  test('I-22 gifts, photos and seats come from their collections', async () => {
    const couple = await newCouple(shop);
    const invitationId = new Types.ObjectId(couple.invitationId);
    const gift = { invitationId, productUrl: 'https://example.com', imageUrl: 'g.webp', notes: '', enabled: true };
    await shop.db.collection('gifts').insertMany([
      { ...gift, title: 'Periuk', reservation: { name: 'Mak Long', contactNo: '0123', notes: 'x' } },
      { ...gift, title: 'Cadar', reservation: null },
      { ...gift, title: 'Tersembunyi', enabled: false, reservation: null },
    ]);
    await shop.db.collection('photos').insertMany([
      { invitationId, imageUrl: 'b.webp', order: 1 },
      { invitationId, imageUrl: 'a.webp', order: 0 },
    ]);
    await shop.db
      .collection<{ _id: Types.ObjectId }>('attendances')
      .updateOne({ _id: invitationId }, { $set: { taken: 10, totalLimit: 10 } });

    const guest = (await publicly(couple.invitationId)).body.data;
    expect(guest.gifts.map((each: { title: string; reservation: unknown }) => [each.title, each.reservation])).toEqual([
      ['Periuk', { reserved: true }],
      ['Cadar', null],
    ]);
    expect(guest.photos.map(({ imageUrl }: { imageUrl: string }) => imageUrl)).toEqual(['a.webp', 'b.webp']);
    expect(guest.attendance).toEqual({ total: 10, full: true });
    const list = await shop.http.get(`/api/gift/find-by-invitation/${couple.invitationId}`).expect(200);
    expect(list.body.data).toEqual(guest.gifts);

    const own = (await by(couple, `find-one/${couple.invitationId}`)).body.data;
    expect(own.gifts).toHaveLength(3);
    expect(own.gifts[0].reservation).toEqual({ name: 'Mak Long', contactNo: '0123', notes: 'x' });
    const ownList = await shop.http
      .get(`/api/gift/find-by-invitation/${couple.invitationId}`)
      .set(couple.session.headers);
    expect(ownList.body.data).toEqual(own.gifts);
  });

  test('X11 a bank account that is not shown stays with the couple', async () => {
    const couple = await newCouple(shop);
    const bankAccount = { qrUrl: 'qr.webp', name: 'Danial', bankName: 'Bank', accountNo: '1234567890' };
    const set = (fields: object) =>
      shop.db.collection('invitations').updateOne({ _id: new Types.ObjectId(couple.invitationId) }, { $set: fields });
    await set({ bankAccount });
    expect((await publicly(couple.invitationId)).body.data.invitation.bankAccount).toEqual(bankAccount);
    await set({ viewSalamKaut: false });
    expect((await publicly(couple.invitationId)).text).not.toContain('1234567890');
    expect((await by(couple, `find-one/${couple.invitationId}`)).body.data.invitation.bankAccount).toEqual(bankAccount);
  });
});

describe('samples (I-20)', () => {
  test.each(['cv0001', 'cv0002', 'cv0003', 'cv0004', 'cv0005', 'cv0006'])(
    'I-20 I-26 sample_%s in both languages',
    async (design) => {
      const malay = (await publicly(`sample_${design}`).expect(200)).body.data;
      const english = (await publicly(`sample_${design}`, '?language=english').expect(200)).body.data;
      for (const [bundle, language] of [
        [malay, 'malay'],
        [english, 'english'],
      ]) {
        expect(bundle).toMatchObject({
          invitation: { _id: `sample_${design}`, isSample: true, language, design, orderId: null },
          design: { _id: design },
          order: null,
        });
      }
      // The same for signed-in users.
      expect((await by(mine, `find-one/sample_${design}`)).body.data.invitation.isSample).toBe(true);
      expect((await shop.http.get(`/api/gift/find-by-invitation/sample_${design}`)).body.data).toEqual(malay.gifts);
    },
  );

  test('I-20 a sample has every field of an invitation, and no other', async () => {
    const sample = (await publicly('sample_cv0004')).body.data.invitation;
    const real = (await publicly(mine.invitationId)).body.data.invitation;
    expect(Object.keys(sample).sort()).toEqual(Object.keys(real).sort());
  });

  test.each(EDIT_ROUTES)('X01 update/$path: a sample has no owner', async ({ path, body }) => {
    const answer = await shop.http
      .put(`/api/invitation/update/${path}`)
      .set(mine.session.headers)
      .send({ id: 'sample_cv0004', ...body });
    expect([answer.status, answer.body.code]).toEqual([404, 'not-found']);
  });
});

describe('not-found', () => {
  test('X23 ids that no invitation has: 400 not-found for guests and owners, never 500', async () => {
    for (const id of UNKNOWN_IDS) {
      for (const answer of [
        await publicly(id),
        await by(mine, `find-one/${id}`),
        await by(mine, `find-by-order-id/${id}`),
      ]) {
        expect([id, answer.status, ...slugs(answer.body)]).toEqual([id, 400, 'not-found', 'not-found', 'not-found']);
      }
      const gifts = await shop.http.get(`/api/gift/find-by-invitation/${id}`);
      expect([id, gifts.status, gifts.body.code]).toEqual([id, 404, 'not-found']);
    }
    expect((await publicly('%E0%A4%A')).status).toBe(400);
  });

  test('X01 find-by-order-id: a foreign order answers as an unknown one', async () => {
    const foreign = await by(theirs, `find-by-order-id/${mine.orderId}`);
    const unknown = await by(theirs, 'find-by-order-id/0123456789abcdef01234567');
    expect([foreign.status, foreign.body.code]).toEqual([400, 'not-found']);
    expect(foreign.text).toBe(unknown.text);
    expect((await by(mine, `find-by-order-id/${mine.invitationId}`)).status).toBe(400);
  });

  test('X03 find-by-order-id needs a session', async () => {
    const answer = await shop.http.get(`/api/invitation/find-by-order-id/${mine.orderId}`);
    expect([answer.status, answer.body.code]).toEqual([403, 'invalid-token']);
  });
});

describe('the public view after seven unpaid days (X09)', () => {
  test.each<[string, number, boolean]>([
    ['at once', 0, true],
    ['1 ms before 24 h', DAY_MS - 1, true],
    ['24 h', DAY_MS, true],
    ['1 ms before 7 d', 7 * DAY_MS - 1, true],
    ['7 d', 7 * DAY_MS, true],
    ['1 ms after 7 d', 7 * DAY_MS + 1, false],
    ['a year', 365 * DAY_MS, false],
  ])('X09 %s (%s ms) after the order it is open: %s', async (_name, age, open) => {
    const { orderId, invitationId } = await newCouple(shop);
    const created = Date.parse((await publicly(invitationId)).body.data.order.createdAt);
    shop.clock.set(created + age);
    const answer = await publicly(invitationId);
    const gifts = await shop.http.get(`/api/gift/find-by-invitation/${invitationId}`);
    if (open) {
      expect([answer.status, gifts.status]).toEqual([200, 200]);
      return;
    }
    for (const [path, closed] of [
      ['/api/invitation/find-one/', answer],
      ['/api/gift/find-by-invitation/', gifts],
    ] as const) {
      const unknown = await shop.http.get(`${path}0123456789abcdef01234567`);
      expect(unknown.body.code).toBe('not-found');
      expect([closed.status, closed.text]).toEqual([unknown.status, unknown.text]);
      expect(visible(closed.headers)).toEqual(visible(unknown.headers));
    }
    // A payment opens it again.
    await pay(shop, orderId, 1);
    expect((await publicly(invitationId)).status).toBe(200);
  });

  test('X09 its owner still sees it, and tabs of others do not', async () => {
    const couple = await newCouple(shop);
    shop.clock.set(Date.now() + 8 * DAY_MS);
    const own = await by(couple, `find-one/${couple.invitationId}`).expect(200);
    expect(own.body.data.order.paymentState).toBe('trial-expired');
    await by(couple, `find-by-order-id/${couple.orderId}`).expect(200);
    await shop.http.get(`/api/gift/find-by-invitation/${couple.invitationId}`).set(couple.session.headers).expect(200);
    expect((await by(theirs, `find-one/${couple.invitationId}`)).body.code).toBe('not-found');
  });

  test('X09 samples never expire', async () => {
    shop.clock.set(Date.now() + 20 * DAY_MS);
    await publicly('sample_cv0004').expect(200);
  });
});

/** Headers but for those that differ from request to request. */
function visible(headers: Record<string, string>): Record<string, string> {
  const { 'x-request-id': _id, date: _date, ...rest } = headers;
  return rest;
}
