import { HELPER_TOKEN_HEADER } from '@serikad/shared/guest-list/guest-list';
import type { FamilyView, MessageKind, SendQueue } from '@serikad/shared/guest-list/family.types';
import type { HelperBranch, HelperFamily } from '@serikad/shared/guest-list/helper.types';
import { newCouple, type Couple } from '../invitations/support/shop.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { addedBranch, addedFamily, call, expectBalanced, helperTokenOf, listOf } from './support/list.js';

let shop: TestApp;
let couple: Couple;
let families: FamilyView[];
beforeAll(async () => {
  shop = await startTestApp();
});
afterAll(() => shop.close());
beforeEach(async () => {
  couple = await newCouple(shop);
  families = [];
  for (const name of ['Satu', 'Dua', 'Tiga', 'Empat']) families.push(await addedFamily(shop, couple, { name }));
});
afterEach(() => shop.clock.reset());

type Queues = { queues: SendQueue[] };
const at = (index: number): string => families[index]?.id ?? '';
const start = (ids: string[], key = 'q1', kind: MessageKind = 'invitation', of = couple) =>
  call<Queues>(shop.url, of, 'PUT /api/family/queue', { invitationId: of.invitationId, kind, key, ids });
const skip = (id: string, key = 'q1', kind: MessageKind = 'invitation', of = couple) =>
  call<Queues>(shop.url, of, 'PUT /api/family/skip', { invitationId: of.invitationId, kind, key, id });
const noteChat = (id: string, opened: boolean, kind: MessageKind = 'invitation') =>
  call<{ family: FamilyView }>(shop.url, couple, 'PUT /api/family/chat', { id, kind, opened });
const markSent = (id: string, sent = true) =>
  call<{ family: FamilyView }>(shop.url, couple, 'PUT /api/family/sent', { id, kind: 'invitation', sent });
const queues = async (): Promise<SendQueue[]> => (await listOf(shop, couple)).queues;
const chats = async (): Promise<(MessageKind | null)[]> => {
  const byId = new Map((await listOf(shop, couple)).families.map(({ id, chat }) => [id, chat]));
  return families.map(({ id }) => byId.get(id) ?? null);
};

