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
  test('X11 no anonymous answer holds a private field', async () => {
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
    await shop.db.collection('gifts').insertOne({
      invitationId: _id,
      title: 'Periuk',
      productUrl: '',
      imageUrl: '',
      notes: '',
      enabled: true,
      reservation: { name: mark('gift-guest'), contactNo: mark('gift-phone'), notes: mark('gift-notes') },
    });
    await shop.db
      .collection('photos')
      .insertOne({ invitationId: _id, imageUrl: 'a.webp', order: 0, file: mark('file') });
    const wish = await shop.http
      .post('/api/wish/add')
      .set('Idempotency-Key', mark('wish-key'))
      .send({ invitationId, from: 'Pak Long', attendanceCount: 3, willAttend: true, message: 'Selamat' })
      .expect(200);
    const wishId: string = wish.body.data.wishId;
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
    expect(Object.keys(answers).length).toBeGreaterThan(8);
    for (const [route, text] of Object.entries(answers)) {
      for (const sentinel of sentinels) {
        // A guest's own answer, by the secret that only the guest has, says how many come.
        expect([route, sentinel, text.includes(sentinel)]).toEqual([route, sentinel, false]);
      }
    }
    expect(answers['GET /api/invitation/find-one/:id']).toContain(invitationId);
    expect(answers['GET /api/gift/find-by-invitation/:invitationId']).toContain('"reserved":true');
    expect(answers['GET /api/wish/get-all/:id']).toContain('Pak Long');

    // Control: the owner does get what is theirs, so that the marks are where the crawl would have met them.
    const own = await shop.http.get(`/api/invitation/find-one/${invitationId}`).set(session.headers).expect(200);
    for (const sentinel of [mark('gift-guest'), String(AMOUNT), session.userId]) expect(own.text).toContain(sentinel);
    expect(own.text).not.toContain(mark('frozen'));
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
