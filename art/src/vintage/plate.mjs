import { mix } from '../core/colour.mjs';
import { seededRandom } from '../core/random.mjs';

/**
 * What an engraving is printed with. Shapes are filled with paper, tinted by hand, and shaded by lines of ink.
 * @param {{seed: number, ink: string, paper: string, line?: number, tint?: number, lit?: string,
 *   hue?: {petal?: string, leaf?: string, small?: string, pollen?: string, stalk?: string, column?: string}}} options
 *   `line`: thickness of all lines; `tint` 0…1: how strong the washes of `hue` are; `lit`: colour of a petal's lip
 */
export function engravingPlate({ seed, ink, paper, line = 1, tint = 0.46, lit = '#fffaf0', hue = {} }) {
  const washed = (wash, strength) => (wash ? mix(paper, wash, strength) : paper);
  return {
    random: seededRandom(seed),
    ink,
    paper,
    line,
    hue: { ...hue, small: hue.small ?? hue.petal },
    /** Paper under a wash, `amount` (0…1) of ink mixed in. */
    shade: (amount, wash) => mix(washed(wash, tint), ink, amount),
    /** The same wash, thinned towards the light. */
    pale: (wash, amount) => mix(washed(mix(wash, lit, 0.72), tint), ink, amount),
  };
}
