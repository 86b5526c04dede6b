import { fallingPetal } from './letter-paper.mjs';
import { waxSeal } from '../floral/wax-seal.mjs';
import { deckledSheet, flap, flourish, pocket, watermark } from './stationery.mjs';
import { bouquet, lining, profile, spray, vignette } from './warkah-roses.mjs';

/** Every role of the layout vintage-envelope: engraved roses on a letter-sheet, and the envelope that it comes in. */
export function drawWarkah({ seed, plate, sheet, envelope, lined, wax, petals, wire, line }) {
  return {
    sheet: () => deckledSheet({ seed, ...sheet }),
    bouquet: () => bouquet(plate),
    vignette: () => vignette(plate),
    profile: () => profile(plate),
    spray: () => spray(plate),
    lining: () => lining({ seed, ...lined }),
    flap: () => flap(envelope),
    pocket: () => pocket(envelope),
    watermark: () => watermark(wire),
    seal: () => waxSeal({ seed: seed + 5, wax, wreath: 'leaves' }),
    rule: () => flourish(line, petals[1]),
    'fall-1': () => fallingPetal(...petals, 20),
    'fall-2': () => fallingPetal(...petals, 130),
  };
}
