import { Readable } from 'node:stream';
import type mongoose from 'mongoose';
import type { ImageQuotaRecord } from '../../media/images/image-quota.schema.js';
import { filesOf } from '../../media/images/image-purpose.js';
import { pictureKey, pieceKeys } from '../../modules/album/album-keys.js';
import type { AlbumPhotoRecord } from '../../modules/album/album-photo.schema.js';
import type { AlbumEntry, AlbumRecord } from '../../modules/album/album.schema.js';
import type { LinkPreviewRecord } from '../../modules/link-previews/link-preview.schema.js';
import { inParallel } from '../backup/in-parallel.js';
import type { StoragePort } from '../../media/storage/storage.port.js';

/** Photos of an album whose files are removed at a time, and whose entries go with one write. */
const PHOTOS_AT_ONCE = 100;
const FILES_AT_ONCE = 8;

/**
 * Removes the pictures of deleted invitations: those that count for their quotas, including unfinished uploads, photos
 * of guests, and link pictures. What can't be removed now stays counted, or in its album, for the next run.
 */
export async function removeFiles(
  { db, storage }: { db: mongoose.mongo.Db; storage: StoragePort },
  invitations: readonly mongoose.Types.ObjectId[],
): Promise<number> {
  const owners = { $in: invitations.map((id) => id.toHexString()) };
  const quotas = db.collection<ImageQuotaRecord>('imageLedgers');
  let left = 0;
  for (const { _id, images } of await quotas.find({ _id: owners }).toArray()) {
    for (const { key, bytes } of images) {
      if (!(await isRemoved(storage, filesOf(key)))) left += 1;
      else {
        const entry = { _id, 'images.key': key };
        await quotas.updateOne(entry, { $pull: { images: { key } }, $inc: { bytes: -bytes } });
      }
    }
    await quotas.deleteOne({ _id, images: { $size: 0 } });
  }
  for (const _id of invitations) left += await removeAlbum({ db, storage }, _id);
  // These notes stay for as long as the deletion does: what is being painted now is stored under a name that they have.
  const previews = await db.collection<LinkPreviewRecord>('linkPreviews').find({ _id: owners }).toArray();
  for (const { pictures } of previews) {
    for (const { key } of pictures) if (!(await isRemoved(storage, [key]))) left += 1;
  }
  return left;
}

/** Files first, then the photos, then their entries: what is cut in between is found again by its entry. */
async function removeAlbum(
  { db, storage }: { db: mongoose.mongo.Db; storage: StoragePort },
  _id: mongoose.Types.ObjectId,
): Promise<number> {
  const albums = db.collection<AlbumRecord>('albums');
  const photos = db.collection<AlbumPhotoRecord>('album_photos');
  const entries = (await albums.findOne({ _id }))?.entries ?? [];
  let left = 0;
  for (let from = 0; from < entries.length; from += PHOTOS_AT_ONCE) {
    const batch = entries.slice(from, from + PHOTOS_AT_ONCE);
    const stored = await photos.find({ _id: { $in: batch.map(({ p }) => p) } }).toArray();
    const received = new Map(stored.map((photo) => [photo.uuid, photo]));
    const gone: string[] = [];
    await inParallel(Readable.from(batch), FILES_AT_ONCE, async (entry: AlbumEntry) => {
      if (await isRemoved(storage, filesOfPhoto(entry, received.get(entry.u)))) gone.push(entry.u);
      else left += 1;
    });
    await photos.deleteMany({ invitationId: _id, uuid: { $in: gone } });
    // Right also beside another process that takes the same ones.
    const kept = { $filter: { input: '$entries', cond: { $not: { $in: ['$$this.u', gone] } } } };
    await albums.updateOne({ _id }, [{ $set: { entries: kept } }, { $set: { bytes: { $sum: '$entries.b' } } }]);
  }
  // Of removals that were cut behind their entry.
  if (left === 0) await photos.deleteMany({ invitationId: _id });
  await albums.deleteOne({ _id, entries: { $size: 0 } });
  return left;
}

/** Pieces of one that is whole are removed already, or left to the sweeper. */
function filesOfPhoto({ u, b }: AlbumEntry, photo: AlbumPhotoRecord | undefined): string[] {
  const isReceiving = photo !== undefined && photo.width === undefined;
  return [...filesOf(pictureKey(u)), ...(isReceiving ? pieceKeys(u, b).slice(0, photo.received + 1) : [])];
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
