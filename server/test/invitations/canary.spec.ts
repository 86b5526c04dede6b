import { Types } from 'mongoose';
import { PUBLIC_ROUTES } from '../../src/auth/public-routes.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { CUSTOMER, newCouple, PREMIUM } from './support/shop.js';

/** A mark that no honest answer can hold; one for each private field. */
const mark = (name: string): string => `canary-${name}-7f3a`;
const AMOUNT = 987_654;

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
});
afterAll(() => shop.close());

describe('X11 X12 what is private stays private', () => {
  test('X11 no anonymous response has a private field', async () => {
    const session = await shop.signIn({
      email: `${mark('email')}@example.com`,
      name: mark('account-name'),
      phoneNo: '+60198877665',
    });
    const created = await shop.http
      .post('/api/order/create/v2')
      .set({ ...session.headers, 'Idempotency-Key': mark('order-key') })
      .send({
        customer: { name: mark('customer'), phoneNo: '+60176655443' },
        items: PREMIUM,
        notes: mark('order-notes'),
      })
      .expect(200);
    const { invitationId, id: orderId } = created.body.data;
    const _id = new Types.ObjectId(String(invitationId));
    const stored = await shop.db.collection('orders').findOne({ _id: new Types.ObjectId(String(orderId)) });
    const fingerprint: string = stored?.['idempotency'].fingerprint;
    await shop.db.collection('orders').updateOne(
      { _id: new Types.ObjectId(String(orderId)) },
      {
        $set: {
          paidAmount: AMOUNT,
          price: AMOUNT + 1,
          'items.0.frozen': { note: mark('frozen') },
          secret: mark('order'),
        },
      },
    );
    await shop.db
      .collection('invitations')
      .updateOne({ _id }, { $set: { secret: mark('invitation'), 'couple.bride.secret': mark('nested') } });
    await shop.db.collection('invitations').updateOne(
      { _id },
      {
        $set: {
          viewSalamKaut: false,
          bankAccount: {
            qrUrl: mark('bank-qr'),
            name: mark('bank-owner'),
            bankName: mark('bank'),
            accountNo: mark('bank-account'),
            secret: mark('bank-nested'),
          },
        },
      },
    );
    const gift = { invitationId: _id, productUrl: '', imageUrl: '', notes: '', enabled: true, reservation: null };
    const given = await shop.db.collection('gifts').insertOne({ ...gift, slot: 0, title: 'Periuk' });
    const giftId = given.insertedId.toHexString();
    await shop.http
      .put('/api/gift/reserve')
      .set('Idempotency-Key', mark('gift-key'))
      .send({ giftId, name: mark('gift-guest'), contactNo: mark('gift-phone'), notes: mark('gift-notes') })
      .expect(200);
    const reserved = await shop.db.collection('gifts').findOne({ _id: given.insertedId });
    const bodyHash: string = reserved?.['reservedBy'].bodyHash;
    await shop.db
      .collection('gifts')
      .insertMany([{ ...gift, slot: 1, title: mark('hidden-gift'), notes: mark('hidden-notes'), enabled: false }]);
    await shop.db.collection('photos').insertMany([
      { invitationId: _id, slot: 0, imageUrl: 'a.webp', order: 0, file: mark('file') },
      { invitationId: _id, slot: 1, imageUrl: mark('unfinished'), order: 1, claimedAt: new Date() },
    ]);
    const rsvp = await shop.http
      .post('/api/wish/add')
      .set('Idempotency-Key', mark('wish-key'))
      .send({ invitationId, from: 'Pak Long', attendanceCount: 3, willAttend: true, message: 'Selamat' })
      .expect(200);
    const wishId: string = rsvp.body.data.wishId;
    const googleId = await shop.db.collection('users').findOne({ _id: new Types.ObjectId(session.userId) });

    const sentinels = [
      'canary-',
      '60198877665',
      '60176655443',
      '198877665',
      '176655443',
      String(AMOUNT),
      String(AMOUNT + 1),
      session.userId,
      session.token,
      wishId,
      fingerprint,
      bodyHash,
      String(googleId?.['googleId'] ?? googleId?.['sub'] ?? 'canary-'),
      '"attendanceCount"',
      '/work',
      'node_modules',
    ];
    const answers = await crawl({
      id: invitationId,
      invitationId,
      designId: 'cv0004',
      orderId,
    });
    const again = { giftId, name: 'Pak Su', contactNo: '', notes: '' };
    answers['PUT /api/gift/reserve'] = (await shop.http.put('/api/gift/reserve').send(again)).text;
    answers['PUT /api/gift/reserve with its key'] = (
      await shop.http.put('/api/gift/reserve').set('Idempotency-Key', mark('gift-key')).send(again)
    ).text;
    expect(Object.keys(answers).length).toBeGreaterThan(8);
    for (const [route, text] of Object.entries(answers)) {
      for (const sentinel of sentinels) {
        // A guest's own RSVP, by its secret, has the number of guests.
        expect([route, sentinel, text.includes(sentinel)]).toEqual([route, sentinel, false]);
      }
    }
    expect(answers['GET /api/invitation/find-one/:id']).toContain(invitationId);
    expect(answers['GET /api/gift/find-by-invitation/:invitationId']).toContain('"reserved":true');
    expect(answers['GET /api/wish/get-all/:id']).toContain('Pak Long');

    // Control: the owner does get what is theirs, so that the marks are where the crawl would have met them.
    const own = await shop.http.get(`/api/invitation/find-one/${invitationId}`).set(session.headers).expect(200);
    const theirs = [mark('gift-guest'), mark('gift-phone'), mark('hidden-gift'), mark('bank-account')];
    for (const sentinel of [...theirs, String(AMOUNT), session.userId]) expect(own.text).toContain(sentinel);
    const nobodys = [mark('frozen'), mark('gift-key'), mark('bank-nested'), mark('unfinished')];
    for (const sentinel of nobodys) expect(own.text).not.toContain(sentinel);
  });

  test('X11 the owner does not get more of a document than its view names either', async () => {
    const { session, orderId } = await newCouple(shop);
    const filter = { _id: new Types.ObjectId(orderId) };
    await shop.db.collection('orders').updateOne(filter, { $set: { secret: mark('order') } });
    for (const path of [`find-one/${orderId}`, `items/${orderId}`, `find-by-user/${session.userId}`]) {
      const { text } = await shop.http.get(`/api/order/${path}`).set(session.headers).expect(200);
      expect(text).not.toContain('canary-');
      expect(text).not.toContain(CUSTOMER.name);
    }
  });
});

/** Asks every public route that is read, with the ids in place of its parameters, and for the sample besides. */
async function crawl(ids: Record<string, string>): Promise<Record<string, string>> {
  const answers: Record<string, string> = {};
  for (const route of PUBLIC_ROUTES.filter((each) => each.startsWith('GET /api') || each.startsWith('GET /health'))) {
    const path = route.slice('GET '.length).replace(/:(\w+)/g, (_all, name: string) => ids[name] ?? 'x');
    answers[route] = (await shop.http.get(path)).text;
    answers[`${route} by the order's id`] = (
      await shop.http.get(path.replaceAll(ids['id'] ?? '', ids['orderId'] ?? ''))
    ).text;
  }
  return answers;
}
