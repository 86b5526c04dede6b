import type { ChosenOption } from '../designs/design-choices.js';
import type { DesignTheme } from '../designs/design.types.js';
import type { FontName } from '../designs/fonts.js';
import type { InvitationLanguage } from '../i18n/language.js';
import type { PhotoLook } from './photo-look.js';
import type { PlaceLinks } from '../places/place-check.js';
import type { PrayerChoice, ShownPrayerTimes } from '../prayer-times/prayer-times.types.js';

export type OpeningOption = 'glass-window' | 'fade-out';
export const OPENING_OPTIONS: readonly OpeningOption[] = ['glass-window', 'fade-out'];

export interface PersonName {
  shortName: string;
  fullName: string;
}
export type CoupleOrder = 'groom-first' | 'bride-first';
export const COUPLE_ORDERS: readonly CoupleOrder[] = ['groom-first', 'bride-first'];

export interface Couple {
  groom: PersonName;
  bride: PersonName;
  order: CoupleOrder;
}

/** A couple's short names in Jawi; each is empty where it is not written so. */
export interface JawiCouple {
  groom: string;
  bride: string;
}
export interface JawiNames {
  couple: JawiCouple;
  couple2: JawiCouple;
}

export interface InvitingParty {
  name1: string;
  name2: string;
}
export interface Inviter {
  inviter1: InvitingParty;
  inviter2: InvitingParty | null;
}

export interface Contact {
  name: string;
  phoneNo: string;
}

/** Where guests send money to. */
export interface BankAccount {
  /** Storage key of the picture of its QR code. */
  qrUrl: string | null;
  name: string;
  bankName: string;
  accountNo: string;
}

/** Whether the page shows the Hijri date; `text`: as the couple write it, empty for the proposal. */
export interface HijriChoice {
  show: boolean;
  text: string;
}

/** What helps guests to find the place and to arrive there; each is empty where the couple give none. */
export interface PlaceNotes {
  /** The gate to take, or what it is near to. */
  landmark: string;
  parking: string;
  /** Where guests pray (surau). */
  prayerRoom: string;
  /** For guests in a wheelchair and others with a disability (OKU). */
  wheelchair: string;
}

/** What the page for those who drive to the wedding together has (rombongan); there is none unless `enabled`. */
export interface Convoy {
  enabled: boolean;
  meetingPoint: string;
  /** A map of the meeting point; empty: a search for it. */
  mapLink: string;
  /** As families write it, e.g. when they meet and when they leave. */
  time: string;
  /** How many, in which order, and what else drivers need to know. */
  cars: string;
  contactName: string;
  contactPhone: string;
}

/** Whether the wedding was postponed. The invitation's `date` is the new day, `null` while it is open. */
export interface Postponement {
  on: boolean;
  /** The day before, YYYY-MM-DD. */
  from: string | null;
  /** How often the event in guests' calendars was changed by postponements: `SEQUENCE` of RFC 5545. */
  sequence: number;
}

/** What a page is: before the details are there, the invitation, on the wedding's day, and after it. */
export const PHASES = ['save-the-date', 'invitation', 'today', 'thanks'] as const;
export type Phase = (typeof PHASES)[number];

/** Off: an invitation always; auto: by the date; or the phase that the couple chose. */
export const PHASE_MODES = ['off', 'auto', ...PHASES] as const;

/** Whether the page has phases, and its words afterwards. */
export interface PhaseChoice {
  mode: (typeof PHASE_MODES)[number];
  /** The text of the page afterwards; empty: the thanks in the invitation's language. */
  thanks: string;
}

/** When guests get the link of the live stream: from the first moment to before the second. ISO 8601. */
export interface LiveTimes {
  from: string;
  until: string;
}

/** What an open page is answered when it asks again. */
export interface LiveLinkAnswer {
  /** Empty outside of `times`. */
  link: string;
  /** `null`: the couple have no link, or no day. */
  times: LiveTimes | null;
}

