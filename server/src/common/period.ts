import { trusted } from 'mongoose';

/** From one moment to another, both included. */
export interface Period {
  from: Date;
  to: Date;
}

/** The filter for documents with a date (in a list: any of them) before or after a period. */
export function outside(field: string, { from, to }: Period): Record<string, unknown> {
  return { $or: [{ [field]: trusted({ $lt: from }) }, { [field]: trusted({ $gt: to }) }] };
}
