import { closingDay } from '@serikad/shared/guest-list/closing-date';
import type { Locale } from '@serikad/shared/i18n/language';
import { dateWords } from '@serikad/shared/invitations/event-dates';

/** `28 November`: the last day to answer; nothing when there is none. */
export function lastDay({ closesAt }: { closesAt?: string | null }, locale: Locale): string | null {
  if (closesAt === null || closesAt === undefined) return null;
  const { day, month } = dateWords(closingDay(Date.parse(closesAt)), locale);
  return `${day} ${month}`;
}
