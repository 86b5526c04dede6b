import { spawn } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { HOUR_MS } from '@serikad/shared/calendar/durations';
import { malaysiaDay } from '@serikad/shared/invitations/malaysia-time';
import { Types } from 'mongoose';
import type { FaultPoint } from '../../src/common/faults.js';
import { PrivacyRequests } from '../../src/operations/privacy/privacy-requests.service.js';
import { CustomerDeletionsReconciler } from '../../src/operations/privacy/customer-deletions.reconciler.js';
import { openReason } from '../../src/operations/privacy/customer.js';
import { recordPayment, signInSeller, storedOrder } from '../admin/support/seller.js';
import { brokenRules } from '../backup/support/rules.js';
import { snapshot, UNKNOWN_IDS } from '../invitations/support/shop.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { ServerProcess, cleanEnv, shopNode } from '../support/server-process.js';
import { smallPicture } from '../support/picture.js';
import type { Session } from '../support/sign-in.js';
import { startFaultyServer } from '../rsvp/support/faulty-server.js';
import { ScriptedFaults } from '../rsvp/support/scripted-faults.js';
import {
  type Customer,
  filesOfCustomer,
  marked,
  PHOTO_PLACE,
  storageOf,
  storedFiles,
  whereIs,
} from './support/customers.js';
import { unzip } from './support/unzip.js';

jest.setTimeout(120_000);

const POINTS = [
  'customer.begun',
  'customer.noted',
  'customer.orders-erased',
  'customer.books-cleaned',
  'customer.content-removed',
  'customer.files-removed',
  'customer.emptied',
] as const satisfies FaultPoint[];

let shop: TestApp;
let seller: Session;
const faults = new ScriptedFaults();
beforeAll(async () => {
  shop = await startTestApp({ faults });
  seller = await signInSeller(shop);
  // Rounds happen where a test asks for them: one of the server's own would meet the fault that is meant for a request.
  await shop.app.get(CustomerDeletionsReconciler).onModuleDestroy();
});
afterAll(() => shop.close());
afterEach(() => shop.clock.reset());

const newCustomer = (): Promise<Customer> => marked(shop, seller, randomUUID().slice(0, 8));

const remove = ({ session: { userId, email } }: Customer, more: object = {}, url = shop.url): Promise<Response> =>
  fetch(`${url}/api/admin/customer/${userId}`, {
    method: 'DELETE',
    headers: { ...seller.headers, 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, ...more }),
  });

/** What an answer holds. */
interface Answer {
  code: unknown;
  data: { filesLeft: number; error: { fields: unknown[] } };
}
const read = async (answer: Response): Promise<Answer> => (await answer.json()) as Answer;

const rounds = (): Promise<number> => shop.app.get(PrivacyRequests).continue();

async function exported({ session }: Customer): Promise<Map<string, Buffer>> {
  const path = `${shop.url}/api/admin/customer/${session.userId}/export`;
  const answer = await fetch(path, { headers: seller.headers });
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/zip']);
  return unzip(Buffer.from(await answer.arrayBuffer()));
}

/** Everything of a customer that is still somewhere. */
async function remains(customer: Customer, files: readonly string[]): Promise<string[]> {
  const stored = await storedFiles(shop);
  return [...(await whereIs(shop, [customer.mark, ...customer.phones])), ...files.filter((file) => stored.has(file))];
}

const sumOfLedger = async (): Promise<number> => {
  const lines = await shop.db.collection<{ amount: number }>('payments').find().toArray();
  return lines.reduce((sum, { amount }) => sum + amount, 0);
};

