import { DIGITAL_OPTIONS } from '@serikad/shared/pricing/price-list';
import { Types } from 'mongoose';
import { balanceOf } from '../../src/modules/orders/records/order-balance.js';
import type { StoredOrder } from '../../src/modules/orders/records/order.schema.js';
import { recordPayment, reversePayment, signInSeller, storedOrder } from '../admin/support/seller.js';
import { newCouple, PREMIUM, type Couple } from '../invitations/support/shop.js';
import { startTestApp, type TestApp } from '../support/app.js';
import type { Session } from '../support/sign-in.js';

let shop: TestApp;
let seller: Session;
beforeAll(async () => {
  shop = await startTestApp();
  seller = await signInSeller(shop);
});
afterAll(() => shop.close());

const CHOICES = DIGITAL_OPTIONS.map(({ items }) =>
  items.map(({ item, package: itemPackage }) => ({ item, package: itemPackage })),
);

/** The same numbers for the same seed, from 0 up to but without 1. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647;
}

/** What happens to an order, some of it at the same time: payments, reversals and changes of the package. */
async function history({ session, orderId }: Couple, seed: number): Promise<void> {
  const next = numbers(seed);
  const payments: string[] = [];
  const pay = async (): Promise<void> => {
    const { body } = await recordPayment(shop, seller, orderId, { amount: 1 + Math.floor(next() * 60), overpay: true });
    payments.push(body.data.payment._id);
  };
  const reverse = async (): Promise<void> => {
    const payment = payments.shift();
    if (payment !== undefined) await reversePayment(shop, seller, payment);
  };
  const change = async (): Promise<void> => {
    const items = CHOICES[Math.floor(next() * CHOICES.length)];
    await shop.http.put('/api/order/update-package').set(session.headers).send({ id: orderId, items });
  };
  for (let turn = 0; turn < 4; turn += 1) {
    await Promise.all(
      Array.from({ length: 3 }, () => {
        const choice = next();
        return choice < 0.4 ? pay() : choice < 0.6 ? reverse() : change();
      }),
    );
  }
}

/** What a server of the version before wrote: the sums alone. */
const writeAsBefore = (orderId: string, change: object): Promise<unknown> =>
  shop.db.collection('orders').updateOne({ _id: new Types.ObjectId(orderId) }, change);

describe('the balance is stored with each change of the sums', () => {
  it('a new order owes its total', async () => {
    const { orderId } = await newCouple(shop);
    expect(await storedOrder(shop, orderId)).toMatchObject({ price: 48, paidAmount: 0, balance: 48 });
  });

  it('after random histories, some of them at the same time, it is total less paid', async () => {
    const balances = new Set<number>();
    for (let seed = 1; seed <= 12; seed += 1) {
      const couple = await newCouple(shop);
      await history(couple, seed);
      const order = await storedOrder(shop, couple.orderId);
      expect([seed, order.balance]).toEqual([seed, balanceOf(order)]);
      balances.add(order.balance);
    }
    // Otherwise nothing was shown: some owe, some have credit.
    expect(balances.size).toBeGreaterThan(5);
    expect(Math.min(...balances)).toBeLessThan(0);
    expect(Math.max(...balances)).toBeGreaterThan(0);
  }, 120_000);

  it('control: sums that are written without it leave it wrong', async () => {
    const { orderId } = await newCouple(shop);
    await writeAsBefore(orderId, { $inc: { paidAmount: 20 } });
    const order = await storedOrder(shop, orderId);
    expect([order.balance, balanceOf(order)]).toEqual([48, 28]);
  });

  it.each([
    ['its customer’s list of orders', (couple: Couple) => `/api/order/find-by-user/${couple.session.userId}`],
    ['its customer’s read of the order', (couple: Couple) => `/api/order/find-one/${couple.orderId}`],
  ])('an order that a server of the version before changed is corrected by %s', async (_, path) => {
    const couple = await newCouple(shop);
    await writeAsBefore(couple.orderId, { $inc: { paidAmount: 20 } });
    await shop.http.get(path(couple)).set(couple.session.headers).expect(200);
    expect(await storedOrder(shop, couple.orderId)).toMatchObject({ paidAmount: 20, balance: 28 });
  });

  it.each(['/api/admin/order/find', '/api/admin/order/find-one/'])(
    'an order that a server of the version before made is corrected by the seller’s %s',
    async (path) => {
      const { orderId } = await newCouple(shop);
      await writeAsBefore(orderId, { $unset: { balance: 1 } });
      await shop.http
        .get(path.endsWith('/') ? path + orderId : path)
        .set(seller.headers)
        .expect(200);
      expect(await storedOrder(shop, orderId)).toMatchObject({ balance: 48 });
    },
  );

  it('an order that a server of the version before changed is corrected by the next payment, too', async () => {
    const { orderId } = await newCouple(shop, PREMIUM);
    await writeAsBefore(orderId, { $unset: { balance: 1 } });
    await recordPayment(shop, seller, orderId, { amount: 8 }).expect(200);
    const order: StoredOrder = await storedOrder(shop, orderId);
    expect(order).toMatchObject({ paidAmount: 8, balance: 40 });
  });
});
