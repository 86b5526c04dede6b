import { randomUUID } from 'node:crypto';
import { spawn } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { DAY_MS } from '@serikad/shared/calendar/durations';
import type { CoupleAlbum } from '@serikad/shared/album/album.types';
import type { DoorView } from '@serikad/shared/guest-list/check-in.types';
import type { FamilyView, GuestList } from '@serikad/shared/guest-list/family.types';
import type { SessionsAnswer } from '@serikad/shared/guest-list/session.types';
import { FAMILY_TOKEN_HEADER, HELPER_TOKEN_HEADER } from '@serikad/shared/guest-list/guest-list';
import type { InvitationView } from '@serikad/shared/invitations/invitation.types';
import { type mongo, Types } from 'mongoose';
import type { FaultPoint } from '../../src/common/faults.js';
import type { AlbumPhotoRecord } from '../../src/modules/album/album-photo.schema.js';
import type { AlbumRecord } from '../../src/modules/album/album.schema.js';
import type { InvitationRecord } from '../../src/modules/invitations/invitation.schema.js';
import { addMonths, announcedUntil, erasureOf } from '../../src/operations/guest-erasure/erasure-days.js';
import { GuestErasures } from '../../src/operations/guest-erasure/guest-erasures.service.js';
import { signInSeller } from '../admin/support/seller.js';
import { cleanUp, databaseAt, newFolder } from '../backup/support/stacks.js';
import { brokenCounters, brokenLinks } from '../backup/support/rules.js';
import { addGift } from '../gifts/support/pictured.js';
import { addedBranch, addedFamily, call, helperTokenOf, listOf } from '../guest-list/support/list.js';
import { sessionBody } from '../guest-list/support/sessions.js';
import { type Couple, newCouple, pay, snapshot } from '../invitations/support/shop.js';
import { answer, books, edit } from '../rsvp/support/couple.js';
import { coming, maybe } from '../rsvp/support/families.js';
import { ScriptedFaults } from '../rsvp/support/scripted-faults.js';
import { largePicture, openAlbum, sendPhoto } from '../support/album-photo.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { testDatabase } from '../support/database.js';
import { cleanEnv, ServerProcess, shopNode } from '../support/server-process.js';
import { storageOf, whereIs } from './support/customers.js';

jest.setTimeout(120_000);

const POINTS = [
  'guest-data.noted',
  'guest-data.answers-erased',
  'guest-data.families-erased',
  'guest-data.erased',
] as const satisfies FaultPoint[];

let shop: TestApp;
let erasures: GuestErasures;
const faults = new ScriptedFaults();
beforeAll(async () => {
  shop = await startTestApp({ faults });
  erasures = shop.app.get(GuestErasures);
  // Rounds happen where a test asks for them.
  await erasures.onModuleDestroy();
});
afterAll(async () => {
  await cleanUp();
  await shop.close();
});
afterEach(() => shop.clock.reset());

const signal = new AbortController().signal;
/** A round some days from now; then it is today again, for the sessions. */
async function roundIn(days: number): Promise<number> {
  shop.clock.advance(days * DAY_MS);
  try {
    return await erasures.sweep(signal);
  } finally {
    shop.clock.reset();
  }
}

const invitations = () => shop.db.collection<InvitationRecord>('invitations');
const markOf = async ({ invitationId }: Couple) =>
  (await invitations().findOne({ _id: new Types.ObjectId(invitationId) }))?.guestErasure;

async function marryOn(couple: Couple, date: string): Promise<void> {
  const body = { id: couple.invitationId, date, startTime: '11:00', endTime: '16:00' };
  expect((await call(shop.url, couple, 'PUT /api/invitation/update/date-time', body)).status).toBe(200);
}

const today = (): string => new Date(shop.clock.now()).toISOString().slice(0, 10);
const monthsAgo = (months: number): string => addMonths(today(), -months);

const ownView = async (couple: Couple): Promise<InvitationView> =>
  (await call<{ invitation: InvitationView }>(shop.url, couple, `GET /api/order/find-one/${couple.orderId}`)).data
    .invitation;

interface Guests {
  couple: Couple;
  canaries: string[];
  family: FamilyView;
  helper: string;
  wishId: string;
  giftIds: [string, string];
}

