import { guestRenderer } from '../guest/renderer.mjs';

/** Says which texts of a design are hard to read on their grounds, by the rule of the seller's form. */
export async function checkContrasts(design, fault) {
  const { unreadablePairs, READABLE } = await guestRenderer();
  for (const { text, ground, ratio } of unreadablePairs(design))
    fault(`${text} on ${ground}: contrast ${ratio.toFixed(2)}, at least ${READABLE}`);
}
