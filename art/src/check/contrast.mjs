import { READABLE, unreadablePairs } from '../../../shared/src/designs/contrast.ts';

/** Says which texts of a design are hard to read on their grounds, as the form of the seller's designs does. */
export function checkContrasts(design, fault) {
  for (const { text, ground, ratio } of unreadablePairs(design))
    fault(`${text} on ${ground}: contrast ${ratio.toFixed(2)}, at least ${READABLE}`);
}
