import { curtain, drape } from './folds.mjs';
import { hem } from './eyelet-hem.mjs';
import { khat } from './khat.mjs';
import { melati } from './melati-stem.mjs';
import { frame, petal, rule, seal } from './tasbih.mjs';
import { telekungWithMelati } from './telekung.mjs';

/** Every role of the islamic-silk layout, drawn from a design's `art`. */
export const drawWhiteSilk = ({ silk, cloth, stem, tasbih, falling }) => ({
  'drape-upper': () => drape({ ...silk, corner: 'upper' }),
  'drape-lower': () => drape({ ...silk, corner: 'lower' }),
  curtain: () => curtain(silk),
  khat: () => khat(silk),
  telekung: () => telekungWithMelati({ cloth, stem }),
  melati: () => melati(stem),
  hem: () => hem(cloth),
  frame: () => frame(tasbih),
  rule: () => rule(tasbih),
  seal: () => seal(tasbih),
  'fall-1': () => petal(falling, 20),
  'fall-2': () => petal(falling, 140),
});
