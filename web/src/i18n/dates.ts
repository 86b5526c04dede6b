import * as malay from './ms/dates.js';
import { textsOf } from './texts-of.js';

export const { dateTexts = malay.dateTexts } = textsOf('dates');

/** For texts to guests, which are Malay in either language of the page. */
export const malayDateTexts = malay.dateTexts;
