import { Injectable } from '@nestjs/common';

/** The only source of the time of day, so that tests can move it. */
@Injectable()
export class Clock {
  /** Milliseconds since the epoch. */
  now(): number {
    return Date.now();
  }

  date(): Date {
    return new Date(this.now());
  }
}
