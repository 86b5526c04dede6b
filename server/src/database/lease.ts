import { randomUUID } from 'node:crypto';
import mongoose from 'mongoose';
import { reasonOf } from '../config/system-error.js';
import { DatabaseError } from './database-error.js';

type Collection<T extends LeasedDocument> = mongoose.mongo.Collection<T>;

/** A document that one process at a time may hold. */
export interface LeasedDocument {
  _id: string;
  lease?: { holder: string; until: Date };
}

/** Long enough for a database that is being restarted, short enough to wait for after a crash. */
const LEASE_MS = 30_000;

/**
 * An exclusive right that must be renewed. One conditional update decides who has it, by the database's clock, so that
 * two servers never have it at once, however their clocks differ. The lease of a process that has died becomes free
 * when it runs out.
 */
export class Lease<T extends LeasedDocument> {
  private readonly lost = new AbortController();
  private timer: NodeJS.Timeout | undefined;
  private deadline: NodeJS.Timeout | undefined;
  private failure = 'the database did not answer';

  private constructor(
    private readonly documents: Collection<T>,
    private readonly id: string,
    /** Names this holder in the document: a write that needs the lease has it in its filter. */
    readonly holder: string,
    private readonly ms: number,
  ) {}

  /**
   * Takes the lease if it is free.
   * @param more further conditions on the document
   * @returns null when another process has it, or there is no such document
   */
  static async take<T extends LeasedDocument>(
    documents: Collection<T>,
    id: string,
    more: Record<string, unknown> = {},
    ms = LEASE_MS,
  ): Promise<Lease<T> | null> {
    const lease = new Lease(documents, id, randomUUID(), ms);
    const free = { $lte: [{ $ifNull: ['$lease.until', new Date(0)] }, '$$NOW'] };
    return (await lease.write({ ...more, $expr: free })) ? lease : null;
  }

  /** Aborts when the lease is lost: what is being done must stop before its next write. */
  get signal(): AbortSignal {
    return this.lost.signal;
  }

  /**
   * Does something while the lease is renewed, then gives it back.
   * @throws DatabaseError when the lease was lost meanwhile, whatever the work answered
   */
  async during<R>(work: (signal: AbortSignal) => Promise<R>): Promise<R> {
    this.timer = setInterval(() => void this.renew(), this.ms / 3);
    try {
      this.lost.signal.throwIfAborted();
      const result = await work(this.lost.signal);
      // The work must not count if another process could have begun meanwhile.
      await this.renew();
      this.lost.signal.throwIfAborted();
      return result;
    } catch (error) {
      throw this.lost.signal.aborted ? this.lost.signal.reason : error;
    } finally {
      clearInterval(this.timer);
      clearTimeout(this.deadline);
      await this.release().catch(() => undefined);
    }
  }

  private async renew(): Promise<void> {
    try {
      if (!(await this.write({ 'lease.holder': this.holder }))) this.lose('somebody else has taken it over');
    } catch (error) {
      // The database is away for a moment: the lease lasts until its end.
      this.failure = reasonOf(error);
    }
  }

  private async write(condition: object): Promise<boolean> {
    const asked = performance.now();
    const until = { $add: ['$$NOW', this.ms] };
    const { matchedCount } = await this.documents.updateOne({ _id: this.id, ...condition } as never, [
      { $set: { lease: { holder: this.holder, until } } },
    ]);
    if (matchedCount === 1) this.expireAt(asked + this.ms);
    return matchedCount === 1;
  }

  /**
   * Counts the lease as lost at a moment of `performance.now()`, also while a renewal waits on a connection without a
   * socket timeout. Counted from before the renewal was sent: the database's own count began later.
   */
  private expireAt(moment: number): void {
    clearTimeout(this.deadline);
    this.deadline = setTimeout(() => this.lose(this.failure), moment - performance.now()).unref();
  }

  private lose(reason: string): void {
    this.lost.abort(new DatabaseError(`The right to work on the database alone was lost (${reason}). Begin again.`));
  }

  private async release(): Promise<void> {
    const own = { _id: this.id, 'lease.holder': this.holder } as never;
    await this.documents.updateOne(own, [{ $unset: 'lease' }]);
  }
}
