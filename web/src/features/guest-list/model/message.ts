import { titleOf } from '@serikad/shared/guest-list/guest-list';
import type { ChangedTemplates, FamilyView, MessageKind } from '@serikad/shared/guest-list/family.types';
import { fillTemplate, templateOf } from '@serikad/shared/guest-list/message-templates';
import { localeOf, type Locale } from '@serikad/shared/i18n/language';
import { shortNames } from '@serikad/shared/invitations/couple-names';
import { dateWords } from '@serikad/shared/invitations/event-dates';
import type { InvitationView } from '@serikad/shared/invitations/invitation.types';
import { shownDay } from '@serikad/shared/invitations/postponement';
import { internationalPhone } from '@serikad/shared/users/phone-links';
import { chatLink } from '../../../lib/chat-link.js';

/** What the messages of a list have in common. */
export interface Occasion {
  invitation: Pick<
    InvitationView,
    | '_id'
    | 'language'
    | 'title'
    | 'couple'
    | 'couple2'
    | 'coupleNo'
    | 'date'
    | 'startTime'
    | 'endTime'
    | 'postponed'
    | 'venue'
  >;
  closesOn: string | null;
  /** The texts that the couple changed. */
  templates: ChangedTemplates;
  /** Where the links lead, such as `https://serikad.my`. */
  origin: string;
}

type Addressed = Pick<FamilyView, 'name' | 'title' | 'phone' | 'link' | 'language'>;

const AND: Readonly<Record<Locale, string>> = { ms: ' serta ', en: ' and ' };

/** The couple, or both couples, as a message names them; empty until a name is filled in. */
export function coupleNames(
  { couple, couple2 }: Pick<Occasion['invitation'], 'couple' | 'couple2'>,
  locale: Locale,
): string {
  return [couple, couple2]
    .map((each) => (each ? shortNames(each) : ''))
    .filter((names) => names !== '')
    .join(AND[locale]);
}

export function localeOfFamily({ language }: Pick<FamilyView, 'language'>, { invitation }: Occasion): Locale {
  return localeOf(language ?? invitation.language);
}

function dayOf(day: string, locale: Locale): string {
  const { day: number, month, year } = dateWords(day, locale);
  return `${number} ${month} ${year}`;
}

/** The message to a family, in its language, with its own link. */
export function messageTo(family: Omit<Addressed, 'phone'>, kind: MessageKind, occasion: Occasion): string {
  const { invitation, closesOn, origin, templates } = occasion;
  const locale = localeOfFamily(family, occasion);
  return fillTemplate(templateOf(templates, family.language ?? invitation.language, kind), {
    gelaran: titleOf(family),
    nama: family.name,
    pasangan: coupleNames(invitation, locale),
    tarikh: shownDay(invitation, locale),
    tempat: invitation.venue.venue,
    pautan: origin + family.link,
    tarikh_tutup: closesOn === null ? '' : dayOf(closesOn, locale),
  });
}

/** Opens the chat with a family, the message already written. */
export function chatTo(family: Addressed, kind: MessageKind, occasion: Occasion): string {
  return chatLink(internationalPhone(family.phone), messageTo(family, kind, occasion));
}

/** The message that comes next for a family: the invitation, then the reminder. */
export function nextMessage({ sent, openedAt }: Pick<FamilyView, 'sent' | 'openedAt'>): MessageKind {
  return sent.invitation || openedAt !== null ? 'reminder' : 'invitation';
}
