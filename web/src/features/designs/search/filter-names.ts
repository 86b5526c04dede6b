import {
  type DesignFilters,
  FILTER_NAMES,
  type FilterName,
  type FilterValues,
} from '@serikad/shared/designs/search/search.types';
import { COLOUR_NAMES, MOTIF_NAMES, searchTexts as t, THEME_CHOICES } from '../../../i18n/design-search.js';
import { CATEGORY_NAMES } from '../../../i18n/designs.js';

/** What the values of each filter are called. */
export const VALUE_NAMES: { readonly [F in FilterName]: Readonly<Record<FilterValues[F], string>> } = {
  colour: COLOUR_NAMES,
  theme: THEME_CHOICES,
  motif: MOTIF_NAMES,
  category: CATEGORY_NAMES,
};

/** A chosen filter, or the words. */
export interface ChosenFilter {
  part: FilterName | 'text';
  name: string;
  /** The other choices, without this one. */
  without: DesignFilters;
}

/** What is chosen, in the order in which the address has it. */
export function chosenFilters(filters: DesignFilters): ChosenFilter[] {
  const { text } = filters;
  const words =
    text === undefined
      ? []
      : [{ part: 'text' as const, name: t.words(text), without: { ...filters, text: undefined } }];
  return [...words, ...FILTER_NAMES.flatMap((part) => chosenValue(filters, part))];
}

function chosenValue(filters: DesignFilters, part: FilterName): ChosenFilter[] {
  const names: Readonly<Record<string, string>> = VALUE_NAMES[part];
  const name = names[filters[part] ?? ''];
  return name === undefined ? [] : [{ part, name, without: { ...filters, [part]: undefined } }];
}
