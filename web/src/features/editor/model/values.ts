import type { AttendanceInfoDto } from '@serikad/shared/invitations/attendance-info.dto';
import type { DateTimeDto } from '@serikad/shared/invitations/date-time.dto';
import type { DesignLanguageDto } from '@serikad/shared/invitations/design-language.dto';
import type { Couple, InvitationView, InvitingParty } from '@serikad/shared/invitations/invitation.types';
import type { LocationDto } from '@serikad/shared/invitations/location.dto';
import type { NamesDto } from '@serikad/shared/invitations/names.dto';
import { newCouple } from '@serikad/shared/invitations/new-invitation';
import type { EditorSection } from './sections.js';

type WithoutId<T extends { id: string }> = { [K in keyof Omit<T, 'id'>]: T[K] };

/** A number as it stands in its field; an empty field is `null`, which no check accepts. */
export type NumberInput = number | null;

/** What the form of each section holds: its body, and the choices that the body does not carry. */
export interface EditorValues {
  /** The text on the seal survives a look at the initials. */
  designLanguage: WithoutId<DesignLanguageDto> & { openingText: string; ownText: boolean };
  /** Second couple and second party stay in the form while there is but one. */
  names: Omit<WithoutId<NamesDto>, 'couple2' | 'inviter'> & {
    couple2: Couple;
    inviter: { inviter1: InvitingParty; inviter2: InvitingParty };
    twoParties: boolean;
  };
  dateTime: WithoutId<DateTimeDto>;
  location: WithoutId<LocationDto>;
  /** The text survives a look at the default one. */
  secondPage: { custom: boolean; invitationWord: string };
  /** A limit whose box is not ticked keeps its number, but is sent as 0. */
  attendance: Pick<WithoutId<AttendanceInfoDto>, 'show' | 'message'> & {
    messageAlignment: InvitationView['attendanceMessageAlignment'];
    limitOn: boolean;
    limit: NumberInput;
    totalOn: boolean;
    totalLimit: NumberInput;
  };
}

/** A section's form: its values, and the revision that the typing began from. It outlives a reload with the draft. */
export type SectionInput<S extends EditorSection> = EditorValues[S] & { revision: number };
export type SectionInputs = { [S in EditorSection]: SectionInput<S> };

const FIRST_LIMIT = 5;
const FIRST_TOTAL_LIMIT = 500;

/** The forms of a stored invitation. */
export function valuesOf(invitation: InvitationView): EditorValues {
  const { inviter1, inviter2 } = invitation.inviter;
  return {
    designLanguage: {
      design: invitation.design,
      language: invitation.language,
      title: invitation.title,
      coupleNo: invitation.coupleNo,
      openingOption: invitation.openingOption,
      customOpeningLogo: invitation.customOpeningLogo,
      openingText: invitation.openingText,
      ownText: invitation.openingText !== '',
    },
    names: {
      couple: invitation.couple,
      couple2: invitation.couple2 ?? newCouple(),
      inviter: { inviter1, inviter2: inviter2 ?? { name1: '', name2: '' } },
      twoParties: inviter2 !== null,
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
    secondPage: { custom: invitation.invitationWord !== null, invitationWord: invitation.invitationWord ?? '' },
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

/** A section's form as it begins from what is stored. */
export function inputOf<S extends EditorSection>(section: S, invitation: InvitationView): SectionInput<S> {
  return { ...valuesOf(invitation)[section], revision: invitation.revisions[section] };
}

/** A form's values without the revision. */
export function valuesIn<S extends EditorSection>(input: SectionInput<S>): EditorValues[S] {
  const { revision: _began, ...values } = input;
  // An intersection less the part that was added is the rest of it; the compiler does not see so much.
  return values as unknown as EditorValues[S];
}

/** Makes the body of a section's call out of its form. */
export const BODIES: {
  [S in EditorSection]: (id: string, values: EditorValues[S], coupleNo: 1 | 2) => Record<string, unknown>;
} = {
  designLanguage: (id, { ownText, openingText, ...values }) => ({
    id,
    ...values,
    openingText: ownText ? openingText : '',
  }),
  names: (id, { couple2, inviter, twoParties, ...values }, coupleNo) => ({
    id,
    ...values,
    couple2: coupleNo === 2 ? couple2 : null,
    inviter: { ...inviter, inviter2: twoParties ? inviter.inviter2 : null },
  }),
  dateTime: (id, values) => ({ id, ...values }),
  location: (id, values) => ({ id, ...values }),
  secondPage: (id, { custom, invitationWord }) => ({ id, invitationWord: custom ? invitationWord : null }),
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
  const { names, dateTime, location, secondPage, attendance } = values;
  const { ownText, openingText, ...designLanguage } = values.designLanguage;
  const { couple2, inviter, twoParties, ...rest } = names;
  return {
    ...invitation,
    ...designLanguage,
    openingText: ownText ? openingText : '',
    designCode: designLanguage.design,
    ...rest,
    couple2: designLanguage.coupleNo === 2 ? couple2 : null,
    inviter: { ...inviter, inviter2: twoParties ? inviter.inviter2 : null },
    ...dateTime,
    date: dateTime.date === '' ? null : dateTime.date,
    venue: { venue: location.venue, address: location.address },
    location: { googleMapLink: location.googleMapLink, wazeLink: location.wazeLink },
    invitationWord: secondPage.custom && secondPage.invitationWord.trim() !== '' ? secondPage.invitationWord : null,
    viewAttendance: attendance.show,
    attendanceMessage: attendance.message,
    attendanceMessageAlignment: attendance.messageAlignment,
    attendanceLimit: attendance.limitOn ? (attendance.limit ?? 0) : 0,
    totalAttendanceLimit: attendance.totalOn ? (attendance.totalLimit ?? 0) : 0,
  };
}
