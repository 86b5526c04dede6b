import { randomUUID } from 'node:crypto';
import { HOUR_MS } from '@serikad/shared/calendar/durations';
import type { FamilyView, GuestList } from '@serikad/shared/guest-list/family.types';
import { Types } from 'mongoose';
import type { FaultPoint } from '../../src/common/faults.js';
import { FamiliesRepository } from '../../src/modules/guest-list/records/families.repository.js';
import { FamiliesService } from '../../src/modules/guest-list/records/families.service.js';
import type { FamilyRecord } from '../../src/modules/guest-list/records/family.schema.js';
import { linkOf } from '../../src/modules/guest-list/records/family.view.js';
import { GuestListReconciler } from '../../src/modules/guest-list/records/guest-list.reconciler.js';
import { GuestListSteps } from '../../src/modules/guest-list/records/guest-list-steps.service.js';
import { GuestListsRepository } from '../../src/modules/guest-list/records/guest-lists.repository.js';
import { GuestSecretsService } from '../../src/modules/guest-list/records/guest-secrets.service.js';
import { FamilyRsvpService } from '../../src/modules/rsvp/responses/family-rsvp.service.js';
import { newCouple, type Couple } from '../invitations/support/shop.js';
import { startFaultyServer } from '../rsvp/support/faulty-server.js';
import { answersClosed } from '../support/answers-closed.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { addedFamily, addFamily, call, expectBalanced, listOf, storedList } from './support/list.js';

let shop: TestApp;
let couple: Couple;
let family: FamilyView;
beforeAll(async () => {
  shop = await startTestApp();
});
afterAll(() => shop.close());
beforeEach(async () => {
  couple = await newCouple(shop);
  family = await addedFamily(shop, couple, { name: 'Pak Long', seats: 4 });
});
afterEach(() => shop.clock.reset());

/** Two minutes pass, and two servers clean up at once. */
async function reconcile(ms = 120_000): Promise<void> {
  shop.clock.advance(ms);
  const reconciler = shop.app.get(GuestListReconciler);
  await Promise.all([reconciler.reconcile(), reconciler.reconcile()]);
}

/** Sends a request to a server that is killed at a point. */
async function killedAt(point: FaultPoint, send: (url: string) => Promise<unknown>): Promise<void> {
  const server = await startFaultyServer(shop, point, 'SIGKILL');
  await expect(send(server.url)).rejects.toThrow('fetch failed');
  await server.gone;
}

/** The family answers that four come. */
async function answer(): Promise<void> {
  const families = shop.app.get(FamiliesService);
  const linked = await families.byToken(family.link.slice(3));
  const dto = { sessions: [{ session: 'main', answer: 'coming' as const, adults: 3, children: 1 }], message: '' };
  await shop.app
    .get(FamilyRsvpService)
    .answer(linked, dto, { onBehalf: false, afterDeletion: (same) => Promise.resolve(same) });
}

const names = (list: GuestList): string[] => list.families.map(({ name }) => name).toSorted();
const taken = async (): Promise<unknown> => {
  await answersClosed(shop);
  const _id = new Types.ObjectId(couple.invitationId);
  const counter = await shop.db.collection('attendances').findOne({ _id });
  return [counter?.['taken'], counter?.['answers'], counter?.['pending'].length];
};

describe('G-03 a server killed with SIGKILL while an import is undone', () => {
  const imported = async (): Promise<string> => {
    const body = {
      invitationId: couple.invitationId,
      format: 'lines',
      text: 'Mak Ngah, 0123000001, 4\nPak Su, 0123000002, 4',
      skip: [],
      consent: true,
    };
    const { data } = await call<{ id: string }>(shop.url, couple, 'POST /api/family/import/commit', body);
    return data.id;
  };
  const undo = (id: string) => (url: string) =>
    call(url, couple, 'PUT /api/family/import/undo', { invitationId: couple.invitationId, id });

  it('G-03 a family that answers before it is finished brings the whole import back', async () => {
    const id = await imported();
    await killedAt('family.removed', undo(id));
    // Off the list already, and its link still works.
    expect(names(await listOf(shop, couple))).toEqual(['Pak Long']);
    const { f } = (await storedList(shop, couple)).removed[0] ?? {};
    const document = await shop.app.get(FamiliesRepository).findById(f as Types.ObjectId);
    family = { ...family, link: linkOf(document as FamilyRecord, shop.app.get(GuestSecretsService)) };
    await answer();
    await reconcile();
    const list = await listOf(shop, couple);
    expect(names(list)).toEqual(['Mak Ngah', 'Pak Long', 'Pak Su']);
    expect(list.totals).toMatchObject({ answered: 1, coming: 1 });
    expect(await taken()).toEqual([4, 1, 0]);
    await expectBalanced(shop, couple);
  }, 60_000);

  it('G-03 where none answers it stays undone', async () => {
    await killedAt('family.removed', undo(await imported()));
    await reconcile();
    expect(names(await listOf(shop, couple))).toEqual(['Pak Long']);
    await expectBalanced(shop, couple);
  }, 60_000);
});

