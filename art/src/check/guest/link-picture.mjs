import { optionsOf } from '../../choices.mjs';
import { openWideCover } from '../../cover/covers.mjs';
import { groundFaults, prepare, TEXTS } from './cover.mjs';
import { inkBoxes } from './ink.mjs';
import { inkless } from './views.mjs';

/**
 * Whether the texts of a link's picture can be read on what lies below them, with each option of the design's choices.
 * Its art may be cut at the picture's sides.
 * @param {object} design of src/designs
 * @param {(fault: string) => void} fault
 */
export async function checkLinkPicture(design, fault) {
  for (const { name, designChoices } of optionsOf(design)) {
    const page = await openWideCover(design, { designChoices });
    await prepare(page);
    const texts = await page.evaluate(inkBoxes, TEXTS.open);
    const pixels = await inkless(page);
    for (const text of texts) for (const found of groundFaults(pixels, text)) fault(`${name}link's picture: ${found}`);
    await page.close();
  }
}
