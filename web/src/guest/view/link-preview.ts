import type { Locale } from '@serikad/shared/i18n/language';
import type { InvitationBundle } from '@serikad/shared/api/invitation-bundle.types';
import { namesSlug } from '@serikad/shared/invitations/couple-names';
import { timeRange } from '@serikad/shared/invitations/event-dates';
import { guestView } from './guest-view.js';

/** What a chat app shows of an invitation's link. */
export interface LinkPreview {
  title: string;
  description: string;
  image: string;
  /** The picture in words. */
  imageAlt: string;
  url: string;
  siteName: string;
  ogLocale: string;
}

/** Before the new day. */
const POSTPONED: Readonly<Record<Locale, string>> = { ms: 'Majlis ditunda', en: 'Postponed' };

/** @param picture path of the invitation's own picture; absent: its design's */
export function linkPreview(
  bundle: InvitationBundle,
  publicUrl: string,
  siteName: string,
  picture = `/design/preview-image/${encodeURIComponent(bundle.design._id)}`,
): LinkPreview {
  const { invitation } = bundle;
  const view = guestView(bundle);
  const time = invitation.date === null ? '' : timeRange(invitation.startTime, invitation.endTime, view.locale);
  return {
    title: joined([view.namesLine, titleCase(view.title)]),
    description: joined([invitation.postponed.on ? POSTPONED[view.locale] : '', view.coverDate, time, view.coverPlace]),
    image: `${publicUrl}${picture}`,
    imageAlt: joined([titleCase(view.title), view.namesLine, view.coverDate]),
    url: `${publicUrl}${invitationPath(bundle)}`,
    siteName,
    ogLocale: view.locale === 'ms' ? 'ms_MY' : 'en_MY',
  };
}

/** The invitation's own address. */
export function invitationPath({ invitation }: InvitationBundle): string {
  return `/invitation/view/${encodeURIComponent(invitation._id)}/${encodeURIComponent(namesSlug(invitation.couple))}`;
}

function joined(parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(' · ');
}

/** A title in capitals as a chat app should say it: `Walimatul Urus`. Any other stays as it is. */
function titleCase(title: string): string {
  if (title !== title.toUpperCase()) return title;
  return title.toLowerCase().replace(/(?:^|[\s(/&-])\p{L}/gu, (start) => start.toUpperCase());
}
