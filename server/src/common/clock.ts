import { Injectable } from '@nestjs/common';

/**
 * How far apart the clocks of two servers, or of one before and after it was set right, may be before what is noted in
 * the future counts as a mistake. Milliseconds.
 */
export const CLOCKS_APART = 60_000;

/** The only source of time, so that tests can move it. */
@Injectable()
export class Clock {
  now(): number {
    return Date.now();
  }

  date(): Date {
    return new Date(this.now());
  }

  /**
   * Milliseconds since some moment that only ever go on, whatever is done to the time of day: for how long ago
   * something was in this process.
   */
  elapsed(): number {
    return performance.now();
  }
}
