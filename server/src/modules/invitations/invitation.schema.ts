import type { ChosenOption } from '@serikad/shared/designs/design-choices';
import { INVITATION_SECTIONS, type InvitationSection } from '@serikad/shared/invitations/invitation.types';
import type { InvitationContent } from '@serikad/shared/invitations/new-invitation';
import { Schema, type SchemaDefinition, type Types } from 'mongoose';

export const INVITATION_MODEL = 'Invitation';

/** The sections whose revisions the invitation counts; the attendance counts its own beside its seats. */
export type StoredSection = Exclude<InvitationSection, 'attendance'>;
export const STORED_SECTIONS = INVITATION_SECTIONS.filter((section) => section !== 'attendance');

/** The sections that came after invitations were stored. */
type LaterSection = 'placePhoto' | 'coverPhoto';

/** What invitations that were stored before it was there lack: as the design sets it, open for answers, or nothing. */
type LaterContent =
  | 'album'
  | 'answersClosed'
  | 'approveWishes'
  | 'hijri'
  | 'jawiNames'
  | 'coverLine'
  | 'placeNotes'
  | 'placePhoto'
  | 'prayers'
  | 'postponed'
  | 'phases'
  | 'secondBankAccount'
  | 'convoy'
  | 'liveLink'
  | 'coverPage'
  | 'page1Style'
  | 'page2Style'
  | 'page3Style';

/**
 * An invitation as stored. Its guests' answers, gifts, photos and attendance settings have collections of their own.
 */
export interface InvitationRecord
  extends Omit<InvitationContent, LaterContent>, Partial<Pick<InvitationContent, LaterContent>> {
  _id: Types.ObjectId;
  orderId: Types.ObjectId;
  userId: Types.ObjectId;
  createdAt: Date;
  /** Invitations that were stored before they could have a photo lack its revision: it is 0. */
  revisions: Record<Exclude<StoredSection, LaterSection>, number> & Partial<Record<LaterSection, number>>;
  /** Absent until a month before, and again after a save of the date. */
  guestErasure?: GuestErasure;
  /** Absent as long as the couple chose nothing of a design that has choices. */
  designChoices?: ChosenOption[];
  /** The earlier art of a design that was drawn anew after it was ordered; docs/decisions/214. */
  orderedArt?: string;
}

/** When the data of the guests is erased: decision 183. */
export interface GuestErasure {
  dueAt: Date;
  /** When the job looks at the invitation next. */
  nextAt: Date;
  /** When data was erased last; absent before. */
  erasedAt?: Date;
  /** Persons whose data was erased. */
  persons?: number;
}

const text = { type: String, default: '' };
const textOrNull = { type: String, default: null };
const flag = { type: Boolean, required: true };
const count = { type: Number, required: true };

/** A part with fields of its own; `null` where the part may be missing. */
const subSchema = (definition: SchemaDefinition): { type: Schema; default: null } => ({
  type: new Schema(definition, { _id: false, minimize: false }),
  default: null,
});
const listOf = (definition: SchemaDefinition): { type: Schema[] } => ({ type: [subSchema(definition).type] });

const person = subSchema({ shortName: text, fullName: text });
const jawi = subSchema({ groom: text, bride: text });
const couple = subSchema({ groom: person, bride: person, order: text });
const party = subSchema({ name1: text, name2: text });
const style = subSchema({ font: text, size: count, color: text, bold: flag });
const numberOrNull = { type: Number, default: null };
const pageStyle = subSchema({
  title: style,
  coupleName: style,
  fullName: style,
  dateTimeTitle: style,
  paddingTop: numberOrNull,
  paddingBottom: numberOrNull,
});

