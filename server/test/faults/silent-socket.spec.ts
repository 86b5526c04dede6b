import { setImmediate as turn } from 'node:timers/promises';
import { Types } from 'mongoose';
import { BatchQueue } from '../../src/common/batch-queue.js';
import { insertBatch } from '../../src/common/insert-batch.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { testDatabase } from '../support/database.js';
import { answer, type Couple, newCouple } from '../rsvp/support/couple.js';
import { startSilentProxy, type SilentProxy } from './support/silent-proxy.js';

let link: SilentProxy;
let shop: TestApp;
let couples: [Couple, Couple];
beforeAll(async () => {
  const uri = new URL(testDatabase());
  link = await startSilentProxy(Number(uri.port));
  uri.port = String(link.port);
  shop = await startTestApp({ mongoUri: uri.href });
  couples = [await newCouple(shop), await newCouple(shop)];
});
afterAll(async () => {
  await link.close();
  await shop.close().catch(() => undefined);
});
afterEach(() => link.cutSilent());

const readsOrder = async ({ owner, orderId }: Couple): Promise<number> =>
  (await fetch(`${shop.url}/api/order/find-one/${orderId}`, { headers: owner.headers })).status;

describe('one silent connection to the database delays its own request, and no other customer’s', () => {
  it('among guests’ RSVPs', async () => {
    const [first, second] = couples;
    link.silenceNext('insert', 'wishes');
    const held = answer(shop.url, first.invitationId, 1).then(() => 'the held one');
    await link.silenced();
    const other = answer(shop.url, second.invitationId, 1);
    expect(await Promise.race([held, other])).toMatchObject({ status: 200 });
    expect(link.silent()).toBe(1);
  });

  it.each(['orders', 'invitations', 'attendances'])('among new orders, at their insert into %s', async (collection) => {
    link.silenceNext('insert', collection);
    const held = newCouple(shop).then(
      () => 'the held one',
      () => 'the held one',
    );
    await link.silenced();
    const other = newCouple(shop);
    expect(await Promise.race([held, other])).toHaveProperty('invitationId');
    expect(link.silent()).toBe(1);
  });

  it('among signed-in requests, when their user is read', async () => {
    const [first, second] = couples;
    link.silenceNext('find', 'users');
    const held = readsOrder(first).then(() => 'the held one');
    await link.silenced();
    expect(await Promise.race([held, readsOrder(second)])).toBe(200);
    expect(link.silent()).toBe(1);
  });

  it('control: with one queue for all invitations the second waits for the first', async () => {
    const queue = new BatchQueue<{ _id: Types.ObjectId }, void>({
      keyOf: () => 'all',
      work: (records) => insertBatch(shop.db.collection('records'), records),
      maxBatchSize: 50,
    });
    link.silenceNext('insert', 'records');
    const held = queue.run({ _id: new Types.ObjectId() }).catch(() => undefined);
    await link.silenced();
    let isDone = false;
    const other = queue.run({ _id: new Types.ObjectId() }).then(
      () => (isDone = true),
      () => (isDone = true),
    );
    for (let round = 0; round < 20; round += 1) await shop.db.db?.command({ ping: 1 });
    await turn();
    expect(isDone).toBe(false);
    link.cutSilent();
    await Promise.all([held, other]);
  });
});