describe('D-02 X50 a customer is deleted', () => {
  it('X11 and nothing of them is left anywhere; others keep every byte, the ledger keeps every sen', async () => {
    const [customer, other] = [await newCustomer(), await newCustomer()];
    const [orderId = '', unpaidId = ''] = customer.orderIds;
    // A payment whose line is not written yet: it is in the order alone.
    faults.once('outbox.decided', () => Promise.reject(new Error('killed')));
    await recordPayment(shop, seller, orderId, {
      amount: 7,
      reference: `${customer.mark}-carried`,
      overpay: true,
    }).expect(500);
    const files = await filesOfCustomer(shop, customer);
    const ofOther = await filesOfCustomer(shop, other);
    expect([files.length, ofOther.length]).toEqual([32, 32]);
    // Control: the marks are where the search would meet them.
    expect(await remains(customer, files)).toEqual([
      ...[
        'album_photos',
        'attendances',
        'audit_entries',
        'checklists',
        'door_events',
        'families',
        'gifts',
        'guest_lists',
        'invitations',
        'orders',
        'payments',
        'users',
        'wishes',
      ],
      ...files,
    ]);
    const before = await snapshot(shop);
    const [sum, paid] = [await sumOfLedger(), (await storedOrder(shop, orderId)).paidAmount];

    const answer = await remove(customer);
    expect([answer.status, (await read(answer)).data]).toEqual([
      200,
      { deletedOrders: 1, keptOrders: 1, answers: 1, filesLeft: 0 },
    ]);
    // X50: the session that they had is over with the very answer.
    await shop.http.get('/user/profile').set(customer.session.headers).expect(403);
    expect(await remains(customer, files)).toEqual([]);
    // C-11: nor an album without a word.
    const invitationId = new Types.ObjectId(customer.invitationId);
    expect(await shop.db.collection('albums').countDocuments({ _id: invitationId })).toBe(0);
    expect(await shop.db.collection('album_photos').countDocuments({ invitationId })).toBe(0);
    expect(await sumOfLedger()).toBe(sum + 7);
    const kept = await storedOrder(shop, orderId);
    expect(kept).toMatchObject({ paidAmount: paid, customer: { name: '', phoneNo: '' }, search: [], outbox: [] });
    expect(kept.items.map(({ item, frozen }) => [item, frozen])).toEqual([
      ['rsvp', null],
      ['video', null],
    ]);
    expect(await shop.db.collection('orders').findOne({ _id: new Types.ObjectId(unpaidId) })).toBeNull();
    expect(await brokenRules(shop.db, storageOf(shop))).toEqual([]);

    // An id is stored as bytes in a document; in a text as characters.
    const ids = [customer.session.userId, ...customer.orderIds, customer.invitationId];
    const unpaidInvitation = Object.entries(before).find(([key]) => key === `orders/${unpaidId}`)?.[1] ?? '';
    const theirs = [...ids, ...ids.map((id) => Buffer.from(id).toString('hex'))];
    const after = await snapshot(shop);
    const changed = Object.keys(before).filter((key) => before[key] !== after[key]);
    const foreign = changed.filter((key) => {
      const [, id = ''] = key.split('/');
      return !theirs.some((part) => before[key]?.includes(part)) && !unpaidInvitation.includes(id);
    });
    expect(foreign).toEqual([]);
    expect(changed.length).toBeGreaterThan(10);
    const made = Object.keys(after).filter((key) => !(key in before));
    // Its own entry, and the carried line with its.
    expect(made.map((key) => key.split('/')[0]).sort()).toEqual(['audit_entries', 'audit_entries', 'payments']);
    expect(await whereIs(shop, [other.mark])).toContain('invitations');
    const stored = await storedFiles(shop);
    expect(ofOther.filter((file) => !stored.has(file))).toEqual([]);

    // The seller's pages go on, and make nothing anew.
    const page = await shop.http.get(`/api/admin/order/find-one/${orderId}`).set(seller.headers).expect(200);
    expect(page.body.data).toMatchObject({ order: { account: null, paidAmount: paid }, payments: { length: 2 } });
    // Two payments, what was taken out of the invitation: that it was, and nothing of why;
    // and their bank account, once.
    expect(page.body.data.audit).toHaveLength(5);
    await shop.http.get('/api/admin/order/find').set(seller.headers).expect(200);
    const shown = String(page.body.data.order.invitation[0]._id);
    await shop.http.get(`/api/invitation/find-one/${shown}`).expect(400);
    expect(await snapshot(shop)).toEqual(after);
  });

  it('X23 and the guest page is unknown, with everything that belongs to it', async () => {
    const customer = await newCustomer();
    const unknown = new Types.ObjectId().toHexString();
    const addresses = (id: string) => [
      `/invitation/view/${id}`,
      `/api/invitation/find-one/${id}`,
      `/api/gift/find-by-invitation/${id}`,
      `/api/wish/get-all/${id}`,
      `/invitation/preview/${id}/${'0'.repeat(32)}.jpg`,
    ];
    expect((await remove(customer)).status).toBe(200);
    const asked = async (id: string): Promise<[number, string][]> => {
      const answers = await Promise.all(addresses(id).map((path) => shop.http.get(path)));
      return answers.map(({ status, text }) => [status, (text ?? '').replaceAll(id, 'id')]);
    };
    const answers = await asked(customer.invitationId);
    expect(answers).toEqual(await asked(unknown));
    expect(answers.every(([status]) => status === 404 || status === 400)).toBe(true);
    const rsvp = { invitationId: customer.invitationId, from: 'Pak Long', attendanceCount: 1, willAttend: true };
    await shop.http
      .post('/api/wish/add')
      .send({ ...rsvp, message: '' })
      .expect(404);
  });

  it('and the same Google account is a new customer afterwards', async () => {
    const customer = await newCustomer();
    await remove(customer);
    const again = await shop.signIn({ email: customer.session.email });
    expect(again.userId).not.toBe(customer.session.userId);
    const orders = await shop.http.get(`/api/order/find-by-user/${again.userId}`).set(again.headers).expect(200);
    expect(orders.body.data).toEqual([]);
    expect(await rounds()).toBe(0);
    await shop.http.get('/user/profile').set(again.headers).expect(200);
  });

  it('and what a request under way writes is deleted by the next round, the last of it an hour later', async () => {
    const customer = await newCustomer();
    await remove(customer);
    const invitationId = new Types.ObjectId(customer.invitationId);
    const userId = new Types.ObjectId(customer.session.userId);
    const write = async (): Promise<void> => {
      const order = { userId, customer: { name: customer.mark }, paidAmount: 0, items: [], createdAt: new Date() };
      await shop.db.collection('orders').insertOne({ ...order, invitationId: new Types.ObjectId() });
      await shop.db.collection('wishes').insertOne({ invitationId, op: randomUUID(), from: customer.mark });
      await shop.db.collection('checklists').insertOne({ _id: userId, items: [{ title: customer.mark }] });
      const photo = { p: new Types.ObjectId(), u: randomUUID(), b: 9, g: customer.mark, at: new Date() };
      await shop.db.collection('albums').insertOne({ _id: invitationId, bytes: 9, entries: [photo] });
      const { p: _id, u: uuid, b: bytes, at } = photo;
      const taken = { _id, invitationId, uuid, bytes, at, state: 'receiving', guest: '', name: customer.mark };
      await shop.db.collection('album_photos').insertOne({ ...taken, received: 0, unfinishedAt: at });
    };
    const written = ['album_photos', 'albums', 'checklists', 'orders', 'wishes'];
    await write();
    expect(await whereIs(shop, [customer.mark])).toEqual(written);
    await rounds();
    expect(await whereIs(shop, [customer.mark])).toEqual([]);
    const person = () => shop.db.collection('users').countDocuments({ _id: userId });
    expect(await person()).toBe(1);
    shop.clock.advance(HOUR_MS + 60_000);
    await rounds();
    expect([
      await person(),
      await shop.db.collection('linkPreviews').countDocuments({ _id: String(invitationId) as never }),
    ]).toEqual([0, 0]);
    // Control: it is that note which finds it.
    await write();
    await rounds();
    expect(await whereIs(shop, [customer.mark])).toEqual(written);
    await shop.db.collection('albums').deleteOne({ _id: invitationId });
    await shop.db.collection('album_photos').deleteMany({ invitationId });
    await shop.db.collection('orders').deleteMany({ 'customer.name': customer.mark });
    await shop.db.collection('wishes').deleteMany({ invitationId });
    await shop.db.collection('checklists').deleteOne({ _id: userId });
    expect((await remove(customer)).status).toBe(404);
  });

  it('while a backup is made: the files stay, and are deleted afterwards', async () => {
    const customer = await newCustomer();
    const files = await filesOfCustomer(shop, customer);
    const holds = shop.db.collection<{ _id: string }>('backup_holds');
    const lease = { holder: 'a backup', until: new Date(Date.now() + HOUR_MS) };
    await holds.insertOne({ _id: 'a backup', lease } as never);
    const answer = await remove(customer);
    expect((await read(answer)).data.filesLeft).toBe(11);
    expect(await whereIs(shop, [customer.mark])).toEqual([]);
    shop.clock.advance(2 * HOUR_MS);
    expect(await rounds()).toBe(1);
    expect(await remains(customer, files)).toEqual(files);
    await holds.deleteOne({ _id: 'a backup' });
    expect(await rounds()).toBe(0);
    expect(await remains(customer, files)).toEqual([]);
  });

  it('twice at once and once more: each call is answered, and the audit has one entry without personal data', async () => {
    const customer = await newCustomer();
    const files = await filesOfCustomer(shop, customer);
    const answers = await Promise.all([remove(customer), remove(customer)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await remove(customer)).status).toBe(200);
    expect(await remains(customer, files)).toEqual([]);
    const { userId } = customer.session;
    const audit = await shop.http.get(`/api/admin/audit?kind=customer&subject=${userId}`).set(seller.headers);
    expect(audit.body.data.entries).toEqual([
      expect.objectContaining({
        action: 'customer.deleted',
        actor: { _id: seller.userId, email: seller.email },
        subject: { kind: 'customer', id: userId },
        details: {},
      }),
    ]);
    expect(await brokenRules(shop.db, storageOf(shop))).toEqual([]);
  });
});

