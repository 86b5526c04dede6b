import { Types } from 'mongoose';
import { RemovedRsvpsRepository } from '../../src/modules/rsvp/responses/removed-rsvps.repository.js';
import { newCouple } from '../invitations/support/shop.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { storeRsvps } from './support/stored-rsvps.js';

/** More than the planner reads to compare plans. */
const STORED = 6_000;
/** The cursor of a place before all answers. */
const FIRST = '9999-01-01T00:00:00.000Z_ffffffffffffffffffffffff';

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
}, 60_000);
afterAll(() => shop?.close());

describe('a page that skips thousands of RSVPs', () => {
  it('is answered when none of them has a message', async () => {
    const { invitationId } = await newCouple(shop);
    await storeRsvps(shop, invitationId, STORED, { more: { message: '', hasMessage: false } });
    const { body } = await shop.http.get(`/api/wish/get-all/${invitationId}?before=${FIRST}`).expect(200);
    expect(body.data).toEqual([]);
  });

  it('finds the RSVPs of one source among those of others', async () => {
    const { invitationId } = await newCouple(shop);
    await storeRsvps(shop, invitationId, STORED, { more: { source: 'another' } });
    const scope = {
      invitationId: new Types.ObjectId(invitationId),
      since: new Date(0),
      until: new Date(),
      source: 'one',
    };
    const place = { createdAt: new Date(), _id: new Types.ObjectId('f'.repeat(24)) };
    expect(await shop.app.get(RemovedRsvpsRepository).toRemove(scope, place, 100)).toEqual([]);
  });
});
