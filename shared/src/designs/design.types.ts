export type DesignCategory = 'floral' | 'minimalist' | 'islamic' | 'vintage' | 'modern' | 'classic' | 'rustic';
export const DESIGN_CATEGORIES: readonly DesignCategory[] = [
  'floral',
  'minimalist',
  'islamic',
  'vintage',
  'modern',
  'classic',
  'rustic',
];

export const DEFAULT_DESIGN = 'cv0004';
export const CATALOGUE_PAGE_SIZE = 18;
export const PICKER_PAGE_SIZE = 30;
/** How many designs the home page shows. */
export const SHELF_SIZE = 7;

export type DesignTheme = 'light' | 'dark';
export const DESIGN_THEMES: readonly DesignTheme[] = ['light', 'dark'];

/**
 * How the inner pages are set: the date, the programme, the countdown, the wishes, the gallery and the edges of the
 * sections. Each has a style sheet of its own, web/src/guest/kits.
 */
export type DesignKit = 'textile' | 'engraved' | 'arch' | 'poster' | 'letter' | 'night';
export const DESIGN_KITS: readonly DesignKit[] = ['textile', 'engraved', 'arch', 'poster', 'letter', 'night'];

const KIT_OF_CATEGORY: Readonly<Record<DesignCategory, DesignKit>> = {
  floral: 'engraved',
  minimalist: 'engraved',
  islamic: 'arch',
  vintage: 'letter',
  modern: 'poster',
  classic: 'textile',
  rustic: 'letter',
};

/** The kit of a design; of one that names none, as those stored by earlier releases, its category's. */
export const kitOf = ({ kit, category }: { kit?: DesignKit | undefined; category: DesignCategory }): DesignKit =>
  kit ?? KIT_OF_CATEGORY[category];

/** A picture of a design: its role, and its address below /storage/. */
export interface DesignAsset {
  /** What the picture is in its layout, e.g. `corner-a`; the layout's CSS reads it as `--a-<role>`. */
  role: string;
  /** Empty where the seller shows no picture. */
  imageUrl: string;
  /** The same picture in a format that every browser reads; only beside an AVIF. */
  fallbackUrl?: string;
  position: string;
  page: string;
  /** Size of the artwork in CSS pixels. */
  width: number;
  height: number;
}

/** The colours of a design's pages; see mockups, "Theme variables". CSS colours. */
export type DesignPalette = Record<DesignColour, string>;
export const DESIGN_COLOURS = [
  'ground',
  'ground2',
  'ink',
  'inkSoft',
  'name',
  'amp',
  'accent',
  'line',
  'hair',
  'card',
  'cardLine',
  'btn',
  'btnInk',
  'band',
  'bandInk',
  'bandSoft',
  'bandLine',
  'bar',
  'barInk',
  'barLine',
  'sheet',
  'tint',
  'err',
  'sealInk',
  'door',
  'shop',
] as const;
export type DesignColour = (typeof DESIGN_COLOURS)[number];

export type DesignFinish = Record<string, string | number>;

/** The name of a choice or an option in both languages of the product. */
interface Label {
  malay: string;
  english: string;
}

/** One of a choice's options; its colours, finish and theme replace the design's. */
export interface DesignOption {
  id: string;
  label: Label;
  palette?: Partial<DesignPalette>;
  finish?: DesignFinish;
  theme?: DesignTheme;
}

/**
 * What a couple may choose of a design, e.g. the place that is painted. The first option is what the catalogue shows.
 */
export interface DesignChoice {
  id: string;
  label: Label;
  options: DesignOption[];
  /** Where the couple chose none: the option by the wedding's hour, from HH:MM on. Ascending, the first from 00:00. */
  byHour?: { from: string; option: string }[];
}

/** Another picture of a role, where all of these options are chosen. */
export interface DesignVariant extends Pick<DesignAsset, 'role' | 'imageUrl' | 'fallbackUrl'> {
  options: string[];
}

/** A design as the catalogue lists it. */
export interface DesignSummary {
  _id: string;
  name: string;
  /** Path of the cover; `?w=` picks a width. */
  coverImage: string;
  videoUrl: { premium: string | null };
  /** Path of the sample invitation. */
  rsvpUrl: string;
  category: DesignCategory;
  theme: DesignTheme;
}

/**
 * How the doors of a cover open: halves that part to the sides, nothing but a fade, halves that swing like a gate's,
 * a sheet that is drawn up like a curtain, a card that turns about its left edge, or a scroll that unrolls up and down.
 */
export type OpeningKind = 'window' | 'fade' | 'gate' | 'curtain' | 'card' | 'scroll';
export const OPENING_KINDS: readonly OpeningKind[] = ['window', 'fade', 'gate', 'curtain', 'card', 'scroll'];

/** Everything that a page needs to draw a design. */
export interface DesignView extends DesignSummary {
  layout: string;
  kit: DesignKit;
  /** Names of the faces for the couple's names and the headings. */
  type: { name: string; head: string };
  palette: DesignPalette;
  /** What the layout needs beside the palette (colours, shadows, opacities); its CSS reads it as `--x-<name>`. */
  finish: DesignFinish;
  buttonColor: string;
  buttonTextColor: string;
  outlinedButtonColor: string;
  outlinedButtonTextColor: string;
  navbar: { color: string; textColor: string };
  assets: DesignAsset[];
  opening: {
    category: OpeningKind;
    leftImage: string | null;
    rightImage: string | null;
    centerImage: string | null;
  };
  backgroundColor: string;
  firstPageBackgroundColor: string;
  /** What a couple may choose of it, and the pictures of the options. Absent: nothing. */
  choices?: DesignChoice[];
  variants?: DesignVariant[];
  /** The design whose former art this is; only on an earlier version, see docs/decisions/214. */
  earlierOf?: string;
}

export interface DesignPage {
  count: number;
  design: DesignSummary[];
}
