import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { MOST_ALBUM_BYTES, MOST_ALBUM_PHOTOS, MOST_PHOTOS_OF_GUEST } from '@serikad/shared/album/album.types';
import type { Model, mongo, Types } from 'mongoose';
import { isDuplicateKey } from '../../common/database-errors.js';
import { ALBUM_MODEL, type AlbumEntry, type AlbumRecord, type WallLinkRecord } from './album.schema.js';

/** What keeps a photo out: the album's photos, its bytes, or the photos of its guest. */
export type AlbumLimit = 'photos' | 'bytes' | 'guest';

/** An entry that was added, or was there before with this uuid and these bytes; or the limit that refused it. */
export type Claim = { uuid: string; bytes: number; limit?: undefined } | { limit: AlbumLimit };

/** An album without its entries, which are many. */
export type AlbumHead = Omit<AlbumRecord, 'entries'>;

const WITHOUT_ENTRIES = { entries: 0 } as const;

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

  /** Adds an entry if there is room for it: one update decides. An entry of the same photo stays as it is. */
  async claim(_id: Types.ObjectId, entry: AlbumEntry): Promise<Claim> {
    const withRoom = {
      _id,
      [`entries.${MOST_ALBUM_PHOTOS - 1}`]: { $exists: false },
      bytes: { $lte: MOST_ALBUM_BYTES - entry.b },
      'entries.p': { $ne: entry.p },
      $expr: { $lt: [photosOf(entry.g), MOST_PHOTOS_OF_GUEST] },
    };
    for (;;) {
      const change = { $push: { entries: entry }, $inc: { bytes: entry.b }, $set: { claimedAt: entry.at } };
      const { matchedCount } = await this.albums.updateOne(withRoom, change);
      if (matchedCount === 1) return { uuid: entry.u, bytes: entry.b };
      const album = await this.albums.findOne({ _id });
      const known = album?.entries.find(({ p }) => p.equals(entry.p));
      if (known) return { uuid: known.u, bytes: known.b };
      if (!album) await this.open(_id);
      else if (album.entries.length >= MOST_ALBUM_PHOTOS) return { limit: 'photos' };
      else if (album.bytes > MOST_ALBUM_BYTES - entry.b) return { limit: 'bytes' };
      else if (album.entries.filter(({ g }) => g === entry.g).length >= MOST_PHOTOS_OF_GUEST) return { limit: 'guest' };
      // Otherwise room was given back in this very moment.
    }
  }

  /** Takes an entry away with its bytes; nothing when it is gone already. */
  async release(_id: Types.ObjectId, { p, u }: Pick<AlbumEntry, 'p' | 'u'>): Promise<void> {
    const isOther = { $or: [{ $ne: ['$$this.p', p] }, { $ne: ['$$this.u', u] }] };
    await this.albums.updateOne({ _id, entries: { $elemMatch: { p, u } } }, [
      { $set: { entries: { $filter: { input: '$entries', cond: isOther } } } },
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