describe('D-02 a deletion that is cut', () => {
  test.each(POINTS)('at %s is ended by the same call, and by any round', async (point) => {
    for (const goOn of [(customer: Customer) => remove(customer).then(({ status }) => status), rounds]) {
      const customer = await newCustomer();
      const files = await filesOfCustomer(shop, customer);
      const sum = await sumOfLedger();
      faults.once(point, () => Promise.reject(new Error('killed')));
      expect((await remove(customer)).status).toBe(500);
      await shop.http.get('/user/profile').set(customer.session.headers).expect(403);
      expect([0, 200]).toContain(await goOn(customer));
      expect(await remains(customer, files)).toEqual([]);
      expect(await sumOfLedger()).toBe(sum);
      expect(await brokenRules(shop.db, storageOf(shop))).toEqual([]);
    }
  });

  it('by SIGKILL, when the orders no longer name their invitations, is ended by the next start', async () => {
    const customer = await newCustomer();
    const files = await filesOfCustomer(shop, customer);
    // Else the new server's first run would stop at that point, of another deletion.
    shop.clock.advance(HOUR_MS + 60_000);
    await rounds();
    shop.clock.reset();
    const killed = await startFaultyServer(shop, 'customer.orders-erased', 'SIGKILL');
    await expect(remove(customer, {}, killed.url)).rejects.toThrow('fetch failed');
    await killed.gone;
    // It did die in the middle.
    expect(await whereIs(shop, [customer.mark])).toContain('invitations');
    await rounds();
    expect(await remains(customer, files)).toEqual([]);
  });
});

