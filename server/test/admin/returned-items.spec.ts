import { NAMES } from '../invitations/support/bodies.js';
import { newCouple, pay, VIDEO, type Couple } from '../invitations/support/shop.js';
import { startTestApp, type TestApp } from '../support/app.js';
import type { Session } from '../support/sign-in.js';
import { moveItem, signInSeller, storedOrder } from './support/seller.js';

const REASON = 'Nama pengantin belum diisi.';
let shop: TestApp;
let seller: Session;
beforeAll(async () => {
  shop = await startTestApp();
  seller = await signInSeller(shop);
});
afterAll(() => shop.close());

const submit = ({ session, orderId }: Couple) =>
  shop.http.put('/api/order/submit-details').set(session.headers).send({ id: orderId });
const items = async ({ session, orderId }: Couple) =>
  (await shop.http.get(`/api/order/items/${orderId}`).set(session.headers).expect(200)).body.data.items;
const order = async ({ session, orderId }: Couple) =>
  (await shop.http.get(`/api/order/find-one/${orderId}`).set(session.headers).expect(200)).body.data.order;
const move = (orderId: string, body: object) =>
  shop.http
    .put(`/api/admin/order/${orderId}/item`)
    .set(seller.headers)
    .send({ item: 'video', ...body });

async function submitted(): Promise<Couple> {
  const couple = await newCouple(shop, VIDEO);
  await pay(shop, couple.orderId, 43);
  await submit(couple).expect(200);
  return couple;
}

test('a client that follows the API literally submits without names, date and place, as before', async () => {
  const couple = await submitted();
  expect((await items(couple))[0]).toMatchObject({ status: 'in-progress', frozen: { date: null } });
  expect((await submit(couple)).body.code).toBe('nothing-to-submit');
});

test('an item is returned with a reason that the customer reads, corrected, and submitted with new details', async () => {
  const couple = await submitted();
  const moved = await move(couple.orderId, { to: 'draft', reason: REASON }).expect(200);
  const returned = { at: expect.stringMatching(/Z$/), reason: REASON };
  expect(moved.body.data.order.items[0]).toMatchObject({ status: 'draft', returned, submittedAt: null, dueOn: null });
  expect((await order(couple)).items[0]).toMatchObject({ status: 'draft', returned });
  expect((await items(couple))[0]).toMatchObject({ status: 'draft', returned, frozen: null });
  const adminOrder = await shop.http.get(`/api/admin/order/find-one/${couple.orderId}`).set(seller.headers).expect(200);
  const details = { item: 'video', from: 'in-progress', to: 'draft', reason: REASON };
  expect(adminOrder.body.data.audit[0]).toMatchObject({ action: 'order.item-moved', details });

  await shop.http
    .put('/api/invitation/update/names')
    .set(couple.session.headers)
    .send({ id: couple.invitationId, ...NAMES })
    .expect(200);
  await submit(couple).expect(200);
  const [again] = await items(couple);
  expect(again).toMatchObject({ status: 'in-progress', frozen: { couple: NAMES.couple } });
  expect(again).not.toHaveProperty('returned');
  expect((await storedOrder(shop, couple.orderId)).items[0]).not.toHaveProperty('returned');
});

test('public responses contain nothing of a returned item', async () => {
  const couple = await submitted();
  await move(couple.orderId, { to: 'draft', reason: REASON }).expect(200);
  const { text } = await shop.http.get(`/api/invitation/find-one/${couple.invitationId}`).expect(200);
  expect(text).not.toContain('returned');
  expect(text).not.toContain(REASON);
});

test.each([
  ['no reason', { to: 'draft' }, 'reason', 'Required'],
  ['an empty one', { to: 'draft', reason: '  ' }, 'reason', 'Required'],
  ['an invisible one', { to: 'draft', reason: '\u200b' }, 'reason', 'Required'],
  ['null', { to: 'draft', reason: null }, 'reason', 'Required'],
  ['301 letters', { to: 'draft', reason: 'x'.repeat(301) }, 'reason', 'At most 300 characters'],
  ['a reason with another step', { to: 'approval', reason: REASON }, 'reason', 'Unknown field'],
])('%s is refused, and the item stays', async (_name, body, field, message) => {
  const couple = await submitted();
  const answer = await move(couple.orderId, body);
  expect([answer.status, answer.body.data.error.fields]).toEqual([400, [{ field, message }]]);
  expect((await items(couple))[0].status).toBe('in-progress');
});

test('a reason has at most 300 letters; an item past in-progress is not returned', async () => {
  const couple = await submitted();
  await moveItem(shop, seller, couple.orderId, 'video', 'approval').expect(200);
  expect((await move(couple.orderId, { to: 'draft', reason: REASON })).status).toBe(409);
  await moveItem(shop, seller, couple.orderId, 'video', 'in-progress').expect(200);
  await move(couple.orderId, { to: 'draft', reason: 'é'.repeat(300) }).expect(200);
});

test('of 20 returns at once one counts; a submission and a return never mix', async () => {
  const couple = await submitted();
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => move(couple.orderId, { to: 'draft', reason: REASON })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(19).fill(409)]);
  await Promise.all([submit(couple), move(couple.orderId, { to: 'draft', reason: REASON })]);
  const [item] = (await storedOrder(shop, couple.orderId)).items;
  expect(
    item?.status === 'draft' ? item.frozen === null && item.returned : item?.frozen && !item.returned,
  ).toBeTruthy();
});
