import type { AttendanceInfoDto } from '@serikad/shared/invitations/attendance-info.dto';
import type { DateTimeDto } from '@serikad/shared/invitations/date-time.dto';
import type { DesignLanguageDto } from '@serikad/shared/invitations/design-language.dto';
import type { DressCodeDto } from '@serikad/shared/invitations/dress-code.dto';
import type { GiftReceiverDto } from '@serikad/shared/invitations/gift-receiver.dto';
import type { Couple, InvitationView, InvitingParty } from '@serikad/shared/invitations/invitation.types';
import type { LocationDto } from '@serikad/shared/invitations/location.dto';
import type { NamesDto } from '@serikad/shared/invitations/names.dto';
import type { SalamKautDto } from '@serikad/shared/invitations/salam-kaut.dto';
import type { FormSection } from './sections.js';

/** All fields of a body but the id: a form has each of them, also those that a body may leave out. */
type WithoutId<T extends { id: string }> = Required<{ [K in keyof Omit<T, 'id'>]: T[K] }>;

/** A number as it stands in its field; an empty field is `null`. */
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
  dressCode: WithoutId<DressCodeDto>;
  /** The QR code is a file, which the section's picture holds. */
  salamKaut: Required<Pick<SalamKautDto, 'name' | 'bankName' | 'accountNo' | 'show'>>;
  /** The gifts themselves are rows of their own. */
  giftReceiver: WithoutId<GiftReceiverDto>;
  /** `minutes` and `seconds` from the beginning, as they are typed; an empty one is 0. */
  music: { link: string; minutes: NumberInput; seconds: NumberInput };
  /** The text survives a look at the default one; so does the prayer. */
  secondPage: { custom: boolean; invitationWord: string };
  doa: { custom: boolean; doa: string };
  /** A limit whose box is not ticked keeps its number, but is sent as 0. */
  attendance: Pick<WithoutId<AttendanceInfoDto>, 'show' | 'message'> & {
    messageAlignment: InvitationView['attendanceMessageAlignment'];
    limitOn: boolean;
    limit: NumberInput;
    totalOn: boolean;
    totalLimit: NumberInput;
  };
  bottomBar: { bottomBar: InvitationView['bottomBar'] };
  /** The verse of the couple's own survives a look at the default one. */
  others: {
    hashtagChecked: boolean;
    verseChecked: boolean;
    page2Header1: number;
    page2Header2: number;
    viewSnowEffects: boolean;
    hideIslamicItem: boolean;
    viewWishes: boolean;
    wishEnabled: boolean;
    countdownLabel: string;
    ownVerse: boolean;
    customVerse: { verse: string; surah: string };
    backgroundColor: string | null;
    contentTextColor: string | null;
  };
}

/** A section's form: its values, and the revision that the typing began from. It outlives a reload with the draft. */
export type SectionInput<S extends FormSection> = EditorValues[S] & { revision: number };
export type SectionInputs = { [S in FormSection]: SectionInput<S> };
