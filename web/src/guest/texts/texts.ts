import type { Locale } from '@serikad/shared/i18n/language';
import { en } from './en.js';
import { ms, type GuestTexts } from './ms.js';

const TEXTS: Readonly<Record<Locale, GuestTexts>> = { ms, en };

/** What guests read, in the language of the invitation. */
export function textsIn(locale: Locale): GuestTexts {
  return TEXTS[locale];
}

export type { GuestTexts };
