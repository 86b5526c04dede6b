import type { Couple, InvitingParty, TextStyle } from '@serikad/shared/invitations/invitation.types';
import { sectionTexts as s } from '../../../i18n/editor-sections.js';
import { editorTexts as t } from '../../../i18n/editor.js';
import { longDate } from '../../../lib/format.js';
import { startSeconds } from './bodies.js';
import type { FormSection } from './sections.js';
import type { EditorValues } from './values.types.js';

/** A value of a section in words, for putting two versions side by side. */
export interface Fact {
  label: string;
  text: string;
}

/** What a section holds, in words. */
export const FACTS: { [S in FormSection]: (values: EditorValues[S]) => Fact[] } = {
  designLanguage: ({ design, language, title, coupleNo, openingOption, customOpeningLogo, ownText, openingText }) => [
    { label: t.design, text: design },
    { label: t.language, text: t.languages[language] },
    { label: t.title, text: title },
    { label: t.coupleNo, text: coupleNo === 2 ? t.twoCouples : t.oneCouple },
    { label: t.opening, text: t.openings[openingOption] },
    { label: t.seal, text: customOpeningLogo ? t.sealImage : ownText ? openingText : t.sealInitials },
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
  dressCode: ({ enabled, male, female }) => [
    { label: s.dressShow, text: yesNo(enabled) },
    { label: s.dressMale, text: male },
    { label: s.dressFemale, text: female },
  ],
  salamKaut: ({ show, name, bankName, accountNo }) => [
    { label: s.kautShow, text: yesNo(show) },
    { label: s.kautHolder, text: name },
    { label: s.kautBank, text: bankName },
    { label: s.kautAccount, text: accountNo },
  ],
  giftReceiver: ({ name, address }) => [
    { label: s.giftReceiver, text: name },
    { label: s.giftAddress, text: address },
  ],
  music: ({ link, minutes, seconds }) => [
    { label: s.musicLink, text: link },
    { label: s.musicStart, text: minuteTime(startSeconds(minutes, seconds)) },
  ],
  secondPage: ({ custom, invitationWord }) => [{ label: t.wordLabel, text: custom ? invitationWord : t.wordDefault }],
  doa: ({ custom, doa }) => [{ label: s.doaChoice, text: custom ? doa : t.wordDefault }],
  attendance: (values) => [
    { label: t.attendanceShow, text: yesNo(values.show) },
    { label: t.limitLabel, text: values.limitOn ? String(values.limit ?? '') : t.noLimit },
    { label: t.totalLabel, text: values.totalOn ? String(values.totalLimit ?? '') : t.noLimit },
    { label: t.message, text: values.message },
    { label: t.alignment, text: t.alignments[values.messageAlignment] },
  ],
  bottomBar: ({ bottomBar: { showLabel, color, iconColor, iconSize } }) => [
    { label: s.barLabels, text: yesNo(showLabel) },
    { label: s.barColour, text: color ?? s.asDesign },
    { label: s.barIconColour, text: iconColor ?? s.asDesign },
    { label: s.barIconSize, text: s.barPixels(iconSize) },
  ],
  others: (values) => [
    { label: `${s.footer}: ${s.footerHashtag}`, text: yesNo(values.hashtagChecked) },
    { label: `${s.footer}: ${s.footerVerse}`, text: yesNo(values.verseChecked) },
    { label: s.verse, text: values.ownVerse ? verseText(values.customVerse) : s.verseDefault },
    { label: s.header1, text: s.headers[values.page2Header1] ?? '' },
    { label: s.header2, text: s.headers[values.page2Header2] ?? '' },
    { label: s.snow, text: yesNo(values.viewSnowEffects) },
    { label: s.wishEnabled, text: yesNo(values.wishEnabled) },
    { label: s.wishes, text: yesNo(values.viewWishes) },
    { label: s.islamic, text: yesNo(values.hideIslamicItem) },
    { label: s.countdown, text: values.countdownLabel },
    { label: s.ground, text: values.backgroundColor ?? s.asDesign },
    { label: s.ink, text: values.contentTextColor ?? s.asDesign },
  ],
};

/** What two versions of a section say otherwise. */
export function differences<S extends FormSection>(
  section: S,
  stored: EditorValues[S],
  own: EditorValues[S],
): { label: string; stored: string; own: string }[] {
  const mine = FACTS[section](own);
  return FACTS[section](stored).flatMap(({ label, text }, index) => {
    const typed = mine[index]?.text ?? '';
    return typed === text ? [] : [{ label, stored: text, own: typed }];
  });
}

function coupleFacts(label: string, couple: Couple): Fact[] {
  return [
    { label: `${label}: ${t.bride}`, text: personText(couple.bride) },
    { label: `${label}: ${t.groom}`, text: personText(couple.groom) },
    { label: `${label}: ${t.order}`, text: couple.order === 'bride-first' ? t.brideFirst : t.groomFirst },
  ];
}

function personText({ shortName, fullName }: Couple['bride']): string {
  return fullName === '' ? shortName : `${shortName} (${fullName})`;
}

function partyText({ name1, name2 }: InvitingParty): string {
  return [name1, name2].filter((name) => name !== '').join(', ');
}

function styleText(style: TextStyle | null): string {
  if (style === null) return t.asDesign;
  return [style.font, `${style.size} px`, style.color, ...(style.bold ? [t.bold] : [])].join(', ');
}

/** `1:05` of 65 seconds. */
export function minuteTime(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

function yesNo(on: boolean): string {
  return on ? t.yes : t.no;
}

function verseText({ verse, surah }: EditorValues['others']['customVerse']): string {
  return [verse, surah].filter((part) => part !== '').join(' · ');
}

export function dayText(day: string): string {
  return /^\d{4}-\d\d-\d\d$/.test(day) ? longDate(day) : day;
}
