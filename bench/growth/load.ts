import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Db, Document } from 'mongodb';
import { RSVPS_PER_INVITATION, COPIED_COLLECTIONS, type Template } from './base.ts';
import { copyOf, copyOfRsvp } from './copies.ts';
import type { GrowthShop } from './shop.ts';
import type { Folder, Sizes } from './sizes.ts';

const SEARCH_MODULE = new URL('../../server/dist/modules/orders/records/search-keys.js', import.meta.url).href;
const YEARS_MS = 2 * 365 * 24 * 60 * 60 * 1000;
const SOURCE_KEPT_MS = 30 * 24 * 60 * 60 * 1000;
const ORDERS_AT_ONCE = 500;
const RSVPS_AT_ONCE = 5_000;
/**
 * Invitations whose RSVPs are inserted in turn,
 * so that those of one are apart on the disk, as in a shop that has grown.
 */
const INVITATIONS_AT_ONCE = 1_000;
const COMMANDS_AT_ONCE = 3;
const FILES_AT_ONCE = 16;

const FIRST = [
  'Nur Aisyah',
  'Siti Hajar',
  'Nurul Huda',
  'Farah',
  'Aina',
  'Balqis',
  'Hidayah',
  'Izzati',
  'Jannah',
  'Khadijah',
];
const FATHERS = [
  'Mohd Rosli',
  'Ismail',
  'Abdul Rahman',
  'Zulkifli',
  'Kamarudin',
  'Hashim',
  'Yusof',
  'Othman',
  'Salleh',
];

/** Sends unordered inserts, a few at a time, without waiting for the journal. */
class Loader {
  private readonly running = new Set<Promise<unknown>>();
  private readonly db: Db;

  constructor(db: Db) {
    this.db = db;
  }

  async insert(collection: string, documents: Document[]): Promise<void> {
    if (documents.length === 0) return;
    const sent: Promise<unknown> = this.db
      .command({ insert: collection, documents, ordered: false, writeConcern: { w: 1, j: false } })
      .then((answer) => {
        if (answer['n'] !== documents.length)
          throw new Error(`${collection}: ${JSON.stringify(answer['writeErrors'])}`);
      })
      .finally(() => this.running.delete(sent));
    this.running.add(sent);
    if (this.running.size >= COMMANDS_AT_ONCE) await Promise.race(this.running);
  }

  async end(): Promise<void> {
    await Promise.all(this.running);
  }
}

/** Without their indexes collections are loaded several times as fast; the next start builds them. */
export async function dropIndexes({ db }: GrowthShop): Promise<void> {
  for (const collection of COPIED_COLLECTIONS) await db.collection(collection).dropIndexes();
}

/** Orders, each with its customer, invitation, counter, payments and audit; some with a photo. */
export async function loadOrders(
  { db }: GrowthShop,
  { state, save }: Folder,
  sizes: Sizes,
  templates: Template[],
): Promise<void> {
  const { searchKeys } = (await import(SEARCH_MODULE)) as { searchKeys: (customer: object) => string[] };
  const loader = new Loader(db);
  const began = performance.now();
  const first = state.orders;
  while (state.orders < sizes.orders) {
    const batch: Template = {};
    for (let n = state.orders; n < Math.min(state.orders + ORDERS_AT_ONCE, sizes.orders); n += 1) {
      const name = `${FIRST[n % FIRST.length] ?? ''} binti ${FATHERS[n % FATHERS.length] ?? ''} ${n.toString(36)}`;
      const customer = { name, phoneNo: `01${String(10_000_000 + ((n * 7_919) % 90_000_000))}` };
      const copy = copyOf(templates[n % templates.length] ?? {}, {
        earlier: Math.floor((n / sizes.orders) * YEARS_MS),
        customer,
        search: searchKeys(customer),
        answers: n < invitationsWithRsvps(sizes) ? RSVPS_PER_INVITATION : 0,
        withPhoto: n < photosOf(sizes, templates),
      });
      for (const [collection, documents] of Object.entries(copy)) (batch[collection] ??= []).push(...documents);
    }
    for (const [collection, documents] of Object.entries(batch)) await loader.insert(collection, documents);
    state.orders = Math.min(state.orders + ORDERS_AT_ONCE, sizes.orders);
    if (state.orders % 50_000 === 0) report('orders', state.orders, first, began, save);
  }
  await loader.end();
  report('orders', state.orders, first, began, save);
}

