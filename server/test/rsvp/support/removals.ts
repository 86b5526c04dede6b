import { setTimeout as pause } from 'node:timers/promises';
import type { WishFlood, WishRemoval } from '@serikad/shared/rsvp/rsvp.types';
import { Types } from 'mongoose';
import type { TestApp } from '../../support/app.js';
import type { Couple } from './couple.js';
import { storeRsvps, type StoredRsvp } from './stored-rsvps.js';

/** The couple's calls against a flood, at one server. */
export function removalsOf(shop: TestApp, { owner, invitationId }: Couple) {
  const path = `/api/wish/removals/${invitationId}`;
  const list = async (): Promise<WishRemoval[]> => (await shop.http.get(path).set(owner.headers).expect(200)).body.data;
  return {
    list,
    floods: async (): Promise<WishFlood[]> =>
      (await shop.http.get(`/api/wish/floods/${invitationId}`).set(owner.headers).expect(200)).body.data,
    remove: async (body: object): Promise<WishRemoval> =>
      (await shop.http.post(path).set(owner.headers).send(body).expect(200)).body.data,
    undo: async (removalId: string): Promise<WishRemoval> =>
      (await shop.http.put(path).set(owner.headers).send({ removalId }).expect(200)).body.data,
    /** Waits until nothing runs. */
    settled: async (): Promise<WishRemoval[]> => {
      // The list counts the removed answers: asked for without a rest, it takes the time of the removal itself.
      for (let rest = 20; ; rest = Math.min(2 * rest, 300)) {
        const removals = await list();
        if (removals.every(({ state }) => state === 'removed')) return removals;
        await pause(rest);
      }
    },
    close: (closed: boolean) =>
      shop.http.put(`/api/wish/closed/${invitationId}`).set(owner.headers).send({ closed }).expect(200),
  };
}

/** Writes answers to the database, and their seats to the counter. */
export async function storeCounted(
  shop: TestApp,
  { invitationId }: Couple,
  count: number,
  more: Record<string, unknown> = {},
): Promise<StoredRsvp[]> {
  const stored = await storeRsvps(shop, invitationId, count, { more });
  const guests = stored.reduce((sum, { attendanceCount }) => sum + attendanceCount, 0);
  await shop.db
    .collection('attendances')
    .updateOne({ _id: new Types.ObjectId(invitationId) }, { $inc: { taken: guests, answers: count } });
  return stored;
}