/** A paid invitation with guests of every kind, whose names, numbers and notes nothing else in the shop has. */
async function wedding(date = monthsAgo(7)): Promise<Guests> {
  const couple = await newCouple(shop);
  await pay(shop, couple.orderId, 1_000);
  await marryOn(couple, date);
  const mark = `tetamu-${randomUUID().slice(0, 8)}`;
  const { invitationId, session } = couple;
  const branch = await addedBranch(shop, couple);
  const helper = await helperTokenOf(shop, couple, branch.id);
  const numbers = [`+60${randomDigits()}`, `+60${randomDigits()}`] as const;
  const typed = { title: `${mark}-gelaran`, note: `${mark}-nota`, table: `${mark}-meja`, branch: branch.id, seats: 5 };
  const family = await addedFamily(shop, couple, { name: `${mark}-keluarga`, phone: numbers[0], ...typed });
  const unheard = await addedFamily(shop, couple, { name: `${mark}-senyap`, phone: numbers[1], seats: 3 });
  const token = { [FAMILY_TOKEN_HEADER]: family.link.slice('/i/'.length) };
  const guest = { ...couple, session: { ...session, headers: {} } } as Couple;
  const said = { sessions: [coming(3, 1)], message: 'Semoga bahagia', from: `${mark}-wakil` };
  expect((await call(shop.url, guest, 'PUT /api/family/answer', said, token)).status).toBe(200);
  const behalf = { id: unheard.id, sessions: [maybe(2)] };
  expect((await call(shop.url, couple, 'PUT /api/family/answer-for', behalf)).status).toBe(200);
  const more = { from: `${mark}-terbuka`, message: 'Selamat pengantin baru' };
  const { wishId = '' } = await answer(shop.url, invitationId, 2, { more });
  const removed = await answer(shop.url, invitationId, 1, { more: { ...more, from: `${mark}-dibuang` } });
  expect(removed.status).toBe(200);
  // As the door's phone sent it on the day.
  await shop.db.collection('door_events').insertOne({
    invitationId: new Types.ObjectId(invitationId),
    id: randomUUID(),
    name: `${mark}-tanpa-jemputan`,
    session: 'main',
    adults: 2,
    children: 0,
    at: new Date(),
    by: `${mark}-penjaga`,
    storedAt: new Date(),
  });
  await takePhotos(couple, mark);
  await hideAWish(couple, `${mark}-sebab`);
  const giftIds = [await addGift(shop, couple), await addGift(shop, couple, 'Cerek')] as [string, string];
  const reservation = { name: `${mark}-pemberi`, contactNo: randomDigits(), notes: `${mark}-pesan` };
  const reserved = { giftId: giftIds[0], ...reservation };
  expect((await call(shop.url, guest, 'PUT /api/gift/reserve', reserved)).status).toBe(200);
  return { couple, canaries: [mark, reservation.contactNo, ...numbers], family, helper, wishId, giftIds };
}

/** On the day a guest sends a photo and most of another one; then the wedding is on its own date again. */
async function takePhotos(couple: Couple, mark: string): Promise<void> {
  const _id = new Types.ObjectId(couple.invitationId);
  const stored = await invitations().findOne({ _id });
  if (!stored) throw new Error('no invitation');
  const { date, startTime, endTime } = stored;
  await openAlbum(shop, couple);
  const of = { picture: await largePicture(), name: `${mark}-jurugambar` };
  await sendPhoto(shop, couple.invitationId, of);
  await sendPhoto(shop, couple.invitationId, { ...of, pieces: 1 });
  await invitations().updateOne({ _id }, { $set: { date, startTime, endTime } });
}

/** What the database has of who sent the photos, beside their names: hashes of devices' keys, and of networks. */
async function devicesOf({ invitationId }: Couple): Promise<string[]> {
  const _id = new Types.ObjectId(invitationId);
  const photos = await shop.db.collection<AlbumPhotoRecord>('album_photos').find({ invitationId: _id }).toArray();
  const album = await shop.db.collection<AlbumRecord>('albums').findOne({ _id });
  const hashes = [...photos.map(({ guest }) => guest), ...(album?.entries ?? []).map(({ g }) => g)];
  hashes.push(...(album?.unfinished ?? []).flatMap(({ n }) => n));
  return hashes.filter((hash) => hash !== '');
}

const randomDigits = (): string => `1${String(Math.random()).slice(2, 11)}`;

