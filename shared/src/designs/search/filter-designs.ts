import { DESIGN_CATEGORIES, DESIGN_THEMES, type DesignCategory, type DesignTheme } from '../design.types.js';
import { COLOUR_WORDS, type ColourWord } from './colour-words.js';
import { MOTIFS, type Motif } from './motifs.js';
import {
  type DesignFilters,
  type DesignSearchPage,
  FILTER_NAMES,
  type FilterCounts,
  type FilterName,
  type FilterValues,
} from './search.types.js';

/** What the search knows of a design. */
export interface FilteredDesign {
  _id: string;
  category: DesignCategory;
  theme: DesignTheme;
  colours: readonly ColourWord[];
  motifs: readonly Motif[];
}

const VALUES: { readonly [F in FilterName]: readonly FilterValues[F][] } = {
  colour: COLOUR_WORDS,
  theme: DESIGN_THEMES,
  motif: MOTIFS,
  category: DESIGN_CATEGORIES,
};

/** The values that a design has of a filter. */
const VALUES_OF: { readonly [F in FilterName]: (design: FilteredDesign) => readonly FilterValues[F][] } = {
  colour: ({ colours }) => colours,
  theme: ({ theme }) => [theme],
  motif: ({ motifs }) => motifs,
  category: ({ category }) => [category],
};

function hasChosen<F extends FilterName>(design: FilteredDesign, name: F, chosen: DesignFilters): boolean {
  const value = chosen[name];
  const own: readonly string[] = VALUES_OF[name](design);
  return value === undefined || own.includes(value);
}

/** Whether a design has every chosen value, of all filters but one. */
function matches(design: FilteredDesign, chosen: DesignFilters, but?: FilterName): boolean {
  return FILTER_NAMES.every((name) => name === but || hasChosen(design, name, chosen));
}

function counts<F extends FilterName>(
  name: F,
  designs: readonly FilteredDesign[],
  chosen: DesignFilters,
): FilterCounts<FilterValues[F]> {
  const left = designs.filter((design) => matches(design, chosen, name));
  const byValue = new Map<string, number>();
  for (const value of left.flatMap(VALUES_OF[name])) byValue.set(value, (byValue.get(value) ?? 0) + 1);
  const values = VALUES[name].map((value) => ({ value, count: byValue.get(value) ?? 0 }));
  return { all: left.length, values: values.filter(({ count }) => count > 0) };
}

/**
 * The designs with the chosen values, in their order, and how many there are for each other value.
 * @param withText those of `designs` that have the words; all of them when there are none
 */
export function filterDesigns<D extends FilteredDesign>(
  designs: readonly D[],
  withText: readonly D[],
  chosen: DesignFilters,
): { found: D[]; filters: DesignSearchPage['filters']; withoutText: number } {
  return {
    found: withText.filter((design) => matches(design, chosen)),
    filters: {
      colour: counts('colour', withText, chosen),
      theme: counts('theme', withText, chosen),
      motif: counts('motif', withText, chosen),
      category: counts('category', withText, chosen),
    },
    withoutText: designs.filter((design) => matches(design, chosen)).length,
  };
}

/** For a search without a result: the designs with the most of the chosen values; of as many, in their order. */
export function nearestDesigns<D extends FilteredDesign>(
  designs: readonly D[],
  withText: ReadonlySet<D>,
  chosen: DesignFilters,
  most: number,
): D[] {
  const matched = (design: D): number =>
    FILTER_NAMES.filter((name) => chosen[name] !== undefined && hasChosen(design, name, chosen)).length +
    (chosen.text !== undefined && withText.has(design) ? 1 : 0);
  return designs
    .map((design) => ({ design, score: matched(design) }))
    .sort((one, other) => other.score - one.score)
    .slice(0, most)
    .map(({ design }) => design);
}
