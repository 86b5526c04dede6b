import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Connection } from 'mongoose';
import type { StorageConfig } from '../../src/config/app-config.js';
import { OrderOutboxService } from '../../src/modules/orders/outbox/order-outbox.service.js';
import { filesOf } from '../../src/media/images/image-purpose.js';
import { DeleteLock } from '../../src/media/storage/delete-locks.js';
import { STORAGE, type StoragePort } from '../../src/media/storage/storage.port.js';
import { recordPayment, reversePayment, signInSeller } from '../admin/support/seller.js';
import { startBucket, type Bucket } from '../media/support/bucket.js';
import { addGift, addPhoto, addPlacePhoto, bundleOf } from '../gifts/support/pictured.js';
import { CUSTOMER, newCouple, PREMIUM, snapshot, type Couple } from '../invitations/support/shop.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { testDatabase } from '../support/database.js';
import type { Session } from '../support/sign-in.js';
import { answer, edit, sendJson } from '../rsvp/support/couple.js';
import { storeRsvps } from '../rsvp/support/stored-rsvps.js';
import { brokenCounters, brokenLedgers, brokenLinks, brokenRules, namedFiles } from './support/rules.js';
import { backUp, cleanUp, newFolder, restoreInto } from './support/stacks.js';

jest.setTimeout(240_000);

let bucket: Bucket;
beforeAll(async () => {
  bucket = await startBucket();
});
afterAll(async () => {
  await cleanUp();
  await bucket.stop();
});
afterEach(() => jest.restoreAllMocks());

const open: TestApp[] = [];
afterEach(async () => {
  for (const shop of open.splice(0)) await shop.close();
});
const start = async (options: Parameters<typeof startTestApp>[0] = {}): Promise<TestApp> => {
  const shop = await startTestApp(options);
  open.push(shop);
  return shop;
};
const storageOf = (shop: TestApp): StoragePort => shop.app.get<StoragePort>(STORAGE);
const broken = (shop: TestApp): Promise<string[]> => brokenRules(shop.db, storageOf(shop));

/**
 * A shop of another stack, with the backup in it. Its secrets and its place for files are others unless they are given.
 */
async function restored(folder: string, more: { jwtSecret?: string; storage?: StorageConfig } = {}): Promise<TestApp> {
  const [source] = open;
  if (!source) throw new Error('there is no shop that the backup is of');
  const mongoUri = testDatabase();
  const storage: StorageConfig = { driver: 'local', directory: join(newFolder(), 'files') };
  const config = { storage, jwtSecret: randomBytes(32).toString('hex'), ...more };
  await restoreInto({ config: { ...source.config, ...config }, mongoUri }, folder);
  return start({ config, mongoUri });
}

async function wipe(storage: StoragePort): Promise<void> {
  for await (const { key } of storage.list()) await storage.remove(key);
}

const addAnswer = (shop: TestApp, { invitationId }: Couple, guests: number): ReturnType<typeof answer> =>
  answer(shop.url, invitationId, guests);
const setLimit = (shop: TestApp, { session, invitationId }: Couple, totalLimit: number) =>
  shop.http
    .put('/api/invitation/update/attendance-info')
    .set(session.headers)
    .send({ id: invitationId, show: true, limit: 0, totalLimit, message: '' })
    .expect(200);
const removePhoto = (shop: TestApp, { session, invitationId }: Couple, id: string) =>
  shop.http.delete('/api/photo/delete').set(session.headers).send({ id, invitationId });
const reserve = (shop: TestApp, giftId: string) =>
  shop.http.put('/api/gift/reserve').send({ giftId, name: 'Pak Long', contactNo: '0123456789', notes: '' });
const answersOf = async (shop: TestApp, { session, invitationId }: Couple): Promise<{ _id: string }[]> =>
  (await shop.http.get(`/api/wish/get-all/${invitationId}`).set(session.headers).expect(200)).body.data;

