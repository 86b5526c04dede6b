import { isCalendarDate } from '../invitations/malaysia-time.js';
import { Check, Optional } from '../validation/decorators.js';

/** A day as YYYY-MM-DD. */
function Day(): PropertyDecorator {
  return Check('day', (value) => (typeof value === 'string' && isCalendarDate(value) ? undefined : 'date'), {
    type: 'string',
    pattern: '^\\d{4}-\\d{2}-\\d{2}$',
  });
}

/** Query of GET /api/admin/figures: days in Malaysia, both counted. */
export class FiguresQuery {
  /** First day; without it the 30 days up to the last one. */
  @Optional() @Day() from?: string;
  /** Last day; without it today. */
  @Optional() @Day() to?: string;
}
