import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted } from 'mongoose';
import { isDuplicateKey } from '../../common/database-errors.js';
import {
  CRASH_DAY_MODEL,
  CRASH_MODEL,
  type CrashDayRecord,
  type CrashRecord,
  MOST_BROWSERS,
  MOST_NEW_GROUPS,
} from './crash.schema.js';

/** A crash as it is counted. */
export type NewCrash = Omit<CrashRecord, 'browsers' | 'count' | 'firstSeen' | 'lastSeen'> & {
  browser: string;
  at: Date;
  /** Day in Malaysia, YYYY-MM-DD. */
  day: string;
};

/**
 * Groups of crashes. Every step is one conditional write, so that parallel reports neither exceed a bound nor get lost.
 */
@Injectable()
export class CrashesRepository {
  constructor(
    @InjectModel(CRASH_MODEL) private readonly crashes: Model<CrashRecord>,
    @InjectModel(CRASH_DAY_MODEL) private readonly days: Model<CrashDayRecord>,
  ) {}

  /** @returns whether it was stored; not when its group is new and the day has no room for another */
  async record(crash: NewCrash): Promise<boolean> {
    if (await this.countAgain(crash)) return true;
    if (!(await this.takeRoom(crash))) return false;
    const { browser, at, day: _, ...group } = crash;
    try {
      await this.crashes.create({ ...group, browsers: [browser], count: 1, firstSeen: at, lastSeen: at });
      return true;
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      // A parallel report created the group.
      return this.countAgain(crash);
    }
  }

  /** The groups seen last, the newest first. */
  latest(limit: number): Promise<CrashRecord[]> {
    return this.crashes.find({}).sort({ lastSeen: -1 }).limit(limit).lean<CrashRecord[]>().exec();
  }

  private async countAgain({ _id, browser, at }: NewCrash): Promise<boolean> {
    const counted = { $inc: { count: 1 }, $max: { lastSeen: at } };
    const hasRoom = { _id, [`browsers.${MOST_BROWSERS - 1}`]: trusted({ $exists: false }) };
    const first = await this.crashes.updateOne(hasRoom, { ...counted, $addToSet: { browsers: browser } });
    if (first.matchedCount > 0) return true;
    return (await this.crashes.updateOne({ _id }, counted)).matchedCount > 0;
  }

  private async takeRoom({ day, at }: NewCrash): Promise<boolean> {
    const $setOnInsert = { expireAt: new Date(at.getTime() + 2 * 86_400_000) };
    const hasRoom = { _id: day, groups: trusted({ $lt: MOST_NEW_GROUPS }) };
    for (let attempt = 0; attempt < 2; attempt += 1) {
      try {
        await this.days.updateOne(hasRoom, { $inc: { groups: 1 }, $setOnInsert }, { upsert: true });
        return true;
      } catch (error) {
        // The day is full, or a parallel report has just created it: the second attempt decides which.
        if (!isDuplicateKey(error)) throw error;
      }
    }
    return false;
  }
}
