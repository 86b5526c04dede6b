import { SCHEMA_COLLECTION } from '../../database/schema-state.js';
import { ROUNDS_COLLECTION } from '../../database/exclusive-run.js';
import { BACKUP_LOCKS } from '../../media/storage/delete-locks.js';
import { dumpAlbums } from './dump-albums.js';
import { dumpRsvps } from './dump-rsvps.js';
import { dumpOrders } from './dump-orders.js';
import { type Dump, newestFirst, raw, withWriters } from './dump.js';
import type { CollectionEntry } from './manifest.js';

/** The first is in the manifest; backups and rounds of work under way are of this moment. */
const LEFT_OUT = [SCHEMA_COLLECTION, BACKUP_LOCKS, ROUNDS_COLLECTION];
/** Dumped with others, whose documents a rule binds to theirs. */
const WITH_RSVPS = ['wishes', 'attendances', 'guest_lists', 'families'];
const WITH_ALBUMS = ['albums', 'album_photos'];
const WITH_ORDERS = ['orders', 'payments'];
/**
 * Dependent documents are read before what they belong to, so that none in the backup refers to a missing one. The
 * image quotas are read after everything that references pictures, the audit after what it describes, the users last.
 */
const LATER = ['invitations', 'designs'];
const LAST = ['imageLedgers', 'audit_entries', 'users'];
/**
 * Random ids have no order: these collections are read along a unique index instead, whose keys never change while a
 * document exists, so no slot is read twice.
 */
const SLOT_ORDER = { filter: { slot: { $exists: true } }, sort: { invitationId: 1, slot: 1 } } as const;
const WALKS: Readonly<Record<string, Walk>> = {
  gifts: SLOT_ORDER,
  photos: SLOT_ORDER,
  invitations: { filter: {}, sort: { orderId: -1 } },
};

interface Walk {
  /** Of a partial index its condition, without which the server would not use it. */
  readonly filter: Record<string, unknown>;
  readonly sort: Record<string, 1 | -1>;
}

/**
 * Writes every collection. The shop may run: the order of the collections, and of the documents in them, is what keeps
 * the rules between documents; see docs/decisions/110-backup.md before changing it.
 */
export async function dumpDatabase(dump: Dump): Promise<CollectionEntry[]> {
  const found = await dump.db.listCollections({ type: 'collection' }, { nameOnly: true }).toArray();
  const names = found.map(({ name }) => name).filter((name) => !name.startsWith('system.') && !LEFT_OUT.includes(name));
  const known = [WITH_RSVPS, WITH_ALBUMS, LATER, WITH_ORDERS, LAST].flat();
  const others = names.filter((name) => !known.includes(name)).sort();
  const plain = (list: readonly string[]): string[] => list.filter((name) => names.includes(name));

  const parts = [...(await dumpRsvps(dump)), ...(await dumpAlbums(dump))];
  for (const name of [...others, ...plain(LATER)]) parts.push(await dumpCollection(dump, name));
  parts.push(...(await dumpOrders(dump)));
  for (const name of plain(LAST)) parts.push(await dumpCollection(dump, name));
  return parts;
}

function along({ db }: Dump, collection: string, { filter, sort }: Walk): AsyncIterable<Uint8Array> {
  return raw(db.collection(collection).find(filter, { raw: true }).sort(sort));
}

async function dumpCollection(dump: Dump, collection: string): Promise<CollectionEntry> {
  const [entry] = await withWriters(dump, [collection], async (writer) => {
    const walk = WALKS[collection];
    for await (const document of walk ? along(dump, collection, walk) : newestFirst(dump, collection)) {
      dump.signal.throwIfAborted();
      await writer.write(document);
      await dump.reach?.('document-read');
    }
  });
  if (!entry) throw new Error(`no part of ${collection}`);
  return entry;
}