/** The seller names a guest in the reason. */
async function hideAWish({ orderId, invitationId, session }: Couple, reason: string): Promise<void> {
  const seller = await signInSeller(shop);
  const list = await shop.http.get(`/api/wish/get-all/${invitationId}`).set(session.headers).expect(200);
  const wishId = String(list.body.data[0]._id);
  const body = { wishId, withheld: true, reason };
  await shop.http.put(`/api/admin/order/${orderId}/wish`).set(seller.headers).send(body).expect(200);
}

/** Everything that is counted of an invitation, and the wishes. */
async function countsOf(couple: Couple): Promise<object> {
  const { totals, branches, families }: GuestList = await listOf(shop, couple);
  const { headers } = couple.session;
  const wishes = await shop.http.get(`/api/wish/get-all/${couple.invitationId}`).set(headers).expect(200);
  const gifts = await shop.http.get(`/api/gift/find-by-invitation/${couple.invitationId}`).set(headers).expect(200);
  return {
    totals,
    branches: branches.map(({ id, name, seats, families: count }) => [id, name, seats, count]),
    answers: families.map(({ seats, answer: said }) => [seats, said?.sessions, said?.message]),
    wishes: (wishes.body.data as Record<string, unknown>[]).map(({ message, attendanceCount, willAttend }) => [
      message,
      attendanceCount,
      willAttend,
    ]),
    gifts: (gifts.body.data as { reservation: unknown }[]).map((gift) => gift.reservation !== null),
    arrived: (await call<DoorView>(shop.url, couple, `GET /api/door/arrivals/${couple.invitationId}`)).data.arrivals,
    books: await books(shop, couple.invitationId),
    album: await albumOf(couple),
  };
}

async function albumOf({ invitationId, session: { headers } }: Couple): Promise<object> {
  const path = `/api/album/own/${invitationId}`;
  const own = await shop.http.get(path).query({ state: 'waiting' }).set(headers).expect(200);
  const { counts, bytes, photos } = own.body.data as CoupleAlbum;
  return { counts, bytes, pictures: photos.map(({ pictures }) => pictures) };
}

/** A command as it is built, on this shop's database or another one. */
async function command(name: 'backup' | 'restore', args: string[], dataDir: string, uri: string): Promise<string> {
  const file = resolve(import.meta.dirname, `../../dist/commands/${name}.js`);
  const { jwtSecret, guestKey } = shop.config;
  const env = cleanEnv({ DATA_DIR: dataDir, MONGODB_URI: uri, JWT_SECRET: jwtSecret, GUEST_KEY: guestKey });
  const child = new ServerProcess(spawn(shopNode, [file, ...args], { cwd: dataDir, env, stdio: 'pipe' }));
  expect([await child.exit(), child.output]).toEqual([0, expect.anything()]);
  return child.output;
}

/** The files of a folder, unpacked, that have one of some texts. */
function filesWith(folder: string, texts: readonly string[]): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((file) => {
      const bytes = readFileSync(file);
      const text = (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('latin1');
      return texts.some((each) => text.includes(each));
    });
}

/** The same in every collection of another database. */
async function foundAt(db: mongo.Db, texts: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const { name } of await db.listCollections().toArray()) {
    for (const document of await db.collection(name).find().toArray()) {
      const text = JSON.stringify(document);
      if (texts.some((each) => text.includes(each))) found.push(name);
    }
  }
  return found;
}

