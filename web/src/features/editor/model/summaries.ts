import { shortNames } from '@serikad/shared/invitations/couple-names';
import { DEFAULT_INVITATION_WORD } from '@serikad/shared/invitations/defaults';
import type { Couple, InvitingParty, TextStyle } from '@serikad/shared/invitations/invitation.types';
import { clockTime, longDate } from '../../../lib/format.js';
import { editorTexts as t } from '../../../i18n/ms/editor.js';
import type { EditorSection } from './sections.js';
import type { EditorValues } from './values.js';

/** A value of a section in words, for putting two versions side by side. */
export interface Fact {
  label: string;
  text: string;
}

/** What a section holds, in words. */
export const FACTS: { [S in EditorSection]: (values: EditorValues[S]) => Fact[] } = {
  designLanguage: ({ design, language, title, coupleNo, openingOption, ownText, openingText }) => [
    { label: t.design, text: design },
    { label: t.language, text: t.languages[language] },
    { label: t.title, text: title },
    { label: t.coupleNo, text: coupleNo === 2 ? t.twoCouples : t.oneCouple },
    { label: t.opening, text: t.openings[openingOption] },
    { label: t.seal, text: ownText ? openingText : t.sealInitials },
  ],
  names: (values) => [
    ...coupleFacts(t.couple, values.couple),
    ...coupleFacts(t.secondCouple, values.couple2),
    { label: t.inviters, text: partyText(values.inviter.inviter1) },
    { label: t.secondParty, text: values.twoParties ? partyText(values.inviter.inviter2) : '' },
    { label: t.contacts, text: values.contacts.map(({ name, phoneNo }) => `${name} ${phoneNo}`).join(', ') },
    { label: t.hashtag, text: values.hashtag },
    { label: `${t.styles}: ${t.shortName}`, text: styleText(values.shortNameStyle) },
    { label: `${t.styles}: ${t.fullName}`, text: styleText(values.fullNameStyle) },
  ],
  dateTime: ({ date, startTime, endTime, tentative }) => [
    { label: t.date, text: dayText(date) },
    { label: t.start, text: startTime },
    { label: t.end, text: endTime },
    { label: t.tentative, text: tentative.map(({ time, activity }) => `${time} ${activity}`).join(', ') },
  ],
  location: ({ venue, address, googleMapLink, wazeLink }) => [
    { label: t.venue, text: venue },
    { label: t.address, text: address },
    { label: t.googleMaps, text: googleMapLink },
    { label: t.waze, text: wazeLink },
  ],
  secondPage: ({ custom, invitationWord }) => [{ label: t.wordLabel, text: custom ? invitationWord : t.wordDefault }],
  attendance: (values) => [
    { label: t.attendanceShow, text: values.show ? t.yes : t.no },
    { label: t.limitLabel, text: values.limitOn ? String(values.limit ?? '') : t.noLimit },
    { label: t.totalLabel, text: values.totalOn ? String(values.totalLimit ?? '') : t.noLimit },
    { label: t.message, text: values.message },
    { label: t.alignment, text: t.alignments[values.messageAlignment] },
  ],
};

/** One line on what a section holds, for the list of sections. */
export const SUMMARIES: { [S in EditorSection]: (values: EditorValues[S], designName: string) => string } = {
  designLanguage: ({ language }, designName) => `${designName} · ${t.languages[language]}`,
  names: ({ couple }) => shortNames(couple) || t.empty,
  dateTime: ({ date, startTime }) =>
    date === '' ? t.empty : `${dayText(date)}${startTime === '' ? '' : `, ${clockTime(startTime)}`}`,
  location: ({ venue }) => venue || t.empty,
  secondPage: ({ custom, invitationWord }) =>
    custom && invitationWord !== '' ? invitationWord : DEFAULT_INVITATION_WORD.malay,
  attendance: ({ show, totalOn, totalLimit }) =>
    !show ? t.attendanceClosed : totalOn && totalLimit !== null ? t.attendanceUpTo(totalLimit) : t.attendanceOpen,
};

/** Whether a section says what guests need to know. */
export const COMPLETE: { [S in EditorSection]: (values: EditorValues[S]) => boolean } = {
  designLanguage: ({ title }) => title.trim() !== '',
  names: ({ couple, inviter }) =>
    [couple.bride, couple.groom].every(({ shortName, fullName }) => shortName !== '' && fullName !== '') &&
    inviter.inviter1.name1 !== '',
  dateTime: ({ date }) => date !== '',
  location: ({ venue }) => venue !== '',
  secondPage: ({ custom, invitationWord }) => !custom || invitationWord.trim() !== '',
  attendance: () => true,
};

function coupleFacts(label: string, couple: Couple): Fact[] {
  return [
    { label: `${label}: ${t.bride}`, text: `${couple.bride.shortName} (${couple.bride.fullName})` },
    { label: `${label}: ${t.groom}`, text: `${couple.groom.shortName} (${couple.groom.fullName})` },
    { label: `${label}: ${t.order}`, text: couple.order === 'bride-first' ? t.brideFirst : t.groomFirst },
  ];
}

function partyText({ name1, name2 }: InvitingParty): string {
  return [name1, name2].filter((name) => name !== '').join(', ');
}

function styleText(style: TextStyle | null): string {
  if (style === null) return t.asDesign;
  return [style.font, `${style.size} px`, style.color, ...(style.bold ? [t.bold] : [])].join(', ');
}

function dayText(day: string): string {
  return /^\d{4}-\d\d-\d\d$/.test(day) ? longDate(day) : day;
}
