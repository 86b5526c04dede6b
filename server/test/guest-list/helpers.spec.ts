import { randomUUID } from 'node:crypto';
import { HELPER_TOKEN_HEADER } from '@serikad/shared/guest-list/guest-list';
import type { BranchView, FamilyView } from '@serikad/shared/guest-list/family.types';
import type { HelperBranch, HelperFamily } from '@serikad/shared/guest-list/helper.types';
import { FamiliesRepository } from '../../src/modules/guest-list/records/families.repository.js';
import { GuestListsRepository } from '../../src/modules/guest-list/records/guest-lists.repository.js';
import { newCouple, snapshot, STANDARD, type Couple } from '../invitations/support/shop.js';
import { startFaultyServer } from '../rsvp/support/faulty-server.js';
import { startTestApp, type TestApp } from '../support/app.js';
import {
  addedBranch,
  addedFamily,
  type Answer,
  call,
  expectBalanced,
  helperTokenOf,
  listOf,
  storedList,
} from './support/list.js';
import { addedSession } from './support/sessions.js';

const CANARY = 'kenari-rahsia';

let shop: TestApp;
let couple: Couple;
let branch: BranchView;
let token: string;
beforeAll(async () => {
  shop = await startTestApp();
});
afterAll(() => shop.close());
beforeEach(async () => {
  couple = await newCouple(shop);
  branch = await addedBranch(shop, couple, { quota: 10 });
  token = await helperTokenOf(shop, couple, branch.id);
});
afterEach(() => {
  jest.restoreAllMocks();
  shop.clock.reset();
});

const NO_SESSION = { session: { headers: {} } } as Couple;
const as = <T>(of: string, route: string, body?: object, headers: Record<string, string> = {}): Promise<Answer<T>> =>
  call<T>(shop.url, NO_SESSION, route, body, { ...(of && { [HELPER_TOKEN_HEADER]: of }), ...headers });
const add = (more: object = {}, of = token, key = randomUUID() as string) =>
  as<{ family: HelperFamily }>(
    of,
    'POST /api/helper/add',
    { name: 'Mak Cik Ros', ...more },
    { 'idempotency-key': key },
  );
const read = async (of = token): Promise<HelperBranch> => (await as<HelperBranch>(of, 'GET /api/helper/branch')).data;
const setLink = (body: object) =>
  call<{ branch: BranchView }>(shop.url, couple, 'PUT /api/branch/link', {
    invitationId: couple.invitationId,
    id: branch.id,
    ...body,
  });

/** Every call of a helper link that names, or makes, a family. */
const callsFor = (id: string): [route: string, body?: object][] => [
  ['GET /api/helper/branch'],
  ['POST /api/helper/add', { name: 'Mak Cik Ros' }],
  ['PUT /api/helper/edit', { id, name: 'Diubah', seats: 1 }],
  ['PUT /api/helper/sent', { id, kind: 'invitation' }],
  ['PUT /api/helper/chat', { id, kind: 'invitation', opened: true }],
];

