import mongoose from 'mongoose';
import type { SessionAnswer } from '@serikad/shared/guest-list/family.types';
import { answerTo, seatsOf } from '@serikad/shared/guest-list/guest-list';
import type { RsvpRecord } from '../../modules/rsvp/responses/rsvp.schema.js';
import type { SeatsRecord } from '../../modules/rsvp/seats/seats.schema.js';
import { BackupError } from './backup-error.js';
import { GuestListDump } from './dump-guest-lists.js';
import { type Dump, raw, withWriters } from './dump.js';
import type { CollectionEntry } from './manifest.js';

const { BSON } = mongoose.mongo;
type ObjectId = mongoose.mongo.ObjectId;

/**
 * An RSVP with its bytes; of deleted ones a tombstone only. RSVPs that the couple removed and could restore have
 * neither a key nor an end, and are not in a backup: a restore would publish them again.
 */
interface StoredRsvp {
  bytes: Uint8Array;
  invitationId: ObjectId;
  guests: number;
  /** The family whose RSVP it is, with its answer for each session. */
  familyId: string | undefined;
  sessions: readonly SessionAnswer[];
}

const IS_RSVP = { key: { $exists: true }, void: { $ne: true } };
/** Longer than a backup takes, in milliseconds. */
const SHELLS_LAST = 24 * 60 * 60 * 1000;
/**
 * Seats that move between guests while the RSVPs are read may count twice; that needs an invitation with all seats
 * taken and many changes.
 */
const MOST_READINGS = 50;

/**
 * Writes the RSVPs, and with those of each invitation its counter: as it is, but with the seats that the written
 * RSVPs take and no change under way, and its guest list. So in the backup the counter is the sum of what is stored,
 * whatever guests do meanwhile;
 * and the RSVPs of one invitation are read until they fit into its limit, or into what was taken anyway. Guest lists
 * are read after the RSVPs: no family's RSVP is written without the family.
 */
export function dumpRsvps(dump: Dump): Promise<CollectionEntry[]> {
  const parts = ['wishes', 'attendances', 'guest_lists', 'families'] as const;
  return withWriters(dump, parts, async (wishes, attendances, guestLists, families) => {
    // Tombstones first: an RSVP that is deleted meanwhile is then read as one of the two or not at all, never as both.
    for await (const shell of shells(dump)) {
      dump.signal.throwIfAborted();
      await wishes.write(shell);
    }
    const lists = new GuestListDump(dump.db, guestLists, families);
    const counters = new Others(dump, 'attendances', (bytes) => attendances.write(settled(bytes, [])));
    const otherLists = new Others(dump, 'guest_lists', async (bytes) => void (await lists.write(bytes)));
    for await (const group of groups(dump)) {
      dump.signal.throwIfAborted();
      const { invitationId } = group;
      await counters.upTo(invitationId);
      await otherLists.upTo(invitationId);
      const { rsvps: read, counter } = await fitting(dump, group);
      const [list] = await rawById(dump.db, 'guest_lists', invitationId);
      const written = list && (await lists.write(list));
      const rsvps = read.filter(({ familyId }) => familyId === undefined || written?.has(familyId));
      for (const { bytes } of rsvps) await wishes.write(bytes);
      if (counter) await attendances.write(settled(counter, rsvps));
    }
    await counters.upTo(null);
    await otherLists.upTo(null);
  });
}

/**
 * Tombstones of deleted RSVPs: read by the partial TTL index, whose order never changes. Without those that expire
 * before the backup ends: a repeated request would then create an RSVP of the same `_id`, which would be read as well.
 */
function shells({ db }: Dump): AsyncIterable<Uint8Array> {
  const stays = { expireAt: { $gt: new Date(Date.now() + SHELLS_LAST) } };
  return raw(db.collection('wishes').find(stays, { raw: true }).sort({ expireAt: -1 }));
}

/** Documents of invitations without RSVPs in the backup, which are written on the way from one to the next. */
class Others {
  private readonly all: AsyncIterator<Uint8Array>;
  private next: Promise<IteratorResult<Uint8Array, unknown>>;

  constructor(
    { db }: Dump,
    collection: string,
    private readonly write: (bytes: Uint8Array) => Promise<void>,
  ) {
    this.all = raw(db.collection(collection).find({}, { raw: true }).sort({ _id: 1 }))[Symbol.asyncIterator]();
    this.next = this.all.next();
  }

  /** Writes those before an invitation and passes over its own; `null`: to the end. */
  async upTo(invitationId: ObjectId | null): Promise<void> {
    for (let next = await this.next; !next.done; next = await this.next) {
      const { _id } = BSON.deserialize(next.value) as { _id: ObjectId };
      const order = invitationId === null ? -1 : _id.toHexString().localeCompare(invitationId.toHexString());
      if (order > 0) return;
      if (order < 0) await this.write(next.value);
      this.next = this.all.next();
    }
  }
}

interface Group {
  invitationId: ObjectId;
  rsvps: StoredRsvp[];
}