describe('G-17 the time when the data of guests is erased', () => {
  it.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2026-08-31', 6, '2027-02-28'],
    ['2027-08-31', 6, '2028-02-29'],
    ['2026-12-12', 6, '2027-06-12'],
    ['2026-03-15', -5, '2025-10-15'],
  ])('G-17 %s and %i months: %s', (date, months, later) => {
    expect(addMonths(date, months)).toBe(later);
  });

  it('G-17 is months after the wedding, and never less than 30 days after the couple are notified', () => {
    const now = new Date('2026-11-22T04:00:00Z');
    expect(announcedUntil(now, 6)).toBe('2026-06-22');
    expect(erasureOf('2026-06-22', 6, now)?.toISOString()).toBe('2026-12-22T04:00:00.000Z');
    expect(erasureOf('2026-06-22', 6, new Date('2026-11-20T04:00:00Z'))?.toISOString()).toBe(
      '2026-12-21T16:00:00.000Z',
    );
    expect(erasureOf('2020-01-01', 6, now)?.toISOString()).toBe('2026-12-22T04:00:00.000Z');
    expect(erasureOf('soon', 6, now)).toBeUndefined();
  });

  it('G-17 is shown to the couple a month before and not to guests; a later wedding is left alone', async () => {
    const [near, later, undated] = [await newCouple(shop), await newCouple(shop), await newCouple(shop)];
    await marryOn(near, addMonths(today(), -5));
    await marryOn(later, addMonths(today(), -4));
    await roundIn(0);
    const mark = await markOf(near);
    expect((mark?.dueAt.getTime() ?? 0) - shop.clock.now()).toBeGreaterThan(27 * DAY_MS);
    expect((await ownView(near)).guestData).toEqual({ eraseAt: mark?.dueAt.toISOString(), erasedAt: null });
    const page = await shop.http.get(`/api/invitation/find-one/${near.invitationId}`).expect(200);
    expect(page.body.data.invitation).not.toHaveProperty('guestData');
    expect([await markOf(later), await markOf(undated)]).toEqual([undefined, undefined]);
    expect((await ownView(later)).guestData).toBeUndefined();
    // Told once: another round moves nothing.
    await roundIn(3);
    expect(await markOf(near)).toEqual(mark);
  });

  it('G-17 is that of the last session: a later one postpones it, also after the couple were notified', async () => {
    const [early, late] = [await wedding(), await wedding()];
    const further = { ...sessionBody(early.couple, 'Bertandang', { date: monthsAgo(1) }), inviteAll: true };
    const add = ({ couple }: Guests) =>
      call(shop.url, couple, 'POST /api/session/create', { ...further, invitationId: couple.invitationId });
    expect((await add(early)).status).toBe(200);
    await roundIn(0);
    expect(await markOf(early.couple)).toBeUndefined();
    expect(await markOf(late.couple)).toBeDefined();
    expect((await add(late)).status).toBe(200);
    await roundIn(31);
    for (const { couple, canaries } of [early, late]) {
      expect(await markOf(couple)).toBeUndefined();
      expect(await whereIs(shop, canaries)).toContain('families');
    }
  });

  it('G-17 is not postponed by a save of the date section that leaves the last day as it is', async () => {
    const { couple } = await wedding();
    await roundIn(0);
    const mark = await markOf(couple);
    expect(mark).toBeDefined();
    const body = { id: couple.invitationId, date: monthsAgo(7), startTime: '12:00', endTime: '17:00' };
    const save = () => call(shop.url, couple, 'PUT /api/invitation/update/date-time', body);
    expect((await save()).status).toBe(200);
    expect(await markOf(couple)).toEqual(mark);
    // Each time, and beside each other.
    await Promise.all(Array.from({ length: 5 }, save));
    expect(await markOf(couple)).toEqual(mark);
    await roundIn(31);
    expect((await markOf(couple))?.erasedAt).toBeInstanceOf(Date);
    await marryOn(couple, monthsAgo(7));
    expect((await markOf(couple))?.erasedAt).toBeInstanceOf(Date);
    // Control: another day does.
    await marryOn(couple, addMonths(today(), 3));
    expect(await markOf(couple)).toBeUndefined();
  });

  it('G-17 G-18 is not postponed when the first session moves and the last one stays, but when the last one moves later', async () => {
    const { couple } = await wedding(monthsAgo(9));
    const { invitationId } = couple;
    const further = { ...sessionBody(couple, 'Bertandang', { date: monthsAgo(7) }), inviteAll: true };
    const { data } = await call<SessionsAnswer>(shop.url, couple, 'POST /api/session/create', further);
    const id = data.sessions.at(-1)?.id;
    await roundIn(0);
    const mark = await markOf(couple);
    expect(mark).toBeDefined();
    await marryOn(couple, monthsAgo(8));
    expect(await markOf(couple)).toEqual(mark);
    // On the day that was announced its six months are not over.
    const later = { ...sessionBody(couple, 'Bertandang', { date: monthsAgo(4) }), invitationId, id };
    expect((await call(shop.url, couple, 'PUT /api/session/edit', later)).status).toBe(200);
    const { length } = (await listOf(shop, couple)).families;
    await roundIn(30);
    await roundIn(30);
    const named = (await listOf(shop, couple)).families.filter(({ name }) => name !== '');
    expect(named).toHaveLength(length);
    // The couple are notified again, and a month later it is erased.
    await roundIn(31);
    await roundIn(70);
    expect((await markOf(couple))?.erasedAt).toBeInstanceOf(Date);
  });

  it('G-17 a date that is saved while others are erased ends it', async () => {
    const weddings = [await wedding(), await wedding()];
    await roundIn(0);
    faults.once('guest-data.erased', async () => {
      // As the save of the section does; the couple's sign-in has ended by the test's clock.
      const _id = { $in: weddings.map(({ couple }) => new Types.ObjectId(couple.invitationId)) };
      const later = { $set: { date: addMonths(today(), 6) }, $unset: { guestErasure: 1 as const } };
      await invitations().updateMany({ _id }, later);
    });
    await roundIn(31);
    const named = await Promise.all(
      weddings.map(
        async ({ couple }) => (await listOf(shop, couple)).families.filter(({ name }) => name !== '').length,
      ),
    );
    expect(named.toSorted()).toEqual([0, 2]);
  });

  it('G-17 another date ends it, also after the erasure; the same past date begins it anew', async () => {
    const { couple } = await wedding();
    await roundIn(0);
    await marryOn(couple, addMonths(today(), 3));
    expect(await markOf(couple)).toBeUndefined();
    await roundIn(40);
    expect((await listOf(shop, couple)).families[0]?.name).not.toBe('');
    await marryOn(couple, monthsAgo(7));
    await roundIn(0);
    expect((await markOf(couple))?.erasedAt).toBeUndefined();
    await roundIn(31);
    expect((await markOf(couple))?.erasedAt).toBeInstanceOf(Date);
    expect((await answer(shop.url, couple.invitationId, 1)).errorCode).toBe('answers-closed');
    await marryOn(couple, addMonths(today(), 3));
    expect((await answer(shop.url, couple.invitationId, 1)).status).toBe(200);
  });
});

