/** Work that is repeated for as long as the server runs: at the start, and then at intervals, one round at a time. */
export class PeriodicTask {
  private timer: NodeJS.Timeout | undefined;
  private round: Promise<void> | undefined;

  /**
   * @param everyMs from the beginning of one round to that of the next; a round that takes longer skips some
   * @param work never rejects
   */
  constructor(
    private readonly everyMs: number,
    private readonly work: () => Promise<void>,
  ) {}

  begin(): void {
    this.timer = setInterval(() => this.start(), this.everyMs).unref();
    this.start();
  }

  /** Lets the round that is under way end. */
  async end(): Promise<void> {
    clearInterval(this.timer);
    await this.round;
  }

  /** One round at a time: a slow database must not pile them up. */
  private start(): void {
    this.round ??= this.work().finally(() => (this.round = undefined));
  }
}
