import { join } from 'node:path';
import { Types } from 'mongoose';
import { newCouple } from '../invitations/support/shop.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { testDatabase } from '../support/database.js';
import { storeRsvps } from '../rsvp/support/stored-rsvps.js';
import { backUp, cleanUp, newFolder, restoreInto } from './support/stacks.js';

jest.setTimeout(120_000);

/** Past its end: the TTL index removes it within a minute. */
const ENDED = new Date(Date.now() - 30_000);

let shop: TestApp;
beforeEach(async () => {
  shop = await startTestApp();
});
afterEach(() => shop.close());
afterAll(cleanUp);

describe('a backup while the tombstone of a deleted RSVP ends', () => {
  it('can be restored when the RSVP is sent again meanwhile, which has the same _id', async () => {
    const [first, between, last] = [await newCouple(shop), await newCouple(shop), await newCouple(shop)].sort((a, b) =>
      a.invitationId < b.invitationId ? -1 : 1,
    );
    if (!first || !between || !last) throw new Error('no couples');
    await storeRsvps(shop, first.invitationId, 1);
    // More than the cursor reads ahead.
    await storeRsvps(shop, between.invitationId, 1_200);
    const answer = { invitationId: last.invitationId, from: 'Mak Long', attendanceCount: 1, willAttend: true };
    const send = () =>
      shop.http.post('/api/wish/add').set('Idempotency-Key', 'the-key-of-the-phone').send(answer).expect(200);
    await send();
    const wishes = shop.db.collection('wishes');
    const stored = await wishes.findOne({ invitationId: new Types.ObjectId(last.invitationId) });
    if (!stored) throw new Error('no answer');
    await shop.http
      .delete('/api/wish/delete')
      .set(last.session.headers)
      .send({ wishId: stored._id.toHexString() })
      .expect(200);
    await wishes.updateOne({ _id: stored._id }, { $set: { expireAt: ENDED } });

    let sent = false;
    const folder = await backUp(shop, {
      reach: async (point) => {
        if (point !== 'answers-read' || sent) return;
        sent = true;
        await wishes.deleteOne({ _id: stored._id });
        await send();
      },
    });
    expect(sent).toBe(true);
    const storage = { driver: 'local' as const, directory: join(newFolder(), 'files') };
    const mongoUri = testDatabase();
    await restoreInto({ config: { ...shop.config, storage }, mongoUri }, folder);
  });
});