describe('G-17 the number of persons whose data is stored', () => {
  it('G-17 counts customers, RSVPs and families, each family once, without erased ones; it is read once in ten minutes', async () => {
    const own = await startTestApp();
    try {
      const seller = await signInSeller(own);
      const persons = async (): Promise<number> => {
        const found = await own.http.get('/api/admin/today').set(seller.headers).expect(200);
        return found.body.data.persons as number;
      };
      const before = await persons();
      const couple = await newCouple(own);
      await pay(own, couple.orderId, 1_000);
      const body = { id: couple.invitationId, date: monthsAgo(9), startTime: '11:00', endTime: '16:00' };
      await call(own.url, couple, 'PUT /api/invitation/update/date-time', body);
      const family = await addedFamily(own, couple, { seats: 4 });
      await addedFamily(own, couple);
      const said = { id: family.id, sessions: [coming(2)] };
      expect((await call(own.url, couple, 'PUT /api/family/answer-for', said)).status).toBe(200);
      for (const from of ['Siti', 'Rahmat']) await answer(own.url, couple.invitationId, 2, { more: { from } });
      // The count of ten minutes.
      expect(await persons()).toBe(before);
      own.clock.advance(11 * 60_000);
      // The couple, two families, two guests.
      expect(await persons()).toBe(before + 5);
      const rounds = own.app.get(GuestErasures);
      await rounds.sweep(signal);
      own.clock.advance(31 * DAY_MS);
      expect(await rounds.sweep(signal)).toBe(4);
      own.clock.reset();
      own.clock.advance(22 * 60_000);
      expect(await persons()).toBe(before + 1);
    } finally {
      await own.close();
    }
  });
});

