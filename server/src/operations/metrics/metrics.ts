import { Injectable, Logger } from '@nestjs/common';
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import { withTimeout } from '../../common/with-timeout.js';
import { reasonOf } from '../../config/system-error.js';

/** Every how many milliseconds the event loop's delay is looked at. */
const LOOP_PRECISION = 20;
/**
 * How long a figure out of the database counts, in milliseconds: several may scrape, and none of them shall cost much.
 */
const BACKLOG_COUNTS_FOR = 10_000;
/** How long sums over a collection count, in milliseconds: they cost more and change little. */
const SUMS_COUNT_FOR = 60_000;
/**
 * How long a scrape waits for such a figure, in milliseconds: a database that hangs must not hide the other figures.
 */
const BACKLOG_TIMEOUT_MS = 1_000;

/** What waits in this process. */
export interface Load {
  /** Pieces of work that are being done. */
  readonly running: number;
  /** Pieces of work that wait for their turn. */
  readonly waiting: number;
}

/** What was begun and not ended, as stored in the database: the same number on every server. */
type Backlog = () => Promise<number>;

/**
 * The figures of this process, for Prometheus. Their labels are few and known beforehand: routes by their pattern,
 * codes, statuses; never an id, an address or anything that a person typed (docs/decisions/120-metrics.md).
 */
@Injectable()
export class Metrics {
  /** One for each application: tests run several in one process. */
  readonly registry = new Registry();
  private readonly log = new Logger(Metrics.name);
  private readonly queues = new Map<string, Load>();
  private readonly backlogs = new Map<string, Backlog>();
  private backlogsRead: { at: number; done: Promise<void> } | undefined;

  constructor() {
    collectDefaultMetrics({ register: this.registry, eventLoopMonitoringPrecision: LOOP_PRECISION });
    const { queues } = this;
    new Gauge({
      name: 'serikad_queue_jobs',
      help: 'Pieces of work in a queue of this process, by queue and by whether they run or wait.',
      labelNames: ['queue', 'state'] as const,
      registers: [this.registry],
      collect() {
        for (const [queue, { running, waiting }] of queues) {
          this.set({ queue, state: 'running' }, running);
          this.set({ queue, state: 'waiting' }, waiting);
        }
      },
    });
    const backlog: Gauge<'kind'> = new Gauge({
      name: 'serikad_backlog',
      help: 'Documents with a change that was begun and, seconds later, not ended, by kind; the same on every server.',
      labelNames: ['kind'] as const,
      registers: [this.registry],
      collect: (): Promise<void> => this.readBacklogs(backlog),
    });
  }

  /** Shows how much work a queue has. */
  watchQueue(name: string, queue: Load): void {
    this.queues.set(name, queue);
  }

  /** Shows what stays undone in the database. @param count asks for it, by an index */
  watchBacklog(kind: string, count: Backlog): void {
    this.backlogs.set(kind, count);
  }

  /**
   * Shows sums over what is stored, the same on every server, as of the last minute.
   * @param figures the names of the metrics (`serikad_…`) with their values
   * @param read all of them, by their names
   */
  watchStored<Name extends string>(
    figures: Readonly<Record<Name, string>>,
    read: () => Promise<Record<Name, number>>,
  ): void {
    let known: { at: number; sums: Promise<Record<Name, number> | null> } | undefined;
    const sums = (): Promise<Record<Name, number> | null> => {
      const now = performance.now();
      if (known && now - known.at < SUMS_COUNT_FOR) return known.sums;
      const reading = withTimeout(read(), BACKLOG_TIMEOUT_MS, tooLate).catch((error: unknown) => {
        this.log.warn(`the figures ${Object.keys(figures).join(', ')} are not known: ${reasonOf(error)}`);
        known = undefined;
        return null;
      });
      known = { at: now, sums: reading };
      return reading;
    };
    for (const name of Object.keys(figures) as Name[]) {
      const gauge: Gauge = new Gauge({
        name,
        help: figures[name],
        registers: [this.registry],
        collect: async (): Promise<void> => {
          const found = await sums();
          if (found) gauge.set(found[name]);
          else gauge.remove();
        },
      });
    }
  }

  private readBacklogs(gauge: Gauge<'kind'>): Promise<void> {
    const now = performance.now();
    if (this.backlogsRead && now - this.backlogsRead.at < BACKLOG_COUNTS_FOR) return this.backlogsRead.done;
    const done = Promise.all([...this.backlogs].map((each) => this.readBacklog(gauge, ...each))).then(() => undefined);
    this.backlogsRead = { at: now, done };
    return done;
  }

  /** What can't be found out isn't there: a figure that may be wrong is worse than none. */
  private async readBacklog(gauge: Gauge<'kind'>, kind: string, count: Backlog): Promise<void> {
    try {
      gauge.set({ kind }, await withTimeout(count(), BACKLOG_TIMEOUT_MS, tooLate));
    } catch (error) {
      gauge.remove({ kind });
      this.log.warn(`the backlog "${kind}" is not known: ${reasonOf(error)}`);
    }
  }
}

function tooLate(): never {
  throw new Error('the database takes too long');
}
