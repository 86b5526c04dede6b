import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { trusted, type Model } from 'mongoose';
import { isDuplicateKey } from '../../common/database-errors.js';
import { IMAGE_LEDGER_MODEL, type ImageLedgerRecord, type LedgerEntry } from './image-ledger.schema.js';

/** Most pictures, and most bytes of them. */
export interface Quota {
  images: number;
  bytes: number;
}

export interface OwnedEntry extends Pick<LedgerEntry, 'key' | 'at' | 'missing'> {
  /** Id of the invitation or design. */
  owner: string;
}

const BATCH = 500;

@Injectable()
export class ImageLedgerRepository {
  constructor(@InjectModel(IMAGE_LEDGER_MODEL) private readonly ledgers: Model<ImageLedgerRecord>) {}

  /** How much an owner's pictures take up. */
  async used(ownerId: string): Promise<Quota> {
    const ledger = await this.ledgers.findOne({ _id: ownerId }).lean<ImageLedgerRecord | null>().exec();
    return { images: ledger?.images.length ?? 0, bytes: ledger?.bytes ?? 0 };
  }

  /** Counts a picture if the quota has room for it: one update decides. */
  async add(ownerId: string, entry: LedgerEntry, quota: Quota): Promise<boolean> {
    const withRoom = {
      _id: ownerId,
      [`images.${quota.images - 1}`]: trusted({ $exists: false }),
      bytes: trusted({ $lte: quota.bytes - entry.bytes }),
    };
    const change = { $push: { images: entry }, $inc: { bytes: entry.bytes } };
    if (entry.bytes > quota.bytes) return false;
    try {
      await this.ledgers.updateOne(withRoom, change, { upsert: true }).exec();
      return true;
    } catch (error) {
      // The document is there: it has no room, or another picture was its first in this very moment.
      if (!isDuplicateKey(error)) throw error;
    }
    const { matchedCount } = await this.ledgers.updateOne(withRoom, change).exec();
    return matchedCount === 1;
  }

  /** Takes a picture off its ledger; nothing when it isn't on one. */
  async remove(key: string): Promise<void> {
    const ledger = await this.ledgers.findOne({ 'images.key': key }).lean<ImageLedgerRecord | null>().exec();
    const entry = ledger?.images.find((image) => image.key === key);
    if (!ledger || !entry) return;
    await this.ledgers
      .updateOne({ _id: ledger._id, 'images.key': key }, { $pull: { images: { key } }, $inc: { bytes: -entry.bytes } })
      .exec();
  }

  /** Entries with a key from one to another, in no order. @param after exclusive @param upTo inclusive */
  between(after: string, upTo: string): AsyncIterable<OwnedEntry> {
    const range = { $gt: after, $lte: upTo };
    const inRange = { $and: [{ $gt: ['$$this.key', after] }, { $lte: ['$$this.key', upTo] }] };
    return this.ledgers
      .aggregate<OwnedEntry>([
        { $match: { images: { $elemMatch: { key: range } } } },
        { $project: { images: { $filter: { input: '$images', cond: inRange } } } },
        { $unwind: '$images' },
        { $project: { _id: 0, owner: '$_id', key: '$images.key', at: '$images.at', missing: '$images.missing' } },
      ])
      .cursor({ batchSize: BATCH });
  }

  /** Those of some keys that are on a ledger. */
  async known(keys: string[]): Promise<Set<string>> {
    const asked = new Set(keys);
    const ledgers = await this.ledgers
      .find({ 'images.key': trusted({ $in: keys }) }, { 'images.key': 1 })
      .lean<ImageLedgerRecord[]>()
      .exec();
    return new Set(ledgers.flatMap(({ images }) => images.map(({ key }) => key)).filter((key) => asked.has(key)));
  }

  /** Notes that a picture's file is gone, or there again; whether that is news. */
  async setMissing(key: string, missing: boolean): Promise<boolean> {
    const news = { key, missing: trusted(missing ? { $ne: true } : { $eq: true }) };
    const { modifiedCount } = await this.ledgers
      .updateOne(
        { images: trusted({ $elemMatch: news }) },
        missing ? { $set: { 'images.$.missing': true } } : { $unset: { 'images.$.missing': '' } },
      )
      .exec();
    return modifiedCount === 1;
  }

  async countMissing(): Promise<number> {
    const [found] = await this.ledgers.aggregate<{ missing: number }>([
      { $match: { 'images.missing': true } },
      { $unwind: '$images' },
      { $match: { 'images.missing': true } },
      { $count: 'missing' },
    ]);
    return found?.missing ?? 0;
  }
}
