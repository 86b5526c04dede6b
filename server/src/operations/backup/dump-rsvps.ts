import mongoose from 'mongoose';
import type { SeatsRecord } from '../../modules/rsvp/seats/seats.schema.js';
import { BackupError } from './backup-error.js';
import { type Dump, raw, withWriters } from './dump.js';
import type { CollectionEntry } from './manifest.js';
import type { DumpWriter } from './dump-writer.js';

const { BSON } = mongoose.mongo;
type ObjectId = mongoose.mongo.ObjectId;

/**
 * An RSVP with its bytes; of deleted ones a tombstone only. RSVPs that the couple removed and could restore have
 * neither a key nor an end, and are not in a backup: a restore would publish them again.
 */
interface Answer {
  bytes: Uint8Array;
  invitationId: ObjectId;
  guests: number;
}

const IS_RSVP = { key: { $exists: true }, void: { $ne: true } };
/** Longer than a backup takes, in milliseconds. */
const SHELLS_LAST = 24 * 60 * 60 * 1000;
/** Seats that move between guests while the answers are read may count twice; that needs a full house that is busy. */
const MOST_READINGS = 50;

/**
 * Writes the answers, and with those of each invitation its counter: as it is, but with the seats that the written
 * answers take and no change under way. So in the backup the counter says what is stored, whatever guests do meanwhile;
 * and the answers of one invitation are read until they fit into its limit, or into what was taken anyway.
 */
export function dumpRsvps(dump: Dump): Promise<CollectionEntry[]> {
  return withWriters(dump, ['wishes', 'attendances'] as const, async (wishes, attendances) => {
    // Tombstones first: an RSVP that is deleted meanwhile is then read as one of the two or not at all, never as both.
    for await (const shell of shells(dump)) {
      dump.signal.throwIfAborted();
      await wishes.write(shell);
    }
    const counters = new Counters(dump, attendances);
    for await (const group of groups(dump)) {
      dump.signal.throwIfAborted();
      const { invitationId } = group;
      await counters.upTo(invitationId);
      const { answers, counter } = await fitting(dump, group);
      for (const { bytes } of answers) await wishes.write(bytes);
      if (counter) await attendances.write(settled(counter, answers));
    }
    await counters.upTo(null);
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

/** The counters of invitations without answers in the backup, which are written on the way from one to the next. */
class Counters {
  private readonly all: AsyncIterator<Uint8Array>;
  private next: Promise<IteratorResult<Uint8Array, unknown>>;

  constructor(
    { db }: Dump,
    private readonly writer: DumpWriter,
  ) {
    this.all = raw(db.collection('attendances').find({}, { raw: true }).sort({ _id: 1 }))[Symbol.asyncIterator]();
    this.next = this.all.next();
  }

  /** Writes those before an invitation and passes over its own; `null`: to the end. */
  async upTo(invitationId: ObjectId | null): Promise<void> {
    for (let next = await this.next; !next.done; next = await this.next) {
      const { _id } = BSON.deserialize(next.value) as SeatsRecord;
      const order = invitationId === null ? -1 : _id.toHexString().localeCompare(invitationId.toHexString());
      if (order > 0) return;
      if (order < 0) await this.writer.write(settled(next.value, []));
      this.next = this.all.next();
    }
  }
}

interface Group {
  invitationId: ObjectId;
  answers: Answer[];
}

/** The answers by invitation. The index is walked along keys that never change while an answer is one. */
async function* groups({ db }: Dump): AsyncGenerator<Group> {
  let group: Group | undefined;
  const cursor = db.collection('wishes').find(IS_RSVP, { raw: true }).sort({ invitationId: 1, key: 1 });
  for await (const bytes of raw(cursor)) {
    const answer = answerOf(bytes);
    if (!group?.invitationId.equals(answer.invitationId)) {
      if (group) yield group;
      group = { invitationId: answer.invitationId, answers: [] };
    }
    group.answers.push(answer);
  }
  if (group) yield group;
}

async function fitting(
  { db, reach }: Dump,
  group: Group,
): Promise<{ answers: Answer[]; counter: Uint8Array | undefined }> {
  let { answers } = group;
  for (let reading = 0; reading < MOST_READINGS; reading += 1) {
    if (reading > 0) answers = await answersOf(db, group.invitationId);
    await reach?.('answers-read');
    const found = db.collection('attendances').find({ _id: group.invitationId }, { raw: true });
    const [counter] = (await found.toArray()) as unknown as Uint8Array[];
    if (!counter || fits(BSON.deserialize(counter) as SeatsRecord, answers)) return { answers, counter };
  }
  throw new BackupError(
    `The answers of the invitation ${group.invitationId.toHexString()} change too fast to be copied. Nothing is wrong with ` +
      'them; make the backup again, at a quieter time if it happens again.',
  );
}

/** A limit that was lowered under what was taken means full, not wrong. */
function fits({ totalLimit, taken }: SeatsRecord, answers: readonly Answer[]): boolean {
  return totalLimit < 1 || guestsOf(answers) <= Math.max(totalLimit, taken);
}

/** Newest first: an RSVP added meanwhile may be missed, one removed meanwhile is not. */
async function answersOf(db: Dump['db'], invitationId: ObjectId): Promise<Answer[]> {
  const cursor = db.collection('wishes').find({ invitationId, ...IS_RSVP }, { raw: true });
  const answers: Answer[] = [];
  for await (const bytes of raw(cursor.sort({ _id: -1 }))) answers.push(answerOf(bytes));
  return answers;
}

function answerOf(bytes: Uint8Array): Answer {
  const { invitationId, attendanceCount } = BSON.deserialize(bytes) as {
    invitationId: ObjectId;
    attendanceCount: number;
  };
  return { bytes, invitationId, guests: attendanceCount };
}

function settled(counter: Uint8Array, answers: readonly Answer[]): Uint8Array {
  const { taken, answers: count, pending, removals, ...rest } = BSON.deserialize(counter) as SeatsRecord;
  const guests = guestsOf(answers);
  // Untouched where it says so already, to the byte.
  if (taken === guests && count === answers.length && pending.length === 0 && !removals) return counter;
  return BSON.serialize({ ...rest, taken: guests, answers: answers.length, pending: [] });
}

function guestsOf(answers: readonly Answer[]): number {
  return answers.reduce((sum, { guests }) => sum + guests, 0);
}
