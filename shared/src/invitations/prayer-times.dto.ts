import { EventDay } from './date-time.dto.js';
import { OneOf } from '../validation/decorators.js';
import { DISTRICTS, type District } from '../prayer-times/districts.js';

/** Query of GET /api/invitation/prayer-times. */
export class PrayerTimesQuery {
  @EventDay() date!: string;
  @OneOf(DISTRICTS) district!: District;
}