describe('G-05 the queue of a kind of message', () => {
  it('G-05 is read by every phone of the couple: its order, who is skipped, when it began', async () => {
    expect(await queues()).toEqual([]);
    shop.clock.set('2026-11-20T08:00:00.000Z');
    const order = [at(2), at(0), at(3)];
    const { data } = await start(order);
    const begun = { kind: 'invitation', key: 'q1', startedAt: '2026-11-20T08:00:00.000Z', ids: order, skipped: [] };
    expect(data.queues).toEqual([begun]);
    expect((await skip(at(0))).data.queues).toEqual([{ ...begun, skipped: [at(0)] }]);
    expect(await queues()).toEqual([{ ...begun, skipped: [at(0)] }]);
    const { families: listed } = await listOf(shop, couple);
    expect(listed.map(({ revision }) => revision)).toEqual([0, 0, 0, 0]);
  });

  it('G-05 a repeated start changes nothing, nor does a repeated skip', async () => {
    await start([at(0), at(1)]);
    await skip(at(1));
    const before = await queues();
    shop.clock.advance(60_000);
    expect((await start([at(0)])).data.queues).toEqual(before);
    await Promise.all([skip(at(1)), skip(at(1)), skip(at(1))]);
    expect(await queues()).toEqual(before);
  });

  it('G-05 begins anew under another key; what is late for the earlier one does not touch it', async () => {
    await start([at(0), at(1)]);
    await skip(at(0));
    await start([at(1), at(0)], 'q2');
    expect(await skip(at(1), 'q1')).toMatchObject({ status: 200 });
    expect(await start([], 'q1')).toMatchObject({ status: 200 });
    expect(await queues()).toMatchObject([{ key: 'q2', ids: [at(1), at(0)], skipped: [] }]);
    expect((await start([], 'q2')).data.queues).toEqual([]);
    expect((await skip(at(1), 'q2')).data.queues).toEqual([]);
    await start([at(3)], 'q3');
    expect(await queues()).toMatchObject([{ key: 'q3', ids: [at(3)] }]);
  });

  it('G-05 a start that is repeated late begins no queue again that was replaced or ended', async () => {
    await start([at(0), at(1)]);
    await start([at(1)], 'q2');
    await skip(at(1), 'q2');
    expect((await start([at(0), at(1)])).data.queues).toMatchObject([{ key: 'q2', skipped: [at(1)] }]);
    await start([], 'q2');
    expect((await start([at(1)], 'q2')).data.queues).toEqual([]);
    expect((await start([at(0), at(1)])).data.queues).toEqual([]);
    expect((await start([at(2)], 'q3')).data.queues).toMatchObject([{ key: 'q3', ids: [at(2)], skipped: [] }]);
  });

  it('G-05 is one for each kind', async () => {
    await start([at(0), at(1)]);
    await start([at(1)], 'q2', 'reminder');
    await skip(at(1), 'q2', 'reminder');
    await start([], 'q1');
    expect(await queues()).toMatchObject([{ kind: 'reminder', key: 'q2', ids: [at(1)], skipped: [at(1)] }]);
  });

  it('G-05 X66 holds families of its own list alone, and is none of another couple', async () => {
    const other = await newCouple(shop);
    const foreign = await addedFamily(shop, other);
    await start([foreign.id, 'x', 'f'.repeat(24), at(1)]);
    expect(await skip(foreign.id)).toMatchObject({ status: 404 });
    expect(await start([foreign.id], 'q2')).toMatchObject({ status: 404 });
    expect(await queues()).toMatchObject([{ ids: [at(1)], skipped: [] }]);
    const body = { invitationId: couple.invitationId, kind: 'invitation', key: 'q1' };
    for (const [route, more] of [
      ['PUT /api/family/queue', { ids: [] }],
      ['PUT /api/family/skip', { id: at(1) }],
    ] as const) {
      expect(await call(shop.url, other, route, { ...body, ...more })).toMatchObject({ status: 404 });
    }
    expect(
      await call(shop.url, other, 'PUT /api/family/chat', { id: at(1), kind: 'invitation', opened: true }),
    ).toMatchObject({ status: 404 });
    expect((await listOf(shop, other)).queues).toEqual([]);
    expect(await queues()).toMatchObject([{ ids: [at(1)], skipped: [] }]);
  });

  it('G-05 two phones that skip and mark at once lose nothing, also while the list is changed', async () => {
    for (let index = 4; index < 24; index += 1) families.push(await addedFamily(shop, couple, { name: `K${index}` }));
    const branch = await addedBranch(shop, couple);
    await start(families.map(({ id }) => id));
    const { invitationId } = couple;
    await Promise.all(
      families.flatMap(({ id }, index) => [
        index % 2 === 0 ? skip(id) : markSent(id),
        index % 2 === 0 ? skip(id) : markSent(id),
        call(shop.url, couple, 'PUT /api/family/move', { invitationId, ids: [id], branch: branch.id }),
      ]),
    );
    const list = await listOf(shop, couple);
    const sent = list.families.filter((family) => family.sent.invitation).map(({ id }) => id);
    expect(sent).toEqual(families.filter((_, index) => index % 2 === 1).map(({ id }) => id));
    expect(list.queues[0]?.skipped.toSorted()).toEqual(
      families.flatMap(({ id }, index) => (index % 2 === 0 ? [id] : [])).toSorted(),
    );
    expect(list.families.every((family) => family.branch === branch.id)).toBe(true);
    await expectBalanced(shop, couple);
  });

  it('G-05 refuses a body without a kind, a key or families', async () => {
    const { invitationId } = couple;
    const good = { invitationId, kind: 'invitation', key: 'q1', ids: [at(0)] };
    for (const field of ['invitationId', 'kind', 'key', 'ids']) {
      const answer = await call(shop.url, couple, 'PUT /api/family/queue', { ...good, [field]: undefined });
      expect(answer).toMatchObject({ status: 400, code: 'validation', fields: [{ field }] });
    }
    expect(await start([at(0)], 'q1', 'sent.invitation' as MessageKind)).toMatchObject({ code: 'validation' });
    expect(await queues()).toEqual([]);
  });
});

