import * as malay from './ms/home.js';
import { textsOf } from './texts-of.js';

export const { TAGLINES = malay.TAGLINES, homeTexts = malay.homeTexts } = textsOf('home');
