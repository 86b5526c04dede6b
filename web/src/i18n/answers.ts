import * as malay from './ms/answers.js';
import { textsOf } from './texts-of.js';

export const { answerTexts = malay.answerTexts } = textsOf('answers');
