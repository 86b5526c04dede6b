import { Clock } from '../../common/clock.js';

/** A clock that is set by hand, to create the demo's past. */
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
