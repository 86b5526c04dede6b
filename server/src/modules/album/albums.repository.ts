import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { MOST_ALBUM_BYTES, MOST_ALBUM_PHOTOS, MOST_PHOTOS_OF_GUEST } from '@serikad/shared/album/album.types';
import type { Model, mongo, Types } from 'mongoose';
import { isDuplicateKey } from '../../common/database-errors.js';
import { ALBUM_MODEL, type AlbumEntry, type AlbumRecord, type WallLinkRecord } from './album.schema.js';
import type { NetworkShare } from './network-shares.js';

/**
 * What keeps a photo out: the album's photos, its bytes, the photos of its guest,
 * or the unfinished uploads of a network.
 */
export type AlbumLimit = 'photos' | 'bytes' | 'guest' | 'network';

/** An entry that was added, or was there before with this uuid and these bytes; or the limit that refused it. */
export type Claim = { uuid: string; bytes: number; limit?: undefined } | { limit: AlbumLimit };

/** An album without its entries, which are many. */
export type AlbumHead = Omit<AlbumRecord, 'entries' | 'unfinished'>;

const WITHOUT_ENTRIES = { entries: 0, unfinished: 0 } as const;
const UNFINISHED = { $ifNull: ['$unfinished', []] };

@Injectable()
export class AlbumsRepository {
  /** The driver's own: the entries are many, and hold nothing that would have to be cast. */
  private readonly albums: mongo.Collection<AlbumRecord>;

  constructor(@InjectModel(ALBUM_MODEL) model: Model<AlbumRecord>) {
    this.albums = model.collection as unknown as mongo.Collection<AlbumRecord>;
  }

  /** The album of an invitation; an empty one before anything was written. */
  async find(_id: Types.ObjectId): Promise<AlbumHead> {
    return (await this.albums.findOne<AlbumHead>({ _id }, { projection: WITHOUT_ENTRIES })) ?? { _id, bytes: 0 };
  }

  /** The album of a screen's link. */
  findByWall(hash: string): Promise<AlbumHead | null> {
    return this.albums.findOne<AlbumHead>({ 'wall.hash': hash }, { projection: WITHOUT_ENTRIES });
  }

  /** Photos of a guest that take room. */
  async countOfGuest(_id: Types.ObjectId, guest: string): Promise<number> {
    const [found] = await this.albums
      .aggregate<{ photos: number }>([{ $match: { _id } }, { $project: { photos: photosOf(guest) } }])
      .toArray();
    return found?.photos ?? 0;
  }

  /**
   * Adds the entry of an upload if there is room for it: one update decides. An entry of the same photo stays as it is.
   * @param networks those that it comes from
   */
  async claim(_id: Types.ObjectId, entry: AlbumEntry, networks: readonly NetworkShare[]): Promise<Claim> {
    const hasRoom = { $and: networks.map((network) => hasRoomIn(network, entry.b)) };
    const withRoom = {
      _id,
      [`entries.${MOST_ALBUM_PHOTOS - 1}`]: { $exists: false },
      bytes: { $lte: MOST_ALBUM_BYTES - entry.b },
      'entries.p': { $ne: entry.p },
      $expr: { $and: [{ $lt: [photosOf(entry.g), MOST_PHOTOS_OF_GUEST] }, hasRoom] },
    };
    const upload = { u: entry.u, b: entry.b, n: networks.map(({ hash }) => hash) };
    for (;;) {
      const change = {
        $push: { entries: entry, unfinished: upload },
        $inc: { bytes: entry.b },
        $set: { claimedAt: entry.at },
      };
      const { matchedCount } = await this.albums.updateOne(withRoom, change);
      if (matchedCount === 1) return { uuid: entry.u, bytes: entry.b };
      // Not the whole document, which is large where there is no room.
      const same = await this.albums.findOne({ _id, 'entries.p': entry.p }, { projection: { 'entries.$': 1 } });
      const [known] = same?.entries ?? [];
      if (known) return { uuid: known.u, bytes: known.b };
      const [album] = await this.albums
        .aggregate<{ photos: number; bytes: number; hasRoom: boolean }>([
          { $match: { _id } },
          { $project: { photos: { $size: '$entries' }, bytes: 1, hasRoom } },
        ])
        .toArray();
      if (!album) await this.open(_id);
      else if (album.photos >= MOST_ALBUM_PHOTOS) return { limit: 'photos' };
      else if (album.bytes > MOST_ALBUM_BYTES - entry.b) return { limit: 'bytes' };
      else if (!album.hasRoom) return { limit: 'network' };
      else if ((await this.countOfGuest(_id, entry.g)) >= MOST_PHOTOS_OF_GUEST) return { limit: 'guest' };
      // Otherwise room was given back in this very moment.
    }
  }

