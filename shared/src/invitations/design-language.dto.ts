import { INVITATION_LANGUAGES, type InvitationLanguage } from '../i18n/language.js';
import { MOST_CHOICES, type ChosenOption } from '../designs/design-choices.js';
import { Flag, Id, ListOf, OneOf, Optional, Text } from '../validation/decorators.js';
import { OPENING_OPTIONS, type OpeningOption } from './invitation.types.js';
import { GivenOut } from '../validation/field-schema.js';
import { SERVER_SET_FIELDS } from './server-set-fields.js';

/** A couple's option of one of the design's choices. */
export class ChosenOptionDto implements ChosenOption {
  @Text({ max: 20 }) choice!: string;
  @Text({ max: 20 }) option!: string;
}

/** Body of PUT /api/invitation/update/design-language. */
@GivenOut(...SERVER_SET_FIELDS, 'openingLogo', 'openingColor', 'baseDesign')
export class DesignLanguageDto {
  @Id() id!: string;
  @Text({ max: 20 }) design!: string;
  @OneOf(INVITATION_LANGUAGES) language!: InvitationLanguage;
  /** Left out: as before. */
  @Optional() @Text({ max: 60 }) title?: string;
  @OneOf([1, 2]) coupleNo!: 1 | 2;
  @OneOf(OPENING_OPTIONS) openingOption!: OpeningOption;
  /** Whether the couple's own picture is on the seal instead of their initials. */
  @Flag() customOpeningLogo!: boolean;
  /** Options of the design's choices. Left out: as before; with another design, its first ones. */
  @Optional() @ListOf(() => ChosenOptionDto, MOST_CHOICES) designChoices?: ChosenOptionDto[];
  /** A text on the seal; more than one character overrides the initials. */
  @Optional() @Text({ max: 20, optional: true }) openingText?: string;
}
