import { randomUUID } from 'node:crypto';
import { Socket } from 'node:net';
import mongoose, { type Connection } from 'mongoose';
import { isDatabaseUnavailable } from '../../src/common/database-errors.js';
import { insertBatch } from '../../src/common/insert-batch.js';
import { connectionOptionsFor } from '../../src/database/connection.js';
import { RsvpSettlerService } from '../../src/modules/rsvp/responses/rsvp-settler.service.js';
import { RsvpRepository } from '../../src/modules/rsvp/responses/rsvp.repository.js';
import { newCouple } from '../invitations/support/shop.js';
import { startTestApp } from '../support/app.js';
import { testDatabase } from '../support/database.js';
import { answer, balanced, books } from '../rsvp/support/couple.js';
import { type CuttingProxy, startCuttingProxy } from './support/cutting-proxy.js';

let link: CuttingProxy;
let db: Connection;
beforeAll(async () => {
  const uri = new URL(testDatabase());
  link = await startCuttingProxy(Number(uri.port));
  uri.port = String(link.port);
  db = await mongoose.createConnection(uri.href, connectionOptionsFor(uri.href)).asPromise();
});
afterEach(() => link.loseEvery(0));
afterAll(async () => {
  await db.close();
  await link.close();
});

describe('X61 RSVPs that are written in one batch, whose reply is lost', () => {
  it.each([1, 2, 50])('are not acknowledged: %i of them', async (count) => {
    const records = db.collection<{ n: number }>('records');
    await records.insertOne({ n: -1 });
    link.loseEvery(1);
    const outcomes = await insertBatch(
      records,
      Array.from({ length: count }, (_, n) => ({ n })),
    ).catch((error: unknown) => [{ ok: false as const, error }]);
    expect(outcomes.filter(({ ok }) => ok)).toEqual([]);
    for (const outcome of outcomes) expect(!outcome.ok && isDatabaseUnavailable(outcome.error)).toBe(true);
  });

  it('get their own reason where they are refused, and the others are acknowledged', async () => {
    const records = db.collection<{ _id: number }>('numbered');
    await records.insertOne({ _id: 1 });
    const outcomes = await insertBatch(records, [{ _id: 0 }, { _id: 1 }, { _id: 2 }]);
    expect(outcomes.map(({ ok }) => ok)).toEqual([true, false, true]);
    expect(await records.countDocuments()).toBe(3);
  });
});

describe('X41 X61 an RSVP that is sent again, while the database becomes unreachable', () => {
  it('gets 503 with Retry-After, and then the same response', async () => {
    const shop = await startTestApp();
    try {
      const { invitationId } = await newCouple(shop);
      const key = randomUUID();
      const first = await answer(shop.url, invitationId, 2, { key });
      // The second finds its key taken, and then no record of the first one's outcome.
      jest
        .spyOn(shop.app.get(RsvpRepository), 'insertTombstone')
        .mockRejectedValueOnce(new mongoose.mongo.MongoNetworkError('connection 1 to 127.0.0.1 closed'));
      expect(await answer(shop.url, invitationId, 2, { key })).toMatchObject({
        status: 503,
        errorCode: 'unavailable',
      });
      shop.clock.advance(60_000);
      expect(await answer(shop.url, invitationId, 2, { key })).toEqual(first);
      await shop.app.get(RsvpSettlerService).reconcile();
      expect(await books(shop, invitationId)).toEqual(balanced({ guests: 2, stored: 1 }));
    } finally {
      await shop.close();
    }
  });
});

describe('X61 a connection that is closed at the moment in which a command is written to it', () => {
  it('is returned to its own caller, and the next one gets another', async () => {
    const records = db.collection<{ n: number }>('written');
    await records.insertOne({ n: 0 });
    let gone = 0;
    const original = (Object.getPrototypeOf(Socket.prototype) as Socket).write;
    const write = jest.spyOn(Socket.prototype, 'write');
    write.mockImplementation(function (this: Socket, ...args: Parameters<Socket['write']>) {
      const [bytes] = args;
      if (gone > 0 || !(bytes instanceof Uint8Array) || !Buffer.from(bytes).includes('insert')) {
        return Reflect.apply(original, this, args);
      }
      gone += 1;
      // As Node does with a socket that is destroyed: no more room, and neither 'drain' nor 'error' after it.
      this.destroy();
      return false;
    });
    const thrown: unknown = await records.insertOne({ n: 1 }).catch((error: unknown) => error);
    write.mockRestore();
    expect([gone, isDatabaseUnavailable(thrown)]).toEqual([1, true]);
    await records.insertOne({ n: 2 });
    expect(await records.distinct('n')).toEqual([0, 2]);
  });
});
