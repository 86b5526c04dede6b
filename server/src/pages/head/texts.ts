import type { DesignCategory } from '@serikad/shared/designs/design.types';
import type { Locale } from '@serikad/shared/i18n/language';
import { CATEGORY_NAMES as englishCategories } from '@serikad/shared/i18n/en/category-names';
import { designTitles as englishDesignTitles } from '@serikad/shared/i18n/en/design-titles';
import { frequentQuestions as englishQuestions } from '@serikad/shared/i18n/en/frequent-questions';
import { pageTitles as englishTitles } from '@serikad/shared/i18n/en/page-titles';
import { PLAN_NAMES as englishPlans } from '@serikad/shared/i18n/en/plan-names';
import { CATEGORY_NAMES } from '@serikad/shared/i18n/ms/category-names';
import { designTitles } from '@serikad/shared/i18n/ms/design-titles';
import { frequentQuestions } from '@serikad/shared/i18n/ms/frequent-questions';
import { pageTitles } from '@serikad/shared/i18n/ms/page-titles';
import { PLAN_NAMES } from '@serikad/shared/i18n/ms/plan-names';
import type { DigitalOptionId } from '@serikad/shared/pricing/price-list';
import type { HeadTexts } from './head-texts.types.js';
import { ENGLISH } from './texts.en.js';
import { MALAY } from './texts.ms.js';

export interface PageTexts extends HeadTexts {
  titles: Readonly<Record<keyof typeof pageTitles, string>>;
  designTitles: Readonly<typeof designTitles>;
  categoryNames: Readonly<Record<DesignCategory, string>>;
  planNames: Readonly<Record<DigitalOptionId, string>>;
  questions: typeof frequentQuestions;
}

export const TEXTS: Readonly<Record<Locale, PageTexts>> = {
  ms: {
    ...MALAY,
    titles: pageTitles,
    designTitles,
    categoryNames: CATEGORY_NAMES,
    planNames: PLAN_NAMES,
    questions: frequentQuestions,
  },
  en: {
    ...ENGLISH,
    titles: englishTitles,
    designTitles: englishDesignTitles,
    categoryNames: englishCategories,
    planNames: englishPlans,
    questions: englishQuestions,
  },
};
