import { Schema } from 'mongoose';

export const VISITS_MODEL = 'Visits';

/** Most devices that a share of a day counts; further ones are counted as visits alone. */
export const MOST_DEVICES = 2_000;
/** How long a day's figures are kept: one can be compared with the same day a year before. */
export const RETENTION_DAYS = 400;

/** A share of a day's visits, as counts: nothing identifies a person, and a device only within that day. */
export interface VisitsRecord {
  /** `2026-11-21/a`: the day in Malaysia and the share. */
  _id: string;
  day: string;
  visits: number;
  newVisits: number;
  /** Visits by page. */
  pages: Record<string, number>;
  /** The day's devices: keyed digests that are of no use on another day. */
  devices: string[];
  /** Those among them that took a step; absent before the first. */
  looked?: string[];
  began?: string[];
  expireAt: Date;
}

const count = { type: Number, required: true };

export const visitsSchema = new Schema<VisitsRecord>(
  {
    _id: { type: String, required: true },
    day: { type: String, required: true },
    visits: count,
    newVisits: count,
    pages: { type: Schema.Types.Mixed, required: true },
    devices: { type: [String], required: true },
    looked: { type: [String], default: undefined },
    began: { type: [String], default: undefined },
    expireAt: { type: Date, required: true },
  },
  { collection: 'visits', versionKey: false, strict: 'throw', autoIndex: false, minimize: false },
);

visitsSchema.index({ day: 1 }, { name: 'visits_of_day' });
visitsSchema.index({ expireAt: 1 }, { name: 'visits_expire', expireAfterSeconds: 0 });
