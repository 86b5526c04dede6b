import * as malay from './ms/link-pages.js';
import { textsOf } from './texts-of.js';

export const { helperTexts = malay.helperTexts, catererTexts = malay.catererTexts } = textsOf('link-pages');
