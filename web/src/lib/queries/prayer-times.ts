import type { PrayerChoice } from '@serikad/shared/prayer-times/prayer-times.types';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../api.js';

/** The prayer times of a day (YYYY-MM-DD) in the district that is chosen; asked only where the card shows them. */
export function prayerTimesQuery(date: string, { show, district }: PrayerChoice) {
  return queryOptions({
    queryKey: ['prayer-times', date, district],
    queryFn: ({ signal }) => call('GET /api/invitation/prayer-times', { params: { date, district }, signal }),
    enabled: show && district !== '' && /^(20\d\d|2100)-\d\d-\d\d$/.test(date),
    // Calculated: the same whenever it is asked.
    staleTime: Infinity,
  });
}
