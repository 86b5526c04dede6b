import * as dais from './dais.mjs';
import { linearTones } from './stage.mjs';

/** Every role of the classic-dais layout, drawn from a design's `art`. */
export const drawDais = ({ tones, sheer }) => {
  const linear = linearTones(tones);
  return {
    swags: () => dais.swagPicture(linear),
    drape: () => dais.drapePicture(linear),
    centrepiece: () => dais.centrepiece(linear),
    sheer: () => dais.sheer(sheer),
    trim: () => dais.trim(linear),
    rule: () => dais.rule(linear),
    seal: () => dais.seal(linear),
    'fall-1': () => dais.fallingMelati(linear),
    'fall-2': () => dais.fallingBetel(linear),
    'fall-3': () => dais.fallingPetal(linear),
  };
};
