import { categoryNames, suggestionTitles } from '../../../i18n/planner.js';

/** The shop's categories, in its order, as an entry stores them; `categoryNames` has what the page shows. */
export const SHOP_CATEGORIES = [
  'Dewan & katering',
  'Busana & solekan',
  'Kad & cenderahati',
  'Hantaran & cincin',
  'Foto & hiburan',
  'Urusan nikah',
] as const;
type ShopCategory = (typeof SHOP_CATEGORIES)[number];

const isShopCategory = (category: string): category is ShopCategory =>
  (SHOP_CATEGORIES as readonly string[]).includes(category);

/** A stored category in the page's language; a person's own stays as it was written. */
export function categoryName(category: string): string {
  return isShopCategory(category) ? categoryNames[category] : category;
}

export interface Suggestion {
  title: string;
  category: ShopCategory;
}

const SUGGESTED = [
  ['hall', 'Dewan & katering'],
  ['catering', 'Dewan & katering'],
  ['dais', 'Dewan & katering'],
  ['outfits', 'Busana & solekan'],
  ['makeUp', 'Busana & solekan'],
  ['cards', 'Kad & cenderahati'],
  ['favours', 'Kad & cenderahati'],
  ['rings', 'Hantaran & cincin'],
  ['photographer', 'Foto & hiburan'],
  ['course', 'Urusan nikah'],
] as const satisfies readonly (readonly [keyof typeof suggestionTitles, ShopCategory])[];

/** What most couples need, to begin with; titles in the page's language. */
export const SUGGESTIONS: readonly Suggestion[] = SUGGESTED.map(([id, category]) => ({
  title: suggestionTitles[id],
  category,
}));
