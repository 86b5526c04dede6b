import { DEFAULT_DESIGN } from '../designs/design.types.js';
import type { InvitationLanguage } from '../i18n/language.js';
import {
  DEFAULT_END_TIME,
  DEFAULT_MUSIC,
  DEFAULT_OPENING_COLOUR,
  DEFAULT_START_TIME,
  DEFAULT_TENTATIVE,
} from './defaults.js';
import type { BankAccount, Convoy, Couple, InvitationView, JawiNames, PlaceNotes } from './invitation.types.js';
import { NOT_POSTPONED } from './postponement.js';

/** What a couple write into their invitation, without what the order, the design and the RSVPs add to it. */
export type InvitationContent = Omit<
  InvitationView,
  | '_id'
  | 'orderId'
  | 'isSample'
  | 'createdAt'
  | 'designCode'
  | 'hijriDate'
  | 'jawiText'
  | 'prayerTimes'
  | 'liveTimes'
  | 'package'
  | 'theme'
  | 'viewAttendance'
  | 'closesAt'
  | 'attendanceLimit'
  | 'totalAttendanceLimit'
  | 'attendanceMessage'
  | 'attendanceMessageAlignment'
  | 'createdBy'
  | 'page2Header'
  | 'firstPage'
  | 'images'
  | 'orderedArt'
  | 'revisions'
>;

export const NO_BANK_ACCOUNT: BankAccount = { qrUrl: null, name: '', bankName: '', accountNo: '' };

export const NO_PLACE_NOTES: PlaceNotes = { landmark: '', parking: '', prayerRoom: '', wheelchair: '' };

export const NO_JAWI_NAMES: JawiNames = { couple: { groom: '', bride: '' }, couple2: { groom: '', bride: '' } };

export const NO_CONVOY: Convoy = {
  enabled: false,
  meetingPoint: '',
  mapLink: '',
  time: '',
  cars: '',
  contactName: '',
  contactPhone: '',
};

/** A couple without names yet. */
export function newCouple(): Couple {
  return {
    groom: { shortName: '', fullName: '' },
    bride: { shortName: '', fullName: '' },
    order: 'groom-first',
  };
}

/** A new invitation's content; source: the business rules, "Defaults of a new invitation". */
export function newInvitationContent(
  start: { design?: string | undefined; language?: InvitationLanguage | undefined } = {},
): InvitationContent {
  return {
    language: start.language ?? 'malay',
    // Empty until one is saved: form, list of orders and guest page each have a default of their own.
    title: '',
    design: start.design ?? DEFAULT_DESIGN,
    coupleNo: 1,
    openingOption: 'glass-window',
    customOpeningLogo: false,
    openingLogo: null,
    openingText: '',
    openingColor: DEFAULT_OPENING_COLOUR,
    couple: newCouple(),
    couple2: null,
    jawiNames: NO_JAWI_NAMES,
    coverLine: '',
    inviter: { inviter1: { name1: '', name2: '' }, inviter2: null },
    contacts: [],
    hashtag: '',
    shortNameStyle: null,
    fullNameStyle: null,
    date: null,
    postponed: { ...NOT_POSTPONED },
    phases: { mode: 'off', thanks: '' },
    hijri: { show: false, text: '' },
    prayers: { show: false, district: '' },
    startTime: DEFAULT_START_TIME,
    endTime: DEFAULT_END_TIME,
    tentative: DEFAULT_TENTATIVE.map((entry) => ({ ...entry })),
    venue: { venue: '', address: '' },
    location: { googleMapLink: '', wazeLink: '' },
    placeNotes: { ...NO_PLACE_NOTES },
    placePhoto: '',
    convoy: { ...NO_CONVOY },
    liveLink: '',
    music: { ...DEFAULT_MUSIC },
    invitationWord: null,
    doa: null,
    page2: { header1: 1, header2: 0 },
    // Without a hashtag the verse is the footer.
    page1Footer: { hashtagChecked: false, verseChecked: true },
    footer: ['verse'],
    customVerse: null,
    hideIslamicItem: false,
    enableSnowEffect: true,
    viewSnowEffect: true,
    viewWishes: true,
    wishEnabled: true,
    approveWishes: false,
    answersClosed: false,
    album: false,
    countdownLabel: '',
    dressCode: { enabled: false, male: '', female: '' },
    bottomBar: { showLabel: true, color: null, iconColor: null, iconSize: 24 },
    viewSalamKaut: true,
    bankAccount: { ...NO_BANK_ACCOUNT },
    secondBankAccount: { ...NO_BANK_ACCOUNT },
    giftReceiverName: '',
    giftDeliveryAddress: '',
    backgroundColor: null,
    contentTextColor: null,
    coverPage: null,
    page1Style: null,
    page2Style: null,
    page3Style: null,
  };
}
