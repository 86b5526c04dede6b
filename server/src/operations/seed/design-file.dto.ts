import {
  Check,
  Choices,
  Flag,
  ListOf,
  OneOf,
  Optional,
  Part,
  Text,
  WholeNumber,
} from '@serikad/shared/validation/decorators';
import { CHOICE_ID, MOST_CHOICES } from '@serikad/shared/designs/design-choices';
import { DesignColourValue, isDesignColour } from '@serikad/shared/designs/design-colour';
import {
  DESIGN_CATEGORIES,
  DESIGN_COLOURS,
  DESIGN_KITS,
  DESIGN_THEMES,
  OPENING_KINDS,
  type DesignCategory,
  type DesignChoice,
  type DesignFinish,
  type DesignKit,
  type DesignOption,
  type DesignPalette,
  type DesignTheme,
  type DesignVariant,
  type OpeningKind,
} from '@serikad/shared/designs/design.types';
import { COLOUR_WORDS } from '@serikad/shared/designs/search/colour-words';
import type { ColourShares } from '@serikad/shared/designs/search/cover-colours';
import { LONGEST_SEARCH_WORDS, MOST_MOTIFS, type Motif, MOTIFS } from '@serikad/shared/designs/search/motifs';
import type { CoverSetting } from '@serikad/shared/designs/cover-setting';
import { isCoverSetting } from '../../modules/designs/is-cover-setting.js';
import { isWidePicture, type WidePicture } from '../../modules/designs/wide-picture.js';
import { SampleStoryDto } from './sample-story.dto.js';