describe('X63 D-04 a backup of a shop that is busy', () => {
  /** People who write until they are stopped. */
  function busy(shop: TestApp, couples: Couple[], seller: Session): { end: () => Promise<number> } {
    let going = true;
    let done = 0;
    const again = async (work: (round: number) => Promise<unknown>): Promise<void> => {
      for (let round = 0; going; round += 1) {
        await work(round);
        done += 1;
        await pause(1);
      }
    };
    const guests = couples.flatMap((couple) => [
      // One whose seats are always full: they move from a guest who cancels to a new one.
      again(async () => {
        const { wishId } = await addAnswer(shop, couple, 3);
        if (wishId) await edit(shop.url, wishId, 1);
      }),
      again(async () => {
        const [oldest] = (await answersOf(shop, couple)).slice(-1);
        const body = { wishId: oldest?._id };
        if (oldest) await sendJson(shop.url, 'DELETE', '/api/wish/delete', body, couple.session.headers);
      }),
      again(async (round) => {
        const id = await addPhoto(shop, couple, round);
        await removePhoto(shop, couple, id);
      }),
      again(async () => {
        const made = await recordPayment(shop, seller, couple.orderId, {}, randomUUID());
        // Until the order has as many lines as it may.
        if (made.status === 200) await reversePayment(shop, seller, made.body.data.payment._id, randomUUID());
      }),
    ]);
    // A customer who pays and orders anew, so that the one unpaid order is always another.
    const buyer = again(async () => {
      const { session, orderId } = await newCouple(shop);
      await recordPayment(shop, seller, orderId);
      await shop.http
        .post('/api/order/create/v2')
        .set(session.headers)
        .send({ customer: CUSTOMER, items: PREMIUM })
        .expect(200);
    });
    return {
      end: async () => {
        going = false;
        await Promise.all([...guests, buyer]);
        return done;
      },
    };
  }

  it.each([
    { driver: 'local', backups: 2 },
    { driver: 's3', backups: 1 },
  ] as const)(
    'X63 made on $driver while clients write is restored: every rule and every file link holds, nothing from before is lost',
    async ({ driver, backups }) => {
      const shop = await start(driver === 's3' ? { config: { storage: bucket.config } } : {});
      const seller = await signInSeller(shop);
      const couples = [await newCouple(shop), await newCouple(shop)];
      const kept: { couple: Couple; photo: string; place: string; gift: string; wishId: string }[] = [];
      for (const couple of couples) {
        await setLimit(shop, couple, 20);
        const gift = await addGift(shop, couple);
        await reserve(shop, gift).expect(200);
        const photo = (await bundleOf(shop, couple, couple.session.headers)).photos;
        expect(photo).toEqual([]);
        const id = await addPhoto(shop, couple);
        const { wishId = '' } = await addAnswer(shop, couple, 2);
        await recordPayment(shop, seller, couple.orderId).expect(200);
        const place = await addPlacePhoto(shop, couple);
        kept.push({ couple, photo: id, place, gift, wishId });
      }
      const writers = busy(shop, couples, seller);
      const folders: string[] = [];
      for (let made = 0; made < backups; made += 1) folders.push(await backUp(shop));
      expect(await writers.end()).toBeGreaterThan(20);

      for (const folder of folders) {
        if (driver === 's3') await wipe(storageOf(shop));
        const other = await restored(folder, driver === 's3' ? { storage: bucket.config } : {});
        await other.app.get(OrderOutboxService).reconcile();
        expect(await broken(other)).toEqual([]);
        expect((await namedFiles(other.db)).length).toBeGreaterThan(0);
        for (const { couple, photo, place, gift } of kept) {
          const bundle = await bundleOf(other, couple);
          expect(bundle.photos.map(({ _id }: { _id: string }) => _id)).toContain(photo);
          expect(bundle.invitation.placePhoto).toBe(place);
          await other.http.get(`/storage/${place}`).expect(200);
          for (const { imageUrl } of bundle.photos as { imageUrl: string }[]) {
            await other.http.get(`/storage/${imageUrl}`).expect(200);
          }
          await reserve(other, gift).expect(400);
        }
      }
    },
  );
});

