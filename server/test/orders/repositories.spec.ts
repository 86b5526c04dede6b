import { toObjectId } from '../../src/common/object-id.js';
import { InvitationsRepository } from '../../src/modules/invitations/invitations.repository.js';
import { OrdersRepository } from '../../src/modules/orders/records/orders.repository.js';
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
