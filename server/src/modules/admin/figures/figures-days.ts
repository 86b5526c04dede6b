import type { FiguresQuery } from '@serikad/shared/admin/figures-query.dto';
import { figuresRange } from '@serikad/shared/admin/figures-range';
import { DomainError } from '../../../common/domain-error.js';
import type { Period } from '../../../common/malaysia-days.js';

/** The days that figures are asked for. */
interface FiguresDays {
  /** YYYY-MM-DD in Malaysia, the oldest first. */
  days: string[];
  /** The first and the last of them. */
  from: string;
  to: string;
  period: Period;
}

/**
 * The days of a query, in Malaysia.
 * @param now milliseconds since the epoch
 * @throws DomainError validation for days in the wrong order, or too many of them
 */
export function figuresDays(query: FiguresQuery, now: number): FiguresDays {
  const range = figuresRange(query, now);
  if ('field' in range) throw new DomainError('validation', { fields: [range] });
  const { days, start, end } = range;
  const [from = '', to = ''] = [days[0], days.at(-1)];
  return { days, from, to, period: { start: new Date(start), end: new Date(end) } };
}
