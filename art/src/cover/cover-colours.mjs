import path from 'node:path';
import sharp from 'sharp';
import { guestRenderer } from '../guest/renderer.mjs';
import { CATALOGUE } from '../manifest.mjs';

/** Shares of a design's cover by colour word, without its texts; by the rule with which the server measures uploads. */
export async function measureColours(id) {
  const { colourShares, MEASURED_COVER } = await guestRenderer();
  const pixels = await sharp(path.join(CATALOGUE, id, 'blank-720.webp'))
    .resize({ ...MEASURED_COVER, fit: 'cover', kernel: 'nearest', fastShrinkOnLoad: false })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer();
  return colourShares(pixels);
}
