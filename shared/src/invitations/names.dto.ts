import { Colour, Flag, Id, ListOf, Nullable, OneOf, Optional, Part, Text } from '../validation/decorators.js';
import { FONT_NAMES, TEXT_SIZES, type FontName } from '../designs/fonts.js';
import { ContactPhone } from './contact-phone.js';
import { MOST_CONTACTS, MOST_COVER_LINE_LETTERS } from './defaults.js';
import { COUPLE_ORDERS, type CoupleOrder } from './invitation.types.js';
import { JawiName } from './jawi-name.js';
import { GivenOut } from '../validation/field-schema.js';
import { SERVER_SET_FIELDS } from './server-set-fields.js';

export class PersonNameDto {
  @Text({ max: 40 }) shortName!: string;
  @Text({ max: 120 }) fullName!: string;
}

export class CoupleDto {
  @Part(() => PersonNameDto) groom!: PersonNameDto;
  @Part(() => PersonNameDto) bride!: PersonNameDto;
  @OneOf(COUPLE_ORDERS) order!: CoupleOrder;
}

export class JawiCoupleDto {
  @JawiName() groom!: string;
  @JawiName() bride!: string;
}

export class JawiNamesDto {
  @Part(() => JawiCoupleDto) couple!: JawiCoupleDto;
  @Part(() => JawiCoupleDto) couple2!: JawiCoupleDto;
}

export class InvitingPartyDto {
  @Text({ max: 120 }) name1!: string;
  @Text({ max: 120, optional: true }) name2: string = '';
}

export class InviterDto {
  @Part(() => InvitingPartyDto) inviter1!: InvitingPartyDto;
  @Nullable() @Part(() => InvitingPartyDto) inviter2: InvitingPartyDto | null = null;
}

export class ContactDto {
  @Text({ max: 60 }) name!: string;
  @ContactPhone() phoneNo!: string;
}

export class TextStyleDto {
  @OneOf(FONT_NAMES) font!: FontName;
  @OneOf(TEXT_SIZES) size!: number;
  @Colour() color!: string;
  @Flag() bold!: boolean;
}

/** Body of PUT /api/invitation/update/names. What may be left out stays as it is then. */
@GivenOut(...SERVER_SET_FIELDS)
export class NamesDto {
  @Id() id!: string;
  @Part(() => CoupleDto) couple!: CoupleDto;
  /** The second couple of an invitation for two, else `null`. */
  @Nullable() @Part(() => CoupleDto) couple2: CoupleDto | null = null;
  /**
   * The short names in Jawi; each may be empty, and those of a second couple are kept for two couples alone.
   * Left out, they stay as they are.
   */
  @Optional() @Part(() => JawiNamesDto) jawiNames?: JawiNamesDto;
  /**
   * Below the names, in designs that have a place for it, e.g. the names in Chinese, Tamil or Urdu. Left out, it stays.
   */
  @Optional() @Text({ max: MOST_COVER_LINE_LETTERS, optional: true }) coverLine?: string;
  @Part(() => InviterDto) inviter!: InviterDto;
  @Optional() @ListOf(() => ContactDto, MOST_CONTACTS) contacts?: ContactDto[];
  @Optional() @Text({ max: 60, optional: true }) hashtag?: string;
  /** `null`: as the design sets it. */
  @Optional() @Nullable() @Part(() => TextStyleDto) shortNameStyle?: TextStyleDto | null;
  @Optional() @Nullable() @Part(() => TextStyleDto) fullNameStyle?: TextStyleDto | null;
}
