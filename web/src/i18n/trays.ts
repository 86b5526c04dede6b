import * as malay from './ms/trays.js';
import { textsOf } from './texts-of.js';

export const { trayTexts = malay.trayTexts, trayFormTexts = malay.trayFormTexts } = textsOf('trays');
