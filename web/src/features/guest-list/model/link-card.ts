import type { InvitationLanguage } from '@serikad/shared/i18n/language';
import { coverTexts } from '@serikad/shared/invitations/cover-texts';
import { currentLinkPicture, linkTexts } from '@serikad/shared/invitations/link-texts';
import type { Occasion } from './message.js';

/** What WhatsApp shows of the link in a message. */
export interface LinkCard {
  picture: string;
  title: string;
  description: string;
  domain: string;
}

/** The same for all families: their names are never in it. @param language that the family's page is in */
export function linkCardOf({ invitation, origin }: Occasion, language: InvitationLanguage): LinkCard {
  return {
    picture: currentLinkPicture(invitation._id),
    ...linkTexts(invitation, coverTexts({ ...invitation, language }, undefined)),
    domain: new URL(origin).host,
  };
}
