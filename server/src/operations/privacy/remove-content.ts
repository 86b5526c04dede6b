import type mongoose from 'mongoose';
import type { AlbumPhotoRecord } from '../../modules/album/album-photo.schema.js';
import type { AlbumRecord } from '../../modules/album/album.schema.js';

type Id = mongoose.Types.ObjectId;

/** So long a released short address is not given to others: messages and prints with it are still around. */
const RELEASED_MS = 365 * 24 * 60 * 60 * 1000;

/** Releases the short addresses of invitations: what is left of one has neither the address nor its owner. */
async function releaseAddresses(db: mongoose.mongo.Db, invitations: readonly Id[]): Promise<void> {
  const freeAt = { $add: ['$$NOW', RELEASED_MS] };
  await db
    .collection('short_addresses')
    .updateMany({ invitationId: { $in: [...invitations] }, slot: { $exists: true } }, [
      { $set: { freeAt, chosenAt: '$$NOW' } },
      { $unset: ['address', 'invitationId', 'slot'] },
    ]);
}

/**
 * Takes everything of guests out of albums, and their photos out of sight. Entries and photos stay without a word until
 * their files are removed, which they name.
 */
async function emptyAlbums(db: mongoose.mongo.Db, invitations: readonly Id[]): Promise<void> {
  const ids = { $in: [...invitations] };
  await db
    .collection<AlbumPhotoRecord>('album_photos')
    .updateMany({ invitationId: ids }, [{ $set: { state: 'removed', name: '', guest: '', unfinishedAt: '$$NOW' } }]);
  await db
    .collection<AlbumRecord>('albums')
    .updateMany({ _id: ids }, { $set: { 'entries.$[].g': '' }, $unset: { wall: 1, unfinished: 1 } });
}

/**
 * Removes invitations with everything that belongs to them except files. RSVPs are removed before the counter: this
 * function repairs a counter without RSVPs, but RSVPs without a counter would never be found.
 * @returns how many RSVPs there were
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
  await db.collection<{ _id: Id }>('guest_lists').deleteMany({ _id: ids });
  for (const name of ['families', 'door_events', 'gifts', 'photos']) {
    await db.collection<{ invitationId: Id }>(name).deleteMany({ invitationId: ids });
  }
  await emptyAlbums(db, invitations);
  await releaseAddresses(db, invitations);
  await db.collection<{ _id: Id }>('invitations').deleteMany({ _id: ids });
  return answers;
}
