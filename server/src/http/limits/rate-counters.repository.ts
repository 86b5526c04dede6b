import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { mongo, trusted, type Model } from 'mongoose';
import { failureOf, isDuplicateKey } from '../../common/database-errors.js';
import { RATE_COUNTER_MODEL, type RateCounterRecord } from './rate-counter.schema.js';

/** So many more under a key. */
interface Increment {
  key: string;
  by: number;
  expireAt: Date;
}

@Injectable()
export class RateCountersRepository {
  constructor(@InjectModel(RATE_COUNTER_MODEL) private readonly counters: Model<RateCounterRecord>) {}

  /**
   * Adds to the shared counters and reads them: two commands, however many keys.
   * @returns the totals by key; a key is missing when its increment was not stored
   */
  async add(increments: readonly Increment[]): Promise<Map<string, number>> {
    const failed = await this.increment(increments);
    const keys = increments.map(({ key }) => key).filter((_, index) => !failed.has(index));
    const stored = await this.counters
      .find({ _id: trusted({ $in: keys }) })
      .lean<RateCounterRecord[]>()
      .exec();
    return new Map(stored.map(({ _id, count }) => [_id, count]));
  }

  /** @returns whether it was stored; false when there is a counter under its key */
  async insert(counter: RateCounterRecord): Promise<boolean> {
    try {
      await this.counters.create(counter);
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }

  /** The places of the increments that were not stored. */
  private async increment(increments: readonly Increment[]): Promise<Set<number>> {
    const updates = increments.map(({ key, by, expireAt }) => ({
      updateOne: { filter: { _id: key }, update: { $inc: { count: by }, $setOnInsert: { expireAt } }, upsert: true },
    }));
    try {
      // A count that is lost in a crash does no harm, so no journal.
      await this.counters.bulkWrite(updates, { ordered: false, writeConcern: { w: 1, journal: false } });
      return new Set();
    } catch (error) {
      const thrown = failureOf(error);
      // Two servers may begin the same counter at the same moment.
      if (!(thrown instanceof mongo.MongoBulkWriteError)) throw thrown;
      return new Set([thrown.writeErrors].flat().map(({ index }) => index));
    }
  }
}
