import type { Locale } from '@serikad/shared/i18n/language';
import { en } from './en.js';
import { ms, type PersonalTexts } from './ms.js';

const TEXTS: Readonly<Record<Locale, PersonalTexts>> = { ms, en };

/** For the server, which renders both. */
export function personalTextsIn(locale: Locale): PersonalTexts {
  return TEXTS[locale];
}
