import type { Couple, InvitingParty, JawiCouple, TextStyle } from '@serikad/shared/invitations/invitation.types';
import { placeTexts as p } from '../../../i18n/editor-place.js';
import { sectionTexts as s } from '../../../i18n/editor-sections.js';
import { editorTexts as t } from '../../../i18n/editor.js';
import { placeLinkTexts } from '../../../i18n/place-links.js';
import { dayText } from './date-time/section.js';
import { minuteTime, startSeconds } from './music/start-time.js';
import type { EditorValues, FormSection } from './section.types.js';

type Row = readonly [label: string, value: string | boolean];

const NOTES = ['landmark', 'parking', 'prayerRoom', 'wheelchair'] as const;

/** Label and value of all that each section holds, to compare two versions. Loads with a conflict: they are rare. */
export const DESCRIPTIONS: { [S in FormSection]: (values: EditorValues[S]) => readonly Row[] } = {
  designLanguage: ({
    design,
    designChoices,
    language,
    title,
    coupleNo,
    openingOption,
    customOpeningLogo,
    ownText,
    openingText,
  }) => [
    [t.design, [design, ...designChoices.map(({ option }) => option)].join(' · ')],
    [t.language, t.languages[language]],
    [t.title, title],
    [t.coupleNo, coupleNo === 2 ? t.twoCouples : t.oneCouple],
    [t.opening, t.openings[openingOption]],
    [t.seal, customOpeningLogo ? t.sealImage : ownText ? openingText : t.sealInitials],
  ],
  names: (values) => [
    ...describeCouple(t.couple, values.couple, values.jawiNames.couple),
    ...describeCouple(t.secondCouple, values.couple2, values.jawiNames.couple2),
    [t.coverLine, values.coverLine],
    [t.inviters, partyText(values.inviter.inviter1)],
    [t.secondParty, values.twoParties ? partyText(values.inviter.inviter2) : ''],
    [t.contacts, values.contacts.map(({ name, phoneNo }) => `${name} ${phoneNo}`).join(', ')],
    [t.hashtag, values.hashtag],
    [`${t.styles}: ${t.shortName}`, styleText(values.shortNameStyle)],
    [`${t.styles}: ${t.fullName}`, styleText(values.fullNameStyle)],
  ],
  dateTime: ({ date, postponed, phases, hijri, prayers, startTime, endTime, tentative }) => [
    [t.date, dayText(date)],
    [t.postponed, postponed.on ? dayText(postponed.date) || t.postponedOpen : false],
    [t.phases, phases.mode === 'off' ? false : t.phaseModes[phases.mode]],
    [t.thanks, phases.thanks],
    [t.hijri, hijri.show ? hijri.text || true : false],
    [t.prayers, prayers.show && prayers.district],
    [t.start, startTime],
    [t.end, endTime],
    [t.tentative, tentative.map(({ time, activity }) => `${time} ${activity}`).join(', ')],
  ],
  location: ({ venue, address, googleMapLink, wazeLink, placeNotes, convoy, liveLink, checkedLinks }) => [
    [t.venue, venue],
    [t.address, address],
    [t.googleMaps, googleMapLink],
    [t.waze, wazeLink],
    ...NOTES.map((note): Row => [p.notes[note], placeNotes[note]]),
    [p.convoyShow, convoy.enabled],
    [`${p.convoy}: ${p.meetingPoint}`, convoy.meetingPoint],
    [`${p.convoy}: ${p.mapLink}`, convoy.mapLink],
    [`${p.convoy}: ${p.convoyTime}`, convoy.time],
    [`${p.convoy}: ${p.cars}`, convoy.cars],
    [`${p.convoy}: ${p.contactName}`, convoy.contactName],
    [`${p.convoy}: ${p.contactPhone}`, convoy.contactPhone],
    [p.liveLink, liveLink],
    [p.confirmTitle(placeLinkTexts.apps.googleMapLink), checkedLinks.googleMapLink],
    [p.confirmTitle(placeLinkTexts.apps.wazeLink), checkedLinks.wazeLink],
  ],
  dressCode: ({ enabled, male, female }) => [
    [s.dressShow, enabled],
    [s.dressMale, male],
    [s.dressFemale, female],
  ],
  salamKaut: ({ show, name, bankName, accountNo, secondName, secondBankName, secondAccountNo }) => [
    [s.kautShow, show],
    [s.kautHolder, name],
    [s.kautBank, bankName],
    [s.kautAccount, accountNo],
    [`${s.kautSecond}: ${s.kautHolder}`, secondName],
    [`${s.kautSecond}: ${s.kautBank}`, secondBankName],
    [`${s.kautSecond}: ${s.kautAccount}`, secondAccountNo],
  ],
  giftReceiver: ({ name, address }) => [
    [s.giftReceiver, name],
    [s.giftAddress, address],
  ],
  music: ({ link, minutes, seconds }) => [
    [s.musicLink, link],
    [s.musicStart, minuteTime(startSeconds(minutes, seconds))],
  ],
  secondPage: ({ custom, invitationWord }) => [[t.wordLabel, custom ? invitationWord : t.wordDefault]],
  doa: (values) => [[s.doaChoice, values.custom ? values.doa : t.wordDefault]],
  attendance: ({ show, message, messageAlignment, limitOn, limit, totalOn, totalLimit, closingOn, closesOn }) => [
    [t.attendanceShow, show],
    [t.limitLabel, limitOn ? String(limit ?? '') : t.noLimit],
    [t.totalLabel, totalOn ? String(totalLimit ?? '') : t.noLimit],
    [t.closingLabel, closingOn ? closesOn : t.noLimit],
    [t.message, message],
    [t.alignment, t.alignments[messageAlignment]],
  ],
  bottomBar: ({ bottomBar: { showLabel, color, iconColor, iconSize } }) => [
    [s.barLabels, showLabel],
    [s.barColour, color ?? s.asDesign],
    [s.barIconColour, iconColor ?? s.asDesign],
    [s.barIconSize, s.barPixels(iconSize)],
  ],
  others: (values) => [
    [`${s.footer}: ${s.footerHashtag}`, values.hashtagChecked],
    [`${s.footer}: ${s.footerVerse}`, values.verseChecked],
    [s.verse, values.ownVerse ? verseText(values.customVerse) : s.verseDefault],
    [s.header1, s.headers[values.page2Header1] ?? ''],
    [s.header2, s.headers[values.page2Header2] ?? ''],
    [s.snow, values.viewSnowEffects],
    [s.wishEnabled, values.wishEnabled],
    [s.wishes, values.viewWishes],
    [s.approveWishes, values.approveWishes],
    [s.islamic, values.hideIslamicItem],
    [s.countdown, values.countdownLabel],
    [s.ground, values.backgroundColor ?? s.asDesign],
    [s.ink, values.contentTextColor ?? s.asDesign],
  ],
};

function verseText({ verse, surah }: EditorValues['others']['customVerse']): string {
  return [verse, surah].filter((text) => text !== '').join(' · ');
}

function describeCouple(label: string, couple: Couple, jawi: JawiCouple): Row[] {
  return [
    [`${label}: ${t.bride}`, personText(couple.bride, jawi.bride)],
    [`${label}: ${t.groom}`, personText(couple.groom, jawi.groom)],
    [`${label}: ${t.order}`, couple.order === 'bride-first' ? t.brideFirst : t.groomFirst],
  ];
}

function personText({ shortName, fullName }: Couple['bride'], jawi: string): string {
  return `${fullName === '' ? shortName : `${shortName} (${fullName})`} ${jawi}`.trim();
}

function partyText({ name1, name2 }: InvitingParty): string {
  return [name1, name2].filter((name) => name !== '').join(', ');
}

function styleText(style: TextStyle | null): string {
  if (style === null) return t.asDesign;
  return [style.font, `${style.size} px`, style.color, ...(style.bold ? [t.bold] : [])].join(', ');
}
