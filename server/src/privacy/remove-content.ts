import type mongoose from 'mongoose';

type Id = mongoose.Types.ObjectId;

/**
 * Removes invitations with everything that hangs on them but files. The answers go before the counter that says how
 * many there are: a counter without answers is put right by this very function, answers without one by nobody.
 * @returns how many answers there were
 */
export async function removeContent(db: mongoose.mongo.Db, invitations: readonly Id[]): Promise<number> {
  const ids = { $in: [...invitations] };
  const { deletedCount } = await db.collection<{ invitationId?: Id }>('wishes').deleteMany({ invitationId: ids });
  // Those that the couple removed themselves, and could bring back.
  await db.collection<{ removed?: { invitationId: Id } }>('wishes').deleteMany({ 'removed.invitationId': ids });
  await db.collection<{ _id: Id }>('attendances').deleteMany({ _id: ids });
  for (const name of ['gifts', 'photos']) {
    await db.collection<{ invitationId: Id }>(name).deleteMany({ invitationId: ids });
  }
  await db.collection<{ _id: Id }>('invitations').deleteMany({ _id: ids });
  return deletedCount;
}
