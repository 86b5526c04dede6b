import * as malay from './ms/planner.js';
import { textsOf } from './texts-of.js';

export const {
  plannerTexts = malay.plannerTexts,
  plannerCategories = malay.plannerCategories,
  plannerSuggestions = malay.plannerSuggestions,
} = textsOf('planner');
