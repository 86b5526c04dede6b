import type { ChosenOption } from '@serikad/shared/designs/design-choices';
import type { DesignTheme } from '@serikad/shared/designs/design.types';
import type { SessionDetails } from '@serikad/shared/guest-list/session.types';
import { shownHijriDate } from '@serikad/shared/invitations/hijri-date';
import { liveLinkAt } from '@serikad/shared/invitations/live-link';
import type { InvitationSection, InvitationView } from '@serikad/shared/invitations/invitation.types';
import { shownJawi } from '@serikad/shared/invitations/jawi-names';
import { rsvpPackage } from '@serikad/shared/invitations/packages';
import type { OrderInvitationSummary } from '@serikad/shared/orders/order.types';
import type { PhotoView } from '@serikad/shared/photos/photo.types';
import { shownPrayerTimes } from '../../common/prayer-times.js';
import type { SeatsState } from '../rsvp/seats/seats.types.js';
import type { OrderRecord } from '../orders/records/order.schema.js';
import {
  bankAccountOf,
  checkedLinksOf,
  chosenOptionOf,
  contactOf,
  convoyOf,
  coupleOf,
  coverPageOf,
  hijriOf,
  inviterOf,
  jawiNamesOf,
  pageStyleOf,
  phasesOf,
  placeNotesOf,
  postponedOf,
  prayersOf,
  styleOf,
  tentativeOf,
} from './invitation-parts.js';
import type { InvitationRecord } from './invitation.schema.js';
import { savedTitle } from './invitation-title.js';

interface InvitationData {
  invitation: InvitationRecord;
  order: OrderRecord;
  attendance: SeatsState;
  theme: DesignTheme;
  photos: readonly PhotoView[];
}

/** When the further sessions are. */
export type SessionTimes = Partial<Pick<SessionDetails, 'date' | 'startTime'>>;

/**
 * What owner and guests get of an invitation. Field by field: what is added to the record does not get out by itself.
 */
