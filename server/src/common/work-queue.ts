/**
 * Runs pieces of work a few at a time, lets some wait in turn, and turns the rest away. For work without an owner: use
 * FairQueue where one customer must not delay others, BatchQueue to do calls together instead of one by one.
 */
export class WorkQueue {
  private atWork = 0;
  private readonly turns: (() => void)[] = [];

  /**
   * @param atOnce pieces that run at the same time
   * @param mostWaiting pieces that may wait for their turn
   */
  constructor(
    private readonly atOnce: number,
    private readonly mostWaiting: number,
  ) {}

  /** Pieces that run now. */
  get running(): number {
    return this.atWork;
  }

  /** Pieces that wait for their turn. */
  get waiting(): number {
    return this.turns.length;
  }

  get isFull(): boolean {
    return this.atWork >= this.atOnce && this.turns.length >= this.mostWaiting;
  }

  /** @throws Error of `whenFull` at once when too many wait already */
  async run<T>(work: () => Promise<T>, whenFull: () => Error): Promise<T> {
    if (this.isFull) throw whenFull();
    if (this.atWork < this.atOnce) this.atWork += 1;
    // A finished job passes its slot on, so that a new job can't overtake waiting ones.
    else await new Promise<void>((turn) => this.turns.push(turn));
    try {
      return await work();
    } finally {
      const next = this.turns.shift();
      if (next) next();
      else this.atWork -= 1;
    }
  }
}
