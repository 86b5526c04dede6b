import type { AttendanceInfoDto } from '@serikad/shared/invitations/attendance-info.dto';
import type { DateTimeDto } from '@serikad/shared/invitations/date-time.dto';
import type { DesignLanguageDto } from '@serikad/shared/invitations/design-language.dto';
import type { InvitationView } from '@serikad/shared/invitations/invitation.types';
import type { LocationDto } from '@serikad/shared/invitations/location.dto';
import type { NamesDto } from '@serikad/shared/invitations/names.dto';
import type { SecondPageDto } from '@serikad/shared/invitations/pages.dto';
import type { EditorSection } from './sections';

type WithoutId<T extends { id: string }> = { [K in keyof Omit<T, 'id'>]: T[K] };

/** A number as it stands in its field; an empty field is `null`, which no check accepts. */
export type NumberInput = number | null;

/** What the form of each section holds: its body, and the choices that the body does not carry. */
export interface EditorValues {
  designLanguage: WithoutId<DesignLanguageDto> & { openingText: string };
  names: WithoutId<NamesDto>;
  dateTime: WithoutId<DateTimeDto>;
  location: WithoutId<LocationDto>;
  /** The text survives a look at the default one. */
  secondPage: { custom: boolean; text: string };
  /** A limit whose box is not ticked keeps its number, but is sent as 0. */
  attendance: Pick<WithoutId<AttendanceInfoDto>, 'show' | 'message'> & {
    messageAlignment: InvitationView['attendanceMessageAlignment'];
    limitOn: boolean;
    limit: NumberInput;
    totalOn: boolean;
    totalLimit: NumberInput;
  };
}

const FIRST_LIMIT = 5;
const FIRST_TOTAL_LIMIT = 500;

/** The forms of a stored invitation. */
export function valuesOf(invitation: InvitationView): EditorValues {
  return {
    designLanguage: {
      design: invitation.design,
      language: invitation.language,
      title: invitation.title,
      coupleNo: invitation.coupleNo,
      openingOption: invitation.openingOption,
      customOpeningLogo: invitation.customOpeningLogo,
      openingText: invitation.openingText,
    },
    names: {
      couple: invitation.couple,
      couple2: invitation.couple2,
      inviter: invitation.inviter,
      contacts: invitation.contacts,
      hashtag: invitation.hashtag,
      shortNameStyle: invitation.shortNameStyle,
      fullNameStyle: invitation.fullNameStyle,
    },
    dateTime: {
      date: invitation.date ?? '',
      startTime: invitation.startTime,
      endTime: invitation.endTime,
      tentative: invitation.tentative,
    },
    location: {
      venue: invitation.venue.venue,
      address: invitation.venue.address,
      googleMapLink: invitation.location.googleMapLink,
      wazeLink: invitation.location.wazeLink,
    },
    secondPage: { custom: invitation.invitationWord !== null, text: invitation.invitationWord ?? '' },
    attendance: {
      show: invitation.viewAttendance,
      message: invitation.attendanceMessage,
      messageAlignment: invitation.attendanceMessageAlignment,
      limitOn: invitation.attendanceLimit > 0,
      limit: invitation.attendanceLimit > 0 ? invitation.attendanceLimit : FIRST_LIMIT,
      totalOn: invitation.totalAttendanceLimit > 0,
      totalLimit: invitation.totalAttendanceLimit > 0 ? invitation.totalAttendanceLimit : FIRST_TOTAL_LIMIT,
    },
  };
}

/** Makes the body of a section's call out of its form. */
export const BODIES: {
  [S in EditorSection]: (id: string, values: EditorValues[S], coupleNo: 1 | 2) => Record<string, unknown>;
} = {
  designLanguage: (id, values) => ({ id, ...values }),
  // The second couple's names stay in the form when an invitation goes back to one couple, but are not sent.
  names: (id, values, coupleNo) => ({ id, ...values, couple2: coupleNo === 2 ? values.couple2 : null }),
  dateTime: (id, values) => ({ id, ...values }),
  location: (id, values) => ({ id, ...values }),
  secondPage: (id, { custom, text }) => ({ id, invitationWord: custom ? text : null }),
  attendance: (id, { show, message, messageAlignment, limitOn, limit, totalOn, totalLimit }) => ({
    id,
    show,
    message,
    messageAlignment,
    limit: limitOn ? limit : 0,
    totalLimit: totalOn ? totalLimit : 0,
  }),
};

/** The invitation as it would look with what stands in the forms, for the preview. */
export function withValues(invitation: InvitationView, values: EditorValues): InvitationView {
  const { designLanguage, names, dateTime, location, secondPage, attendance } = values;
  return {
    ...invitation,
    ...designLanguage,
    designCode: designLanguage.design,
    ...names,
    couple2: designLanguage.coupleNo === 2 ? names.couple2 : null,
    ...dateTime,
    date: dateTime.date === '' ? null : dateTime.date,
    venue: { venue: location.venue, address: location.address },
    location: { googleMapLink: location.googleMapLink, wazeLink: location.wazeLink },
    invitationWord: secondPage.custom && secondPage.text.trim() !== '' ? secondPage.text : null,
    viewAttendance: attendance.show,
    attendanceMessage: attendance.message,
    attendanceMessageAlignment: attendance.messageAlignment,
    attendanceLimit: attendance.limitOn ? (attendance.limit ?? 0) : 0,
    totalAttendanceLimit: attendance.totalOn ? (attendance.totalLimit ?? 0) : 0,
  };
}