describe('D-02 a deletion is refused', () => {
  it('X23 for an unknown user, another email, and a seller, and nothing is changed', async () => {
    const customer = await newCustomer();
    const before = await snapshot(shop);
    for (const id of [...UNKNOWN_IDS, customer.orderIds[0] ?? '', encodeURIComponent(customer.session.email)]) {
      const body = { email: customer.session.email };
      const answer = await shop.http.delete(`/api/admin/customer/${id}`).set(seller.headers).send(body);
      expect([id, answer.status]).toEqual([id, 404]);
      const asked = await shop.http.get(`/api/admin/customer/${id}/export`).set(seller.headers);
      expect([id, asked.status]).toEqual([id, 404]);
    }
    const wrong = await remove(customer, { email: 'somebody@example.com' });
    expect([wrong.status, (await read(wrong)).data.error.fields]).toEqual([
      400,
      [expect.objectContaining({ field: 'email' })],
    ]);
    const own = await shop.http
      .delete(`/api/admin/customer/${seller.userId}`)
      .set(seller.headers)
      .send({ email: seller.email });
    expect([own.status, own.body.code]).toEqual([409, 'conflict']);
    expect(await snapshot(shop)).toEqual(before);
    // The email is the customer's in any case.
    expect((await remove(customer, { email: customer.session.email.toUpperCase() })).status).toBe(200);
  });

  it('while an order is neither unpaid nor finished, unless that is confirmed as well', async () => {
    const customer = await newCustomer();
    const filter = { _id: new Types.ObjectId(customer.invitationId) };
    await shop.db.collection('invitations').updateOne(filter, { $set: { date: '2099-12-31' } });
    const before = await snapshot(shop);
    const refused = await remove(customer);
    expect([refused.status, (await read(refused)).code]).toEqual([409, 'conflict']);
    expect(await snapshot(shop)).toEqual(before);
    expect((await remove(customer, { alsoOpen: true })).status).toBe(200);
  });

  const item = (kind: 'rsvp' | 'video', status: 'draft' | 'completed') => ({
    item: kind,
    package: 'premium',
    price: 48,
    status,
    frozen: null,
  });
  test.each([
    ['unpaid', 0, [item('video', 'draft')], null, null],
    ['paid in part', 10, [item('rsvp', 'draft')], '2024-01-01', 'owing'],
    ['with an item to be made', 48, [item('video', 'draft')], '2024-01-01', 'in-the-making'],
    ['whose wedding is today', 48, [item('rsvp', 'draft')], '2026-01-01', 'wedding-ahead'],
    ['whose wedding has no date', 48, [item('rsvp', 'draft')], null, 'wedding-ahead'],
    ['made, with the wedding over', 48, [item('rsvp', 'draft'), item('video', 'completed')], '2025-12-31', null],
    ['a video that is made', 48, [item('video', 'completed')], null, null],
  ])('an order %s', (_what, paidAmount, items, date, reason) => {
    const order = { paidAmount, price: 48, discountPrice: 0, items };
    expect(openReason(order, date, '2026-01-01')).toBe(reason);
  });
});

