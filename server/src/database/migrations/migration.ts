import type mongoose from 'mongoose';
import type { ReportCount } from '../../common/progress.js';

/**
 * One step from a shape of the data to the next. It may be cut anywhere and is then run again from its beginning, and a
 * server that was suspended may continue in the middle of it when it is long done: so every write names the old shape
 * in its filter, finds nothing the second time, and never changes what already has the new one.
 */
export interface Migration {
  /** For the log: what it does. */
  readonly what: string;
  /**
   * @param db of a client without socket timeout
   * @param signal aborts when the step is another server's by now: look at it between batches
   * @param report how far it is, for the log
   */
  run(db: mongoose.mongo.Db, signal: AbortSignal, report: ReportCount): Promise<void>;
}