/** A line of the programme; `time` as HH:MM. */
export interface TentativeEntry {
  time: string;
  activity: string;
}

/** How a text is set. `size` in pixels. */
export interface TextStyle {
  font: FontName;
  size: number;
  color: string;
  bold: boolean;
}

export type MessageAlignment = 'text-left' | 'text-center' | 'text-right';
export const MESSAGE_ALIGNMENTS: readonly MessageAlignment[] = ['text-left', 'text-center', 'text-right'];

export type FooterChoice = 'hashtag' | 'verse';
export const FOOTER_CHOICES: readonly FooterChoice[] = ['hashtag', 'verse'];

/** The highest of the headings above the second page's text; 0 is none. */
export const HIGHEST_PAGE_HEADER = 6;

export type CoverCategory = 'image' | 'colour';
export const COVER_CATEGORIES: readonly CoverCategory[] = ['image', 'colour'];

/** The cover's ground. `backgroundImage` is a photo of the gallery, by its `imageUrl`. */
export interface CoverPage {
  category: CoverCategory;
  backgroundImage: string | null;
  backgroundColor: string | null;
  hideText: boolean;
}

/** The cover's ground in the seeds' words; each `null` is as the design sets it. */
export interface FirstPage {
  backgroundImage: string | null;
  backgroundColor: string | null;
  hideText: boolean;
}

/** A page's own settings; each `null` is as the design sets it. Paddings in pixels. */
export interface PageStyle {
  title: TextStyle | null;
  coupleName: TextStyle | null;
  fullName: TextStyle | null;
  dateTimeTitle: TextStyle | null;
  paddingTop: number | null;
  paddingBottom: number | null;
}

/** The parts that are saved one by one; each counts its own revisions. */
export const INVITATION_SECTIONS = [
  'designLanguage',
  'names',
  'dateTime',
  'location',
  'mainPage',
  'secondPage',
  'attendance',
  'openingLogo',
  'placePhoto',
  'coverPhoto',
  'salamKaut',
  'giftReceiver',
  'music',
  'doa',
  'dressCode',
  'bottomBar',
  'others',
] as const;
export type InvitationSection = (typeof INVITATION_SECTIONS)[number];

/** An invitation as it leaves the server. Dates YYYY-MM-DD, times HH:MM in Malaysia, createdAt ISO 8601. */
export interface InvitationView {
  _id: string;
  /** For the owner; `null` to guests and for samples. */
  orderId: string | null;
  isSample: boolean;
  createdAt: string;
  language: InvitationLanguage;
  /** Empty until one is saved; guests then read the default of the language (`publicTitle`). */
  title: string;
  /** The design's id; `designCode` is the same, for clients that read that name. */
  design: string;
  designCode: string;
  /** The couple's options of a design that has choices; absent: none was ever chosen. */
  designChoices?: ChosenOption[];
  /** The rsvp package of the order, if it has one. */
  package: 'standard' | 'premium' | null;
  theme: DesignTheme;
  coupleNo: 1 | 2;

  openingOption: OpeningOption;
  customOpeningLogo: boolean;
  openingLogo: string | null;
  openingText: string;
  openingColor: string;

  couple: Couple;
  couple2: Couple | null;
  jawiNames: JawiNames;
  /**
   * What the page shows of them in designs that have a place for it:
   * a line for each couple that has both; `null`: none.
   */
  jawiText: string | null;
  /** The couple's own line below the names, in designs that have a place for it; empty: none. */
  coverLine: string;
  inviter: Inviter;
  contacts: Contact[];
  hashtag: string;
  /** `null`: as the design sets it. */
  shortNameStyle: TextStyle | null;
  fullNameStyle: TextStyle | null;