export const invitationSchema = new Schema<InvitationRecord>(
  {
    orderId: { type: Schema.Types.ObjectId, required: true },
    userId: { type: Schema.Types.ObjectId, required: true },
    createdAt: { type: Date, required: true },
    language: text,
    title: text,
    design: text,
    coupleNo: count,
    openingOption: text,
    customOpeningLogo: flag,
    openingLogo: textOrNull,
    openingText: text,
    openingColor: text,
    couple,
    couple2: couple,
    jawiNames: subSchema({ couple: jawi, couple2: jawi }),
    coverLine: { type: String },
    inviter: subSchema({ inviter1: party, inviter2: party }),
    contacts: listOf({ name: text, phoneNo: text }),
    hashtag: text,
    shortNameStyle: style,
    fullNameStyle: style,
    date: textOrNull,
    postponed: subSchema({ on: flag, from: textOrNull, sequence: count }),
    phases: subSchema({ mode: text, thanks: text }),
    hijri: subSchema({ show: flag, text }),
    prayers: subSchema({ show: flag, district: text }),
    startTime: text,
    endTime: text,
    tentative: listOf({ time: text, activity: text }),
    venue: subSchema({ venue: text, address: text }),
    location: subSchema({ googleMapLink: text, wazeLink: text }),
    placeNotes: subSchema({ landmark: text, parking: text, prayerRoom: text, wheelchair: text }),
    placePhoto: { type: String },
    coverPhoto: { type: String },
    // Measured by the server, and written and read as a whole.
    photoLook: { type: Object },
    convoy: subSchema({
      enabled: flag,
      meetingPoint: text,
      mapLink: text,
      time: text,
      cars: text,
      contactName: text,
      contactPhone: text,
    }),
    liveLink: { type: String },
    checkedLinks: subSchema({ googleMapLink: text, wazeLink: text }),
    music: subSchema({ videoId: text, link: text, startTime: count }),
    invitationWord: textOrNull,
    doa: textOrNull,
    page2: subSchema({ header1: count, header2: count }),
    page1Footer: subSchema({ hashtagChecked: flag, verseChecked: flag }),
    footer: { type: [String] },
    customVerse: subSchema({ verse: text, surah: text }),
    hideIslamicItem: flag,
    enableSnowEffect: flag,
    viewSnowEffect: flag,
    viewWishes: flag,
    wishEnabled: flag,
    approveWishes: flag,
    answersClosed: { type: Boolean },
    album: { type: Boolean },
    countdownLabel: text,
    dressCode: subSchema({ enabled: flag, male: text, female: text }),
    bottomBar: subSchema({ showLabel: flag, color: textOrNull, iconColor: textOrNull, iconSize: count }),
    viewSalamKaut: flag,
    bankAccount: subSchema({ qrUrl: textOrNull, name: text, bankName: text, accountNo: text }),
    secondBankAccount: subSchema({ qrUrl: textOrNull, name: text, bankName: text, accountNo: text }),
    giftReceiverName: text,
    giftDeliveryAddress: text,
    backgroundColor: textOrNull,
    contentTextColor: textOrNull,
    coverPage: subSchema({ category: text, backgroundImage: textOrNull, backgroundColor: textOrNull, hideText: flag }),
    page1Style: pageStyle,
    page2Style: pageStyle,
    page3Style: pageStyle,
    // Written and read by the driver alone.
    guestErasure: { type: Object },
    designChoices: { ...listOf({ choice: text, option: text }), default: undefined },
    orderedArt: String,
    revisions: subSchema({
      ...Object.fromEntries(STORED_SECTIONS.map((section) => [section, count])),
      placePhoto: { type: Number },
      coverPhoto: { type: Number },
    }),
  } as never,
  { collection: 'invitations', versionKey: false, strict: 'throw', autoIndex: false, minimize: false },
);

invitationSchema.index({ orderId: 1 }, { name: 'invitation_of_order', unique: true });
// Of those without a moment, which are nearly all, by date; of the others by the moment.
invitationSchema.index({ 'guestErasure.nextAt': 1, date: 1 }, { name: 'guest_data_to_erase' });
invitationSchema.index({ openingLogo: 1 }, { name: 'invitation_of_opening_logo' });
invitationSchema.index({ coverPhoto: 1 }, { name: 'invitation_of_cover_photo', sparse: true });
invitationSchema.index({ placePhoto: 1 }, { name: 'invitation_of_place_photo', sparse: true });
invitationSchema.index({ 'bankAccount.qrUrl': 1 }, { name: 'invitation_of_bank_qr' });
invitationSchema.index({ 'secondBankAccount.qrUrl': 1 }, { name: 'invitation_of_second_bank_qr', sparse: true });
