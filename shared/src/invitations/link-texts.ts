import type { Locale } from '../i18n/language.js';
import type { CoverTexts } from './cover-texts.js';
import { timeRange } from './event-dates.js';
import type { InvitationView } from './invitation.types.js';

/** The picture of an invitation's link as it is now, whatever it shows; pages name it by its content. */
export const currentLinkPicture = (invitationId: string): string =>
  `/invitation/preview/${encodeURIComponent(invitationId)}/current.jpg`;

/** Before the new day. */
const POSTPONED: Readonly<Record<Locale, string>> = { ms: 'Majlis ditunda', en: 'Postponed' };

/** What a chat app writes below the picture of an invitation's link. */
export function linkTexts(
  { date, startTime, endTime, postponed }: Pick<InvitationView, 'date' | 'startTime' | 'endTime' | 'postponed'>,
  {
    locale,
    title,
    namesLine,
    coverDate,
    coverPlace,
  }: Pick<CoverTexts, 'locale' | 'title' | 'namesLine' | 'coverDate' | 'coverPlace'>,
): { title: string; description: string } {
  const time = date === null ? '' : timeRange(startTime, endTime, locale);
  return {
    title: joined([namesLine, titleCase(title)]),
    description: joined([postponed.on ? POSTPONED[locale] : '', coverDate, time, coverPlace]),
  };
}

export function joined(parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(' · ');
}

/** A title in capitals as a chat app should say it: `Walimatul Urus`. Any other stays as it is. */
export function titleCase(title: string): string {
  if (title !== title.toUpperCase()) return title;
  return title.toLowerCase().replace(/(?:^|[\s(/&-])\p{L}/gu, (start) => start.toUpperCase());
}
