import { Types, type mongo } from 'mongoose';
import type { FaultPoint } from '../../common/faults.js';
import type { InvitationRecord } from '../../modules/invitations/invitation.schema.js';
import { type ErasedInvitation, eraseGuestData, hasGuestData } from './erase-guest-data.js';
import { announcedUntil, erasureOf } from './erasure-days.js';
import { type Erasures, noteErasures } from './erasure-ledger.js';

const HOUR_MS = 60 * 60 * 1000;
/** Requests that began before the erasure have ended by then. */
const AFTER_REQUESTS_MS = HOUR_MS;
/** What the couple entered since is erased then. */
const AGAIN_MS = 30 * 24 * HOUR_MS;
/** Invitations of one read. */
const INVITATIONS = 50;
const ANNOUNCED_AT_ONCE = 500;

export interface ErasureOptions {
  readonly db: mongo.Db;
  readonly now: Date;
  readonly signal?: AbortSignal | undefined;
  readonly reach?: (point: FaultPoint) => Promise<void> | void;
}

const invitationsOf = (db: mongo.Db): mongo.Collection<InvitationRecord> => db.collection('invitations');

/** Sets the moment of erasure of weddings that are long enough ago; the couple read it until then. @returns how many */
export async function announceErasures({ db, now, signal }: ErasureOptions, months: number): Promise<number> {
  const invitations = invitationsOf(db);
  // Dates are texts that begin with a year.
  const past = { 'guestErasure.nextAt': null, date: { $gte: '2000', $lte: announcedUntil(now, months) } } as object;
  const found = invitations.find<Pick<InvitationRecord, '_id' | 'date'>>(past, { projection: { date: 1 } });
  let announced = 0;
  let batch: mongo.AnyBulkWriteOperation<InvitationRecord>[] = [];
  const write = async (): Promise<void> => {
    if (batch.length > 0) announced += (await invitations.bulkWrite(batch, { ordered: false })).modifiedCount;
    batch = [];
  };
  for await (const { _id, date } of found) {
    signal?.throwIfAborted();
    const dueAt = date === null ? undefined : erasureOf(date, months, now);
    if (!dueAt) continue;
    batch.push({
      updateOne: {
        // As it was read: a save of the date in between is announced in the next round.
        filter: { _id, date, guestErasure: { $exists: false } },
        update: { $set: { guestErasure: { dueAt, nextAt: dueAt } } },
      },
    });
    if (batch.length === ANNOUNCED_AT_ONCE) await write();
  }
  await write();
  return announced;
}

/**
 * Erases what is due. Each invitation is noted in the ledger, erased, and only then marked: interrupted, the next round
 * begins with it again.
 * @returns how many persons' data was erased
 */
export async function eraseDue(options: ErasureOptions, ledger: string): Promise<number> {
  const { db, now, signal, reach } = options;
  let persons = 0;
  for (;;) {
    const due = await invitationsOf(db)
      .find({ 'guestErasure.nextAt': { $lte: now } })
      .sort({ 'guestErasure.nextAt': 1 })
      .limit(INVITATIONS)
      .project<Pick<InvitationRecord, '_id' | 'orderId' | 'guestErasure'>>({ orderId: 1, guestErasure: 1 })
      .toArray();
    if (due.length === 0) return persons;
    const isFirst = ({ guestErasure }: (typeof due)[number]): boolean => guestErasure?.erasedAt === undefined;
    const withData = new Set<string>();
    for (const invitation of due) {
      signal?.throwIfAborted();
      if (isFirst(invitation) || (await hasGuestData({ db, ...invitation })))
        withData.add(invitation._id.toHexString());
    }
    await noteErasures(ledger, new Map([...withData].map((id) => [id, now])));
    await reach?.('guest-data.noted');
    for (const invitation of due) {
      signal?.throwIfAborted();
      const { _id, guestErasure } = invitation;
      if (!guestErasure) continue;
      const hasData = withData.has(_id.toHexString());
      const erased = hasData ? await eraseGuestData({ db, ...invitation, signal, reach }) : 0;
      await reach?.('guest-data.erased');
      const nextAt = new Date(now.getTime() + (isFirst(invitation) ? AFTER_REQUESTS_MS : AGAIN_MS));
      await mark({ db, _id }, { nextAt, erased, ...(hasData && { erasedAt: now }) });
      persons += erased;
    }
  }
}

/**
 * Erases again what an older backup has brought back.
 * @param erasures with those made before the backup, which it has erased
 * @param madeAt when the backup began
 * @returns of how many invitations
 */
export async function eraseAgain(options: ErasureOptions, erasures: Erasures, madeAt: Date): Promise<number> {
  const { db, now, signal } = options;
  let invitations = 0;
  for (const [id, at] of erasures) {
    if (at.getTime() <= madeAt.getTime()) continue;
    const found = await invitationsOf(db).findOne(
      { _id: new Types.ObjectId(id) },
      { projection: { orderId: 1, guestErasure: 1 } },
    );
    if (!found) continue;
    const { _id, orderId, guestErasure } = found;
    const erased = await eraseGuestData({ db, _id, orderId, signal });
    await invitationsOf(db).updateOne({ _id }, { $set: { 'guestErasure.dueAt': guestErasure?.dueAt ?? at } });
    await mark({ db, _id }, { nextAt: new Date(now.getTime() + AGAIN_MS), erased, erasedAt: at });
    invitations += 1;
  }
  return invitations;
}

/** Nothing happens when the couple saved another date meanwhile. */
async function mark(
  { db, _id }: Pick<ErasedInvitation, 'db' | '_id'>,
  { erased, nextAt, erasedAt }: { erased: number; nextAt: Date; erasedAt?: Date },
): Promise<void> {
  await invitationsOf(db).updateOne(
    { _id, 'guestErasure.dueAt': { $exists: true } },
    {
      $set: { 'guestErasure.nextAt': nextAt, ...(erasedAt && { 'guestErasure.erasedAt': erasedAt }) },
      $inc: { 'guestErasure.persons': erased },
    },
  );
}
