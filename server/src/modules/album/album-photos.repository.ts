import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type AlbumCounts, WHOLE_STATES, type WholePhotoState } from '@serikad/shared/album/album.types';
import { type Model, type mongo, Types } from 'mongoose';
import { isDuplicateKey } from '../../common/database-errors.js';
import { ALBUM_PHOTO_MODEL, type AlbumPhotoRecord } from './album-photo.schema.js';

/** A photo that the pipeline has made pictures of. */
export interface WholePhoto extends AlbumPhotoRecord {
  state: WholePhotoState;
  format: NonNullable<AlbumPhotoRecord['format']>;
  width: number;
  height: number;
}

/** Where a page begins: behind this photo. */
export type After = Pick<AlbumPhotoRecord, 'at' | '_id'>;

const WHOLE = { $in: [...WHOLE_STATES] };
const NEWEST_FIRST = { at: -1, _id: -1 } as const;
const OLDEST_FIRST = { at: 1, _id: 1 } as const;

@Injectable()
export class AlbumPhotosRepository {
  private readonly photos: mongo.Collection<AlbumPhotoRecord>;

  constructor(@InjectModel(ALBUM_PHOTO_MODEL) model: Model<AlbumPhotoRecord>) {
    this.photos = model.collection as unknown as mongo.Collection<AlbumPhotoRecord>;
  }

  find(_id: Types.ObjectId): Promise<AlbumPhotoRecord | null> {
    return this.photos.findOne({ _id });
  }

  /** What decides whether a picture is shown: one read by an index. */
  findShown(uuid: string): Promise<Pick<AlbumPhotoRecord, 'state' | 'invitationId'> | null> {
    const projection = { _id: 0, state: 1, invitationId: 1 };
    return this.photos.findOne<Pick<AlbumPhotoRecord, 'state' | 'invitationId'>>({ uuid }, { projection });
  }

