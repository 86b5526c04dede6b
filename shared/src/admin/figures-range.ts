import { DAY_MS } from '../calendar/durations.js';
import { malaysiaDay, malaysiaMoment } from '../invitations/malaysia-time.js';
import { fieldMessageCode } from '../validation/field-messages.js';
import type { InvalidField } from '../validation/validate.js';
import type { FiguresQuery } from './figures-query.dto.js';
import { MOST_FIGURE_DAYS, USUAL_FIGURE_DAYS } from './figures.types.js';

/** Days in Malaysia, and the moments at which the first begins and the last ends (milliseconds since the epoch). */
export interface FiguresRange {
  /** YYYY-MM-DD, the oldest first. */
  days: string[];
  start: number;
  /** Excluded. */
  end: number;
}

/** The days that are asked for, or what is wrong with them. @param now milliseconds since the epoch */
export function figuresRange(
  { from, to }: Pick<FiguresQuery, 'from' | 'to'>,
  now: number,
): FiguresRange | InvalidField {
  const last = malaysiaMoment(to ?? malaysiaDay(now), '00:00');
  const start = from === undefined ? last - (USUAL_FIGURE_DAYS - 1) * DAY_MS : malaysiaMoment(from, '00:00');
  if (start > last) return { field: from === undefined ? 'to' : 'from', code: 'dateOrder' };
  const count = (last - start) / DAY_MS + 1;
  if (count > MOST_FIGURE_DAYS) return { field: 'from', code: fieldMessageCode('tooManyDays', MOST_FIGURE_DAYS) };
  return {
    days: Array.from({ length: count }, (_, index) => malaysiaDay(start + index * DAY_MS)),
    start,
    end: last + DAY_MS,
  };
}
