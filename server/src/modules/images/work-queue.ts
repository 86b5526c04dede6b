/** Runs pieces of work a few at a time, lets some wait in turn, and turns the rest away. */
export class WorkQueue {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  /**
   * @param atOnce pieces that run at the same time
   * @param mostWaiting pieces that may wait for their turn
   */
  constructor(
    private readonly atOnce: number,
    private readonly mostWaiting: number,
  ) {}

  get isFull(): boolean {
    return this.running >= this.atOnce && this.waiting.length >= this.mostWaiting;
  }

  /** @throws Error of `whenFull` at once when too many wait already */
  async run<T>(work: () => Promise<T>, whenFull: () => Error): Promise<T> {
    if (this.isFull) throw whenFull();
    if (this.running < this.atOnce) this.running += 1;
    // Whoever leaves hands the place over, so that nobody who comes now is before those who wait.
    else await new Promise<void>((turn) => this.waiting.push(turn));
    try {
      return await work();
    } finally {
      const next = this.waiting.shift();
      if (next) next();
      else this.running -= 1;
    }
  }
}
