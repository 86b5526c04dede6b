import type { ColourShares } from './cover-colours.js';
import { COLOUR_WORDS } from './colour-words.js';
import type { FilteredDesign } from './filter-designs.js';

export interface ComparedDesign extends FilteredDesign {
  shares: ColourShares;
}

/** What counts how much; together 1. */
const WEIGHTS = { colour: 0.4, motif: 0.3, category: 0.2, theme: 0.1 };

/** How alike two designs are, 0…1. */
export function likeness(one: ComparedDesign, other: ComparedDesign): number {
  return (
    WEIGHTS.colour * commonColour(one.shares, other.shares) +
    WEIGHTS.motif * commonPart(one.motifs, other.motifs) +
    WEIGHTS.category * Number(one.category === other.category) +
    WEIGHTS.theme * Number(one.theme === other.theme)
  );
}

/**
 * The designs that are most like one, without itself, the most alike first; of as much, in their order.
 * @param designs in the catalogue's order
 */
export function similarDesigns<D extends ComparedDesign>(of: ComparedDesign, designs: readonly D[], most: number): D[] {
  return designs
    .filter(({ _id }) => _id !== of._id)
    .map((design) => ({ design, score: likeness(of, design) }))
    .sort((one, other) => other.score - one.score)
    .slice(0, most)
    .map(({ design }) => design);
}

/** The part of two covers that has the same colours, 0…1. */
function commonColour(one: ColourShares, other: ColourShares): number {
  return COLOUR_WORDS.reduce((sum, word) => sum + Math.min(one[word] ?? 0, other[word] ?? 0), 0);
}

/** How many of all that two lists have are in both, 0…1. */
function commonPart(one: readonly string[], other: readonly string[]): number {
  const all = new Set([...one, ...other]);
  return all.size === 0 ? 0 : one.filter((value) => other.includes(value)).length / all.size;
}
