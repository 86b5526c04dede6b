import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { MOST_PHOTOS } from '@serikad/shared/photos/photo.types';
import { Types } from 'mongoose';
import { ImageSweeperService } from '../../src/media/images/image-sweeper.service.js';
import { GiftsRepository } from '../../src/modules/gifts/gifts.repository.js';
import { STORAGE, type StoragePort } from '../../src/media/storage/storage.port.js';
import { RsvpSettlerService } from '../../src/modules/rsvp/responses/rsvp-settler.service.js';
import { signInSeller } from '../admin/support/seller.js';
import { addGift, addPhoto, filesOf, storedFiles } from '../gifts/support/pictured.js';
import { CUSTOMER, newCouple, PREMIUM, STANDARD, type Couple } from '../invitations/support/shop.js';
import { startTestApp, type TestApp, type TestAppOptions } from '../support/app.js';
import { smallPicture } from '../support/picture.js';
import { answer, balanced, books, edit, sendJson, setLimits, type Answer } from '../rsvp/support/couple.js';

/** What all servers of a shop share: the database, the files, the secret. */
const shared = ({ mongoUri, config: { storage, jwtSecret } }: TestApp): TestAppOptions => ({
  mongoUri,
  config: { storage, jwtSecret },
});

let one: TestApp;
let two: TestApp;
beforeAll(async () => {
  one = await startTestApp();
  two = await startTestApp(shared(one));
});
afterEach(() => {
  jest.restoreAllMocks();
  one.clock.reset();
  two.clock.reset();
});
afterAll(async () => {
  await two.close();
  await one.close();
});

const times = <T>(count: number, make: (index: number) => T): T[] => Array.from({ length: count }, (_, i) => make(i));
/** The servers by turns, as a balancer would choose them. */
const serverOf = (index: number): TestApp => (index % 2 === 0 ? one : two);
const urlOf = (index: number): string => serverOf(index).url;
const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(Math.random() * list.length)];
const said = ({ status, errorCode }: Answer): string => (status === 200 ? '200' : `${status} ${errorCode}`);
/** How often each answer was given. */
const tally = (answers: readonly Answer[]): Record<string, number> =>
  answers.reduce<Record<string, number>>((all, each) => ({ ...all, [said(each)]: (all[said(each)] ?? 0) + 1 }), {});

const reserve = (url: string, giftId: string, name: string, key?: string): Promise<Answer> =>
  sendJson(
    url,
    'PUT',
    '/api/gift/reserve',
    { giftId, name, contactNo: '0123456789', notes: '' },
    {
      ...(key !== undefined && { 'idempotency-key': key }),
    },
  );
const order = (url: string, headers: Record<string, string>, key?: string): Promise<Answer> =>
  sendJson(
    url,
    'POST',
    '/api/order/create/v2',
    { customer: CUSTOMER, items: PREMIUM },
    {
      ...headers,
      ...(key !== undefined && { 'idempotency-key': key }),
    },
  );
const reservationOf = async (gift: string): Promise<{ name: string } | null> =>
  (await one.db.collection('gifts').findOne({ _id: new Types.ObjectId(gift) }))?.['reservation'];

describe('two servers on one database: attendance', () => {
  const limit = 40;

  it('X38 X39 RSVPs, edits and deletions through both, while both clean up, keep the limit, and the counter agrees', async () => {
    const couple = await newCouple(one);
    await setLimits(one, { ...couple, owner: couple.session }, { totalLimit: limit });
    const { invitationId, session } = couple;
    // The clock of the second is ahead: it takes what the first has under way for left behind, and settles it.
    two.clock.advance(60_000);
    const secrets: string[] = [];
    const given: Answer[] = [];
    const note = (each: Answer): void => {
      given.push(each);
      if (each.wishId) secrets.push(each.wishId);
    };
    let working = true;
    const cleaners = [one, two].map(async ({ app }) => {
      while (working) await app.get(RsvpSettlerService).reconcile();
    });
    for (let round = 0; round < 8; round += 1) {
      const rows = await one.http.get(`/api/wish/get-all/${invitationId}`).set(session.headers).expect(200);
      const ids = (rows.body.data as { _id: string }[]).map(({ _id }) => _id);
      await Promise.all([
        ...times(10, async (i) => note(await answer(urlOf(i), invitationId, 1 + (i % 5)))),
        ...times(10, async (i) => {
          const secret = pick(secrets);
          if (secret) note(await edit(urlOf(i), secret, i % 7));
        }),
        // Each twice, once at each server.
        ...ids
          .slice(0, 3)
          .flatMap((wishId) =>
            times(2, async (i) =>
              note(await sendJson(urlOf(i), 'DELETE', '/api/wish/delete', { wishId }, session.headers)),
            ),
          ),
      ]);
      expect((await books(two, invitationId)).guests).toBeLessThanOrEqual(limit);
    }
    working = false;
    await Promise.all(cleaners);
    const state = await books(one, invitationId);
    expect(state).toEqual(balanced(state));
    expect(state.stored).toBeGreaterThan(0);
    for (const each of new Set(given.map(said))) {
      expect(['200', '400 limit-reached', '404 not-found', '503 unavailable']).toContain(each);
    }
  }, 60_000);
});