function invitationView({ invitation, order, attendance, theme, photos }: InvitationData): InvitationView {
  const { venue, location, music, page2, page1Footer, customVerse, dressCode, bottomBar } = invitation;
  const { coverPage, page1Style, page2Style, page3Style } = invitation;
  const jawiNames = jawiNamesOf(invitation.jawiNames);
  return {
    _id: invitation._id.toHexString(),
    orderId: invitation.orderId.toHexString(),
    isSample: false,
    createdAt: invitation.createdAt.toISOString(),
    language: invitation.language,
    title: savedTitle(invitation),
    design: invitation.design,
    designCode: invitation.design,
    ...(invitation.designChoices && { designChoices: invitation.designChoices.map(chosenOptionOf) }),
    package: rsvpPackage(order.items),
    theme,
    coupleNo: invitation.coupleNo,
    openingOption: invitation.openingOption,
    customOpeningLogo: invitation.customOpeningLogo,
    openingLogo: invitation.openingLogo,
    openingText: invitation.openingText,
    openingColor: invitation.openingColor,
    couple: coupleOf(invitation.couple),
    couple2: invitation.couple2 && coupleOf(invitation.couple2),
    jawiNames,
    jawiText: shownJawi({ ...invitation, jawiNames }),
    coverLine: invitation.coverLine ?? '',
    inviter: inviterOf(invitation.inviter),
    contacts: invitation.contacts.map(contactOf),
    hashtag: invitation.hashtag,
    shortNameStyle: invitation.shortNameStyle && styleOf(invitation.shortNameStyle),
    fullNameStyle: invitation.fullNameStyle && styleOf(invitation.fullNameStyle),
    date: invitation.date,
    postponed: postponedOf(invitation.postponed),
    phases: phasesOf(invitation.phases),
    hijri: hijriOf(invitation.hijri),
    hijriDate: shownHijriDate(invitation),
    prayers: prayersOf(invitation.prayers),
    prayerTimes: shownPrayerTimes(invitation),
    startTime: invitation.startTime,
    endTime: invitation.endTime,
    tentative: invitation.tentative.map(tentativeOf),
    venue: { venue: venue.venue, address: venue.address },
    location: { googleMapLink: location.googleMapLink, wazeLink: location.wazeLink },
    placeNotes: placeNotesOf(invitation.placeNotes),
    placePhoto: invitation.placePhoto ?? '',
    convoy: convoyOf(invitation.convoy),
    liveLink: invitation.liveLink ?? '',
    music: { videoId: music.videoId, link: music.link, startTime: music.startTime },
    invitationWord: invitation.invitationWord,
    doa: invitation.doa,
    page2: { header1: page2.header1, header2: page2.header2 },
    page1Footer: { hashtagChecked: page1Footer.hashtagChecked, verseChecked: page1Footer.verseChecked },
    footer: invitation.footer,
    customVerse: customVerse && { verse: customVerse.verse, surah: customVerse.surah },
    hideIslamicItem: invitation.hideIslamicItem,
    enableSnowEffect: invitation.enableSnowEffect,
    viewSnowEffect: invitation.viewSnowEffect,
    viewAttendance: attendance.show,
    viewWishes: invitation.viewWishes,
    wishEnabled: invitation.wishEnabled,
    approveWishes: invitation.approveWishes ?? false,
    answersClosed: invitation.answersClosed ?? false,
    album: invitation.album ?? false,
    ...(attendance.closesAt && { closesAt: attendance.closesAt.toISOString() }),
    attendanceLimit: attendance.limit,
    totalAttendanceLimit: attendance.totalLimit,
    attendanceMessage: attendance.message,
    attendanceMessageAlignment: attendance.messageAlignment,
    countdownLabel: invitation.countdownLabel,
    dressCode: { enabled: dressCode.enabled, male: dressCode.male, female: dressCode.female },
    bottomBar: {
      showLabel: bottomBar.showLabel,
      color: bottomBar.color,
      iconColor: bottomBar.iconColor,
      iconSize: bottomBar.iconSize,
    },
    viewSalamKaut: invitation.viewSalamKaut,
    bankAccount: bankAccountOf(invitation.bankAccount),
    secondBankAccount: bankAccountOf(invitation.secondBankAccount),
    giftReceiverName: invitation.giftReceiverName,
    giftDeliveryAddress: invitation.giftDeliveryAddress,
    backgroundColor: invitation.backgroundColor,
    contentTextColor: invitation.contentTextColor,
    ...(invitation.coverPhoto && { coverPhoto: invitation.coverPhoto }),
    ...(invitation.coverPhoto && invitation.photoLook && { photoLook: invitation.photoLook }),
    coverPage: coverPage ? coverPageOf(coverPage, photos) : null,
    page1Style: page1Style ? pageStyleOf(page1Style) : null,
    page2Style: page2Style ? pageStyleOf(page2Style) : null,
    page3Style: page3Style ? pageStyleOf(page3Style) : null,
    revisions: { placePhoto: 0, coverPhoto: 0, ...invitation.revisions, attendance: attendance.revision },
  };
}

/** An invitation as its owner gets it: with the fields of the seeds that guests don't get. */
export function ownerInvitationView({
  orderedArt,
  ...data
}: InvitationData & { orderedArt: string | undefined }): InvitationView {
  const view = invitationView(data);
  const { guestErasure } = data.invitation;
  const { category, backgroundImage = null, backgroundColor = null, hideText = false } = view.coverPage ?? {};
  return {
    ...view,
    createdBy: data.invitation.userId.toHexString(),
    checkedLinks: checkedLinksOf(data.invitation.checkedLinks),
    page2Header: view.page2.header1,
    firstPage: {
      backgroundImage: category === 'image' ? backgroundImage : null,
      backgroundColor: category === 'colour' ? backgroundColor : view.backgroundColor,
      hideText,
    },
    images: data.photos.map(({ imageUrl }) => imageUrl),
    ...(guestErasure && {
      guestData: { eraseAt: guestErasure.dueAt.toISOString(), erasedAt: guestErasure.erasedAt?.toISOString() ?? null },
    }),
    ...(orderedArt !== undefined && { orderedArt }),
  };
}

/**
 * An invitation as guests get it at a moment (milliseconds since the epoch): without its order's id, the convoy, a bank
 * account that the couple do not show, and the link of a live stream outside of its time.
 */
