import { Clock } from '../../common/clock.js';

/** A clock that stands where it was put, for a shop whose past is told. */
export class DemoClock extends Clock {
  private moment = Date.now();

  override now(): number {
    return this.moment;
  }

  /** @param moment milliseconds since the epoch */
  put(moment: number): void {
    this.moment = moment;
  }
}
