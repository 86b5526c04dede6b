import * as malay from './ms/answers.js';
import { textsOf } from './texts-of.js';

export const {
  answerTexts = malay.answerTexts,
  reviewTexts = malay.reviewTexts,
  wishBookTexts = malay.wishBookTexts,
} = textsOf('answers');
