import type { Locale } from '@serikad/shared/i18n/language';
import type { Parts } from './parts.js';
import type { TextsLike } from './texts-like.js';

/** Parts of the English dictionary. */
export type EnglishParts = { readonly [P in keyof Parts]?: TextsLike<Parts[P]> };

let english: EnglishParts | undefined;

/** Adds parts of the English dictionary. Must run before the modules that read them with `textsOf` are evaluated. */
export function registerEnglish(parts: EnglishParts): void {
  english = { ...english, ...parts };
}

/** The language of this document, fixed when it loads: English if the English dictionary was loaded before the app. */
export function pageLanguage(): Locale {
  return english ? 'en' : 'ms';
}

/**
 * A part of the dictionary in the page's language.
 * @returns the English texts; empty on a Malay page and without that part, so that the caller's Malay defaults apply.
 *   Defaults instead of an argument: the build then needs no object for each Malay module.
 */
export function textsOf<P extends keyof Parts>(part: P): { readonly [K in keyof Parts[P]]?: TextsLike<Parts[P][K]> } {
  return english?.[part] ?? {};
}