export const invitationsWithRsvps = ({ rsvps, orders }: Sizes): number =>
  Math.min(orders, Math.ceil(rsvps / RSVPS_PER_INVITATION));

/** The RSVPs of the first invitations, in turn. */
export async function loadRsvps({ db }: GrowthShop, { state, save }: Folder): Promise<void> {
  const template = await db.collection('wishes').findOne({ key: { $exists: true } });
  if (!template) throw new Error('no RSVP to copy');
  const invitations = await db
    .collection('attendances')
    .find({ answers: RSVPS_PER_INVITATION }, { projection: { _id: 1 } })
    .sort({ _id: 1 })
    .toArray();
  const loader = new Loader(db);
  const began = performance.now();
  const first = state.rsvps;
  const newest = Date.now();
  let batch: Document[] = [];
  for (let at = Math.floor(state.rsvps / RSVPS_PER_INVITATION); at < invitations.length; at += INVITATIONS_AT_ONCE) {
    const together = invitations.slice(at, at + INVITATIONS_AT_ONCE);
    for (let n = 0; n < RSVPS_PER_INVITATION; n += 1) {
      for (const { _id } of together) {
        const createdAt = new Date(newest - (at * RSVPS_PER_INVITATION + n) * 1000);
        const rsvp = copyOfRsvp(template, _id, n, createdAt);
        // As in a shop that has grown: networks are forgotten after a month.
        if (newest - createdAt.getTime() > SOURCE_KEPT_MS) delete rsvp['source'];
        batch.push(rsvp);
        if (batch.length < RSVPS_AT_ONCE) continue;
        await loader.insert('wishes', batch);
        batch = [];
      }
    }
    await loader.insert('wishes', batch);
    batch = [];
    await loader.end();
    state.rsvps = Math.min(at + INVITATIONS_AT_ONCE, invitations.length) * RSVPS_PER_INVITATION;
    report('RSVPs', state.rsvps, first, began, save);
  }
}

/** The files of the photos that were loaded, as those of the first photo are stored. */
export async function loadFiles({ db, dataDir }: GrowthShop, { state, save }: Folder): Promise<void> {
  const root = join(dataDir, 'files');
  const [original] = await db.collection('photos').find().sort({ $natural: 1 }).limit(1).toArray();
  const key = String(original?.['imageUrl']);
  const name = uuidOf(key);
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.includes(name))
    .map((path) => ({ path, content: readFileSync(join(root, path)) }));
  const folders = new Set<string>();
  const began = performance.now();
  const first = state.files;
  let running: Promise<void>[] = [];
  for await (const photo of db
    .collection('photos')
    .find({}, { projection: { imageUrl: 1 } })
    .skip(Math.floor(state.files / files.length))) {
    const uuid = uuidOf(String(photo['imageUrl']));
    for (const { path, content } of files) {
      const target = join(root, pathOf(path, name, uuid));
      if (!folders.has(dirname(target))) mkdirSync(dirname(target), { recursive: true });
      folders.add(dirname(target));
      running.push(writeFile(target, content));
    }
    state.files += files.length;
    if (running.length >= FILES_AT_ONCE) {
      await Promise.all(running);
      running = [];
    }
    if (state.files % (files.length * 10_000) === 0) report('files', state.files, first, began, save);
  }
  await Promise.all(running);
  report('files', state.files, first, began, save);
}

const uuidOf = (key: string): string => /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/.exec(key)?.[0] ?? key;
/** Also the folders that are named by the beginning of the UUID. */
const pathOf = (path: string, from: string, to: string): string =>
  path.replace(from, to).replace(`/${from.slice(0, 2)}/`, `/${to.slice(0, 2)}/`);

function photosOf({ files, orders }: Sizes, templates: Template[]): number {
  const widths = 3;
  return templates.some((template) => (template['photos'] ?? []).length > 0)
    ? Math.min(orders, Math.ceil(files / widths))
    : 0;
}

function report(what: string, done: number, first: number, began: number, save: () => void): void {
  save();
  const seconds = (performance.now() - began) / 1000;
  console.log(
    `  ${done.toLocaleString('en')} ${what}, ${Math.round((done - first) / seconds).toLocaleString('en')} per s`,
  );
}