describe('G-02 a server killed with SIGKILL while a family is added', () => {
  const key = () => randomUUID() as string;

  it('after its document: it is invisible, and the repetition adds it once', async () => {
    const same = key();
    await killedAt('family.written', (url) => addFamily({ url }, couple, { name: 'Mak Ngah' }, same));
    expect(names(await listOf(shop, couple))).toEqual(['Pak Long']);
    expect(await addFamily(shop, couple, { name: 'Mak Ngah' }, same)).toMatchObject({ status: 200 });
    expect(names(await listOf(shop, couple))).toEqual(['Mak Ngah', 'Pak Long']);
    await expectBalanced(shop, couple);
  }, 60_000);

  it('after its document, never repeated: the reconciler removes it after an hour, not before', async () => {
    await killedAt('family.written', (url) => addFamily({ url }, couple, { name: 'Mak Ngah' }));
    const left = { name: 'Mak Ngah', invitationId: new Types.ObjectId(couple.invitationId) };
    const families = shop.db.collection('families');
    await reconcile();
    expect(await families.countDocuments(left)).toBe(1);
    // By the database's clock, which no test can move.
    await families.updateOne(left, { $set: { adding: new Date(Date.now() - HOUR_MS - 1_000) } });
    await reconcile();
    expect(await families.countDocuments(left)).toBe(0);
    await expectBalanced(shop, couple);
  }, 60_000);

  it('after its entry: it is on the list, and the reconciler leaves it there', async () => {
    const same = key();
    await killedAt('family.listed', (url) => addFamily({ url }, couple, { name: 'Mak Ngah' }, same));
    expect(names(await listOf(shop, couple))).toEqual(['Mak Ngah', 'Pak Long']);
    await shop.db.collection('families').updateMany({ adding: { $exists: true } }, { $set: { adding: new Date(0) } });
    await reconcile();
    expect(await addFamily(shop, couple, { name: 'Mak Ngah' }, same)).toMatchObject({ status: 200 });
    expect(names(await listOf(shop, couple))).toEqual(['Mak Ngah', 'Pak Long']);
    await expectBalanced(shop, couple);
  }, 60_000);

  it.each([
    [11, false],
    [9, true],
  ])('a server that was suspended for %i minutes before the entry adds the family: %s', async (minutes, isTaken) => {
    const entry = { f: new Types.ObjectId(), b: 'own', s: 1 };
    const began = new Date(Date.now() - minutes * 60_000);
    const lists = shop.app.get(GuestListsRepository);
    const _id = new Types.ObjectId(couple.invitationId);
    expect(await lists.push(_id, [entry], { began, quotas: false })).toBe(isTaken);
  });
});