export function guestInvitationView(
  data: InvitationData,
  sessions: readonly SessionTimes[],
  now: number,
): InvitationView {
  const whole = invitationView(data);
  const answersClosed = whole.answersClosed || data.invitation.guestErasure?.erasedAt !== undefined;
  const { link: liveLink, times } = liveLinkAt(whole, sessions, now);
  const live = { liveLink, ...(times && { liveTimes: times }) };
  const view = { ...whole, answersClosed, convoy: convoyOf(null), ...live, orderId: null };
  const none = { bankAccount: bankAccountOf(null), secondBankAccount: bankAccountOf(null) };
  return view.viewSalamKaut ? view : { ...view, ...none };
}

/** @param designChoices every option that the page shows */
export function invitationSummary(
  invitation: InvitationRecord,
  designChoices: readonly ChosenOption[] = [],
): OrderInvitationSummary {
  const { design, language, coupleNo, couple, couple2, date, startTime, endTime, venue } = invitation;
  return {
    _id: invitation._id.toHexString(),
    title: savedTitle(invitation),
    design,
    designChoices: [...designChoices],
    language,
    coupleNo,
    couple: coupleOf(couple),
    couple2: couple2 && coupleOf(couple2),
    jawiText: shownJawi({ ...invitation, jawiNames: jawiNamesOf(invitation.jawiNames) }),
    coverLine: invitation.coverLine ?? '',
    date,
    postponed: postponedOf(invitation.postponed),
    startTime,
    endTime,
    venue: { venue: venue.venue, address: venue.address },
  };
}

const SECTION_FIELDS = {
  designLanguage: [
    'design',
    'designChoices',
    'language',
    'title',
    'coupleNo',
    'openingOption',
    'customOpeningLogo',
    'openingText',
  ],
  names: [
    'couple',
    'couple2',
    'jawiNames',
    'coverLine',
    'inviter',
    'contacts',
    'hashtag',
    'shortNameStyle',
    'fullNameStyle',
  ],
  dateTime: ['date', 'postponed', 'phases', 'hijri', 'prayers', 'startTime', 'endTime', 'tentative'],
  location: ['venue', 'location', 'placeNotes', 'convoy', 'liveLink', 'checkedLinks'],
  mainPage: ['title'],
  secondPage: ['invitationWord'],
  openingLogo: ['openingLogo'],
  placePhoto: ['placePhoto'],
  coverPhoto: ['coverPhoto'],
  salamKaut: ['bankAccount', 'secondBankAccount', 'viewSalamKaut'],
  giftReceiver: ['giftReceiverName', 'giftDeliveryAddress'],
  music: ['music'],
  doa: ['doa'],
  dressCode: ['dressCode'],
  bottomBar: ['bottomBar'],
  others: [
    'footer',
    'page1Footer',
    'page2',
    'viewSnowEffect',
    'enableSnowEffect',
    'hideIslamicItem',
    'viewWishes',
    'wishEnabled',
    'approveWishes',
    'countdownLabel',
    'customVerse',
    'backgroundColor',
    'contentTextColor',
    'coverPage',
    'page1Style',
    'page2Style',
    'page3Style',
  ],
} as const satisfies Partial<Record<InvitationSection, readonly (keyof InvitationView)[]>>;

/** The sections that an edit saves as a whole. */
export type EditableSection = keyof typeof SECTION_FIELDS;

/** A section as stored, for an edit that was overtaken, and the revision to save over it. */
export function sectionView(invitation: InvitationRecord, section: EditableSection): Record<string, unknown> {
  const fields: Record<string, unknown> = Object.fromEntries(
    SECTION_FIELDS[section].map((field): [string, unknown] => [field, invitation[field] ?? null]),
  );
  if ('title' in fields) fields['title'] = savedTitle(invitation);
  if (fields['designChoices'] === null) delete fields['designChoices'];
  if ('coverLine' in fields) fields['coverLine'] ??= '';
  if ('placePhoto' in fields) fields['placePhoto'] ??= '';
  if ('coverPhoto' in fields) fields['coverPhoto'] ??= '';
  return { ...fields, revision: invitation.revisions[section] ?? 0 };
}
