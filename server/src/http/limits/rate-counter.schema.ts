import { Schema } from 'mongoose';

export const RATE_COUNTER_MODEL = 'RateCounter';

/** What all servers have counted under one key in one window, or that a code was used (OneTimeCodes). */
export interface RateCounterRecord {
  /** The key, which holds the window, so that a counter of the past is never taken for one of the present. */
  _id: string;
  count: number;
  /** When it is of no more use. */
  expireAt: Date;
}

export const rateCounterSchema = new Schema<RateCounterRecord>(
  {
    _id: { type: String, required: true },
    count: { type: Number, required: true },
    expireAt: { type: Date, required: true },
  },
  { collection: 'rate_counters', versionKey: false, strict: 'throw', autoIndex: false },
);

rateCounterSchema.index({ expireAt: 1 }, { name: 'rate_counters_expire', expireAfterSeconds: 0 });
