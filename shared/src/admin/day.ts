import { isCalendarDate } from '../invitations/malaysia-time.js';
import { Check } from '../validation/decorators.js';

/** A day in Malaysia as YYYY-MM-DD. */
export function Day(): PropertyDecorator {
  return Check('day', (value) => (typeof value === 'string' && isCalendarDate(value) ? undefined : 'date'), {
    type: 'string',
    pattern: '^\\d{4}-\\d{2}-\\d{2}$',
  });
}
