import path from 'node:path';
import sharp from 'sharp';
import { CATALOGUE } from '../manifest.mjs';
import { edgeShare, readPixels, worstContrast } from './measures.mjs';

/** Large type (names) and the rest of the cover's text, by WCAG AA; the worst pixels count, not the average. */
const MINIMUM = { names: 4.5, kicker: 4.5, date: 4.5, place: 4.5 };
const COLOUR = { names: 'name', kicker: 'ink', date: 'ink', place: 'ink' };
const EDGE_SHARE = 0.004;
/** Initials on a seal are large type. */
const SEAL_MINIMUM = 3;

const rgbOf = (hex) => [1, 3, 5].map((i) => parseInt(hex.slice(i, i + 2), 16));

/** Looks at the blank cover where the cover's text stands: enough contrast, and no ornament behind the words. */
export async function checkTextGround({ _id, palette, cover }, fault) {
  if (!cover.text) return fault("cover.text is missing; draw the design's covers");
  const file = path.join(CATALOGUE, _id, 'blank-720.webp');
  const [width, height] = [720, 1080];
  for (const [name, box] of Object.entries(cover.text)) {
    const region = {
      left: Math.floor(box.x * width),
      top: Math.floor(box.y * height),
      width: Math.ceil(box.width * width),
      height: Math.ceil(box.height * height),
    };
    const pixels = await readPixels(sharp(file).extract(region));
    const ratio = worstContrast(pixels, rgbOf(palette[COLOUR[name]]));
    if (ratio < MINIMUM[name])
      fault(`cover: ${name} has contrast ${ratio.toFixed(2)} on the art, at least ${MINIMUM[name]}`);
    const share = edgeShare(pixels);
    if (share > EDGE_SHARE)
      fault(
        `cover: ornament behind the ${name} (${(share * 100).toFixed(2)} % sharp edges, at most ${EDGE_SHARE * 100})`,
      );
  }
}

/** The seal's dish, where the initials stand, against sealInk. */
export async function checkSeal({ palette, assets }, fault) {
  const asset = assets.find(({ role }) => role === 'seal');
  if (!asset) return fault('no seal');
  const file = path.join(CATALOGUE, asset.imageUrl.replace(/^designs\//, ''));
  const dish = { left: 90, top: 100, width: 80, height: 60 };
  const image = sharp(await sharp(file).resize(260, 260).png().toBuffer())
    .extract(dish)
    .flatten({ background: palette.ground });
  const ratio = worstContrast(await readPixels(image), rgbOf(palette.sealInk));
  if (ratio < SEAL_MINIMUM) fault(`sealInk on the seal's dish: contrast ${ratio.toFixed(2)}, at least ${SEAL_MINIMUM}`);
}
