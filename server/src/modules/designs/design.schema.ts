import type { EditedField } from '@serikad/shared/designs/admin-design.types';
import type { ColourShares } from '@serikad/shared/designs/search/cover-colours';
import type { Motif } from '@serikad/shared/designs/search/motifs';
import { Schema } from 'mongoose';
import {
  DESIGN_CATEGORIES,
  DESIGN_KITS,
  OPENING_KINDS,
  type DesignAsset,
  type DesignKit,
  type DesignView,
} from '@serikad/shared/designs/design.types';
import type { CoverSetting } from '@serikad/shared/designs/cover-setting';
import type { Story } from './sample-story.js';
import type { WidePicture } from './wide-picture.js';

/** The couple whose names a design's cover and sample invitation show. */
export interface DesignSample {
  bride: string;
  groom: string;
  title: string;
  /** The word between the names. */
  and: string;
  /** The day as the cover writes it. */
  date: string;
  place: string;
  /** The wedding of the sample; a design without one uses another's. */
  story?: Story;
}

/** A bundled design: everything that is read from the catalogue's files. */
export interface BundledDesign extends Omit<DesignView, 'coverImage' | 'rsvpUrl' | 'kit'> {
  /** Not there in designs that an earlier release has stored: those have their category's. */
  kit?: DesignKit;
  /** Whether it is only what the seller's designs of its layout begin with: in no list, and not to be edited. */
  base?: boolean;
  cover: {
    widths: number[];
    aspect: string;
    version: string;
    colours: ColourShares;
    setting?: CoverSetting;
    wide?: WidePicture;
  };
  sample: DesignSample;
  /** What its pictures show. */
  motifs: Motif[];
  /** Further words that find it. */
  searchWords: string;
}

/** A design as it is stored. `hidden` and `order` are the seller's once the design is there, and what is `edited`. */
export interface DesignRecord extends BundledDesign {
  /** Hash of the bundled part: unchanged, the seed writes nothing. */
  contentHash: string;
  hidden: boolean;
  order: number;
  /** Fields that hold the seller's value: drawing anew leaves them alone. */
  edited?: EditedField[];
  /** The bundled design whose art it uses; only on those that the seller has made. */
  basedOn?: string;
  /** Storage key of the seller's uploaded cover; replaces the bundled one. */
  ownCover?: string;
  /** When that which the shop shows of it last changed; absent while that was before this field. */
  changedAt?: Date;
  /** The colours of that cover; not there while it is not measured. */
  ownColours?: ColourShares;
  /** The seller's uploaded pictures; each replaces the bundled one of its role. `null`: there is none to be seen. */
  ownLayers?: OwnLayer[];
}

export interface OwnLayer {
  role: string;
  imageUrl: string | null;
}

/** The name of the model in the connection. */
export const DESIGN_MODEL = 'Design';

const text = { type: String, required: true } as const;
const number = { type: Number, required: true } as const;
const orNull = { type: String, default: null } as const;
/** A part without an id of its own. */
const subSchema = (definition: Record<string, unknown>): Schema =>
  new Schema(definition, { _id: false, strict: 'throw' });

/** What a list of designs needs of each. */
export type DesignSummaryRecord = Pick<DesignRecord, '_id' | 'name' | 'category' | 'theme' | 'videoUrl'> & {
  sample: Pick<DesignRecord['sample'], 'bride' | 'groom'>;
};

/** What the search needs of a stored design. */
export type SearchedRecord = DesignSummaryRecord &
  Pick<DesignRecord, 'ownCover' | 'ownColours'> & { assets: Pick<DesignAsset, 'role'>[] } &
  // A design of an earlier release that is not bundled any more has neither.
  Partial<Pick<DesignRecord, 'motifs' | 'searchWords'>> & { cover?: Partial<Pick<DesignRecord['cover'], 'colours'>> };

export const designSchema = new Schema<DesignRecord>(
  {
    _id: text,
    name: text,
    category: { ...text, enum: DESIGN_CATEGORIES },
    theme: { ...text, enum: ['light', 'dark'] },
    layout: text,
    kit: { type: String, enum: DESIGN_KITS },
    type: subSchema({ name: text, head: text }),
    palette: { type: Schema.Types.Mixed, required: true },
    finish: { type: Schema.Types.Mixed, required: true },
    buttonColor: text,
    buttonTextColor: text,
    outlinedButtonColor: text,
    outlinedButtonTextColor: text,
    navbar: subSchema({ color: text, textColor: text }),
    assets: [
      subSchema({
        role: text,
        imageUrl: text,
        fallbackUrl: String,
        position: text,
        page: text,
        width: number,
        height: number,
      }),
    ],
    opening: subSchema({
      category: { ...text, enum: OPENING_KINDS },
      leftImage: orNull,
      rightImage: orNull,
      centerImage: orNull,
    }),
    backgroundColor: text,
    firstPageBackgroundColor: text,
    videoUrl: subSchema({ premium: orNull }),
    cover: subSchema({
      widths: [Number],
      aspect: text,
      version: text,
      colours: Schema.Types.Mixed,
      setting: Schema.Types.Mixed,
      wide: Schema.Types.Mixed,
    }),
    sample: subSchema({
      bride: text,
      groom: text,
      title: text,
      and: text,
      date: text,
      place: text,
      story: Schema.Types.Mixed,
    }),
    motifs: { type: [String], default: undefined },
    searchWords: String,
    contentHash: text,
    hidden: { type: Boolean, required: true },
    order: number,
    edited: { type: [String], default: undefined },
    choices: { type: [Schema.Types.Mixed], default: undefined },
    variants: { type: [Schema.Types.Mixed], default: undefined },
    earlierOf: String,
    base: Boolean,
    basedOn: String,
    ownCover: String,
    changedAt: Date,
    ownColours: Schema.Types.Mixed,
    ownLayers: { type: [subSchema({ role: text, imageUrl: orNull })], default: undefined },
  },
  { collection: 'designs', autoIndex: false, versionKey: false, strict: 'throw', minimize: false },
);
// The catalogue's list, whole and by category, in its order.
designSchema.index({ hidden: 1, order: 1, _id: 1 }, { name: 'catalogue' });
designSchema.index({ hidden: 1, category: 1, order: 1, _id: 1 }, { name: 'catalogue_category' });
// Which uploaded pictures are in use.
designSchema.index({ ownCover: 1 }, { name: 'design_of_cover', sparse: true });
designSchema.index({ 'ownLayers.imageUrl': 1 }, { name: 'design_of_layer', sparse: true });
designSchema.index({ basedOn: 1 }, { name: 'designs_based_on', sparse: true });