describe('X70 after the erasure', () => {
  it('X70 no name, number or note of a guest is in the database, the log, or a new backup; counts and wishes are', async () => {
    const [{ couple, canaries }, other] = [await wedding(), await wedding(monthsAgo(1))];
    await roundIn(0);
    const before = await countsOf(couple);
    // Control: the search meets them where they are.
    const places = ['album_photos', 'audit_entries', 'door_events', 'families', 'gifts', 'wishes'];
    expect(await whereIs(shop, canaries)).toEqual(places);
    expect(await devicesOf(couple)).toHaveLength(5);
    expect(await roundIn(29)).toBe(0);
    expect(await whereIs(shop, canaries)).toEqual(places);
    const kept = await snapshot(shop);
    // Two RSVPs of the open form and two families.
    expect(await roundIn(31)).toBe(4);
    expect(await whereIs(shop, canaries)).toEqual([]);
    expect(await devicesOf(couple)).toEqual([]);
    expect(await countsOf(couple)).toEqual(before);
    expect(JSON.stringify(before)).toContain('Semoga bahagia');
    expect([...(await brokenCounters(shop.db)), ...(await brokenLinks(shop.db, storageOf(shop)))]).toEqual([]);
    // Numbers are encrypted where they are stored: no search would find them.
    const numbers = { invitationId: new Types.ObjectId(couple.invitationId), phone: { $exists: true } };
    expect(await shop.db.collection('families').countDocuments(numbers)).toBe(0);
    const own = await call<unknown>(shop.url, couple, `GET /api/wish/get-all/${couple.invitationId}`);
    expect(canaries.filter((each) => JSON.stringify(own.data).includes(each))).toEqual([]);
    expect(canaries.filter((each) => shop.logs().includes(each))).toEqual([]);
    // Others keep every byte.
    const theirs = Buffer.from(other.canaries[0] ?? '').toString('hex');
    const after = await snapshot(shop);
    const changed = Object.keys(kept).filter((key) => kept[key]?.includes(theirs) && kept[key] !== after[key]);
    expect(changed).toEqual([]);
    const folder = join(newFolder(), 'backup');
    await command('backup', ['--out', folder], shop.config.dataDir, shop.mongoUri);
    expect(filesWith(folder, canaries.slice(0, 1))).toEqual([]);
    // Control: the other wedding is in the backup.
    expect(filesWith(folder, other.canaries.slice(0, 1))).not.toEqual([]);
  });

  it('X70 a restore of an older backup erases again, in a new data folder as well; what came after a later date stays', async () => {
    const [erased, moved] = [await wedding(), await wedding()];
    await roundIn(0);
    const backups = newFolder();
    const monday = join(backups, 'monday');
    const { dataDir } = shop.config;
    await command('backup', ['--out', monday], dataDir, shop.mongoUri);
    await roundIn(31);
    const counts = await shop.db.collection('attendances').find().sort({ _id: 1 }).toArray();
    // This couple marries later after all: their new guest is in a backup that was made after the erasure.
    await marryOn(moved.couple, addMonths(today(), 3));
    const fresh = `lewat-${randomUUID().slice(0, 8)}`;
    await addedFamily(shop, moved.couple, { name: fresh });
    // The clock of the test was ahead when it erased; the backups' is not.
    await invitations().updateMany({ 'guestErasure.erasedAt': { $exists: true } }, [
      { $set: { 'guestErasure.erasedAt': '$$NOW' } },
    ]);
    await command('backup', ['--out', join(backups, 'tuesday')], dataDir, shop.mongoUri);

    const restored = async (backup: string): Promise<[string, mongo.Db]> => {
      const [folder, uri] = [newFolder(), testDatabase()];
      mkdirSync(folder, { recursive: true });
      return [await command('restore', [join(backups, backup)], folder, uri), await databaseAt(uri)];
    };
    const [said, old] = await restored('monday');
    expect(said).toMatch(/Erased again: the guests of \d+ weddings/);
    expect(await foundAt(old, erased.canaries)).toEqual([]);
    const back = await old.collection('attendances').find().sort({ _id: 1 }).toArray();
    expect(back.map(({ _id, taken, answers }) => [String(_id), taken, answers])).toEqual(
      counts.map(({ _id, taken, answers }) => [String(_id), taken, answers]),
    );
    const [, newer] = await restored('tuesday');
    expect(await foundAt(newer, [fresh])).toEqual(['families']);
    expect(await foundAt(newer, [...erased.canaries, ...moved.canaries])).toEqual([]);
  });

  it('X70 links end, guests store nothing more, and what the couple enter is erased with a later round', async () => {
    const { couple, family, helper, wishId, giftIds } = await wedding();
    const { invitationId } = couple;
    const begun = { invitationId, kind: 'thanks', key: 'q1', ids: [family.id] };
    expect(await call(shop.url, couple, 'PUT /api/family/queue', begun)).toMatchObject({ status: 200 });
    const opened = { id: family.id, kind: 'thanks', opened: true };
    expect(await call(shop.url, couple, 'PUT /api/family/chat', opened)).toMatchObject({ status: 200 });
    await roundIn(0);
    expect(await listOf(shop, couple)).toMatchObject({ queues: [{ key: 'q1' }] });
    const guest = { ...couple, session: { ...couple.session, headers: {} } } as Couple;
    const helping = { [HELPER_TOKEN_HEADER]: helper };
    expect((await call(shop.url, guest, 'GET /api/helper/branch', undefined, helping)).status).toBe(200);
    await roundIn(31);
    // Nothing is left to be sent or asked.
    const { queues, families } = await listOf(shop, couple);
    expect([queues, families.map(({ chat }) => chat)]).toEqual([[], [null, null]]);
    const token = { [FAMILY_TOKEN_HEADER]: family.link.slice('/i/'.length) };
    expect((await call(shop.url, guest, 'GET /api/family/by-link', undefined, token)).status).toBe(404);
    expect((await call(shop.url, guest, 'GET /api/helper/branch', undefined, helping)).status).toBe(404);
    expect((await listOf(shop, couple)).families.map(({ link }) => link)).toEqual(['', '']);
    // Its page would have no title.
    expect(await call(shop.url, couple, 'PUT /api/family/link', { id: family.id })).toMatchObject({ code: 'conflict' });
    const refused = [
      await answer(shop.url, couple.invitationId, 1),
      await edit(shop.url, wishId, 1),
      await sent(guest, 'PUT /api/gift/reserve', { giftId: giftIds[1], name: 'Siti' }),
      await sent(couple, 'PUT /api/family/answer-for', { id: family.id, sessions: [coming(1)], from: 'Siti' }),
    ];
    expect(refused.map((each) => each.errorCode)).toEqual(Array(4).fill('answers-closed'));
    const shown = await shop.http.get(`/api/invitation/find-one/${couple.invitationId}`).expect(200);
    expect(shown.body.data.invitation.answersClosed).toBe(true);

    const late = `lewat-${randomUUID().slice(0, 8)}`;
    await addedFamily(shop, couple, { name: late });
    await roundIn(32);
    expect(await whereIs(shop, [late])).toEqual([]);
    await addedFamily(shop, couple, { name: late });
    await roundIn(40);
    expect(await whereIs(shop, [late])).toEqual(['families']);
    await roundIn(64);
    expect(await whereIs(shop, [late])).toEqual([]);
  });

  it.each(POINTS)('X70 what was stopped at %s is ended by the next round', async (point) => {
    const { couple, canaries } = await wedding();
    await roundIn(0);
    const before = await countsOf(couple);
    faults.once(point, () => Promise.reject(new Error('killed')));
    await expect(roundIn(31)).rejects.toThrow('killed');
    expect((await markOf(couple))?.erasedAt).toBeUndefined();
    await roundIn(31);
    expect(await whereIs(shop, canaries)).toEqual([]);
    expect(await countsOf(couple)).toEqual(before);
    expect((await markOf(couple))?.erasedAt).toBeInstanceOf(Date);
    // It was noted before it began.
    expect(readFileSync(join(shop.config.dataDir, 'erased-guests.txt'), 'utf8')).toContain(couple.invitationId);
  });

  it('X70 more RSVPs than a batch are erased, by two rounds at once', async () => {
    const { couple, canaries } = await wedding();
    const _id = new Types.ObjectId(couple.invitationId);
    const like = await shop.db.collection('wishes').findOne({ invitationId: _id, familyId: { $exists: false } });
    const copies = Array.from({ length: 1_200 }, (_, i) => ({
      ...like,
      _id: new Types.ObjectId(),
      key: `${i}`,
      op: randomUUID(),
      secretHash: `${i}`.padStart(43, 'x'),
    }));
    await shop.db.collection('wishes').insertMany(copies);
    await roundIn(0);
    shop.clock.advance(31 * DAY_MS);
    await Promise.all([erasures.sweep(signal), erasures.sweep(signal)]);
    expect(await whereIs(shop, canaries)).toEqual([]);
    const empty = { invitationId: _id, from: '', message: { $gt: '' }, familyId: { $exists: false } };
    expect(await shop.db.collection('wishes').countDocuments(empty)).toBeGreaterThanOrEqual(1_200);
  });
});

async function sent(couple: Couple, route: string, body: object): Promise<{ errorCode: string | undefined }> {
  const { code } = await call(shop.url, couple, route, body);
  return { errorCode: code };
}
