import * as ornaments from './ornaments.mjs';
import * as threshold from './threshold.mjs';
import { place } from './places.mjs';
import { brideDress, brideHead, groomBaju, groomHead } from './sheets.mjs';
import { CLOTHS, PLACES, SAMPING, SKINS } from './tones.mjs';

const TONES = { ...PLACES, samping: SAMPING };

/** Under `role` for the first option, under `role@option` for the others. */
const byOption = (role, options, draw) =>
  options.map((option, i) => [i === 0 ? role : `${role}@${option}`, () => draw(option)]);

/** A head for each pair of skin and what is worn; whose skins these are is part of the options' ids. */
const heads = (whose, skins, worn, draw) =>
  skins.flatMap((skin, i) =>
    worn.map((on, j) => [i + j === 0 ? whose : `${whose}@${whose}-${skin}+${on}`, () => draw(SKINS[skin], on, TONES)]),
  );

/** Every picture of the modern-couple layout: the first options' and those of the other choices. */
export const drawCouple = ({ baju, brideSkins, groomSkins, brideHeads, groomHeads, places }) => ({
  ...Object.fromEntries([
    ...byOption('bride-dress', baju, (colour) => brideDress(CLOTHS[colour], TONES)),
    ...byOption('groom-baju', baju, (colour) => groomBaju(CLOTHS[colour], SAMPING, TONES)),
    ...byOption('trim', baju, (colour) => ornaments.trim(CLOTHS[colour])),
    ...byOption('scene', places, (name) => place(name, PLACES)),
    ...heads('bride', brideSkins, brideHeads, brideHead),
    ...heads('groom', groomSkins, groomHeads, groomHead),
  ]),
  'swag-left': () => threshold.swagLeft(TONES),
  'swag-right': () => threshold.swagRight(TONES),
  'pot-left': () => threshold.pot(815, TONES),
  'pot-right': () => threshold.pot(826, TONES),
  hers: () => threshold.shoes('hers', CLOTHS.rose, TONES),
  his: () => threshold.shoes('his', CLOTHS.rose, TONES),
  posy: () => ornaments.posy(TONES),
  tray: () => ornaments.tray(CLOTHS.blue, TONES),
  rule: () => ornaments.rule(TONES),
  seal: () => ornaments.seal(TONES),
  'fall-1': () => ornaments.petal(901, TONES.roses[1]),
  'fall-2': () => ornaments.star(TONES),
  'fall-3': () => ornaments.petal(902, TONES.roses[2]),
});
