import { storableLine } from '../../validation/storable-line.js';
import { hasVisibleCharacter } from '../../validation/text.js';
import { DESIGN_CATEGORIES, type DesignTheme } from '../design.types.js';
import { COLOUR_WORDS } from './colour-words.js';
import { MOTIFS } from './motifs.js';
import { type DesignFilters, LONGEST_SEARCH_TEXT } from './search.types.js';

/** How the catalogue's address names its parts, in the order in which it has them. */
export const CATALOGUE_PARAMS = {
  text: 'cari',
  colour: 'warna',
  theme: 'tema',
  motif: 'motif',
  category: 'category',
  page: 'page',
} as const;

/** Themes as the address names them. */
const THEME_WORDS: Readonly<Record<DesignTheme, string>> = { light: 'cerah', dark: 'gelap' };
const THEMES_BY_WORD: readonly DesignTheme[] = ['light', 'dark'];

/** Beyond it the API refuses to skip designs; the shop keeps far fewer. */
const LAST_PAGE = 50_000;

export interface CatalogueAddress extends DesignFilters {
  /** From 1. */
  page: number;
}

/** Filters and page of the catalogue's address. Unknown values are left out: the first page of all designs remains. */
export function catalogueAddress(search: URLSearchParams): CatalogueAddress {
  const asked = (name: keyof typeof CATALOGUE_PARAMS): string | null => search.get(CATALOGUE_PARAMS[name]);
  const text = storableLine(asked('text') ?? '', LONGEST_SEARCH_TEXT);
  const page = Math.trunc(Number(asked('page') ?? 1)) || 1;
  return {
    text: hasVisibleCharacter(text) ? text : undefined,
    colour: COLOUR_WORDS.find((known) => known === asked('colour')),
    theme: THEMES_BY_WORD.find((known) => THEME_WORDS[known] === asked('theme')),
    motif: MOTIFS.find((known) => known === asked('motif')),
    category: DESIGN_CATEGORIES.find((known) => known === asked('category')),
    page: Math.min(Math.max(1, page), LAST_PAGE),
  };
}

/** The query of the catalogue's address: the same choice has always the same. */
export function catalogueQuery({ text, colour, theme, motif, category, page = 1 }: Partial<CatalogueAddress>) {
  const query = new URLSearchParams();
  const add = (name: keyof typeof CATALOGUE_PARAMS, value: string | undefined): void => {
    if (value !== undefined && value !== '') query.set(CATALOGUE_PARAMS[name], value);
  };
  add('text', text);
  add('colour', colour);
  add('theme', theme && THEME_WORDS[theme]);
  add('motif', motif);
  add('category', category);
  if (page > 1) add('page', String(page));
  return query;
}