/** The RSVPs by invitation. The index is walked along keys that an edit does not change. */
async function* groups({ db }: Dump): AsyncGenerator<Group> {
  let group: Group | undefined;
  const cursor = db.collection('wishes').find(IS_RSVP, { raw: true }).sort({ invitationId: 1, key: 1 });
  for await (const bytes of raw(cursor)) {
    const rsvp = rsvpOf(bytes);
    if (!group?.invitationId.equals(rsvp.invitationId)) {
      if (group) yield group;
      group = { invitationId: rsvp.invitationId, rsvps: [] };
    }
    group.rsvps.push(rsvp);
  }
  if (group) yield group;
}

async function fitting(
  { db, reach }: Dump,
  group: Group,
): Promise<{ rsvps: StoredRsvp[]; counter: Uint8Array | undefined }> {
  let { rsvps } = group;
  for (let reading = 0; reading < MOST_READINGS; reading += 1) {
    if (reading > 0) rsvps = await rsvpsOf(db, group.invitationId);
    await reach?.('answers-read');
    const [counter] = await rawById(db, 'attendances', group.invitationId);
    rsvps = oneOfEachFamily(rsvps);
    if (!counter || fits(BSON.deserialize(counter) as SeatsRecord, rsvps)) return { rsvps, counter };
  }
  throw new BackupError(
    `The answers of the invitation ${group.invitationId.toHexString()} change too fast to be copied. Nothing is wrong with ` +
      'them; make the backup again, at a quieter time if it happens again.',
  );
}

async function rawById(db: Dump['db'], collection: string, _id: ObjectId): Promise<Uint8Array[]> {
  return (await db.collection(collection).find({ _id }, { raw: true }).toArray()) as unknown as Uint8Array[];
}

/** Of a family that sent a new RSVP while they were read, the RSVP that was read last: the other is deleted. */
function oneOfEachFamily(rsvps: readonly StoredRsvp[]): StoredRsvp[] {
  const last = new Map(rsvps.flatMap((rsvp) => (rsvp.familyId === undefined ? [] : [[rsvp.familyId, rsvp]])));
  return rsvps.filter((rsvp) => rsvp.familyId === undefined || last.get(rsvp.familyId) === rsvp);
}

/** A limit that was lowered under what was taken means full, not wrong. */
function fits({ totalLimit, taken, sessionSeats = {} }: SeatsRecord, rsvps: readonly StoredRsvp[]): boolean {
  const isIn = (guests: number, limit: number, before: number): boolean =>
    limit < 1 || guests <= Math.max(limit, before);
  return (
    isIn(guestsOf(rsvps), totalLimit, taken) &&
    Object.entries(sessionSeats).every(([id, seats]) => isIn(guestsTo(id, rsvps), seats.limit, seats.taken))
  );
}

/** Newest first: an RSVP added meanwhile may be missed, one removed meanwhile is not. */
async function rsvpsOf(db: Dump['db'], invitationId: ObjectId): Promise<StoredRsvp[]> {
  const cursor = db.collection('wishes').find({ invitationId, ...IS_RSVP }, { raw: true });
  const rsvps: StoredRsvp[] = [];
  for await (const bytes of raw(cursor.sort({ _id: -1 }))) rsvps.push(rsvpOf(bytes));
  return rsvps;
}

function rsvpOf(bytes: Uint8Array): StoredRsvp {
  const { invitationId, attendanceCount, familyId, sessions = [] } = BSON.deserialize(bytes) as RsvpRecord;
  return { bytes, invitationId, guests: attendanceCount, sessions, familyId: familyId?.toHexString() };
}

function settled(counter: Uint8Array, rsvps: readonly StoredRsvp[]): Uint8Array {
  const { taken, answers: count, pending, removals, sessionSeats, ...rest } = BSON.deserialize(counter) as SeatsRecord;
  const guests = guestsOf(rsvps);
  const sessions = Object.entries(sessionSeats ?? {}).map(([id, seats]) => ({
    id,
    seats,
    taken: guestsTo(id, rsvps),
  }));
  const isRight =
    taken === guests && count === rsvps.length && sessions.every(({ seats, taken: of }) => seats.taken === of);
  // Untouched where it is so already, to the byte.
  if (isRight && pending.length === 0 && !removals) return counter;
  return BSON.serialize({
    ...rest,
    taken: guests,
    answers: rsvps.length,
    ...(sessionSeats && {
      sessionSeats: Object.fromEntries(sessions.map(({ id, seats, taken: of }) => [id, { ...seats, taken: of }])),
    }),
    pending: [],
  });
}

function guestsOf(rsvps: readonly StoredRsvp[]): number {
  return rsvps.reduce((sum, { guests }) => sum + guests, 0);
}

/** Seats of a session other than the main one. */
function guestsTo(session: string, rsvps: readonly StoredRsvp[]): number {
  return rsvps.reduce((sum, { sessions }) => {
    const said = answerTo({ sessions: [...sessions] }, session);
    return sum + (said ? seatsOf(said) : 0);
  }, 0);
}