  /** Stores a photo that was announced; one that is there already stays. */
  async insertOnce(photo: AlbumPhotoRecord): Promise<void> {
    try {
      await this.photos.insertOne(photo);
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
  }

  /**
   * Counts a piece that was stored.
   * @returns false when another server has counted it, or the photo is not receiving
   */
  async count({ _id, uuid }: AlbumPhotoRecord, index: number, now: Date): Promise<boolean> {
    const { matchedCount } = await this.photos.updateOne(
      { _id, uuid, state: 'receiving', received: index },
      { $set: { received: index + 1, unfinishedAt: now } },
    );
    return matchedCount === 1;
  }

  /** Goes back to a piece whose file is gone. */
  async goBack({ _id, uuid }: AlbumPhotoRecord, received: number): Promise<void> {
    await this.photos.updateOne({ _id, uuid, state: 'receiving', received: { $gt: received } }, { $set: { received } });
  }

  /** Records which original the photo is of. @returns false when it is of another one, or whole, or was removed */
  async claimContent({ _id, uuid }: AlbumPhotoRecord, sum: string): Promise<boolean> {
    const { matchedCount } = await this.photos.updateOne(
      { _id, uuid, state: 'receiving', $or: [{ sum: { $exists: false } }, { sum }] },
      { $set: { sum } },
    );
    return matchedCount === 1;
  }

  /** The photo is whole: it waits for the couple. @returns false when it does so already, or was removed */
  async complete(
    { _id, uuid }: AlbumPhotoRecord,
    content: Pick<WholePhoto, 'format' | 'width' | 'height'>,
    now: Date,
  ): Promise<boolean> {
    const { matchedCount } = await this.photos.updateOne(
      { _id, uuid, state: 'receiving' },
      { $set: { ...content, state: 'waiting', at: now }, $unset: { unfinishedAt: 1, sum: 1 } },
    );
    return matchedCount === 1;
  }

  /**
   * From now on it is not shown.
   * @param from the state that it must still have; absent: any
   * @returns false when it is gone, or another photo by now
   */
  async markRemoved(
    { _id, uuid }: Pick<AlbumPhotoRecord, '_id' | 'uuid'>,
    now: Date,
    from?: AlbumPhotoRecord['state'],
  ): Promise<boolean> {
    const { matchedCount } = await this.photos.updateOne(
      { _id, uuid, ...(from && { state: from }) },
      { $set: { state: 'removed', unfinishedAt: now } },
    );
    return matchedCount === 1;
  }

  /** The last step of a removal. */
  async deleteRemoved({ _id, uuid }: Pick<AlbumPhotoRecord, '_id' | 'uuid'>): Promise<void> {
    await this.photos.deleteOne({ _id, uuid, state: 'removed' });
  }

  /** A page of an invitation's photos in a state, the newest first. */
  page(
    invitationId: Types.ObjectId,
    state: WholePhotoState,
    { after, limit }: { after?: After | undefined; limit: number },
  ): Promise<WholePhoto[]> {
    return this.photos
      .find<WholePhoto>({ invitationId, state, ...(after && behind(after, '$lt')) })
      .sort(NEWEST_FIRST)
      .limit(limit)
      .toArray();
  }

  /** A page of an invitation's photos in all states, the newest first. */
  pageOfAll(
    invitationId: Types.ObjectId,
    { after, limit }: { after?: After | undefined; limit: number },
  ): Promise<WholePhoto[]> {
    return this.photos
      .find<WholePhoto>({ invitationId, state: WHOLE, ...(after && behind(after, '$lt')) })
      .sort(NEWEST_FIRST)
      .limit(limit)
      .toArray();
  }

  /** Photos of an invitation by their uuids, whole ones and others; not those that are being removed. */
  byUuids(invitationId: Types.ObjectId, uuids: readonly string[]): Promise<AlbumPhotoRecord[]> {
    return this.photos.find({ uuid: { $in: [...uuids] }, invitationId, state: { $ne: 'removed' } }).toArray();
  }

  /** Photos of an invitation for its archive, the oldest first. */
  oldest(
    invitationId: Types.ObjectId,
    states: readonly WholePhotoState[],
    { after, limit }: { after?: After | undefined; limit: number },
  ): Promise<WholePhoto[]> {
    return this.photos
      .find<WholePhoto>({ invitationId, state: { $in: [...states] }, ...(after && behind(after, '$gt')) })
      .sort(OLDEST_FIRST)
      .limit(limit)
      .toArray();
  }

  /** The same from one photo to another, both included. */
  async between(
    invitationId: Types.ObjectId,
    states: readonly WholePhotoState[],
    { from, upTo }: { from: After; upTo: After },
  ): Promise<WholePhoto[]> {
    const found = await this.photos
      .find<WholePhoto>({ invitationId, state: { $in: [...states] }, at: { $gte: from.at, $lte: upTo.at } })
      .toArray();
    // Of the first and the last moment there may be photos of other parts. At most an album, and the order of one of
    // several states is no index's.
    return found
      .filter((photo) => !isBefore(photo, from) && !isBefore(upTo, photo))
      .sort((one, other) => (isBefore(one, other) ? -1 : 1));
  }

  /** All photos of a guest but removed ones, the newest first. */
  ofGuest(invitationId: Types.ObjectId, guest: string): Promise<AlbumPhotoRecord[]> {
    return this.photos
      .find({ invitationId, guest, state: { $ne: 'removed' } })
      .sort(NEWEST_FIRST)
      .toArray();
  }

  /** Photos by their `_id` or their uuid, of whatever invitation. */
  named(ids: readonly Types.ObjectId[], uuids: readonly string[]): Promise<AlbumPhotoRecord[]> {
    return this.photos.find({ $or: [{ _id: { $in: [...ids] } }, { uuid: { $in: [...uuids] } }] }).toArray();
  }

  /** Those of some photos of an invitation that are whole. */
  wholeOf(invitationId: Types.ObjectId, uuids: readonly string[]): Promise<WholePhoto[]> {
    return this.photos.find<WholePhoto>({ uuid: { $in: [...uuids] }, invitationId, state: WHOLE }).toArray();
  }

  /** Puts whole photos of an invitation into a state; others are left as they are. */
  async decide(invitationId: Types.ObjectId, uuids: readonly string[], state: 'approved' | 'hidden'): Promise<void> {
    await this.photos.updateMany({ uuid: { $in: [...uuids] }, invitationId, state: WHOLE }, { $set: { state } });
  }

  countOf(invitationId: Types.ObjectId, state: WholePhotoState): Promise<number> {
    return this.photos.countDocuments({ invitationId, state });
  }

  async counts(invitationId: Types.ObjectId): Promise<AlbumCounts> {
    const [waiting, approved, hidden] = await Promise.all(
      WHOLE_STATES.map((state) => this.countOf(invitationId, state)),
    );
    return { waiting: waiting ?? 0, approved: approved ?? 0, hidden: hidden ?? 0 };
  }

  /** Photos that are being received or removed and that nothing was done with since a moment, the longest first. */
  unfinished(before: Date): AsyncIterable<AlbumPhotoRecord> {
    return this.photos.find({ unfinishedAt: { $lt: before } }).sort({ unfinishedAt: 1 });
  }

  /**
   * Uploads of an invitation with which nothing was done since a moment, the largest first.
   * @param unstartedSince the same for those of which no piece has come
   * @param only one guest's, or those with some uuids; otherwise all
   */
  idle(
    invitationId: Types.ObjectId,
    { since, unstartedSince }: { since: Date; unstartedSince: Date },
    { guest, uuids }: { guest?: string; uuids?: readonly string[] },
    limit: number,
  ): Promise<AlbumPhotoRecord[]> {
    return this.photos
      .find({
        invitationId,
        state: 'receiving',
        $or: [{ unfinishedAt: { $lt: since } }, { received: 0, unfinishedAt: { $lt: unstartedSince } }],
        ...(guest !== undefined && { guest }),
        ...(uuids && { uuid: { $in: [...uuids] } }),
      })
      .sort({ bytes: -1 })
      .limit(limit)
      .toArray();
  }

  /** Ends an upload, unless a piece has come since it was read. */
  async giveUp({ _id, uuid, unfinishedAt }: AlbumPhotoRecord, now: Date): Promise<boolean> {
    if (!unfinishedAt) return false;
    const { matchedCount } = await this.photos.updateOne(
      { _id, uuid, state: 'receiving', unfinishedAt },
      { $set: { state: 'removed', unfinishedAt: now } },
    );
    return matchedCount === 1;
  }

  /** Those of some ids that have a photo, in whatever state; as hex. */
  async knownIds(ids: readonly Types.ObjectId[]): Promise<Set<string>> {
    const found = await this.photos.find({ _id: { $in: [...ids] } }, { projection: { _id: 1 } }).toArray();
    return new Set(found.map(({ _id }) => _id.toHexString()));
  }

  /** Those of some uuids whose photo is being received. */
  async receivingUuids(uuids: readonly string[]): Promise<Set<string>> {
    const receiving = { uuid: { $in: [...uuids] }, state: 'receiving' } as const;
    const found = await this.photos.find(receiving, { projection: { _id: 0, uuid: 1 } }).toArray();
    return new Set(found.map(({ uuid }) => uuid));
  }

  /** Photos of all albums, by what the database counts itself. */
  countAll(): Promise<number> {
    return this.photos.estimatedDocumentCount();
  }

  /** Those of some uuids that a photo has, in whatever state. */
  async knownUuids(uuids: readonly string[]): Promise<Set<string>> {
    const found = await this.photos.find({ uuid: { $in: [...uuids] } }, { projection: { _id: 0, uuid: 1 } }).toArray();
    return new Set(found.map(({ uuid }) => uuid));
  }
}

/** By moment, then by `_id`, as the lists are sorted. */
function isBefore(one: After, other: After): boolean {
  const apart = one.at.getTime() - other.at.getTime();
  return apart < 0 || (apart === 0 && one._id.toHexString() < other._id.toHexString());
}

function behind({ at, _id }: After, comparison: '$lt' | '$gt'): mongo.Filter<AlbumPhotoRecord> {
  return { $or: [{ at: { [comparison]: at } }, { at, _id: { [comparison]: _id } }] };
}
