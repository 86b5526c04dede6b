import type { DesignTheme } from '@serikad/shared/designs/design.types';
import type { InvitationSection, InvitationView } from '@serikad/shared/invitations/invitation.types';
import { rsvpPackage } from '@serikad/shared/invitations/packages';
import type { OrderInvitationSummary } from '@serikad/shared/orders/order.types';
import type { AttendanceState } from '../attendance/attendance.types.js';
import type { OrderRecord } from '../orders/order.schema.js';
import type { InvitationRecord } from './invitation.schema.js';

/** What an invitation's answer is made of. */
export interface InvitationParts {
  invitation: InvitationRecord;
  order: OrderRecord;
  attendance: AttendanceState;
  theme: DesignTheme;
}

/** An invitation as it leaves the server. Field by field: what is added to the record does not get out by itself. */
export function invitationView({ invitation, order, attendance, theme }: InvitationParts): InvitationView {
  return {
    _id: invitation._id.toHexString(),
    orderId: invitation.orderId.toHexString(),
    isSample: false,
    createdAt: invitation.createdAt.toISOString(),
    language: invitation.language,
    title: invitation.title,
    design: invitation.design,
    designCode: invitation.design,
    package: rsvpPackage(order.items),
    theme,
    coupleNo: invitation.coupleNo,
    openingOption: invitation.openingOption,
    customOpeningLogo: invitation.customOpeningLogo,
    openingLogo: invitation.openingLogo,
    openingText: invitation.openingText,
    openingColor: invitation.openingColor,
    couple: invitation.couple,
    couple2: invitation.couple2,
    inviter: invitation.inviter,
    contacts: invitation.contacts,
    hashtag: invitation.hashtag,
    shortNameStyle: invitation.shortNameStyle,
    fullNameStyle: invitation.fullNameStyle,
    date: invitation.date,
    startTime: invitation.startTime,
    endTime: invitation.endTime,
    tentative: invitation.tentative,
    venue: invitation.venue,
    location: invitation.location,
    music: invitation.music,
    invitationWord: invitation.invitationWord,
    doa: invitation.doa,
    page2: invitation.page2,
    page1Footer: invitation.page1Footer,
    footer: invitation.footer,
    customVerse: invitation.customVerse,
    hideIslamicItem: invitation.hideIslamicItem,
    enableSnowEffect: invitation.enableSnowEffect,
    viewSnowEffect: invitation.viewSnowEffect,
    viewAttendance: attendance.show,
    viewWishes: invitation.viewWishes,
    wishEnabled: invitation.wishEnabled,
    attendanceLimit: attendance.limit,
    totalAttendanceLimit: attendance.totalLimit,
    attendanceMessage: attendance.message,
    attendanceMessageAlignment: attendance.messageAlignment,
    countdownLabel: invitation.countdownLabel,
    dressCode: invitation.dressCode,
    bottomBar: invitation.bottomBar,
    viewSalamKaut: invitation.viewSalamKaut,
    bankAccount: invitation.bankAccount,
    giftReceiverName: invitation.giftReceiverName,
    giftDeliveryAddress: invitation.giftDeliveryAddress,
    backgroundColor: invitation.backgroundColor,
    contentTextColor: invitation.contentTextColor,
    revisions: { ...invitation.revisions, attendance: attendance.revision },
  };
}

/** An invitation as guests get it: a bank account that the couple do not show stays with them. */
export function guestInvitationView(parts: InvitationParts): InvitationView {
  const view = invitationView(parts);
  return view.viewSalamKaut ? view : { ...view, bankAccount: { qrUrl: null, name: '', bankName: '', accountNo: '' } };
}

/** What the list of orders shows of an invitation. */
export function invitationSummary(invitation: InvitationRecord): OrderInvitationSummary {
  const { title, design, language, coupleNo, couple, couple2, date, startTime, endTime, venue } = invitation;
  return {
    _id: invitation._id.toHexString(),
    title,
    design,
    language,
    coupleNo,
    couple,
    couple2,
    date,
    startTime,
    endTime,
    venue,
  };
}

const SECTION_FIELDS = {
  designLanguage: ['design', 'language', 'title', 'coupleNo', 'openingOption', 'customOpeningLogo', 'openingText'],
  names: ['couple', 'couple2', 'inviter', 'contacts', 'hashtag', 'shortNameStyle', 'fullNameStyle'],
  dateTime: ['date', 'startTime', 'endTime', 'tentative'],
  location: ['venue', 'location'],
  mainPage: ['title'],
  secondPage: ['invitationWord'],
} as const satisfies Partial<Record<InvitationSection, readonly (keyof InvitationView)[]>>;

/** The sections that an edit saves as a whole. */
export type EditableSection = keyof typeof SECTION_FIELDS;

/** A section as stored, for somebody whose edit was overtaken, and the revision to save over it. */
export function sectionView(invitation: InvitationRecord, section: EditableSection): Record<string, unknown> {
  const fields = SECTION_FIELDS[section].map((field) => [field, invitation[field]]);
  return { ...Object.fromEntries(fields), revision: invitation.revisions[section] };
}
