import { randomObjectId, toObjectId } from '../../src/common/object-id.js';
import { InvitationsRepository } from '../../src/modules/invitations/invitations.repository.js';
import { LedgerService } from '../../src/modules/orders/ledger/ledger.service.js';
import type { PaymentRecord } from '../../src/modules/orders/ledger/payment.schema.js';
import { OrdersRepository } from '../../src/modules/orders/records/orders.repository.js';
import { eraseOrders } from '../../src/operations/privacy/erase-orders.js';
import { newCouple } from '../invitations/support/shop.js';
import { startTestApp, type TestApp } from '../support/app.js';

/** What may be passed as an id when a check before it failed. */
const NO_IDS: unknown[] = [
  undefined,
  null,
  '',
  {},
  { $ne: null },
  ['0123456789abcdef01234567'],
  5,
  '0123456789ab',
  'x'.repeat(24),
];

describe('X16 X23 no query runs with an unknown filter value', () => {
  let shop: TestApp;
  beforeAll(async () => {
    shop = await startTestApp();
    await newCouple(shop);
  });
  afterAll(() => shop.close());

  test.each(NO_IDS.map((id) => [JSON.stringify(id) ?? 'undefined', id]))('X16 %s finds nothing', async (_name, id) => {
    const [orders, invitations] = [shop.app.get(OrdersRepository), shop.app.get(InvitationsRepository)];
    expect(toObjectId(id)).toBeNull();
    expect(await orders.find(id as string)).toBeNull();
    expect(await orders.findByInvitation(id as string)).toBeNull();
    expect(await orders.findByUser(id as string)).toEqual([]);
    expect(await invitations.find(id as string)).toBeNull();
  });

  test('X16 an unknown key in a filter throws instead of matching everything', async () => {
    for (const model of Object.values(shop.db.models)) {
      await expect(model.findOne({ misspelt: 1 }).exec()).rejects.toThrow(/misspelt/);
    }
  });

  test('X16 an unknown field in an update throws instead of being stored', async () => {
    const model = shop.db.model('Invitation');
    await expect(model.updateOne({}, { $set: { misspelt: 1 } }).exec()).rejects.toThrow(/misspelt/);
  });
});

describe('X50 no line of the ledger is lost', () => {
  let shop: TestApp;
  beforeAll(async () => {
    shop = await startTestApp();
  });
  afterAll(() => shop.close());

  const payment = (more: Partial<PaymentRecord> = {}): PaymentRecord => ({
    _id: randomObjectId(),
    orderId: randomObjectId(),
    key: randomObjectId().toHexString(),
    request: null,
    amount: 7,
    method: 'cash',
    reference: '',
    note: '',
    reverses: null,
    recordedBy: randomObjectId(),
    at: new Date('2026-11-20T00:00:00Z'),
    ...more,
  });
  const stored = () => shop.db.collection('payments').countDocuments();

  test('X50 a line that is stored twice is one', async () => {
    const ledger = shop.app.get(LedgerService);
    const [line, before] = [payment(), await stored()];
    await ledger.write(line);
    await ledger.write(line);
    expect(await stored()).toBe(before + 1);
    expect(await ledger.findByKey(line.key)).toEqual(line);
  });

  test('X50 a line whose key another line has is refused', async () => {
    const ledger = shop.app.get(LedgerService);
    const [line, before] = [payment(), await stored()];
    await ledger.write(line);
    await expect(ledger.write(payment({ key: line.key }))).rejects.toThrow('E11000');
    expect(await stored()).toBe(before + 1);
  });

  test('X50 an order whose line of the ledger is refused is not erased', async () => {
    const [line, userId, _id] = [payment(), randomObjectId(), randomObjectId()];
    await shop.app.get(LedgerService).write(line);
    const entry = {
      _id: randomObjectId(),
      audit: {
        _id: randomObjectId(),
        at: line.at,
        actorId: line.recordedBy,
        action: 'order.payment-recorded',
        subject: { kind: 'order', id: _id.toHexString() },
        details: {},
      },
      payment: payment({ orderId: _id, key: line.key }),
    };
    const orders = shop.db.collection('orders');
    await orders.insertOne({ _id, userId, paidAmount: 7, items: [], outbox: [entry] });
    await expect(eraseOrders(shop.db.getClient().db(), userId, new Date())).rejects.toThrow('E11000');
    expect(await orders.findOne({ _id })).toMatchObject({ outbox: [{ _id: entry._id }] });
    expect(await orders.countDocuments({ _id, erasedAt: { $exists: true } })).toBe(0);

    // As soon as the other line is gone, the next run stores this one.
    await shop.db.collection('payments').deleteOne({ _id: line._id });
    await eraseOrders(shop.db.getClient().db(), userId, new Date());
    expect(await shop.app.get(LedgerService).findByKey(line.key)).toEqual(entry.payment);
    expect(await orders.countDocuments({ _id, erasedAt: { $exists: true } })).toBe(1);
  });
});