describe('X63 what changes between two readings of a backup', () => {
  it('an RSVP that comes after the RSVPs were read is not counted: the counter says what is in the backup', async () => {
    const shop = await start();
    const couple = await newCouple(shop);
    await setLimit(shop, couple, 10);
    await addAnswer(shop, couple, 4);
    const folder = await backUp(shop, {
      reach: async (point) => void (point === 'answers-read' && (await addAnswer(shop, couple, 5))),
    });
    // Control: the counter as it was to be read then counts an answer that was not.
    expect(await shop.db.collection('attendances').findOne({})).toMatchObject({ taken: 9, answers: 2 });
    const other = await restored(folder);
    expect(await brokenCounters(other.db)).toEqual([]);
    const [counter] = await other.db.collection('attendances').find().toArray();
    expect(counter).toMatchObject({ taken: 4, answers: 1, totalLimit: 10 });
    // And the limit still holds.
    expect(await addAnswer(other, couple, 7)).toMatchObject({ status: 400, errorCode: 'limit-reached' });
    expect(await addAnswer(other, couple, 6)).toMatchObject({ status: 200 });
  });

  it('seats that go from one guest to another while they are read are not counted twice', async () => {
    const shop = await start();
    // Answers are read in the order of the invitations' ids, which are random.
    const [other, couple] = [await newCouple(shop), await newCouple(shop)].sort((a, b) =>
      a.invitationId < b.invitationId ? -1 : 1,
    ) as [Couple, Couple];
    await addAnswer(shop, other, 1);
    await setLimit(shop, couple, 10);
    // More than one batch of the cursor, between the guest who cancels and the new one.
    const goes = await answer(shop.url, couple.invitationId, 4, { key: '00000000-0000-4000-8000-000000000000' });
    await storeRsvps(shop, couple.invitationId, 1_000, { more: { attendanceCount: 0, willAttend: false } });
    await addAnswer(shop, couple, 6);
    let readings = 0;
    const folder = await backUp(shop, {
      reach: async (point) => {
        if (point !== 'answers-read') return;
        readings += 1;
        if (readings > 1) return;
        // The other invitation's answers are read; of this one's only the first, before the seats move.
        await edit(shop.url, goes.wishId ?? '', 0);
        const key = 'ffffffff-ffff-4fff-bfff-ffffffffffff';
        expect(await answer(shop.url, couple.invitationId, 4, { key })).toMatchObject({ status: 200 });
      },
    });
    // Control: the first reading did not fit, so there was another.
    expect(readings).toBe(3);
    expect(await brokenCounters((await restored(folder)).db)).toEqual([]);
  });

  it('a payment that comes after its order was read is not in the backup; one before it is whole', async () => {
    const shop = await start();
    const seller = await signInSeller(shop);
    const couple = await newCouple(shop);
    await recordPayment(shop, seller, couple.orderId, { amount: 20 }).expect(200);
    const folder = await backUp(shop, {
      reach: async (point) =>
        void (point === 'order-read' && (await recordPayment(shop, seller, couple.orderId, { amount: 28 }))),
    });
    expect(await shop.db.collection('payments').countDocuments()).toBe(2);
    const other = await restored(folder);
    expect(await brokenLedgers(other.db)).toEqual([]);
    // Control: all lines that there were when they were read are more than the order counts.
    expect(await other.db.collection('payments').countDocuments()).toBe(1);
    expect(await other.db.collection('orders').findOne({})).toMatchObject({ paidAmount: 20 });
  });

  /** A photo is deleted when the backup has its record and not yet its file. */
  async function deletedMeanwhile(): Promise<{ shop: TestApp; other: TestApp; photo: string }> {
    const shop = await start();
    const couple = await newCouple(shop);
    const id = await addPhoto(shop, couple);
    const [{ imageUrl: photo }] = (await bundleOf(shop, couple)).photos;
    const folder = await backUp(shop, {
      reach: async (point) => void (point === 'database-copied' && (await removePhoto(shop, couple, id).expect(200))),
    });
    return { shop, other: await restored(folder), photo };
  }

  it('a photo that is deleted after its record was read has its file in the backup, which is deleted afterwards', async () => {
    const { shop, other, photo } = await deletedMeanwhile();
    expect(await brokenLinks(other.db, storageOf(other))).toEqual([]);
    expect(await namedFiles(other.db)).toEqual(filesOf(photo));
    // In the shop it is unreferenced now, and the sweeper's as soon as it is old enough.
    expect(await storageOf(shop).open(photo)).not.toBeNull();
    await storageOf(shop).remove(photo);
    expect(await storageOf(shop).open(photo)).toBeNull();
  });

  it('control: without the hold its file is gone before it is copied', async () => {
    jest.spyOn(DeleteLock.prototype, 'any').mockResolvedValue(false);
    const { other, photo } = await deletedMeanwhile();
    expect(await brokenLinks(other.db, storageOf(other))).toEqual(filesOf(photo).map((key) => `no file ${key}`));
  });

  it('a backup that loses its hold, or is stopped, leaves nothing that looks like one', async () => {
    const shop = await start();
    await newCouple(shop);
    const folder = join(newFolder(), 'backup');
    const lose = (db: Connection) => db.collection('backup_holds').deleteMany({});
    await expect(backUp(shop, { folder, reach: async () => void (await lose(shop.db)) })).rejects.toThrow(/was lost/);
    expect(existsSync(folder)).toBe(false);
    const asked = new AbortController();
    const stopped = backUp(shop, {
      folder,
      signal: asked.signal,
      reach: () => Promise.resolve(asked.abort(new Error('stop'))),
    });
    await expect(stopped).rejects.toThrow('stop');
    expect(existsSync(folder)).toBe(false);
    expect(await shop.db.collection('backup_holds').countDocuments()).toBe(0);
  });

  it('is never written into a folder that holds something', async () => {
    const shop = await start();
    const folder = await backUp(shop);
    const names = readdirSync(folder, { recursive: true });
    await expect(backUp(shop, { folder })).rejects.toThrow(/is not empty\. Name a new folder/);
    expect(readdirSync(folder, { recursive: true })).toEqual(names);
  });
});

