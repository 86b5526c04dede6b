import { randomUUID } from 'node:crypto';
import { Types } from 'mongoose';
import { HOUR_MS } from '@serikad/shared/calendar/durations';
import { RsvpSecretsService } from '../../src/modules/rsvp/responses/rsvp-secrets.service.js';
import { startTestApp, type TestApp } from '../support/app.js';
import {
  type Answer,
  answer,
  balanced,
  books,
  type Couple,
  edit,
  newCouple,
  sendJson,
  setLimits,
} from './support/couple.js';

let shop: TestApp;
/** A second server on the same database with the same secrets. */
let other: TestApp;
let couple: Couple;
beforeAll(async () => {
  shop = await startTestApp();
  other = await startTestApp({ mongoUri: shop.mongoUri, config: { jwtSecret: shop.config.jwtSecret } });
});
beforeEach(async () => {
  couple = await newCouple(shop);
});
afterAll(async () => {
  await other.close();
  await shop.close();
});
afterEach(() => {
  jest.restoreAllMocks();
  shop.clock.reset();
});

const remove = (wishId: string, url = shop.url): Promise<Answer> =>
  sendJson(url, 'DELETE', '/api/wish/delete', { wishId }, couple.owner.headers);
const listed = async (): Promise<{ _id: string; from: string }[]> =>
  (await shop.http.get(`/api/wish/get-all/${couple.invitationId}`).set(couple.owner.headers)).body.data;
const NOTHING = balanced({ guests: 0, stored: 0 });

describe('a deleted RSVP, when a late repetition of its request comes', () => {
  it('stays deleted; the repetition is answered as the first time, and so are further ones', async () => {
    const key = randomUUID();
    const first = await answer(shop.url, couple.invitationId, 3, { key });
    const [row] = await listed();
    expect(await remove(row?._id ?? '')).toMatchObject({ status: 200 });
    shop.clock.advance(5 * HOUR_MS);
    for (const url of [shop.url, other.url, shop.url]) {
      expect(await answer(url, couple.invitationId, 3, { key })).toEqual(first);
    }
    expect(await books(shop, couple.invitationId)).toEqual(NOTHING);
    expect(await listed()).toEqual([]);
    expect(await edit(shop.url, first.wishId ?? '', 1)).toMatchObject({ status: 404, errorCode: 'not-found' });
  });

  it('refuses another RSVP under its key, as while it was there', async () => {
    const key = randomUUID();
    await answer(shop.url, couple.invitationId, 3, { key });
    const [row] = await listed();
    await remove(row?._id ?? '');
    expect(await answer(shop.url, couple.invitationId, 2, { key })).toMatchObject({
      status: 409,
      errorCode: 'idempotency-mismatch',
    });
    expect(await books(shop, couple.invitationId)).toEqual(NOTHING);
  });

  it('leaves a tombstone without data of the guest for 30 days, and the guest may answer anew meanwhile', async () => {
    const key = randomUUID();
    const { wishId = '' } = await answer(shop.url, couple.invitationId, 3, { key });
    const [row] = await listed();
    await remove(row?._id ?? '');
    const left = await shop.db.collection('wishes').findOne({ _id: new Types.ObjectId(row?._id) });
    expect(Object.keys(left ?? {}).sort()).toEqual(['_id', 'expireAt', 'op', 'repeatHash', 'void']);
    expect(JSON.stringify(left)).not.toContain(key);
    expect(JSON.stringify(left)).not.toContain(wishId);
    const days = (left?.['expireAt'].getTime() - Date.now()) / (24 * HOUR_MS);
    expect(Math.round(days)).toBe(30);
    expect(await answer(shop.url, couple.invitationId, 3)).toMatchObject({ status: 200 });
    expect(await books(shop, couple.invitationId)).toEqual(balanced({ guests: 3, stored: 1 }));
  });

  /** The deletion and three repetitions at once, at two servers. @returns how many answers are there afterwards */
  const race = async (): Promise<number> => {
    couple = await newCouple(shop);
    const key = randomUUID();
    await answer(shop.url, couple.invitationId, 2, { key });
    const [row] = await listed();
    const repeat = (url: string): Promise<Answer> => answer(url, couple.invitationId, 2, { key });
    const [deleted] = await Promise.all([
      remove(row?._id ?? ''),
      repeat(shop.url),
      repeat(other.url),
      repeat(other.url).then(() => repeat(shop.url)),
    ]);
    expect(deleted.status).toBe(200);
    await repeat(shop.url);
    const { guests, stored, taken } = await books(shop, couple.invitationId);
    expect(taken).toBe(guests);
    return stored;
  };

  it('stays deleted also when the repetition comes at the moment of the deletion', async () => {
    for (let round = 0; round < 15; round += 1) expect(await race()).toBe(0);
  });

  it('control: with an id that does not follow from the request it comes back', async () => {
    for (const app of [shop, other]) {
      const secrets = app.app.get(RsvpSecretsService, { strict: false });
      jest.spyOn(secrets, 'rsvpId').mockImplementation(() => new Types.ObjectId());
    }
    expect(await race()).toBe(1);
  });
});