describe('G-02 a server killed with SIGKILL between other steps', () => {
  it('of an edit: the repetition with the same revision completes the edit', async () => {
    const { id, title, phone, side, language, note, table, sessions } = family;
    const body = { id, title, phone, side, language, note, table, sessions, name: 'Mak Long', seats: 9, branch: 'own' };
    const edit = (url: string) =>
      call<{ family: FamilyView }>(url, couple, 'PUT /api/family/edit', body, { 'if-match': '"0"' });
    await killedAt('family.edited', edit);
    expect((await listOf(shop, couple)).families[0]).toMatchObject({ name: 'Mak Long', seats: 4 });
    expect(await edit(shop.url)).toMatchObject({ status: 200, data: { family: { seats: 9, revision: 1 } } });
    expect((await listOf(shop, couple)).families[0]).toMatchObject({ name: 'Mak Long', seats: 9 });
    await expectBalanced(shop, couple);
  }, 60_000);

  it('X67 of other seats: the list has them at once, the personal link with the reconciler', async () => {
    const body = { invitationId: couple.invitationId, ids: [family.id], seats: 7 };
    const seatsByLink = async () => (await shop.app.get(FamiliesService).byToken(family.link.slice(3))).seats;
    await killedAt('family.placed', (url) => call(url, couple, 'PUT /api/family/move', body));
    expect((await listOf(shop, couple)).families[0]).toMatchObject({ seats: 7 });
    expect(await seatsByLink()).toBe(4);
    await reconcile();
    expect(await seatsByLink()).toBe(7);
    await expectBalanced(shop, couple);
  }, 60_000);

  it('X67 of an entry: a link is valid as soon as its family is on the list', async () => {
    await killedAt('family.listed', (url) => addFamily({ url }, couple, { name: 'Mak Ngah', seats: 3 }));
    const added = (await listOf(shop, couple)).families.find(({ name }) => name === 'Mak Ngah');
    const link = added?.link.slice(3) ?? '';
    expect(await shop.app.get(FamiliesService).byToken(link)).toMatchObject({ seats: 3 });
    const body = { invitationId: couple.invitationId, ids: [added?.id] };
    await call(shop.url, couple, 'DELETE /api/family/delete', body);
    await expect(shop.app.get(FamiliesService).byToken(link)).rejects.toMatchObject({ code: 'not-found' });
  }, 60_000);

  it('X67 of a change of the list: what follows never undoes a later change', async () => {
    const body = { invitationId: couple.invitationId, ids: [family.id] };
    const steps = shop.app.get(GuestListSteps);
    const before = await storedList(shop, couple);
    await call(shop.url, couple, 'PUT /api/family/move', { ...body, seats: 9 });
    const step = { f: new Types.ObjectId(family.id), kind: 'seats', at: new Date() } as const;
    await steps.finish(before, [step]);
    await expectBalanced(shop, couple);
    const listed = await storedList(shop, couple);
    await call(shop.url, couple, 'DELETE /api/family/delete', body);
    await steps.finish(listed, [step]);
    await expectBalanced(shop, couple);
    await expect(shop.app.get(FamiliesService).byToken(family.link.slice(3))).rejects.toMatchObject({
      code: 'not-found',
    });
  });

  it('X67 of a removal: the family is gone at once, its RSVP and its seats with the reconciler', async () => {
    await answer();
    expect(await taken()).toEqual([4, 1, 0]);
    const body = { invitationId: couple.invitationId, ids: [family.id] };
    await killedAt('family.removed', (url) => call(url, couple, 'DELETE /api/family/delete', body));
    expect(names(await listOf(shop, couple))).toEqual([]);
    expect(await taken()).toEqual([4, 1, 0]);
    await reconcile();
    expect(await taken()).toEqual([0, 0, 0]);
    await expectBalanced(shop, couple);
    // And of its restoration: the RSVP follows.
    await killedAt('family.restored', (url) => call(url, couple, 'PUT /api/family/restore', body));
    expect(names(await listOf(shop, couple))).toEqual(['Pak Long']);
    await reconcile();
    expect(await taken()).toEqual([4, 1, 0]);
    expect((await listOf(shop, couple)).families[0]?.answer).toMatchObject({ sessions: [{ adults: 3, children: 1 }] });
    await expectBalanced(shop, couple);
  }, 90_000);

  it('of a removal over a day ago: the family is deleted for good, a restored one stays', async () => {
    const other = await addedFamily(shop, couple, { name: 'Mak Ngah' });
    const body = { invitationId: couple.invitationId, ids: [family.id, other.id] };
    await call(shop.url, couple, 'DELETE /api/family/delete', body);
    await call(shop.url, couple, 'PUT /api/family/restore', { ...body, ids: [other.id] });
    await reconcile(23 * HOUR_MS);
    expect(await shop.db.collection('families').countDocuments({ _id: new Types.ObjectId(family.id) })).toBe(1);
    await reconcile(25 * HOUR_MS);
    expect(await shop.db.collection('families').countDocuments({ _id: new Types.ObjectId(family.id) })).toBe(0);
    expect(names(await listOf(shop, couple))).toEqual(['Mak Ngah']);
    await expectBalanced(shop, couple);
  });
});
