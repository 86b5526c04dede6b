import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BALANCES } from '@serikad/shared/admin/admin-order.dto';
import { type mongo, Types } from 'mongoose';
import { makeBackup } from '../../src/operations/backup/make-backup.js';
import { CustomerDeletionsReconciler } from '../../src/operations/privacy/customer-deletions.reconciler.js';
import { OrderOutboxReconciler } from '../../src/modules/orders/outbox/order-outbox.reconciler.js';
import { OrderOutboxService } from '../../src/modules/orders/outbox/order-outbox.service.js';
import { ImageSweeperService } from '../../src/media/images/image-sweeper.service.js';
import { GuestListReconciler } from '../../src/modules/guest-list/records/guest-list.reconciler.js';
import { GuestErasures } from '../../src/operations/guest-erasure/guest-erasures.service.js';
import { LinkPreviewAges } from '../../src/modules/link-previews/link-preview-ages.service.js';
import { openStorage } from '../../src/media/storage/open-storage.js';
import { RsvpReconcilerService } from '../../src/modules/rsvp/responses/rsvp-reconciler.service.js';
import { signInSeller } from '../admin/support/seller.js';
import { goodCalls, type Call } from '../http/support/calls.js';
import { sendCall } from '../http/support/multipart.js';
import { closeConnections } from '../http/support/raw.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { testDatabase } from '../support/database.js';
import { collectQueries, type Query, scansOf } from './support/queries.js';

const TEXTS = { name: 'Nur Aisyah binti Ahmad', phoneNo: '0123456789', message: 'Selamat pengantin baru!' };
/** More answers than a page's offset is looked for by reading from the first one. */
const ANSWERS = 1_100;

/**
 * What may read all of a collection, or sort all that it is given: [collection, what its queries' names hold, stages,
 * why].
 */