describe('X63 D-04 the users of a restored shop', () => {
  it('guests go on with their links, couples and the seller sign in once more; so do those who had signed out', async () => {
    const shop = await start();
    const couple = await newCouple(shop);
    const { wishId = '' } = await addAnswer(shop, couple, 2);
    const folder = await backUp(shop);
    await shop.http.post('/user/sign-out').set(couple.session.headers);
    const { jwtSecret } = shop.config;
    for (const other of [await restored(folder, { jwtSecret }), await restored(folder)]) {
      expect(await edit(other.url, wishId, 3)).toEqual({ status: 200, wishId });
      const orders = () => other.http.get(`/api/order/find-by-user/${couple.session.userId}`);
      expect((await orders().set(couple.session.headers)).body).toMatchObject({ code: 'invalid-token' });
      const again = await other.signIn({ email: couple.session.email });
      expect(again.userId).toBe(couple.session.userId);
      expect(await answersOf(other, { ...couple, session: again })).toHaveLength(1);
    }
  });

  it('every document is there to the byte, but for the counter of sign-outs', async () => {
    const shop = await start();
    const couple = await newCouple(shop);
    await addPhoto(shop, couple);
    await addAnswer(shop, couple, 2);
    const before = await snapshot(shop);
    const folder = await backUp(shop);
    const mongoUri = testDatabase();
    const storage: StorageConfig = { driver: 'local', directory: join(newFolder(), 'files') };
    await restoreInto({ config: { ...shop.config, storage }, mongoUri }, folder);
    const { db } = await start({ config: { storage }, mongoUri });
    const after = await snapshot({ db } as TestApp);
    const users = Object.keys(before).filter((name) => name.startsWith('users/'));
    expect(users.length).toBeGreaterThan(0);
    for (const name of users) {
      expect(after[name]).not.toBe(before[name]);
      delete before[name];
      delete after[name];
    }
    expect(after).toEqual(before);
  });
});
