import {
  Choices,
  Flag,
  Id,
  IdList,
  OneOf,
  Optional,
  Part,
  QueryNumber,
  Text,
  WebLink,
} from '../validation/decorators.js';
import { MOST_DESIGNS } from './admin-design.types.js';
import { DesignColourValue } from './design-colour.js';
import {
  DESIGN_CATEGORIES,
  DESIGN_THEMES,
  type DesignCategory,
  type DesignPalette,
  type DesignTheme,
} from './design.types.js';
import { FONT_NAMES, type FontName } from './fonts.js';
import { LONGEST_SEARCH_WORDS, MOST_MOTIFS, type Motif, MOTIFS } from './search/motifs.js';

/** Query of GET /api/admin/design/find. */
export class AdminDesignQuery {
  @QueryNumber(0, 1_000_000) skip: number = 0;
  @QueryNumber(1, 100) limit: number = 50;
  @OneOf([...DESIGN_CATEGORIES, 'all']) category: DesignCategory | 'all' = 'all';
}

/** Body of POST /api/admin/design/create. */
export class CreateDesignDto {
  /** The design whose drawing it begins with. */
  @Id() basedOn!: string;
  @Text({ max: 60 }) name!: string;
  @OneOf(DESIGN_CATEGORIES) category!: DesignCategory;
  @OneOf(DESIGN_THEMES) theme!: DesignTheme;
  /** Of the motion video; empty while there is none. */
  @WebLink() videoUrl!: string;
}

/** Every colour of the pages: a palette is changed whole. */
export class DesignPalettePart implements DesignPalette {
  @DesignColourValue() ground!: string;
  @DesignColourValue() ground2!: string;
  @DesignColourValue() ink!: string;
  @DesignColourValue() inkSoft!: string;
  @DesignColourValue() name!: string;
  @DesignColourValue() amp!: string;
  @DesignColourValue() accent!: string;
  @DesignColourValue() line!: string;
  @DesignColourValue() hair!: string;
  @DesignColourValue() card!: string;
  @DesignColourValue() cardLine!: string;
  @DesignColourValue() btn!: string;
  @DesignColourValue() btnInk!: string;
  @DesignColourValue() band!: string;
  @DesignColourValue() bandInk!: string;
  @DesignColourValue() bandSoft!: string;
  @DesignColourValue() bandLine!: string;
  @DesignColourValue() bar!: string;
  @DesignColourValue() barInk!: string;
  @DesignColourValue() barLine!: string;
  @DesignColourValue() sheet!: string;
  @DesignColourValue() tint!: string;
  @DesignColourValue() err!: string;
  @DesignColourValue() sealInk!: string;
  @DesignColourValue() door!: string;
  @DesignColourValue() shop!: string;
}

/** The faces of the couple's names and of headings. */
export class DesignFacesPart {
  @OneOf(FONT_NAMES) name!: FontName;
  @OneOf(FONT_NAMES) head!: FontName;
}

export class DesignNavbarPart {
  @DesignColourValue() color!: string;
  @DesignColourValue() textColor!: string;
}

/** Body of PUT /api/admin/design/update: what is left out stays as it is. */
export class UpdateDesignDto {
  @Id() id!: string;
  @Optional() @Text({ max: 60 }) name?: string;
  @Optional() @OneOf(DESIGN_CATEGORIES) category?: DesignCategory;
  @Optional() @OneOf(DESIGN_THEMES) theme?: DesignTheme;
  /** Of the motion video; empty for none. */
  @Optional() @WebLink() videoUrl?: string;
  /** What its pictures show, for the search. */
  @Optional() @Choices(MOTIFS, MOST_MOTIFS) motifs?: Motif[];
  /** Further words that find it, in any language. */
  @Optional() @Text({ max: LONGEST_SEARCH_WORDS, optional: true }) searchWords?: string;
  @Optional() @Part(() => DesignFacesPart) type?: DesignFacesPart;
  @Optional() @Part(() => DesignPalettePart) palette?: DesignPalettePart;
  @Optional() @Part(() => DesignNavbarPart) navbar?: DesignNavbarPart;
  @Optional() @DesignColourValue() buttonColor?: string;
  @Optional() @DesignColourValue() buttonTextColor?: string;
  @Optional() @DesignColourValue() outlinedButtonColor?: string;
  @Optional() @DesignColourValue() outlinedButtonTextColor?: string;
  @Optional() @DesignColourValue() backgroundColor?: string;
  @Optional() @DesignColourValue() firstPageBackgroundColor?: string;
}

/** Body of PUT /api/admin/design/hidden. */
export class HideDesignDto {
  @Id() id!: string;
  @Flag() hidden!: boolean;
}

/** Body of PUT /api/admin/design/order: all designs in their new order, hidden ones too. */
export class OrderDesignsDto {
  @IdList(MOST_DESIGNS) ids!: string[];
}

/** Form of POST and body of DELETE /api/admin/design/cover. */
export class DesignCoverDto {
  @Id() id!: string;
}

/** Form of POST /api/admin/design/layer. */
export class DesignLayerDto {
  @Id() id!: string;
  /** One of the design's layers. */
  @Text({ max: 40 }) role!: string;
}

/** Body of DELETE /api/admin/design/layer. */
export class RemoveDesignLayerDto extends DesignLayerDto {
  /** Whether nothing is shown there from now on, instead of the bundled picture. */
  @Optional() @Flag() empty?: boolean;
}
