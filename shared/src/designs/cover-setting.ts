/** The size in pixels in which a design's cover is measured; a page scales what it sets in it. */
export const COVER_SIZE = { width: 468, height: 702 } as const;

/** How a text of the cover is set. Lengths are pixels of `COVER_SIZE`. */
export interface CoverFace {
  /** Family of the face, as the guest view names it. */
  face: string;
  weight: number;
  italic: boolean;
  /** Height of a line, in sizes. */
  leading: number;
  /** `rgb(…)`, as browsers write it. */
  colour: string;
  upper: boolean;
}
export interface CoverText extends CoverFace {
  left: number;
  width: number;
  size: number;
  /** Room after each letter, in sizes. */
  tracking: number;
  /** Of the first line. */
  indent: number;
}
export type CoverMark = 'jawi' | 'rule';

/**
 * How the texts of a design's cover are set and follow one another: measured in a browser when the design was drawn, so
 * that a page writes a couple's own names on the blank cover as the guest view would.
 */
export interface CoverSetting {
  /** Changes with the blank cover and its marks. */
  version: string;
  align: 'left' | 'center' | 'right';
  /** The room above all texts: at least so high; its part of what is left over, 0…1. */
  above: { least: number; share: number };
  below: { least: number };
  /** The gap above each part that is shown; `foot` begins below the names, and holds what follows it. */
  gaps: Partial<Record<CoverMark | 'title' | 'names' | 'foot' | 'date' | 'place', number>>;
  /** Of the foot, at least. */
  footHeight: number;
  title: CoverText;
  /** `size` and `height`: the most that the names may have; `advance`: mean width of a letter, in sizes. */
  names: CoverText & { height: number; advance: number; shadow: string };
  /** `em`: its size as a part of the names'. */
  and: CoverFace & { em: number };
  date: CoverText;
  place: CoverText;
  /** Pictures between the texts. */
  marks: Partial<Record<CoverMark, { left: number; width: number; height: number }>>;
}

/** What a page needs to write a couple's names on the cover of a design. */
export interface WritableCover {
  _id: string;
  /** `null`: the cover shows pictures or colours of the seller's, on which nothing can be written. */
  setting: CoverSetting | null;
  /** The texts of the cover's picture: what a couple leave out stays as it is there. */
  sample: { bride: string; groom: string; title: string; and: string; date: string; place: string };
}

export interface WritableCovers {
  covers: WritableCover[];
}

/** The widths, in CSS px, in which pages ask for a blank cover. */
const WIDTHS = [240, 400, 720];

/** A design's cover without texts; kept by browsers for as long as it has this version. */
export function blankCover(designId: string, version: string, width: number): string {
  return `/design/blank-cover/${encodeURIComponent(designId)}?v=${version}&w=${width}`;
}

/** A design's cover without texts in all its widths, as an image's `srcset`. */
export function blankCoverSrcSet(designId: string, version: string): string {
  return WIDTHS.map((width) => `${blankCover(designId, version, width)} ${width}w`).join(', ');
}

/** A picture between the texts of a cover. */
export function coverMark(designId: string, version: string, mark: CoverMark): string {
  return `/design/blank-cover/${encodeURIComponent(designId)}?v=${version}&mark=${mark}`;
}
