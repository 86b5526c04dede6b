import { Clock } from '../../src/common/clock.js';

/** A clock that follows the real time until a test sets it; from then on it advances only on demand. */
export class MovableClock extends Clock {
  private offset = 0;
  private stopped: number | undefined;
  private passed = 0;

  override now(): number {
    return this.stopped ?? Date.now() + this.offset;
  }

  /** Stops it at a moment: milliseconds since the epoch, a date, or an ISO text. */
  set(moment: number | string | Date): void {
    this.stopped = new Date(moment).getTime();
  }

  override elapsed(): number {
    return performance.now() + this.passed;
  }

  /** Advances the time; a stopped clock stays stopped. */
  advance(milliseconds: number): void {
    this.passed += milliseconds;
    this.jump(milliseconds);
  }

  /** Sets the clock forward or back, without any time passing. */
  jump(milliseconds: number): void {
    if (this.stopped === undefined) this.offset += milliseconds;
    else this.stopped += milliseconds;
  }

  /** Back to the real time. */
  reset(): void {
    this.offset = 0;
    this.stopped = undefined;
  }
}
