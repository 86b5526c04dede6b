import { randomUUID } from 'node:crypto';
import type { FaultPoint } from '../../src/common/faults.js';
import { RsvpSettlerService } from '../../src/modules/rsvp/responses/rsvp-settler.service.js';
import { RsvpRepository } from '../../src/modules/rsvp/responses/rsvp.repository.js';
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
import { type FaultyServer, startFaultyServer } from './support/faulty-server.js';

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
});
afterAll(() => shop.close());
afterEach(() => {
  jest.restoreAllMocks();
  shop.clock.reset();
});

/** Six seconds pass, and two servers clean up at once. */
async function reconcile(): Promise<void> {
  shop.clock.advance(6_000);
  const settler = shop.app.get(RsvpSettlerService);
  await Promise.all([settler.reconcile(), settler.reconcile()]);
}

async function idOfFirst(couple: Couple): Promise<string> {
  const { body } = await shop.http.get(`/api/wish/get-all/${couple.invitationId}`).set(couple.owner.headers);
  return body.data[0]._id;
}

interface Change {
  point: FaultPoint;
  what: string;
  /** The request; sent to the server that is killed, then repeated to another. */
  send(url: string, guest: { couple: Couple; wishId: string; _id: string; key: string }): Promise<Answer>;
  /** Guests and answers after the clean-up and before the repetition. */
  cleaned: { guests: number; stored: number };
  /** What the repetition answers, and what is stored then. */
  repeated: { status: number; guests: number; stored: number };
}

const added: Change['send'] = (url, { couple, key }) => answer(url, couple.invitationId, 4, { key });
const editedTo =
  (count: number): Change['send'] =>
  (url, { wishId }) =>
    edit(url, wishId, count);
const deleted: Change['send'] = (url, { couple, _id }) =>
  sendJson(url, 'DELETE', '/api/wish/delete', { wishId: _id }, couple.owner.headers);

// One answer of 3 is there before, under a limit of 10.
const changes: Change[] = [
  {
    point: 'wish.claimed',
    what: 'seats taken, answer not written',
    send: added,
    cleaned: { guests: 3, stored: 1 },
    repeated: { status: 200, guests: 7, stored: 2 },
  },
  {
    point: 'wish.written',
    what: 'answer written, intent open',
    send: added,
    cleaned: { guests: 7, stored: 2 },
    repeated: { status: 200, guests: 7, stored: 2 },
  },
  {
    point: 'wish.edit-claimed',
    what: 'upwards: seats taken, answer as it was',
    send: editedTo(10),
    cleaned: { guests: 3, stored: 1 },
    repeated: { status: 200, guests: 10, stored: 1 },
  },
  {
    point: 'wish.edit-written',
    what: 'upwards: answer changed, intent open',
    send: editedTo(10),
    cleaned: { guests: 10, stored: 1 },
    repeated: { status: 200, guests: 10, stored: 1 },
  },
  {
    point: 'wish.edit-claimed',
    what: 'downwards: intent recorded, answer as it was',
    send: editedTo(1),
    cleaned: { guests: 3, stored: 1 },
    repeated: { status: 200, guests: 1, stored: 1 },
  },
  {
    point: 'wish.edit-written',
    what: 'downwards: answer changed, seats not given back',
    send: editedTo(1),
    cleaned: { guests: 1, stored: 1 },
    repeated: { status: 200, guests: 1, stored: 1 },
  },
  {
    point: 'wish.delete-recorded',
    what: 'intent recorded, answer there',
    send: deleted,
    cleaned: { guests: 3, stored: 1 },
    repeated: { status: 200, guests: 0, stored: 0 },
  },
  {
    point: 'wish.delete-written',
    what: 'answer gone, seats not given back',
    send: deleted,
    cleaned: { guests: 0, stored: 0 },
    repeated: { status: 404, guests: 0, stored: 0 },
  },
];

