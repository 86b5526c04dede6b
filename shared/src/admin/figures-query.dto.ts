import { Optional } from '../validation/decorators.js';
import { Day } from './day.js';

/** Query of GET /api/admin/figures and of the routes below it: days in Malaysia, both counted. */
export class FiguresQuery {
  /** First day; without it the 30 days up to the last one. */
  @Optional() @Day() from?: string;
  /** Last day; without it today. */
  @Optional() @Day() to?: string;
}