describe('two servers on one database: gifts and orders', () => {
  /** 40 guests reserve one gift, half of them at each server. */
  const rush = (gift: string): Promise<Answer[]> =>
    Promise.all(times(40, (i) => reserve(urlOf(i), gift, `Tetamu ${i}`)));

  it('X40 a gift that is wanted at both at once is given once, and the one contact is the winner’s', async () => {
    const gift = await addGift(one, await newCouple(one));
    const answers = await rush(gift);
    expect(tally(answers)).toEqual({ '200': 1, '400 already-reserved': 39 });
    const winner = answers.findIndex(({ status }) => status === 200);
    expect(await reservationOf(gift)).toMatchObject({ name: `Tetamu ${winner}` });
  });

  it('X40 control: guarded in each server’s memory alone, it is given twice', async () => {
    const gift = await addGift(one, await newCouple(one));
    for (const { app } of [one, two]) {
      const given = new Set<string>();
      jest.spyOn(app.get(GiftsRepository), 'reserve').mockImplementation(async ({ _id }, reservation) => {
        if (given.has(_id.toHexString())) return false;
        given.add(_id.toHexString());
        await one.db.collection('gifts').updateOne({ _id }, { $set: { reservation } });
        return true;
      });
    }
    expect(tally(await rush(gift))).toEqual({ '200': 2, '400 already-reserved': 38 });
  });

  it('S-21 X42 one of 20 orders of one person through both is made, with one invitation', async () => {
    const { headers, userId } = await one.signIn();
    const answers = await Promise.all(times(20, (i) => order(urlOf(i), headers)));
    expect(tally(answers)).toEqual({ '200': 1, '400 pending-order': 19 });
    const whose = { userId: new Types.ObjectId(userId) };
    expect(await one.db.collection('orders').countDocuments(whose)).toBe(1);
    expect(await one.db.collection('invitations').countDocuments(whose)).toBe(1);
  });
});

describe('X41 two servers on one database: the same key', () => {
  it('through both at once, and through a third afterwards, makes one record each, with the same response for all', async () => {
    const couple = await newCouple(one);
    const { invitationId } = couple;
    await setLimits(one, { ...couple, owner: couple.session }, { totalLimit: 4 });
    const gift = await addGift(one, couple);
    const customer = await two.signIn();
    const [wishKey, giftKey, orderKey] = times(3, () => randomUUID()) as [string, string, string];
    const send = (url: string) =>
      Promise.all([
        answer(url, invitationId, 4, { key: wishKey }),
        reserve(url, gift, 'Pak Long', giftKey),
        order(url, customer.headers, orderKey),
      ]);
    const all = await Promise.all(times(20, (i) => send(urlOf(i))));
    const restarted = await startTestApp(shared(one));
    try {
      all.push(await send(restarted.url));
      expect(tally(all.flat())).toEqual({ '200': 63 });
      const [secret, ...others] = new Set(all.map(([{ wishId }]) => wishId));
      expect(others).toEqual([]);
      // The secret opens the answer wherever it was given.
      expect(said(await edit(restarted.url, secret ?? '', 3))).toBe('200');
      expect(said(await answer(two.url, invitationId, 2, { key: wishKey }))).toBe('409 idempotency-mismatch');
      expect(said(await reserve(one.url, gift, 'Orang lain', giftKey))).toBe('409 idempotency-mismatch');
    } finally {
      await restarted.close();
    }
    expect(await books(one, invitationId)).toEqual(balanced({ guests: 3, stored: 1 }));
    expect(await reservationOf(gift)).toMatchObject({ name: 'Pak Long' });
    expect(await one.db.collection('orders').countDocuments({ userId: new Types.ObjectId(customer.userId) })).toBe(1);
  });

  it('control: under keys of their own the same repetitions are RSVPs of their own', async () => {
    const { invitationId } = await newCouple(one);
    await Promise.all(times(20, (i) => answer(urlOf(i), invitationId, 1)));
    expect(await books(one, invitationId)).toEqual(balanced({ guests: 20, stored: 20 }));
  });
});