describe('X38 X41 a server killed with SIGKILL between two steps', () => {
  it.each(changes)(
    '$point ($what): the seats agree after the clean-up, and the repetition is right',
    async (change) => {
      const couple = await newCouple(shop);
      await setLimits(shop, couple, { totalLimit: 10 });
      const { wishId = '' } = await answer(shop.url, couple.invitationId, 3);
      const guest = { couple, wishId, _id: await idOfFirst(couple), key: randomUUID() };

      const server = await startFaultyServer(shop, change.point, 'SIGKILL');
      await expect(change.send(server.url, guest)).rejects.toThrow('fetch failed');
      await server.gone;
      // It did die in the middle.
      expect((await books(shop, couple.invitationId)).pending).toBe(1);

      await reconcile();
      expect(await books(shop, couple.invitationId)).toEqual(balanced(change.cleaned));
      const { status, guests, stored } = change.repeated;
      expect(await change.send(shop.url, guest)).toMatchObject({ status });
      expect(await books(shop, couple.invitationId)).toEqual(balanced({ guests, stored }));
    },
    60_000,
  );
});

describe('X38 a server that is suspended while its intent is undone, and goes on', () => {
  let server: FaultyServer | undefined;
  afterEach(() => server?.stop());

  /**
   * A request for 4 is suspended with seats taken, the reconciler gives them back, another guest takes the last of 10.
   */
  async function sleepOver(): Promise<{ couple: Couple; sleeper: Answer }> {
    const couple = await newCouple(shop);
    await setLimits(shop, couple, { totalLimit: 10 });
    server = await startFaultyServer(shop, 'wish.claimed', 'SIGSTOP');
    const sleeping = answer(server.url, couple.invitationId, 4);
    await server.reached;
    await reconcile();
    expect(await answer(shop.url, couple.invitationId, 10)).toMatchObject({ status: 200 });
    server.wakeUp();
    return { couple, sleeper: await sleeping };
  }

  it('cannot write its answer any more and starts over', async () => {
    const { couple, sleeper } = await sleepOver();
    expect(sleeper).toMatchObject({ status: 400, errorCode: 'limit-reached' });
    expect(await books(shop, couple.invitationId)).toEqual(balanced({ guests: 10, stored: 1 }));
  }, 60_000);

  it('control: without the tombstone it exceeds the limit', async () => {
    jest.spyOn(shop.app.get(RsvpRepository), 'insertTombstone').mockResolvedValue(true);
    const { couple, sleeper } = await sleepOver();
    expect(sleeper.status).toBe(200);
    expect((await books(shop, couple.invitationId)).guests).toBe(14);
  }, 60_000);

  it.each([
    { point: 'wish.edit-claimed' as const, send: editedTo(9) },
    { point: 'wish.delete-recorded' as const, send: deleted },
  ])(
    '$point: cannot change the answer by what it has read, and starts over',
    async ({ point, send }) => {
      const couple = await newCouple(shop);
      await setLimits(shop, couple, { totalLimit: 10 });
      const { wishId = '' } = await answer(shop.url, couple.invitationId, 3);
      const guest = { couple, wishId, _id: await idOfFirst(couple), key: randomUUID() };
      server = await startFaultyServer(shop, point, 'SIGSTOP');
      const sleeping = send(server.url, guest);
      await server.reached;
      await reconcile();
      // Meanwhile the guest brings more, and no seat is left for others.
      expect(await edit(shop.url, wishId, 5)).toMatchObject({ status: 200 });
      expect(await answer(shop.url, couple.invitationId, 5)).toMatchObject({ status: 200 });
      server.wakeUp();
      const outcome = await sleeping;
      const state = await books(shop, couple.invitationId);
      if (point === 'wish.edit-claimed') {
        expect(outcome).toMatchObject({ status: 400, errorCode: 'limit-reached' });
        expect(state).toEqual(balanced({ guests: 10, stored: 2 }));
      } else {
        expect(outcome).toMatchObject({ status: 200 });
        expect(state).toEqual(balanced({ guests: 5, stored: 1 }));
      }
    },
    60_000,
  );
});
