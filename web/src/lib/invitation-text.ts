import { shortNames } from '@serikad/shared/invitations/couple-names';
import type { InvitationView } from '@serikad/shared/invitations/invitation.types';
import { DAY_TO_BE_ANNOUNCED } from '@serikad/shared/invitations/postponement';
import { malayDateTexts } from '../i18n/dates.js';
import { clockTime, longDate } from './format.js';

type Invited = Pick<InvitationView, 'couple' | 'couple2' | 'date' | 'postponed' | 'startTime' | 'endTime' | 'venue'>;

/** The Malay invitation for a chat, with what is filled in so far and the link. */
export function invitationText(invitation: Invited, link: string): string {
  const couples = [invitation.couple, ...(invitation.couple2 ? [invitation.couple2] : [])]
    .map(shortNames)
    .filter((names) => names !== '');
  const facts = [
    invitation.date ? longDate(invitation.date, malayDateTexts) : invitation.postponed.on ? DAY_TO_BE_ANNOUNCED.ms : '',
    // An invitation begins with a time; it says something once the couple has set the day.
    invitation.date
      ? `${clockTime(invitation.startTime, malayDateTexts)} hingga ${clockTime(invitation.endTime, malayDateTexts)}`
      : '',
    invitation.venue.venue,
  ].filter((line) => line !== '');
  return [
    'Assalamualaikum dan salam sejahtera.',
    `Dengan penuh kesyukuran, kami menjemput Dato'/Datin/Tuan/Puan/Encik/Cik seisi keluarga ke majlis perkahwinan ${
      couples.length > 0 ? couples.join(' serta ') : 'kami'
    }`,
    ...(facts.length > 0 ? [facts.join('\n')] : []),
    `Kad jemputan dan RSVP:\n${link}`,
  ].join('\n\n');
}