/** Removes all RSVPs in a way that can be undone. */
async function removeRsvps({ session, invitationId }: Customer): Promise<void> {
  const path = `/api/wish/removals/${invitationId}`;
  await shop.http.post(path).set(session.headers).send({ since: '2020-01-01T00:00:00.000Z' }).expect(200);
  for (;;) {
    const { body } = await shop.http.get(path).set(session.headers).expect(200);
    if (body.data[0].state === 'removed') return;
  }
}

/** Collections that hold what the customer or their guests wrote. */
const MARKED = ['users', 'orders', 'payments', 'invitations', 'attendances', 'gifts', 'wishes', 'checklists'].concat(
  'families',
  'guest_lists',
  'door_events',
  'album_photos',
);

/** C-11: the photos of guests as they were sent, and who sent which. */
async function expectAlbum(files: ReadonlyMap<string, Buffer>, { mark }: Customer): Promise<void> {
  const rows = JSON.parse(String(files.get('guests/album.json'))) as { state: string; name: string; file: string }[];
  expect(rows.map(({ state, name }) => [state, name]).toSorted()).toEqual(
    ['approved', 'receiving', 'waiting'].map((state) => [state, `${mark}-photographer`]),
  );
  const originals = [...files].filter(([path]) => path.startsWith('guests/album/'));
  const named = rows.map(({ file }) => file).filter((file) => file !== null);
  expect(originals.map(([path]) => path).toSorted()).toEqual(named.toSorted());
  expect(originals).toHaveLength(2);
  const picture = await smallPicture();
  for (const [path, bytes] of originals) expect([path, bytes.equals(picture)]).toEqual([path, true]);
}

