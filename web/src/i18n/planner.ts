import * as malay from './ms/planner.js';
import { textsOf } from './texts-of.js';

export const {
  plannerTexts = malay.plannerTexts,
  categoryNames = malay.categoryNames,
  suggestionTitles = malay.suggestionTitles,
} = textsOf('planner');
