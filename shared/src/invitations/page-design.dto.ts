import { Check, Flag, isColour, Nullable, OneOf, Part, Text, WholeNumber } from '../validation/decorators.js';
import { Described } from '../validation/field-schema.js';
import { COVER_CATEGORIES, type CoverCategory } from './invitation.types.js';
import { TextStyleDto } from './names.dto.js';

export const LARGEST_PAGE_PADDING = 400;
const LONGEST_IMAGE_URL = 200;

/** The cover's ground: one of the invitation's own photos, or a colour. */
export class CoverPageDto {
  @OneOf(COVER_CATEGORIES) category!: CoverCategory;

  /** A photo of the gallery, by its `imageUrl`. */
  @Described({ nullable: true })
  @Check(
    'coverImage',
    (value, object) => {
      if (value === null) return (object as CoverPageDto).category === 'image' ? 'required' : undefined;
      if (typeof value !== 'string') return 'text';
      return value !== '' && value.length <= LONGEST_IMAGE_URL ? undefined : 'ownPhoto';
    },
    { type: 'string', minLength: 1, maxLength: LONGEST_IMAGE_URL },
  )
  backgroundImage: string | null = null;

  @Described({ nullable: true })
  @Check(
    'coverColour',
    (value, object) => {
      if (value === null) return (object as CoverPageDto).category === 'colour' ? 'required' : undefined;
      return isColour(value) ? undefined : 'colour';
    },
    { type: 'string', pattern: '^#[0-9a-fA-F]{6}$' },
  )
  backgroundColor: string | null = null;

  /** Leaves the names, the date and the place off the cover. */
  @Flag() hideText!: boolean;
}

/** A page's own settings; each `null` is as the design sets it. */
export class PageStyleDto {
  @Nullable() @Part(() => TextStyleDto) title: TextStyleDto | null = null;
  @Nullable() @Part(() => TextStyleDto) coupleName: TextStyleDto | null = null;
  @Nullable() @Part(() => TextStyleDto) fullName: TextStyleDto | null = null;
  @Nullable() @Part(() => TextStyleDto) dateTimeTitle: TextStyleDto | null = null;
  /** Pixels. */
  @Nullable() @WholeNumber(0, LARGEST_PAGE_PADDING) paddingTop: number | null = null;
  @Nullable() @WholeNumber(0, LARGEST_PAGE_PADDING) paddingBottom: number | null = null;
}

/** A verse of the couple's own choice. */
export class CustomVerseDto {
  @Text({ max: 600, multiline: true }) verse!: string;
  @Text({ max: 80 }) surah!: string;
}