/** Where photos of the cover are held in sight, by the invitations of exported files. */
function photoPlaces(files: readonly string[]): { x: number; y: number }[] {
  return files.flatMap((file) =>
    [...file.matchAll(/"photoLook":\s*\{\s*"x":\s*(\d+),\s*"y":\s*(\d+)/g)].map(([, x, y]) => ({
      x: Number(x),
      y: Number(y),
    })),
  );
}

describe('D-02 a customer’s data is exported', () => {
  it('X11 with all data of theirs, none of another’s and no secret; the manifest names every file', async () => {
    const [customer, other] = [await newCustomer(), await newCustomer()];
    const keys = ['order-key', 'gift-key', 'guest-wish-key', 'family-key'].map((key) => `${customer.mark}-${key}`);
    const files = await exported(customer);
    const texts = [...files].filter(([path]) => path.endsWith('.json')).map(([, bytes]) => bytes.toString());
    const all = texts.join('\n');
    const stored = new Set<string>();
    for (const name of MARKED) {
      const documents = JSON.stringify(await shop.db.collection(name).find().toArray());
      for (const [text] of documents.matchAll(new RegExp(`${customer.mark}[a-z-]*`, 'g'))) stored.add(text);
    }
    expect(stored.size).toBeGreaterThan(30);
    for (const line of ['cover-line', 'confirmed-line']) expect(stored).toContain(`${customer.mark}-${line}`);
    const missing = [...stored].filter((text) => !keys.includes(text) && !all.includes(text));
    expect(missing).toEqual([]);
    for (const phone of customer.phones) expect(all).toContain(phone);
    expect(photoPlaces(texts)).toEqual([PHOTO_PLACE]);
    for (const secret of [
      ...keys,
      'sellers-key',
      'Hash',
      'fingerprint',
      'tokenVersion',
      other.mark,
      other.session.userId,
    ]) {
      expect([secret, all.includes(secret)]).toEqual([secret, false]);
    }
    const pictures = [...files.keys()].filter((path) => path.startsWith('pictures/'));
    // Not the smaller ones, whose names end in their width; the last part of a UUID may be digits as well.
    const ofCustomer = await filesOfCustomer(shop, customer);
    const whole = ofCustomer.filter((file) => !file.startsWith('album') && !/-(640|320)\.webp$/.test(file));
    expect(pictures.sort()).toEqual(whole.map((key) => `pictures/${key}`).sort());
    await expectAlbum(files, customer);
    const manifest = JSON.parse(String(files.get('manifest.json'))) as {
      files: { path: string; bytes: number; sha256: string }[];
    };
    const sums = [...files].map(([path, bytes]) => ({
      path,
      bytes: bytes.length,
      sha256: createHash('sha256').update(bytes).digest('hex'),
    }));
    expect(manifest.files.map(({ path, bytes, sha256 }) => ({ path, bytes, sha256 }))).toEqual(sums.slice(0, -1));
    // The number of a family is encrypted where it is stored.
    expect(JSON.parse(String(files.get('guests/guest-list.json')))).toEqual([
      expect.objectContaining({
        name: `${customer.mark}-family`,
        phone: `+60${customer.phones[0] ?? ''}`,
        branch: `${customer.mark}-branch`,
        seats: 2,
        removed: false,
      }),
    ]);
    const named = JSON.parse(String(files.get('guests/answers.json'))) as { from: string }[];
    expect(named.map(({ from }) => from)).toEqual([`${customer.mark}-guest`]);
    const audit = await shop.http
      .get(`/api/admin/audit?kind=customer&subject=${customer.session.userId}`)
      .set(seller.headers);
    expect(audit.body.data.entries.map(({ action, details }: Record<string, unknown>) => [action, details])).toEqual([
      ['customer.exported', {}],
    ]);
    // Reading it has changed nothing: it is the same once more, and nothing can be had of one who is being deleted.
    expect([...(await exported(customer)).keys()]).toEqual([...files.keys()]);
    await remove(customer);
    await shop.http.get(`/api/admin/customer/${customer.session.userId}/export`).set(seller.headers).expect(404);
  });

  it('when they have nothing but an account, too', async () => {
    const session = await shop.signIn();
    const files = await exported({ session } as Customer);
    expect([...files.keys()].at(-1)).toBe('manifest.json');
    expect(JSON.parse(String(files.get('orders.json')))).toEqual([]);
  });
});

describe('D-02 X50 the commands, beside a shop that runs', () => {
  /** The command as it is built: its exit code and what it printed. */
  async function command(...args: string[]): Promise<[number, string]> {
    const file = resolve(import.meta.dirname, '../../dist/commands/customer.js');
    const { dataDir, jwtSecret, guestKey } = shop.config;
    const env = cleanEnv({
      DATA_DIR: dataDir,
      MONGODB_URI: shop.mongoUri,
      JWT_SECRET: jwtSecret,
      GUEST_KEY: guestKey,
    });
    const child = new ServerProcess(spawn(shopNode, [file, ...args], { cwd: dataDir, env, stdio: 'pipe' }));
    return [await child.exit(), child.output];
  }

  it('export what the admin pages export, and delete once the email is confirmed', async () => {
    const customer = await newCustomer();
    const { email, userId } = customer.session;
    const files = await filesOfCustomer(shop, customer);
    const out = join(shop.config.dataDir, `export-${userId}`);
    expect(await command('export', email, '--out', out)).toEqual([0, expect.stringContaining(`Export: ${out}`)]);
    expect(await command('export', email, '--out', out)).toEqual([1, expect.stringMatching(/is not empty/)]);
    const fromAdminPages = await exported(customer);
    for (const [path, bytes] of fromAdminPages) {
      if (path !== 'manifest.json' && path !== 'audit.json') {
        expect([path, readFileSync(join(out, path)).equals(bytes)]).toEqual([path, true]);
      }
    }

    const before = await snapshot(shop);
    const refusals: [string[], RegExp][] = [
      [['delete', email], /will[^]+--yes canary/],
      [['delete', email, '--yes', 'x@example.com'], /another email[^]+Nothing was done/],
      [['delete', seller.email, '--yes', seller.email], /ADMIN_EMAILS/],
      [['delete', 'nobody@example.com'], /There is no customer/],
      [['delete'], /^Usage: customer/],
      [['forget', email], /^Usage: customer/],
      [['affected'], /^Usage: customer/],
      [['affected', '--since', '2026-02-30'], /^Usage: customer/],
      [['affected', email, '--since', '2026-02-01'], /^Usage: customer/],
      [['delete', email, '--since', '2026-02-01'], /^Usage: customer/],
    ];
    for (const [args, says] of refusals) expect(await command(...args)).toEqual([1, expect.stringMatching(says)]);
    expect(await snapshot(shop)).toEqual(before);

    // Stopped in the admin's call: the command continues, by the email, which is removed last.
    faults.once('customer.content-removed', () => Promise.reject(new Error('killed')));
    expect((await remove(customer)).status).toBe(500);
    expect(await command('delete', email)).toEqual([0, expect.stringContaining(`Deleted: customer ${userId}`)]);
    expect(await remains(customer, files)).toEqual([]);
    expect(await command('delete', email, '--yes', email)).toEqual([1, expect.stringMatching(/There is no customer/)]);

    const another = await newCustomer();
    const said = await command('delete', another.session.userId, '--yes', another.session.email);
    expect(said).toEqual([0, expect.stringMatching(/1 orders and 1 answers of guests went; 1 orders stay/)]);
    expect(await whereIs(shop, [another.mark, ...another.phones])).toEqual([]);
    await shop.http.get('/user/profile').set(another.session.headers).expect(403);
    const audit = await shop.http
      .get(`/api/admin/audit?kind=customer&subject=${another.session.userId}`)
      .set(seller.headers);
    expect(audit.body.data.entries[0].actor).toEqual({ _id: '0'.repeat(24), email: null });
  });

  it('G-17 list whom a breach since a day concerns: all who are stored, and ids and numbers of those who were deleted since', async () => {
    const [customer, gone] = [await newCustomer(), await newCustomer()];
    expect((await remove(gone)).status).toBe(200);
    await removeRsvps(customer);
    const again = { from: `${customer.mark}-again`, message: 'Tahniah', attendanceCount: 1, willAttend: true };
    await shop.http
      .post('/api/wish/add')
      .send({ ...again, invitationId: customer.invitationId })
      .expect(200);
    const out = join(shop.config.dataDir, `affected-${randomUUID()}`);
    const since = malaysiaDay(shop.clock.now());
    const [code, said] = await command('affected', '--since', since, '--out', out);
    expect([code, said]).toEqual([0, expect.stringContaining(gone.session.userId)]);
    const read = (name: string): string[] => readFileSync(join(out, name), 'utf8').split('\r\n');
    const { mark, phones, session, invitationId } = customer;
    expect(read('customers.csv').filter((line) => line.includes(mark))).toEqual([
      expect.stringContaining(`"${session.userId}","${session.email}","${mark}-account"`),
    ]);
    const guests = read('guests.csv').filter((line) => line.includes(invitationId));
    expect(guests.map((line) => line.split(',').slice(0, 2).join())).toEqual([
      `"family","${mark}-family"`,
      `"RSVP","${mark}-again"`,
      `"removed RSVP","${mark}-guest"`,
      `"walk-in","${mark}-walk-in"`,
      `"helper at the door","${mark}-helper"`,
      `"photo of the album","${mark}-photographer"`,
      `"gift","${mark}-giver"`,
    ]);
    expect(guests[0]).toContain(phones[0]);
    expect(guests.every((line) => line.endsWith(`"${session.email}"`))).toBe(true);
    expect(read('customers.csv').some((line) => line.includes(gone.mark))).toBe(false);
    expect(said).toContain(`- ${read('customers.csv').length - 2} customers:`);
    // Of one who was deleted before the day it says nothing.
    const tomorrow = malaysiaDay(shop.clock.now() + 24 * HOUR_MS);
    const later = await command('affected', '--since', tomorrow, '--out', `${out}-later`);
    expect(later).toEqual([0, expect.stringContaining('- 0 customers who were deleted since: none')]);
  });
});
