import type { InvitationView } from '../invitations/invitation.types.js';

/** The parts of an invitation that a video, a card or a PDF is made from. */
export const FROZEN_FIELDS = [
  'language',
  'design',
  'designChoices',
  'title',
  'coupleNo',
  'openingText',
  'couple',
  'couple2',
  'jawiText',
  'coverLine',
  'inviter',
  'contacts',
  'hashtag',
  'shortNameStyle',
  'fullNameStyle',
  'date',
  'hijriDate',
  'startTime',
  'endTime',
  'tentative',
  'venue',
  'location',
  'music',
  'invitationWord',
  'doa',
  'page2',
  'page1Footer',
  'footer',
  'customVerse',
  'hideIslamicItem',
  'dressCode',
  'backgroundColor',
  'contentTextColor',
  'coverPage',
  'page1Style',
  'page2Style',
  'page3Style',
] as const satisfies readonly (keyof InvitationView)[];

/**
 * An invitation's details as the couple confirmed them with an item. Later edits of the invitation don't reach it.
 * `confirmedAt` is ISO 8601.
 */
export type FrozenDetails = Pick<InvitationView, (typeof FROZEN_FIELDS)[number]> & { confirmedAt: string };

type FrozenField = (typeof FROZEN_FIELDS)[number];

/** What stays with the live invitation: whose it is, what the guest page alone does, and where money and gifts go. */
type LiveField =
  | '_id'
  | 'orderId'
  | 'isSample'
  | 'createdAt'
  | 'designCode'
  | 'coverPhoto'
  | 'photoLook'
  | 'package'
  | 'theme'
  | 'hijri'
  | 'jawiNames'
  | 'placeNotes'
  | 'placePhoto'
  | 'prayers'
  | 'prayerTimes'
  | 'postponed'
  | 'phases'
  | 'openingOption'
  | 'customOpeningLogo'
  | 'openingLogo'
  | 'openingColor'
  | 'enableSnowEffect'
  | 'viewSnowEffect'
  | 'viewAttendance'
  | 'viewWishes'
  | 'approveWishes'
  | 'wishEnabled'
  | 'answersClosed'
  | 'album'
  | 'closesAt'
  | 'attendanceLimit'
  | 'totalAttendanceLimit'
  | 'attendanceMessage'
  | 'attendanceMessageAlignment'
  | 'countdownLabel'
  | 'bottomBar'
  | 'viewSalamKaut'
  | 'bankAccount'
  | 'secondBankAccount'
  | 'giftReceiverName'
  | 'giftDeliveryAddress'
  | 'checkedLinks'
  | 'convoy'
  | 'liveLink'
  | 'liveTimes'
  | 'createdBy'
  | 'page2Header'
  | 'firstPage'
  | 'images'
  | 'guestData'
  | 'orderedArt'
  | 'revisions';

type None<T extends never> = T;
/** A new field of an invitation compiles only once it is in one of the two lists. */
export type UndecidedField = None<Exclude<keyof InvitationView, FrozenField | LiveField>>;
