import type { DesignCategory, DesignSummary, DesignTheme } from '../design.types.js';
import type { ColourWord } from './colour-words.js';
import type { Motif } from './motifs.js';

/** What a design is filtered by, and the values. */
export interface FilterValues {
  colour: ColourWord;
  theme: DesignTheme;
  motif: Motif;
  category: DesignCategory;
}
export type FilterName = keyof FilterValues;
export const FILTER_NAMES: readonly FilterName[] = ['colour', 'theme', 'motif', 'category'];

/** Chosen filters, at most one value of each, and words. */
export type DesignFilters = { [F in FilterName]?: FilterValues[F] | undefined } & { text?: string | undefined };

export const LONGEST_SEARCH_TEXT = 60;

/** What there would be with another value of a filter, the others as they are. */
export interface FilterCounts<Value extends string> {
  /** Without this filter. */
  all: number;
  /** Values with at least one design, in the order of their list. */
  values: { value: Value; count: number }[];
}

/** Answer of GET /api/design/search. */
export interface DesignSearchPage {
  /** Of all pages. */
  count: number;
  design: DesignSummary[];
  filters: { [F in FilterName]: FilterCounts<FilterValues[F]> };
  /** Designs without the words, the other filters as they are. */
  withoutText: number;
  /** When nothing was found: designs that match the most filters. */
  nearest: DesignSummary[];
}

/** Answer of GET /api/design/similar/{id}: the most alike first. */
export interface SimilarDesigns {
  design: DesignSummary[];
}