const ALLOWED: readonly (readonly [collection: string, holds: RegExp, stages: string, why: string])[] = [
  ['designs', /^(find|aggregate) designs /, 'COLLSCAN', 'the catalogue: some dozens, kept in memory for 10 s'],
  ['designs', /^find designs /, 'COLLSCAN,SORT', 'the same'],
  ['backup_holds', /^(find|delete) /, 'COLLSCAN', 'a document for each backup that is being made'],
  ['imageLedgers', /"filter":{},/, 'COLLSCAN', 'the sweeper compares every record with its files'],
  ['visits', /"day":/, '$sort', 'sums of at most 366 days, or of the pages of the shop'],
  ['payments', /"filter":{"at":{"\$gte":"Date","\$lt":"Date"}}/, 'SORT', 'the lines of one day'],
  ['orders', /"filter":{"userId":"ObjectId"[^}]*}?},"sort":{"_id"/, 'SORT', 'the orders of one customer'],
  ['orders', /"filter":{"userId":"ObjectId"},"sort":{"createdAt"/, 'SORT', 'the same'],
  ['wishes', /"removed.removal":"string"/, 'SORT', 'the answers that one removal took, by its own index'],
  ['orders', /"filter":{"\$and":\[{"search":"string"}\]}/, 'SORT', 'a search of nothing: no order has this key'],
  [
    'orders',
    /"search":{"\$elemMatch"/,
    'SORT',
    'what a search finds, at most 100 of it kept; the planner reads the newest first where a word is frequent',
  ],
];

let shop: TestApp;
let db: mongo.Db;
let queries: Map<string, Query>;
beforeAll(async () => {
  const uri = new URL(testDatabase());
  uri.searchParams.set('monitorCommands', 'true');
  shop = await startTestApp({ mongoUri: uri.href });
  db = shop.db.getClient().db();
  const calls = await goodCalls(shop, TEXTS);
  queries = collectQueries(shop.db);
  await callAll(calls);
  await searchSellersLists();
  await runTheBackground();
  // Last: its copies of an answer are no answers that a backup would find right.
  await readManyAnswers(calls);
}, 240_000);
afterAll(async () => {
  closeConnections();
  await shop.close();
});

async function callAll(calls: Map<string, Call>): Promise<void> {
  const later = [...calls.keys()].filter((route) => /sign-out|DELETE/.test(route));
  for (const route of [...calls.keys()].filter((each) => !later.includes(each)).concat(later)) {
    const call = calls.get(route);
    if (call) await sendCall(shop.url, call);
  }
}

/** Every filter of the seller's lists alone, and some together. */
async function searchSellersLists(): Promise<void> {
  const seller = await signInSeller(shop);
  const ask = (path: string): Promise<unknown> => shop.http.get(path).set(seller.headers).expect(200);
  const orders = [
    '',
    'sort=oldest',
    'from=2026-01-01',
    'skip=1',
    ...BALANCES.map((balance) => `balance=${balance}`),
    ...['paid', 'trial', 'trial-expired'].map((payment) => `payment=${payment}`),
    'payment=paid&balance=unpaid',
    'itemStatus=draft',
    'itemStatus=draft&balance=outstanding&sort=oldest',
    ...['nur', 'nur ahm', '0123', 'nur@example.com', '65a1b2', '***'].map((search) => `search=${search}`),
    'search=nur&balance=settled',
  ];
  for (const query of orders) await ask(`/api/admin/order/find?${query}`);
  const audit = ['', 'kind=order', 'subject=cv0001', 'kind=design&subject=cv0001'];
  for (const query of audit) await ask(`/api/admin/audit?${query}`);
}

/** Pages of a long list: newest first, each from where the one before it ended. */
async function readManyAnswers(calls: Map<string, Call>): Promise<void> {
  const path = calls.get('GET /api/wish/get-all/:id')?.path ?? '';
  const invitationId = new Types.ObjectId(path.split('/').at(-1));
  const wishes = db.collection('wishes');
  const like = await wishes.findOne({ invitationId, hasMessage: true, familyId: { $exists: false } });
  if (!like) throw new Error('no answer to copy');
  const { _id, op, secretHash, key, ...answer } = like;
  await wishes.insertMany(
    Array.from({ length: ANSWERS }, (_, i) => ({
      ...answer,
      op: `${String(op)}-${i}`,
      secretHash: `${String(secretHash)}-${i}`,
      ...(key !== undefined && { key: `${String(key)}-${i}` }),
      createdAt: new Date(Date.now() - i * 1_000),
    })),
  );
  for (const query of ['', '?skip=1050&limit=10', '?skip=1050&limit=10']) await shop.http.get(path + query).expect(200);
}

/** What the server does by itself, and what its commands do. Not the migrations, which read a collection once. */
async function runTheBackground(): Promise<void> {
  for (const type of [OrderOutboxReconciler, CustomerDeletionsReconciler, RsvpReconcilerService, GuestListReconciler]) {
    await shop.app.get<{ round: (signal: AbortSignal) => Promise<void> }>(type).round(new AbortController().signal);
  }
  await shop.app.get(OrderOutboxService).reconcile();
  await shop.app.get(ImageSweeperService).sweep();
  await shop.app.get(LinkPreviewAges).sweep();
  // Of a wedding that is announced, and of one that is due.
  const all = { _id: { $gt: new Types.ObjectId('0'.repeat(24)) } };
  await db.collection('invitations').updateMany(all, { $set: { date: '2024-05-01' } });
  await shop.app.get(GuestErasures).sweep();
  await db.collection('invitations').updateMany(all, { $set: { 'guestErasure.nextAt': new Date(0) } });
  await shop.app.get(GuestErasures).sweep();
  await shop.http.get('/metrics');
  const storage = await openStorage(shop.config.storage);
  try {
    await makeBackup({ db, storage, folder: join(mkdtempSync(join(tmpdir(), 'serikad-explain-')), 'backup') });
  } finally {
    storage.close();
  }
}

/** The queries that read or sort a whole collection, and how; those that may are left out. */
async function scanning(): Promise<string[]> {
  const found: string[] = [];
  for (const query of queries.values()) {
    const stages = (await scansOf(db, query)).join();
    const isAllowed = ALLOWED.some(
      ([collection, holds, allowed]) => collection === query.collection && holds.test(query.name) && allowed === stages,
    );
    // Asked for one of no ids, the database reads nothing.
    const isNone = stages === 'EOF' && query.name.includes('{"$in":[]}');
    if (stages !== '' && !isAllowed && !isNone) found.push(`${stages}: ${query.name}`);
  }
  return found.toSorted();
}

describe('every query of the server against its indexes', () => {
  it('reads no collection from end to end, and sorts no unlimited result', async () => {
    expect(queries.size).toBeGreaterThan(100);
    expect(await scanning()).toEqual([]);
  }, 120_000);

  // Last: the indexes stay away.
  it.each([
    ['audit_entries', 'audit_of_kind', 'SORT: find audit_entries'],
    ['orders', 'orders_by_item_status', 'COLLSCAN: aggregate orders'],
    ['orders', 'orders_by_search', 'COLLSCAN: aggregate orders'],
    ['wishes', 'wish_of_secret', 'COLLSCAN: find wishes'],
  ])('control: without the index of %s called %s one of them does', async (collection, index, query) => {
    await db.collection(collection).dropIndex(index);
    expect(await scanning()).toContainEqual(expect.stringContaining(query));
  });
});
