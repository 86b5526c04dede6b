import { startTestApp, type TestApp } from '../support/app.js';
import { smallPicture } from '../support/picture.js';
import { sendForm } from '../http/support/calls.js';
import { closeConnections } from '../http/support/raw.js';
import { sendCall } from '../http/support/multipart.js';
import { newCouple, PREMIUM, STANDARD, VIDEO, type Couple } from './support/shop.js';

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
});
afterAll(async () => {
  closeConnections();
  await shop.close();
});

const SECRETS = ['7712345678', 'Jalan Rahsia', 'Penerima Hadiah', 'Periuk Rahsia', 'Mesej kehadiran'];

/** A premium couple with a photo, a gift, a bank account, a receiver and a dress code. */
async function filledCouple(): Promise<Couple & { photoId: string; giftId: string }> {
  const couple = await newCouple(shop);
  const { session, invitationId } = couple;
  const update = (path: string, body: object) =>
    shop.http
      .put(`/api/invitation/update/${path}`)
      .set(session.headers)
      .send({ id: invitationId, ...body })
      .expect(200);
  const file: [string, Buffer] = ['image', await smallPicture()];
  const photoId = await sendForm(shop, session, 'POST /api/photo/add', { fields: { invitationId, order: '0' }, file });
  const gift = { invitationId, title: 'Periuk Rahsia', url: 'https://example.com/a' };
  const giftId = await sendForm(shop, session, 'POST /api/gift/create', { fields: gift, file });
  await sendCall(shop.url, {
    method: 'PUT',
    path: '/api/invitation/update/salam-kaut',
    headers: session.headers,
    multipart: { fields: { invitationId, name: 'Ali', bankName: 'Bank', accountNo: '7712345678', show: 'true' }, file },
  });
  await update('gift-receiver-info', { name: 'Penerima Hadiah', address: 'Jalan Rahsia' });
  await update('attendance-info', { show: true, limit: 0, totalLimit: 0, message: 'Mesej kehadiran' });
  await update('dress-code', { enabled: true, male: 'Songket', female: 'Kebaya' });
  return { ...couple, photoId, giftId };
}

const change = ({ session, orderId }: Couple, items: object[]) =>
  shop.http.put('/api/order/update-package').set(session.headers).send({ id: orderId, items }).expect(200);
const publicly = async ({ invitationId }: Couple) =>
  (await shop.http.get(`/api/invitation/find-one/${invitationId}`).expect(200)).body.data;
const own = async ({ session, invitationId }: Couple) =>
  (await shop.http.get(`/api/invitation/find-one/${invitationId}`).set(session.headers).expect(200)).body.data;
const guestGifts = async ({ invitationId }: Couple) =>
  (await shop.http.get(`/api/gift/find-by-invitation/${invitationId}`).expect(200)).body.data;
const remove = ({ session }: Couple, path: string, body: object) =>
  shop.http.delete(path).set(session.headers).send(body);

test('after a change to standard nothing of premium is published; a change back shows it again', async () => {
  const couple = await filledCouple();
  const before = await publicly(couple);
  // Control: with premium all of it is there.
  for (const secret of SECRETS) expect(JSON.stringify(before)).toContain(secret);
  expect([before.photos.length, before.gifts.length]).toEqual([1, 1]);

  await change(couple, STANDARD);
  const after = await publicly(couple);
  for (const secret of SECRETS) expect(JSON.stringify(after)).not.toContain(secret);
  expect([after.photos, after.gifts, await guestGifts(couple)]).toEqual([[], [], []]);
  expect(after.invitation.bankAccount.qrUrl).toBeNull();
  expect(after.invitation.dressCode).toEqual({ enabled: true, male: 'Songket', female: 'Kebaya' });
  const reserved = await shop.http.put('/api/gift/reserve').send({ giftId: couple.giftId, name: 'Mak Long' });
  expect(reserved.body.code).toBe('package-required');
  const kept = await own(couple);
  expect([kept.photos.length, kept.gifts.length, kept.invitation.giftDeliveryAddress]).toEqual([1, 1, 'Jalan Rahsia']);

  await change(couple, VIDEO);
  expect((await publicly(couple)).invitation.dressCode).toEqual({ enabled: false, male: '', female: '' });

  await change(couple, PREMIUM);
  const { order: _order, ...shown } = await publicly(couple);
  expect(shown).toEqual(expect.objectContaining({ photos: before.photos, gifts: before.gifts }));
  expect(shown.invitation).toEqual(before.invitation);
});

test('without the package the couple delete their photo, gift, receiver and bank account', async () => {
  const couple = await filledCouple();
  const { invitationId: id } = couple;
  await change(couple, STANDARD);
  await remove(couple, '/api/photo/delete', { id: couple.photoId, invitationId: id }).expect(200);
  await remove(couple, '/api/gift/delete', { id: couple.giftId, invitationId: id }).expect(200);
  await remove(couple, '/api/invitation/gift-receiver', { id }).expect(200);
  const answer = await remove(couple, '/api/invitation/salam-kaut', { id }).expect(200);
  expect(answer.body.data.invitation).toMatchObject({
    bankAccount: { qrUrl: null, name: '', bankName: '', accountNo: '' },
    giftReceiverName: '',
    giftDeliveryAddress: '',
  });
  const { photos, gifts } = await own(couple);
  expect([photos, gifts]).toEqual([[], []]);
  // Adding needs the package as before.
  const receiver = { id, name: 'Ali', address: 'Jalan 1' };
  const added = await shop.http
    .put('/api/invitation/update/gift-receiver-info')
    .set(couple.session.headers)
    .send(receiver);
  expect(added.body.code).toBe('package-required');
});

test('what is another couple’s cannot be deleted', async () => {
  const [couple, stranger] = [await filledCouple(), await newCouple(shop)];
  const { invitationId: id } = couple;
  for (const path of ['/api/invitation/gift-receiver', '/api/invitation/salam-kaut']) {
    expect((await remove(stranger, path, { id })).status).toBe(404);
    expect((await shop.http.delete(path).send({ id })).status).toBe(403);
  }
  expect((await own(couple)).invitation.giftDeliveryAddress).toBe('Jalan Rahsia');
});
