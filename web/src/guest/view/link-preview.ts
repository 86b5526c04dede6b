import type { InvitationBundle } from '@serikad/shared/api/invitation-bundle.types';
import { namesSlug } from '@serikad/shared/invitations/couple-names';
import { joined, linkTexts, titleCase } from '@serikad/shared/invitations/link-texts';
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

/** @param picture path of the invitation's own picture; absent: its design's */
export function linkPreview(
  bundle: InvitationBundle,
  publicUrl: string,
  siteName: string,
  picture = `/design/preview-image/${encodeURIComponent(bundle.design._id)}`,
): LinkPreview {
  const { invitation } = bundle;
  const view = guestView(bundle);
  return {
    ...linkTexts(invitation, view),
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
