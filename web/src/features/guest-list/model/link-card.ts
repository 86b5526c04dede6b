import { localeOf, type InvitationLanguage } from '@serikad/shared/i18n/language';
import { currentLinkPicture, linkTexts } from '@serikad/shared/invitations/link-texts';
import { shownDay } from '@serikad/shared/invitations/postponement';
import { coupleNames, type Occasion } from './message.js';

/** What WhatsApp shows of the link in a message. */
export interface LinkCard {
  picture: string;
  title: string;
  description: string;
  domain: string;
}

/** The same for all families: their names are never in it. @param language that the family's page is in */
export function linkCardOf({ invitation, origin }: Occasion, language: InvitationLanguage): LinkCard {
  const locale = localeOf(language);
  return {
    picture: currentLinkPicture(invitation._id),
    ...linkTexts(invitation, {
      locale,
      title: invitation.title,
      namesLine: coupleNames(invitation, locale),
      coverDate: shownDay(invitation, locale),
      coverPlace: invitation.venue.venue,
    }),
    domain: new URL(origin).host,
  };
}
