import * as malay from './ms/editor-examples.js';
import { textsOf } from './texts-of.js';

export const { exampleTexts = malay.exampleTexts } = textsOf('editor-examples');
