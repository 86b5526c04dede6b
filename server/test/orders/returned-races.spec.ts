import { Types } from 'mongoose';
import { moveItem, recordPayment, signInSeller, storedOrder } from '../admin/support/seller.js';
import { NAMES } from '../invitations/support/bodies.js';
import { newCouple, pay, STANDARD, VIDEO, type Couple } from '../invitations/support/shop.js';
import { startTestApp, type TestApp } from '../support/app.js';
import type { Session } from '../support/sign-in.js';

jest.setTimeout(120_000);

const CARDS = [{ item: 'card', package: '100' }];

let shop: TestApp;
let seller: Session;
beforeAll(async () => {
  shop = await startTestApp();
  seller = await signInSeller(shop);
});
afterAll(() => shop.close());

const put = ({ session }: Couple, path: string, body: object) => shop.http.put(path).set(session.headers).send(body);
const submit = (couple: Couple) => put(couple, '/api/order/submit-details', { id: couple.orderId });
const change = (couple: Couple, items: object[]) =>
  put(couple, '/api/order/update-package', { id: couple.orderId, items });
const payments = (orderId: string) =>
  shop.db
    .collection('payments')
    .find({ orderId: new Types.ObjectId(orderId) })
    .toArray();
const times = <T>(count: number, make: (index: number) => T): T[] => Array.from({ length: count }, (_, i) => make(i));

describe('changes of an order at the same moment', () => {
  it('a return to draft runs beside submissions, approvals, changes of package and payments', async () => {
    for (let round = 0; round < 4; round += 1) {
      const couple = await newCouple(shop, VIDEO);
      await pay(shop, couple.orderId, 43);
      await put(couple, '/api/invitation/update/names', { id: couple.invitationId, ...NAMES }).expect(200);
      await submit(couple).expect(200);
      const before = (await storedOrder(shop, couple.orderId)).revision;
      const [moves, changes, paid] = await Promise.all([
        Promise.all(times(6, (i) => moveItem(shop, seller, couple.orderId, 'video', i % 2 ? 'draft' : 'approval'))),
        Promise.all(times(6, (i) => (i % 2 ? submit(couple) : change(couple, [...VIDEO, ...(i % 4 ? CARDS : [])])))),
        Promise.all(times(3, () => recordPayment(shop, seller, couple.orderId, { amount: 1, overpay: true }))),
      ]);
      const answers = [...moves, ...changes, ...paid];
      expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
      const order = await storedOrder(shop, couple.orderId);
      for (const { status, frozen, returned } of order.items) {
        // What is made has its copy, what is a draft has none; only a draft says why it was returned.
        expect(frozen !== null).toBe(status !== 'draft');
        expect(returned === undefined || status === 'draft').toBe(true);
      }
      const done = [...moves, ...changes].filter(({ status }) => status === 200).length;
      expect(order.revision - before).toBe(done);
      const lines = await payments(couple.orderId);
      expect(lines.map(({ amount }) => amount as number)).toEqual([1, 1, 1]);
      expect(order.paidAmount).toBe(46);
      expect(order.price).toBe(order.items.reduce((sum, { price }) => sum + price, 0));
      expect(order.balance).toBe(order.price - order.discountPrice - order.paidAmount);
    }
  });

  it('one of several payments of all that is owed is entered; one more only with overpay', async () => {
    const couple = await newCouple(shop, VIDEO);
    const answers = await Promise.all([
      ...times(10, () => recordPayment(shop, seller, couple.orderId, { amount: 43 })),
      recordPayment(shop, seller, couple.orderId, { amount: 5, overpay: true }),
    ]);
    const entered = answers.filter(({ status }) => status === 200).length;
    const { paidAmount } = await storedOrder(shop, couple.orderId);
    const lines = await payments(couple.orderId);
    expect(lines).toHaveLength(entered);
    expect(paidAmount).toBe(lines.reduce((sum, { amount }) => sum + (amount as number), 0));
    // The RM 5 were first, and then RM 43 are too much; or they were second.
    expect([5, 48]).toContain(paidAmount);
    const refused = answers.filter(({ status }) => status !== 200).map(({ body }) => String(body.code));
    expect(new Set(refused)).toEqual(new Set(['overpayment']));
  });

  it('a title that is saved while the package changes is stored, and so is the package', async () => {
    const couple = await newCouple(shop, VIDEO);
    const titled = times(10, (i) =>
      put(couple, '/api/invitation/update/names', { id: couple.invitationId, ...NAMES, hashtag: `#tajuk${i}` }),
    );
    const answers = await Promise.all([...titled, ...times(4, (i) => change(couple, i % 2 ? VIDEO : STANDARD))]);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    const invitation = await shop.db
      .collection('invitations')
      .findOne({ _id: new Types.ObjectId(couple.invitationId) });
    expect(invitation?.['hashtag']).toMatch(/^#tajuk\d$/);
    expect(invitation?.['revisions'].names).toBe(10);
    expect((await storedOrder(shop, couple.orderId)).items).toHaveLength(1);
  });
});
