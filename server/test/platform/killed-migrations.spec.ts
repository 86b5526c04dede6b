import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type mongo, Types } from 'mongoose';
import { giftCreatedAt } from '../../src/database/migrations/gift-created-at.js';
import { orderBalance } from '../../src/database/migrations/order-balance.js';
import { wishesHaveMessage } from '../../src/database/migrations/wishes-have-message.js';
import type { Migration } from '../../src/database/migrations/migration.js';
import { MIGRATIONS, SCHEMA_VERSION } from '../../src/database/migrations/migrations.js';
import { SCHEMA_ID, schemaStates } from '../../src/database/schema-state.js';
import { recordPayment, signInSeller } from '../admin/support/seller.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { until } from '../support/processes.js';
import { freePort, type ServerProcess, startServer } from '../support/server-process.js';
import type { Session } from '../support/sign-in.js';
import { answer, balanced, books, type Couple, newCouple, sendJson } from '../rsvp/support/couple.js';
import { storeCounted } from '../rsvp/support/removals.js';

jest.setTimeout(240_000);

/** Documents of the old shape beside those that are used: a step takes a second or more for them. */
const OTHERS = 40_000;
const KILLS = 3;
const folder = mkdtempSync(join(tmpdir(), 'killed-migrations-'));
const running: ServerProcess[] = [];
/** A server that has migrated already and serves, while another one begins to migrate the same database. */
let shop: TestApp;
let db: mongo.Db;
let seller: Session;
let couple: Couple;
beforeEach(async () => {
  shop = await startTestApp();
  db = shop.db.getClient().db();
  seller = await signInSeller(shop);
  couple = await newCouple(shop);
});
afterEach(async () => {
  for (const server of running.splice(0)) server.signal('SIGKILL');
  await shop.close();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/**
 * Writes filler documents, half of them with smaller ids than anything that is written afterwards, half with larger.
 */
async function storeOthers(collection: string, make: (n: number) => object): Promise<void> {
  const others = Array.from({ length: OTHERS }, (_, n) => {
    const second = n % 2 === 0 ? 1_000_000 + n : 0xf0000000 + n;
    return { _id: Types.ObjectId.createFromTime(second), invitationId: new Types.ObjectId(), ...make(n) };
  });
  for (let at = 0; at < OTHERS; at += 10_000) await db.collection(collection).insertMany(others.slice(at, at + 10_000));
}

/** Kills servers in the middle of a step, each a little later, then lets one finish it. */
async function killInside(step: Migration, left: () => Promise<number>): Promise<void> {
  await schemaStates(db).updateOne({ _id: SCHEMA_ID }, { $set: { version: 1 + MIGRATIONS.indexOf(step) } });
  const all = await left();
  const env = { MONGODB_URI: shop.mongoUri, DATA_DIR: join(folder, couple.orderId), LOG_LEVEL: 'warn' };
  const start = async (): Promise<ServerProcess> => {
    const server = startServer({ ...env, PORT: String(await freePort()) }, folder);
    running.push(server);
    return server;
  };
  for (let kill = 1; kill <= KILLS; kill += 1) {
    const before = await left();
    const server = await start();
    await until(async () => (await left()) < before, 60_000);
    server.signal('SIGKILL');
    await server.exit();
    expect(await left()).toBeGreaterThan(0);
    // As if the time had passed for which the lease of a process that was killed stays valid.
    await schemaStates(db).updateOne({ _id: SCHEMA_ID }, { $set: { 'lease.until': new Date(0) } });
  }
  expect(await left()).toBeLessThan(all);
  const last = await start();
  await last.up();
  expect(await schemaStates(db).findOne({ _id: SCHEMA_ID })).toMatchObject({ version: SCHEMA_VERSION });
  expect(await left()).toBe(0);
  last.signal('SIGTERM');
  await last.exit();
}

/** Repeats something for as long as something else lasts. @returns what it made */
async function meanwhile<T>(repeated: (turn: number) => Promise<T>, work: () => Promise<void>): Promise<T[]> {
  const made: T[] = [];
  const working = new AbortController();
  const traffic = (async (): Promise<void> => {
    for (let turn = 0; !working.signal.aborted; turn += 1) {
      made.push(await repeated(turn));
      await pause(20);
    }
  })();
  try {
    await work();
  } finally {
    working.abort();
    await traffic;
  }
  return made;
}

describe('SIGKILL inside a migration, while a server that has migrated serves', () => {
  it('wishes: every RSVP is there once, and listed by its message', async () => {
    await storeOthers('wishes', (n) => ({ key: `k${n}`, op: `o${n}`, secretHash: `s${n}`, message: n % 3 ? 'x' : '' }));
    const old = await storeCounted(shop, couple, 900);
    const wishes = db.collection('wishes');
    await wishes.updateMany({}, { $unset: { hasMessage: 1 } });
    const deleted: string[] = [];
    const added = await meanwhile(
      async (turn) => {
        const gone = old[turn * 3];
        if (gone) {
          const body = { wishId: gone._id.toHexString() };
          const done = await sendJson(shop.url, 'DELETE', '/api/wish/delete', body, couple.owner.headers);
          expect(done.status).toBe(200);
          deleted.push(gone._id.toHexString());
        }
        return answer(shop.url, couple.invitationId, turn % 3, { more: { message: turn % 2 ? 'Tahniah' : '' } });
      },
      () => killInside(wishesHaveMessage, () => wishes.countDocuments({ key: { $exists: true }, hasMessage: null })),
    );
    expect(added.every(({ status }) => status === 200)).toBe(true);
    expect(deleted.length).toBeGreaterThan(5);
    const { guests, stored, ...rest } = await books(shop, couple.invitationId);
    expect({ guests, stored, ...rest }).toEqual(balanced({ guests, stored: 900 - deleted.length + added.length }));
    expect(await wishes.countDocuments({ key: { $regex: /^k\d/ } })).toBe(OTHERS);
    const wrong = { key: { $exists: true }, $expr: { $ne: ['$hasMessage', { $ne: ['$message', ''] }] } };
    expect(await wishes.countDocuments(wrong)).toBe(0);
  });

  it.each(['gifts', 'photos'])('%s: each has the time of its id once, new ones keep their own', async (name) => {
    const records = db.collection(name);
    await storeOthers(name, () => ({ slot: 0, imageUrl: 'x', order: 0 }));
    const own = new Date('2026-01-01T00:00:00.000Z');
    const made = await meanwhile(
      async (turn) => {
        // As a server stores it that has migrated.
        const record = { _id: new Types.ObjectId(), invitationId: new Types.ObjectId(), slot: turn, createdAt: own };
        await records.insertOne(record);
        return record;
      },
      () => killInside(giftCreatedAt, () => records.countDocuments({ createdAt: null })),
    );
    expect(await records.countDocuments({ createdAt: own })).toBe(made.length);
    expect(await records.countDocuments({ $expr: { $eq: ['$createdAt', { $toDate: '$_id' }] } })).toBe(OTHERS);
  });

  it('orders: what is paid meanwhile is in the ledger once and in the balance', async () => {
    await storeOthers('orders', (n) => ({
      userId: new Types.ObjectId(),
      price: 200,
      discountPrice: 15,
      paidAmount: n,
    }));
    const orders = db.collection('orders');
    const others = await Promise.all(Array.from({ length: 6 }, () => newCouple(shop)));
    await orders.updateMany({}, { $unset: { balance: 1 } });
    const payers = [couple, ...others].map(({ orderId }) => orderId);
    const made = await meanwhile(
      async (turn) => {
        const orderId = payers[turn % payers.length] ?? '';
        const paid = await recordPayment(shop, seller, orderId, { amount: 1, overpay: true }, `payment-${turn}`);
        expect(paid.status).toBe(200);
        return orderId;
      },
      () => killInside(orderBalance, () => orders.countDocuments({ balance: { $exists: false } })),
    );
    expect(made.length).toBeGreaterThan(5);
    for (const orderId of payers) {
      const order = await orders.findOne({ _id: new Types.ObjectId(orderId) });
      const payments = await db.collection('payments').countDocuments({ orderId: new Types.ObjectId(orderId) });
      const paid = made.filter((each) => each === orderId).length;
      expect([order?.['paidAmount'], order?.['balance'], payments]).toEqual([paid, 48 - paid, paid]);
    }
    const balance = { $subtract: [{ $subtract: ['$price', '$discountPrice'] }, '$paidAmount'] };
    expect(await orders.countDocuments({ $expr: { $eq: ['$balance', balance] } })).toBe(OTHERS + payers.length);
  });
});
