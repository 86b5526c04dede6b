import type { AdminToday } from '@serikad/shared/admin/admin-order.types';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { adminTexts as t } from '../../../i18n/admin/common.js';
import { adminTodayQuery } from '../queries/admin.js';

/** Orders come in while the page is open. Not refetched while the tab is hidden. */
const EVERY_MS = 60_000;

export interface AdminCounts {
  /** Orders with an item to make, and orders with one that its customer is to approve. */
  waiting: number;
  orders: number;
  made: number;
}

interface Seen {
  day: string;
  made: number;
  toMake: number;
}

const seenIn = ({ day, made, toMake }: AdminToday): Seen => ({ day, made: made.count, toMake: toMake.count });

/** What came in since the last fetch, as a sentence; empty on a new day, and where a number fell. */
export function newsSince(before: Seen, now: Seen): string {
  if (before.day !== now.day) return '';
  return t.cameIn(Math.max(0, now.made - before.made), Math.max(0, now.toMake - before.toMake));
}

/**
 * The numbers of the menu, as the call of the first page has them: made once a minute, and anew after each of the
 * seller's own changes.
 * @returns `news`: what came in between, for screen readers
 */
export function useAdminCounts(): { counts: AdminCounts | undefined; news: string } {
  const { data } = useQuery({ ...adminTodayQuery(), refetchInterval: EVERY_MS });
  const [seen, setSeen] = useState<Seen | null>(null);
  const [news, setNews] = useState('');
  const now = data && seenIn(data);
  if (now && (now.day !== seen?.day || now.made !== seen.made || now.toMake !== seen.toMake)) {
    setSeen(now);
    if (seen) setNews(newsSince(seen, now));
  }
  return {
    counts: data && {
      waiting: data.toMake.count + data.waiting.count,
      orders: data.orders,
      made: data.made.count,
    },
    news,
  };
}