describe('G-04 a helper link', () => {
  it('G-04 G-09 says to which sessions a family that is added is invited', async () => {
    expect((await read()).sessions).toEqual([]);
    const akad = await addedSession(shop, couple, 'Akad');
    expect((await read()).sessions).toEqual(['', akad.title]);
    await add();
    expect((await listOf(shop, couple)).families.map(({ sessions }) => sessions)).toEqual([null]);
  });

  it('G-04 is made, shown to the couple, renewed and revoked; the own branch has none', async () => {
    expect(token).toMatch(/^[0-9A-Za-z]{12}$/);
    expect((await listOf(shop, couple)).branches.map(({ link }) => link)).toEqual(['', `/h/${token}`]);
    const renewed = await helperTokenOf(shop, couple, branch.id);
    expect(renewed).not.toBe(token);
    expect(await as(token, 'GET /api/helper/branch')).toMatchObject({ status: 404, code: 'not-found' });
    expect(await read(renewed)).toMatchObject({ name: branch.name });
    expect((await setLink({ active: false })).data.branch.link).toBe('');
    expect(await as(renewed, 'GET /api/helper/branch')).toMatchObject({ code: 'not-found' });
    const again = await helperTokenOf(shop, couple, branch.id);
    expect([token, renewed]).not.toContain(again);
    expect(await setLink({ id: 'own', active: true })).toMatchObject({ code: 'not-found' });
    expect(await setLink({})).toMatchObject({ code: 'validation', fields: [{ field: 'active' }] });
    const documents = Object.values(await snapshot(shop)).join('\n');
    for (const each of [token, renewed, again]) {
      expect(documents).not.toContain(Buffer.from(each).toString('hex'));
      expect(shop.logs()).not.toContain(each);
    }
  });

  it('G-04 adds, edits and sends in its branch; the couple see by whom', async () => {
    const added = await add({ name: 'Pak Long', phone: '012-345 6789', seats: 4 });
    expect(added.data.family).toMatchObject({ name: 'Pak Long', maskedPhone: '01•-••• 6789', seats: 4, sent: {} });
    const { id, link, revision } = added.data.family;
    const edited = await as<{ family: HelperFamily }>(
      token,
      'PUT /api/helper/edit',
      { ...added.data.family, name: 'Pak Long Rahman', seats: 5 },
      { 'if-match': `"${revision}"` },
    );
    expect(edited.data.family).toMatchObject({ name: 'Pak Long Rahman', seats: 5, revision: 1, link });
    await as(token, 'PUT /api/helper/sent', { id, kind: 'invitation' });
    const [family] = (await listOf(shop, couple)).families;
    expect(family).toMatchObject({ name: 'Pak Long Rahman', phone: '0123456789', seats: 5, branch: branch.id, link });
    expect(family?.sent.invitation).toMatchObject({ branch: branch.id });
    expect(await read()).toMatchObject({
      quota: 10,
      seats: 5,
      families: [{ id, link, sent: { invitation: expect.any(String) } }],
    });
    const stale = await as(token, 'PUT /api/helper/edit', { id, name: 'X', seats: 1 }, { 'if-match': '"0"' });
    expect(stale).toMatchObject({
      code: 'conflict',
      current: { name: 'Pak Long Rahman', maskedPhone: '01•-••• 6789' },
    });
    await expectBalanced(shop, couple);
  });

  it('G-04 edits without changing the note, the table and the phone that a helper does not read', async () => {
    const whole = { name: 'Mak Su', phone: '0198765432', note: CANARY, table: 'M7', branch: branch.id };
    const { id } = await addedFamily(shop, couple, whole);
    await as(token, 'PUT /api/helper/edit', { id, name: 'Mak Su Ani', seats: 2 });
    expect((await listOf(shop, couple)).families[0]).toMatchObject({ ...whole, name: 'Mak Su Ani' });
    await as(token, 'PUT /api/helper/edit', { id, name: 'Mak Su Ani', seats: 2, phone: '' });
    expect((await listOf(shop, couple)).families[0]).toMatchObject({ phone: '', note: CANARY });
  });

  it('G-04 adds one family under one key; other content under it is refused', async () => {
    const key = randomUUID();
    const [one, other] = await Promise.all([add({}, token, key), add({}, token, key)]);
    expect(one.data.family.id).toBe(other.data.family.id);
    expect(await add({ name: 'Lain' }, token, key)).toMatchObject({ code: 'idempotency-mismatch' });
    expect((await read()).families).toHaveLength(1);
  });

  it('G-04 keeps the quota for added and for larger families, and cannot add when the couple exceed it', async () => {
    const { data } = await add({ seats: 8 });
    expect(await add({ seats: 3 })).toMatchObject({ code: 'limit-reached' });
    const edit = (seats: number) =>
      as(token, 'PUT /api/helper/edit', { id: data.family.id, name: 'Mak Cik Ros', seats });
    expect(await edit(11)).toMatchObject({ code: 'limit-reached' });
    expect(await edit(10)).toMatchObject({ status: 200 });
    await addedFamily(shop, couple, { branch: branch.id, seats: 5 });
    expect(await add({ seats: 1 })).toMatchObject({ code: 'limit-reached' });
    expect(await edit(11)).toMatchObject({ code: 'limit-reached' });
    // Fewer is possible, and the same.
    expect(await edit(10)).toMatchObject({ status: 200 });
    expect(await edit(7)).toMatchObject({ status: 200 });
    expect((await storedList(shop, couple)).branches[1]).toMatchObject({ seats: 12, families: 2 });
    await expectBalanced(shop, couple);
  });

  it('G-04 leaves the refused one of two larger families at once as it was', async () => {
    for (let round = 0; round < 5; round += 1) {
      const names = [`Satu ${round}`, `Dua ${round}`];
      const own = await addedBranch(shop, couple, { name: `Cabang ${round}`, quota: 10 });
      const of = await helperTokenOf(shop, couple, own.id);
      const added = await Promise.all(names.map((name) => add({ name, seats: 1 }, of)));
      const answers = await Promise.all(
        added.map(({ data }) => as(of, 'PUT /api/helper/edit', { id: data.family.id, name: 'Diubah', seats: 8 })),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
      const stored = (await read(of)).families.map(({ name, seats }) => `${name.replace(/ .*/, '')} ${seats}`).sort();
      expect(stored).toEqual(['Diubah 8', expect.stringMatching(/^(Satu|Dua) 1$/)]);
      await call(shop.url, couple, 'DELETE /api/branch/delete', { invitationId: couple.invitationId, id: own.id });
    }
    await expectBalanced(shop, couple);
  });

  it('G-17 X66 a repeated edit does not say whether a guessed phone is the stored one', async () => {
    const { data } = await add({ phone: '0123456789' });
    const { id } = data.family;
    const edit = (more: object) =>
      as(token, 'PUT /api/helper/edit', { id, name: 'Mak Cik Ros', seats: 2, ...more }, { 'if-match': '"0"' });
    expect(await edit({})).toMatchObject({ status: 200 });
    // Without a phone a lost answer may be asked for again.
    expect(await edit({})).toMatchObject({ status: 200 });
    const guesses = await Promise.all(['0123456789', '0120006789'].map((phone) => edit({ phone })));
    expect(guesses.map(({ status, code }) => [status, code])).toEqual(Array(2).fill([409, 'conflict']));
  });

  it('G-04 X66 adds no family when it is revoked meanwhile', async () => {
    const slow = await startFaultyServer(shop, 'family.written', 'SIGSTOP');
    const added = call(
      slow.url,
      NO_SESSION,
      'POST /api/helper/add',
      { name: 'Terlambat' },
      { [HELPER_TOKEN_HEADER]: token },
    );
    await slow.reached;
    await setLink({ active: false });
    slow.wakeUp();
    expect(await added).toMatchObject({ status: 404 });
    await slow.stop();
    expect((await listOf(shop, couple)).families).toEqual([]);
  });

  it('G-04 keeps the quota under ten larger families at once', async () => {
    await call(shop.url, couple, 'PUT /api/branch/edit', {
      invitationId: couple.invitationId,
      id: branch.id,
      name: 'Mak',
      quota: 14,
    });
    const added = await Promise.all(Array.from({ length: 10 }, () => add({ seats: 1 })));
    const answers = await Promise.all(
      added.map(({ data }) => as(token, 'PUT /api/helper/edit', { id: data.family.id, name: 'A', seats: 2 })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(4);
    expect(answers.filter(({ code }) => code === 'limit-reached')).toHaveLength(6);
    expect((await storedList(shop, couple)).branches[1]).toMatchObject({ seats: 14 });
    await expectBalanced(shop, couple);
  });

  it('G-04 refuses what a helper may not set', async () => {
    for (const field of ['note', 'table', 'branch', 'sessions', 'invitationId', 'answer']) {
      expect(await add({ [field]: 'x' })).toMatchObject({ code: 'validation', fields: [{ field }] });
    }
    const { data } = await add();
    const { id } = data.family;
    for (const field of ['note', 'table', 'branch', 'sessions', 'openedAt', 'reopened']) {
      const answer = await as(token, 'PUT /api/helper/edit', { id, name: 'A', seats: 1, [field]: 'x' });
      expect(answer).toMatchObject({ code: 'validation', fields: [{ field }] });
    }
  });
});

describe('X66 a helper link reaches nothing outside its branch', () => {
  it('X66 has families of another branch, the own one and another couple unknown in every call', async () => {
    const other = await addedBranch(shop, couple, { name: 'Pihak lelaki' });
    const stranger = await newCouple(shop);
    const families = [
      await addedFamily(shop, couple, { branch: other.id }),
      await addedFamily(shop, couple),
      await addedFamily(shop, stranger),
    ];
    const before = [await listOf(shop, couple), await listOf(shop, stranger)];
    for (const { id } of [...families, { id: 'f'.repeat(24) }, { id: 'x' }]) {
      for (const [route, body] of callsFor(id).slice(2)) {
        expect([route, await as(token, route, body)]).toMatchObject([route, { status: 404, code: 'not-found' }]);
      }
    }
    expect([await listOf(shop, couple), await listOf(shop, stranger)]).toEqual(before);
    // Control: the helper of the other branch may.
    const theirs = await helperTokenOf(shop, couple, other.id);
    expect(await as(theirs, 'PUT /api/helper/sent', { id: families[0]?.id, kind: 'invitation' })).toMatchObject({
      status: 200,
    });
  });

  it('X66 has a family that the couple move to another branch unknown from then on, also to a repetition', async () => {
    const key = randomUUID();
    const { data } = await add({}, token, key);
    const body = { invitationId: couple.invitationId, ids: [data.family.id], branch: 'own' };
    await call(shop.url, couple, 'PUT /api/family/move', body);
    expect((await read()).families).toEqual([]);
    expect(await add({}, token, key)).toMatchObject({ code: 'not-found' });
    expect(await as(token, 'PUT /api/helper/sent', { id: data.family.id, kind: 'invitation' })).toMatchObject({
      code: 'not-found',
    });
  });

  it('X66 has no private field in any response: a canary in each of them', async () => {
    const other = await addedBranch(shop, couple, { name: `${CANARY} cabang`, quota: 7654 });
    const family = { name: 'Pak Long', phone: '0177123456', note: `${CANARY} nota`, table: `${CANARY} meja` };
    const own = await addedFamily(shop, couple, { ...family, branch: branch.id });
    const hidden = await addedFamily(shop, couple, { ...family, name: `${CANARY} nama`, branch: other.id });
    for (const { id } of [own, hidden]) {
      const sessions = [{ session: 'main', answer: 'coming', adults: 2, children: 0 }];
      const answered = { id, sessions, message: `${CANARY} ucapan` };
      expect(await call(shop.url, couple, 'PUT /api/family/answer-for', answered)).toMatchObject({ status: 200 });
    }
    const answers: Answer<unknown>[] = [];
    for (const [route, body] of callsFor(own.id)) answers.push(await as(token, route, body));
    const stale = { id: own.id, name: 'A', seats: 1 };
    answers.push(await as(token, 'PUT /api/helper/edit', stale, { 'if-match': '"0"' }));
    answers.push(await add({ seats: 30 }));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 409, 400]);
    const text = JSON.stringify(answers);
    const order = await shop.http.get(`/api/order/find-one/${couple.orderId}`).set(couple.session.headers);
    // Control: the couple read all of them.
    expect(JSON.stringify(await listOf(shop, couple)).split(CANARY).length).toBeGreaterThan(7);
    expect(order.text).toContain(couple.orderId);
    const secrets = [CANARY, '0177123456', '177123456', '7654', hidden.id, hidden.link, other.id, couple.orderId];
    for (const secret of secrets) expect([secret, text.includes(secret)]).toEqual([secret, false]);
    expect(text).not.toMatch(/"(note|table|answer|openedAt|reopened|totals|branches|phone)"/);
  });

  it('X65 X66 a missing, unknown, renewed, revoked or foreign token and one of a removed branch are answered alike, after the same reads', async () => {
    const family: FamilyView = await addedFamily(shop, couple, { branch: branch.id });
    const gone = await addedBranch(shop, couple);
    const removed = await helperTokenOf(shop, couple, gone.id);
    await call(shop.url, couple, 'DELETE /api/branch/delete', { invitationId: couple.invitationId, id: gone.id });
    const revoked = await helperTokenOf(shop, couple, branch.id);
    await setLink({ active: false });
    const reads = [
      jest.spyOn(shop.app.get(GuestListsRepository), 'findByHelperHash'),
      jest.spyOn(shop.app.get(GuestListsRepository), 'find'),
    ];
    const tokens = ['', 'x', 'a'.repeat(12), 'a'.repeat(4_000), token, revoked, removed, family.link.slice(3)];
    for (const [route, body] of callsFor(family.id)) {
      const seen = new Set<string>();
      for (const each of tokens) {
        reads.forEach((spy) => spy.mockClear());
        const answer = await as(each, route, body);
        seen.add(JSON.stringify([answer, reads.map((spy) => spy.mock.calls.length)]));
      }
      expect([...seen]).toEqual([expect.stringMatching(/"status":404.*not-found.*\[1,0\]\]$/)]);
    }
    // Nor does a session serve for a link, the owner's included.
    for (const [route, body] of callsFor(family.id)) {
      expect(await call(shop.url, couple, route, body)).toMatchObject({ code: 'not-found' });
    }
    expect((await listOf(shop, couple)).families).toEqual([family]);
  });

  it('X66 what a helper does not read stays as the couple changed it meanwhile', async () => {
    const family = await addedFamily(shop, couple, { branch: branch.id, seats: 2, note: 'lama' });
    const families = shop.app.get(FamiliesRepository);
    const rewrite = families.rewrite.bind(families);
    jest.spyOn(families, 'rewrite').mockImplementationOnce(async (...args) => {
      const changed = { id: family.id, name: 'Ismail', branch: branch.id, seats: 2, note: 'baharu', table: '7' };
      expect((await call(shop.url, couple, 'PUT /api/family/edit', changed)).status).toBe(200);
      return rewrite(...args);
    });
    await as(token, 'PUT /api/helper/edit', { id: family.id, name: 'Ismail', seats: 2 });
    expect((await listOf(shop, couple)).families).toMatchObject([{ note: 'baharu', table: '7' }]);
  });

  it('X66 a family that leaves the branch while its helper changes it is not changed', async () => {
    const family = await addedFamily(shop, couple, { branch: branch.id, seats: 2, note: 'lama' });
    const families = shop.app.get(FamiliesRepository);
    const rewrite = families.rewrite.bind(families);
    jest.spyOn(families, 'rewrite').mockImplementationOnce(async (...args) => {
      const moved = { invitationId: couple.invitationId, ids: [family.id], branch: 'own' };
      expect((await call(shop.url, couple, 'PUT /api/family/move', moved)).status).toBe(200);
      return rewrite(...args);
    });
    const edited = await as(token, 'PUT /api/helper/edit', { id: family.id, name: 'Ditukar', seats: 2 });
    expect(edited).toMatchObject({ status: 404, code: 'not-found' });
    expect((await listOf(shop, couple)).families).toMatchObject([{ name: family.name, branch: 'own' }]);
  });

  it('X66 is unknown without the package or after the trial, and discloses nothing of the order', async () => {
    const { data } = await add();
    const items = STANDARD;
    await call(shop.url, couple, 'PUT /api/order/update-package', { id: couple.orderId, items });
    for (const [route, body] of callsFor(data.family.id)) {
      expect(await as(token, route, body)).toMatchObject({ status: 404, code: 'not-found' });
    }
  });
});
