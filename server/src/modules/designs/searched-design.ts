import { type ColourShares, mainColours } from '@serikad/shared/designs/search/cover-colours';
import type { ComparedDesign } from '@serikad/shared/designs/search/similar-designs';
import type { SearchedRecord } from './design.schema.js';

/** A design of the catalogue as it is searched. */
export interface SearchedDesign extends ComparedDesign {
  record: SearchedRecord;
}

/** The colours of the cover that is shown: the uploaded one's, or the bundled one's. */
export function shownColours({
  ownCover,
  ownColours,
  cover,
}: Pick<SearchedRecord, 'ownCover' | 'ownColours' | 'cover'>): ColourShares {
  return (ownCover === undefined ? cover?.colours : ownColours) ?? {};
}

export function searchedDesign(record: SearchedRecord): SearchedDesign {
  const { _id, category, theme, motifs = [] } = record;
  const shares = shownColours(record);
  return { _id, category, theme, motifs, shares, colours: mainColours(shares), record };
}
