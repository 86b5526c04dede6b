import type { Locale } from '@serikad/shared/i18n/language';
import { isPageLanguage, LANGUAGE_COOKIE } from '@serikad/shared/i18n/page-language';
import type { Request } from 'express';
import { cookieOf } from './cookies.js';

/** The language that the device has chosen for the shop's pages, by its cookie; nothing without a choice. */
export function deviceLanguage(request: Request): Locale | undefined {
  const chosen = cookieOf(request, LANGUAGE_COOKIE);
  return isPageLanguage(chosen) ? chosen : undefined;
}
