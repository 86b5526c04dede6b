import type { Locale } from './language.js';

/** The languages of the shop's pages; the first one is shown without a choice. */
export const PAGE_LANGUAGES: readonly Locale[] = ['ms', 'en'];

/** The cookie with the device's choice: `ms` or `en`, nothing else. */
export const LANGUAGE_COOKIE = 'language';

export function isPageLanguage(value: unknown): value is Locale {
  return PAGE_LANGUAGES.some((language) => language === value);
}
