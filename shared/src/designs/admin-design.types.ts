import type { DesignSummary, DesignView } from './design.types.js';
import type { ColourWord } from './search/colour-words.js';
import type { Motif } from './search/motifs.js';

/** Most designs that the shop keeps. */
export const MOST_DESIGNS = 1_000;

/** What of a design the seller has made their own; the rest follows the bundled design when that changes. */
export type EditedField =
  | 'name'
  | 'category'
  | 'theme'
  | 'videoUrl'
  | 'motifs'
  | 'searchWords'
  | 'type'
  | 'palette'
  | 'navbar'
  | 'buttonColor'
  | 'buttonTextColor'
  | 'outlinedButtonColor'
  | 'outlinedButtonTextColor'
  | 'backgroundColor'
  | 'firstPageBackgroundColor';

/** A design's place in the catalogue. */
interface DesignStanding {
  hidden: boolean;
  /** Its place in the catalogue: the smallest comes first. */
  order: number;
  /** The bundled design that it was made from; `null` for one that came with the shop. */
  basedOn: string | null;
  edited: EditedField[];
  /** Whether its cover was uploaded. */
  hasOwnCover: boolean;
}

/** A design in the seller's list. */
export interface AdminDesignSummary extends DesignSummary, DesignStanding {}

export interface AdminDesignPage {
  /** How many there are altogether, hidden ones too. */
  count: number;
  designs: AdminDesignSummary[];
}

/** A picture that the design's layout puts at a position of a page. */
export interface AdminDesignLayer {
  role: string;
  page: string;
  position: string;
  /** Its box, in CSS pixels. */
  width: number;
  height: number;
  /** Address below /storage/ of the picture that is shown; empty for none. */
  imageUrl: string;
  /** Whether it was uploaded; taken away, the bundled one is shown again. */
  uploaded: boolean;
  /** Whether the seller shows no picture there. */
  empty: boolean;
}

/** A design as the seller edits it. */
export interface AdminDesign extends DesignView, DesignStanding {
  layers: AdminDesignLayer[];
  /** What its pictures show, and further words, by which the search finds it. */
  motifs: Motif[];
  searchWords: string;
  /** By which the search finds it, measured on the cover that is shown. */
  colours: ColourWord[];
}

export interface AdminDesignAnswer {
  design: AdminDesign;
}
