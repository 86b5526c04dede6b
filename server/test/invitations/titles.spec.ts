import { Types } from 'mongoose';
import { startTestApp, type TestApp } from '../support/app.js';
import { newCouple, pay, VIDEO, type Couple } from './support/shop.js';

const FORM_DEFAULT = 'UNDANGAN PERKAHWINAN';
let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
});
afterAll(() => shop.close());

const get = async ({ session }: Couple, path: string) =>
  (await shop.http.get(`/api/${path}`).set(session.headers).expect(200)).body.data;
const put = (couple: Couple, path: string, body: object) =>
  shop.http
    .put(`/api/${path}`)
    .set(couple.session.headers)
    .send({ id: couple.invitationId, ...body });
const stored = (couple: Couple) =>
  shop.db.collection('invitations').findOne({ _id: new Types.ObjectId(couple.invitationId) });

/** Makes the invitation as orders before 2026-11-23 did: with the form's default stored. */
async function asBefore(couple: Couple): Promise<void> {
  const _id = new Types.ObjectId(couple.invitationId);
  await shop.db.collection('invitations').updateOne({ _id }, { $set: { title: FORM_DEFAULT } });
}

/** The title in every answer that carries one. */
async function titles(couple: Couple): Promise<string[]> {
  const own = await get(couple, `invitation/find-one/${couple.invitationId}`);
  const publicly = (await shop.http.get(`/api/invitation/find-one/${couple.invitationId}`)).body.data;
  const list = await get(couple, `order/find-by-user/${couple.session.userId}`);
  const order = await get(couple, `order/find-one/${couple.orderId}`);
  const items = await get(couple, `order/items/${couple.orderId}`);
  return [own.invitation, publicly.invitation, list[0].invitation[0], order.invitation, items.invitation].map(
    ({ title }: { title: string }) => title,
  );
}

describe.each([
  ['a new order', () => Promise.resolve()],
  ['an order with the default of before in it', asBefore],
])('the title of %s', (_name, prepare) => {
  test('is empty in every response until one is saved, and its document stays as it is', async () => {
    const couple = await newCouple(shop);
    await prepare(couple);
    const before = await stored(couple);
    expect(new Set(await titles(couple))).toEqual(new Set(['']));
    expect(await stored(couple)).toEqual(before);
  });

  test('is not saved with another section', async () => {
    const couple = await newCouple(shop);
    await prepare(couple);
    const answer = await put(couple, 'invitation/update/doa', { doa: 'Aamiin.' }).expect(200);
    expect(answer.body.data.invitation.title).toBe('');
  });

  test.each(['main-page', 'design-language'])('is saved by %s, the form’s default too', async (section) => {
    const couple = await newCouple(shop);
    await prepare(couple);
    const more = { design: 'cv0004', language: 'malay', coupleNo: 1, openingOption: 'fade-out' };
    const body = { title: FORM_DEFAULT, ...(section === 'main-page' ? {} : { ...more, customOpeningLogo: false }) };
    await put(couple, `invitation/update/${section}`, body).expect(200);
    expect(new Set(await titles(couple))).toEqual(new Set([FORM_DEFAULT]));
  });

  test('stays as it is with design-language without a title', async () => {
    const couple = await newCouple(shop);
    await prepare(couple);
    const more = { design: 'cv0004', language: 'malay', coupleNo: 1, openingOption: 'fade-out' };
    const body = { ...more, customOpeningLogo: false };
    await put(couple, 'invitation/update/design-language', body).expect(200);
    expect(new Set(await titles(couple))).toEqual(new Set(['']));
    await put(couple, 'invitation/update/main-page', { title: 'MAJLIS' }).expect(200);
    await put(couple, 'invitation/update/design-language', body).expect(200);
    expect(new Set(await titles(couple))).toEqual(new Set(['MAJLIS']));
  });

  test.each([
    ['malay', 'WALIMATUL URUS'],
    ['english', 'WEDDING INVITATION'],
  ])('is in the confirmed details of a %s video as the card shows it', async (language, title) => {
    const couple = await newCouple(shop, VIDEO, { language });
    await prepare(couple);
    await pay(shop, couple.orderId, 43);
    await put(couple, 'order/submit-details', { id: couple.orderId }).expect(200);
    const { items } = await get(couple, `order/items/${couple.orderId}`);
    expect(items[0].frozen.title).toBe(title);
  });
});
