import * as malay from './ms/pricing.js';
import { textsOf } from './texts-of.js';

export const {
  PLAN_NAMES = malay.PLAN_NAMES,
  PLAN_TEXTS = malay.PLAN_TEXTS,
  pricingTexts = malay.pricingTexts,
} = textsOf('pricing');