describe('G-05 a chat that was opened', () => {
  it('G-05 is asked about until the couple say that the message was sent or not, or skip the family', async () => {
    await start(families.map(({ id }) => id));
    for (const index of [0, 1, 2, 3]) await noteChat(at(index), true);
    expect(await chats()).toEqual(Array(4).fill('invitation'));
    expect((await noteChat(at(3), true, 'reminder')).data.family.chat).toBe('reminder');
    expect((await markSent(at(0))).data.family.chat).toBeNull();
    expect((await noteChat(at(1), false)).data.family).toMatchObject({ chat: null, sent: {} });
    await skip(at(2));
    expect(await chats()).toEqual([null, null, null, 'reminder']);
  });

  it('G-05 a family of no queue is not touched by a skip', async () => {
    await noteChat(at(0), true);
    await skip(at(0));
    await start([at(1)]);
    await skip(at(0));
    expect(await chats()).toEqual(['invitation', null, null, null]);
  });

  it('G-04 G-05 X66 the helper of the branch is asked on every phone, the couple and other helpers are not', async () => {
    const [mak, ayah] = [await addedBranch(shop, couple), await addedBranch(shop, couple, { name: 'Ayah' })];
    const family = await addedFamily(shop, couple, { branch: mak.id });
    families = [family];
    const tokens = [await helperTokenOf(shop, couple, mak.id), await helperTokenOf(shop, couple, ayah.id)];
    const signedOut = { session: { headers: {} } } as Couple;
    const as = <T>(index: number, route: string, body?: object) =>
      call<T>(shop.url, signedOut, route, body, { [HELPER_TOKEN_HEADER]: tokens[index] ?? '' });
    const read = async (index: number) => (await as<HelperBranch>(index, 'GET /api/helper/branch')).data.families;
    const opened = { id: family.id, kind: 'reminder', opened: true };
    expect((await as<{ family: HelperFamily }>(0, 'PUT /api/helper/chat', opened)).data.family.chat).toBe('reminder');
    expect(await read(0)).toMatchObject([{ id: family.id, chat: 'reminder' }]);
    expect(await chats()).toEqual([null]);
    // The couple's own question is another one.
    await noteChat(family.id, true);
    expect(await read(0)).toMatchObject([{ chat: 'reminder' }]);
    await markSent(family.id);
    expect(await read(0)).toMatchObject([{ chat: 'reminder' }]);

    const moveTo = (branch: string) =>
      call(shop.url, couple, 'PUT /api/family/move', { invitationId: couple.invitationId, ids: [family.id], branch });
    await moveTo(ayah.id);
    expect(await read(0)).toEqual([]);
    expect(await read(1)).toMatchObject([{ id: family.id, chat: null }]);
    expect(await as(0, 'PUT /api/helper/chat', { ...opened, opened: false })).toMatchObject({ status: 404 });
    await moveTo(mak.id);
    const body = { id: family.id, kind: 'reminder', sent: true };
    expect((await as<{ family: HelperFamily }>(0, 'PUT /api/helper/sent', body)).data.family.chat).toBeNull();
    await as(0, 'PUT /api/helper/chat', opened);
    await as(0, 'PUT /api/helper/chat', { ...opened, opened: false });
    expect(await read(0)).toMatchObject([{ chat: null }]);
  });
});