  date: string | null;
  postponed: Postponement;
  phases: PhaseChoice;
  /** Whether the page shows the Hijri date; `text`: as the couple write it, empty for the proposal. */
  hijri: HijriChoice;
  /** The Hijri date that the page shows; `null`: none. */
  hijriDate: string | null;
  /** Whether the page shows prayer times beside the programme, and of which district. */
  prayers: PrayerChoice;
  /** The prayer times that the page shows; `null`: none. */
  prayerTimes: ShownPrayerTimes | null;
  startTime: string;
  endTime: string;
  tentative: TentativeEntry[];
  venue: { venue: string; address: string };
  location: { googleMapLink: string; wazeLink: string };
  placeNotes: PlaceNotes;
  /** Storage key of the photo of gate or landmark; empty: none. */
  placePhoto: string;
  /** The owner's; guests read it on its own page alone. */
  convoy: Convoy;
  /** Of the live stream, https; guests get it within `liveTimes` alone. Empty: none. */
  liveLink: string;
  /** To guests, where there is a link: when they get it. */
  liveTimes?: LiveTimes;

  music: { videoId: string; link: string; startTime: number };
  /** `null`: the default text. */
  invitationWord: string | null;
  doa: string | null;

  page2: { header1: number; header2: number };
  page1Footer: { hashtagChecked: boolean; verseChecked: boolean };
  footer: FooterChoice[];
  customVerse: { verse: string; surah: string } | null;
  hideIslamicItem: boolean;
  enableSnowEffect: boolean;
  viewSnowEffect: boolean;

  viewAttendance: boolean;
  viewWishes: boolean;
  wishEnabled: boolean;
  /** Whether guests read a wish only after the couple have approved it. */
  approveWishes: boolean;
  /** The couple take no new answers and no changes at the moment. */
  answersClosed: boolean;
  /** Whether the couple take photos of guests: the album. */
  album: boolean;
  /** ISO 8601: from this moment on new RSVPs and more guests are refused; absent: never. */
  closesAt?: string;
  /** Most guests per answer; 0: no limit. */
  attendanceLimit: number;
  /** Most guests altogether; under 1: no limit. */
  totalAttendanceLimit: number;
  attendanceMessage: string;
  attendanceMessageAlignment: MessageAlignment;
  countdownLabel: string;

  dressCode: { enabled: boolean; male: string; female: string };
  bottomBar: { showLabel: boolean; color: string | null; iconColor: string | null; iconSize: number };
  viewSalamKaut: boolean;
  bankAccount: BankAccount;
  /** Of the other family, say; empty as the first may be. */
  secondBankAccount: BankAccount;
  giftReceiverName: string;
  giftDeliveryAddress: string;
  backgroundColor: string | null;
  contentTextColor: string | null;
  /** Storage key of the photo that designs with a place for one show, and how it lies there; absent: none. */
  coverPhoto?: string;
  photoLook?: PhotoLook;
  /** `null`: as the design sets it. */
  coverPage: CoverPage | null;
  page1Style: PageStyle | null;
  page2Style: PageStyle | null;
  page3Style: PageStyle | null;

  /** For the owner alone, as the next six: the owner's user id. */
  createdBy?: string;
  /** The links of the place that the couple opened and found right; the check is for these texts alone. */
  checkedLinks?: PlaceLinks;
  /** The same as `page2.header1`. */
  page2Header?: number;
  /** The cover's ground as it is stored. */
  firstPage?: FirstPage;
  /** The gallery's pictures in their order, as addresses below /storage/. */
  images?: string[];
  /** When the data of the guests is erased, and was; absent until a month before. ISO 8601. */
  guestData?: { eraseAt: string; erasedAt: string | null };
  /**
   * What the couple ordered and may always choose:
   * the earlier art of a design that was drawn anew since, or a hidden design.
   */
  orderedArt?: string;

  /** How often each section was saved; sent back as If-Match, it detects an edit of an older version. */
  revisions: Record<InvitationSection, number>;
}

export interface InvitationAnswer {
  invitation: InvitationView;
}

/** The default styles that a design gives the first and second page. */
export interface BaseDesign {
  page1: { coupleName: TextStyle };
  page2: { fullName: TextStyle };
}
export interface DesignLanguageAnswer extends InvitationAnswer {
  baseDesign: BaseDesign;
}
