import type { CrashGroup } from '@serikad/shared/crashes/crash.types';
import { Schema } from 'mongoose';

export const CRASH_MODEL = 'Crash';
export const CRASH_DAY_MODEL = 'CrashDay';

/** Days that a group is kept after its last crash. */
export const RETENTION_DAYS = 30;
/** Most new groups of one day in Malaysia: with KEPT_DAYS the upper bound of the collection. */
export const MOST_NEW_GROUPS = 100;
/** Most browsers that a group names. */
export const MOST_BROWSERS = 20;

/** Crashes with the same fingerprint. Nothing of the person whose page crashed. */
export type CrashRecord = Omit<CrashGroup, 'firstSeen' | 'lastSeen'> & { firstSeen: Date; lastSeen: Date };

/** How many groups began on a day. */
export interface CrashDayRecord {
  /** Day in Malaysia, YYYY-MM-DD. */
  _id: string;
  groups: number;
  expireAt: Date;
}

const text = { type: String, required: true };
const possiblyEmpty = { type: String, default: '' };
const date = { type: Date, required: true };

export const crashSchema = new Schema<CrashRecord>(
  {
    _id: text,
    part: text,
    kind: text,
    name: text,
    message: possiblyEmpty,
    frames: { type: [String], required: true },
    page: text,
    build: text,
    browsers: { type: [String], required: true },
    count: { type: Number, required: true },
    firstSeen: date,
    lastSeen: date,
  },
  { collection: 'crashes', versionKey: false, strict: 'throw', autoIndex: false },
);
// Also the order of the admin list.
crashSchema.index({ lastSeen: 1 }, { name: 'crashes_expire', expireAfterSeconds: RETENTION_DAYS * 86_400 });

export const crashDaySchema = new Schema<CrashDayRecord>(
  { _id: text, groups: { type: Number, required: true }, expireAt: date },
  { collection: 'crash_days', versionKey: false, strict: 'throw', autoIndex: false },
);
crashDaySchema.index({ expireAt: 1 }, { name: 'crash_days_expire', expireAfterSeconds: 0 });
