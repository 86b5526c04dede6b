import { hasPlaceForPhoto } from '@serikad/shared/designs/photo-place';
import {
  CATEGORY_SEARCH_WORDS,
  COLOUR_SEARCH_WORDS,
  MOTIF_SEARCH_WORDS,
  OWN_PHOTO_SEARCH_WORDS,
  THEME_SEARCH_WORDS,
  WORDS_OF_EVERY_DESIGN,
} from '@serikad/shared/designs/search/search-words';
import MiniSearch from 'minisearch';
import type { SearchedDesign } from './searched-design.js';

/** Words of a search beyond these are not looked up. */
const MOST_WORDS = 8;
/** From this length on, a word may have one wrong letter; codes may not. */
const FORGIVEN_LENGTH = 5;
const DIGIT = /\p{N}/u;
const FIELDS = ['name', 'code', 'motifs', 'words', 'colours', 'style'] as const;

/**
 * The designs that have the words of a text, the best match first; a word may be begun only, or have one wrong letter.
 */
export interface TextIndex {
  find(text: string): SearchedDesign[];
}

/** @param designs in the catalogue's order, in which equally good matches stay */
export function textIndex(designs: readonly SearchedDesign[]): TextIndex {
  const index = new MiniSearch<Record<(typeof FIELDS)[number], string> & { id: number }>({
    fields: [...FIELDS],
    tokenize: wordsOf,
    processTerm: (word) => word,
    searchOptions: {
      combineWith: 'AND',
      prefix: true,
      fuzzy: (word) => (word.length >= FORGIVEN_LENGTH && !DIGIT.test(word) ? 1 : 0),
      boost: { name: 3, code: 3, motifs: 2 },
    },
  });
  index.addAll(designs.map((design, id) => ({ id, ...textsOf(design) })));
  return {
    find: (text) => {
      const words = wordsOf(text);
      const telling = words.filter((word) => !WORDS_OF_EVERY_DESIGN.has(word));
      if (words.length > 0 && telling.length === 0) return [...designs];
      return index
        .search(telling.slice(0, MOST_WORDS).join(' '))
        .sort((one, other) => other.score - one.score || Number(one.id) - Number(other.id))
        .flatMap(({ id }) => designs[Number(id)] ?? []);
    },
  };
}

function textsOf({ record, colours, motifs, category, theme }: SearchedDesign) {
  return {
    name: record.name,
    code: record._id,
    motifs: motifs.map((motif) => MOTIF_SEARCH_WORDS[motif]).join(' '),
    words: [record.searchWords, hasPlaceForPhoto(record) && OWN_PHOTO_SEARCH_WORDS].filter(Boolean).join(' '),
    colours: colours.map((colour) => COLOUR_SEARCH_WORDS[colour]).join(' '),
    style: `${CATEGORY_SEARCH_WORDS[category]} ${THEME_SEARCH_WORDS[theme]}`,
  };
}

/** The words of a text without case and accents: letters and digits, each run of them a word. */
function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}