  /** The uuids of unfinished uploads from any of some networks. */
  async unfinishedOf(_id: Types.ObjectId, networks: readonly NetworkShare[]): Promise<string[]> {
    const hashes = networks.map(({ hash }) => hash);
    const own = { $filter: { input: UNFINISHED, cond: { $ne: [{ $setIntersection: ['$$this.n', hashes] }, []] } } };
    const [found] = await this.albums
      .aggregate<{ uuids: string[] }>([{ $match: { _id } }, { $project: { own } }, { $project: { uuids: '$own.u' } }])
      .toArray();
    return found?.uuids ?? [];
  }

  /** All of an upload has arrived: it is its networks' no more. */
  async setArrived(_id: Types.ObjectId, uuid: string): Promise<void> {
    await this.albums.updateOne({ _id, 'unfinished.u': uuid }, { $pull: { unfinished: { u: uuid } } });
  }

  /** Takes an entry away with its bytes; nothing when it is gone already. */
  async release(_id: Types.ObjectId, { p, u }: Pick<AlbumEntry, 'p' | 'u'>): Promise<void> {
    const isOther = { $or: [{ $ne: ['$$this.p', p] }, { $ne: ['$$this.u', u] }] };
    await this.albums.updateOne({ _id, entries: { $elemMatch: { p, u } } }, [
      {
        $set: {
          entries: { $filter: { input: '$entries', cond: isOther } },
          unfinished: { $filter: { input: UNFINISHED, cond: { $ne: ['$$this.u', u] } } },
        },
      },
      { $set: { bytes: { $sum: '$entries.b' } } },
    ]);
  }

  /** Albums with entries since they were checked last. */
  claimed(): AsyncIterable<AlbumRecord> {
    return this.albums.find({ claimedAt: { $gt: new Date(0) } });
  }

  /** All entries up to a moment have their photos; nothing happens when another one was added. */
  async setChecked({ _id, claimedAt }: AlbumRecord): Promise<void> {
    if (claimedAt) await this.albums.updateOne({ _id, claimedAt }, { $unset: { claimedAt: 1 } });
  }

  /** Bytes of all albums, read from an index alone. */
  async bytesOfAll(): Promise<number> {
    const [found] = await this.albums
      .aggregate<{ bytes: number }>([
        { $match: { bytes: { $gt: 0 } } },
        { $group: { _id: null, bytes: { $sum: '$bytes' } } },
      ])
      .toArray();
    return found?.bytes ?? 0;
  }

  /** Writes the link of the hall's screen, unless it was changed since `before` was read. */
  async saveWall(_id: Types.ObjectId, before: WallLinkRecord | undefined, wall: WallLinkRecord): Promise<boolean> {
    await this.open(_id);
    const { matchedCount } = await this.albums.updateOne(
      { _id, 'wall.rotation': before?.rotation ?? { $exists: false } },
      { $set: { wall } },
    );
    return matchedCount === 1;
  }

  async exists(_id: Types.ObjectId): Promise<boolean> {
    return (await this.albums.findOne({ _id }, { projection: { _id: 1 } })) !== null;
  }

  /** Removes an album whose entries were all removed; for a customer who was deleted meanwhile. */
  async deleteEmpty(_id: Types.ObjectId): Promise<void> {
    await this.albums.deleteOne({ _id, entries: { $size: 0 } });
  }

  private async open(_id: Types.ObjectId): Promise<void> {
    if (await this.exists(_id)) return;
    try {
      await this.albums.insertOne({ _id, bytes: 0, entries: [] });
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
  }
}

function photosOf(guest: string): object {
  return { $size: { $filter: { input: '$entries', cond: { $eq: ['$$this.g', guest] } } } };
}

/** Whether the unfinished uploads of a network leave room for one more of so many bytes. */
function hasRoomIn({ hash, photos, bytes }: NetworkShare, more: number): object {
  const own = { $filter: { input: UNFINISHED, cond: { $in: [hash, '$$this.n'] } } };
  const isWithin = { $and: [{ $lt: [{ $size: '$$own' }, photos] }, { $lte: [{ $sum: '$$own.b' }, bytes - more] }] };
  return { $let: { vars: { own }, in: isWithin } };
}
