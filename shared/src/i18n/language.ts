/** The language of an invitation, as the seeds store it. */
export type InvitationLanguage = 'malay' | 'english';
export const INVITATION_LANGUAGES: readonly InvitationLanguage[] = ['malay', 'english'];

/** The language of a text for a person: BCP 47 tags of the two languages of the product. */
export type Locale = 'ms' | 'en';

/** The locale in which a guest reads an invitation. */
export function localeOf(language: InvitationLanguage): Locale {
  return language === 'english' ? 'en' : 'ms';
}

/**
 * Picks the locale of an answer from an `Accept-Language` header. The seeds give the API's sentences in English,
 * so the default is English.
 */
export function negotiateLocale(acceptLanguage: string | undefined): Locale {
  for (const part of (acceptLanguage ?? '').split(',')) {
    const tag = part.trim().toLowerCase();
    if (tag.startsWith('ms')) return 'ms';
    if (tag.startsWith('en')) return 'en';
  }
  return 'en';
}
