import mongoose, { type Connection } from 'mongoose';
import { connectionOptionsFor } from '../../src/database/connection.js';
import { orderBalance } from '../../src/database/migrations/order-balance.js';
import { testDatabase } from '../support/database.js';

const BATCH = 5_000;
const ORDERS = 2.5 * BATCH;
const report = (): void => undefined;
let connection: Connection;
beforeEach(async () => {
  const uri = testDatabase();
  connection = await mongoose.createConnection(uri, connectionOptionsFor(uri)).asPromise();
  await orders().insertMany(
    Array.from({ length: ORDERS }, (_, n) => ({ price: 200, discountPrice: 15, paidAmount: n % 300, n })),
  );
});
afterEach(() => connection.close());

const orders = () => connection.getClient().db().collection('orders');
const wrong = () =>
  orders().countDocuments({
    $expr: { $ne: ['$balance', { $subtract: [{ $subtract: ['$price', '$discountPrice'] }, '$paidAmount'] }] },
  });

/** Aborts when the step looks at the signal for the n-th time. */
function abortingAt(turn: number): AbortSignal {
  const control = new AbortController();
  let looked = 0;
  jest.spyOn(control.signal, 'throwIfAborted').mockImplementation(() => {
    looked += 1;
    if (looked === turn) throw new Error('cut here');
  });
  return control.signal;
}

describe('migration "orders: balance"', () => {
  it('gives every order its balance, and does nothing the second time', async () => {
    const { signal } = new AbortController();
    await orderBalance.run(connection.getClient().db(), signal, report);
    expect(await wrong()).toBe(0);
    expect(await orders().countDocuments({ balance: { $lt: 0 } })).toBeGreaterThan(0);
    const before = await orders().find().toArray();
    await orderBalance.run(connection.getClient().db(), signal, report);
    expect(await orders().find().toArray()).toEqual(before);
  });

  it.each([2, 3])(
    'continues where it was when it was cut before its batch %i, and overwrites no later balance',
    async (turn) => {
      const db = connection.getClient().db();
      await expect(orderBalance.run(db, abortingAt(turn), report)).rejects.toThrow('cut here');
      expect(await wrong()).toBe(ORDERS - (turn - 1) * BATCH);
      // A payment in between; only its own write has the new balance.
      const paid = await orders().findOneAndUpdate({ n: 7 }, { $set: { balance: -1 } }, { returnDocument: 'after' });
      await orderBalance.run(db, new AbortController().signal, report);
      expect(await wrong()).toBe(1);
      expect(await orders().findOne({ n: 7 })).toEqual(paid);
    },
  );
});