/** Colours, lengths, numbers and names, as in a shadow; nothing that ends a declaration or loads something. */
const CSS_CHARACTERS = /^[a-z0-9#%.,()/ -]{1,200}$/i;
const isCssValue = (text: string): boolean => CSS_CHARACTERS.test(text) && !text.toLowerCase().includes('url');
/** A design, or an earlier version of its art: `cv0001-1`. */
export const DESIGN_ID = /^cv\d{4}(-\d)?$/;
const PICTURE = /^designs\/[a-z0-9-]+\/[a-z0-9-]+\.[0-9a-f]{8}\.(avif|webp|svg)$/;
const MOST_ASSETS = 60;
const MOST_VARIANTS = 60;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isBox = (value: unknown): boolean =>
  isRecord(value) &&
  ['x', 'y', 'width', 'height'].every((side) => {
    const fraction = value[side];
    return typeof fraction === 'number' && fraction >= 0 && fraction <= 1;
  });

const isLabel = (value: unknown): boolean =>
  isRecord(value) &&
  ['malay', 'english'].every((language) => typeof value[language] === 'string' && value[language] !== '');

const isFinish = (value: unknown): boolean =>
  isRecord(value) &&
  Object.entries(value).every(
    ([name, entry]) =>
      /^[a-z][a-zA-Z0-9]*$/.test(name) &&
      (typeof entry === 'number' || (typeof entry === 'string' && isCssValue(entry))),
  );

const isColours = (value: unknown): boolean =>
  isRecord(value) &&
  Object.entries(value).every(
    ([name, colour]) => DESIGN_COLOURS.some((known) => known === name) && isDesignColour(colour),
  );

const isNamed = (value: unknown): value is Record<string, unknown> =>
  isRecord(value) && typeof value['id'] === 'string' && CHOICE_ID.test(value['id']) && isLabel(value['label']);

const isOption = (value: unknown): boolean =>
  isNamed(value) &&
  isColours(value['palette'] ?? {}) &&
  isFinish(value['finish'] ?? {}) &&
  DESIGN_THEMES.some((theme) => theme === (value['theme'] ?? theme));

/** Hours of options that the choice has, ascending from 00:00. */
function areHours(value: unknown, options: readonly DesignOption[]): boolean {
  if (!Array.isArray(value)) return value === undefined;
  const hours: unknown[] = value;
  const times = hours.map((hour) => (isRecord(hour) ? hour['from'] : undefined));
  return (
    times[0] === '00:00' &&
    times.every((time, index) => {
      const before = times[index - 1];
      return typeof time === 'string' && /^\d\d:\d\d$/.test(time) && (typeof before !== 'string' || before < time);
    }) &&
    hours.every((hour) => isRecord(hour) && options.some(({ id }) => id === hour['option']))
  );
}

/** Options' ids are unique in the design, as pictures name them alone. */
function areChoices(value: unknown): boolean {
  if (!Array.isArray(value) || value.length > MOST_CHOICES) return false;
  const options = value.map((choice: unknown) => (isNamed(choice) ? choice['options'] : undefined));
  if (!options.every((list) => Array.isArray(list) && list.length > 1 && list.every(isOption))) return false;
  const lists = options as DesignOption[][];
  if (!value.every((choice: Record<string, unknown>, index) => areHours(choice['byHour'], lists[index] ?? [])))
    return false;
  const ids = lists.flat().map(({ id }) => id);
  return new Set(ids).size === ids.length;
}

const isShare = ([word, share]: [string, unknown]): boolean =>
  COLOUR_WORDS.some((known) => known === word) && typeof share === 'number' && share >= 0 && share <= 1;

/** Address of a picture below /storage/. */
const Picture = (): PropertyDecorator =>
  Check('picture', (value) => (typeof value === 'string' && PICTURE.test(value) ? undefined : 'link'));

class FacesDto {
  @Text({ max: 40 }) name!: string;
  @Text({ max: 40 }) head!: string;
}

class NavbarDto {
  @DesignColourValue() color!: string;
  @DesignColourValue() textColor!: string;
}

class OpeningDto {
  @OneOf(OPENING_KINDS) category!: OpeningKind;
  @Picture() leftImage!: string;
  @Picture() rightImage!: string;
  @Picture() centerImage!: string;
}

export class AssetDto {
  @Text({ max: 40 }) role!: string;
  @Picture() imageUrl!: string;
  @Optional() @Picture() fallbackUrl?: string;
  @Text({ max: 40 }) position!: string;
  @Text({ max: 40 }) page!: string;
  @WholeNumber(0, 4000) width!: number;
  @WholeNumber(0, 4000) height!: number;
}

/** Another picture of a role, for some options. */
class VariantDto implements DesignVariant {
  @Text({ max: 40 }) role!: string;
  @Check('options', (value) =>
    Array.isArray(value) && value.length > 0 && value.every((id) => typeof id === 'string' && CHOICE_ID.test(id))
      ? undefined
      : 'list',
  )
  options!: string[];
  @Picture() imageUrl!: string;
  @Optional() @Picture() fallbackUrl?: string;
}

class CoverDto {
  @Check('widths', (value) =>
    Array.isArray(value) && value.length > 0 && value.every((width) => Number.isInteger(width)) ? undefined : 'list',
  )
  widths!: number[];
  @Text({ max: 10 }) aspect!: string;
  @Text({ max: 20 }) version!: string;

  /** Shares of the cover by colour word, for the search. */
  @Check('colours', (value) => (isRecord(value) && Object.entries(value).every(isShare) ? undefined : 'object'))
  colours!: ColourShares;

  /** Boxes of the cover's texts, as fractions of its size: the art's contrast check reads them. */
  @Optional()
  @Check('boxes', (value) => (isRecord(value) && Object.values(value).every(isBox) ? undefined : 'object'))
  text?: Record<string, Record<string, number>>;

  @Optional()
  @Check('setting', (value) => (isCoverSetting(value) ? undefined : 'object'))
  setting?: CoverSetting;

  @Optional()
  @Check('wide', (value) => (isWidePicture(value) ? undefined : 'object'))
  wide?: WidePicture;
}

class SampleDto {
  @Text({ max: 40 }) bride!: string;
  @Text({ max: 40 }) groom!: string;
  @Text({ max: 60 }) title!: string;
  @Text({ max: 10 }) and!: string;
  @Text({ max: 60 }) date!: string;
  @Text({ max: 120 }) place!: string;
  @Optional() @Part(() => SampleStoryDto) story?: SampleStoryDto;
}

/** The shape of catalogue/<id>/design.json. */
export class DesignFile {
  @Check('designId', (value) => (typeof value === 'string' && DESIGN_ID.test(value) ? undefined : 'invalid'))
  _id!: string;
  /** Of an earlier version of a design's art: the design. */
  @Optional()
  @Check('designId', (value) => (typeof value === 'string' && DESIGN_ID.test(value) ? undefined : 'invalid'))
  earlierOf?: string;
  /** Whether it is only what the seller's designs of its layout begin with. */
  @Optional() @Flag() base?: boolean;
  @Text({ max: 60 }) name!: string;
  @OneOf(DESIGN_CATEGORIES) category!: DesignCategory;
  @OneOf(['light', 'dark']) theme!: DesignTheme;
  @Choices(MOTIFS, MOST_MOTIFS) motifs!: Motif[];
  @Text({ max: LONGEST_SEARCH_WORDS, optional: true }) searchWords!: string;
  @Text({ max: 40 }) layout!: string;
  @Optional() @OneOf(DESIGN_KITS) kit?: DesignKit;
  @WholeNumber(0, 100_000) order!: number;
  @Part(() => FacesDto) type!: FacesDto;

  @Check('palette', (value) => {
    if (!isRecord(value) || Object.keys(value).length !== DESIGN_COLOURS.length) return 'object';
    return DESIGN_COLOURS.every((name) => isDesignColour(value[name])) ? undefined : 'colour';
  })
  palette!: DesignPalette;

  @Check('finish', (value) => (isFinish(value) ? undefined : 'object'))
  finish!: DesignFinish;

  @DesignColourValue() buttonColor!: string;
  @DesignColourValue() buttonTextColor!: string;
  @DesignColourValue() outlinedButtonColor!: string;
  @DesignColourValue() outlinedButtonTextColor!: string;
  @Part(() => NavbarDto) navbar!: NavbarDto;
  @DesignColourValue() backgroundColor!: string;
  @DesignColourValue() firstPageBackgroundColor!: string;
  @Part(() => OpeningDto) opening!: OpeningDto;
  @ListOf(() => AssetDto, MOST_ASSETS) assets!: AssetDto[];
  @Optional()
  @Check('choices', (value) => (areChoices(value) ? undefined : 'object'))
  choices?: DesignChoice[];
  @Optional() @ListOf(() => VariantDto, MOST_VARIANTS) variants?: VariantDto[];
  @Part(() => CoverDto) cover!: CoverDto;
  @Part(() => SampleDto) sample!: SampleDto;
}

/** The shape of catalogue/common/common.json: pictures that all designs share. */
export class CommonFile {
  @ListOf(() => AssetDto, MOST_ASSETS) assets!: AssetDto[];
}
