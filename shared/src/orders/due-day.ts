import { DAY_MS } from '../calendar/durations.js';
import { malaysiaDay, malaysiaMoment } from '../invitations/malaysia-time.js';
import type { OrderItem } from './order.types.js';
import type { OrderItemKind } from '../pricing/order-item.types.js';

/**
 * How many working days an item takes at most: what the shop promises for a PDF and a video. For printed cards it
 * promises nothing, and the admin pages count two weeks. An E-Card is ready at once.
 */
export const WORKING_DAYS: Readonly<Record<Exclude<OrderItemKind, 'rsvp'>, number>> = { pdf: 5, video: 7, card: 10 };

/**
 * The last day, YYYY-MM-DD in Malaysia, on which an item is ready in time: working days are Monday to Friday, counted
 * from the day after the details were handed in; public holidays differ by state and are not left out.
 * @param submittedAt ISO 8601; `null` before the details are handed in
 * @returns `null` for what is not being made
 */
export function dueDay(item: Pick<OrderItem, 'item' | 'status'>, submittedAt: string | null): string | null {
  if (item.item === 'rsvp' || submittedAt === null || item.status === 'draft' || item.status === 'completed')
    return null;
  let moment = malaysiaMoment(malaysiaDay(Date.parse(submittedAt)), '12:00');
  for (let left = WORKING_DAYS[item.item]; left > 0;) {
    moment += DAY_MS;
    if (isWorkingDay(moment)) left -= 1;
  }
  return malaysiaDay(moment);
}

/** @param noon of a day in Malaysia, which is the same day in UTC */
function isWorkingDay(noon: number): boolean {
  const weekday = new Date(noon).getUTCDay();
  return weekday !== 0 && weekday !== 6;
}
