import type mongoose from 'mongoose';

type Id = mongoose.Types.ObjectId;

/**
 * Removes invitations with everything that hangs on them but files. The answers go before the counter that says how
 * many there are: a counter without answers is put right by this very function, answers without one by nobody.
 * @returns how many answers there were
 */
export async function removeContent(db: mongoose.mongo.Db, invitations: readonly Id[]): Promise<number> {
  const ids = { $in: [...invitations] };
  const wishes = db.collection<{ invitationId?: Id; removed?: { invitationId: Id } }>('wishes');
  let answers = 0;
  // Those that the couple removed, and could bring back, are theirs as well. A removal or its undo that runs meanwhile
  // turns one kind into the other, so both are deleted until none of either is left.
  for (let found = true; found;) {
    const { deletedCount } = await wishes.deleteMany({ invitationId: ids });
    const removed = await wishes.deleteMany({ 'removed.invitationId': ids });
    answers += deletedCount;
    found = deletedCount + removed.deletedCount > 0;
  }
  await db.collection<{ _id: Id }>('attendances').deleteMany({ _id: ids });
  for (const name of ['gifts', 'photos']) {
    await db.collection<{ invitationId: Id }>(name).deleteMany({ invitationId: ids });
  }
  await db.collection<{ _id: Id }>('invitations').deleteMany({ _id: ids });
  return answers;
}
