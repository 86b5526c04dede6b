import { Choices, Colour, Flag, Id, Nullable, Optional, Part, Text, WholeNumber } from '../validation/decorators.js';
import { FOOTER_CHOICES, HIGHEST_PAGE_HEADER, type FooterChoice } from './invitation.types.js';
import { CoverPageDto, CustomVerseDto, PageStyleDto } from './page-design.dto.js';
import { GivenOut } from '../validation/field-schema.js';
import { SERVER_SET_FIELDS } from './server-set-fields.js';

/** Body of PUT /api/invitation/update/others. What is left out stays as it is; `null` goes back to the design's. */
@GivenOut(...SERVER_SET_FIELDS)
export class OthersDto {
  @Id() id!: string;
  /** Without a hashtag (names section) the verse is shown, whatever is chosen. */
  @Choices(FOOTER_CHOICES) footer!: FooterChoice[];
  @Flag() viewSnowEffects!: boolean;
  @WholeNumber(0, HIGHEST_PAGE_HEADER) page2Header1!: number;
  @WholeNumber(0, HIGHEST_PAGE_HEADER) page2Header2!: number;

  @Optional() @Flag() hideIslamicItem?: boolean;
  @Optional() @Flag() viewWishes?: boolean;
  @Optional() @Flag() wishEnabled?: boolean;
  /** Whether guests read a wish only after the couple have approved it. */
  @Optional() @Flag() approveWishes?: boolean;
  @Optional() @Text({ max: 60, optional: true }) countdownLabel?: string;
  @Optional() @Nullable() @Part(() => CustomVerseDto) customVerse?: CustomVerseDto | null;
  @Optional() @Nullable() @Colour() backgroundColor?: string | null;
  @Optional() @Nullable() @Colour() contentTextColor?: string | null;
  @Optional() @Nullable() @Part(() => CoverPageDto) coverPage?: CoverPageDto | null;
  @Optional() @Nullable() @Part(() => PageStyleDto) page1Style?: PageStyleDto | null;
  @Optional() @Nullable() @Part(() => PageStyleDto) page2Style?: PageStyleDto | null;
  @Optional() @Nullable() @Part(() => PageStyleDto) page3Style?: PageStyleDto | null;
}
