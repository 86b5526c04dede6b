import type { Locale } from '@serikad/shared/i18n/language';
import type { AlbumTexts } from './texts/ms.js';

export type { AlbumTexts };

const loaded: Partial<Record<Locale, AlbumTexts>> = {};

/** Loads the album's texts of one language: no guest reads the other one. */
export async function loadAlbumTexts(locale: Locale): Promise<void> {
  loaded[locale] ??= locale === 'en' ? (await import('./texts/en.js')).en : (await import('./texts/ms.js')).ms;
}

/** The album's texts, which were loaded before any part of it is rendered. */
export function albumTexts(locale: Locale): AlbumTexts {
  const texts = loaded[locale];
  if (!texts) throw new Error(`the album's texts in ${locale} are not loaded`);
  return texts;
}