describe('two servers on one database: sessions and rights', () => {
  it('X50 a session that is signed out at one is over at the other with its next request', async () => {
    const { headers } = await one.signIn();
    const profiles = async (): Promise<number[]> =>
      Promise.all(times(6, async (i) => (await serverOf(i).http.get('/user/profile').set(headers)).status));
    expect(await profiles()).toEqual(times(6, () => 200));
    await two.http.post('/user/sign-out').set(headers).expect(200);
    expect(await profiles()).toEqual(times(6, () => 403));
  });

  it('X51 a package that is changed at one counts at the other at once, a payment too', async () => {
    const couple = await newCouple(one);
    const { orderId, session } = couple;
    const gift = await addGift(one, couple);
    const change = (items: object[]) =>
      two.http.put('/api/order/update-package').set(session.headers).send({ id: orderId, items }).expect(200);
    await change(STANDARD);
    expect(said(await reserve(one.url, gift, 'Pak Long'))).toBe('400 package-required');
    await change(PREMIUM);
    expect(said(await reserve(one.url, gift, 'Pak Long'))).toBe('200');

    const eightDays = Date.now() + 8 * 86_400_000;
    one.clock.set(eightDays);
    two.clock.set(eightDays);
    // While it is closed no answer says that there is such a gift; open again, it is known, and taken.
    const guests = (): Promise<string[]> =>
      Promise.all([one, two].map(async ({ url }) => said(await reserve(url, gift, 'Mak Teh'))));
    expect(await guests()).toEqual(['404 not-found', '404 not-found']);
    const seller = await signInSeller(one);
    await one.http
      .post(`/api/admin/order/${orderId}/payment`)
      .set(seller.headers)
      .send({ amount: 48, method: 'bank-transfer', reference: 'FT1', note: '' })
      .expect(200);
    expect(await guests()).toEqual(['400 already-reserved', '400 already-reserved']);
  });

  it('D-02 a design that the seller hides at one is no longer sold at the other ten seconds later', async () => {
    const seller = await signInSeller(one);
    const hide = (hidden: boolean) =>
      one.http.put('/api/admin/design/hidden').set(seller.headers).send({ id: 'cv0003', hidden }).expect(200);
    const shown = async ({ http }: TestApp): Promise<number> => (await http.get('/api/design/find-one/cv0003')).status;
    expect(await shown(two)).toBe(200);
    await hide(true);
    expect(await shown(one)).toBe(404);
    two.clock.advance(10_001);
    expect(await shown(two)).toBe(404);
    await hide(false);
  });
});

describe('D-03 two servers on one storage', () => {
  const read = async ({ http }: TestApp, key: string): Promise<[number, string]> => {
    const { status, body } = await http.get(`/storage/${key}`).buffer(true);
    return [status, status === 200 ? (body as Buffer).toString('base64') : ''];
  };
  const keysOf = async ({ invitationId }: Couple): Promise<string[]> =>
    (
      await one.db
        .collection('photos')
        .find({ invitationId: new Types.ObjectId(invitationId) })
        .toArray()
    ).map(({ imageUrl }) => imageUrl as string);

  it('a picture that comes in through one is read through the other, and gone from both when it is removed', async () => {
    const couple = await newCouple(one);
    const id = await addPhoto(one, couple);
    const [key = ''] = await keysOf(couple);
    const kept = await one.app.get<StoragePort>(STORAGE).open(key);
    const bytes = kept && (await buffer(kept.stream())).toString('base64');
    expect(await read(two, key)).toEqual([200, bytes]);
    await two.http
      .delete('/api/photo/delete')
      .set(couple.session.headers)
      .send({ id, invitationId: couple.invitationId })
      .expect(200);
    expect([await read(one, key), await read(two, key)]).toEqual([
      [404, ''],
      [404, ''],
    ]);
  });

  it(`${MOST_PHOTOS} of ${MOST_PHOTOS + 5} photos through both at once are stored, each with its files; both sweepers agree`, async () => {
    const couple = await newCouple(one);
    const image = await smallPicture();
    const before = storedFiles(one);
    const answers = await Promise.all(
      times(MOST_PHOTOS + 5, (i) =>
        serverOf(i)
          .http.post('/api/photo/add')
          .set(couple.session.headers)
          .field({ invitationId: couple.invitationId, order: '0' })
          .attach('image', image, 'gambar.png'),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(MOST_PHOTOS);
    const keys = await keysOf(couple);
    expect(keys).toHaveLength(MOST_PHOTOS);
    for (const { clock } of [one, two]) clock.advance(2 * 3_600_000);
    const sweeps = await Promise.all([one, two].map(({ app }) => app.get(ImageSweeperService).sweep()));
    expect(sweeps.map(({ missing }) => missing)).toEqual([0, 0]);
    expect(storedFiles(one)).toEqual([...before, ...filesOf(...keys)].sort());
  });
});
