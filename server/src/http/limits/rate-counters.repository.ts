import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { trusted, type Model } from 'mongoose';
import { isDuplicateKey } from '../../common/database-errors.js';
import { RATE_COUNTER_MODEL, type RateCounterRecord } from './rate-counter.schema.js';

@Injectable()
export class RateCountersRepository {
  constructor(@InjectModel(RATE_COUNTER_MODEL) private readonly counters: Model<RateCounterRecord>) {}

  /** Adds to the counters, however many, by two commands. @returns their totals by key */
  async add(increments: readonly RateCounterRecord[]): Promise<Map<string, number>> {
    const updates = increments.map(({ _id, count, expireAt }) => ({
      updateOne: { filter: { _id }, update: { $inc: { count }, $setOnInsert: { expireAt } }, upsert: true },
    }));
    // A count that is lost in a crash does no harm, so no journal.
    await this.counters.bulkWrite(updates, { ordered: false, writeConcern: { w: 1, journal: false } });
    const ids = increments.map(({ _id }) => _id);
    const stored = await this.counters.find({ _id: trusted({ $in: ids }) }).lean<RateCounterRecord[]>();
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
}