it('the ids of 1,000 consecutive RSVPs share no part', async () => {
  const one = (): Promise<Answer> => answer(shop.url, couple.invitationId, 0);
  for (let sent = 0; sent < 1_000; sent += 50) await Promise.all(Array.from({ length: 50 }, one));
  const ids = (await listed()).map(({ _id }) => _id);
  expect(ids).toHaveLength(1_000);
  for (const [from, to] of [
    [0, 8],
    [8, 16],
    [16, 24],
  ] as const) {
    expect(new Set(ids.map((id) => id.slice(from, to))).size).toBe(1_000);
  }
}, 60_000);

describe('the couple delete an RSVP', () => {
  it('by the wishId that add gave', async () => {
    const { wishId = '' } = await answer(shop.url, couple.invitationId, 2);
    expect(await remove(wishId)).toMatchObject({ status: 200 });
    expect(await remove(wishId)).toMatchObject({ status: 404, errorCode: 'not-found' });
    expect(await books(shop, couple.invitationId)).toEqual(NOTHING);
  });

  it('by the _id of the list', async () => {
    await answer(shop.url, couple.invitationId, 2);
    const [row] = await listed();
    expect(await remove(row?._id ?? '')).toMatchObject({ status: 200 });
    expect(await books(shop, couple.invitationId)).toEqual(NOTHING);
  });

  it('X03 another customer deletes it by neither id', async () => {
    const { wishId = '' } = await answer(shop.url, couple.invitationId, 2);
    const [row] = await listed();
    const stranger = await newCouple(shop);
    for (const id of [wishId, row?._id ?? '']) {
      const refused = await sendJson(shop.url, 'DELETE', '/api/wish/delete', { wishId: id }, stranger.owner.headers);
      expect(refused).toMatchObject({ status: 404, errorCode: 'not-found' });
    }
    expect(await books(shop, couple.invitationId)).toEqual(balanced({ guests: 2, stored: 1 }));
  });
});

it('an empty RSVP is refused with every field as required', async () => {
  const { body } = await shop.http.post('/api/wish/add').send({}).expect(400);
  const named = Object.fromEntries(
    body.data.error.fields.map(({ field, message }: { field: string; message: string }) => [field, message]),
  );
  expect(named).toMatchObject({
    invitationId: 'Required',
    from: 'Required',
    attendanceCount: 'Required',
    willAttend: 'Required',
  });
});

