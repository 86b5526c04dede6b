import mongoose from 'mongoose';
import type { FaultPoint } from '../../common/faults.js';
import { insertOnce } from '../../common/insert-once.js';
import type { StoragePort } from '../../media/storage/storage.port.js';
import type { AuditRecord } from '../../modules/audit/audit.schema.js';
import type { UserDocument } from '../../modules/users/users.schema.js';
import { noteDeleted } from './deletion-log.js';
import { removeContent } from './remove-content.js';
import { removeFiles } from './remove-files.js';
import { redactLedgerAndAudit, eraseOrders } from './erase-orders.js';

type Db = mongoose.mongo.Db;

/** Longer than any request takes: what was let in before the deletion began has then written what it had to write. */
const OUTLIVES_REQUESTS = 60 * 60_000;
/** The actor in the audit when the operator used a command. */
export const OPERATOR_ID = new mongoose.Types.ObjectId('0'.repeat(24));

export interface DeletionOptions {
  readonly db: Db;
  /** Removes nothing while a backup copies it: see LockedStorage. */
  readonly storage: StoragePort;
  readonly now: Date;
  /** The file that lists who was deleted, for a restore of an older backup: see deletion-log.ts. */
  readonly deletionLog: string;
  /** The places between two steps; see Faults. */
  readonly reach?: (point: FaultPoint) => Promise<void> | void;
}

/** What a run has found and done. */
interface Deletion {
  /** Deleted orders: those without any payment. */
  deletedOrders: number;
  /** Orders that stay for the books, without a word of the customer's. */
  keptOrders: number;
  /** Deleted RSVPs. */
  answers: number;
  /** Pictures whose files could not be removed now: a backup is being made, or the storage can't be reached. */
  filesLeft: number;
}

/**
 * Begins to delete a customer: from this write on their sessions are invalid, their Google account is unknown, and
 * every start and reconciler run of the shop continues the deletion.
 * @param actorId the seller who asked for it
 * @returns false when there is no such customer, or their deletion was begun already
 */
export async function beginDeletion(
  { db, now, reach }: Pick<DeletionOptions, 'db' | 'now' | 'reach'>,
  _id: mongoose.Types.ObjectId,
  actorId: mongoose.Types.ObjectId,
): Promise<boolean> {
  const deletion = { at: now, actorId, auditId: new mongoose.Types.ObjectId(), invitations: [] };
  const { modifiedCount } = await db.collection<UserDocument>('users').updateOne(
    { _id, deletion: { $exists: false } },
    // Google ids are unique: a new sign-in with this one creates a new user.
    { $set: { googleSub: `deleted:${_id.toHexString()}`, deletion }, $inc: { tokenVersion: 1 } },
  );
  if (modifiedCount === 1) await reach?.('customer.begun');
  return modifiedCount === 1;
}

/**
 * Finishes a deletion, as far as possible today. Every step may be repeated, by any number of processes at once, and
 * each leaves what the next run needs: docs/decisions/130-privacy-requests.md.
 * @returns null when no deletion of this person was begun
 */
export async function continueDeletion(
  options: DeletionOptions,
  _id: mongoose.Types.ObjectId,
): Promise<Deletion | null> {
  const { db, now, reach } = options;
  const users = db.collection<UserDocument>('users');
  const deletion = (await users.findOne({ _id }))?.deletion;
  if (!deletion) return null;

  await insertOnce(db.collection<AuditRecord>('audit_entries'), {
    _id: deletion.auditId,
    at: deletion.at,
    actorId: deletion.actorId,
    action: 'customer.deleted',
    subject: { kind: 'customer', id: _id.toHexString() },
    details: {},
  });
  // The audit entry is lost with its database; this file is not.
  const isRemembered = await noteDeleted(options.deletionLog, [_id.toHexString()]).then(
    () => true,
    () => false,
  );
  await noteInvitations(db, _id);
  await reach?.('customer.noted');
  const orders = await eraseOrders(db, _id, now);
  await reach?.('customer.orders-erased');
  await redactLedgerAndAudit(db, _id);
  await reach?.('customer.books-cleaned');

  const invitations = (await users.findOne({ _id }))?.deletion?.invitations ?? [];
  const answers = await removeContent(db, invitations);
  await db.collection<{ _id: mongoose.Types.ObjectId }>('checklists').deleteOne({ _id });
  await reach?.('customer.content-removed');
  const filesLeft = await removeFiles(options, invitations);
  await reach?.('customer.files-removed');

  // Last: until here the operator may name the customer by email.
  await users.updateOne(
    { _id, deletion: { $exists: true } },
    { $set: { email: '', name: '', phoneNo: '' }, $unset: { language: true } },
  );
  await reach?.('customer.emptied');
  const isOver = deletion.at.getTime() <= now.getTime() - OUTLIVES_REQUESTS;
  if (isOver && filesLeft === 0 && isRemembered) await forget(db, _id, invitations);
  return { ...orders, answers, filesLeft };
}

/**
 * Deletes customers again whom an older backup has brought back.
 * @param ids 24-hex, of people who need not be there
 * @returns how many were
 */
export async function deleteAgain(options: DeletionOptions, ids: Iterable<string>): Promise<number> {
  let found = 0;
  for (const id of ids) {
    const _id = new mongoose.Types.ObjectId(id);
    await beginDeletion(options, _id, OPERATOR_ID);
    if (await continueDeletion(options, _id)) found += 1;
  }
  return found;
}

/** Continues every deletion that was begun. @returns how many still have files */
export async function continueDeletions(options: DeletionOptions): Promise<number> {
  const begun = options.db
    .collection<UserDocument>('users')
    .find({ 'deletion.at': { $exists: true } }, { projection: { _id: 1 } });
  let left = 0;
  for await (const { _id } of begun) {
    const done = await continueDeletion(options, _id);
    if (done && done.filesLeft > 0) left += 1;
  }
  return left;
}

/** Orders lose their invitation ids, so these are stored here first. */
async function noteInvitations(db: Db, userId: mongoose.Types.ObjectId): Promise<void> {
  const orders = db
    .collection<{ invitationId: mongoose.Types.ObjectId }>('orders')
    .find({ userId, erasedAt: { $exists: false } }, { projection: { invitationId: 1 } });
  const ids = (await orders.toArray()).map(({ invitationId }) => invitationId);
  if (ids.length === 0) return;
  await db
    .collection<UserDocument>('users')
    .updateOne({ _id: userId }, { $addToSet: { 'deletion.invitations': { $each: ids } } });
}

async function forget(
  db: Db,
  _id: mongoose.Types.ObjectId,
  invitations: readonly mongoose.Types.ObjectId[],
): Promise<void> {
  const ids = invitations.map((id) => id.toHexString());
  await db.collection<{ _id: string }>('linkPreviews').deleteMany({ _id: { $in: ids } });
  await db.collection<UserDocument>('users').deleteOne({ _id, deletion: { $exists: true } });
}
