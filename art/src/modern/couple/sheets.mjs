import { gouache } from './gouache.mjs';
import * as dress from './bride-dress.mjs';
import * as bride from './bride-head.mjs';
import * as groom from './groom.mjs';

/**
 * A figure is two pictures of one box that lie upon each other: its clothes, and its skin with what the head wears.
 * Each has three frames side by side: the figure without its outer forearm, the forearm at rest, the forearm that
 * waves. Boxes are in the couple's units, in which both stand on 616.
 */
export const BRIDE = { x: 20, y: 20, width: 264, height: 616 };
export const GROOM = { x: 194, y: 20, width: 240, height: 616 };
export const FRAMES = 3;

function sheet(g, { x, y, width, height }, frames) {
  const body = frames.map((frame, i) => `<g transform="translate(${i * width - x} ${-y})">${frame}</g>`).join('');
  return g.picture(body, width * FRAMES, height);
}

export function brideDress(cloth, tones) {
  const g = gouache(77);
  return sheet(g, BRIDE, [dress.dress(g, cloth), dress.restingSleeve(g, cloth, tones), dress.wavingSleeve(g, cloth)]);
}

export function brideHead(skin, worn, tones) {
  const g = gouache(78);
  return sheet(g, BRIDE, [bride.head(g, skin, worn, tones), bride.restingHand(g, skin), bride.wavingHand(g, skin)]);
}

export function groomBaju(cloth, samping, tones) {
  const g = gouache(31);
  return sheet(g, GROOM, [
    groom.baju(g, cloth, samping, tones),
    groom.restingSleeve(g, cloth),
    groom.wavingSleeve(g, cloth),
  ]);
}

export function groomHead(skin, worn, tones) {
  const g = gouache(32);
  return sheet(g, GROOM, [groom.head(g, skin, worn, tones), groom.restingHand(g, skin), groom.wavingHand(g, skin)]);
}
