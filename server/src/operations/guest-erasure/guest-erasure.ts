import { Types, type mongo } from 'mongoose';
import { HOUR_MS } from '@serikad/shared/calendar/durations';
import type { FaultPoint } from '../../common/faults.js';
import type { InvitationRecord } from '../../modules/invitations/invitation.schema.js';
import { type ErasedInvitation, eraseGuestData, hasGuestData } from './erase-guest-data.js';
import { lastDays } from '../privacy/last-days.js';
import { announcedUntil, endOfMonths, erasureOf } from './erasure-days.js';
import { type Erasures, noteErasures } from './erasure-log.js';

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

type DueInvitation = Pick<InvitationRecord, '_id' | 'orderId' | 'date' | 'guestErasure'>;

const invitationsOf = (db: mongo.Db): mongo.Collection<InvitationRecord> => db.collection('invitations');

/**
 * Sets the moment of erasure of weddings whose last session is long enough ago; the couple read it until then.
 * @returns how many
 */
export async function announceErasures({ db, now, signal }: ErasureOptions, months: number): Promise<number> {
  const invitations = invitationsOf(db);
  // Dates are texts that begin with a year.
  const past = { 'guestErasure.nextAt': null, date: { $gte: '2000', $lte: announcedUntil(now, months) } } as object;
  const found = invitations.find<Pick<InvitationRecord, '_id' | 'date'>>(past, { projection: { date: 1 } });
  const until = announcedUntil(now, months);
  let announced = 0;
  let batch: Pick<InvitationRecord, '_id' | 'date'>[] = [];
  const write = async (): Promise<void> => {
    const days = await lastDays(db, batch);
    const marks = batch.flatMap(({ _id, date }): mongo.AnyBulkWriteOperation<InvitationRecord>[] => {
      const day = days.get(_id.toHexString());
      const dueAt = day === undefined || day > until ? undefined : erasureOf(day, months, now);
      // As it was read: a save of the date in between is announced in the next round.
      const filter = { _id, date, guestErasure: { $exists: false } };
      return dueAt ? [{ updateOne: { filter, update: { $set: { guestErasure: { dueAt, nextAt: dueAt } } } } }] : [];
    });
    if (marks.length > 0) announced += (await invitations.bulkWrite(marks, { ordered: false })).modifiedCount;
    batch = [];
  };
  for await (const invitation of found) {
    signal?.throwIfAborted();
    batch.push(invitation);
    if (batch.length === ANNOUNCED_AT_ONCE) await write();
  }
  if (batch.length > 0) await write();
  return announced;
}

/**
 * Erases what is due. Each invitation is noted in the log, erased, and only then marked: interrupted, the next round
 * begins with it again.
 * @returns how many persons' data was erased
 */
export async function eraseDue(options: ErasureOptions, months: number, erasureLog: string): Promise<number> {
  const { db, now, signal } = options;
  let persons = 0;
  for (;;) {
    const due = await invitationsOf(db)
      .find({ 'guestErasure.nextAt': { $lte: now } })
      .sort({ 'guestErasure.nextAt': 1 })
      .limit(INVITATIONS)
      .project<Pick<InvitationRecord, '_id'>>({ _id: 1 })
      .toArray();
    if (due.length === 0) return persons;
    for (const { _id } of due) {
      signal?.throwIfAborted();
      // Read again: the couple may have saved another date while others were erased.
      const invitation = await invitationsOf(db).findOne<DueInvitation>(
        { _id, 'guestErasure.nextAt': { $lte: now } },
        { projection: { orderId: 1, date: 1, guestErasure: 1 } },
      );
      if (invitation) persons += await eraseOne(options, invitation, months, erasureLog);
    }
  }
}

async function eraseOne(
  { db, now, signal, reach }: ErasureOptions,
  invitation: DueInvitation,
  months: number,
  erasureLog: string,
): Promise<number> {
  const { _id, orderId, guestErasure } = invitation;
  const isFirst = guestErasure?.erasedAt === undefined;
  const lastDay = (await lastDays(db, [invitation])).get(_id.toHexString());
  if (isFirst && lastDay !== undefined && endOfMonths(lastDay, months) > now.getTime()) {
    // The last session is on a later day since the erasure was announced: it is announced anew when its time comes.
    await invitationsOf(db).updateOne({ _id }, { $unset: { guestErasure: 1 } });
    return 0;
  }
  const hasData = isFirst || (await hasGuestData({ db, _id, orderId }));
  if (hasData) await noteErasures(erasureLog, new Map([[_id.toHexString(), now]]));
  await reach?.('guest-data.noted');
  const erased = hasData ? await eraseGuestData({ db, _id, orderId, signal, reach }) : 0;
  await reach?.('guest-data.erased');
  const nextAt = new Date(now.getTime() + (isFirst ? AFTER_REQUESTS_MS : AGAIN_MS));
  await mark({ db, _id }, { nextAt, erased, ...(hasData && { erasedAt: now }) });
  return erased;
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
