import type mongoose from 'mongoose';
import type { ImageLedgerRecord } from '../../media/images/image-ledger.schema.js';
import { filesOf } from '../../media/images/image-purpose.js';
import type { LinkPreviewRecord } from '../../modules/link-previews/link-preview.schema.js';
import type { StoragePort } from '../../media/storage/storage.port.js';

/**
 * Removes the pictures of deleted invitations: those on their ledgers, including unfinished uploads, and link pictures.
 * What can't be removed now stays on its ledger for the next run.
 * @returns how many pictures are left
 */
export async function removeFiles(
  { db, storage }: { db: mongoose.mongo.Db; storage: StoragePort },
  invitations: readonly mongoose.Types.ObjectId[],
): Promise<number> {
  const owners = { $in: invitations.map((id) => id.toHexString()) };
  const ledgers = db.collection<ImageLedgerRecord>('imageLedgers');
  let left = 0;
  for (const { _id, images } of await ledgers.find({ _id: owners }).toArray()) {
    for (const { key, bytes } of images) {
      if (!(await isRemoved(storage, filesOf(key)))) left += 1;
      else {
        const entry = { _id, 'images.key': key };
        await ledgers.updateOne(entry, { $pull: { images: { key } }, $inc: { bytes: -bytes } });
      }
    }
    await ledgers.deleteOne({ _id, images: { $size: 0 } });
  }
  // These notes stay for as long as the deletion does: what is being painted now is stored under a name that they have.
  const previews = await db.collection<LinkPreviewRecord>('linkPreviews').find({ _id: owners }).toArray();
  for (const { pictures } of previews) {
    for (const { key } of pictures) if (!(await isRemoved(storage, [key]))) left += 1;
  }
  return left;
}

async function isRemoved(storage: StoragePort, keys: readonly string[]): Promise<boolean> {
  try {
    for (const key of keys) await storage.remove(key);
    return true;
  } catch {
    // A backup holds the files, or the storage is away: the next run finds them where this one did.
    return false;
  }
}
