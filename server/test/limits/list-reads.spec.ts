import { rsvpCursor } from '@serikad/shared/rsvp/rsvp-cursor';
import { Types } from 'mongoose';
import { SharedCounters } from '../../src/http/limits/shared-counters.service.js';
import { newCouple } from '../invitations/support/shop.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { type StoredRsvp, storeRsvps } from '../rsvp/support/stored-rsvps.js';

const STORED = 2_400;

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp({ config: { rateLimits: true } });
}, 60_000);
afterEach(() => jest.restoreAllMocks());
afterAll(() => shop?.close());

/** Stores answers, with the counter's figure. */
async function fill(invitationId: string, more = {}): Promise<StoredRsvp | undefined> {
  const [newest] = await storeRsvps(shop, invitationId, STORED, { more });
  const { matchedCount } = await shop.db
    .collection('attendances')
    .updateOne({ _id: new Types.ObjectId(invitationId) }, { $set: { answers: STORED } });
  expect(matchedCount).toBe(1);
  return newest;
}

/** Reads a list. @returns as how many requests it was charged beside its weight */
async function chargeOf(path: string): Promise<number> {
  const charged = jest.spyOn(shop.app.get(SharedCounters), 'add');
  await shop.http.get(path).expect(200);
  return charged.mock.calls.flatMap(([wanted]) => wanted).reduce((sum, { by = 1 }) => sum + by, 0);
}

describe('what a list of wishes reads counts', () => {
  it('rows that are skipped behind a cursor count', async () => {
    const { invitationId } = await newCouple(shop);
    const newest = await fill(invitationId);
    if (!newest) throw new Error('no answer');
    const before = rsvpCursor({
      createdAt: newest.createdAt.toISOString(),
      _id: newest._id.toHexString(),
    });
    const charge = await chargeOf(`/api/wish/get-all/${invitationId}?before=${before}&skip=1600&limit=1`);
    expect(charge).toBeGreaterThanOrEqual(2);
  });

  it('RSVPs without a message, which the list skips, count', async () => {
    const { invitationId } = await newCouple(shop);
    await fill(invitationId, { message: '', hasMessage: false });
    const charge = await chargeOf(`/api/wish/get-all/${invitationId}?limit=1`);
    expect(charge).toBeGreaterThanOrEqual(3);
  });
});
