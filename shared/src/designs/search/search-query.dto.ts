import { OneOf, Optional, QueryNumber, Text } from '../../validation/decorators.js';
import {
  CATALOGUE_PAGE_SIZE,
  DESIGN_CATEGORIES,
  DESIGN_THEMES,
  type DesignCategory,
  type DesignTheme,
} from '../design.types.js';
import { COLOUR_WORDS, type ColourWord } from './colour-words.js';
import { MOTIFS, type Motif } from './motifs.js';
import { LONGEST_SEARCH_TEXT } from './search.types.js';

/** Query of GET /api/design/search. */
export class SearchDesignsQuery {
  @QueryNumber(0, 1_000_000) skip: number = 0;
  @QueryNumber(1, 100) limit: number = CATALOGUE_PAGE_SIZE;
  /** Each word has to begin a word of the design: its name, code, colours, motifs, category or theme. */
  @Optional() @Text({ max: LONGEST_SEARCH_TEXT }) text?: string;
  @Optional() @OneOf(COLOUR_WORDS) colour?: ColourWord;
  @Optional() @OneOf(DESIGN_THEMES) theme?: DesignTheme;
  @Optional() @OneOf(MOTIFS) motif?: Motif;
  @Optional() @OneOf(DESIGN_CATEGORIES) category?: DesignCategory;
}