describe('G-17 a guest removes their own RSVP of the open form by its secret', () => {
  const removeOwn = (wishId: unknown, url = shop.url): Promise<Answer> =>
    sendJson(url, 'DELETE', '/api/wish/own', { wishId });

  it('G-17 and its seats are free again, the couple’s count is right, and nothing of it is left', async () => {
    await setLimits(shop, couple, { totalLimit: 5 });
    const { wishId = '' } = await answer(shop.url, couple.invitationId, 4, { more: { from: 'Tetamu yang pergi' } });
    await answer(shop.url, couple.invitationId, 1);
    expect(await answer(shop.url, couple.invitationId, 4)).toMatchObject({ errorCode: 'limit-reached' });
    expect(await removeOwn(wishId)).toMatchObject({ status: 200 });
    expect(await books(shop, couple.invitationId)).toEqual(balanced({ guests: 1, stored: 1 }));
    expect(await listed()).toHaveLength(1);
    expect((await answer(shop.url, couple.invitationId, 4)).status).toBe(200);
    expect(JSON.stringify(await shop.db.collection('wishes').find().toArray())).not.toContain('Tetamu yang pergi');
    for (const gone of [await removeOwn(wishId), await edit(shop.url, wishId, 1)]) {
      expect(gone).toMatchObject({ status: 404, errorCode: 'not-found' });
    }
    await shop.http.get(`/api/wish/user/${wishId}`).expect(404);
  });

  it('G-17 while the form is closed, and after the closing moment, too', async () => {
    const { wishId = '' } = await answer(shop.url, couple.invitationId, 2);
    const { wishId: late = '' } = await answer(shop.url, couple.invitationId, 3);
    const { headers } = couple.owner;
    await sendJson(shop.url, 'PUT', `/api/wish/closed/${couple.invitationId}`, { closed: true }, headers);
    expect(await edit(shop.url, wishId, 1)).toMatchObject({ errorCode: 'answers-closed' });
    expect(await removeOwn(wishId)).toMatchObject({ status: 200 });
    const _id = new Types.ObjectId(couple.invitationId);
    await shop.db.collection('attendances').updateOne({ _id }, { $set: { closesAt: new Date(0) } });
    expect(await removeOwn(late)).toMatchObject({ status: 200 });
    expect(await books(shop, couple.invitationId)).toEqual(NOTHING);
  });

  it('G-17 X01 but cannot by the list’s _id, nor remove a family’s RSVP or another guest’s', async () => {
    const [one, other] = [
      await answer(shop.url, couple.invitationId, 2),
      await answer(shop.url, couple.invitationId, 3),
    ];
    for (const { _id } of await listed()) expect(await removeOwn(_id)).toMatchObject({ status: 404 });
    for (const bad of ['x', 'x'.repeat(43)]) expect(await removeOwn(bad)).toMatchObject({ status: 404 });
    for (const bad of [undefined, 5, { $ne: null }]) {
      expect(await removeOwn(bad)).toMatchObject({ status: 400, errorCode: 'validation' });
    }
    expect(await removeOwn(one.wishId)).toMatchObject({ status: 200 });
    expect(await books(shop, couple.invitationId)).toEqual(balanced({ guests: 3, stored: 1 }));
    await shop.http.get(`/api/wish/user/${other.wishId}`).expect(200);
  });

  it('G-17 X67 with twenty removals and changes at once, on two servers: its seats are given back once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { wishId = '' } = await answer(shop.url, couple.invitationId, 2);
      await answer(shop.url, couple.invitationId, 1);
      const outcomes = await Promise.all(
        Array.from({ length: 20 }, (_, at) => {
          const { url } = at % 2 === 0 ? shop : other;
          return at % 4 === 3 ? edit(url, wishId, 1 + at) : removeOwn(wishId, url);
        }),
      );
      const removed = outcomes.filter(({ status }, at) => at % 4 !== 3 && status === 200);
      expect(removed).toHaveLength(1);
      expect(await books(shop, couple.invitationId)).toEqual(balanced({ guests: round + 1, stored: round + 1 }));
    }
  }, 60_000);
});
