import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { trusted, type Model } from 'mongoose';
import { isDuplicateKey } from '../../common/database-errors.js';
import { IMAGE_QUOTA_MODEL, type ImageQuotaRecord, type QuotaEntry } from './image-quota.schema.js';

/** Most pictures, and most bytes of them. */
export interface Quota {
  images: number;
  bytes: number;
}

export interface OwnedEntry extends Pick<QuotaEntry, 'key' | 'at' | 'missing'> {
  /** Id of the invitation or design. */
  owner: string;
}

const BATCH = 500;

@Injectable()
export class ImageQuotaRepository {
  constructor(@InjectModel(IMAGE_QUOTA_MODEL) private readonly quotas: Model<ImageQuotaRecord>) {}

  /** How much an owner's pictures take up. */
  async used(ownerId: string): Promise<Quota> {
    const stored = await this.quotas.findOne({ _id: ownerId }).lean<ImageQuotaRecord | null>().exec();
    return { images: stored?.images.length ?? 0, bytes: stored?.bytes ?? 0 };
  }

  /** Counts a picture if the quota has room for it: one update decides. */
  async add(ownerId: string, entry: QuotaEntry, quota: Quota): Promise<boolean> {
    const withRoom = {
      _id: ownerId,
      [`images.${quota.images - 1}`]: trusted({ $exists: false }),
      bytes: trusted({ $lte: quota.bytes - entry.bytes }),
    };
    const change = { $push: { images: entry }, $inc: { bytes: entry.bytes } };
    if (entry.bytes > quota.bytes) return false;
    try {
      await this.quotas.updateOne(withRoom, change, { upsert: true }).exec();
      return true;
    } catch (error) {
      // The document is there: it has no room, or another picture was its first in this very moment.
      if (!isDuplicateKey(error)) throw error;
    }
    const { matchedCount } = await this.quotas.updateOne(withRoom, change).exec();
    return matchedCount === 1;
  }

  /** Stops counting a picture; nothing when it is not counted. */
  async remove(key: string): Promise<void> {
    const stored = await this.quotas.findOne({ 'images.key': key }).lean<ImageQuotaRecord | null>().exec();
    const entry = stored?.images.find((image) => image.key === key);
    if (!stored || !entry) return;
    await this.quotas
      .updateOne({ _id: stored._id, 'images.key': key }, { $pull: { images: { key } }, $inc: { bytes: -entry.bytes } })
      .exec();
  }

  /** Entries with a key from one to another, in no order. @param after exclusive @param upTo inclusive */
  between(after: string, upTo: string): AsyncIterable<OwnedEntry> {
    const range = { $gt: after, $lte: upTo };
    const inRange = { $and: [{ $gt: ['$$this.key', after] }, { $lte: ['$$this.key', upTo] }] };
    return this.quotas
      .aggregate<OwnedEntry>([
        { $match: { images: { $elemMatch: { key: range } } } },
        { $project: { images: { $filter: { input: '$images', cond: inRange } } } },
        { $unwind: '$images' },
        { $project: { _id: 0, owner: '$_id', key: '$images.key', at: '$images.at', missing: '$images.missing' } },
      ])
      .cursor({ batchSize: BATCH });
  }

  /** Those of some keys that are counted. */
  async known(keys: string[]): Promise<Set<string>> {
    const asked = new Set(keys);
    const found = await this.quotas
      .find({ 'images.key': trusted({ $in: keys }) }, { 'images.key': 1 })
      .lean<ImageQuotaRecord[]>()
      .exec();
    return new Set(found.flatMap(({ images }) => images.map(({ key }) => key)).filter((key) => asked.has(key)));
  }

  /** Notes that a picture's file is gone, or there again; whether that is news. */
  async setMissing(key: string, missing: boolean): Promise<boolean> {
    const news = { key, missing: trusted(missing ? { $ne: true } : { $eq: true }) };
    const { modifiedCount } = await this.quotas
      .updateOne(
        { images: trusted({ $elemMatch: news }) },
        missing ? { $set: { 'images.$.missing': true } } : { $unset: { 'images.$.missing': '' } },
      )
      .exec();
    return modifiedCount === 1;
  }

  async countMissing(): Promise<number> {
    const [found] = await this.quotas.aggregate<{ missing: number }>([
      { $match: { 'images.missing': true } },
      { $unwind: '$images' },
      { $match: { 'images.missing': true } },
      { $count: 'missing' },
    ]);
    return found?.missing ?? 0;
  }
}
