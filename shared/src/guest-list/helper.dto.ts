import { INVITATION_LANGUAGES, type InvitationLanguage } from '../i18n/language.js';
import { Id, Nullable, OneOf, Optional, Text, WholeNumber } from '../validation/decorators.js';
import { GivenOut } from '../validation/field-schema.js';
import { DEFAULT_FAMILY_SEATS, MOST_FAMILY_SEATS, type Side, SIDES } from './family.types.js';
import { GuestPhone } from './guest-phone-field.js';

class HelperFamilyDto {
  @Text({ max: 100 }) name!: string;
  /** The "Khas buat" line; empty: made from the name. */
  @Text({ max: 100, optional: true }) title: string = '';
  @WholeNumber(1, MOST_FAMILY_SEATS) seats: number = DEFAULT_FAMILY_SEATS;
  @OneOf(SIDES) side: Side = 'both';
  /** `null`: the invitation's. */
  @Nullable() @OneOf(INVITATION_LANGUAGES) language: InvitationLanguage | null = null;
}

/** Body of POST /api/helper/add. */
export class AddHelperFamilyDto extends HelperFamilyDto {
  @GuestPhone() phone: string = '';
}

/** Body of PUT /api/helper/edit. The phone stays when it is left out: a helper reads it masked. */
@GivenOut('maskedPhone', 'link', 'revision', 'createdAt', 'sent', 'chat')
export class EditHelperFamilyDto extends HelperFamilyDto {
  @Id() id!: string;
  @Optional() @GuestPhone() phone?: string;
}
