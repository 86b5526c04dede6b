import { malaysiaDay } from '@serikad/shared/invitations/malaysia-day';
import { createContext, useContext, useSyncExternalStore } from 'react';

const never = (): (() => void) => () => undefined;
const today = (): string => malaysiaDay(Date.now());

/** The day in Malaysia for which the server rendered the page, as YYYY-MM-DD; empty where it did not. */
export const PageDay = createContext('');

/** Today in Malaysia, as YYYY-MM-DD: while the page is hydrated the day of its HTML, which a cache may have kept. */
export function usePageDay(): string {
  const rendered = useContext(PageDay);
  return useSyncExternalStore(never, today, () => rendered || today());
}
